; ModuleID = '/src/kernel.hip'
source_filename = "/src/kernel.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @row_dots(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef readonly %1, ptr addrspace(1) nocapture noundef writeonly %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !9 {
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %7 = and i32 %6, 31, !dbg !17
  %8 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !18
  %9 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !21
  %10 = getelementptr inbounds i8, ptr addrspace(4) %9, i64 12, !dbg !21
  %11 = load i16, ptr addrspace(4) %10, align 4, !dbg !21, !range !24, !invariant.load !12, !noundef !12
  %12 = zext nneg i16 %11 to i32, !dbg !21
  %13 = mul i32 %8, %12, !dbg !25
  %14 = add i32 %13, %6, !dbg !26
  %15 = lshr i32 %14, 5, !dbg !27
  %16 = icmp sge i32 %15, %3, !dbg !28
  %17 = icmp sge i32 %7, %4
  %18 = or i1 %17, %16, !dbg !29
  br i1 %18, label %36, label %19, !dbg !29

19:                                               ; preds = %5
  %20 = zext nneg i32 %15 to i64
  %21 = zext nneg i32 %4 to i64
  %22 = mul nuw nsw i64 %20, %21
  br label %23, !dbg !30

23:                                               ; preds = %19, %23
  %24 = phi i32 [ %7, %19 ], [ %34, %23 ]
  %25 = phi float [ 0.000000e+00, %19 ], [ %33, %23 ]
  %26 = zext nneg i32 %24 to i64, !dbg !31
  %27 = add nuw nsw i64 %22, %26, !dbg !32
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27, !dbg !33
  %29 = load float, ptr addrspace(1) %28, align 4, !dbg !33, !tbaa !34
  %30 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %27, !dbg !38
  %31 = load float, ptr addrspace(1) %30, align 4, !dbg !38, !tbaa !34
  %32 = fmul contract float %29, %31, !dbg !39
  %33 = fadd contract float %25, %32, !dbg !40
  %34 = add nuw nsw i32 %24, 32, !dbg !41
  %35 = icmp slt i32 %34, %4, !dbg !42
  br i1 %35, label %23, label %36, !dbg !30, !llvm.loop !43

36:                                               ; preds = %23, %5
  %37 = phi float [ 0.000000e+00, %5 ], [ %33, %23 ], !dbg !46
  %38 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %39 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %38)
  %40 = and i32 %39, 31
  %41 = bitcast float %37 to i32, !dbg !47
  %42 = icmp ult i32 %40, 16, !dbg !50
  %43 = select i1 %42, i32 16, i32 0, !dbg !50
  %44 = add nsw i32 %43, %39, !dbg !50
  %45 = shl i32 %44, 2, !dbg !55
  %46 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %45, i32 %41), !dbg !58
  %47 = bitcast i32 %46 to float, !dbg !47
  %48 = fadd contract float %37, %47, !dbg !59
  %49 = bitcast float %48 to i32, !dbg !47
  %50 = icmp ugt i32 %40, 23, !dbg !60
  %51 = select i1 %50, i32 0, i32 8, !dbg !50
  %52 = add nsw i32 %51, %39, !dbg !50
  %53 = shl i32 %52, 2, !dbg !55
  %54 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %53, i32 %49), !dbg !58
  %55 = bitcast i32 %54 to float, !dbg !47
  %56 = fadd contract float %48, %55, !dbg !59
  %57 = bitcast float %56 to i32, !dbg !47
  %58 = icmp ugt i32 %40, 27, !dbg !60
  %59 = select i1 %58, i32 0, i32 4, !dbg !50
  %60 = add nsw i32 %59, %39, !dbg !50
  %61 = shl i32 %60, 2, !dbg !55
  %62 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %61, i32 %57), !dbg !58
  %63 = bitcast i32 %62 to float, !dbg !47
  %64 = fadd contract float %56, %63, !dbg !59
  %65 = bitcast float %64 to i32, !dbg !47
  %66 = icmp ugt i32 %40, 29, !dbg !60
  %67 = select i1 %66, i32 0, i32 2, !dbg !50
  %68 = add nsw i32 %67, %39, !dbg !50
  %69 = shl i32 %68, 2, !dbg !55
  %70 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %69, i32 %65), !dbg !58
  %71 = bitcast i32 %70 to float, !dbg !47
  %72 = fadd contract float %64, %71, !dbg !59
  %73 = bitcast float %72 to i32, !dbg !47
  %74 = icmp ne i32 %40, 31, !dbg !60
  %75 = zext i1 %74 to i32, !dbg !50
  %76 = add nsw i32 %39, %75, !dbg !50
  %77 = shl i32 %76, 2, !dbg !55
  %78 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %77, i32 %73), !dbg !58
  %79 = icmp ne i32 %7, 0, !dbg !61
  %80 = or i1 %79, %16, !dbg !62
  br i1 %80, label %86, label %81, !dbg !62

81:                                               ; preds = %36
  %82 = bitcast i32 %78 to float, !dbg !47
  %83 = fadd contract float %72, %82, !dbg !59
  %84 = zext nneg i32 %15 to i64
  %85 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %84
  store float %83, ptr addrspace(1) %85, align 4, !dbg !63, !tbaa !34
  br label %86, !dbg !64

86:                                               ; preds = %36, %81
  ret void, !dbg !65
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "50a29a0cdd27b57e7709bc3fa8726734")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "row_dots", scope: !10, file: !10, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "50a29a0cdd27b57e7709bc3fa8726734")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 38, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 8, column: 30, scope: !9)
!17 = !DILocation(line: 8, column: 32, scope: !9)
!18 = !DILocation(line: 39, column: 1, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 9, column: 29, scope: !9)
!21 = !DILocation(line: 40, column: 1, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 40, type: !11, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 9, column: 42, scope: !9)
!24 = !{i16 1, i16 1025}
!25 = !DILocation(line: 9, column: 31, scope: !9)
!26 = !DILocation(line: 9, column: 44, scope: !9)
!27 = !DILocation(line: 9, column: 59, scope: !9)
!28 = !DILocation(line: 11, column: 11, scope: !9)
!29 = !DILocation(line: 11, column: 7, scope: !9)
!30 = !DILocation(line: 12, column: 5, scope: !9)
!31 = !DILocation(line: 12, column: 77, scope: !9)
!32 = !DILocation(line: 12, column: 75, scope: !9)
!33 = !DILocation(line: 12, column: 54, scope: !9)
!34 = !{!35, !35, i64 0}
!35 = !{!"float", !36, i64 0}
!36 = !{!"omnipotent char", !37, i64 0}
!37 = !{!"Simple C++ TBAA"}
!38 = !DILocation(line: 12, column: 82, scope: !9)
!39 = !DILocation(line: 12, column: 80, scope: !9)
!40 = !DILocation(line: 12, column: 51, scope: !9)
!41 = !DILocation(line: 12, column: 33, scope: !9)
!42 = !DILocation(line: 12, column: 26, scope: !9)
!43 = distinct !{!43, !30, !44, !45}
!44 = !DILocation(line: 12, column: 106, scope: !9)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !DILocation(line: 10, column: 9, scope: !9)
!47 = !DILocation(line: 117, column: 1, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "__shfl_down", scope: !15, file: !15, line: 117, type: !11, scopeLine: 117, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!49 = distinct !DILocation(line: 14, column: 12, scope: !9)
!50 = !DILocation(line: 101, column: 91, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "warpproof_from", scope: !15, file: !15, line: 101, type: !11, scopeLine: 101, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!52 = distinct !DILocation(line: 117, column: 1, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "__shfl_down", scope: !15, file: !15, line: 117, type: !11, scopeLine: 117, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!54 = distinct !DILocation(line: 117, column: 1, scope: !48, inlinedAt: !49)
!55 = !DILocation(line: 99, column: 44, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "warpproof_pull", scope: !15, file: !15, line: 98, type: !11, scopeLine: 98, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = distinct !DILocation(line: 117, column: 1, scope: !53, inlinedAt: !54)
!58 = !DILocation(line: 99, column: 10, scope: !56, inlinedAt: !57)
!59 = !DILocation(line: 14, column: 9, scope: !9)
!60 = !DILocation(line: 117, column: 1, scope: !53, inlinedAt: !54)
!61 = !DILocation(line: 15, column: 12, scope: !9)
!62 = !DILocation(line: 15, column: 17, scope: !9)
!63 = !DILocation(line: 15, column: 36, scope: !9)
!64 = !DILocation(line: 15, column: 29, scope: !9)
!65 = !DILocation(line: 16, column: 1, scope: !9)
