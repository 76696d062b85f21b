; ModuleID = '/src/partial.hip'
source_filename = "/src/partial.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ15split_k_partialE6X_tile = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 16
@_ZZ15split_k_partialE6W_tile = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @split_k_partial(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef readonly %1, ptr addrspace(1) nocapture noundef writeonly %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !9 {
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !13
  %8 = shl i32 %7, 4, !dbg !17
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y(), !dbg !18
  %10 = add i32 %8, %9, !dbg !21
  %11 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !22
  %12 = shl i32 %11, 4, !dbg !25
  %13 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !26
  %14 = add i32 %12, %13, !dbg !29
  %15 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr(), !dbg !30
  %16 = getelementptr inbounds i8, ptr addrspace(4) %15, i64 20, !dbg !30
  %17 = load i32, ptr addrspace(4) %16, align 4, !dbg !30, !invariant.load !12
  %18 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !30
  %19 = getelementptr inbounds i8, ptr addrspace(4) %18, i64 16, !dbg !30
  %20 = load i16, ptr addrspace(4) %19, align 8, !dbg !30, !range !33, !invariant.load !12, !noundef !12
  %21 = zext nneg i16 %20 to i32, !dbg !30
  %22 = udiv i32 %17, %21, !dbg !30
  %23 = add i32 %5, -1, !dbg !34
  %24 = add i32 %23, %22, !dbg !35
  %25 = udiv i32 %24, %22, !dbg !36
  %26 = tail call noundef i32 @llvm.amdgcn.workgroup.id.z(), !dbg !37
  %27 = add i32 %26, 1, !dbg !40
  %28 = mul nsw i32 %25, %27, !dbg !41
  %29 = tail call noundef i32 @llvm.smin.i32(i32 %5, i32 %28), !dbg !42
  %30 = mul i32 %25, %26, !dbg !45
  %31 = icmp slt i32 %30, %29, !dbg !46
  br i1 %31, label %32, label %76, !dbg !47

32:                                               ; preds = %6
  %33 = icmp slt i32 %10, %3
  %34 = sext i32 %10 to i64
  %35 = sext i32 %5 to i64
  %36 = mul nsw i64 %35, %34
  %37 = getelementptr float, ptr addrspace(1) %0, i64 %36
  %38 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 %13
  %39 = icmp slt i32 %14, %4
  %40 = sext i32 %4 to i64
  %41 = sext i32 %14 to i64
  %42 = getelementptr float, ptr addrspace(1) %1, i64 %41, !dbg !47
  %43 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 %9, i32 %13
  %44 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 0, !dbg !48
  %45 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 0, i32 %13
  %46 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 1
  %47 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 1, i32 %13
  %48 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 2
  %49 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 2, i32 %13
  %50 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 3
  %51 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 3, i32 %13
  %52 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 4
  %53 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 4, i32 %13
  %54 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 5
  %55 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 5, i32 %13
  %56 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 6
  %57 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 6, i32 %13
  %58 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 7
  %59 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 7, i32 %13
  %60 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 8
  %61 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 8, i32 %13
  %62 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 9
  %63 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 9, i32 %13
  %64 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 10
  %65 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 10, i32 %13
  %66 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 11
  %67 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 11, i32 %13
  %68 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 12
  %69 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 12, i32 %13
  %70 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 13
  %71 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 13, i32 %13
  %72 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 14
  %73 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 14, i32 %13
  %74 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 15
  %75 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 15, i32 %13
  br label %81, !dbg !47

76:                                               ; preds = %101, %6
  %77 = phi float [ 0.000000e+00, %6 ], [ %166, %101 ], !dbg !49
  %78 = icmp slt i32 %10, %3, !dbg !50
  %79 = icmp slt i32 %14, %4
  %80 = and i1 %78, %79, !dbg !51
  br i1 %80, label %169, label %180, !dbg !51

81:                                               ; preds = %32, %101
  %82 = phi float [ 0.000000e+00, %32 ], [ %166, %101 ]
  %83 = phi i32 [ %30, %32 ], [ %167, %101 ]
  %84 = add i32 %83, %13, !dbg !52
  %85 = add i32 %83, %9, !dbg !53
  %86 = icmp slt i32 %84, %29
  %87 = and i1 %33, %86, !dbg !54
  br i1 %87, label %88, label %92, !dbg !54

88:                                               ; preds = %81
  %89 = sext i32 %84 to i64, !dbg !55
  %90 = getelementptr float, ptr addrspace(1) %37, i64 %89, !dbg !56
  %91 = load float, ptr addrspace(1) %90, align 4, !dbg !56, !tbaa !57
  br label %92, !dbg !61

92:                                               ; preds = %81, %88
  %93 = phi contract float [ %91, %88 ], [ 0.000000e+00, %81 ], !dbg !61
  store float %93, ptr addrspace(3) %38, align 4, !dbg !62, !tbaa !57
  %94 = icmp slt i32 %85, %29, !dbg !63
  %95 = and i1 %39, %94, !dbg !64
  br i1 %95, label %96, label %101, !dbg !64

96:                                               ; preds = %92
  %97 = sext i32 %85 to i64, !dbg !65
  %98 = mul nsw i64 %97, %40, !dbg !66
  %99 = getelementptr float, ptr addrspace(1) %42, i64 %98, !dbg !67
  %100 = load float, ptr addrspace(1) %99, align 4, !dbg !67, !tbaa !57
  br label %101, !dbg !68

101:                                              ; preds = %92, %96
  %102 = phi contract float [ %100, %96 ], [ 0.000000e+00, %92 ], !dbg !68
  store float %102, ptr addrspace(3) %43, align 4, !dbg !69, !tbaa !57
  fence syncscope("workgroup") release, !dbg !70
  tail call void @llvm.amdgcn.s.barrier(), !dbg !73
  fence syncscope("workgroup") acquire, !dbg !74
  %103 = load float, ptr addrspace(3) %44, align 16, !dbg !48, !tbaa !57
  %104 = load float, ptr addrspace(3) %45, align 4, !dbg !75, !tbaa !57
  %105 = fmul contract float %103, %104, !dbg !76
  %106 = fadd contract float %82, %105, !dbg !77
  %107 = load float, ptr addrspace(3) %46, align 4, !dbg !48, !tbaa !57
  %108 = load float, ptr addrspace(3) %47, align 4, !dbg !75, !tbaa !57
  %109 = fmul contract float %107, %108, !dbg !76
  %110 = fadd contract float %106, %109, !dbg !77
  %111 = load float, ptr addrspace(3) %48, align 8, !dbg !48, !tbaa !57
  %112 = load float, ptr addrspace(3) %49, align 4, !dbg !75, !tbaa !57
  %113 = fmul contract float %111, %112, !dbg !76
  %114 = fadd contract float %110, %113, !dbg !77
  %115 = load float, ptr addrspace(3) %50, align 4, !dbg !48, !tbaa !57
  %116 = load float, ptr addrspace(3) %51, align 4, !dbg !75, !tbaa !57
  %117 = fmul contract float %115, %116, !dbg !76
  %118 = fadd contract float %114, %117, !dbg !77
  %119 = load float, ptr addrspace(3) %52, align 16, !dbg !48, !tbaa !57
  %120 = load float, ptr addrspace(3) %53, align 4, !dbg !75, !tbaa !57
  %121 = fmul contract float %119, %120, !dbg !76
  %122 = fadd contract float %118, %121, !dbg !77
  %123 = load float, ptr addrspace(3) %54, align 4, !dbg !48, !tbaa !57
  %124 = load float, ptr addrspace(3) %55, align 4, !dbg !75, !tbaa !57
  %125 = fmul contract float %123, %124, !dbg !76
  %126 = fadd contract float %122, %125, !dbg !77
  %127 = load float, ptr addrspace(3) %56, align 8, !dbg !48, !tbaa !57
  %128 = load float, ptr addrspace(3) %57, align 4, !dbg !75, !tbaa !57
  %129 = fmul contract float %127, %128, !dbg !76
  %130 = fadd contract float %126, %129, !dbg !77
  %131 = load float, ptr addrspace(3) %58, align 4, !dbg !48, !tbaa !57
  %132 = load float, ptr addrspace(3) %59, align 4, !dbg !75, !tbaa !57
  %133 = fmul contract float %131, %132, !dbg !76
  %134 = fadd contract float %130, %133, !dbg !77
  %135 = load float, ptr addrspace(3) %60, align 16, !dbg !48, !tbaa !57
  %136 = load float, ptr addrspace(3) %61, align 4, !dbg !75, !tbaa !57
  %137 = fmul contract float %135, %136, !dbg !76
  %138 = fadd contract float %134, %137, !dbg !77
  %139 = load float, ptr addrspace(3) %62, align 4, !dbg !48, !tbaa !57
  %140 = load float, ptr addrspace(3) %63, align 4, !dbg !75, !tbaa !57
  %141 = fmul contract float %139, %140, !dbg !76
  %142 = fadd contract float %138, %141, !dbg !77
  %143 = load float, ptr addrspace(3) %64, align 8, !dbg !48, !tbaa !57
  %144 = load float, ptr addrspace(3) %65, align 4, !dbg !75, !tbaa !57
  %145 = fmul contract float %143, %144, !dbg !76
  %146 = fadd contract float %142, %145, !dbg !77
  %147 = load float, ptr addrspace(3) %66, align 4, !dbg !48, !tbaa !57
  %148 = load float, ptr addrspace(3) %67, align 4, !dbg !75, !tbaa !57
  %149 = fmul contract float %147, %148, !dbg !76
  %150 = fadd contract float %146, %149, !dbg !77
  %151 = load float, ptr addrspace(3) %68, align 16, !dbg !48, !tbaa !57
  %152 = load float, ptr addrspace(3) %69, align 4, !dbg !75, !tbaa !57
  %153 = fmul contract float %151, %152, !dbg !76
  %154 = fadd contract float %150, %153, !dbg !77
  %155 = load float, ptr addrspace(3) %70, align 4, !dbg !48, !tbaa !57
  %156 = load float, ptr addrspace(3) %71, align 4, !dbg !75, !tbaa !57
  %157 = fmul contract float %155, %156, !dbg !76
  %158 = fadd contract float %154, %157, !dbg !77
  %159 = load float, ptr addrspace(3) %72, align 8, !dbg !48, !tbaa !57
  %160 = load float, ptr addrspace(3) %73, align 4, !dbg !75, !tbaa !57
  %161 = fmul contract float %159, %160, !dbg !76
  %162 = fadd contract float %158, %161, !dbg !77
  %163 = load float, ptr addrspace(3) %74, align 4, !dbg !48, !tbaa !57
  %164 = load float, ptr addrspace(3) %75, align 4, !dbg !75, !tbaa !57
  %165 = fmul contract float %163, %164, !dbg !76
  %166 = fadd contract float %162, %165, !dbg !77
  fence syncscope("workgroup") release, !dbg !78
  tail call void @llvm.amdgcn.s.barrier(), !dbg !80
  fence syncscope("workgroup") acquire, !dbg !81
  %167 = add nsw i32 %83, 16, !dbg !82
  %168 = icmp slt i32 %167, %29, !dbg !46
  br i1 %168, label %81, label %76, !dbg !47, !llvm.loop !83

169:                                              ; preds = %76
  %170 = zext i32 %26 to i64, !dbg !86
  %171 = sext i32 %3 to i64, !dbg !87
  %172 = mul nsw i64 %171, %170, !dbg !88
  %173 = sext i32 %10 to i64, !dbg !89
  %174 = add nsw i64 %172, %173, !dbg !90
  %175 = sext i32 %4 to i64, !dbg !91
  %176 = mul nsw i64 %174, %175, !dbg !92
  %177 = sext i32 %14 to i64, !dbg !93
  %178 = getelementptr float, ptr addrspace(1) %2, i64 %176, !dbg !94
  %179 = getelementptr float, ptr addrspace(1) %178, i64 %177, !dbg !94
  store float %77, ptr addrspace(1) %179, align 4, !dbg !95, !tbaa !57
  br label %180, !dbg !94

180:                                              ; preds = %169, %76
  ret void, !dbg !96
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1151" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot10-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/partial.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "5f689bf1838916c0eb99ced97509bdde")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "split_k_partial", scope: !10, file: !10, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "partial.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "5f689bf1838916c0eb99ced97509bdde")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 39, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_y", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 13, column: 28, scope: !9)
!17 = !DILocation(line: 13, column: 30, scope: !9)
!18 = !DILocation(line: 38, column: 1, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "get_y", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 13, column: 49, scope: !9)
!21 = !DILocation(line: 13, column: 37, scope: !9)
!22 = !DILocation(line: 39, column: 1, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 14, column: 31, scope: !9)
!25 = !DILocation(line: 14, column: 33, scope: !9)
!26 = !DILocation(line: 38, column: 1, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 14, column: 52, scope: !9)
!29 = !DILocation(line: 14, column: 40, scope: !9)
!30 = !DILocation(line: 50, column: 3, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "get_z", scope: !15, file: !15, line: 50, type: !11, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = distinct !DILocation(line: 15, column: 34, scope: !9)
!33 = !{i16 1, i16 1025}
!34 = !DILocation(line: 15, column: 24, scope: !9)
!35 = !DILocation(line: 15, column: 36, scope: !9)
!36 = !DILocation(line: 15, column: 41, scope: !9)
!37 = !DILocation(line: 39, column: 1, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "get_z", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = distinct !DILocation(line: 16, column: 43, scope: !9)
!40 = !DILocation(line: 16, column: 45, scope: !9)
!41 = !DILocation(line: 16, column: 50, scope: !9)
!42 = !DILocation(line: 185, column: 59, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "min", scope: !15, file: !15, line: 185, type: !11, scopeLine: 185, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = distinct !DILocation(line: 16, column: 21, scope: !9)
!45 = !DILocation(line: 19, column: 33, scope: !9)
!46 = !DILocation(line: 19, column: 50, scope: !9)
!47 = !DILocation(line: 19, column: 3, scope: !9)
!48 = !DILocation(line: 25, column: 43, scope: !9)
!49 = !DILocation(line: 18, column: 9, scope: !9)
!50 = !DILocation(line: 28, column: 11, scope: !9)
!51 = !DILocation(line: 28, column: 15, scope: !9)
!52 = !DILocation(line: 20, column: 34, scope: !9)
!53 = !DILocation(line: 21, column: 31, scope: !9)
!54 = !DILocation(line: 22, column: 48, scope: !9)
!55 = !DILocation(line: 22, column: 93, scope: !9)
!56 = !DILocation(line: 22, column: 70, scope: !9)
!57 = !{!58, !58, i64 0}
!58 = !{!"float", !59, i64 0}
!59 = !{!"omnipotent char", !60, i64 0}
!60 = !{!"Simple C++ TBAA"}
!61 = !DILocation(line: 22, column: 40, scope: !9)
!62 = !DILocation(line: 22, column: 38, scope: !9)
!63 = !DILocation(line: 23, column: 46, scope: !9)
!64 = !DILocation(line: 23, column: 54, scope: !9)
!65 = !DILocation(line: 23, column: 83, scope: !9)
!66 = !DILocation(line: 23, column: 89, scope: !9)
!67 = !DILocation(line: 23, column: 70, scope: !9)
!68 = !DILocation(line: 23, column: 40, scope: !9)
!69 = !DILocation(line: 23, column: 38, scope: !9)
!70 = !DILocation(line: 80, column: 3, scope: !71, inlinedAt: !72)
!71 = distinct !DISubprogram(name: "__syncthreads", scope: !15, file: !15, line: 79, type: !11, scopeLine: 79, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!72 = distinct !DILocation(line: 24, column: 5, scope: !9)
!73 = !DILocation(line: 81, column: 3, scope: !71, inlinedAt: !72)
!74 = !DILocation(line: 82, column: 3, scope: !71, inlinedAt: !72)
!75 = !DILocation(line: 25, column: 68, scope: !9)
!76 = !DILocation(line: 25, column: 66, scope: !9)
!77 = !DILocation(line: 25, column: 40, scope: !9)
!78 = !DILocation(line: 80, column: 3, scope: !71, inlinedAt: !79)
!79 = distinct !DILocation(line: 26, column: 5, scope: !9)
!80 = !DILocation(line: 81, column: 3, scope: !71, inlinedAt: !79)
!81 = !DILocation(line: 82, column: 3, scope: !71, inlinedAt: !79)
!82 = !DILocation(line: 19, column: 67, scope: !9)
!83 = distinct !{!83, !47, !84, !85}
!84 = !DILocation(line: 27, column: 3, scope: !9)
!85 = !{!"llvm.loop.mustprogress"}
!86 = !DILocation(line: 28, column: 44, scope: !9)
!87 = !DILocation(line: 28, column: 57, scope: !9)
!88 = !DILocation(line: 28, column: 55, scope: !9)
!89 = !DILocation(line: 28, column: 61, scope: !9)
!90 = !DILocation(line: 28, column: 59, scope: !9)
!91 = !DILocation(line: 28, column: 68, scope: !9)
!92 = !DILocation(line: 28, column: 66, scope: !9)
!93 = !DILocation(line: 28, column: 72, scope: !9)
!94 = !DILocation(line: 28, column: 30, scope: !9)
!95 = !DILocation(line: 28, column: 80, scope: !9)
!96 = !DILocation(line: 29, column: 1, scope: !9)
