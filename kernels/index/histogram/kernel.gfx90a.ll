; ModuleID = '/src/kernel.hip'
source_filename = "/src/kernel.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@counts = external hidden addrspace(3) global [0 x i32], align 4
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @histogram(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !9 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %6 = icmp slt i32 %5, %3, !dbg !17
  %7 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  br i1 %6, label %8, label %12, !dbg !18

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 12
  %10 = load i16, ptr addrspace(4) %9, align 4, !range !19, !invariant.load !12, !noundef !12
  %11 = zext nneg i16 %10 to i32
  br label %20, !dbg !18

12:                                               ; preds = %20, %4
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  fence syncscope("workgroup") acquire, !dbg !24
  %13 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !25
  %14 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 12, !dbg !28
  %15 = load i16, ptr addrspace(4) %14, align 4, !dbg !28, !range !19, !invariant.load !12, !noundef !12
  %16 = zext nneg i16 %15 to i32, !dbg !28
  %17 = mul i32 %13, %16, !dbg !31
  %18 = add i32 %17, %5, !dbg !32
  %19 = icmp slt i32 %18, %2, !dbg !33
  br i1 %19, label %25, label %31, !dbg !34

20:                                               ; preds = %8, %20
  %21 = phi i32 [ %5, %8 ], [ %23, %20 ]
  %22 = getelementptr inbounds [0 x i32], ptr addrspace(3) @counts, i32 0, i32 %21, !dbg !35
  store i32 0, ptr addrspace(3) %22, align 4, !dbg !36, !tbaa !37
  %23 = add i32 %21, %11, !dbg !41
  %24 = icmp slt i32 %23, %3, !dbg !17
  br i1 %24, label %20, label %12, !dbg !18, !llvm.loop !42

25:                                               ; preds = %12
  %26 = sext i32 %18 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4, !dbg !45, !tbaa !37
  %29 = getelementptr inbounds [0 x i32], ptr addrspace(3) @counts, i32 0, i32 %28, !dbg !46
  %30 = atomicrmw add ptr addrspace(3) %29, i32 1 syncscope("agent-one-as") monotonic, align 4, !dbg !47
  br label %31, !dbg !50

31:                                               ; preds = %25, %12
  fence syncscope("workgroup") release, !dbg !51
  tail call void @llvm.amdgcn.s.barrier(), !dbg !53
  fence syncscope("workgroup") acquire, !dbg !54
  br i1 %6, label %33, label %32, !dbg !55

32:                                               ; preds = %33, %31
  ret void, !dbg !56

33:                                               ; preds = %31, %33
  %34 = phi i32 [ %40, %33 ], [ %5, %31 ]
  %35 = sext i32 %34 to i64, !dbg !57
  %36 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %35, !dbg !57
  %37 = getelementptr inbounds [0 x i32], ptr addrspace(3) @counts, i32 0, i32 %34, !dbg !58
  %38 = load i32, ptr addrspace(3) %37, align 4, !dbg !58, !tbaa !37
  %39 = atomicrmw add ptr addrspace(1) %36, i32 %38 syncscope("agent-one-as") monotonic, align 4, !dbg !59
  %40 = add i32 %34, %16, !dbg !61
  %41 = icmp slt i32 %40, %3, !dbg !62
  br i1 %41, label %33, label %32, !dbg !55, !llvm.loop !63
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "e74416deb16e051d07dd2db68e575354")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "histogram", scope: !10, file: !10, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "e74416deb16e051d07dd2db68e575354")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 38, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 9, column: 26, scope: !9)
!17 = !DILocation(line: 9, column: 31, scope: !9)
!18 = !DILocation(line: 9, column: 3, scope: !9)
!19 = !{i16 1, i16 1025}
!20 = !DILocation(line: 80, column: 3, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "__syncthreads", scope: !15, file: !15, line: 79, type: !11, scopeLine: 79, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = distinct !DILocation(line: 10, column: 3, scope: !9)
!23 = !DILocation(line: 81, column: 3, scope: !21, inlinedAt: !22)
!24 = !DILocation(line: 82, column: 3, scope: !21, inlinedAt: !22)
!25 = !DILocation(line: 39, column: 1, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 11, column: 26, scope: !9)
!28 = !DILocation(line: 40, column: 1, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 40, type: !11, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = distinct !DILocation(line: 11, column: 39, scope: !9)
!31 = !DILocation(line: 11, column: 28, scope: !9)
!32 = !DILocation(line: 11, column: 41, scope: !9)
!33 = !DILocation(line: 12, column: 9, scope: !9)
!34 = !DILocation(line: 12, column: 7, scope: !9)
!35 = !DILocation(line: 9, column: 53, scope: !9)
!36 = !DILocation(line: 9, column: 63, scope: !9)
!37 = !{!38, !38, i64 0}
!38 = !{!"int", !39, i64 0}
!39 = !{!"omnipotent char", !40, i64 0}
!40 = !{!"Simple C++ TBAA"}
!41 = !DILocation(line: 9, column: 38, scope: !9)
!42 = distinct !{!42, !18, !43, !44}
!43 = !DILocation(line: 9, column: 65, scope: !9)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !DILocation(line: 12, column: 32, scope: !9)
!46 = !DILocation(line: 12, column: 25, scope: !9)
!47 = !DILocation(line: 135, column: 1, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "atomicAdd", scope: !15, file: !15, line: 135, type: !11, scopeLine: 135, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!49 = distinct !DILocation(line: 12, column: 14, scope: !9)
!50 = !DILocation(line: 12, column: 14, scope: !9)
!51 = !DILocation(line: 80, column: 3, scope: !21, inlinedAt: !52)
!52 = distinct !DILocation(line: 13, column: 3, scope: !9)
!53 = !DILocation(line: 81, column: 3, scope: !21, inlinedAt: !52)
!54 = !DILocation(line: 82, column: 3, scope: !21, inlinedAt: !52)
!55 = !DILocation(line: 14, column: 3, scope: !9)
!56 = !DILocation(line: 15, column: 1, scope: !9)
!57 = !DILocation(line: 14, column: 64, scope: !9)
!58 = !DILocation(line: 14, column: 70, scope: !9)
!59 = !DILocation(line: 135, column: 1, scope: !48, inlinedAt: !60)
!60 = distinct !DILocation(line: 14, column: 53, scope: !9)
!61 = !DILocation(line: 14, column: 38, scope: !9)
!62 = !DILocation(line: 14, column: 31, scope: !9)
!63 = distinct !{!63, !55, !64, !44}
!64 = !DILocation(line: 14, column: 79, scope: !9)
