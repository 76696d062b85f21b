; ModuleID = '/src/kernel.hip'
source_filename = "/src/kernel.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ15transpose_tilesE4part = internal unnamed_addr addrspace(3) global [32 x [33 x float]] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @transpose_tiles(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef writeonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !9 {
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !13
  %6 = shl i32 %5, 5, !dbg !17
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !18
  %8 = shl i32 %7, 5, !dbg !21
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !22
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y(), !dbg !25
  %11 = icmp ult i32 %10, 32, !dbg !28
  br i1 %11, label %12, label %18, !dbg !29

12:                                               ; preds = %4
  %13 = add i32 %8, %9, !dbg !30
  %14 = icmp slt i32 %13, %3
  %15 = sext i32 %3 to i64
  %16 = sext i32 %13 to i64
  %17 = getelementptr float, ptr addrspace(1) %0, i64 %16, !dbg !29
  br label %25, !dbg !29

18:                                               ; preds = %36, %4
  fence syncscope("workgroup") release, !dbg !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !34
  fence syncscope("workgroup") acquire, !dbg !35
  br i1 %11, label %19, label %39, !dbg !36

19:                                               ; preds = %18
  %20 = add i32 %6, %9, !dbg !37
  %21 = icmp slt i32 %20, %2
  %22 = sext i32 %2 to i64
  %23 = sext i32 %20 to i64
  %24 = getelementptr float, ptr addrspace(1) %1, i64 %23, !dbg !36
  br label %40, !dbg !36

25:                                               ; preds = %12, %36
  %26 = phi i32 [ %10, %12 ], [ %37, %36 ]
  %27 = or disjoint i32 %26, %6, !dbg !38
  %28 = icmp slt i32 %27, %2, !dbg !39
  %29 = and i1 %14, %28, !dbg !40
  br i1 %29, label %30, label %36, !dbg !40

30:                                               ; preds = %25
  %31 = sext i32 %27 to i64, !dbg !41
  %32 = mul nsw i64 %31, %15, !dbg !42
  %33 = getelementptr float, ptr addrspace(1) %17, i64 %32, !dbg !43
  %34 = load float, ptr addrspace(1) %33, align 4, !dbg !43, !tbaa !44
  %35 = getelementptr inbounds [32 x [33 x float]], ptr addrspace(3) @_ZZ15transpose_tilesE4part, i32 0, i32 %26, i32 %9, !dbg !48
  store float %34, ptr addrspace(3) %35, align 4, !dbg !49, !tbaa !44
  br label %36, !dbg !48

36:                                               ; preds = %25, %30
  %37 = add nuw nsw i32 %26, 8, !dbg !50
  %38 = icmp ult i32 %26, 24, !dbg !28
  br i1 %38, label %25, label %18, !dbg !29, !llvm.loop !51

39:                                               ; preds = %51, %18
  ret void, !dbg !54

40:                                               ; preds = %19, %51
  %41 = phi i32 [ %10, %19 ], [ %52, %51 ]
  %42 = or disjoint i32 %41, %8, !dbg !55
  %43 = icmp slt i32 %42, %3, !dbg !56
  %44 = and i1 %21, %43, !dbg !57
  br i1 %44, label %45, label %51, !dbg !57

45:                                               ; preds = %40
  %46 = getelementptr inbounds [32 x [33 x float]], ptr addrspace(3) @_ZZ15transpose_tilesE4part, i32 0, i32 %9, i32 %41, !dbg !58
  %47 = load float, ptr addrspace(3) %46, align 4, !dbg !58, !tbaa !44
  %48 = sext i32 %42 to i64, !dbg !59
  %49 = mul nsw i64 %48, %22, !dbg !60
  %50 = getelementptr float, ptr addrspace(1) %24, i64 %49, !dbg !61
  store float %47, ptr addrspace(1) %50, align 4, !dbg !62, !tbaa !44
  br label %51, !dbg !61

51:                                               ; preds = %40, %45
  %52 = add nuw nsw i32 %41, 8, !dbg !63
  %53 = icmp ult i32 %41, 24, !dbg !64
  br i1 %53, label %40, label %39, !dbg !36, !llvm.loop !65
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "78621553457200fee3da708f31219037")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "transpose_tiles", scope: !10, file: !10, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "78621553457200fee3da708f31219037")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 39, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_y", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 13, column: 31, scope: !9)
!17 = !DILocation(line: 13, column: 33, scope: !9)
!18 = !DILocation(line: 39, column: 1, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 13, column: 62, scope: !9)
!21 = !DILocation(line: 13, column: 64, scope: !9)
!22 = !DILocation(line: 38, column: 1, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 13, column: 83, scope: !9)
!25 = !DILocation(line: 38, column: 1, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "get_y", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 14, column: 26, scope: !9)
!28 = !DILocation(line: 14, column: 31, scope: !9)
!29 = !DILocation(line: 14, column: 3, scope: !9)
!30 = !DILocation(line: 13, column: 71, scope: !9)
!31 = !DILocation(line: 80, column: 3, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "__syncthreads", scope: !15, file: !15, line: 79, type: !11, scopeLine: 79, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = distinct !DILocation(line: 16, column: 3, scope: !9)
!34 = !DILocation(line: 81, column: 3, scope: !32, inlinedAt: !33)
!35 = !DILocation(line: 82, column: 3, scope: !32, inlinedAt: !33)
!36 = !DILocation(line: 18, column: 3, scope: !9)
!37 = !DILocation(line: 17, column: 73, scope: !9)
!38 = !DILocation(line: 15, column: 16, scope: !9)
!39 = !DILocation(line: 15, column: 20, scope: !9)
!40 = !DILocation(line: 15, column: 24, scope: !9)
!41 = !DILocation(line: 15, column: 78, scope: !9)
!42 = !DILocation(line: 15, column: 91, scope: !9)
!43 = !DILocation(line: 15, column: 65, scope: !9)
!44 = !{!45, !45, i64 0}
!45 = !{!"float", !46, i64 0}
!46 = !{!"omnipotent char", !47, i64 0}
!47 = !{!"Simple C++ TBAA"}
!48 = !DILocation(line: 15, column: 42, scope: !9)
!49 = !DILocation(line: 15, column: 63, scope: !9)
!50 = !DILocation(line: 14, column: 41, scope: !9)
!51 = distinct !{!51, !29, !52, !53}
!52 = !DILocation(line: 15, column: 106, scope: !9)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocation(line: 21, column: 1, scope: !9)
!55 = !DILocation(line: 19, column: 17, scope: !9)
!56 = !DILocation(line: 19, column: 21, scope: !9)
!57 = !DILocation(line: 19, column: 25, scope: !9)
!58 = !DILocation(line: 20, column: 54, scope: !9)
!59 = !DILocation(line: 20, column: 20, scope: !9)
!60 = !DILocation(line: 20, column: 34, scope: !9)
!61 = !DILocation(line: 20, column: 7, scope: !9)
!62 = !DILocation(line: 20, column: 52, scope: !9)
!63 = !DILocation(line: 18, column: 41, scope: !9)
!64 = !DILocation(line: 18, column: 31, scope: !9)
!65 = distinct !{!65, !36, !66, !53}
!66 = !DILocation(line: 20, column: 73, scope: !9)
