; ModuleID = '/src/kernel.hip'
source_filename = "/src/kernel.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ19layer_norm_two_passE9warp_sums = internal unnamed_addr addrspace(3) global [2 x float] undef, align 4
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @layer_norm_two_pass(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef readonly %1, ptr addrspace(1) nocapture noundef readonly %2, ptr addrspace(1) nocapture noundef writeonly %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 !dbg !9 {
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !13
  %8 = zext i32 %7 to i64, !dbg !17
  %9 = sext i32 %4 to i64, !dbg !18
  %10 = mul nsw i64 %9, %8, !dbg !19
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !20
  %12 = icmp slt i32 %11, %4, !dbg !23
  br i1 %12, label %13, label %15, !dbg !24

13:                                               ; preds = %6
  %14 = getelementptr float, ptr addrspace(1) %0, i64 %10
  br label %74, !dbg !24

15:                                               ; preds = %74, %6
  %16 = phi float [ 0.000000e+00, %6 ], [ %80, %74 ], !dbg !25
  %17 = tail call noundef i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %18 = and i32 %17, -32
  %19 = add nsw i32 %18, 32
  %20 = bitcast float %16 to i32, !dbg !26
  %21 = xor i32 %17, 16, !dbg !31
  %22 = icmp slt i32 %21, %19, !dbg !31
  %23 = select i1 %22, i32 %21, i32 %17, !dbg !34
  %24 = shl i32 %23, 2, !dbg !37
  %25 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %24, i32 %20), !dbg !40
  %26 = bitcast i32 %25 to float, !dbg !26
  %27 = fadd contract float %16, %26, !dbg !41
  %28 = bitcast float %27 to i32, !dbg !26
  %29 = xor i32 %17, 8, !dbg !31
  %30 = icmp slt i32 %29, %19, !dbg !31
  %31 = select i1 %30, i32 %29, i32 %17, !dbg !34
  %32 = shl i32 %31, 2, !dbg !37
  %33 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %32, i32 %28), !dbg !40
  %34 = bitcast i32 %33 to float, !dbg !26
  %35 = fadd contract float %27, %34, !dbg !41
  %36 = bitcast float %35 to i32, !dbg !26
  %37 = xor i32 %17, 4, !dbg !31
  %38 = icmp slt i32 %37, %19, !dbg !31
  %39 = select i1 %38, i32 %37, i32 %17, !dbg !34
  %40 = shl i32 %39, 2, !dbg !37
  %41 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %40, i32 %36), !dbg !40
  %42 = bitcast i32 %41 to float, !dbg !26
  %43 = fadd contract float %35, %42, !dbg !41
  %44 = bitcast float %43 to i32, !dbg !26
  %45 = xor i32 %17, 2, !dbg !31
  %46 = icmp slt i32 %45, %19, !dbg !31
  %47 = select i1 %46, i32 %45, i32 %17, !dbg !34
  %48 = shl i32 %47, 2, !dbg !37
  %49 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %48, i32 %44), !dbg !40
  %50 = bitcast i32 %49 to float, !dbg !26
  %51 = fadd contract float %43, %50, !dbg !41
  %52 = bitcast float %51 to i32, !dbg !26
  %53 = xor i32 %17, 1, !dbg !31
  %54 = icmp slt i32 %53, %19, !dbg !31
  %55 = select i1 %54, i32 %53, i32 %17, !dbg !34
  %56 = shl i32 %55, 2, !dbg !37
  %57 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %56, i32 %52), !dbg !40
  fence syncscope("workgroup") release, !dbg !42
  tail call void @llvm.amdgcn.s.barrier(), !dbg !45
  fence syncscope("workgroup") acquire, !dbg !46
  %58 = and i32 %11, 31, !dbg !47
  %59 = icmp eq i32 %58, 0, !dbg !48
  br i1 %59, label %60, label %65, !dbg !49

60:                                               ; preds = %15
  %61 = lshr exact i32 %11, 3
  %62 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ19layer_norm_two_passE9warp_sums, i32 %61
  %63 = bitcast i32 %57 to float
  %64 = fadd contract float %51, %63
  store float %64, ptr addrspace(3) %62, align 4, !dbg !50, !tbaa !51
  br label %65, !dbg !55

65:                                               ; preds = %15, %60
  fence syncscope("workgroup") release, !dbg !56
  tail call void @llvm.amdgcn.s.barrier(), !dbg !58
  fence syncscope("workgroup") acquire, !dbg !59
  %66 = load float, ptr addrspace(3) @_ZZ19layer_norm_two_passE9warp_sums, align 4, !dbg !60, !tbaa !51
  %67 = fadd contract float %66, 0.000000e+00, !dbg !61
  %68 = load float, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @_ZZ19layer_norm_two_passE9warp_sums, i32 4), align 4, !dbg !60, !tbaa !51
  %69 = fadd contract float %67, %68, !dbg !61
  %70 = sitofp i32 %4 to float, !dbg !62
  %71 = fdiv contract float %69, %70, !dbg !63
  br i1 %12, label %72, label %83, !dbg !64

72:                                               ; preds = %65
  %73 = getelementptr float, ptr addrspace(1) %0, i64 %10
  br label %116, !dbg !64

74:                                               ; preds = %13, %74
  %75 = phi float [ 0.000000e+00, %13 ], [ %80, %74 ]
  %76 = phi i32 [ %11, %13 ], [ %81, %74 ]
  %77 = zext nneg i32 %76 to i64, !dbg !65
  %78 = getelementptr float, ptr addrspace(1) %14, i64 %77, !dbg !66
  %79 = load float, ptr addrspace(1) %78, align 4, !dbg !66, !tbaa !51
  %80 = fadd contract float %75, %79, !dbg !67
  %81 = add nuw nsw i32 %76, 64, !dbg !68
  %82 = icmp slt i32 %81, %4, !dbg !23
  br i1 %82, label %74, label %15, !dbg !24, !llvm.loop !69

83:                                               ; preds = %116, %65
  %84 = phi float [ 0.000000e+00, %65 ], [ %124, %116 ], !dbg !25
  %85 = bitcast float %84 to i32, !dbg !72
  %86 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %24, i32 %85), !dbg !75
  %87 = bitcast i32 %86 to float, !dbg !72
  %88 = fadd contract float %84, %87, !dbg !78
  %89 = bitcast float %88 to i32, !dbg !72
  %90 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %32, i32 %89), !dbg !75
  %91 = bitcast i32 %90 to float, !dbg !72
  %92 = fadd contract float %88, %91, !dbg !78
  %93 = bitcast float %92 to i32, !dbg !72
  %94 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %40, i32 %93), !dbg !75
  %95 = bitcast i32 %94 to float, !dbg !72
  %96 = fadd contract float %92, %95, !dbg !78
  %97 = bitcast float %96 to i32, !dbg !72
  %98 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %48, i32 %97), !dbg !75
  %99 = bitcast i32 %98 to float, !dbg !72
  %100 = fadd contract float %96, %99, !dbg !78
  %101 = bitcast float %100 to i32, !dbg !72
  %102 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %56, i32 %101), !dbg !75
  fence syncscope("workgroup") release, !dbg !79
  tail call void @llvm.amdgcn.s.barrier(), !dbg !81
  fence syncscope("workgroup") acquire, !dbg !82
  br i1 %59, label %103, label %108, !dbg !83

103:                                              ; preds = %83
  %104 = lshr exact i32 %11, 3
  %105 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ19layer_norm_two_passE9warp_sums, i32 %104
  %106 = bitcast i32 %102 to float
  %107 = fadd contract float %100, %106
  store float %107, ptr addrspace(3) %105, align 4, !dbg !84, !tbaa !51
  br label %108, !dbg !85

108:                                              ; preds = %83, %103
  fence syncscope("workgroup") release, !dbg !86
  tail call void @llvm.amdgcn.s.barrier(), !dbg !88
  fence syncscope("workgroup") acquire, !dbg !89
  %109 = load float, ptr addrspace(3) @_ZZ19layer_norm_two_passE9warp_sums, align 4, !dbg !90, !tbaa !51
  %110 = fadd contract float %109, 0.000000e+00, !dbg !91
  %111 = load float, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @_ZZ19layer_norm_two_passE9warp_sums, i32 4), align 4, !dbg !90, !tbaa !51
  %112 = fadd contract float %110, %111, !dbg !91
  %113 = fdiv contract float %112, %70, !dbg !92
  %114 = fadd contract float %113, %5, !dbg !93
  %115 = tail call contract noundef float @__ocml_rsqrt_f32(float noundef %114) #6, !dbg !94
  br i1 %12, label %128, label %127, !dbg !97

116:                                              ; preds = %72, %116
  %117 = phi i32 [ %11, %72 ], [ %125, %116 ]
  %118 = phi float [ 0.000000e+00, %72 ], [ %124, %116 ]
  %119 = zext nneg i32 %117 to i64, !dbg !98
  %120 = getelementptr float, ptr addrspace(1) %73, i64 %119, !dbg !99
  %121 = load float, ptr addrspace(1) %120, align 4, !dbg !99, !tbaa !51
  %122 = fsub contract float %121, %71, !dbg !100
  %123 = fmul contract float %122, %122, !dbg !101
  %124 = fadd contract float %118, %123, !dbg !102
  %125 = add nuw nsw i32 %117, 64, !dbg !103
  %126 = icmp slt i32 %125, %4, !dbg !104
  br i1 %126, label %116, label %83, !dbg !64, !llvm.loop !105

127:                                              ; preds = %128, %108
  ret void, !dbg !107

128:                                              ; preds = %108, %128
  %129 = phi i32 [ %143, %128 ], [ %11, %108 ]
  %130 = zext nneg i32 %129 to i64, !dbg !108
  %131 = add nsw i64 %10, %130, !dbg !109
  %132 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %131, !dbg !110
  %133 = load float, ptr addrspace(1) %132, align 4, !dbg !110, !tbaa !51
  %134 = fsub contract float %133, %71, !dbg !111
  %135 = fmul contract float %115, %134, !dbg !112
  %136 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %130, !dbg !113
  %137 = load float, ptr addrspace(1) %136, align 4, !dbg !113, !tbaa !51
  %138 = fmul contract float %137, %135, !dbg !114
  %139 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %130, !dbg !115
  %140 = load float, ptr addrspace(1) %139, align 4, !dbg !115, !tbaa !51
  %141 = fadd contract float %140, %138, !dbg !116
  %142 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %131, !dbg !117
  store float %141, ptr addrspace(1) %142, align 4, !dbg !118, !tbaa !51
  %143 = add nuw nsw i32 %129, 64, !dbg !119
  %144 = icmp slt i32 %143, %4, !dbg !120
  br i1 %144, label %128, label %127, !dbg !97, !llvm.loop !121
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !123 hidden float @__ocml_rsqrt_f32(float noundef) local_unnamed_addr #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1151" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot10-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "amdgpu-waves-per-eu"="8,16" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1151" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot10-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "6da5214df77001b9c53b9b15bbdcc2ff")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "layer_norm_two_pass", scope: !10, file: !10, line: 22, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "6da5214df77001b9c53b9b15bbdcc2ff")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 39, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 25, column: 51, scope: !9)
!17 = !DILocation(line: 25, column: 42, scope: !9)
!18 = !DILocation(line: 25, column: 55, scope: !9)
!19 = !DILocation(line: 25, column: 53, scope: !9)
!20 = !DILocation(line: 38, column: 1, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = distinct !DILocation(line: 28, column: 26, scope: !9)
!23 = !DILocation(line: 28, column: 31, scope: !9)
!24 = !DILocation(line: 28, column: 3, scope: !9)
!25 = !DILocation(line: 0, scope: !9)
!26 = !DILocation(line: 115, column: 1, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__shfl_xor", scope: !15, file: !15, line: 115, type: !11, scopeLine: 115, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 13, column: 77, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "block_sum", scope: !10, file: !10, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = distinct !DILocation(line: 29, column: 22, scope: !9)
!31 = !DILocation(line: 115, column: 1, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "__shfl_xor", scope: !15, file: !15, line: 115, type: !11, scopeLine: 115, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = distinct !DILocation(line: 115, column: 1, scope: !27, inlinedAt: !28)
!34 = !DILocation(line: 101, column: 91, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "warpproof_from", scope: !15, file: !15, line: 101, type: !11, scopeLine: 101, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = distinct !DILocation(line: 115, column: 1, scope: !32, inlinedAt: !33)
!37 = !DILocation(line: 99, column: 44, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "warpproof_pull", scope: !15, file: !15, line: 98, type: !11, scopeLine: 98, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = distinct !DILocation(line: 115, column: 1, scope: !32, inlinedAt: !33)
!40 = !DILocation(line: 99, column: 10, scope: !38, inlinedAt: !39)
!41 = !DILocation(line: 13, column: 74, scope: !29, inlinedAt: !30)
!42 = !DILocation(line: 80, column: 3, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "__syncthreads", scope: !15, file: !15, line: 79, type: !11, scopeLine: 79, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = distinct !DILocation(line: 14, column: 3, scope: !29, inlinedAt: !30)
!45 = !DILocation(line: 81, column: 3, scope: !43, inlinedAt: !44)
!46 = !DILocation(line: 82, column: 3, scope: !43, inlinedAt: !44)
!47 = !DILocation(line: 15, column: 19, scope: !29, inlinedAt: !30)
!48 = !DILocation(line: 15, column: 32, scope: !29, inlinedAt: !30)
!49 = !DILocation(line: 15, column: 7, scope: !29, inlinedAt: !30)
!50 = !DILocation(line: 15, column: 74, scope: !29, inlinedAt: !30)
!51 = !{!52, !52, i64 0}
!52 = !{!"float", !53, i64 0}
!53 = !{!"omnipotent char", !54, i64 0}
!54 = !{!"Simple C++ TBAA"}
!55 = !DILocation(line: 15, column: 38, scope: !29, inlinedAt: !30)
!56 = !DILocation(line: 80, column: 3, scope: !43, inlinedAt: !57)
!57 = distinct !DILocation(line: 16, column: 3, scope: !29, inlinedAt: !30)
!58 = !DILocation(line: 81, column: 3, scope: !43, inlinedAt: !57)
!59 = !DILocation(line: 82, column: 3, scope: !43, inlinedAt: !57)
!60 = !DILocation(line: 18, column: 51, scope: !29, inlinedAt: !30)
!61 = !DILocation(line: 18, column: 48, scope: !29, inlinedAt: !30)
!62 = !DILocation(line: 29, column: 57, scope: !9)
!63 = !DILocation(line: 29, column: 48, scope: !9)
!64 = !DILocation(line: 32, column: 3, scope: !9)
!65 = !DILocation(line: 28, column: 71, scope: !9)
!66 = !DILocation(line: 28, column: 57, scope: !9)
!67 = !DILocation(line: 28, column: 54, scope: !9)
!68 = !DILocation(line: 28, column: 38, scope: !9)
!69 = distinct !{!69, !24, !70, !71}
!70 = !DILocation(line: 28, column: 72, scope: !9)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !DILocation(line: 115, column: 1, scope: !27, inlinedAt: !73)
!73 = distinct !DILocation(line: 13, column: 77, scope: !29, inlinedAt: !74)
!74 = distinct !DILocation(line: 36, column: 30, scope: !9)
!75 = !DILocation(line: 99, column: 10, scope: !38, inlinedAt: !76)
!76 = distinct !DILocation(line: 115, column: 1, scope: !32, inlinedAt: !77)
!77 = distinct !DILocation(line: 115, column: 1, scope: !27, inlinedAt: !73)
!78 = !DILocation(line: 13, column: 74, scope: !29, inlinedAt: !74)
!79 = !DILocation(line: 80, column: 3, scope: !43, inlinedAt: !80)
!80 = distinct !DILocation(line: 14, column: 3, scope: !29, inlinedAt: !74)
!81 = !DILocation(line: 81, column: 3, scope: !43, inlinedAt: !80)
!82 = !DILocation(line: 82, column: 3, scope: !43, inlinedAt: !80)
!83 = !DILocation(line: 15, column: 7, scope: !29, inlinedAt: !74)
!84 = !DILocation(line: 15, column: 74, scope: !29, inlinedAt: !74)
!85 = !DILocation(line: 15, column: 38, scope: !29, inlinedAt: !74)
!86 = !DILocation(line: 80, column: 3, scope: !43, inlinedAt: !87)
!87 = distinct !DILocation(line: 16, column: 3, scope: !29, inlinedAt: !74)
!88 = !DILocation(line: 81, column: 3, scope: !43, inlinedAt: !87)
!89 = !DILocation(line: 82, column: 3, scope: !43, inlinedAt: !87)
!90 = !DILocation(line: 18, column: 51, scope: !29, inlinedAt: !74)
!91 = !DILocation(line: 18, column: 48, scope: !29, inlinedAt: !74)
!92 = !DILocation(line: 36, column: 60, scope: !9)
!93 = !DILocation(line: 36, column: 71, scope: !9)
!94 = !DILocation(line: 172, column: 1, scope: !95, inlinedAt: !96)
!95 = distinct !DISubprogram(name: "rsqrtf", scope: !15, file: !15, line: 172, type: !11, scopeLine: 172, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = distinct !DILocation(line: 36, column: 23, scope: !9)
!97 = !DILocation(line: 37, column: 3, scope: !9)
!98 = !DILocation(line: 33, column: 42, scope: !9)
!99 = !DILocation(line: 33, column: 28, scope: !9)
!100 = !DILocation(line: 33, column: 45, scope: !9)
!101 = !DILocation(line: 34, column: 25, scope: !9)
!102 = !DILocation(line: 34, column: 13, scope: !9)
!103 = !DILocation(line: 32, column: 38, scope: !9)
!104 = !DILocation(line: 32, column: 31, scope: !9)
!105 = distinct !{!105, !64, !106, !71}
!106 = !DILocation(line: 35, column: 3, scope: !9)
!107 = !DILocation(line: 39, column: 1, scope: !9)
!108 = !DILocation(line: 38, column: 39, scope: !9)
!109 = !DILocation(line: 38, column: 37, scope: !9)
!110 = !DILocation(line: 38, column: 25, scope: !9)
!111 = !DILocation(line: 38, column: 42, scope: !9)
!112 = !DILocation(line: 38, column: 50, scope: !9)
!113 = !DILocation(line: 38, column: 60, scope: !9)
!114 = !DILocation(line: 38, column: 58, scope: !9)
!115 = !DILocation(line: 38, column: 67, scope: !9)
!116 = !DILocation(line: 38, column: 65, scope: !9)
!117 = !DILocation(line: 38, column: 5, scope: !9)
!118 = !DILocation(line: 38, column: 22, scope: !9)
!119 = !DILocation(line: 37, column: 38, scope: !9)
!120 = !DILocation(line: 37, column: 31, scope: !9)
!121 = distinct !{!121, !97, !122, !71}
!122 = !DILocation(line: 38, column: 70, scope: !9)
!123 = !DISubprogram(name: "__ocml_rsqrt_f32", scope: !15, file: !15, line: 172, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
