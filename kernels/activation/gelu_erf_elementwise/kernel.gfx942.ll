; ModuleID = '/src/kernel.hip'
source_filename = "/src/kernel.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @gelu_erf_elementwise(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 !dbg !9 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !13
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !17
  %6 = getelementptr inbounds i8, ptr addrspace(4) %5, i64 12, !dbg !17
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !17, !range !20, !invariant.load !12, !noundef !12
  %8 = zext nneg i16 %7 to i32, !dbg !17
  %9 = mul i32 %4, %8, !dbg !21
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !22
  %11 = add i32 %9, %10, !dbg !25
  %12 = icmp slt i32 %11, %2, !dbg !26
  br i1 %12, label %13, label %23, !dbg !27

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64, !dbg !28
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14, !dbg !28
  %16 = load float, ptr addrspace(1) %15, align 4, !dbg !28, !tbaa !29
  %17 = fmul contract float %16, 5.000000e-01, !dbg !33
  %18 = fmul contract float %16, 0x3FE6A09E60000000, !dbg !34
  %19 = tail call contract noundef float @__ocml_erf_f32(float noundef %18) #3, !dbg !35
  %20 = fadd contract float %19, 1.000000e+00, !dbg !38
  %21 = fmul contract float %17, %20, !dbg !39
  %22 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %14, !dbg !40
  store float %21, ptr addrspace(1) %22, align 4, !dbg !41, !tbaa !29
  br label %23, !dbg !42

23:                                               ; preds = %3, %13
  ret void, !dbg !42
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !43 hidden float @__ocml_erf_f32(float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "amdgpu-waves-per-eu"="4,8" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "2cb53c2e2ae22ce77a04669dec05e624")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "gelu_erf_elementwise", scope: !10, file: !10, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "2cb53c2e2ae22ce77a04669dec05e624")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 39, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 8, column: 26, scope: !9)
!17 = !DILocation(line: 40, column: 1, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 40, type: !11, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = distinct !DILocation(line: 8, column: 39, scope: !9)
!20 = !{i16 1, i16 1025}
!21 = !DILocation(line: 8, column: 28, scope: !9)
!22 = !DILocation(line: 38, column: 1, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 8, column: 53, scope: !9)
!25 = !DILocation(line: 8, column: 41, scope: !9)
!26 = !DILocation(line: 9, column: 9, scope: !9)
!27 = !DILocation(line: 9, column: 7, scope: !9)
!28 = !DILocation(line: 10, column: 19, scope: !9)
!29 = !{!30, !30, i64 0}
!30 = !{!"float", !31, i64 0}
!31 = !{!"omnipotent char", !32, i64 0}
!32 = !{!"Simple C++ TBAA"}
!33 = !DILocation(line: 11, column: 15, scope: !9)
!34 = !DILocation(line: 11, column: 36, scope: !9)
!35 = !DILocation(line: 171, column: 1, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "erff", scope: !15, file: !15, line: 171, type: !11, scopeLine: 171, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = distinct !DILocation(line: 11, column: 29, scope: !9)
!38 = !DILocation(line: 11, column: 27, scope: !9)
!39 = !DILocation(line: 11, column: 19, scope: !9)
!40 = !DILocation(line: 11, column: 3, scope: !9)
!41 = !DILocation(line: 11, column: 8, scope: !9)
!42 = !DILocation(line: 12, column: 1, scope: !9)
!43 = !DISubprogram(name: "__ocml_erf_f32", scope: !15, file: !15, line: 171, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
