; ModuleID = '/src/wrong/missing_lds_barrier.hip'
source_filename = "/src/wrong/missing_lds_barrier.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ8rms_normE12warp_squares = internal unnamed_addr addrspace(3) global [4 x float] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(readwrite, inaccessiblemem: none)
define protected amdgpu_kernel void @rms_norm(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef readonly %1, ptr addrspace(1) nocapture noundef writeonly %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 !dbg !9 {
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !13
  %7 = zext i32 %6 to i64, !dbg !17
  %8 = sext i32 %3 to i64, !dbg !18
  %9 = mul nsw i64 %8, %7, !dbg !19
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !20
  %11 = icmp slt i32 %10, %3, !dbg !23
  br i1 %11, label %12, label %14, !dbg !24

12:                                               ; preds = %5
  %13 = getelementptr float, ptr addrspace(1) %0, i64 %9
  br label %60, !dbg !24

14:                                               ; preds = %60, %5
  %15 = phi float [ 0.000000e+00, %5 ], [ %67, %60 ], !dbg !25
  %16 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %17 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %16)
  %18 = and i32 %17, -64
  %19 = add nsw i32 %18, 64
  %20 = bitcast float %15 to i32, !dbg !26
  %21 = xor i32 %17, 16, !dbg !29
  %22 = icmp slt i32 %21, %19, !dbg !29
  %23 = select i1 %22, i32 %21, i32 %17, !dbg !32
  %24 = shl i32 %23, 2, !dbg !35
  %25 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %24, i32 %20), !dbg !38
  %26 = bitcast i32 %25 to float, !dbg !26
  %27 = fadd contract float %15, %26, !dbg !39
  %28 = bitcast float %27 to i32, !dbg !26
  %29 = xor i32 %17, 8, !dbg !29
  %30 = icmp slt i32 %29, %19, !dbg !29
  %31 = select i1 %30, i32 %29, i32 %17, !dbg !32
  %32 = shl i32 %31, 2, !dbg !35
  %33 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %32, i32 %28), !dbg !38
  %34 = bitcast i32 %33 to float, !dbg !26
  %35 = fadd contract float %27, %34, !dbg !39
  %36 = bitcast float %35 to i32, !dbg !26
  %37 = xor i32 %17, 4, !dbg !29
  %38 = icmp slt i32 %37, %19, !dbg !29
  %39 = select i1 %38, i32 %37, i32 %17, !dbg !32
  %40 = shl i32 %39, 2, !dbg !35
  %41 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %40, i32 %36), !dbg !38
  %42 = bitcast i32 %41 to float, !dbg !26
  %43 = fadd contract float %35, %42, !dbg !39
  %44 = bitcast float %43 to i32, !dbg !26
  %45 = xor i32 %17, 2, !dbg !29
  %46 = icmp slt i32 %45, %19, !dbg !29
  %47 = select i1 %46, i32 %45, i32 %17, !dbg !32
  %48 = shl i32 %47, 2, !dbg !35
  %49 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %48, i32 %44), !dbg !38
  %50 = bitcast i32 %49 to float, !dbg !26
  %51 = fadd contract float %43, %50, !dbg !39
  %52 = bitcast float %51 to i32, !dbg !26
  %53 = xor i32 %17, 1, !dbg !29
  %54 = icmp slt i32 %53, %19, !dbg !29
  %55 = select i1 %54, i32 %53, i32 %17, !dbg !32
  %56 = shl i32 %55, 2, !dbg !35
  %57 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %56, i32 %52), !dbg !38
  %58 = and i32 %10, 31, !dbg !40
  %59 = icmp eq i32 %58, 0, !dbg !41
  br i1 %59, label %70, label %75, !dbg !42

60:                                               ; preds = %12, %60
  %61 = phi float [ 0.000000e+00, %12 ], [ %67, %60 ]
  %62 = phi i32 [ %10, %12 ], [ %68, %60 ]
  %63 = zext nneg i32 %62 to i64, !dbg !43
  %64 = getelementptr float, ptr addrspace(1) %13, i64 %63, !dbg !44
  %65 = load float, ptr addrspace(1) %64, align 4, !dbg !44, !tbaa !45
  %66 = fmul contract float %65, %65, !dbg !49
  %67 = fadd contract float %61, %66, !dbg !50
  %68 = add nuw nsw i32 %62, 128, !dbg !51
  %69 = icmp slt i32 %68, %3, !dbg !23
  br i1 %69, label %60, label %14, !dbg !24, !llvm.loop !52

70:                                               ; preds = %14
  %71 = bitcast i32 %57 to float, !dbg !26
  %72 = fadd contract float %51, %71, !dbg !39
  %73 = lshr exact i32 %10, 5
  %74 = getelementptr inbounds [4 x float], ptr addrspace(3) @_ZZ8rms_normE12warp_squares, i32 0, i32 %73
  store float %72, ptr addrspace(3) %74, align 4, !dbg !55, !tbaa !45
  br label %75, !dbg !56

75:                                               ; preds = %70, %14
  %76 = load float, ptr addrspace(3) @_ZZ8rms_normE12warp_squares, align 16, !dbg !57, !tbaa !45
  %77 = fadd contract float %76, 0.000000e+00, !dbg !58
  %78 = load float, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @_ZZ8rms_normE12warp_squares, i32 4), align 4, !dbg !57, !tbaa !45
  %79 = fadd contract float %77, %78, !dbg !58
  %80 = load float, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @_ZZ8rms_normE12warp_squares, i32 8), align 8, !dbg !57, !tbaa !45
  %81 = fadd contract float %79, %80, !dbg !58
  %82 = load float, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @_ZZ8rms_normE12warp_squares, i32 12), align 4, !dbg !57, !tbaa !45
  %83 = fadd contract float %81, %82, !dbg !58
  %84 = sitofp i32 %3 to float, !dbg !59
  %85 = fdiv contract float %83, %84, !dbg !60
  %86 = fadd contract float %85, %4, !dbg !61
  %87 = tail call contract noundef float @__ocml_rsqrt_f32(float noundef %86) #5, !dbg !62
  br i1 %11, label %89, label %88, !dbg !65

88:                                               ; preds = %89, %75
  ret void, !dbg !66

89:                                               ; preds = %75, %89
  %90 = phi i32 [ %100, %89 ], [ %10, %75 ]
  %91 = zext nneg i32 %90 to i64, !dbg !67
  %92 = add nsw i64 %9, %91, !dbg !68
  %93 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %92, !dbg !69
  %94 = load float, ptr addrspace(1) %93, align 4, !dbg !69, !tbaa !45
  %95 = fmul contract float %87, %94, !dbg !70
  %96 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %91, !dbg !71
  %97 = load float, ptr addrspace(1) %96, align 4, !dbg !71, !tbaa !45
  %98 = fmul contract float %95, %97, !dbg !72
  %99 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %92, !dbg !73
  store float %98, ptr addrspace(1) %99, align 4, !dbg !74, !tbaa !45
  %100 = add nuw nsw i32 %90, 128, !dbg !75
  %101 = icmp slt i32 %100, %3, !dbg !76
  br i1 %101, label %89, label %88, !dbg !65, !llvm.loop !77
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !79 hidden float @__ocml_rsqrt_f32(float noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "amdgpu-waves-per-eu"="4,8" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/wrong/missing_lds_barrier.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "ba73dbea46a6ec77ff7cc391b2bfd5ce")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "rms_norm", scope: !10, file: !10, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "wrong/missing_lds_barrier.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "ba73dbea46a6ec77ff7cc391b2bfd5ce")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 39, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 16, column: 51, scope: !9)
!17 = !DILocation(line: 16, column: 42, scope: !9)
!18 = !DILocation(line: 16, column: 55, scope: !9)
!19 = !DILocation(line: 16, column: 53, scope: !9)
!20 = !DILocation(line: 38, column: 1, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = distinct !DILocation(line: 19, column: 26, scope: !9)
!23 = !DILocation(line: 19, column: 31, scope: !9)
!24 = !DILocation(line: 19, column: 3, scope: !9)
!25 = !DILocation(line: 0, scope: !9)
!26 = !DILocation(line: 115, column: 1, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__shfl_xor", scope: !15, file: !15, line: 115, type: !11, scopeLine: 115, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 23, column: 79, scope: !9)
!29 = !DILocation(line: 115, column: 1, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "__shfl_xor", scope: !15, file: !15, line: 115, type: !11, scopeLine: 115, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = distinct !DILocation(line: 115, column: 1, scope: !27, inlinedAt: !28)
!32 = !DILocation(line: 101, column: 91, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "warpproof_from", scope: !15, file: !15, line: 101, type: !11, scopeLine: 101, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = distinct !DILocation(line: 115, column: 1, scope: !30, inlinedAt: !31)
!35 = !DILocation(line: 99, column: 44, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "warpproof_pull", scope: !15, file: !15, line: 98, type: !11, scopeLine: 98, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = distinct !DILocation(line: 115, column: 1, scope: !30, inlinedAt: !31)
!38 = !DILocation(line: 99, column: 10, scope: !36, inlinedAt: !37)
!39 = !DILocation(line: 23, column: 76, scope: !9)
!40 = !DILocation(line: 24, column: 19, scope: !9)
!41 = !DILocation(line: 24, column: 32, scope: !9)
!42 = !DILocation(line: 24, column: 7, scope: !9)
!43 = !DILocation(line: 20, column: 35, scope: !9)
!44 = !DILocation(line: 20, column: 21, scope: !9)
!45 = !{!46, !46, i64 0}
!46 = !{!"float", !47, i64 0}
!47 = !{!"omnipotent char", !48, i64 0}
!48 = !{!"Simple C++ TBAA"}
!49 = !DILocation(line: 21, column: 18, scope: !9)
!50 = !DILocation(line: 21, column: 13, scope: !9)
!51 = !DILocation(line: 19, column: 38, scope: !9)
!52 = distinct !{!52, !24, !53, !54}
!53 = !DILocation(line: 22, column: 3, scope: !9)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocation(line: 24, column: 77, scope: !9)
!56 = !DILocation(line: 24, column: 38, scope: !9)
!57 = !DILocation(line: 27, column: 59, scope: !9)
!58 = !DILocation(line: 27, column: 56, scope: !9)
!59 = !DILocation(line: 28, column: 51, scope: !9)
!60 = !DILocation(line: 28, column: 42, scope: !9)
!61 = !DILocation(line: 28, column: 53, scope: !9)
!62 = !DILocation(line: 172, column: 1, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "rsqrtf", scope: !15, file: !15, line: 172, type: !11, scopeLine: 172, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = distinct !DILocation(line: 28, column: 23, scope: !9)
!65 = !DILocation(line: 29, column: 3, scope: !9)
!66 = !DILocation(line: 30, column: 1, scope: !9)
!67 = !DILocation(line: 29, column: 83, scope: !9)
!68 = !DILocation(line: 29, column: 81, scope: !9)
!69 = !DILocation(line: 29, column: 69, scope: !9)
!70 = !DILocation(line: 29, column: 86, scope: !9)
!71 = !DILocation(line: 29, column: 96, scope: !9)
!72 = !DILocation(line: 29, column: 94, scope: !9)
!73 = !DILocation(line: 29, column: 50, scope: !9)
!74 = !DILocation(line: 29, column: 67, scope: !9)
!75 = !DILocation(line: 29, column: 38, scope: !9)
!76 = !DILocation(line: 29, column: 31, scope: !9)
!77 = distinct !{!77, !65, !78, !54}
!78 = !DILocation(line: 29, column: 99, scope: !9)
!79 = !DISubprogram(name: "__ocml_rsqrt_f32", scope: !15, file: !15, line: 172, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
