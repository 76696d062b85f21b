; ModuleID = '/src/wrong/signed_overflow.hip'
source_filename = "/src/wrong/signed_overflow.hip"
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
  %13 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !26
  %14 = icmp slt i32 %13, %3, !dbg !29
  br i1 %14, label %15, label %20, !dbg !30

15:                                               ; preds = %4
  %16 = sext i32 %12 to i64
  %17 = zext nneg i32 %3 to i64
  %18 = mul nsw i64 %16, %17
  %19 = getelementptr float, ptr addrspace(1) %0, i64 %18
  br label %64, !dbg !30

20:                                               ; preds = %64, %4
  %21 = phi float [ 0.000000e+00, %4 ], [ %70, %64 ], !dbg !31
  %22 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %23 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %22)
  %24 = and i32 %23, 31
  %25 = bitcast float %21 to i32, !dbg !32
  %26 = icmp ult i32 %24, 16, !dbg !35
  %27 = select i1 %26, i32 16, i32 0, !dbg !35
  %28 = add nsw i32 %27, %23, !dbg !35
  %29 = shl i32 %28, 2, !dbg !40
  %30 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %29, i32 %25), !dbg !43
  %31 = bitcast i32 %30 to float, !dbg !32
  %32 = fadd contract float %21, %31, !dbg !44
  %33 = bitcast float %32 to i32, !dbg !32
  %34 = icmp ugt i32 %24, 23, !dbg !45
  %35 = select i1 %34, i32 0, i32 8, !dbg !35
  %36 = add nsw i32 %35, %23, !dbg !35
  %37 = shl i32 %36, 2, !dbg !40
  %38 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %37, i32 %33), !dbg !43
  %39 = bitcast i32 %38 to float, !dbg !32
  %40 = fadd contract float %32, %39, !dbg !44
  %41 = bitcast float %40 to i32, !dbg !32
  %42 = icmp ugt i32 %24, 27, !dbg !45
  %43 = select i1 %42, i32 0, i32 4, !dbg !35
  %44 = add nsw i32 %43, %23, !dbg !35
  %45 = shl i32 %44, 2, !dbg !40
  %46 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %45, i32 %41), !dbg !43
  %47 = bitcast i32 %46 to float, !dbg !32
  %48 = fadd contract float %40, %47, !dbg !44
  %49 = bitcast float %48 to i32, !dbg !32
  %50 = icmp ugt i32 %24, 29, !dbg !45
  %51 = select i1 %50, i32 0, i32 2, !dbg !35
  %52 = add nsw i32 %51, %23, !dbg !35
  %53 = shl i32 %52, 2, !dbg !40
  %54 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %53, i32 %49), !dbg !43
  %55 = bitcast i32 %54 to float, !dbg !32
  %56 = fadd contract float %48, %55, !dbg !44
  %57 = bitcast float %56 to i32, !dbg !32
  %58 = icmp ne i32 %24, 31, !dbg !45
  %59 = zext i1 %58 to i32, !dbg !35
  %60 = add nsw i32 %23, %59, !dbg !35
  %61 = shl i32 %60, 2, !dbg !40
  %62 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %61, i32 %57), !dbg !43
  %63 = icmp eq i32 %13, 0, !dbg !46
  br i1 %63, label %73, label %78, !dbg !47

64:                                               ; preds = %15, %64
  %65 = phi i32 [ %13, %15 ], [ %71, %64 ]
  %66 = phi float [ 0.000000e+00, %15 ], [ %70, %64 ]
  %67 = zext nneg i32 %65 to i64, !dbg !48
  %68 = getelementptr float, ptr addrspace(1) %19, i64 %67, !dbg !49
  %69 = load float, ptr addrspace(1) %68, align 4, !dbg !49, !tbaa !50
  %70 = fadd contract float %66, %69, !dbg !54
  %71 = add nuw nsw i32 %65, 32, !dbg !55
  %72 = icmp slt i32 %71, %3, !dbg !29
  br i1 %72, label %64, label %20, !dbg !30, !llvm.loop !56

73:                                               ; preds = %20
  %74 = bitcast i32 %62 to float, !dbg !32
  %75 = fadd contract float %56, %74, !dbg !44
  %76 = sext i32 %12 to i64
  %77 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %76
  store float %75, ptr addrspace(1) %77, align 4, !dbg !59, !tbaa !50
  br label %78, !dbg !60

78:                                               ; preds = %20, %73
  ret void, !dbg !61
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
!1 = !DIFile(filename: "/src/wrong/signed_overflow.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "a891c9dcd4e36ef6768318aa7322a1cd")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "warp_row_sum", scope: !10, file: !10, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "wrong/signed_overflow.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "a891c9dcd4e36ef6768318aa7322a1cd")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 39, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 12, column: 28, scope: !9)
!17 = !DILocation(line: 40, column: 1, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "get_y", scope: !15, file: !15, line: 40, type: !11, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = distinct !DILocation(line: 12, column: 41, scope: !9)
!20 = !{i16 1, i16 1025}
!21 = !DILocation(line: 12, column: 30, scope: !9)
!22 = !DILocation(line: 38, column: 1, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "get_y", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 12, column: 55, scope: !9)
!25 = !DILocation(line: 12, column: 43, scope: !9)
!26 = !DILocation(line: 38, column: 1, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 16, column: 26, scope: !9)
!29 = !DILocation(line: 16, column: 31, scope: !9)
!30 = !DILocation(line: 16, column: 3, scope: !9)
!31 = !DILocation(line: 0, scope: !9)
!32 = !DILocation(line: 117, column: 1, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "__shfl_down", scope: !15, file: !15, line: 117, type: !11, scopeLine: 117, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = distinct !DILocation(line: 18, column: 12, scope: !9)
!35 = !DILocation(line: 101, column: 91, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "warpproof_from", scope: !15, file: !15, line: 101, type: !11, scopeLine: 101, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = distinct !DILocation(line: 117, column: 1, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "__shfl_down", scope: !15, file: !15, line: 117, type: !11, scopeLine: 117, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = distinct !DILocation(line: 117, column: 1, scope: !33, inlinedAt: !34)
!40 = !DILocation(line: 99, column: 44, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "warpproof_pull", scope: !15, file: !15, line: 98, type: !11, scopeLine: 98, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = distinct !DILocation(line: 117, column: 1, scope: !38, inlinedAt: !39)
!43 = !DILocation(line: 99, column: 10, scope: !41, inlinedAt: !42)
!44 = !DILocation(line: 18, column: 9, scope: !9)
!45 = !DILocation(line: 117, column: 1, scope: !38, inlinedAt: !39)
!46 = !DILocation(line: 19, column: 19, scope: !9)
!47 = !DILocation(line: 19, column: 7, scope: !9)
!48 = !DILocation(line: 16, column: 83, scope: !9)
!49 = !DILocation(line: 16, column: 60, scope: !9)
!50 = !{!51, !51, i64 0}
!51 = !{!"float", !52, i64 0}
!52 = !{!"omnipotent char", !53, i64 0}
!53 = !{!"Simple C++ TBAA"}
!54 = !DILocation(line: 16, column: 57, scope: !9)
!55 = !DILocation(line: 16, column: 38, scope: !9)
!56 = distinct !{!56, !30, !57, !58}
!57 = !DILocation(line: 16, column: 84, scope: !9)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocation(line: 19, column: 32, scope: !9)
!60 = !DILocation(line: 19, column: 25, scope: !9)
!61 = !DILocation(line: 20, column: 1, scope: !9)
