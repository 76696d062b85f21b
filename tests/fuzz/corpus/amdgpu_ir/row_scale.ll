; ModuleID = '/src/kernel.hip'
source_filename = "/src/kernel.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @row_scale_from_partials(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef writeonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 !dbg !9 {
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !13
  %8 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !17
  %9 = getelementptr inbounds i8, ptr addrspace(4) %8, i64 12, !dbg !17
  %10 = load i16, ptr addrspace(4) %9, align 4, !dbg !17, !range !20, !invariant.load !12, !noundef !12
  %11 = zext nneg i16 %10 to i32, !dbg !17
  %12 = mul i32 %7, %11, !dbg !21
  %13 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !22
  %14 = add i32 %12, %13, !dbg !25
  %15 = icmp slt i32 %14, %2, !dbg !26
  br i1 %15, label %16, label %39, !dbg !27

16:                                               ; preds = %6
  %17 = icmp sgt i32 %3, 0, !dbg !28
  %18 = sext i32 %14 to i64
  br i1 %17, label %19, label %23, !dbg !29

19:                                               ; preds = %16
  %20 = zext nneg i32 %3 to i64
  %21 = mul nsw i64 %18, %20
  %22 = getelementptr float, ptr addrspace(1) %0, i64 %21
  br label %30, !dbg !29

23:                                               ; preds = %30, %16
  %24 = phi float [ 0.000000e+00, %16 ], [ %36, %30 ], !dbg !30
  %25 = sitofp i32 %4 to float, !dbg !31
  %26 = fdiv contract float %24, %25, !dbg !32
  %27 = fadd contract float %26, %5, !dbg !33
  %28 = tail call contract noundef float @__ocml_rsqrt_f32(float noundef %27) #3, !dbg !34
  %29 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %18, !dbg !37
  store float %28, ptr addrspace(1) %29, align 4, !dbg !38, !tbaa !39
  br label %39, !dbg !43

30:                                               ; preds = %19, %30
  %31 = phi i32 [ 0, %19 ], [ %37, %30 ]
  %32 = phi float [ 0.000000e+00, %19 ], [ %36, %30 ]
  %33 = zext nneg i32 %31 to i64, !dbg !44
  %34 = getelementptr float, ptr addrspace(1) %22, i64 %33, !dbg !45
  %35 = load float, ptr addrspace(1) %34, align 4, !dbg !45, !tbaa !39
  %36 = fadd contract float %32, %35, !dbg !46
  %37 = add nuw nsw i32 %31, 1, !dbg !47
  %38 = icmp eq i32 %37, %3, !dbg !28
  br i1 %38, label %23, label %30, !dbg !29, !llvm.loop !48

39:                                               ; preds = %6, %23
  ret void, !dbg !43
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !51 hidden float @__ocml_rsqrt_f32(float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot10-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "amdgpu-waves-per-eu"="8,16" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot10-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "5fcd77cc37217c5f44f39fc231e3001f")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "row_scale_from_partials", scope: !10, file: !10, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "5fcd77cc37217c5f44f39fc231e3001f")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 39, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 9, column: 28, scope: !9)
!17 = !DILocation(line: 40, column: 1, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 40, type: !11, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = distinct !DILocation(line: 9, column: 41, scope: !9)
!20 = !{i16 1, i16 1025}
!21 = !DILocation(line: 9, column: 30, scope: !9)
!22 = !DILocation(line: 38, column: 1, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 9, column: 55, scope: !9)
!25 = !DILocation(line: 9, column: 43, scope: !9)
!26 = !DILocation(line: 10, column: 11, scope: !9)
!27 = !DILocation(line: 10, column: 7, scope: !9)
!28 = !DILocation(line: 12, column: 21, scope: !9)
!29 = !DILocation(line: 12, column: 3, scope: !9)
!30 = !DILocation(line: 0, scope: !9)
!31 = !DILocation(line: 13, column: 36, scope: !9)
!32 = !DILocation(line: 13, column: 27, scope: !9)
!33 = !DILocation(line: 13, column: 38, scope: !9)
!34 = !DILocation(line: 172, column: 1, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "rsqrtf", scope: !15, file: !15, line: 172, type: !11, scopeLine: 172, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = distinct !DILocation(line: 13, column: 12, scope: !9)
!37 = !DILocation(line: 13, column: 3, scope: !9)
!38 = !DILocation(line: 13, column: 10, scope: !9)
!39 = !{!40, !40, i64 0}
!40 = !{!"float", !41, i64 0}
!41 = !{!"omnipotent char", !42, i64 0}
!42 = !{!"Simple C++ TBAA"}
!43 = !DILocation(line: 14, column: 1, scope: !9)
!44 = !DILocation(line: 12, column: 65, scope: !9)
!45 = !DILocation(line: 12, column: 42, scope: !9)
!46 = !DILocation(line: 12, column: 39, scope: !9)
!47 = !DILocation(line: 12, column: 26, scope: !9)
!48 = distinct !{!48, !29, !49, !50}
!49 = !DILocation(line: 12, column: 66, scope: !9)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !DISubprogram(name: "__ocml_rsqrt_f32", scope: !15, file: !15, line: 172, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
