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
  br i1 %31, label %32, label %70, !dbg !47

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
  %54 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 5, i32 %13
  %55 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 6
  %56 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 6, i32 %13
  %57 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 7, i32 %13
  %58 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 8
  %59 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 8, i32 %13
  %60 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 9, i32 %13
  %61 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 10
  %62 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 10, i32 %13
  %63 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 11, i32 %13
  %64 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 12
  %65 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 12, i32 %13
  %66 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 13, i32 %13
  %67 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6X_tile, i32 0, i32 %9, i32 14
  %68 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 14, i32 %13
  %69 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ15split_k_partialE6W_tile, i32 0, i32 15, i32 %13
  br label %75, !dbg !47

70:                                               ; preds = %95, %6
  %71 = phi float [ 0.000000e+00, %6 ], [ %172, %95 ], !dbg !49
  %72 = icmp slt i32 %10, %3, !dbg !50
  %73 = icmp slt i32 %14, %4
  %74 = and i1 %72, %73, !dbg !51
  br i1 %74, label %175, label %186, !dbg !51

75:                                               ; preds = %32, %95
  %76 = phi float [ 0.000000e+00, %32 ], [ %172, %95 ]
  %77 = phi i32 [ %30, %32 ], [ %173, %95 ]
  %78 = add i32 %77, %13, !dbg !52
  %79 = add i32 %77, %9, !dbg !53
  %80 = icmp slt i32 %78, %29
  %81 = and i1 %33, %80, !dbg !54
  br i1 %81, label %82, label %86, !dbg !54

82:                                               ; preds = %75
  %83 = sext i32 %78 to i64, !dbg !55
  %84 = getelementptr float, ptr addrspace(1) %37, i64 %83, !dbg !56
  %85 = load float, ptr addrspace(1) %84, align 4, !dbg !56, !tbaa !57
  br label %86, !dbg !61

86:                                               ; preds = %75, %82
  %87 = phi contract float [ %85, %82 ], [ 0.000000e+00, %75 ], !dbg !61
  store float %87, ptr addrspace(3) %38, align 4, !dbg !62, !tbaa !57
  %88 = icmp slt i32 %79, %29, !dbg !63
  %89 = and i1 %39, %88, !dbg !64
  br i1 %89, label %90, label %95, !dbg !64

90:                                               ; preds = %86
  %91 = sext i32 %79 to i64, !dbg !65
  %92 = mul nsw i64 %91, %40, !dbg !66
  %93 = getelementptr float, ptr addrspace(1) %42, i64 %92, !dbg !67
  %94 = load float, ptr addrspace(1) %93, align 4, !dbg !67, !tbaa !57
  br label %95, !dbg !68

95:                                               ; preds = %86, %90
  %96 = phi contract float [ %94, %90 ], [ 0.000000e+00, %86 ], !dbg !68
  store float %96, ptr addrspace(3) %43, align 4, !dbg !69, !tbaa !57
  fence syncscope("workgroup") release, !dbg !70
  tail call void @llvm.amdgcn.s.barrier(), !dbg !73
  fence syncscope("workgroup") acquire, !dbg !74
  %97 = load float, ptr addrspace(3) %44, align 16, !dbg !48, !tbaa !57
  %98 = load float, ptr addrspace(3) %45, align 4, !dbg !75, !tbaa !57
  %99 = fmul contract float %97, %98, !dbg !76
  %100 = fadd contract float %76, %99, !dbg !77
  %101 = load float, ptr addrspace(3) %46, align 4, !dbg !48, !tbaa !57
  %102 = load float, ptr addrspace(3) %47, align 4, !dbg !75, !tbaa !57
  %103 = fmul contract float %101, %102, !dbg !76
  %104 = fadd contract float %100, %103, !dbg !77
  %105 = load float, ptr addrspace(3) %48, align 8, !dbg !48, !tbaa !57
  %106 = load float, ptr addrspace(3) %49, align 4, !dbg !75, !tbaa !57
  %107 = fmul contract float %105, %106, !dbg !76
  %108 = fadd contract float %104, %107, !dbg !77
  %109 = load float, ptr addrspace(3) %50, align 4, !dbg !48, !tbaa !57
  %110 = load float, ptr addrspace(3) %51, align 4, !dbg !75, !tbaa !57
  %111 = fmul contract float %109, %110, !dbg !76
  %112 = fadd contract float %108, %111, !dbg !77
  %113 = load float, ptr addrspace(3) %53, align 4, !dbg !75, !tbaa !57
  %114 = load float, ptr addrspace(3) %54, align 4, !dbg !75, !tbaa !57
  %115 = load <2 x float>, ptr addrspace(3) %52, align 16, !dbg !48, !tbaa !57
  %116 = insertelement <2 x float> poison, float %113, i64 0, !dbg !76
  %117 = insertelement <2 x float> %116, float %114, i64 1, !dbg !76
  %118 = fmul contract <2 x float> %115, %117, !dbg !76
  %119 = extractelement <2 x float> %118, i64 0, !dbg !77
  %120 = fadd contract float %112, %119, !dbg !77
  %121 = extractelement <2 x float> %118, i64 1, !dbg !77
  %122 = fadd contract float %120, %121, !dbg !77
  %123 = load float, ptr addrspace(3) %56, align 4, !dbg !75, !tbaa !57
  %124 = load float, ptr addrspace(3) %57, align 4, !dbg !75, !tbaa !57
  %125 = load <2 x float>, ptr addrspace(3) %55, align 8, !dbg !48, !tbaa !57
  %126 = insertelement <2 x float> poison, float %123, i64 0, !dbg !76
  %127 = insertelement <2 x float> %126, float %124, i64 1, !dbg !76
  %128 = fmul contract <2 x float> %125, %127, !dbg !76
  %129 = extractelement <2 x float> %128, i64 0, !dbg !77
  %130 = fadd contract float %122, %129, !dbg !77
  %131 = extractelement <2 x float> %128, i64 1, !dbg !77
  %132 = fadd contract float %130, %131, !dbg !77
  %133 = load float, ptr addrspace(3) %59, align 4, !dbg !75, !tbaa !57
  %134 = load float, ptr addrspace(3) %60, align 4, !dbg !75, !tbaa !57
  %135 = load <2 x float>, ptr addrspace(3) %58, align 16, !dbg !48, !tbaa !57
  %136 = insertelement <2 x float> poison, float %133, i64 0, !dbg !76
  %137 = insertelement <2 x float> %136, float %134, i64 1, !dbg !76
  %138 = fmul contract <2 x float> %135, %137, !dbg !76
  %139 = extractelement <2 x float> %138, i64 0, !dbg !77
  %140 = fadd contract float %132, %139, !dbg !77
  %141 = extractelement <2 x float> %138, i64 1, !dbg !77
  %142 = fadd contract float %140, %141, !dbg !77
  %143 = load float, ptr addrspace(3) %62, align 4, !dbg !75, !tbaa !57
  %144 = load float, ptr addrspace(3) %63, align 4, !dbg !75, !tbaa !57
  %145 = load <2 x float>, ptr addrspace(3) %61, align 8, !dbg !48, !tbaa !57
  %146 = insertelement <2 x float> poison, float %143, i64 0, !dbg !76
  %147 = insertelement <2 x float> %146, float %144, i64 1, !dbg !76
  %148 = fmul contract <2 x float> %145, %147, !dbg !76
  %149 = extractelement <2 x float> %148, i64 0, !dbg !77
  %150 = fadd contract float %142, %149, !dbg !77
  %151 = extractelement <2 x float> %148, i64 1, !dbg !77
  %152 = fadd contract float %150, %151, !dbg !77
  %153 = load float, ptr addrspace(3) %65, align 4, !dbg !75, !tbaa !57
  %154 = load float, ptr addrspace(3) %66, align 4, !dbg !75, !tbaa !57
  %155 = load <2 x float>, ptr addrspace(3) %64, align 16, !dbg !48, !tbaa !57
  %156 = insertelement <2 x float> poison, float %153, i64 0, !dbg !76
  %157 = insertelement <2 x float> %156, float %154, i64 1, !dbg !76
  %158 = fmul contract <2 x float> %155, %157, !dbg !76
  %159 = extractelement <2 x float> %158, i64 0, !dbg !77
  %160 = fadd contract float %152, %159, !dbg !77
  %161 = extractelement <2 x float> %158, i64 1, !dbg !77
  %162 = fadd contract float %160, %161, !dbg !77
  %163 = load float, ptr addrspace(3) %68, align 4, !dbg !75, !tbaa !57
  %164 = load float, ptr addrspace(3) %69, align 4, !dbg !75, !tbaa !57
  %165 = load <2 x float>, ptr addrspace(3) %67, align 8, !dbg !48, !tbaa !57
  %166 = insertelement <2 x float> poison, float %163, i64 0, !dbg !76
  %167 = insertelement <2 x float> %166, float %164, i64 1, !dbg !76
  %168 = fmul contract <2 x float> %165, %167, !dbg !76
  %169 = extractelement <2 x float> %168, i64 0, !dbg !77
  %170 = fadd contract float %162, %169, !dbg !77
  %171 = extractelement <2 x float> %168, i64 1, !dbg !77
  %172 = fadd contract float %170, %171, !dbg !77
  fence syncscope("workgroup") release, !dbg !78
  tail call void @llvm.amdgcn.s.barrier(), !dbg !80
  fence syncscope("workgroup") acquire, !dbg !81
  %173 = add nsw i32 %77, 16, !dbg !82
  %174 = icmp slt i32 %173, %29, !dbg !46
  br i1 %174, label %75, label %70, !dbg !47, !llvm.loop !83

175:                                              ; preds = %70
  %176 = zext i32 %26 to i64, !dbg !86
  %177 = sext i32 %3 to i64, !dbg !87
  %178 = mul nsw i64 %177, %176, !dbg !88
  %179 = sext i32 %10 to i64, !dbg !89
  %180 = add nsw i64 %178, %179, !dbg !90
  %181 = sext i32 %4 to i64, !dbg !91
  %182 = mul nsw i64 %180, %181, !dbg !92
  %183 = sext i32 %14 to i64, !dbg !93
  %184 = getelementptr float, ptr addrspace(1) %2, i64 %182, !dbg !94
  %185 = getelementptr float, ptr addrspace(1) %184, i64 %183, !dbg !94
  store float %71, ptr addrspace(1) %185, align 4, !dbg !95, !tbaa !57
  br label %186, !dbg !94

186:                                              ; preds = %175, %70
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

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
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
