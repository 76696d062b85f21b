; ModuleID = '/src/kernel.hip'
source_filename = "/src/kernel.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ14gemm_row_scaleE6X_tile = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 16
@_ZZ14gemm_row_scaleE6W_tile = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @gemm_row_scale(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef readonly %1, ptr addrspace(1) nocapture noundef readonly %2, ptr addrspace(1) nocapture noundef writeonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !dbg !9 {
  %8 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !13
  %9 = shl i32 %8, 4, !dbg !17
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y(), !dbg !18
  %11 = add i32 %9, %10, !dbg !21
  %12 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !22
  %13 = shl i32 %12, 4, !dbg !25
  %14 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !26
  %15 = add i32 %13, %14, !dbg !29
  %16 = icmp sgt i32 %6, 0, !dbg !30
  br i1 %16, label %17, label %55, !dbg !31

17:                                               ; preds = %7
  %18 = icmp slt i32 %11, %4
  %19 = icmp slt i32 %15, %5
  %20 = sext i32 %11 to i64
  %21 = zext nneg i32 %6 to i64
  %22 = mul nsw i64 %21, %20
  %23 = getelementptr float, ptr addrspace(1) %0, i64 %22
  %24 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 %14
  %25 = sext i32 %5 to i64
  %26 = sext i32 %15 to i64
  %27 = getelementptr float, ptr addrspace(1) %1, i64 %26, !dbg !31
  %28 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 %10, i32 %14
  %29 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 0, !dbg !32
  %30 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 0, i32 %14
  %31 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 1
  %32 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 1, i32 %14
  %33 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 2
  %34 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 2, i32 %14
  %35 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 3
  %36 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 3, i32 %14
  %37 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 4
  %38 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 4, i32 %14
  %39 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 5, i32 %14
  %40 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 6
  %41 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 6, i32 %14
  %42 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 7, i32 %14
  %43 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 8
  %44 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 8, i32 %14
  %45 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 9, i32 %14
  %46 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 10
  %47 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 10, i32 %14
  %48 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 11, i32 %14
  %49 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 12
  %50 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 12, i32 %14
  %51 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 13, i32 %14
  %52 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 14
  %53 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 14, i32 %14
  %54 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 15, i32 %14
  br label %60, !dbg !31

55:                                               ; preds = %80, %7
  %56 = phi float [ 0.000000e+00, %7 ], [ %157, %80 ], !dbg !33
  %57 = icmp slt i32 %11, %4, !dbg !34
  %58 = icmp slt i32 %15, %5
  %59 = and i1 %57, %58, !dbg !35
  br i1 %59, label %160, label %170, !dbg !35

60:                                               ; preds = %17, %80
  %61 = phi float [ 0.000000e+00, %17 ], [ %157, %80 ]
  %62 = phi i32 [ 0, %17 ], [ %158, %80 ]
  %63 = add nuw i32 %62, %14, !dbg !36
  %64 = add nuw i32 %62, %10, !dbg !37
  %65 = icmp slt i32 %63, %6, !dbg !38
  %66 = select i1 %18, i1 %65, i1 false, !dbg !38
  %67 = icmp slt i32 %64, %6, !dbg !39
  %68 = and i1 %19, %67, !dbg !40
  br i1 %66, label %69, label %73, !dbg !41

69:                                               ; preds = %60
  %70 = sext i32 %63 to i64, !dbg !42
  %71 = getelementptr float, ptr addrspace(1) %23, i64 %70, !dbg !43
  %72 = load float, ptr addrspace(1) %71, align 4, !dbg !43, !tbaa !44
  br label %73, !dbg !41

73:                                               ; preds = %60, %69
  %74 = phi contract float [ %72, %69 ], [ 0.000000e+00, %60 ], !dbg !41
  store float %74, ptr addrspace(3) %24, align 4, !dbg !48, !tbaa !44
  br i1 %68, label %75, label %80, !dbg !49

75:                                               ; preds = %73
  %76 = sext i32 %64 to i64, !dbg !50
  %77 = mul nsw i64 %76, %25, !dbg !51
  %78 = getelementptr float, ptr addrspace(1) %27, i64 %77, !dbg !52
  %79 = load float, ptr addrspace(1) %78, align 4, !dbg !52, !tbaa !44
  br label %80, !dbg !49

80:                                               ; preds = %73, %75
  %81 = phi contract float [ %79, %75 ], [ 0.000000e+00, %73 ], !dbg !49
  store float %81, ptr addrspace(3) %28, align 4, !dbg !53, !tbaa !44
  fence syncscope("workgroup") release, !dbg !54
  tail call void @llvm.amdgcn.s.barrier(), !dbg !57
  fence syncscope("workgroup") acquire, !dbg !58
  %82 = load float, ptr addrspace(3) %29, align 16, !dbg !32, !tbaa !44
  %83 = load float, ptr addrspace(3) %30, align 4, !dbg !59, !tbaa !44
  %84 = fmul contract float %82, %83, !dbg !60
  %85 = fadd contract float %61, %84, !dbg !61
  %86 = load float, ptr addrspace(3) %31, align 4, !dbg !32, !tbaa !44
  %87 = load float, ptr addrspace(3) %32, align 4, !dbg !59, !tbaa !44
  %88 = fmul contract float %86, %87, !dbg !60
  %89 = fadd contract float %85, %88, !dbg !61
  %90 = load float, ptr addrspace(3) %33, align 8, !dbg !32, !tbaa !44
  %91 = load float, ptr addrspace(3) %34, align 4, !dbg !59, !tbaa !44
  %92 = fmul contract float %90, %91, !dbg !60
  %93 = fadd contract float %89, %92, !dbg !61
  %94 = load float, ptr addrspace(3) %35, align 4, !dbg !32, !tbaa !44
  %95 = load float, ptr addrspace(3) %36, align 4, !dbg !59, !tbaa !44
  %96 = fmul contract float %94, %95, !dbg !60
  %97 = fadd contract float %93, %96, !dbg !61
  %98 = load float, ptr addrspace(3) %38, align 4, !dbg !59, !tbaa !44
  %99 = load float, ptr addrspace(3) %39, align 4, !dbg !59, !tbaa !44
  %100 = load <2 x float>, ptr addrspace(3) %37, align 16, !dbg !32, !tbaa !44
  %101 = insertelement <2 x float> poison, float %98, i64 0, !dbg !60
  %102 = insertelement <2 x float> %101, float %99, i64 1, !dbg !60
  %103 = fmul contract <2 x float> %100, %102, !dbg !60
  %104 = extractelement <2 x float> %103, i64 0, !dbg !61
  %105 = fadd contract float %97, %104, !dbg !61
  %106 = extractelement <2 x float> %103, i64 1, !dbg !61
  %107 = fadd contract float %105, %106, !dbg !61
  %108 = load float, ptr addrspace(3) %41, align 4, !dbg !59, !tbaa !44
  %109 = load float, ptr addrspace(3) %42, align 4, !dbg !59, !tbaa !44
  %110 = load <2 x float>, ptr addrspace(3) %40, align 8, !dbg !32, !tbaa !44
  %111 = insertelement <2 x float> poison, float %108, i64 0, !dbg !60
  %112 = insertelement <2 x float> %111, float %109, i64 1, !dbg !60
  %113 = fmul contract <2 x float> %110, %112, !dbg !60
  %114 = extractelement <2 x float> %113, i64 0, !dbg !61
  %115 = fadd contract float %107, %114, !dbg !61
  %116 = extractelement <2 x float> %113, i64 1, !dbg !61
  %117 = fadd contract float %115, %116, !dbg !61
  %118 = load float, ptr addrspace(3) %44, align 4, !dbg !59, !tbaa !44
  %119 = load float, ptr addrspace(3) %45, align 4, !dbg !59, !tbaa !44
  %120 = load <2 x float>, ptr addrspace(3) %43, align 16, !dbg !32, !tbaa !44
  %121 = insertelement <2 x float> poison, float %118, i64 0, !dbg !60
  %122 = insertelement <2 x float> %121, float %119, i64 1, !dbg !60
  %123 = fmul contract <2 x float> %120, %122, !dbg !60
  %124 = extractelement <2 x float> %123, i64 0, !dbg !61
  %125 = fadd contract float %117, %124, !dbg !61
  %126 = extractelement <2 x float> %123, i64 1, !dbg !61
  %127 = fadd contract float %125, %126, !dbg !61
  %128 = load float, ptr addrspace(3) %47, align 4, !dbg !59, !tbaa !44
  %129 = load float, ptr addrspace(3) %48, align 4, !dbg !59, !tbaa !44
  %130 = load <2 x float>, ptr addrspace(3) %46, align 8, !dbg !32, !tbaa !44
  %131 = insertelement <2 x float> poison, float %128, i64 0, !dbg !60
  %132 = insertelement <2 x float> %131, float %129, i64 1, !dbg !60
  %133 = fmul contract <2 x float> %130, %132, !dbg !60
  %134 = extractelement <2 x float> %133, i64 0, !dbg !61
  %135 = fadd contract float %127, %134, !dbg !61
  %136 = extractelement <2 x float> %133, i64 1, !dbg !61
  %137 = fadd contract float %135, %136, !dbg !61
  %138 = load float, ptr addrspace(3) %50, align 4, !dbg !59, !tbaa !44
  %139 = load float, ptr addrspace(3) %51, align 4, !dbg !59, !tbaa !44
  %140 = load <2 x float>, ptr addrspace(3) %49, align 16, !dbg !32, !tbaa !44
  %141 = insertelement <2 x float> poison, float %138, i64 0, !dbg !60
  %142 = insertelement <2 x float> %141, float %139, i64 1, !dbg !60
  %143 = fmul contract <2 x float> %140, %142, !dbg !60
  %144 = extractelement <2 x float> %143, i64 0, !dbg !61
  %145 = fadd contract float %137, %144, !dbg !61
  %146 = extractelement <2 x float> %143, i64 1, !dbg !61
  %147 = fadd contract float %145, %146, !dbg !61
  %148 = load float, ptr addrspace(3) %53, align 4, !dbg !59, !tbaa !44
  %149 = load float, ptr addrspace(3) %54, align 4, !dbg !59, !tbaa !44
  %150 = load <2 x float>, ptr addrspace(3) %52, align 8, !dbg !32, !tbaa !44
  %151 = insertelement <2 x float> poison, float %148, i64 0, !dbg !60
  %152 = insertelement <2 x float> %151, float %149, i64 1, !dbg !60
  %153 = fmul contract <2 x float> %150, %152, !dbg !60
  %154 = extractelement <2 x float> %153, i64 0, !dbg !61
  %155 = fadd contract float %147, %154, !dbg !61
  %156 = extractelement <2 x float> %153, i64 1, !dbg !61
  %157 = fadd contract float %155, %156, !dbg !61
  fence syncscope("workgroup") release, !dbg !62
  tail call void @llvm.amdgcn.s.barrier(), !dbg !64
  fence syncscope("workgroup") acquire, !dbg !65
  %158 = add nuw nsw i32 %62, 16, !dbg !66
  %159 = icmp slt i32 %158, %6, !dbg !30
  br i1 %159, label %60, label %55, !dbg !31, !llvm.loop !67

160:                                              ; preds = %55
  %161 = sext i32 %11 to i64, !dbg !70
  %162 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %161, !dbg !70
  %163 = load float, ptr addrspace(1) %162, align 4, !dbg !70, !tbaa !44
  %164 = fmul contract float %56, %163, !dbg !71
  %165 = sext i32 %5 to i64, !dbg !72
  %166 = mul nsw i64 %165, %161, !dbg !73
  %167 = sext i32 %15 to i64, !dbg !74
  %168 = getelementptr float, ptr addrspace(1) %3, i64 %166, !dbg !75
  %169 = getelementptr float, ptr addrspace(1) %168, i64 %167, !dbg !75
  store float %164, ptr addrspace(1) %169, align 4, !dbg !76, !tbaa !44
  br label %170, !dbg !75

170:                                              ; preds = %160, %55
  ret void, !dbg !77
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "b388186069bac01d26cd442bd41a5f13")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "gemm_row_scale", scope: !10, file: !10, line: 10, type: !11, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "b388186069bac01d26cd442bd41a5f13")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 39, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_y", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 14, column: 28, scope: !9)
!17 = !DILocation(line: 14, column: 30, scope: !9)
!18 = !DILocation(line: 38, column: 1, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "get_y", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 14, column: 49, scope: !9)
!21 = !DILocation(line: 14, column: 37, scope: !9)
!22 = !DILocation(line: 39, column: 1, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 15, column: 31, scope: !9)
!25 = !DILocation(line: 15, column: 33, scope: !9)
!26 = !DILocation(line: 38, column: 1, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 15, column: 52, scope: !9)
!29 = !DILocation(line: 15, column: 40, scope: !9)
!30 = !DILocation(line: 18, column: 33, scope: !9)
!31 = !DILocation(line: 18, column: 3, scope: !9)
!32 = !DILocation(line: 26, column: 43, scope: !9)
!33 = !DILocation(line: 17, column: 9, scope: !9)
!34 = !DILocation(line: 29, column: 11, scope: !9)
!35 = !DILocation(line: 29, column: 15, scope: !9)
!36 = !DILocation(line: 19, column: 34, scope: !9)
!37 = !DILocation(line: 20, column: 31, scope: !9)
!38 = !DILocation(line: 21, column: 35, scope: !9)
!39 = !DILocation(line: 22, column: 33, scope: !9)
!40 = !DILocation(line: 22, column: 37, scope: !9)
!41 = !DILocation(line: 23, column: 40, scope: !9)
!42 = !DILocation(line: 23, column: 74, scope: !9)
!43 = !DILocation(line: 23, column: 51, scope: !9)
!44 = !{!45, !45, i64 0}
!45 = !{!"float", !46, i64 0}
!46 = !{!"omnipotent char", !47, i64 0}
!47 = !{!"Simple C++ TBAA"}
!48 = !DILocation(line: 23, column: 38, scope: !9)
!49 = !DILocation(line: 24, column: 40, scope: !9)
!50 = !DILocation(line: 24, column: 64, scope: !9)
!51 = !DILocation(line: 24, column: 70, scope: !9)
!52 = !DILocation(line: 24, column: 51, scope: !9)
!53 = !DILocation(line: 24, column: 38, scope: !9)
!54 = !DILocation(line: 80, column: 3, scope: !55, inlinedAt: !56)
!55 = distinct !DISubprogram(name: "__syncthreads", scope: !15, file: !15, line: 79, type: !11, scopeLine: 79, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!56 = distinct !DILocation(line: 25, column: 5, scope: !9)
!57 = !DILocation(line: 81, column: 3, scope: !55, inlinedAt: !56)
!58 = !DILocation(line: 82, column: 3, scope: !55, inlinedAt: !56)
!59 = !DILocation(line: 26, column: 68, scope: !9)
!60 = !DILocation(line: 26, column: 66, scope: !9)
!61 = !DILocation(line: 26, column: 40, scope: !9)
!62 = !DILocation(line: 80, column: 3, scope: !55, inlinedAt: !63)
!63 = distinct !DILocation(line: 27, column: 5, scope: !9)
!64 = !DILocation(line: 81, column: 3, scope: !55, inlinedAt: !63)
!65 = !DILocation(line: 82, column: 3, scope: !55, inlinedAt: !63)
!66 = !DILocation(line: 18, column: 46, scope: !9)
!67 = distinct !{!67, !31, !68, !69}
!68 = !DILocation(line: 28, column: 3, scope: !9)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !DILocation(line: 29, column: 63, scope: !9)
!71 = !DILocation(line: 29, column: 70, scope: !9)
!72 = !DILocation(line: 29, column: 49, scope: !9)
!73 = !DILocation(line: 29, column: 47, scope: !9)
!74 = !DILocation(line: 29, column: 53, scope: !9)
!75 = !DILocation(line: 29, column: 30, scope: !9)
!76 = !DILocation(line: 29, column: 61, scope: !9)
!77 = !DILocation(line: 30, column: 1, scope: !9)
