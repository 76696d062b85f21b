; ModuleID = '/src/kernel.hip'
source_filename = "/src/kernel.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @online_softmax_rows(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 !dbg !9 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !13
  %5 = zext i32 %4 to i64, !dbg !17
  %6 = sext i32 %2 to i64, !dbg !18
  %7 = mul nsw i64 %6, %5, !dbg !19
  %8 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %7, !dbg !20
  %9 = load float, ptr addrspace(1) %8, align 4, !dbg !20, !tbaa !21
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !25
  %11 = icmp slt i32 %10, %2, !dbg !28
  br i1 %11, label %108, label %12, !dbg !29

12:                                               ; preds = %108, %3
  %13 = phi float [ 0.000000e+00, %3 ], [ %121, %108 ], !dbg !30
  %14 = phi float [ %9, %3 ], [ %115, %108 ], !dbg !30
  %15 = tail call noundef i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %16 = and i32 %15, -32
  %17 = add nsw i32 %16, 32
  %18 = bitcast float %14 to i32, !dbg !31
  %19 = xor i32 %15, 16, !dbg !34
  %20 = icmp slt i32 %19, %17, !dbg !34
  %21 = select i1 %20, i32 %19, i32 %15, !dbg !37
  %22 = shl i32 %21, 2, !dbg !40
  %23 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %22, i32 %18), !dbg !43
  %24 = bitcast i32 %23 to float, !dbg !31
  %25 = bitcast float %13 to i32, !dbg !44
  %26 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %22, i32 %25), !dbg !46
  %27 = bitcast i32 %26 to float, !dbg !44
  %28 = tail call contract noundef float @llvm.maxnum.f32(float %14, float %24), !dbg !49
  %29 = fsub contract float %14, %28, !dbg !52
  %30 = tail call contract noundef float @__ocml_exp_f32(float noundef %29) #5, !dbg !53
  %31 = fmul contract float %13, %30, !dbg !56
  %32 = fsub contract float %24, %28, !dbg !57
  %33 = tail call contract noundef float @__ocml_exp_f32(float noundef %32) #5, !dbg !58
  %34 = fmul contract float %33, %27, !dbg !60
  %35 = fadd contract float %31, %34, !dbg !61
  %36 = bitcast float %28 to i32, !dbg !31
  %37 = xor i32 %15, 8, !dbg !34
  %38 = icmp slt i32 %37, %17, !dbg !34
  %39 = select i1 %38, i32 %37, i32 %15, !dbg !37
  %40 = shl i32 %39, 2, !dbg !40
  %41 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %40, i32 %36), !dbg !43
  %42 = bitcast i32 %41 to float, !dbg !31
  %43 = bitcast float %35 to i32, !dbg !44
  %44 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %40, i32 %43), !dbg !46
  %45 = bitcast i32 %44 to float, !dbg !44
  %46 = tail call contract noundef float @llvm.maxnum.f32(float %28, float %42), !dbg !49
  %47 = fsub contract float %28, %46, !dbg !52
  %48 = tail call contract noundef float @__ocml_exp_f32(float noundef %47) #5, !dbg !53
  %49 = fmul contract float %35, %48, !dbg !56
  %50 = fsub contract float %42, %46, !dbg !57
  %51 = tail call contract noundef float @__ocml_exp_f32(float noundef %50) #5, !dbg !58
  %52 = fmul contract float %51, %45, !dbg !60
  %53 = fadd contract float %49, %52, !dbg !61
  %54 = bitcast float %46 to i32, !dbg !31
  %55 = xor i32 %15, 4, !dbg !34
  %56 = icmp slt i32 %55, %17, !dbg !34
  %57 = select i1 %56, i32 %55, i32 %15, !dbg !37
  %58 = shl i32 %57, 2, !dbg !40
  %59 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %58, i32 %54), !dbg !43
  %60 = bitcast i32 %59 to float, !dbg !31
  %61 = bitcast float %53 to i32, !dbg !44
  %62 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %58, i32 %61), !dbg !46
  %63 = bitcast i32 %62 to float, !dbg !44
  %64 = tail call contract noundef float @llvm.maxnum.f32(float %46, float %60), !dbg !49
  %65 = fsub contract float %46, %64, !dbg !52
  %66 = tail call contract noundef float @__ocml_exp_f32(float noundef %65) #5, !dbg !53
  %67 = fmul contract float %53, %66, !dbg !56
  %68 = fsub contract float %60, %64, !dbg !57
  %69 = tail call contract noundef float @__ocml_exp_f32(float noundef %68) #5, !dbg !58
  %70 = fmul contract float %69, %63, !dbg !60
  %71 = fadd contract float %67, %70, !dbg !61
  %72 = bitcast float %64 to i32, !dbg !31
  %73 = xor i32 %15, 2, !dbg !34
  %74 = icmp slt i32 %73, %17, !dbg !34
  %75 = select i1 %74, i32 %73, i32 %15, !dbg !37
  %76 = shl i32 %75, 2, !dbg !40
  %77 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %76, i32 %72), !dbg !43
  %78 = bitcast i32 %77 to float, !dbg !31
  %79 = bitcast float %71 to i32, !dbg !44
  %80 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %76, i32 %79), !dbg !46
  %81 = bitcast i32 %80 to float, !dbg !44
  %82 = tail call contract noundef float @llvm.maxnum.f32(float %64, float %78), !dbg !49
  %83 = fsub contract float %64, %82, !dbg !52
  %84 = tail call contract noundef float @__ocml_exp_f32(float noundef %83) #5, !dbg !53
  %85 = fmul contract float %71, %84, !dbg !56
  %86 = fsub contract float %78, %82, !dbg !57
  %87 = tail call contract noundef float @__ocml_exp_f32(float noundef %86) #5, !dbg !58
  %88 = fmul contract float %87, %81, !dbg !60
  %89 = fadd contract float %85, %88, !dbg !61
  %90 = bitcast float %82 to i32, !dbg !31
  %91 = xor i32 %15, 1, !dbg !34
  %92 = icmp slt i32 %91, %17, !dbg !34
  %93 = select i1 %92, i32 %91, i32 %15, !dbg !37
  %94 = shl i32 %93, 2, !dbg !40
  %95 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %94, i32 %90), !dbg !43
  %96 = bitcast i32 %95 to float, !dbg !31
  %97 = bitcast float %89 to i32, !dbg !44
  %98 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %94, i32 %97), !dbg !46
  %99 = bitcast i32 %98 to float, !dbg !44
  %100 = tail call contract noundef float @llvm.maxnum.f32(float %82, float %96), !dbg !49
  %101 = fsub contract float %82, %100, !dbg !52
  %102 = tail call contract noundef float @__ocml_exp_f32(float noundef %101) #5, !dbg !53
  %103 = fmul contract float %89, %102, !dbg !56
  %104 = fsub contract float %96, %100, !dbg !57
  %105 = tail call contract noundef float @__ocml_exp_f32(float noundef %104) #5, !dbg !58
  %106 = fmul contract float %105, %99, !dbg !60
  %107 = fadd contract float %103, %106, !dbg !61
  br i1 %11, label %125, label %124, !dbg !62

108:                                              ; preds = %3, %108
  %109 = phi float [ %115, %108 ], [ %9, %3 ]
  %110 = phi float [ %121, %108 ], [ 0.000000e+00, %3 ]
  %111 = phi i32 [ %122, %108 ], [ %10, %3 ]
  %112 = zext nneg i32 %111 to i64, !dbg !63
  %113 = getelementptr float, ptr addrspace(1) %8, i64 %112, !dbg !64
  %114 = load float, ptr addrspace(1) %113, align 4, !dbg !64, !tbaa !21
  %115 = tail call contract noundef float @llvm.maxnum.f32(float %109, float %114), !dbg !65
  %116 = fsub contract float %109, %115, !dbg !67
  %117 = tail call contract noundef float @__ocml_exp_f32(float noundef %116) #5, !dbg !68
  %118 = fmul contract float %110, %117, !dbg !70
  %119 = fsub contract float %114, %115, !dbg !71
  %120 = tail call contract noundef float @__ocml_exp_f32(float noundef %119) #5, !dbg !72
  %121 = fadd contract float %118, %120, !dbg !74
  %122 = add nuw nsw i32 %111, 32, !dbg !75
  %123 = icmp slt i32 %122, %2, !dbg !28
  br i1 %123, label %108, label %12, !dbg !29, !llvm.loop !76

124:                                              ; preds = %125, %12
  ret void, !dbg !79

125:                                              ; preds = %12, %125
  %126 = phi i32 [ %135, %125 ], [ %10, %12 ]
  %127 = zext nneg i32 %126 to i64, !dbg !80
  %128 = add nsw i64 %7, %127, !dbg !81
  %129 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %128, !dbg !82
  %130 = load float, ptr addrspace(1) %129, align 4, !dbg !82, !tbaa !21
  %131 = fsub contract float %130, %100, !dbg !83
  %132 = tail call contract noundef float @__ocml_exp_f32(float noundef %131) #5, !dbg !84
  %133 = fdiv contract float %132, %107, !dbg !86
  %134 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %128, !dbg !87
  store float %133, ptr addrspace(1) %134, align 4, !dbg !88, !tbaa !21
  %135 = add nuw nsw i32 %126, 32, !dbg !89
  %136 = icmp slt i32 %135, %2, !dbg !90
  br i1 %136, label %125, label %124, !dbg !62, !llvm.loop !91
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !93 hidden float @__ocml_exp_f32(float noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1151" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot10-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "amdgpu-waves-per-eu"="8,16" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1151" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot10-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "b652764ce6555157cf721ff72caa357f")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "online_softmax_rows", scope: !10, file: !10, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "b652764ce6555157cf721ff72caa357f")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 39, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 11, column: 51, scope: !9)
!17 = !DILocation(line: 11, column: 42, scope: !9)
!18 = !DILocation(line: 11, column: 55, scope: !9)
!19 = !DILocation(line: 11, column: 53, scope: !9)
!20 = !DILocation(line: 12, column: 19, scope: !9)
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !23, i64 0}
!23 = !{!"omnipotent char", !24, i64 0}
!24 = !{!"Simple C++ TBAA"}
!25 = !DILocation(line: 38, column: 1, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 14, column: 26, scope: !9)
!28 = !DILocation(line: 14, column: 31, scope: !9)
!29 = !DILocation(line: 14, column: 3, scope: !9)
!30 = !DILocation(line: 0, scope: !9)
!31 = !DILocation(line: 115, column: 1, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "__shfl_xor", scope: !15, file: !15, line: 115, type: !11, scopeLine: 115, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = distinct !DILocation(line: 21, column: 33, scope: !9)
!34 = !DILocation(line: 115, column: 1, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "__shfl_xor", scope: !15, file: !15, line: 115, type: !11, scopeLine: 115, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = distinct !DILocation(line: 115, column: 1, scope: !32, inlinedAt: !33)
!37 = !DILocation(line: 101, column: 91, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "warpproof_from", scope: !15, file: !15, line: 101, type: !11, scopeLine: 101, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = distinct !DILocation(line: 115, column: 1, scope: !35, inlinedAt: !36)
!40 = !DILocation(line: 99, column: 44, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "warpproof_pull", scope: !15, file: !15, line: 98, type: !11, scopeLine: 98, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = distinct !DILocation(line: 115, column: 1, scope: !35, inlinedAt: !36)
!43 = !DILocation(line: 99, column: 10, scope: !41, inlinedAt: !42)
!44 = !DILocation(line: 115, column: 1, scope: !32, inlinedAt: !45)
!45 = distinct !DILocation(line: 22, column: 29, scope: !9)
!46 = !DILocation(line: 99, column: 10, scope: !41, inlinedAt: !47)
!47 = distinct !DILocation(line: 115, column: 1, scope: !35, inlinedAt: !48)
!48 = distinct !DILocation(line: 115, column: 1, scope: !32, inlinedAt: !45)
!49 = !DILocation(line: 176, column: 67, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "fmaxf", scope: !15, file: !15, line: 176, type: !11, scopeLine: 176, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!51 = distinct !DILocation(line: 23, column: 26, scope: !9)
!52 = !DILocation(line: 24, column: 30, scope: !9)
!53 = !DILocation(line: 164, column: 1, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "expf", scope: !15, file: !15, line: 164, type: !11, scopeLine: 164, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!55 = distinct !DILocation(line: 24, column: 17, scope: !9)
!56 = !DILocation(line: 24, column: 15, scope: !9)
!57 = !DILocation(line: 24, column: 73, scope: !9)
!58 = !DILocation(line: 164, column: 1, scope: !54, inlinedAt: !59)
!59 = distinct !DILocation(line: 24, column: 54, scope: !9)
!60 = !DILocation(line: 24, column: 52, scope: !9)
!61 = !DILocation(line: 24, column: 40, scope: !9)
!62 = !DILocation(line: 27, column: 3, scope: !9)
!63 = !DILocation(line: 15, column: 35, scope: !9)
!64 = !DILocation(line: 15, column: 21, scope: !9)
!65 = !DILocation(line: 176, column: 67, scope: !50, inlinedAt: !66)
!66 = distinct !DILocation(line: 16, column: 26, scope: !9)
!67 = !DILocation(line: 17, column: 30, scope: !9)
!68 = !DILocation(line: 164, column: 1, scope: !54, inlinedAt: !69)
!69 = distinct !DILocation(line: 17, column: 17, scope: !9)
!70 = !DILocation(line: 17, column: 15, scope: !9)
!71 = !DILocation(line: 17, column: 49, scope: !9)
!72 = !DILocation(line: 164, column: 1, scope: !54, inlinedAt: !73)
!73 = distinct !DILocation(line: 17, column: 42, scope: !9)
!74 = !DILocation(line: 17, column: 40, scope: !9)
!75 = !DILocation(line: 14, column: 38, scope: !9)
!76 = distinct !{!76, !29, !77, !78}
!77 = !DILocation(line: 19, column: 3, scope: !9)
!78 = !{!"llvm.loop.mustprogress"}
!79 = !DILocation(line: 28, column: 1, scope: !9)
!80 = !DILocation(line: 27, column: 91, scope: !9)
!81 = !DILocation(line: 27, column: 89, scope: !9)
!82 = !DILocation(line: 27, column: 77, scope: !9)
!83 = !DILocation(line: 27, column: 94, scope: !9)
!84 = !DILocation(line: 164, column: 1, scope: !54, inlinedAt: !85)
!85 = distinct !DILocation(line: 27, column: 72, scope: !9)
!86 = !DILocation(line: 27, column: 105, scope: !9)
!87 = !DILocation(line: 27, column: 53, scope: !9)
!88 = !DILocation(line: 27, column: 70, scope: !9)
!89 = !DILocation(line: 27, column: 38, scope: !9)
!90 = !DILocation(line: 27, column: 31, scope: !9)
!91 = distinct !{!91, !62, !92, !78}
!92 = !DILocation(line: 27, column: 107, scope: !9)
!93 = !DISubprogram(name: "__ocml_exp_f32", scope: !15, file: !15, line: 164, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
