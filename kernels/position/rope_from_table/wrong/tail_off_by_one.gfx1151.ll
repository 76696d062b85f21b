; ModuleID = '/src/wrong/tail_off_by_one.hip'
source_filename = "/src/wrong/tail_off_by_one.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @rope_from_table(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef readonly %1, ptr addrspace(1) nocapture noundef readonly %2, ptr addrspace(1) nocapture noundef writeonly %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !9 {
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !13
  %8 = zext i32 %7 to i64, !dbg !17
  %9 = sext i32 %4 to i64, !dbg !18
  %10 = mul nsw i64 %9, %8, !dbg !19
  %11 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !20
  %12 = zext i32 %11 to i64, !dbg !23
  %13 = add nsw i64 %10, %12, !dbg !24
  %14 = shl nsw i64 %13, 1, !dbg !25
  %15 = sext i32 %5 to i64, !dbg !26
  %16 = mul nsw i64 %14, %15, !dbg !27
  %17 = mul nsw i64 %15, %8, !dbg !28
  %18 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !29
  %19 = icmp sgt i32 %18, %5, !dbg !32
  br i1 %19, label %26, label %20, !dbg !33

20:                                               ; preds = %6
  %21 = add nsw i64 %16, %15
  %22 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %23 = getelementptr inbounds i8, ptr addrspace(4) %22, i64 12
  %24 = load i16, ptr addrspace(4) %23, align 4, !range !34, !invariant.load !12, !noundef !12
  %25 = zext nneg i16 %24 to i32
  br label %27, !dbg !33

26:                                               ; preds = %27, %6
  ret void, !dbg !35

27:                                               ; preds = %20, %27
  %28 = phi i32 [ %18, %20 ], [ %49, %27 ]
  %29 = sext i32 %28 to i64, !dbg !36
  %30 = add nsw i64 %16, %29, !dbg !37
  %31 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %30, !dbg !38
  %32 = load float, ptr addrspace(1) %31, align 4, !dbg !38, !tbaa !39
  %33 = add nsw i64 %21, %29, !dbg !43
  %34 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %33, !dbg !44
  %35 = load float, ptr addrspace(1) %34, align 4, !dbg !44, !tbaa !39
  %36 = add nsw i64 %17, %29, !dbg !45
  %37 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %36, !dbg !46
  %38 = load float, ptr addrspace(1) %37, align 4, !dbg !46, !tbaa !39
  %39 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %36, !dbg !47
  %40 = load float, ptr addrspace(1) %39, align 4, !dbg !47, !tbaa !39
  %41 = fmul contract float %32, %38, !dbg !48
  %42 = fmul contract float %35, %40, !dbg !49
  %43 = fsub contract float %41, %42, !dbg !50
  %44 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %30, !dbg !51
  store float %43, ptr addrspace(1) %44, align 4, !dbg !52, !tbaa !39
  %45 = fmul contract float %35, %38, !dbg !53
  %46 = fmul contract float %32, %40, !dbg !54
  %47 = fadd contract float %45, %46, !dbg !55
  %48 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %33, !dbg !56
  store float %47, ptr addrspace(1) %48, align 4, !dbg !57, !tbaa !39
  %49 = add i32 %28, %25, !dbg !58
  %50 = icmp sgt i32 %49, %5, !dbg !32
  br i1 %50, label %26, label %27, !dbg !33, !llvm.loop !59
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1151" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot10-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/wrong/tail_off_by_one.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "6665964ea5067de8e17d48ac45d1d8fe")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "rope_from_table", scope: !10, file: !10, line: 10, type: !11, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "wrong/tail_off_by_one.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "6665964ea5067de8e17d48ac45d1d8fe")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 39, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_y", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 12, column: 53, scope: !9)
!17 = !DILocation(line: 12, column: 44, scope: !9)
!18 = !DILocation(line: 12, column: 57, scope: !9)
!19 = !DILocation(line: 12, column: 55, scope: !9)
!20 = !DILocation(line: 39, column: 1, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = distinct !DILocation(line: 12, column: 70, scope: !9)
!23 = !DILocation(line: 12, column: 61, scope: !9)
!24 = !DILocation(line: 12, column: 59, scope: !9)
!25 = !DILocation(line: 12, column: 73, scope: !9)
!26 = !DILocation(line: 12, column: 79, scope: !9)
!27 = !DILocation(line: 12, column: 77, scope: !9)
!28 = !DILocation(line: 13, column: 55, scope: !9)
!29 = !DILocation(line: 38, column: 1, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = distinct !DILocation(line: 14, column: 26, scope: !9)
!32 = !DILocation(line: 14, column: 31, scope: !9)
!33 = !DILocation(line: 14, column: 3, scope: !9)
!34 = !{i16 1, i16 1025}
!35 = !DILocation(line: 20, column: 1, scope: !9)
!36 = !DILocation(line: 15, column: 40, scope: !9)
!37 = !DILocation(line: 15, column: 38, scope: !9)
!38 = !DILocation(line: 15, column: 25, scope: !9)
!39 = !{!40, !40, i64 0}
!40 = !{!"float", !41, i64 0}
!41 = !{!"omnipotent char", !42, i64 0}
!42 = !{!"Simple C++ TBAA"}
!43 = !DILocation(line: 15, column: 70, scope: !9)
!44 = !DILocation(line: 15, column: 53, scope: !9)
!45 = !DILocation(line: 16, column: 40, scope: !9)
!46 = !DILocation(line: 16, column: 26, scope: !9)
!47 = !DILocation(line: 16, column: 53, scope: !9)
!48 = !DILocation(line: 17, column: 31, scope: !9)
!49 = !DILocation(line: 17, column: 49, scope: !9)
!50 = !DILocation(line: 17, column: 40, scope: !9)
!51 = !DILocation(line: 17, column: 5, scope: !9)
!52 = !DILocation(line: 17, column: 23, scope: !9)
!53 = !DILocation(line: 18, column: 36, scope: !9)
!54 = !DILocation(line: 18, column: 53, scope: !9)
!55 = !DILocation(line: 18, column: 45, scope: !9)
!56 = !DILocation(line: 18, column: 5, scope: !9)
!57 = !DILocation(line: 18, column: 27, scope: !9)
!58 = !DILocation(line: 14, column: 39, scope: !9)
!59 = distinct !{!59, !33, !60, !61}
!60 = !DILocation(line: 19, column: 3, scope: !9)
!61 = !{!"llvm.loop.mustprogress"}
