; ModuleID = '/src/kernel.hip'
source_filename = "/src/kernel.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @online_softmax_rows(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 !dbg !9 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !13
  %5 = zext i32 %4 to i64, !dbg !17
  %6 = sext i32 %2 to i64, !dbg !18
  %7 = mul nsw i64 %6, %5, !dbg !19
  %8 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %7, !dbg !20
  %9 = load float, ptr addrspace(1) %8, align 4, !dbg !20, !tbaa !21
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !25
  %11 = icmp slt i32 %10, %2, !dbg !28
  br i1 %11, label %109, label %12, !dbg !29

12:                                               ; preds = %109, %3
  %13 = phi float [ 0.000000e+00, %3 ], [ %122, %109 ], !dbg !30
  %14 = phi float [ %9, %3 ], [ %116, %109 ], !dbg !30
  %15 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %16 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %15)
  %17 = and i32 %16, -64
  %18 = add nsw i32 %17, 64
  %19 = bitcast float %14 to i32, !dbg !31
  %20 = xor i32 %16, 16, !dbg !34
  %21 = icmp slt i32 %20, %18, !dbg !34
  %22 = select i1 %21, i32 %20, i32 %16, !dbg !37
  %23 = shl i32 %22, 2, !dbg !40
  %24 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %23, i32 %19), !dbg !43
  %25 = bitcast i32 %24 to float, !dbg !31
  %26 = bitcast float %13 to i32, !dbg !44
  %27 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %23, i32 %26), !dbg !46
  %28 = bitcast i32 %27 to float, !dbg !44
  %29 = tail call contract noundef float @llvm.maxnum.f32(float %14, float %25), !dbg !49
  %30 = fsub contract float %14, %29, !dbg !52
  %31 = tail call contract noundef float @__ocml_exp_f32(float noundef %30) #5, !dbg !53
  %32 = fmul contract float %13, %31, !dbg !56
  %33 = fsub contract float %25, %29, !dbg !57
  %34 = tail call contract noundef float @__ocml_exp_f32(float noundef %33) #5, !dbg !58
  %35 = fmul contract float %34, %28, !dbg !60
  %36 = fadd contract float %32, %35, !dbg !61
  %37 = bitcast float %29 to i32, !dbg !31
  %38 = xor i32 %16, 8, !dbg !34
  %39 = icmp slt i32 %38, %18, !dbg !34
  %40 = select i1 %39, i32 %38, i32 %16, !dbg !37
  %41 = shl i32 %40, 2, !dbg !40
  %42 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %37), !dbg !43
  %43 = bitcast i32 %42 to float, !dbg !31
  %44 = bitcast float %36 to i32, !dbg !44
  %45 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %44), !dbg !46
  %46 = bitcast i32 %45 to float, !dbg !44
  %47 = tail call contract noundef float @llvm.maxnum.f32(float %29, float %43), !dbg !49
  %48 = fsub contract float %29, %47, !dbg !52
  %49 = tail call contract noundef float @__ocml_exp_f32(float noundef %48) #5, !dbg !53
  %50 = fmul contract float %36, %49, !dbg !56
  %51 = fsub contract float %43, %47, !dbg !57
  %52 = tail call contract noundef float @__ocml_exp_f32(float noundef %51) #5, !dbg !58
  %53 = fmul contract float %52, %46, !dbg !60
  %54 = fadd contract float %50, %53, !dbg !61
  %55 = bitcast float %47 to i32, !dbg !31
  %56 = xor i32 %16, 4, !dbg !34
  %57 = icmp slt i32 %56, %18, !dbg !34
  %58 = select i1 %57, i32 %56, i32 %16, !dbg !37
  %59 = shl i32 %58, 2, !dbg !40
  %60 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %59, i32 %55), !dbg !43
  %61 = bitcast i32 %60 to float, !dbg !31
  %62 = bitcast float %54 to i32, !dbg !44
  %63 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %59, i32 %62), !dbg !46
  %64 = bitcast i32 %63 to float, !dbg !44
  %65 = tail call contract noundef float @llvm.maxnum.f32(float %47, float %61), !dbg !49
  %66 = fsub contract float %47, %65, !dbg !52
  %67 = tail call contract noundef float @__ocml_exp_f32(float noundef %66) #5, !dbg !53
  %68 = fmul contract float %54, %67, !dbg !56
  %69 = fsub contract float %61, %65, !dbg !57
  %70 = tail call contract noundef float @__ocml_exp_f32(float noundef %69) #5, !dbg !58
  %71 = fmul contract float %70, %64, !dbg !60
  %72 = fadd contract float %68, %71, !dbg !61
  %73 = bitcast float %65 to i32, !dbg !31
  %74 = xor i32 %16, 2, !dbg !34
  %75 = icmp slt i32 %74, %18, !dbg !34
  %76 = select i1 %75, i32 %74, i32 %16, !dbg !37
  %77 = shl i32 %76, 2, !dbg !40
  %78 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %77, i32 %73), !dbg !43
  %79 = bitcast i32 %78 to float, !dbg !31
  %80 = bitcast float %72 to i32, !dbg !44
  %81 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %77, i32 %80), !dbg !46
  %82 = bitcast i32 %81 to float, !dbg !44
  %83 = tail call contract noundef float @llvm.maxnum.f32(float %65, float %79), !dbg !49
  %84 = fsub contract float %65, %83, !dbg !52
  %85 = tail call contract noundef float @__ocml_exp_f32(float noundef %84) #5, !dbg !53
  %86 = fmul contract float %72, %85, !dbg !56
  %87 = fsub contract float %79, %83, !dbg !57
  %88 = tail call contract noundef float @__ocml_exp_f32(float noundef %87) #5, !dbg !58
  %89 = fmul contract float %88, %82, !dbg !60
  %90 = fadd contract float %86, %89, !dbg !61
  %91 = bitcast float %83 to i32, !dbg !31
  %92 = xor i32 %16, 1, !dbg !34
  %93 = icmp slt i32 %92, %18, !dbg !34
  %94 = select i1 %93, i32 %92, i32 %16, !dbg !37
  %95 = shl i32 %94, 2, !dbg !40
  %96 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %95, i32 %91), !dbg !43
  %97 = bitcast i32 %96 to float, !dbg !31
  %98 = bitcast float %90 to i32, !dbg !44
  %99 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %95, i32 %98), !dbg !46
  %100 = bitcast i32 %99 to float, !dbg !44
  %101 = tail call contract noundef float @llvm.maxnum.f32(float %83, float %97), !dbg !49
  %102 = fsub contract float %83, %101, !dbg !52
  %103 = tail call contract noundef float @__ocml_exp_f32(float noundef %102) #5, !dbg !53
  %104 = fmul contract float %90, %103, !dbg !56
  %105 = fsub contract float %97, %101, !dbg !57
  %106 = tail call contract noundef float @__ocml_exp_f32(float noundef %105) #5, !dbg !58
  %107 = fmul contract float %106, %100, !dbg !60
  %108 = fadd contract float %104, %107, !dbg !61
  br i1 %11, label %126, label %125, !dbg !62

109:                                              ; preds = %3, %109
  %110 = phi float [ %116, %109 ], [ %9, %3 ]
  %111 = phi float [ %122, %109 ], [ 0.000000e+00, %3 ]
  %112 = phi i32 [ %123, %109 ], [ %10, %3 ]
  %113 = zext nneg i32 %112 to i64, !dbg !63
  %114 = getelementptr float, ptr addrspace(1) %8, i64 %113, !dbg !64
  %115 = load float, ptr addrspace(1) %114, align 4, !dbg !64, !tbaa !21
  %116 = tail call contract noundef float @llvm.maxnum.f32(float %110, float %115), !dbg !65
  %117 = fsub contract float %110, %116, !dbg !67
  %118 = tail call contract noundef float @__ocml_exp_f32(float noundef %117) #5, !dbg !68
  %119 = fmul contract float %111, %118, !dbg !70
  %120 = fsub contract float %115, %116, !dbg !71
  %121 = tail call contract noundef float @__ocml_exp_f32(float noundef %120) #5, !dbg !72
  %122 = fadd contract float %119, %121, !dbg !74
  %123 = add nuw nsw i32 %112, 32, !dbg !75
  %124 = icmp slt i32 %123, %2, !dbg !28
  br i1 %124, label %109, label %12, !dbg !29, !llvm.loop !76

125:                                              ; preds = %126, %12
  ret void, !dbg !79

126:                                              ; preds = %12, %126
  %127 = phi i32 [ %136, %126 ], [ %10, %12 ]
  %128 = zext nneg i32 %127 to i64, !dbg !80
  %129 = add nsw i64 %7, %128, !dbg !81
  %130 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %129, !dbg !82
  %131 = load float, ptr addrspace(1) %130, align 4, !dbg !82, !tbaa !21
  %132 = fsub contract float %131, %101, !dbg !83
  %133 = tail call contract noundef float @__ocml_exp_f32(float noundef %132) #5, !dbg !84
  %134 = fdiv contract float %133, %108, !dbg !86
  %135 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %129, !dbg !87
  store float %134, ptr addrspace(1) %135, align 4, !dbg !88, !tbaa !21
  %136 = add nuw nsw i32 %127, 32, !dbg !89
  %137 = icmp slt i32 %136, %2, !dbg !90
  br i1 %137, label %126, label %125, !dbg !62, !llvm.loop !91
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !93 hidden float @__ocml_exp_f32(float noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "amdgpu-waves-per-eu"="4,8" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "b652764ce6555157cf721ff72caa357f")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "online_softmax_rows", scope: !10, file: !10, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "b652764ce6555157cf721ff72caa357f")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 39, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 11, column: 51, scope: !9)
!17 = !DILocation(line: 11, column: 42, scope: !9)
!18 = !DILocation(line: 11, column: 55, scope: !9)
!19 = !DILocation(line: 11, column: 53, scope: !9)
!20 = !DILocation(line: 12, column: 19, scope: !9)
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !23, i64 0}
!23 = !{!"omnipotent char", !24, i64 0}
!24 = !{!"Simple C++ TBAA"}
!25 = !DILocation(line: 38, column: 1, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 14, column: 26, scope: !9)
!28 = !DILocation(line: 14, column: 31, scope: !9)
!29 = !DILocation(line: 14, column: 3, scope: !9)
!30 = !DILocation(line: 0, scope: !9)
!31 = !DILocation(line: 115, column: 1, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "__shfl_xor", scope: !15, file: !15, line: 115, type: !11, scopeLine: 115, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = distinct !DILocation(line: 21, column: 33, scope: !9)
!34 = !DILocation(line: 115, column: 1, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "__shfl_xor", scope: !15, file: !15, line: 115, type: !11, scopeLine: 115, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = distinct !DILocation(line: 115, column: 1, scope: !32, inlinedAt: !33)
!37 = !DILocation(line: 101, column: 91, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "warpproof_from", scope: !15, file: !15, line: 101, type: !11, scopeLine: 101, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = distinct !DILocation(line: 115, column: 1, scope: !35, inlinedAt: !36)
!40 = !DILocation(line: 99, column: 44, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "warpproof_pull", scope: !15, file: !15, line: 98, type: !11, scopeLine: 98, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = distinct !DILocation(line: 115, column: 1, scope: !35, inlinedAt: !36)
!43 = !DILocation(line: 99, column: 10, scope: !41, inlinedAt: !42)
!44 = !DILocation(line: 115, column: 1, scope: !32, inlinedAt: !45)
!45 = distinct !DILocation(line: 22, column: 29, scope: !9)
!46 = !DILocation(line: 99, column: 10, scope: !41, inlinedAt: !47)
!47 = distinct !DILocation(line: 115, column: 1, scope: !35, inlinedAt: !48)
!48 = distinct !DILocation(line: 115, column: 1, scope: !32, inlinedAt: !45)
!49 = !DILocation(line: 176, column: 67, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "fmaxf", scope: !15, file: !15, line: 176, type: !11, scopeLine: 176, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!51 = distinct !DILocation(line: 23, column: 26, scope: !9)
!52 = !DILocation(line: 24, column: 30, scope: !9)
!53 = !DILocation(line: 164, column: 1, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "expf", scope: !15, file: !15, line: 164, type: !11, scopeLine: 164, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!55 = distinct !DILocation(line: 24, column: 17, scope: !9)
!56 = !DILocation(line: 24, column: 15, scope: !9)
!57 = !DILocation(line: 24, column: 73, scope: !9)
!58 = !DILocation(line: 164, column: 1, scope: !54, inlinedAt: !59)
!59 = distinct !DILocation(line: 24, column: 54, scope: !9)
!60 = !DILocation(line: 24, column: 52, scope: !9)
!61 = !DILocation(line: 24, column: 40, scope: !9)
!62 = !DILocation(line: 27, column: 3, scope: !9)
!63 = !DILocation(line: 15, column: 35, scope: !9)
!64 = !DILocation(line: 15, column: 21, scope: !9)
!65 = !DILocation(line: 176, column: 67, scope: !50, inlinedAt: !66)
!66 = distinct !DILocation(line: 16, column: 26, scope: !9)
!67 = !DILocation(line: 17, column: 30, scope: !9)
!68 = !DILocation(line: 164, column: 1, scope: !54, inlinedAt: !69)
!69 = distinct !DILocation(line: 17, column: 17, scope: !9)
!70 = !DILocation(line: 17, column: 15, scope: !9)
!71 = !DILocation(line: 17, column: 49, scope: !9)
!72 = !DILocation(line: 164, column: 1, scope: !54, inlinedAt: !73)
!73 = distinct !DILocation(line: 17, column: 42, scope: !9)
!74 = !DILocation(line: 17, column: 40, scope: !9)
!75 = !DILocation(line: 14, column: 38, scope: !9)
!76 = distinct !{!76, !29, !77, !78}
!77 = !DILocation(line: 19, column: 3, scope: !9)
!78 = !{!"llvm.loop.mustprogress"}
!79 = !DILocation(line: 28, column: 1, scope: !9)
!80 = !DILocation(line: 27, column: 91, scope: !9)
!81 = !DILocation(line: 27, column: 89, scope: !9)
!82 = !DILocation(line: 27, column: 77, scope: !9)
!83 = !DILocation(line: 27, column: 94, scope: !9)
!84 = !DILocation(line: 164, column: 1, scope: !54, inlinedAt: !85)
!85 = distinct !DILocation(line: 27, column: 72, scope: !9)
!86 = !DILocation(line: 27, column: 105, scope: !9)
!87 = !DILocation(line: 27, column: 53, scope: !9)
!88 = !DILocation(line: 27, column: 70, scope: !9)
!89 = !DILocation(line: 27, column: 38, scope: !9)
!90 = !DILocation(line: 27, column: 31, scope: !9)
!91 = distinct !{!91, !62, !92, !78}
!92 = !DILocation(line: 27, column: 107, scope: !9)
!93 = !DISubprogram(name: "__ocml_exp_f32", scope: !15, file: !15, line: 164, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
