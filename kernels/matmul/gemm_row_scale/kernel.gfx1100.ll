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
  br i1 %16, label %17, label %61, !dbg !31

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
  %39 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 5
  %40 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 5, i32 %14
  %41 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 6
  %42 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 6, i32 %14
  %43 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 7
  %44 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 7, i32 %14
  %45 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 8
  %46 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 8, i32 %14
  %47 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 9
  %48 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 9, i32 %14
  %49 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 10
  %50 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 10, i32 %14
  %51 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 11
  %52 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 11, i32 %14
  %53 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 12
  %54 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 12, i32 %14
  %55 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 13
  %56 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 13, i32 %14
  %57 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 14
  %58 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 14, i32 %14
  %59 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6X_tile, i32 0, i32 %10, i32 15
  %60 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ14gemm_row_scaleE6W_tile, i32 0, i32 15, i32 %14
  br label %66, !dbg !31

61:                                               ; preds = %86, %7
  %62 = phi float [ 0.000000e+00, %7 ], [ %151, %86 ], !dbg !33
  %63 = icmp slt i32 %11, %4, !dbg !34
  %64 = icmp slt i32 %15, %5
  %65 = and i1 %63, %64, !dbg !35
  br i1 %65, label %154, label %164, !dbg !35

66:                                               ; preds = %17, %86
  %67 = phi float [ 0.000000e+00, %17 ], [ %151, %86 ]
  %68 = phi i32 [ 0, %17 ], [ %152, %86 ]
  %69 = add nuw i32 %68, %14, !dbg !36
  %70 = add nuw i32 %68, %10, !dbg !37
  %71 = icmp slt i32 %69, %6, !dbg !38
  %72 = select i1 %18, i1 %71, i1 false, !dbg !38
  %73 = icmp slt i32 %70, %6, !dbg !39
  %74 = and i1 %19, %73, !dbg !40
  br i1 %72, label %75, label %79, !dbg !41

75:                                               ; preds = %66
  %76 = sext i32 %69 to i64, !dbg !42
  %77 = getelementptr float, ptr addrspace(1) %23, i64 %76, !dbg !43
  %78 = load float, ptr addrspace(1) %77, align 4, !dbg !43, !tbaa !44
  br label %79, !dbg !41

79:                                               ; preds = %66, %75
  %80 = phi contract float [ %78, %75 ], [ 0.000000e+00, %66 ], !dbg !41
  store float %80, ptr addrspace(3) %24, align 4, !dbg !48, !tbaa !44
  br i1 %74, label %81, label %86, !dbg !49

81:                                               ; preds = %79
  %82 = sext i32 %70 to i64, !dbg !50
  %83 = mul nsw i64 %82, %25, !dbg !51
  %84 = getelementptr float, ptr addrspace(1) %27, i64 %83, !dbg !52
  %85 = load float, ptr addrspace(1) %84, align 4, !dbg !52, !tbaa !44
  br label %86, !dbg !49

86:                                               ; preds = %79, %81
  %87 = phi contract float [ %85, %81 ], [ 0.000000e+00, %79 ], !dbg !49
  store float %87, ptr addrspace(3) %28, align 4, !dbg !53, !tbaa !44
  fence syncscope("workgroup") release, !dbg !54
  tail call void @llvm.amdgcn.s.barrier(), !dbg !57
  fence syncscope("workgroup") acquire, !dbg !58
  %88 = load float, ptr addrspace(3) %29, align 16, !dbg !32, !tbaa !44
  %89 = load float, ptr addrspace(3) %30, align 4, !dbg !59, !tbaa !44
  %90 = fmul contract float %88, %89, !dbg !60
  %91 = fadd contract float %67, %90, !dbg !61
  %92 = load float, ptr addrspace(3) %31, align 4, !dbg !32, !tbaa !44
  %93 = load float, ptr addrspace(3) %32, align 4, !dbg !59, !tbaa !44
  %94 = fmul contract float %92, %93, !dbg !60
  %95 = fadd contract float %91, %94, !dbg !61
  %96 = load float, ptr addrspace(3) %33, align 8, !dbg !32, !tbaa !44
  %97 = load float, ptr addrspace(3) %34, align 4, !dbg !59, !tbaa !44
  %98 = fmul contract float %96, %97, !dbg !60
  %99 = fadd contract float %95, %98, !dbg !61
  %100 = load float, ptr addrspace(3) %35, align 4, !dbg !32, !tbaa !44
  %101 = load float, ptr addrspace(3) %36, align 4, !dbg !59, !tbaa !44
  %102 = fmul contract float %100, %101, !dbg !60
  %103 = fadd contract float %99, %102, !dbg !61
  %104 = load float, ptr addrspace(3) %37, align 16, !dbg !32, !tbaa !44
  %105 = load float, ptr addrspace(3) %38, align 4, !dbg !59, !tbaa !44
  %106 = fmul contract float %104, %105, !dbg !60
  %107 = fadd contract float %103, %106, !dbg !61
  %108 = load float, ptr addrspace(3) %39, align 4, !dbg !32, !tbaa !44
  %109 = load float, ptr addrspace(3) %40, align 4, !dbg !59, !tbaa !44
  %110 = fmul contract float %108, %109, !dbg !60
  %111 = fadd contract float %107, %110, !dbg !61
  %112 = load float, ptr addrspace(3) %41, align 8, !dbg !32, !tbaa !44
  %113 = load float, ptr addrspace(3) %42, align 4, !dbg !59, !tbaa !44
  %114 = fmul contract float %112, %113, !dbg !60
  %115 = fadd contract float %111, %114, !dbg !61
  %116 = load float, ptr addrspace(3) %43, align 4, !dbg !32, !tbaa !44
  %117 = load float, ptr addrspace(3) %44, align 4, !dbg !59, !tbaa !44
  %118 = fmul contract float %116, %117, !dbg !60
  %119 = fadd contract float %115, %118, !dbg !61
  %120 = load float, ptr addrspace(3) %45, align 16, !dbg !32, !tbaa !44
  %121 = load float, ptr addrspace(3) %46, align 4, !dbg !59, !tbaa !44
  %122 = fmul contract float %120, %121, !dbg !60
  %123 = fadd contract float %119, %122, !dbg !61
  %124 = load float, ptr addrspace(3) %47, align 4, !dbg !32, !tbaa !44
  %125 = load float, ptr addrspace(3) %48, align 4, !dbg !59, !tbaa !44
  %126 = fmul contract float %124, %125, !dbg !60
  %127 = fadd contract float %123, %126, !dbg !61
  %128 = load float, ptr addrspace(3) %49, align 8, !dbg !32, !tbaa !44
  %129 = load float, ptr addrspace(3) %50, align 4, !dbg !59, !tbaa !44
  %130 = fmul contract float %128, %129, !dbg !60
  %131 = fadd contract float %127, %130, !dbg !61
  %132 = load float, ptr addrspace(3) %51, align 4, !dbg !32, !tbaa !44
  %133 = load float, ptr addrspace(3) %52, align 4, !dbg !59, !tbaa !44
  %134 = fmul contract float %132, %133, !dbg !60
  %135 = fadd contract float %131, %134, !dbg !61
  %136 = load float, ptr addrspace(3) %53, align 16, !dbg !32, !tbaa !44
  %137 = load float, ptr addrspace(3) %54, align 4, !dbg !59, !tbaa !44
  %138 = fmul contract float %136, %137, !dbg !60
  %139 = fadd contract float %135, %138, !dbg !61
  %140 = load float, ptr addrspace(3) %55, align 4, !dbg !32, !tbaa !44
  %141 = load float, ptr addrspace(3) %56, align 4, !dbg !59, !tbaa !44
  %142 = fmul contract float %140, %141, !dbg !60
  %143 = fadd contract float %139, %142, !dbg !61
  %144 = load float, ptr addrspace(3) %57, align 8, !dbg !32, !tbaa !44
  %145 = load float, ptr addrspace(3) %58, align 4, !dbg !59, !tbaa !44
  %146 = fmul contract float %144, %145, !dbg !60
  %147 = fadd contract float %143, %146, !dbg !61
  %148 = load float, ptr addrspace(3) %59, align 4, !dbg !32, !tbaa !44
  %149 = load float, ptr addrspace(3) %60, align 4, !dbg !59, !tbaa !44
  %150 = fmul contract float %148, %149, !dbg !60
  %151 = fadd contract float %147, %150, !dbg !61
  fence syncscope("workgroup") release, !dbg !62
  tail call void @llvm.amdgcn.s.barrier(), !dbg !64
  fence syncscope("workgroup") acquire, !dbg !65
  %152 = add nuw nsw i32 %68, 16, !dbg !66
  %153 = icmp slt i32 %152, %6, !dbg !30
  br i1 %153, label %66, label %61, !dbg !31, !llvm.loop !67

154:                                              ; preds = %61
  %155 = sext i32 %11 to i64, !dbg !70
  %156 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %155, !dbg !70
  %157 = load float, ptr addrspace(1) %156, align 4, !dbg !70, !tbaa !44
  %158 = fmul contract float %62, %157, !dbg !71
  %159 = sext i32 %5 to i64, !dbg !72
  %160 = mul nsw i64 %159, %155, !dbg !73
  %161 = sext i32 %15 to i64, !dbg !74
  %162 = getelementptr float, ptr addrspace(1) %3, i64 %160, !dbg !75
  %163 = getelementptr float, ptr addrspace(1) %162, i64 %161, !dbg !75
  store float %158, ptr addrspace(1) %163, align 4, !dbg !76, !tbaa !44
  br label %164, !dbg !75

164:                                              ; preds = %154, %61
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

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot10-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
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
