; ModuleID = '/src/kernel.hip'
source_filename = "/src/kernel.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @rope_from_angles(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef readonly %1, ptr addrspace(1) nocapture noundef writeonly %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !9 {
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !13
  %7 = zext i32 %6 to i64, !dbg !17
  %8 = sext i32 %3 to i64, !dbg !18
  %9 = mul nsw i64 %8, %7, !dbg !19
  %10 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !20
  %11 = zext i32 %10 to i64, !dbg !23
  %12 = add nsw i64 %9, %11, !dbg !24
  %13 = shl nsw i64 %12, 1, !dbg !25
  %14 = sext i32 %4 to i64, !dbg !26
  %15 = mul nsw i64 %13, %14, !dbg !27
  %16 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !28
  %17 = icmp slt i32 %16, %4, !dbg !31
  br i1 %17, label %18, label %25, !dbg !32

18:                                               ; preds = %5
  %19 = uitofp i32 %6 to float
  %20 = add nsw i64 %15, %14
  %21 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %22 = getelementptr inbounds i8, ptr addrspace(4) %21, i64 12
  %23 = load i16, ptr addrspace(4) %22, align 4, !range !33, !invariant.load !12, !noundef !12
  %24 = zext nneg i16 %23 to i32
  br label %26, !dbg !32

25:                                               ; preds = %26, %5
  ret void, !dbg !34

26:                                               ; preds = %18, %26
  %27 = phi i32 [ %16, %18 ], [ %48, %26 ]
  %28 = sext i32 %27 to i64, !dbg !35
  %29 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %28, !dbg !35
  %30 = load float, ptr addrspace(1) %29, align 4, !dbg !35, !tbaa !36
  %31 = fmul contract float %30, %19, !dbg !40
  %32 = tail call contract noundef float @__ocml_cos_f32(float noundef %31) #3, !dbg !41
  %33 = tail call contract noundef float @__ocml_sin_f32(float noundef %31) #3, !dbg !44
  %34 = add nsw i64 %15, %28, !dbg !47
  %35 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %34, !dbg !48
  %36 = load float, ptr addrspace(1) %35, align 4, !dbg !48, !tbaa !36
  %37 = add nsw i64 %20, %28, !dbg !49
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37, !dbg !50
  %39 = load float, ptr addrspace(1) %38, align 4, !dbg !50, !tbaa !36
  %40 = fmul contract float %32, %36, !dbg !51
  %41 = fmul contract float %33, %39, !dbg !52
  %42 = fsub contract float %40, %41, !dbg !53
  %43 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %34, !dbg !54
  store float %42, ptr addrspace(1) %43, align 4, !dbg !55, !tbaa !36
  %44 = fmul contract float %32, %39, !dbg !56
  %45 = fmul contract float %33, %36, !dbg !57
  %46 = fadd contract float %45, %44, !dbg !58
  %47 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %37, !dbg !59
  store float %46, ptr addrspace(1) %47, align 4, !dbg !60, !tbaa !36
  %48 = add i32 %27, %24, !dbg !61
  %49 = icmp slt i32 %48, %4, !dbg !31
  br i1 %49, label %26, label %25, !dbg !32, !llvm.loop !62
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !65 hidden float @__ocml_cos_f32(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !66 hidden float @__ocml_sin_f32(float noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

attributes #0 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "amdgpu-waves-per-eu"="4,8" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "5892a0fddaa54926114211e23d8415f8")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "rope_from_angles", scope: !10, file: !10, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "5892a0fddaa54926114211e23d8415f8")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 39, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_y", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 8, column: 53, scope: !9)
!17 = !DILocation(line: 8, column: 44, scope: !9)
!18 = !DILocation(line: 8, column: 57, scope: !9)
!19 = !DILocation(line: 8, column: 55, scope: !9)
!20 = !DILocation(line: 39, column: 1, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = distinct !DILocation(line: 8, column: 70, scope: !9)
!23 = !DILocation(line: 8, column: 61, scope: !9)
!24 = !DILocation(line: 8, column: 59, scope: !9)
!25 = !DILocation(line: 8, column: 73, scope: !9)
!26 = !DILocation(line: 8, column: 79, scope: !9)
!27 = !DILocation(line: 8, column: 77, scope: !9)
!28 = !DILocation(line: 38, column: 1, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = distinct !DILocation(line: 9, column: 26, scope: !9)
!31 = !DILocation(line: 9, column: 31, scope: !9)
!32 = !DILocation(line: 9, column: 3, scope: !9)
!33 = !{i16 1, i16 1025}
!34 = !DILocation(line: 16, column: 1, scope: !9)
!35 = !DILocation(line: 10, column: 45, scope: !9)
!36 = !{!37, !37, i64 0}
!37 = !{!"float", !38, i64 0}
!38 = !{!"omnipotent char", !39, i64 0}
!39 = !{!"Simple C++ TBAA"}
!40 = !DILocation(line: 10, column: 43, scope: !9)
!41 = !DILocation(line: 169, column: 1, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "cosf", scope: !15, file: !15, line: 169, type: !11, scopeLine: 169, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!43 = distinct !DILocation(line: 11, column: 26, scope: !9)
!44 = !DILocation(line: 168, column: 1, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "sinf", scope: !15, file: !15, line: 168, type: !11, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!46 = distinct !DILocation(line: 11, column: 46, scope: !9)
!47 = !DILocation(line: 12, column: 38, scope: !9)
!48 = !DILocation(line: 12, column: 25, scope: !9)
!49 = !DILocation(line: 12, column: 70, scope: !9)
!50 = !DILocation(line: 12, column: 53, scope: !9)
!51 = !DILocation(line: 13, column: 31, scope: !9)
!52 = !DILocation(line: 13, column: 49, scope: !9)
!53 = !DILocation(line: 13, column: 40, scope: !9)
!54 = !DILocation(line: 13, column: 5, scope: !9)
!55 = !DILocation(line: 13, column: 23, scope: !9)
!56 = !DILocation(line: 14, column: 36, scope: !9)
!57 = !DILocation(line: 14, column: 53, scope: !9)
!58 = !DILocation(line: 14, column: 45, scope: !9)
!59 = !DILocation(line: 14, column: 5, scope: !9)
!60 = !DILocation(line: 14, column: 27, scope: !9)
!61 = !DILocation(line: 9, column: 38, scope: !9)
!62 = distinct !{!62, !32, !63, !64}
!63 = !DILocation(line: 15, column: 3, scope: !9)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DISubprogram(name: "__ocml_cos_f32", scope: !15, file: !15, line: 169, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!66 = !DISubprogram(name: "__ocml_sin_f32", scope: !15, file: !15, line: 168, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
