; ModuleID = '/src/wrong/half_sums.hip'
source_filename = "/src/wrong/half_sums.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ12gemm_half_inE6X_tile = internal unnamed_addr addrspace(3) global [16 x [16 x half]] undef, align 16
@_ZZ12gemm_half_inE6W_tile = internal unnamed_addr addrspace(3) global [16 x [16 x half]] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @gemm_half_in(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef readonly %1, ptr addrspace(1) nocapture noundef writeonly %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !9 {
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !13
  %8 = shl i32 %7, 4, !dbg !17
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y(), !dbg !18
  %10 = add i32 %8, %9, !dbg !21
  %11 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !22
  %12 = shl i32 %11, 4, !dbg !25
  %13 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !26
  %14 = add i32 %12, %13, !dbg !29
  %15 = icmp sgt i32 %5, 0, !dbg !30
  br i1 %15, label %16, label %62, !dbg !31

16:                                               ; preds = %6
  %17 = icmp slt i32 %10, %3
  %18 = sext i32 %10 to i64
  %19 = zext nneg i32 %5 to i64
  %20 = mul nsw i64 %19, %18
  %21 = getelementptr half, ptr addrspace(1) %0, i64 %20
  %22 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6X_tile, i32 0, i32 %9, i32 %13
  %23 = icmp slt i32 %14, %4
  %24 = sext i32 %4 to i64
  %25 = sext i32 %14 to i64
  %26 = getelementptr half, ptr addrspace(1) %1, i64 %25, !dbg !31
  %27 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6W_tile, i32 0, i32 %9, i32 %13
  %28 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6X_tile, i32 0, i32 %9, i32 0, !dbg !32
  %29 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6W_tile, i32 0, i32 0, i32 %13
  %30 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6X_tile, i32 0, i32 %9, i32 1
  %31 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6W_tile, i32 0, i32 1, i32 %13
  %32 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6X_tile, i32 0, i32 %9, i32 2
  %33 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6W_tile, i32 0, i32 2, i32 %13
  %34 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6X_tile, i32 0, i32 %9, i32 3
  %35 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6W_tile, i32 0, i32 3, i32 %13
  %36 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6X_tile, i32 0, i32 %9, i32 4
  %37 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6W_tile, i32 0, i32 4, i32 %13
  %38 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6X_tile, i32 0, i32 %9, i32 5
  %39 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6W_tile, i32 0, i32 5, i32 %13
  %40 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6X_tile, i32 0, i32 %9, i32 6
  %41 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6W_tile, i32 0, i32 6, i32 %13
  %42 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6X_tile, i32 0, i32 %9, i32 7
  %43 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6W_tile, i32 0, i32 7, i32 %13
  %44 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6X_tile, i32 0, i32 %9, i32 8
  %45 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6W_tile, i32 0, i32 8, i32 %13
  %46 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6X_tile, i32 0, i32 %9, i32 9
  %47 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6W_tile, i32 0, i32 9, i32 %13
  %48 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6X_tile, i32 0, i32 %9, i32 10
  %49 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6W_tile, i32 0, i32 10, i32 %13
  %50 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6X_tile, i32 0, i32 %9, i32 11
  %51 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6W_tile, i32 0, i32 11, i32 %13
  %52 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6X_tile, i32 0, i32 %9, i32 12
  %53 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6W_tile, i32 0, i32 12, i32 %13
  %54 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6X_tile, i32 0, i32 %9, i32 13
  %55 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6W_tile, i32 0, i32 13, i32 %13
  %56 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6X_tile, i32 0, i32 %9, i32 14
  %57 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6W_tile, i32 0, i32 14, i32 %13
  %58 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6X_tile, i32 0, i32 %9, i32 15
  %59 = getelementptr inbounds [16 x [16 x half]], ptr addrspace(3) @_ZZ12gemm_half_inE6W_tile, i32 0, i32 15, i32 %13
  br label %67, !dbg !31

60:                                               ; preds = %87
  %61 = fpext half %152 to float, !dbg !33
  br label %62, !dbg !34

62:                                               ; preds = %60, %6
  %63 = phi float [ 0.000000e+00, %6 ], [ %61, %60 ], !dbg !35
  %64 = icmp slt i32 %10, %3, !dbg !34
  %65 = icmp slt i32 %14, %4
  %66 = and i1 %64, %65, !dbg !36
  br i1 %66, label %155, label %162, !dbg !36

67:                                               ; preds = %16, %87
  %68 = phi half [ 0xH0000, %16 ], [ %152, %87 ]
  %69 = phi i32 [ 0, %16 ], [ %153, %87 ]
  %70 = add nuw i32 %69, %13, !dbg !37
  %71 = add nuw i32 %69, %9, !dbg !38
  %72 = icmp slt i32 %70, %5
  %73 = select i1 %17, i1 %72, i1 false, !dbg !39
  br i1 %73, label %74, label %78, !dbg !39

74:                                               ; preds = %67
  %75 = sext i32 %70 to i64, !dbg !40
  %76 = getelementptr half, ptr addrspace(1) %21, i64 %75, !dbg !41
  %77 = load half, ptr addrspace(1) %76, align 2, !dbg !41, !tbaa !42
  br label %78, !dbg !46

78:                                               ; preds = %67, %74
  %79 = phi contract half [ %77, %74 ], [ 0xH0000, %67 ], !dbg !46
  store half %79, ptr addrspace(3) %22, align 2, !dbg !47, !tbaa !42
  %80 = icmp slt i32 %71, %5, !dbg !48
  %81 = and i1 %23, %80, !dbg !49
  br i1 %81, label %82, label %87, !dbg !49

82:                                               ; preds = %78
  %83 = sext i32 %71 to i64, !dbg !50
  %84 = mul nsw i64 %83, %24, !dbg !51
  %85 = getelementptr half, ptr addrspace(1) %26, i64 %84, !dbg !52
  %86 = load half, ptr addrspace(1) %85, align 2, !dbg !52, !tbaa !42
  br label %87, !dbg !53

87:                                               ; preds = %78, %82
  %88 = phi contract half [ %86, %82 ], [ 0xH0000, %78 ], !dbg !53
  store half %88, ptr addrspace(3) %27, align 2, !dbg !54, !tbaa !42
  fence syncscope("workgroup") release, !dbg !55
  tail call void @llvm.amdgcn.s.barrier(), !dbg !58
  fence syncscope("workgroup") acquire, !dbg !59
  %89 = load half, ptr addrspace(3) %28, align 16, !dbg !32, !tbaa !42
  %90 = load half, ptr addrspace(3) %29, align 2, !dbg !60, !tbaa !42
  %91 = fmul contract half %89, %90, !dbg !61
  %92 = fadd contract half %68, %91, !dbg !62
  %93 = load half, ptr addrspace(3) %30, align 2, !dbg !32, !tbaa !42
  %94 = load half, ptr addrspace(3) %31, align 2, !dbg !60, !tbaa !42
  %95 = fmul contract half %93, %94, !dbg !61
  %96 = fadd contract half %92, %95, !dbg !62
  %97 = load half, ptr addrspace(3) %32, align 4, !dbg !32, !tbaa !42
  %98 = load half, ptr addrspace(3) %33, align 2, !dbg !60, !tbaa !42
  %99 = fmul contract half %97, %98, !dbg !61
  %100 = fadd contract half %96, %99, !dbg !62
  %101 = load half, ptr addrspace(3) %34, align 2, !dbg !32, !tbaa !42
  %102 = load half, ptr addrspace(3) %35, align 2, !dbg !60, !tbaa !42
  %103 = fmul contract half %101, %102, !dbg !61
  %104 = fadd contract half %100, %103, !dbg !62
  %105 = load half, ptr addrspace(3) %36, align 8, !dbg !32, !tbaa !42
  %106 = load half, ptr addrspace(3) %37, align 2, !dbg !60, !tbaa !42
  %107 = fmul contract half %105, %106, !dbg !61
  %108 = fadd contract half %104, %107, !dbg !62
  %109 = load half, ptr addrspace(3) %38, align 2, !dbg !32, !tbaa !42
  %110 = load half, ptr addrspace(3) %39, align 2, !dbg !60, !tbaa !42
  %111 = fmul contract half %109, %110, !dbg !61
  %112 = fadd contract half %108, %111, !dbg !62
  %113 = load half, ptr addrspace(3) %40, align 4, !dbg !32, !tbaa !42
  %114 = load half, ptr addrspace(3) %41, align 2, !dbg !60, !tbaa !42
  %115 = fmul contract half %113, %114, !dbg !61
  %116 = fadd contract half %112, %115, !dbg !62
  %117 = load half, ptr addrspace(3) %42, align 2, !dbg !32, !tbaa !42
  %118 = load half, ptr addrspace(3) %43, align 2, !dbg !60, !tbaa !42
  %119 = fmul contract half %117, %118, !dbg !61
  %120 = fadd contract half %116, %119, !dbg !62
  %121 = load half, ptr addrspace(3) %44, align 16, !dbg !32, !tbaa !42
  %122 = load half, ptr addrspace(3) %45, align 2, !dbg !60, !tbaa !42
  %123 = fmul contract half %121, %122, !dbg !61
  %124 = fadd contract half %120, %123, !dbg !62
  %125 = load half, ptr addrspace(3) %46, align 2, !dbg !32, !tbaa !42
  %126 = load half, ptr addrspace(3) %47, align 2, !dbg !60, !tbaa !42
  %127 = fmul contract half %125, %126, !dbg !61
  %128 = fadd contract half %124, %127, !dbg !62
  %129 = load half, ptr addrspace(3) %48, align 4, !dbg !32, !tbaa !42
  %130 = load half, ptr addrspace(3) %49, align 2, !dbg !60, !tbaa !42
  %131 = fmul contract half %129, %130, !dbg !61
  %132 = fadd contract half %128, %131, !dbg !62
  %133 = load half, ptr addrspace(3) %50, align 2, !dbg !32, !tbaa !42
  %134 = load half, ptr addrspace(3) %51, align 2, !dbg !60, !tbaa !42
  %135 = fmul contract half %133, %134, !dbg !61
  %136 = fadd contract half %132, %135, !dbg !62
  %137 = load half, ptr addrspace(3) %52, align 8, !dbg !32, !tbaa !42
  %138 = load half, ptr addrspace(3) %53, align 2, !dbg !60, !tbaa !42
  %139 = fmul contract half %137, %138, !dbg !61
  %140 = fadd contract half %136, %139, !dbg !62
  %141 = load half, ptr addrspace(3) %54, align 2, !dbg !32, !tbaa !42
  %142 = load half, ptr addrspace(3) %55, align 2, !dbg !60, !tbaa !42
  %143 = fmul contract half %141, %142, !dbg !61
  %144 = fadd contract half %140, %143, !dbg !62
  %145 = load half, ptr addrspace(3) %56, align 4, !dbg !32, !tbaa !42
  %146 = load half, ptr addrspace(3) %57, align 2, !dbg !60, !tbaa !42
  %147 = fmul contract half %145, %146, !dbg !61
  %148 = fadd contract half %144, %147, !dbg !62
  %149 = load half, ptr addrspace(3) %58, align 2, !dbg !32, !tbaa !42
  %150 = load half, ptr addrspace(3) %59, align 2, !dbg !60, !tbaa !42
  %151 = fmul contract half %149, %150, !dbg !61
  %152 = fadd contract half %148, %151, !dbg !62
  fence syncscope("workgroup") release, !dbg !63
  tail call void @llvm.amdgcn.s.barrier(), !dbg !65
  fence syncscope("workgroup") acquire, !dbg !66
  %153 = add nuw nsw i32 %69, 16, !dbg !67
  %154 = icmp slt i32 %153, %5, !dbg !30
  br i1 %154, label %67, label %60, !dbg !31, !llvm.loop !68

155:                                              ; preds = %62
  %156 = sext i32 %10 to i64, !dbg !71
  %157 = sext i32 %4 to i64, !dbg !72
  %158 = mul nsw i64 %157, %156, !dbg !73
  %159 = sext i32 %14 to i64, !dbg !74
  %160 = getelementptr float, ptr addrspace(1) %2, i64 %158, !dbg !75
  %161 = getelementptr float, ptr addrspace(1) %160, i64 %159, !dbg !75
  store float %63, ptr addrspace(1) %161, align 4, !dbg !76, !tbaa !77
  br label %162, !dbg !75

162:                                              ; preds = %155, %62
  ret void, !dbg !79
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
!1 = !DIFile(filename: "/src/wrong/half_sums.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "f6e7b14cf495334ec64ef78e405bdcf5")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "gemm_half_in", scope: !10, file: !10, line: 13, type: !11, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "wrong/half_sums.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "f6e7b14cf495334ec64ef78e405bdcf5")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 39, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_y", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 17, column: 28, scope: !9)
!17 = !DILocation(line: 17, column: 30, scope: !9)
!18 = !DILocation(line: 38, column: 1, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "get_y", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 17, column: 49, scope: !9)
!21 = !DILocation(line: 17, column: 37, scope: !9)
!22 = !DILocation(line: 39, column: 1, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 18, column: 31, scope: !9)
!25 = !DILocation(line: 18, column: 33, scope: !9)
!26 = !DILocation(line: 38, column: 1, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 18, column: 52, scope: !9)
!29 = !DILocation(line: 18, column: 40, scope: !9)
!30 = !DILocation(line: 22, column: 33, scope: !9)
!31 = !DILocation(line: 22, column: 3, scope: !9)
!32 = !DILocation(line: 28, column: 43, scope: !9)
!33 = !DILocation(line: 31, column: 69, scope: !9)
!34 = !DILocation(line: 31, column: 11, scope: !9)
!35 = !DILocation(line: 21, column: 14, scope: !9)
!36 = !DILocation(line: 31, column: 15, scope: !9)
!37 = !DILocation(line: 23, column: 34, scope: !9)
!38 = !DILocation(line: 24, column: 31, scope: !9)
!39 = !DILocation(line: 25, column: 48, scope: !9)
!40 = !DILocation(line: 25, column: 89, scope: !9)
!41 = !DILocation(line: 25, column: 66, scope: !9)
!42 = !{!43, !43, i64 0}
!43 = !{!"_Float16", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C++ TBAA"}
!46 = !DILocation(line: 25, column: 40, scope: !9)
!47 = !DILocation(line: 25, column: 38, scope: !9)
!48 = !DILocation(line: 26, column: 46, scope: !9)
!49 = !DILocation(line: 26, column: 50, scope: !9)
!50 = !DILocation(line: 26, column: 79, scope: !9)
!51 = !DILocation(line: 26, column: 85, scope: !9)
!52 = !DILocation(line: 26, column: 66, scope: !9)
!53 = !DILocation(line: 26, column: 40, scope: !9)
!54 = !DILocation(line: 26, column: 38, scope: !9)
!55 = !DILocation(line: 80, column: 3, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "__syncthreads", scope: !15, file: !15, line: 79, type: !11, scopeLine: 79, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = distinct !DILocation(line: 27, column: 5, scope: !9)
!58 = !DILocation(line: 81, column: 3, scope: !56, inlinedAt: !57)
!59 = !DILocation(line: 82, column: 3, scope: !56, inlinedAt: !57)
!60 = !DILocation(line: 28, column: 68, scope: !9)
!61 = !DILocation(line: 28, column: 66, scope: !9)
!62 = !DILocation(line: 28, column: 40, scope: !9)
!63 = !DILocation(line: 80, column: 3, scope: !56, inlinedAt: !64)
!64 = distinct !DILocation(line: 29, column: 5, scope: !9)
!65 = !DILocation(line: 81, column: 3, scope: !56, inlinedAt: !64)
!66 = !DILocation(line: 82, column: 3, scope: !56, inlinedAt: !64)
!67 = !DILocation(line: 22, column: 46, scope: !9)
!68 = distinct !{!68, !31, !69, !70}
!69 = !DILocation(line: 30, column: 3, scope: !9)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !DILocation(line: 31, column: 43, scope: !9)
!72 = !DILocation(line: 31, column: 49, scope: !9)
!73 = !DILocation(line: 31, column: 47, scope: !9)
!74 = !DILocation(line: 31, column: 53, scope: !9)
!75 = !DILocation(line: 31, column: 30, scope: !9)
!76 = !DILocation(line: 31, column: 61, scope: !9)
!77 = !{!78, !78, i64 0}
!78 = !{!"float", !44, i64 0}
!79 = !DILocation(line: 32, column: 1, scope: !9)
