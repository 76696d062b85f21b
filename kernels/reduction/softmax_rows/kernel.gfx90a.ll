; ModuleID = '/src/kernel.hip'
source_filename = "/src/kernel.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ12softmax_rowsE12warp_maximum = internal unnamed_addr addrspace(3) global [2 x float] undef, align 4
@_ZZ12softmax_rowsE8warp_sum = internal unnamed_addr addrspace(3) global [2 x float] undef, align 4
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @softmax_rows(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 !dbg !9 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !13
  %5 = zext i32 %4 to i64, !dbg !17
  %6 = sext i32 %2 to i64, !dbg !18
  %7 = mul nsw i64 %6, %5, !dbg !19
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !20
  %9 = and i32 %8, 31, !dbg !23
  %10 = icmp eq i32 %9, 0, !dbg !24
  %11 = lshr i32 %8, 5, !dbg !25
  %12 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %7, !dbg !26
  %13 = load float, ptr addrspace(1) %12, align 4, !dbg !26, !tbaa !27
  %14 = icmp slt i32 %8, %2, !dbg !31
  br i1 %14, label %59, label %15, !dbg !32

15:                                               ; preds = %59, %3
  %16 = phi float [ %13, %3 ], [ %65, %59 ], !dbg !33
  %17 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %18 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %17)
  %19 = and i32 %18, -64
  %20 = add nsw i32 %19, 64
  %21 = bitcast float %16 to i32, !dbg !34
  %22 = xor i32 %18, 16, !dbg !37
  %23 = icmp slt i32 %22, %20, !dbg !37
  %24 = select i1 %23, i32 %22, i32 %18, !dbg !40
  %25 = shl i32 %24, 2, !dbg !43
  %26 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %25, i32 %21), !dbg !46
  %27 = bitcast i32 %26 to float, !dbg !34
  %28 = tail call contract noundef float @llvm.maxnum.f32(float %16, float %27), !dbg !47
  %29 = bitcast float %28 to i32, !dbg !34
  %30 = xor i32 %18, 8, !dbg !37
  %31 = icmp slt i32 %30, %20, !dbg !37
  %32 = select i1 %31, i32 %30, i32 %18, !dbg !40
  %33 = shl i32 %32, 2, !dbg !43
  %34 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %33, i32 %29), !dbg !46
  %35 = bitcast i32 %34 to float, !dbg !34
  %36 = tail call contract noundef float @llvm.maxnum.f32(float %28, float %35), !dbg !47
  %37 = bitcast float %36 to i32, !dbg !34
  %38 = xor i32 %18, 4, !dbg !37
  %39 = icmp slt i32 %38, %20, !dbg !37
  %40 = select i1 %39, i32 %38, i32 %18, !dbg !40
  %41 = shl i32 %40, 2, !dbg !43
  %42 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %37), !dbg !46
  %43 = bitcast i32 %42 to float, !dbg !34
  %44 = tail call contract noundef float @llvm.maxnum.f32(float %36, float %43), !dbg !47
  %45 = bitcast float %44 to i32, !dbg !34
  %46 = xor i32 %18, 2, !dbg !37
  %47 = icmp slt i32 %46, %20, !dbg !37
  %48 = select i1 %47, i32 %46, i32 %18, !dbg !40
  %49 = shl i32 %48, 2, !dbg !43
  %50 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %49, i32 %45), !dbg !46
  %51 = bitcast i32 %50 to float, !dbg !34
  %52 = tail call contract noundef float @llvm.maxnum.f32(float %44, float %51), !dbg !47
  %53 = bitcast float %52 to i32, !dbg !34
  %54 = xor i32 %18, 1, !dbg !37
  %55 = icmp slt i32 %54, %20, !dbg !37
  %56 = select i1 %55, i32 %54, i32 %18, !dbg !40
  %57 = shl i32 %56, 2, !dbg !43
  %58 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %57, i32 %53), !dbg !46
  br i1 %10, label %68, label %72, !dbg !50

59:                                               ; preds = %3, %59
  %60 = phi i32 [ %66, %59 ], [ %8, %3 ]
  %61 = phi float [ %65, %59 ], [ %13, %3 ]
  %62 = zext nneg i32 %60 to i64, !dbg !51
  %63 = getelementptr float, ptr addrspace(1) %12, i64 %62, !dbg !52
  %64 = load float, ptr addrspace(1) %63, align 4, !dbg !52, !tbaa !27
  %65 = tail call contract noundef float @llvm.maxnum.f32(float %61, float %64), !dbg !53
  %66 = add nuw nsw i32 %60, 64, !dbg !55
  %67 = icmp slt i32 %66, %2, !dbg !31
  br i1 %67, label %59, label %15, !dbg !32, !llvm.loop !56

68:                                               ; preds = %15
  %69 = bitcast i32 %58 to float, !dbg !34
  %70 = tail call contract noundef float @llvm.maxnum.f32(float %52, float %69), !dbg !47
  %71 = getelementptr inbounds [2 x float], ptr addrspace(3) @_ZZ12softmax_rowsE12warp_maximum, i32 0, i32 %11
  store float %70, ptr addrspace(3) %71, align 4, !dbg !59, !tbaa !27
  br label %72, !dbg !60

72:                                               ; preds = %68, %15
  fence syncscope("workgroup") release, !dbg !61
  tail call void @llvm.amdgcn.s.barrier(), !dbg !64
  fence syncscope("workgroup") acquire, !dbg !65
  %73 = load float, ptr addrspace(3) @_ZZ12softmax_rowsE12warp_maximum, align 4, !dbg !66, !tbaa !27
  %74 = load float, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @_ZZ12softmax_rowsE12warp_maximum, i32 4), align 4, !dbg !67, !tbaa !27
  %75 = tail call contract noundef float @llvm.maxnum.f32(float %73, float %74), !dbg !68
  br i1 %14, label %96, label %76, !dbg !70

76:                                               ; preds = %96, %72
  %77 = phi float [ 0.000000e+00, %72 ], [ %104, %96 ], !dbg !33
  %78 = bitcast float %77 to i32, !dbg !71
  %79 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %25, i32 %78), !dbg !73
  %80 = bitcast i32 %79 to float, !dbg !71
  %81 = fadd contract float %77, %80, !dbg !76
  %82 = bitcast float %81 to i32, !dbg !71
  %83 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %33, i32 %82), !dbg !73
  %84 = bitcast i32 %83 to float, !dbg !71
  %85 = fadd contract float %81, %84, !dbg !76
  %86 = bitcast float %85 to i32, !dbg !71
  %87 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %86), !dbg !73
  %88 = bitcast i32 %87 to float, !dbg !71
  %89 = fadd contract float %85, %88, !dbg !76
  %90 = bitcast float %89 to i32, !dbg !71
  %91 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %49, i32 %90), !dbg !73
  %92 = bitcast i32 %91 to float, !dbg !71
  %93 = fadd contract float %89, %92, !dbg !76
  %94 = bitcast float %93 to i32, !dbg !71
  %95 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %57, i32 %94), !dbg !73
  br i1 %10, label %107, label %111, !dbg !77

96:                                               ; preds = %72, %96
  %97 = phi i32 [ %105, %96 ], [ %8, %72 ]
  %98 = phi float [ %104, %96 ], [ 0.000000e+00, %72 ]
  %99 = zext nneg i32 %97 to i64, !dbg !78
  %100 = getelementptr float, ptr addrspace(1) %12, i64 %99, !dbg !79
  %101 = load float, ptr addrspace(1) %100, align 4, !dbg !79, !tbaa !27
  %102 = fsub contract float %101, %75, !dbg !80
  %103 = tail call contract noundef float @__ocml_exp_f32(float noundef %102) #6, !dbg !81
  %104 = fadd contract float %98, %103, !dbg !84
  %105 = add nuw nsw i32 %97, 64, !dbg !85
  %106 = icmp slt i32 %105, %2, !dbg !86
  br i1 %106, label %96, label %76, !dbg !70, !llvm.loop !87

107:                                              ; preds = %76
  %108 = bitcast i32 %95 to float, !dbg !71
  %109 = fadd contract float %93, %108, !dbg !76
  %110 = getelementptr inbounds [2 x float], ptr addrspace(3) @_ZZ12softmax_rowsE8warp_sum, i32 0, i32 %11
  store float %109, ptr addrspace(3) %110, align 4, !dbg !89, !tbaa !27
  br label %111, !dbg !90

111:                                              ; preds = %107, %76
  fence syncscope("workgroup") release, !dbg !91
  tail call void @llvm.amdgcn.s.barrier(), !dbg !93
  fence syncscope("workgroup") acquire, !dbg !94
  %112 = load float, ptr addrspace(3) @_ZZ12softmax_rowsE8warp_sum, align 4, !dbg !95, !tbaa !27
  %113 = load float, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @_ZZ12softmax_rowsE8warp_sum, i32 4), align 4, !dbg !96, !tbaa !27
  %114 = fadd contract float %112, %113, !dbg !97
  br i1 %14, label %116, label %115, !dbg !98

115:                                              ; preds = %116, %111
  ret void, !dbg !99

116:                                              ; preds = %111, %116
  %117 = phi i32 [ %126, %116 ], [ %8, %111 ]
  %118 = zext nneg i32 %117 to i64, !dbg !100
  %119 = add nsw i64 %7, %118, !dbg !101
  %120 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %119, !dbg !102
  %121 = load float, ptr addrspace(1) %120, align 4, !dbg !102, !tbaa !27
  %122 = fsub contract float %121, %75, !dbg !103
  %123 = tail call contract noundef float @__ocml_exp_f32(float noundef %122) #6, !dbg !104
  %124 = fdiv contract float %123, %114, !dbg !106
  %125 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %119, !dbg !107
  store float %124, ptr addrspace(1) %125, align 4, !dbg !108, !tbaa !27
  %126 = add nuw nsw i32 %117, 64, !dbg !109
  %127 = icmp slt i32 %126, %2, !dbg !110
  br i1 %127, label %116, label %115, !dbg !98, !llvm.loop !111
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !113 hidden float @__ocml_exp_f32(float noundef) local_unnamed_addr #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "amdgpu-waves-per-eu"="4,8" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #6 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "72c4017711d2d972d832cad0a8058b72")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "softmax_rows", scope: !10, file: !10, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "72c4017711d2d972d832cad0a8058b72")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 39, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 15, column: 51, scope: !9)
!17 = !DILocation(line: 15, column: 42, scope: !9)
!18 = !DILocation(line: 15, column: 55, scope: !9)
!19 = !DILocation(line: 15, column: 53, scope: !9)
!20 = !DILocation(line: 38, column: 1, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = distinct !DILocation(line: 16, column: 37, scope: !9)
!23 = !DILocation(line: 16, column: 39, scope: !9)
!24 = !DILocation(line: 16, column: 52, scope: !9)
!25 = !DILocation(line: 17, column: 32, scope: !9)
!26 = !DILocation(line: 19, column: 19, scope: !9)
!27 = !{!28, !28, i64 0}
!28 = !{!"float", !29, i64 0}
!29 = !{!"omnipotent char", !30, i64 0}
!30 = !{!"Simple C++ TBAA"}
!31 = !DILocation(line: 20, column: 31, scope: !9)
!32 = !DILocation(line: 20, column: 3, scope: !9)
!33 = !DILocation(line: 0, scope: !9)
!34 = !DILocation(line: 115, column: 1, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "__shfl_xor", scope: !15, file: !15, line: 115, type: !11, scopeLine: 115, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = distinct !DILocation(line: 22, column: 30, scope: !9)
!37 = !DILocation(line: 115, column: 1, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "__shfl_xor", scope: !15, file: !15, line: 115, type: !11, scopeLine: 115, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = distinct !DILocation(line: 115, column: 1, scope: !35, inlinedAt: !36)
!40 = !DILocation(line: 101, column: 91, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "warpproof_from", scope: !15, file: !15, line: 101, type: !11, scopeLine: 101, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = distinct !DILocation(line: 115, column: 1, scope: !38, inlinedAt: !39)
!43 = !DILocation(line: 99, column: 44, scope: !44, inlinedAt: !45)
!44 = distinct !DISubprogram(name: "warpproof_pull", scope: !15, file: !15, line: 98, type: !11, scopeLine: 98, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!45 = distinct !DILocation(line: 115, column: 1, scope: !38, inlinedAt: !39)
!46 = !DILocation(line: 99, column: 10, scope: !44, inlinedAt: !45)
!47 = !DILocation(line: 176, column: 67, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "fmaxf", scope: !15, file: !15, line: 176, type: !11, scopeLine: 176, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!49 = distinct !DILocation(line: 22, column: 15, scope: !9)
!50 = !DILocation(line: 23, column: 7, scope: !9)
!51 = !DILocation(line: 20, column: 89, scope: !9)
!52 = !DILocation(line: 20, column: 75, scope: !9)
!53 = !DILocation(line: 176, column: 67, scope: !48, inlinedAt: !54)
!54 = distinct !DILocation(line: 20, column: 60, scope: !9)
!55 = !DILocation(line: 20, column: 38, scope: !9)
!56 = distinct !{!56, !32, !57, !58}
!57 = !DILocation(line: 20, column: 91, scope: !9)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocation(line: 23, column: 38, scope: !9)
!60 = !DILocation(line: 23, column: 19, scope: !9)
!61 = !DILocation(line: 80, column: 3, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "__syncthreads", scope: !15, file: !15, line: 79, type: !11, scopeLine: 79, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!63 = distinct !DILocation(line: 24, column: 3, scope: !9)
!64 = !DILocation(line: 81, column: 3, scope: !62, inlinedAt: !63)
!65 = !DILocation(line: 82, column: 3, scope: !62, inlinedAt: !63)
!66 = !DILocation(line: 25, column: 19, scope: !9)
!67 = !DILocation(line: 25, column: 36, scope: !9)
!68 = !DILocation(line: 176, column: 67, scope: !48, inlinedAt: !69)
!69 = distinct !DILocation(line: 25, column: 13, scope: !9)
!70 = !DILocation(line: 28, column: 3, scope: !9)
!71 = !DILocation(line: 115, column: 1, scope: !35, inlinedAt: !72)
!72 = distinct !DILocation(line: 29, column: 75, scope: !9)
!73 = !DILocation(line: 99, column: 10, scope: !44, inlinedAt: !74)
!74 = distinct !DILocation(line: 115, column: 1, scope: !38, inlinedAt: !75)
!75 = distinct !DILocation(line: 115, column: 1, scope: !35, inlinedAt: !72)
!76 = !DILocation(line: 29, column: 72, scope: !9)
!77 = !DILocation(line: 30, column: 7, scope: !9)
!78 = !DILocation(line: 28, column: 76, scope: !9)
!79 = !DILocation(line: 28, column: 62, scope: !9)
!80 = !DILocation(line: 28, column: 79, scope: !9)
!81 = !DILocation(line: 164, column: 1, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "expf", scope: !15, file: !15, line: 164, type: !11, scopeLine: 164, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = distinct !DILocation(line: 28, column: 57, scope: !9)
!84 = !DILocation(line: 28, column: 54, scope: !9)
!85 = !DILocation(line: 28, column: 38, scope: !9)
!86 = !DILocation(line: 28, column: 31, scope: !9)
!87 = distinct !{!87, !70, !88, !58}
!88 = !DILocation(line: 28, column: 88, scope: !9)
!89 = !DILocation(line: 30, column: 34, scope: !9)
!90 = !DILocation(line: 30, column: 19, scope: !9)
!91 = !DILocation(line: 80, column: 3, scope: !62, inlinedAt: !92)
!92 = distinct !DILocation(line: 31, column: 3, scope: !9)
!93 = !DILocation(line: 81, column: 3, scope: !62, inlinedAt: !92)
!94 = !DILocation(line: 82, column: 3, scope: !62, inlinedAt: !92)
!95 = !DILocation(line: 32, column: 9, scope: !9)
!96 = !DILocation(line: 32, column: 23, scope: !9)
!97 = !DILocation(line: 32, column: 21, scope: !9)
!98 = !DILocation(line: 34, column: 3, scope: !9)
!99 = !DILocation(line: 35, column: 1, scope: !9)
!100 = !DILocation(line: 34, column: 88, scope: !9)
!101 = !DILocation(line: 34, column: 86, scope: !9)
!102 = !DILocation(line: 34, column: 74, scope: !9)
!103 = !DILocation(line: 34, column: 91, scope: !9)
!104 = !DILocation(line: 164, column: 1, scope: !82, inlinedAt: !105)
!105 = distinct !DILocation(line: 34, column: 69, scope: !9)
!106 = !DILocation(line: 34, column: 102, scope: !9)
!107 = !DILocation(line: 34, column: 50, scope: !9)
!108 = !DILocation(line: 34, column: 67, scope: !9)
!109 = !DILocation(line: 34, column: 38, scope: !9)
!110 = !DILocation(line: 34, column: 31, scope: !9)
!111 = distinct !{!111, !98, !112, !58}
!112 = !DILocation(line: 34, column: 104, scope: !9)
!113 = !DISubprogram(name: "__ocml_exp_f32", scope: !15, file: !15, line: 164, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
