; ModuleID = '/src/wrong/block_size_at_wrong_offset.hip'
source_filename = "/src/wrong/block_size_at_wrong_offset.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @swiglu_elementwise(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef readonly %1, ptr addrspace(1) nocapture noundef writeonly %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !9 {
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !13
  %7 = zext i32 %6 to i64, !dbg !17
  %8 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !18
  %9 = getelementptr inbounds i8, ptr addrspace(4) %8, i64 14, !dbg !21
  %10 = load i16, ptr addrspace(4) %9, align 2, !dbg !22, !tbaa !23
  %11 = zext i16 %10 to i64, !dbg !27
  %12 = mul nuw nsw i64 %11, %7, !dbg !28
  %13 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !29
  %14 = zext nneg i32 %13 to i64, !dbg !32
  %15 = add nuw nsw i64 %12, %14, !dbg !33
  %16 = sext i32 %3 to i64, !dbg !34
  %17 = sext i32 %4 to i64, !dbg !35
  %18 = mul nsw i64 %17, %16, !dbg !36
  %19 = icmp slt i64 %15, %18, !dbg !37
  br i1 %19, label %20, label %31, !dbg !38

20:                                               ; preds = %5
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %15, !dbg !39
  %22 = load float, ptr addrspace(1) %21, align 4, !dbg !39, !tbaa !40
  %23 = fneg contract float %22, !dbg !42
  %24 = tail call contract noundef float @__ocml_exp_f32(float noundef %23) #3, !dbg !43
  %25 = fadd contract float %24, 1.000000e+00, !dbg !46
  %26 = fdiv contract float %22, %25, !dbg !47
  %27 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %15, !dbg !48
  %28 = load float, ptr addrspace(1) %27, align 4, !dbg !48, !tbaa !40
  %29 = fmul contract float %28, %26, !dbg !49
  %30 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %15, !dbg !50
  store float %29, ptr addrspace(1) %30, align 4, !dbg !51, !tbaa !40
  br label %31, !dbg !52

31:                                               ; preds = %5, %20
  ret void, !dbg !52
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !53 hidden float @__ocml_exp_f32(float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1151" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot10-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "amdgpu-waves-per-eu"="8,16" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1151" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot10-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/wrong/block_size_at_wrong_offset.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "a9bec1a55fe99c2cfb677e43b64a389a")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "swiglu_elementwise", scope: !10, file: !10, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "wrong/block_size_at_wrong_offset.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "a9bec1a55fe99c2cfb677e43b64a389a")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 39, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 15, column: 44, scope: !9)
!17 = !DILocation(line: 15, column: 35, scope: !9)
!18 = !DILocation(line: 10, column: 73, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "block_size", scope: !10, file: !10, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 15, column: 48, scope: !9)
!21 = !DILocation(line: 11, column: 78, scope: !19, inlinedAt: !20)
!22 = !DILocation(line: 11, column: 10, scope: !19, inlinedAt: !20)
!23 = !{!24, !24, i64 0}
!24 = !{!"short", !25, i64 0}
!25 = !{!"omnipotent char", !26, i64 0}
!26 = !{!"Simple C++ TBAA"}
!27 = !DILocation(line: 15, column: 48, scope: !9)
!28 = !DILocation(line: 15, column: 46, scope: !9)
!29 = !DILocation(line: 38, column: 1, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = distinct !DILocation(line: 15, column: 73, scope: !9)
!32 = !DILocation(line: 15, column: 63, scope: !9)
!33 = !DILocation(line: 15, column: 61, scope: !9)
!34 = !DILocation(line: 16, column: 24, scope: !9)
!35 = !DILocation(line: 16, column: 28, scope: !9)
!36 = !DILocation(line: 16, column: 26, scope: !9)
!37 = !DILocation(line: 16, column: 10, scope: !9)
!38 = !DILocation(line: 16, column: 7, scope: !9)
!39 = !DILocation(line: 17, column: 22, scope: !9)
!40 = !{!41, !41, i64 0}
!41 = !{!"float", !25, i64 0}
!42 = !DILocation(line: 18, column: 31, scope: !9)
!43 = !DILocation(line: 164, column: 1, scope: !44, inlinedAt: !45)
!44 = distinct !DISubprogram(name: "expf", scope: !15, file: !15, line: 164, type: !11, scopeLine: 164, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!45 = distinct !DILocation(line: 18, column: 26, scope: !9)
!46 = !DILocation(line: 18, column: 24, scope: !9)
!47 = !DILocation(line: 18, column: 16, scope: !9)
!48 = !DILocation(line: 18, column: 41, scope: !9)
!49 = !DILocation(line: 18, column: 39, scope: !9)
!50 = !DILocation(line: 18, column: 3, scope: !9)
!51 = !DILocation(line: 18, column: 9, scope: !9)
!52 = !DILocation(line: 19, column: 1, scope: !9)
!53 = !DISubprogram(name: "__ocml_exp_f32", scope: !15, file: !15, line: 164, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
