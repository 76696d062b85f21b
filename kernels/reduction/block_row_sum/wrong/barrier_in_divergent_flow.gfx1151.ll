; ModuleID = '/src/wrong/barrier_in_divergent_flow.hip'
source_filename = "/src/wrong/barrier_in_divergent_flow.hip"
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
  br label %16, !dbg !18

12:                                               ; preds = %16, %3
  %13 = phi float [ 0.000000e+00, %3 ], [ %22, %16 ], !dbg !19
  %14 = getelementptr inbounds [128 x float], ptr addrspace(3) @_ZZ13block_row_sumE7partial, i32 0, i32 %4, !dbg !20
  store float %13, ptr addrspace(3) %14, align 4, !dbg !21, !tbaa !22
  fence syncscope("workgroup") release, !dbg !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !29
  fence syncscope("workgroup") acquire, !dbg !30
  %15 = icmp ult i32 %4, 64, !dbg !31
  br i1 %15, label %25, label %31, !dbg !32

16:                                               ; preds = %6, %16
  %17 = phi i32 [ %4, %6 ], [ %23, %16 ]
  %18 = phi float [ 0.000000e+00, %6 ], [ %22, %16 ]
  %19 = zext nneg i32 %17 to i64, !dbg !33
  %20 = getelementptr float, ptr addrspace(1) %11, i64 %19, !dbg !34
  %21 = load float, ptr addrspace(1) %20, align 4, !dbg !34, !tbaa !22
  %22 = fadd contract float %18, %21, !dbg !35
  %23 = add nuw nsw i32 %17, 128, !dbg !36
  %24 = icmp slt i32 %23, %2, !dbg !17
  br i1 %24, label %16, label %12, !dbg !18, !llvm.loop !37

25:                                               ; preds = %12
  %26 = or disjoint i32 %4, 64, !dbg !40
  %27 = getelementptr inbounds [128 x float], ptr addrspace(3) @_ZZ13block_row_sumE7partial, i32 0, i32 %26, !dbg !41
  %28 = load float, ptr addrspace(3) %27, align 4, !dbg !41, !tbaa !22
  %29 = load float, ptr addrspace(3) %14, align 4, !dbg !42, !tbaa !22
  %30 = fadd contract float %28, %29, !dbg !42
  store float %30, ptr addrspace(3) %14, align 4, !dbg !42, !tbaa !22
  fence syncscope("workgroup") release, !dbg !43
  tail call void @llvm.amdgcn.s.barrier(), !dbg !45
  fence syncscope("workgroup") acquire, !dbg !46
  br label %31, !dbg !47

31:                                               ; preds = %12, %25
  %32 = icmp ult i32 %4, 32, !dbg !31
  br i1 %32, label %33, label %39, !dbg !32

33:                                               ; preds = %31
  %34 = or disjoint i32 %4, 32, !dbg !40
  %35 = getelementptr inbounds [128 x float], ptr addrspace(3) @_ZZ13block_row_sumE7partial, i32 0, i32 %34, !dbg !41
  %36 = load float, ptr addrspace(3) %35, align 4, !dbg !41, !tbaa !22
  %37 = load float, ptr addrspace(3) %14, align 4, !dbg !42, !tbaa !22
  %38 = fadd contract float %36, %37, !dbg !42
  store float %38, ptr addrspace(3) %14, align 4, !dbg !42, !tbaa !22
  fence syncscope("workgroup") release, !dbg !43
  tail call void @llvm.amdgcn.s.barrier(), !dbg !45
  fence syncscope("workgroup") acquire, !dbg !46
  br label %39, !dbg !47

39:                                               ; preds = %33, %31
  %40 = icmp ult i32 %4, 16, !dbg !31
  br i1 %40, label %41, label %47, !dbg !32

41:                                               ; preds = %39
  %42 = or disjoint i32 %4, 16, !dbg !40
  %43 = getelementptr inbounds [128 x float], ptr addrspace(3) @_ZZ13block_row_sumE7partial, i32 0, i32 %42, !dbg !41
  %44 = load float, ptr addrspace(3) %43, align 4, !dbg !41, !tbaa !22
  %45 = load float, ptr addrspace(3) %14, align 4, !dbg !42, !tbaa !22
  %46 = fadd contract float %44, %45, !dbg !42
  store float %46, ptr addrspace(3) %14, align 4, !dbg !42, !tbaa !22
  fence syncscope("workgroup") release, !dbg !43
  tail call void @llvm.amdgcn.s.barrier(), !dbg !45
  fence syncscope("workgroup") acquire, !dbg !46
  br label %47, !dbg !47

47:                                               ; preds = %41, %39
  %48 = icmp ult i32 %4, 8, !dbg !31
  br i1 %48, label %49, label %55, !dbg !32

49:                                               ; preds = %47
  %50 = or disjoint i32 %4, 8, !dbg !40
  %51 = getelementptr inbounds [128 x float], ptr addrspace(3) @_ZZ13block_row_sumE7partial, i32 0, i32 %50, !dbg !41
  %52 = load float, ptr addrspace(3) %51, align 4, !dbg !41, !tbaa !22
  %53 = load float, ptr addrspace(3) %14, align 4, !dbg !42, !tbaa !22
  %54 = fadd contract float %52, %53, !dbg !42
  store float %54, ptr addrspace(3) %14, align 4, !dbg !42, !tbaa !22
  fence syncscope("workgroup") release, !dbg !43
  tail call void @llvm.amdgcn.s.barrier(), !dbg !45
  fence syncscope("workgroup") acquire, !dbg !46
  br label %55, !dbg !47

55:                                               ; preds = %49, %47
  %56 = icmp ult i32 %4, 4, !dbg !31
  br i1 %56, label %57, label %63, !dbg !32

57:                                               ; preds = %55
  %58 = or disjoint i32 %4, 4, !dbg !40
  %59 = getelementptr inbounds [128 x float], ptr addrspace(3) @_ZZ13block_row_sumE7partial, i32 0, i32 %58, !dbg !41
  %60 = load float, ptr addrspace(3) %59, align 4, !dbg !41, !tbaa !22
  %61 = load float, ptr addrspace(3) %14, align 4, !dbg !42, !tbaa !22
  %62 = fadd contract float %60, %61, !dbg !42
  store float %62, ptr addrspace(3) %14, align 4, !dbg !42, !tbaa !22
  fence syncscope("workgroup") release, !dbg !43
  tail call void @llvm.amdgcn.s.barrier(), !dbg !45
  fence syncscope("workgroup") acquire, !dbg !46
  br label %63, !dbg !47

63:                                               ; preds = %57, %55
  %64 = icmp ult i32 %4, 2, !dbg !31
  br i1 %64, label %65, label %71, !dbg !32

65:                                               ; preds = %63
  %66 = or disjoint i32 %4, 2, !dbg !40
  %67 = getelementptr inbounds [128 x float], ptr addrspace(3) @_ZZ13block_row_sumE7partial, i32 0, i32 %66, !dbg !41
  %68 = load float, ptr addrspace(3) %67, align 4, !dbg !41, !tbaa !22
  %69 = load float, ptr addrspace(3) %14, align 4, !dbg !42, !tbaa !22
  %70 = fadd contract float %68, %69, !dbg !42
  store float %70, ptr addrspace(3) %14, align 4, !dbg !42, !tbaa !22
  fence syncscope("workgroup") release, !dbg !43
  tail call void @llvm.amdgcn.s.barrier(), !dbg !45
  fence syncscope("workgroup") acquire, !dbg !46
  br label %71, !dbg !47

71:                                               ; preds = %65, %63
  %72 = icmp eq i32 %4, 0, !dbg !32
  br i1 %72, label %73, label %81, !dbg !32

73:                                               ; preds = %71
  %74 = load float, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @_ZZ13block_row_sumE7partial, i32 4), align 4, !dbg !41, !tbaa !22
  %75 = load float, ptr addrspace(3) %14, align 4, !dbg !42, !tbaa !22
  %76 = fadd contract float %74, %75, !dbg !42
  store float %76, ptr addrspace(3) %14, align 4, !dbg !42, !tbaa !22
  fence syncscope("workgroup") release, !dbg !43
  tail call void @llvm.amdgcn.s.barrier(), !dbg !45
  fence syncscope("workgroup") acquire, !dbg !46
  %77 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %78
  %80 = load float, ptr addrspace(3) @_ZZ13block_row_sumE7partial, align 16, !dbg !48, !tbaa !22
  store float %80, ptr addrspace(1) %79, align 4, !dbg !49, !tbaa !22
  br label %81, !dbg !50

81:                                               ; preds = %71, %73
  ret void, !dbg !51
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1151" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot10-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/wrong/barrier_in_divergent_flow.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "5ede744d9b2ab3f1e52c4b4314f23fae")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "block_row_sum", scope: !10, file: !10, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "wrong/barrier_in_divergent_flow.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "5ede744d9b2ab3f1e52c4b4314f23fae")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 38, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 14, column: 26, scope: !9)
!17 = !DILocation(line: 14, column: 31, scope: !9)
!18 = !DILocation(line: 14, column: 3, scope: !9)
!19 = !DILocation(line: 0, scope: !9)
!20 = !DILocation(line: 15, column: 3, scope: !9)
!21 = !DILocation(line: 15, column: 24, scope: !9)
!22 = !{!23, !23, i64 0}
!23 = !{!"float", !24, i64 0}
!24 = !{!"omnipotent char", !25, i64 0}
!25 = !{!"Simple C++ TBAA"}
!26 = !DILocation(line: 80, column: 3, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__syncthreads", scope: !15, file: !15, line: 79, type: !11, scopeLine: 79, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 16, column: 3, scope: !9)
!29 = !DILocation(line: 81, column: 3, scope: !27, inlinedAt: !28)
!30 = !DILocation(line: 82, column: 3, scope: !27, inlinedAt: !28)
!31 = !DILocation(line: 18, column: 21, scope: !9)
!32 = !DILocation(line: 18, column: 9, scope: !9)
!33 = !DILocation(line: 14, column: 87, scope: !9)
!34 = !DILocation(line: 14, column: 57, scope: !9)
!35 = !DILocation(line: 14, column: 54, scope: !9)
!36 = !DILocation(line: 14, column: 38, scope: !9)
!37 = distinct !{!37, !18, !38, !39}
!38 = !DILocation(line: 14, column: 88, scope: !9)
!39 = !{!"llvm.loop.mustprogress"}
!40 = !DILocation(line: 19, column: 51, scope: !9)
!41 = !DILocation(line: 19, column: 31, scope: !9)
!42 = !DILocation(line: 19, column: 28, scope: !9)
!43 = !DILocation(line: 80, column: 3, scope: !27, inlinedAt: !44)
!44 = distinct !DILocation(line: 20, column: 7, scope: !9)
!45 = !DILocation(line: 81, column: 3, scope: !27, inlinedAt: !44)
!46 = !DILocation(line: 82, column: 3, scope: !27, inlinedAt: !44)
!47 = !DILocation(line: 21, column: 5, scope: !9)
!48 = !DILocation(line: 23, column: 41, scope: !9)
!49 = !DILocation(line: 23, column: 39, scope: !9)
!50 = !DILocation(line: 23, column: 25, scope: !9)
!51 = !DILocation(line: 24, column: 1, scope: !9)
