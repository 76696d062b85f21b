; ModuleID = '/src/kernel.hip'
source_filename = "/src/kernel.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @warp_row_sum(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef writeonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !9 {
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !13
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !17
  %7 = getelementptr inbounds i8, ptr addrspace(4) %6, i64 14, !dbg !17
  %8 = load i16, ptr addrspace(4) %7, align 2, !dbg !17, !range !20, !invariant.load !12, !noundef !12
  %9 = zext nneg i16 %8 to i32, !dbg !17
  %10 = mul i32 %5, %9, !dbg !21
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y(), !dbg !22
  %12 = add i32 %10, %11, !dbg !25
  %13 = icmp slt i32 %12, %2, !dbg !26
  br i1 %13, label %14, label %80, !dbg !27

14:                                               ; preds = %4
  %15 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !28
  %16 = icmp slt i32 %15, %3, !dbg !31
  br i1 %16, label %17, label %22, !dbg !32

17:                                               ; preds = %14
  %18 = sext i32 %12 to i64
  %19 = zext nneg i32 %3 to i64
  %20 = mul nsw i64 %18, %19
  %21 = getelementptr float, ptr addrspace(1) %0, i64 %20
  br label %66, !dbg !32

22:                                               ; preds = %66, %14
  %23 = phi float [ 0.000000e+00, %14 ], [ %72, %66 ], !dbg !33
  %24 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %25 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %24)
  %26 = and i32 %25, 31
  %27 = bitcast float %23 to i32, !dbg !34
  %28 = icmp ult i32 %26, 16, !dbg !37
  %29 = select i1 %28, i32 16, i32 0, !dbg !37
  %30 = add nsw i32 %29, %25, !dbg !37
  %31 = shl i32 %30, 2, !dbg !42
  %32 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %31, i32 %27), !dbg !45
  %33 = bitcast i32 %32 to float, !dbg !34
  %34 = fadd contract float %23, %33, !dbg !46
  %35 = bitcast float %34 to i32, !dbg !34
  %36 = icmp ugt i32 %26, 23, !dbg !47
  %37 = select i1 %36, i32 0, i32 8, !dbg !37
  %38 = add nsw i32 %37, %25, !dbg !37
  %39 = shl i32 %38, 2, !dbg !42
  %40 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %39, i32 %35), !dbg !45
  %41 = bitcast i32 %40 to float, !dbg !34
  %42 = fadd contract float %34, %41, !dbg !46
  %43 = bitcast float %42 to i32, !dbg !34
  %44 = icmp ugt i32 %26, 27, !dbg !47
  %45 = select i1 %44, i32 0, i32 4, !dbg !37
  %46 = add nsw i32 %45, %25, !dbg !37
  %47 = shl i32 %46, 2, !dbg !42
  %48 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %47, i32 %43), !dbg !45
  %49 = bitcast i32 %48 to float, !dbg !34
  %50 = fadd contract float %42, %49, !dbg !46
  %51 = bitcast float %50 to i32, !dbg !34
  %52 = icmp ugt i32 %26, 29, !dbg !47
  %53 = select i1 %52, i32 0, i32 2, !dbg !37
  %54 = add nsw i32 %53, %25, !dbg !37
  %55 = shl i32 %54, 2, !dbg !42
  %56 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %55, i32 %51), !dbg !45
  %57 = bitcast i32 %56 to float, !dbg !34
  %58 = fadd contract float %50, %57, !dbg !46
  %59 = bitcast float %58 to i32, !dbg !34
  %60 = icmp ne i32 %26, 31, !dbg !47
  %61 = zext i1 %60 to i32, !dbg !37
  %62 = add nsw i32 %25, %61, !dbg !37
  %63 = shl i32 %62, 2, !dbg !42
  %64 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %63, i32 %59), !dbg !45
  %65 = icmp eq i32 %15, 0, !dbg !48
  br i1 %65, label %75, label %80, !dbg !49

66:                                               ; preds = %17, %66
  %67 = phi i32 [ %15, %17 ], [ %73, %66 ]
  %68 = phi float [ 0.000000e+00, %17 ], [ %72, %66 ]
  %69 = zext nneg i32 %67 to i64, !dbg !50
  %70 = getelementptr float, ptr addrspace(1) %21, i64 %69, !dbg !51
  %71 = load float, ptr addrspace(1) %70, align 4, !dbg !51, !tbaa !52
  %72 = fadd contract float %68, %71, !dbg !56
  %73 = add nuw nsw i32 %67, 32, !dbg !57
  %74 = icmp slt i32 %73, %3, !dbg !31
  br i1 %74, label %66, label %22, !dbg !32, !llvm.loop !58

75:                                               ; preds = %22
  %76 = bitcast i32 %64 to float, !dbg !34
  %77 = fadd contract float %58, %76, !dbg !46
  %78 = sext i32 %12 to i64
  %79 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %78
  store float %77, ptr addrspace(1) %79, align 4, !dbg !61, !tbaa !52
  br label %80, !dbg !62

80:                                               ; preds = %22, %75, %4
  ret void, !dbg !63
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "7b7fc33fd0cda16be3098ef9c9ca8136")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "warp_row_sum", scope: !10, file: !10, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "7b7fc33fd0cda16be3098ef9c9ca8136")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 39, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 10, column: 28, scope: !9)
!17 = !DILocation(line: 40, column: 1, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "get_y", scope: !15, file: !15, line: 40, type: !11, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = distinct !DILocation(line: 10, column: 41, scope: !9)
!20 = !{i16 1, i16 1025}
!21 = !DILocation(line: 10, column: 30, scope: !9)
!22 = !DILocation(line: 38, column: 1, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "get_y", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 10, column: 55, scope: !9)
!25 = !DILocation(line: 10, column: 43, scope: !9)
!26 = !DILocation(line: 11, column: 11, scope: !9)
!27 = !DILocation(line: 11, column: 7, scope: !9)
!28 = !DILocation(line: 38, column: 1, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = distinct !DILocation(line: 13, column: 26, scope: !9)
!31 = !DILocation(line: 13, column: 31, scope: !9)
!32 = !DILocation(line: 13, column: 3, scope: !9)
!33 = !DILocation(line: 0, scope: !9)
!34 = !DILocation(line: 117, column: 1, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "__shfl_down", scope: !15, file: !15, line: 117, type: !11, scopeLine: 117, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = distinct !DILocation(line: 15, column: 12, scope: !9)
!37 = !DILocation(line: 101, column: 91, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "warpproof_from", scope: !15, file: !15, line: 101, type: !11, scopeLine: 101, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = distinct !DILocation(line: 117, column: 1, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "__shfl_down", scope: !15, file: !15, line: 117, type: !11, scopeLine: 117, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = distinct !DILocation(line: 117, column: 1, scope: !35, inlinedAt: !36)
!42 = !DILocation(line: 99, column: 44, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "warpproof_pull", scope: !15, file: !15, line: 98, type: !11, scopeLine: 98, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = distinct !DILocation(line: 117, column: 1, scope: !40, inlinedAt: !41)
!45 = !DILocation(line: 99, column: 10, scope: !43, inlinedAt: !44)
!46 = !DILocation(line: 15, column: 9, scope: !9)
!47 = !DILocation(line: 117, column: 1, scope: !40, inlinedAt: !41)
!48 = !DILocation(line: 16, column: 19, scope: !9)
!49 = !DILocation(line: 16, column: 7, scope: !9)
!50 = !DILocation(line: 13, column: 83, scope: !9)
!51 = !DILocation(line: 13, column: 60, scope: !9)
!52 = !{!53, !53, i64 0}
!53 = !{!"float", !54, i64 0}
!54 = !{!"omnipotent char", !55, i64 0}
!55 = !{!"Simple C++ TBAA"}
!56 = !DILocation(line: 13, column: 57, scope: !9)
!57 = !DILocation(line: 13, column: 38, scope: !9)
!58 = distinct !{!58, !32, !59, !60}
!59 = !DILocation(line: 13, column: 84, scope: !9)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !DILocation(line: 16, column: 32, scope: !9)
!62 = !DILocation(line: 16, column: 25, scope: !9)
!63 = !DILocation(line: 17, column: 1, scope: !9)
