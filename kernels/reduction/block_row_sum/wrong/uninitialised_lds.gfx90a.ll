; ModuleID = '/src/wrong/uninitialised_lds.hip'
source_filename = "/src/wrong/uninitialised_lds.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ13block_row_sumE7partial = internal unnamed_addr addrspace(3) global [128 x float] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @block_row_sum(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 !dbg !9 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %5 = icmp slt i32 %4, %2, !dbg !17
  br i1 %5, label %6, label %12, !dbg !18

6:                                                ; preds = %3
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %8 = zext i32 %7 to i64
  %9 = zext nneg i32 %2 to i64
  %10 = mul nuw nsw i64 %9, %8
  %11 = getelementptr float, ptr addrspace(1) %0, i64 %10
  br label %15, !dbg !18

12:                                               ; preds = %15, %3
  %13 = phi float [ 0.000000e+00, %3 ], [ %21, %15 ], !dbg !19
  %14 = icmp ult i32 %4, %2, !dbg !20
  br i1 %14, label %24, label %26, !dbg !21

15:                                               ; preds = %6, %15
  %16 = phi i32 [ %4, %6 ], [ %22, %15 ]
  %17 = phi float [ 0.000000e+00, %6 ], [ %21, %15 ]
  %18 = zext nneg i32 %16 to i64, !dbg !22
  %19 = getelementptr float, ptr addrspace(1) %11, i64 %18, !dbg !23
  %20 = load float, ptr addrspace(1) %19, align 4, !dbg !23, !tbaa !24
  %21 = fadd contract float %17, %20, !dbg !28
  %22 = add nuw nsw i32 %16, 128, !dbg !29
  %23 = icmp slt i32 %22, %2, !dbg !17
  br i1 %23, label %15, label %12, !dbg !18, !llvm.loop !30

24:                                               ; preds = %12
  %25 = getelementptr inbounds [128 x float], ptr addrspace(3) @_ZZ13block_row_sumE7partial, i32 0, i32 %4
  store float %13, ptr addrspace(3) %25, align 4, !dbg !33, !tbaa !24
  br label %26, !dbg !34

26:                                               ; preds = %24, %12
  fence syncscope("workgroup") release, !dbg !35
  tail call void @llvm.amdgcn.s.barrier(), !dbg !38
  fence syncscope("workgroup") acquire, !dbg !39
  %27 = getelementptr inbounds [128 x float], ptr addrspace(3) @_ZZ13block_row_sumE7partial, i32 0, i32 %4
  %28 = icmp ult i32 %4, 64, !dbg !40
  br i1 %28, label %29, label %35, !dbg !41

29:                                               ; preds = %26
  %30 = or disjoint i32 %4, 64
  %31 = getelementptr inbounds [128 x float], ptr addrspace(3) @_ZZ13block_row_sumE7partial, i32 0, i32 %30
  %32 = load float, ptr addrspace(3) %31, align 4, !dbg !42, !tbaa !24
  %33 = load float, ptr addrspace(3) %27, align 4, !dbg !43, !tbaa !24
  %34 = fadd contract float %32, %33, !dbg !43
  store float %34, ptr addrspace(3) %27, align 4, !dbg !43, !tbaa !24
  br label %35, !dbg !44

35:                                               ; preds = %29, %26
  fence syncscope("workgroup") release, !dbg !45
  tail call void @llvm.amdgcn.s.barrier(), !dbg !47
  fence syncscope("workgroup") acquire, !dbg !48
  %36 = icmp ult i32 %4, 32, !dbg !40
  br i1 %36, label %37, label %43, !dbg !41

37:                                               ; preds = %35
  %38 = or disjoint i32 %4, 32
  %39 = getelementptr inbounds [128 x float], ptr addrspace(3) @_ZZ13block_row_sumE7partial, i32 0, i32 %38
  %40 = load float, ptr addrspace(3) %39, align 4, !dbg !42, !tbaa !24
  %41 = load float, ptr addrspace(3) %27, align 4, !dbg !43, !tbaa !24
  %42 = fadd contract float %40, %41, !dbg !43
  store float %42, ptr addrspace(3) %27, align 4, !dbg !43, !tbaa !24
  br label %43, !dbg !44

43:                                               ; preds = %37, %35
  fence syncscope("workgroup") release, !dbg !45
  tail call void @llvm.amdgcn.s.barrier(), !dbg !47
  fence syncscope("workgroup") acquire, !dbg !48
  %44 = icmp ult i32 %4, 16, !dbg !40
  br i1 %44, label %45, label %51, !dbg !41

45:                                               ; preds = %43
  %46 = or disjoint i32 %4, 16
  %47 = getelementptr inbounds [128 x float], ptr addrspace(3) @_ZZ13block_row_sumE7partial, i32 0, i32 %46
  %48 = load float, ptr addrspace(3) %47, align 4, !dbg !42, !tbaa !24
  %49 = load float, ptr addrspace(3) %27, align 4, !dbg !43, !tbaa !24
  %50 = fadd contract float %48, %49, !dbg !43
  store float %50, ptr addrspace(3) %27, align 4, !dbg !43, !tbaa !24
  br label %51, !dbg !44

51:                                               ; preds = %45, %43
  fence syncscope("workgroup") release, !dbg !45
  tail call void @llvm.amdgcn.s.barrier(), !dbg !47
  fence syncscope("workgroup") acquire, !dbg !48
  %52 = icmp ult i32 %4, 8, !dbg !40
  br i1 %52, label %53, label %59, !dbg !41

53:                                               ; preds = %51
  %54 = or disjoint i32 %4, 8
  %55 = getelementptr inbounds [128 x float], ptr addrspace(3) @_ZZ13block_row_sumE7partial, i32 0, i32 %54
  %56 = load float, ptr addrspace(3) %55, align 4, !dbg !42, !tbaa !24
  %57 = load float, ptr addrspace(3) %27, align 4, !dbg !43, !tbaa !24
  %58 = fadd contract float %56, %57, !dbg !43
  store float %58, ptr addrspace(3) %27, align 4, !dbg !43, !tbaa !24
  br label %59, !dbg !44

59:                                               ; preds = %53, %51
  fence syncscope("workgroup") release, !dbg !45
  tail call void @llvm.amdgcn.s.barrier(), !dbg !47
  fence syncscope("workgroup") acquire, !dbg !48
  %60 = icmp ult i32 %4, 4, !dbg !40
  br i1 %60, label %61, label %67, !dbg !41

61:                                               ; preds = %59
  %62 = or disjoint i32 %4, 4
  %63 = getelementptr inbounds [128 x float], ptr addrspace(3) @_ZZ13block_row_sumE7partial, i32 0, i32 %62
  %64 = load float, ptr addrspace(3) %63, align 4, !dbg !42, !tbaa !24
  %65 = load float, ptr addrspace(3) %27, align 4, !dbg !43, !tbaa !24
  %66 = fadd contract float %64, %65, !dbg !43
  store float %66, ptr addrspace(3) %27, align 4, !dbg !43, !tbaa !24
  br label %67, !dbg !44

67:                                               ; preds = %61, %59
  fence syncscope("workgroup") release, !dbg !45
  tail call void @llvm.amdgcn.s.barrier(), !dbg !47
  fence syncscope("workgroup") acquire, !dbg !48
  %68 = icmp ult i32 %4, 2, !dbg !40
  br i1 %68, label %69, label %75, !dbg !41

69:                                               ; preds = %67
  %70 = or disjoint i32 %4, 2
  %71 = getelementptr inbounds [128 x float], ptr addrspace(3) @_ZZ13block_row_sumE7partial, i32 0, i32 %70
  %72 = load float, ptr addrspace(3) %71, align 4, !dbg !42, !tbaa !24
  %73 = load float, ptr addrspace(3) %27, align 4, !dbg !43, !tbaa !24
  %74 = fadd contract float %72, %73, !dbg !43
  store float %74, ptr addrspace(3) %27, align 4, !dbg !43, !tbaa !24
  br label %75, !dbg !44

75:                                               ; preds = %69, %67
  fence syncscope("workgroup") release, !dbg !45
  tail call void @llvm.amdgcn.s.barrier(), !dbg !47
  fence syncscope("workgroup") acquire, !dbg !48
  %76 = icmp eq i32 %4, 0, !dbg !40
  br i1 %76, label %77, label %81, !dbg !41

77:                                               ; preds = %75
  %78 = load float, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @_ZZ13block_row_sumE7partial, i32 4), align 4, !dbg !42, !tbaa !24
  %79 = load float, ptr addrspace(3) %27, align 4, !dbg !43, !tbaa !24
  %80 = fadd contract float %78, %79, !dbg !43
  store float %80, ptr addrspace(3) %27, align 4, !dbg !43, !tbaa !24
  br label %81, !dbg !44

81:                                               ; preds = %77, %75
  fence syncscope("workgroup") release, !dbg !45
  tail call void @llvm.amdgcn.s.barrier(), !dbg !47
  fence syncscope("workgroup") acquire, !dbg !48
  %82 = icmp eq i32 %4, 0, !dbg !49
  br i1 %82, label %83, label %88, !dbg !50

83:                                               ; preds = %81
  %84 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %85
  %87 = load float, ptr addrspace(3) @_ZZ13block_row_sumE7partial, align 16, !dbg !51, !tbaa !24
  store float %87, ptr addrspace(1) %86, align 4, !dbg !52, !tbaa !24
  br label %88, !dbg !53

88:                                               ; preds = %83, %81
  ret void, !dbg !54
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/wrong/uninitialised_lds.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "8a574b2f3d66a9b4e69fe748a17c76fd")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "block_row_sum", scope: !10, file: !10, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "wrong/uninitialised_lds.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "8a574b2f3d66a9b4e69fe748a17c76fd")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 38, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 14, column: 26, scope: !9)
!17 = !DILocation(line: 14, column: 31, scope: !9)
!18 = !DILocation(line: 14, column: 3, scope: !9)
!19 = !DILocation(line: 0, scope: !9)
!20 = !DILocation(line: 15, column: 19, scope: !9)
!21 = !DILocation(line: 15, column: 7, scope: !9)
!22 = !DILocation(line: 14, column: 87, scope: !9)
!23 = !DILocation(line: 14, column: 57, scope: !9)
!24 = !{!25, !25, i64 0}
!25 = !{!"float", !26, i64 0}
!26 = !{!"omnipotent char", !27, i64 0}
!27 = !{!"Simple C++ TBAA"}
!28 = !DILocation(line: 14, column: 54, scope: !9)
!29 = !DILocation(line: 14, column: 38, scope: !9)
!30 = distinct !{!30, !18, !31, !32}
!31 = !DILocation(line: 14, column: 88, scope: !9)
!32 = !{!"llvm.loop.mustprogress"}
!33 = !DILocation(line: 15, column: 45, scope: !9)
!34 = !DILocation(line: 15, column: 24, scope: !9)
!35 = !DILocation(line: 80, column: 3, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "__syncthreads", scope: !15, file: !15, line: 79, type: !11, scopeLine: 79, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = distinct !DILocation(line: 16, column: 3, scope: !9)
!38 = !DILocation(line: 81, column: 3, scope: !36, inlinedAt: !37)
!39 = !DILocation(line: 82, column: 3, scope: !36, inlinedAt: !37)
!40 = !DILocation(line: 18, column: 21, scope: !9)
!41 = !DILocation(line: 18, column: 9, scope: !9)
!42 = !DILocation(line: 18, column: 53, scope: !9)
!43 = !DILocation(line: 18, column: 50, scope: !9)
!44 = !DILocation(line: 18, column: 29, scope: !9)
!45 = !DILocation(line: 80, column: 3, scope: !36, inlinedAt: !46)
!46 = distinct !DILocation(line: 19, column: 5, scope: !9)
!47 = !DILocation(line: 81, column: 3, scope: !36, inlinedAt: !46)
!48 = !DILocation(line: 82, column: 3, scope: !36, inlinedAt: !46)
!49 = !DILocation(line: 21, column: 19, scope: !9)
!50 = !DILocation(line: 21, column: 7, scope: !9)
!51 = !DILocation(line: 21, column: 41, scope: !9)
!52 = !DILocation(line: 21, column: 39, scope: !9)
!53 = !DILocation(line: 21, column: 25, scope: !9)
!54 = !DILocation(line: 22, column: 1, scope: !9)
