; ModuleID = '/src/kernel.hip'
source_filename = "/src/kernel.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @embedding_rows(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef readonly %1, ptr addrspace(1) nocapture noundef writeonly %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !9 {
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %8 = icmp slt i32 %7, %5, !dbg !17
  br i1 %8, label %9, label %24, !dbg !18

9:                                                ; preds = %6
  %10 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !19
  %11 = zext i32 %10 to i64, !dbg !22
  %12 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %11, !dbg !22
  %13 = load i32, ptr addrspace(1) %12, align 4, !dbg !22, !tbaa !23
  %14 = sext i32 %13 to i64, !dbg !22
  %15 = zext nneg i32 %5 to i64, !dbg !27
  %16 = mul nsw i64 %14, %15, !dbg !28
  %17 = getelementptr float, ptr addrspace(1) %0, i64 %16
  %18 = mul nuw nsw i64 %15, %11
  %19 = getelementptr float, ptr addrspace(1) %2, i64 %18
  %20 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %21 = getelementptr inbounds i8, ptr addrspace(4) %20, i64 12
  %22 = load i16, ptr addrspace(4) %21, align 4, !range !29, !invariant.load !12, !noundef !12
  %23 = zext nneg i16 %22 to i32
  br label %25, !dbg !18

24:                                               ; preds = %25, %6
  ret void, !dbg !30

25:                                               ; preds = %9, %25
  %26 = phi i32 [ %7, %9 ], [ %31, %25 ]
  %27 = sext i32 %26 to i64, !dbg !31
  %28 = getelementptr float, ptr addrspace(1) %17, i64 %27, !dbg !32
  %29 = load float, ptr addrspace(1) %28, align 4, !dbg !32, !tbaa !33
  %30 = getelementptr float, ptr addrspace(1) %19, i64 %27, !dbg !35
  store float %29, ptr addrspace(1) %30, align 4, !dbg !36, !tbaa !33
  %31 = add i32 %26, %23, !dbg !37
  %32 = icmp slt i32 %31, %5, !dbg !17
  br i1 %32, label %25, label %24, !dbg !18, !llvm.loop !38
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1151" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot10-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "47317cedcd1330356146de62a2ac5e6d")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "embedding_rows", scope: !10, file: !10, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "47317cedcd1330356146de62a2ac5e6d")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 38, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 9, column: 26, scope: !9)
!17 = !DILocation(line: 9, column: 31, scope: !9)
!18 = !DILocation(line: 9, column: 3, scope: !9)
!19 = !DILocation(line: 39, column: 1, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 8, column: 53, scope: !9)
!22 = !DILocation(line: 8, column: 37, scope: !9)
!23 = !{!24, !24, i64 0}
!24 = !{!"int", !25, i64 0}
!25 = !{!"omnipotent char", !26, i64 0}
!26 = !{!"Simple C++ TBAA"}
!27 = !DILocation(line: 8, column: 58, scope: !9)
!28 = !DILocation(line: 8, column: 56, scope: !9)
!29 = !{i16 1, i16 1025}
!30 = !DILocation(line: 10, column: 1, scope: !9)
!31 = !DILocation(line: 9, column: 97, scope: !9)
!32 = !DILocation(line: 9, column: 88, scope: !9)
!33 = !{!34, !34, i64 0}
!34 = !{!"float", !25, i64 0}
!35 = !DILocation(line: 9, column: 53, scope: !9)
!36 = !DILocation(line: 9, column: 86, scope: !9)
!37 = !DILocation(line: 9, column: 38, scope: !9)
!38 = distinct !{!38, !18, !39, !40}
!39 = !DILocation(line: 9, column: 98, scope: !9)
!40 = !{!"llvm.loop.mustprogress"}
