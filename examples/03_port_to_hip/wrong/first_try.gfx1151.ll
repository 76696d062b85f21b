; ModuleID = '/src/wrong/first_try.hip'
source_filename = "/src/wrong/first_try.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @row_dots(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef readonly %1, ptr addrspace(1) nocapture noundef writeonly %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !9 {
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %7 = and i32 %6, 63, !dbg !17
  %8 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !18
  %9 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !21
  %10 = getelementptr inbounds i8, ptr addrspace(4) %9, i64 12, !dbg !21
  %11 = load i16, ptr addrspace(4) %10, align 4, !dbg !21, !range !24, !invariant.load !12, !noundef !12
  %12 = zext nneg i16 %11 to i32, !dbg !21
  %13 = mul i32 %8, %12, !dbg !25
  %14 = add i32 %13, %6, !dbg !26
  %15 = lshr i32 %14, 6, !dbg !27
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
  %34 = add nuw nsw i32 %24, 64, !dbg !41
  %35 = icmp slt i32 %34, %4, !dbg !42
  br i1 %35, label %23, label %36, !dbg !30, !llvm.loop !43

36:                                               ; preds = %23, %5
  %37 = phi float [ 0.000000e+00, %5 ], [ %33, %23 ], !dbg !46
  %38 = tail call noundef i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %39 = and i32 %38, 31
  %40 = bitcast float %37 to i32, !dbg !47
  %41 = shl i32 %38, 2, !dbg !50
  %42 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %40), !dbg !55
  %43 = bitcast i32 %42 to float, !dbg !47
  %44 = fadd contract float %37, %43, !dbg !56
  %45 = bitcast float %44 to i32, !dbg !47
  %46 = icmp ult i32 %39, 16, !dbg !57
  %47 = select i1 %46, i32 16, i32 0, !dbg !57
  %48 = add nsw i32 %47, %38, !dbg !57
  %49 = shl i32 %48, 2, !dbg !50
  %50 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %49, i32 %45), !dbg !55
  %51 = bitcast i32 %50 to float, !dbg !47
  %52 = fadd contract float %44, %51, !dbg !56
  %53 = bitcast float %52 to i32, !dbg !47
  %54 = icmp ugt i32 %39, 23, !dbg !60
  %55 = select i1 %54, i32 0, i32 8, !dbg !57
  %56 = add nsw i32 %55, %38, !dbg !57
  %57 = shl i32 %56, 2, !dbg !50
  %58 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %57, i32 %53), !dbg !55
  %59 = bitcast i32 %58 to float, !dbg !47
  %60 = fadd contract float %52, %59, !dbg !56
  %61 = bitcast float %60 to i32, !dbg !47
  %62 = icmp ugt i32 %39, 27, !dbg !60
  %63 = select i1 %62, i32 0, i32 4, !dbg !57
  %64 = add nsw i32 %63, %38, !dbg !57
  %65 = shl i32 %64, 2, !dbg !50
  %66 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %65, i32 %61), !dbg !55
  %67 = bitcast i32 %66 to float, !dbg !47
  %68 = fadd contract float %60, %67, !dbg !56
  %69 = bitcast float %68 to i32, !dbg !47
  %70 = icmp ugt i32 %39, 29, !dbg !60
  %71 = select i1 %70, i32 0, i32 2, !dbg !57
  %72 = add nsw i32 %71, %38, !dbg !57
  %73 = shl i32 %72, 2, !dbg !50
  %74 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %73, i32 %69), !dbg !55
  %75 = bitcast i32 %74 to float, !dbg !47
  %76 = fadd contract float %68, %75, !dbg !56
  %77 = bitcast float %76 to i32, !dbg !47
  %78 = icmp ne i32 %39, 31, !dbg !60
  %79 = zext i1 %78 to i32, !dbg !57
  %80 = add nsw i32 %38, %79, !dbg !57
  %81 = shl i32 %80, 2, !dbg !50
  %82 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %81, i32 %77), !dbg !55
  %83 = icmp ne i32 %7, 0, !dbg !61
  %84 = or i1 %83, %16, !dbg !62
  br i1 %84, label %90, label %85, !dbg !62

85:                                               ; preds = %36
  %86 = bitcast i32 %82 to float, !dbg !47
  %87 = fadd contract float %76, %86, !dbg !56
  %88 = zext nneg i32 %15 to i64
  %89 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %88
  store float %87, ptr addrspace(1) %89, align 4, !dbg !63, !tbaa !34
  br label %90, !dbg !64

90:                                               ; preds = %36, %85
  ret void, !dbg !65
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1151" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot10-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/wrong/first_try.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "0553252ed5257a420447790cbfc61119")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "row_dots", scope: !10, file: !10, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "wrong/first_try.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "0553252ed5257a420447790cbfc61119")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 38, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 6, column: 30, scope: !9)
!17 = !DILocation(line: 6, column: 32, scope: !9)
!18 = !DILocation(line: 39, column: 1, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 7, column: 29, scope: !9)
!21 = !DILocation(line: 40, column: 1, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 40, type: !11, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 7, column: 42, scope: !9)
!24 = !{i16 1, i16 1025}
!25 = !DILocation(line: 7, column: 31, scope: !9)
!26 = !DILocation(line: 7, column: 44, scope: !9)
!27 = !DILocation(line: 7, column: 59, scope: !9)
!28 = !DILocation(line: 9, column: 11, scope: !9)
!29 = !DILocation(line: 9, column: 7, scope: !9)
!30 = !DILocation(line: 10, column: 5, scope: !9)
!31 = !DILocation(line: 10, column: 70, scope: !9)
!32 = !DILocation(line: 10, column: 68, scope: !9)
!33 = !DILocation(line: 10, column: 47, scope: !9)
!34 = !{!35, !35, i64 0}
!35 = !{!"float", !36, i64 0}
!36 = !{!"omnipotent char", !37, i64 0}
!37 = !{!"Simple C++ TBAA"}
!38 = !DILocation(line: 10, column: 75, scope: !9)
!39 = !DILocation(line: 10, column: 73, scope: !9)
!40 = !DILocation(line: 10, column: 44, scope: !9)
!41 = !DILocation(line: 10, column: 33, scope: !9)
!42 = !DILocation(line: 10, column: 26, scope: !9)
!43 = distinct !{!43, !30, !44, !45}
!44 = !DILocation(line: 10, column: 99, scope: !9)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !DILocation(line: 8, column: 9, scope: !9)
!47 = !DILocation(line: 117, column: 1, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "__shfl_down", scope: !15, file: !15, line: 117, type: !11, scopeLine: 117, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!49 = distinct !DILocation(line: 11, column: 63, scope: !9)
!50 = !DILocation(line: 99, column: 44, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "warpproof_pull", scope: !15, file: !15, line: 98, type: !11, scopeLine: 98, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!52 = distinct !DILocation(line: 117, column: 1, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "__shfl_down", scope: !15, file: !15, line: 117, type: !11, scopeLine: 117, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!54 = distinct !DILocation(line: 117, column: 1, scope: !48, inlinedAt: !49)
!55 = !DILocation(line: 99, column: 10, scope: !51, inlinedAt: !52)
!56 = !DILocation(line: 11, column: 60, scope: !9)
!57 = !DILocation(line: 101, column: 91, scope: !58, inlinedAt: !59)
!58 = distinct !DISubprogram(name: "warpproof_from", scope: !15, file: !15, line: 101, type: !11, scopeLine: 101, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!59 = distinct !DILocation(line: 117, column: 1, scope: !53, inlinedAt: !54)
!60 = !DILocation(line: 117, column: 1, scope: !53, inlinedAt: !54)
!61 = !DILocation(line: 12, column: 12, scope: !9)
!62 = !DILocation(line: 12, column: 17, scope: !9)
!63 = !DILocation(line: 12, column: 36, scope: !9)
!64 = !DILocation(line: 12, column: 29, scope: !9)
!65 = !DILocation(line: 13, column: 1, scope: !9)
