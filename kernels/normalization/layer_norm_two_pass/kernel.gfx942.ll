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
  br label %75, !dbg !24

15:                                               ; preds = %75, %6
  %16 = phi float [ 0.000000e+00, %6 ], [ %81, %75 ], !dbg !25
  %17 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %18 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %17)
  %19 = and i32 %18, -64
  %20 = add nsw i32 %19, 64
  %21 = bitcast float %16 to i32, !dbg !26
  %22 = xor i32 %18, 16, !dbg !31
  %23 = icmp slt i32 %22, %20, !dbg !31
  %24 = select i1 %23, i32 %22, i32 %18, !dbg !34
  %25 = shl i32 %24, 2, !dbg !37
  %26 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %25, i32 %21), !dbg !40
  %27 = bitcast i32 %26 to float, !dbg !26
  %28 = fadd contract float %16, %27, !dbg !41
  %29 = bitcast float %28 to i32, !dbg !26
  %30 = xor i32 %18, 8, !dbg !31
  %31 = icmp slt i32 %30, %20, !dbg !31
  %32 = select i1 %31, i32 %30, i32 %18, !dbg !34
  %33 = shl i32 %32, 2, !dbg !37
  %34 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %33, i32 %29), !dbg !40
  %35 = bitcast i32 %34 to float, !dbg !26
  %36 = fadd contract float %28, %35, !dbg !41
  %37 = bitcast float %36 to i32, !dbg !26
  %38 = xor i32 %18, 4, !dbg !31
  %39 = icmp slt i32 %38, %20, !dbg !31
  %40 = select i1 %39, i32 %38, i32 %18, !dbg !34
  %41 = shl i32 %40, 2, !dbg !37
  %42 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %37), !dbg !40
  %43 = bitcast i32 %42 to float, !dbg !26
  %44 = fadd contract float %36, %43, !dbg !41
  %45 = bitcast float %44 to i32, !dbg !26
  %46 = xor i32 %18, 2, !dbg !31
  %47 = icmp slt i32 %46, %20, !dbg !31
  %48 = select i1 %47, i32 %46, i32 %18, !dbg !34
  %49 = shl i32 %48, 2, !dbg !37
  %50 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %49, i32 %45), !dbg !40
  %51 = bitcast i32 %50 to float, !dbg !26
  %52 = fadd contract float %44, %51, !dbg !41
  %53 = bitcast float %52 to i32, !dbg !26
  %54 = xor i32 %18, 1, !dbg !31
  %55 = icmp slt i32 %54, %20, !dbg !31
  %56 = select i1 %55, i32 %54, i32 %18, !dbg !34
  %57 = shl i32 %56, 2, !dbg !37
  %58 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %57, i32 %53), !dbg !40
  fence syncscope("workgroup") release, !dbg !42
  tail call void @llvm.amdgcn.s.barrier(), !dbg !45
  fence syncscope("workgroup") acquire, !dbg !46
  %59 = and i32 %11, 31, !dbg !47
  %60 = icmp eq i32 %59, 0, !dbg !48
  br i1 %60, label %61, label %66, !dbg !49

61:                                               ; preds = %15
  %62 = lshr exact i32 %11, 3
  %63 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ19layer_norm_two_passE9warp_sums, i32 %62
  %64 = bitcast i32 %58 to float
  %65 = fadd contract float %52, %64
  store float %65, ptr addrspace(3) %63, align 4, !dbg !50, !tbaa !51
  br label %66, !dbg !55

66:                                               ; preds = %15, %61
  fence syncscope("workgroup") release, !dbg !56
  tail call void @llvm.amdgcn.s.barrier(), !dbg !58
  fence syncscope("workgroup") acquire, !dbg !59
  %67 = load float, ptr addrspace(3) @_ZZ19layer_norm_two_passE9warp_sums, align 4, !dbg !60, !tbaa !51
  %68 = fadd contract float %67, 0.000000e+00, !dbg !61
  %69 = load float, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @_ZZ19layer_norm_two_passE9warp_sums, i32 4), align 4, !dbg !60, !tbaa !51
  %70 = fadd contract float %68, %69, !dbg !61
  %71 = sitofp i32 %4 to float, !dbg !62
  %72 = fdiv contract float %70, %71, !dbg !63
  br i1 %12, label %73, label %84, !dbg !64

73:                                               ; preds = %66
  %74 = getelementptr float, ptr addrspace(1) %0, i64 %10
  br label %117, !dbg !64

75:                                               ; preds = %13, %75
  %76 = phi float [ 0.000000e+00, %13 ], [ %81, %75 ]
  %77 = phi i32 [ %11, %13 ], [ %82, %75 ]
  %78 = zext nneg i32 %77 to i64, !dbg !65
  %79 = getelementptr float, ptr addrspace(1) %14, i64 %78, !dbg !66
  %80 = load float, ptr addrspace(1) %79, align 4, !dbg !66, !tbaa !51
  %81 = fadd contract float %76, %80, !dbg !67
  %82 = add nuw nsw i32 %77, 64, !dbg !68
  %83 = icmp slt i32 %82, %4, !dbg !23
  br i1 %83, label %75, label %15, !dbg !24, !llvm.loop !69

84:                                               ; preds = %117, %66
  %85 = phi float [ 0.000000e+00, %66 ], [ %125, %117 ], !dbg !25
  %86 = bitcast float %85 to i32, !dbg !72
  %87 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %25, i32 %86), !dbg !75
  %88 = bitcast i32 %87 to float, !dbg !72
  %89 = fadd contract float %85, %88, !dbg !78
  %90 = bitcast float %89 to i32, !dbg !72
  %91 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %33, i32 %90), !dbg !75
  %92 = bitcast i32 %91 to float, !dbg !72
  %93 = fadd contract float %89, %92, !dbg !78
  %94 = bitcast float %93 to i32, !dbg !72
  %95 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %94), !dbg !75
  %96 = bitcast i32 %95 to float, !dbg !72
  %97 = fadd contract float %93, %96, !dbg !78
  %98 = bitcast float %97 to i32, !dbg !72
  %99 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %49, i32 %98), !dbg !75
  %100 = bitcast i32 %99 to float, !dbg !72
  %101 = fadd contract float %97, %100, !dbg !78
  %102 = bitcast float %101 to i32, !dbg !72
  %103 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %57, i32 %102), !dbg !75
  fence syncscope("workgroup") release, !dbg !79
  tail call void @llvm.amdgcn.s.barrier(), !dbg !81
  fence syncscope("workgroup") acquire, !dbg !82
  br i1 %60, label %104, label %109, !dbg !83

104:                                              ; preds = %84
  %105 = lshr exact i32 %11, 3
  %106 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ19layer_norm_two_passE9warp_sums, i32 %105
  %107 = bitcast i32 %103 to float
  %108 = fadd contract float %101, %107
  store float %108, ptr addrspace(3) %106, align 4, !dbg !84, !tbaa !51
  br label %109, !dbg !85

109:                                              ; preds = %84, %104
  fence syncscope("workgroup") release, !dbg !86
  tail call void @llvm.amdgcn.s.barrier(), !dbg !88
  fence syncscope("workgroup") acquire, !dbg !89
  %110 = load float, ptr addrspace(3) @_ZZ19layer_norm_two_passE9warp_sums, align 4, !dbg !90, !tbaa !51
  %111 = fadd contract float %110, 0.000000e+00, !dbg !91
  %112 = load float, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @_ZZ19layer_norm_two_passE9warp_sums, i32 4), align 4, !dbg !90, !tbaa !51
  %113 = fadd contract float %111, %112, !dbg !91
  %114 = fdiv contract float %113, %71, !dbg !92
  %115 = fadd contract float %114, %5, !dbg !93
  %116 = tail call contract noundef float @__ocml_rsqrt_f32(float noundef %115) #6, !dbg !94
  br i1 %12, label %129, label %128, !dbg !97

117:                                              ; preds = %73, %117
  %118 = phi i32 [ %11, %73 ], [ %126, %117 ]
  %119 = phi float [ 0.000000e+00, %73 ], [ %125, %117 ]
  %120 = zext nneg i32 %118 to i64, !dbg !98
  %121 = getelementptr float, ptr addrspace(1) %74, i64 %120, !dbg !99
  %122 = load float, ptr addrspace(1) %121, align 4, !dbg !99, !tbaa !51
  %123 = fsub contract float %122, %72, !dbg !100
  %124 = fmul contract float %123, %123, !dbg !101
  %125 = fadd contract float %119, %124, !dbg !102
  %126 = add nuw nsw i32 %118, 64, !dbg !103
  %127 = icmp slt i32 %126, %4, !dbg !104
  br i1 %127, label %117, label %84, !dbg !64, !llvm.loop !105

128:                                              ; preds = %129, %109
  ret void, !dbg !107

129:                                              ; preds = %109, %129
  %130 = phi i32 [ %144, %129 ], [ %11, %109 ]
  %131 = zext nneg i32 %130 to i64, !dbg !108
  %132 = add nsw i64 %10, %131, !dbg !109
  %133 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %132, !dbg !110
  %134 = load float, ptr addrspace(1) %133, align 4, !dbg !110, !tbaa !51
  %135 = fsub contract float %134, %72, !dbg !111
  %136 = fmul contract float %116, %135, !dbg !112
  %137 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %131, !dbg !113
  %138 = load float, ptr addrspace(1) %137, align 4, !dbg !113, !tbaa !51
  %139 = fmul contract float %138, %136, !dbg !114
  %140 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %131, !dbg !115
  %141 = load float, ptr addrspace(1) %140, align 4, !dbg !115, !tbaa !51
  %142 = fadd contract float %141, %139, !dbg !116
  %143 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %132, !dbg !117
  store float %142, ptr addrspace(1) %143, align 4, !dbg !118, !tbaa !51
  %144 = add nuw nsw i32 %130, 64, !dbg !119
  %145 = icmp slt i32 %144, %4, !dbg !120
  br i1 %145, label %129, label %128, !dbg !97, !llvm.loop !121
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #1

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

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "amdgpu-waves-per-eu"="4,8" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="false" }
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
