; ModuleID = '/src/reduce.hip'
source_filename = "/src/reduce.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @split_k_reduce(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef writeonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !9 {
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !13
  %7 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !17
  %8 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 12, !dbg !17
  %9 = load i16, ptr addrspace(4) %8, align 4, !dbg !17, !range !20, !invariant.load !12, !noundef !12
  %10 = zext nneg i16 %9 to i32, !dbg !17
  %11 = mul i32 %6, %10, !dbg !21
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !22
  %13 = add i32 %11, %12, !dbg !25
  %14 = mul nsw i32 %4, %3, !dbg !26
  %15 = icmp slt i32 %13, %14, !dbg !27
  br i1 %15, label %16, label %38, !dbg !28

16:                                               ; preds = %5
  %17 = icmp sgt i32 %2, 0, !dbg !29
  br i1 %17, label %20, label %18, !dbg !30

18:                                               ; preds = %16
  %19 = sext i32 %13 to i64, !dbg !31
  br label %24, !dbg !30

20:                                               ; preds = %16
  %21 = sext i32 %14 to i64
  %22 = sext i32 %13 to i64
  %23 = getelementptr float, ptr addrspace(1) %0, i64 %22, !dbg !30
  br label %28, !dbg !30

24:                                               ; preds = %28, %18
  %25 = phi i64 [ %19, %18 ], [ %22, %28 ], !dbg !31
  %26 = phi float [ 0.000000e+00, %18 ], [ %35, %28 ], !dbg !32
  %27 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %25, !dbg !31
  store float %26, ptr addrspace(1) %27, align 4, !dbg !33, !tbaa !34
  br label %38, !dbg !38

28:                                               ; preds = %20, %28
  %29 = phi i32 [ 0, %20 ], [ %36, %28 ]
  %30 = phi float [ 0.000000e+00, %20 ], [ %35, %28 ]
  %31 = zext nneg i32 %29 to i64, !dbg !39
  %32 = mul nsw i64 %31, %21, !dbg !40
  %33 = getelementptr float, ptr addrspace(1) %23, i64 %32, !dbg !41
  %34 = load float, ptr addrspace(1) %33, align 4, !dbg !41, !tbaa !34
  %35 = fadd contract float %30, %34, !dbg !42
  %36 = add nuw nsw i32 %29, 1, !dbg !43
  %37 = icmp eq i32 %36, %2, !dbg !29
  br i1 %37, label %24, label %28, !dbg !30, !llvm.loop !44

38:                                               ; preds = %5, %24
  ret void, !dbg !38
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/reduce.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "689c0fdc4276058feb6676b5a92a9420")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "split_k_reduce", scope: !10, file: !10, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "reduce.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "689c0fdc4276058feb6676b5a92a9420")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 39, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 8, column: 27, scope: !9)
!17 = !DILocation(line: 40, column: 1, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 40, type: !11, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = distinct !DILocation(line: 8, column: 40, scope: !9)
!20 = !{i16 1, i16 1025}
!21 = !DILocation(line: 8, column: 29, scope: !9)
!22 = !DILocation(line: 38, column: 1, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 8, column: 54, scope: !9)
!25 = !DILocation(line: 8, column: 42, scope: !9)
!26 = !DILocation(line: 9, column: 26, scope: !9)
!27 = !DILocation(line: 10, column: 10, scope: !9)
!28 = !DILocation(line: 10, column: 7, scope: !9)
!29 = !DILocation(line: 12, column: 21, scope: !9)
!30 = !DILocation(line: 12, column: 3, scope: !9)
!31 = !DILocation(line: 13, column: 3, scope: !9)
!32 = !DILocation(line: 0, scope: !9)
!33 = !DILocation(line: 13, column: 9, scope: !9)
!34 = !{!35, !35, i64 0}
!35 = !{!"float", !36, i64 0}
!36 = !{!"omnipotent char", !37, i64 0}
!37 = !{!"Simple C++ TBAA"}
!38 = !DILocation(line: 14, column: 1, scope: !9)
!39 = !DILocation(line: 12, column: 55, scope: !9)
!40 = !DILocation(line: 12, column: 57, scope: !9)
!41 = !DILocation(line: 12, column: 42, scope: !9)
!42 = !DILocation(line: 12, column: 39, scope: !9)
!43 = !DILocation(line: 12, column: 30, scope: !9)
!44 = distinct !{!44, !30, !45, !46}
!45 = !DILocation(line: 12, column: 72, scope: !9)
!46 = !{!"llvm.loop.mustprogress"}
