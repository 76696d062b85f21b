; ModuleID = '/src/wrong/wave64_in_wave32.hip'
source_filename = "/src/wrong/wave64_in_wave32.hip"
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
  br i1 %13, label %14, label %87, !dbg !27

14:                                               ; preds = %4
  %15 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !28
  %16 = icmp slt i32 %15, %3, !dbg !31
  br i1 %16, label %17, label %22, !dbg !32

17:                                               ; preds = %14
  %18 = sext i32 %12 to i64
  %19 = zext nneg i32 %3 to i64
  %20 = mul nsw i64 %18, %19
  %21 = getelementptr float, ptr addrspace(1) %0, i64 %20
  br label %73, !dbg !32

22:                                               ; preds = %73, %14
  %23 = phi float [ 0.000000e+00, %14 ], [ %79, %73 ], !dbg !33
  %24 = tail call noundef i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %25 = and i32 %24, 63
  %26 = bitcast float %23 to i32, !dbg !34
  %27 = icmp ult i32 %25, 32, !dbg !37
  %28 = select i1 %27, i32 32, i32 0, !dbg !37
  %29 = add nsw i32 %28, %24, !dbg !37
  %30 = shl i32 %29, 2, !dbg !42
  %31 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %30, i32 %26), !dbg !45
  %32 = bitcast i32 %31 to float, !dbg !34
  %33 = fadd contract float %23, %32, !dbg !46
  %34 = bitcast float %33 to i32, !dbg !34
  %35 = icmp ugt i32 %25, 47, !dbg !47
  %36 = select i1 %35, i32 0, i32 16, !dbg !37
  %37 = add nsw i32 %36, %24, !dbg !37
  %38 = shl i32 %37, 2, !dbg !42
  %39 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %38, i32 %34), !dbg !45
  %40 = bitcast i32 %39 to float, !dbg !34
  %41 = fadd contract float %33, %40, !dbg !46
  %42 = bitcast float %41 to i32, !dbg !34
  %43 = icmp ugt i32 %25, 55, !dbg !47
  %44 = select i1 %43, i32 0, i32 8, !dbg !37
  %45 = add nsw i32 %44, %24, !dbg !37
  %46 = shl i32 %45, 2, !dbg !42
  %47 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %46, i32 %42), !dbg !45
  %48 = bitcast i32 %47 to float, !dbg !34
  %49 = fadd contract float %41, %48, !dbg !46
  %50 = bitcast float %49 to i32, !dbg !34
  %51 = icmp ugt i32 %25, 59, !dbg !47
  %52 = select i1 %51, i32 0, i32 4, !dbg !37
  %53 = add nsw i32 %52, %24, !dbg !37
  %54 = shl i32 %53, 2, !dbg !42
  %55 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %54, i32 %50), !dbg !45
  %56 = bitcast i32 %55 to float, !dbg !34
  %57 = fadd contract float %49, %56, !dbg !46
  %58 = bitcast float %57 to i32, !dbg !34
  %59 = icmp ugt i32 %25, 61, !dbg !47
  %60 = select i1 %59, i32 0, i32 2, !dbg !37
  %61 = add nsw i32 %60, %24, !dbg !37
  %62 = shl i32 %61, 2, !dbg !42
  %63 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %62, i32 %58), !dbg !45
  %64 = bitcast i32 %63 to float, !dbg !34
  %65 = fadd contract float %57, %64, !dbg !46
  %66 = bitcast float %65 to i32, !dbg !34
  %67 = icmp ne i32 %25, 63, !dbg !47
  %68 = zext i1 %67 to i32, !dbg !37
  %69 = add nsw i32 %24, %68, !dbg !37
  %70 = shl i32 %69, 2, !dbg !42
  %71 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %70, i32 %66), !dbg !45
  %72 = icmp eq i32 %15, 0, !dbg !48
  br i1 %72, label %82, label %87, !dbg !49

73:                                               ; preds = %17, %73
  %74 = phi i32 [ %15, %17 ], [ %80, %73 ]
  %75 = phi float [ 0.000000e+00, %17 ], [ %79, %73 ]
  %76 = zext nneg i32 %74 to i64, !dbg !50
  %77 = getelementptr float, ptr addrspace(1) %21, i64 %76, !dbg !51
  %78 = load float, ptr addrspace(1) %77, align 4, !dbg !51, !tbaa !52
  %79 = fadd contract float %75, %78, !dbg !56
  %80 = add nuw nsw i32 %74, 32, !dbg !57
  %81 = icmp slt i32 %80, %3, !dbg !31
  br i1 %81, label %73, label %22, !dbg !32, !llvm.loop !58

82:                                               ; preds = %22
  %83 = bitcast i32 %71 to float, !dbg !34
  %84 = fadd contract float %65, %83, !dbg !46
  %85 = sext i32 %12 to i64
  %86 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %85
  store float %84, ptr addrspace(1) %86, align 4, !dbg !61, !tbaa !52
  br label %87, !dbg !62

87:                                               ; preds = %22, %82, %4
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
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1151" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot10-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/wrong/wave64_in_wave32.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "52d1dd37a12eae255423edd54f5094d6")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "warp_row_sum", scope: !10, file: !10, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "wrong/wave64_in_wave32.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "52d1dd37a12eae255423edd54f5094d6")
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
!26 = !DILocation(line: 13, column: 11, scope: !9)
!27 = !DILocation(line: 13, column: 7, scope: !9)
!28 = !DILocation(line: 38, column: 1, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = distinct !DILocation(line: 15, column: 26, scope: !9)
!31 = !DILocation(line: 15, column: 31, scope: !9)
!32 = !DILocation(line: 15, column: 3, scope: !9)
!33 = !DILocation(line: 0, scope: !9)
!34 = !DILocation(line: 117, column: 1, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "__shfl_down", scope: !15, file: !15, line: 117, type: !11, scopeLine: 117, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = distinct !DILocation(line: 17, column: 12, scope: !9)
!37 = !DILocation(line: 101, column: 91, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "warpproof_from", scope: !15, file: !15, line: 101, type: !11, scopeLine: 101, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = distinct !DILocation(line: 117, column: 1, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "__shfl_down", scope: !15, file: !15, line: 117, type: !11, scopeLine: 117, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = distinct !DILocation(line: 117, column: 1, scope: !35, inlinedAt: !36)
!42 = !DILocation(line: 99, column: 44, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "warpproof_pull", scope: !15, file: !15, line: 98, type: !11, scopeLine: 98, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = distinct !DILocation(line: 117, column: 1, scope: !40, inlinedAt: !41)
!45 = !DILocation(line: 99, column: 10, scope: !43, inlinedAt: !44)
!46 = !DILocation(line: 17, column: 9, scope: !9)
!47 = !DILocation(line: 117, column: 1, scope: !40, inlinedAt: !41)
!48 = !DILocation(line: 18, column: 19, scope: !9)
!49 = !DILocation(line: 18, column: 7, scope: !9)
!50 = !DILocation(line: 15, column: 75, scope: !9)
!51 = !DILocation(line: 15, column: 52, scope: !9)
!52 = !{!53, !53, i64 0}
!53 = !{!"float", !54, i64 0}
!54 = !{!"omnipotent char", !55, i64 0}
!55 = !{!"Simple C++ TBAA"}
!56 = !DILocation(line: 15, column: 49, scope: !9)
!57 = !DILocation(line: 15, column: 38, scope: !9)
!58 = distinct !{!58, !32, !59, !60}
!59 = !DILocation(line: 15, column: 76, scope: !9)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !DILocation(line: 18, column: 32, scope: !9)
!62 = !DILocation(line: 18, column: 25, scope: !9)
!63 = !DILocation(line: 19, column: 1, scope: !9)
