; ModuleID = '/src/kernel.hip'
source_filename = "/src/kernel.hip"
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
  br i1 %15, label %16, label %60, !dbg !31

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
  br label %65, !dbg !31

60:                                               ; preds = %85, %6
  %61 = phi float [ 0.000000e+00, %6 ], [ %182, %85 ], !dbg !33
  %62 = icmp slt i32 %10, %3, !dbg !34
  %63 = icmp slt i32 %14, %4
  %64 = and i1 %62, %63, !dbg !35
  br i1 %64, label %185, label %192, !dbg !35

65:                                               ; preds = %16, %85
  %66 = phi float [ 0.000000e+00, %16 ], [ %182, %85 ]
  %67 = phi i32 [ 0, %16 ], [ %183, %85 ]
  %68 = add nuw i32 %67, %13, !dbg !36
  %69 = add nuw i32 %67, %9, !dbg !37
  %70 = icmp slt i32 %68, %5
  %71 = select i1 %17, i1 %70, i1 false, !dbg !38
  br i1 %71, label %72, label %76, !dbg !38

72:                                               ; preds = %65
  %73 = sext i32 %68 to i64, !dbg !39
  %74 = getelementptr half, ptr addrspace(1) %21, i64 %73, !dbg !40
  %75 = load half, ptr addrspace(1) %74, align 2, !dbg !40, !tbaa !41
  br label %76, !dbg !45

76:                                               ; preds = %65, %72
  %77 = phi contract half [ %75, %72 ], [ 0xH0000, %65 ], !dbg !45
  store half %77, ptr addrspace(3) %22, align 2, !dbg !46, !tbaa !41
  %78 = icmp slt i32 %69, %5, !dbg !47
  %79 = and i1 %23, %78, !dbg !48
  br i1 %79, label %80, label %85, !dbg !48

80:                                               ; preds = %76
  %81 = sext i32 %69 to i64, !dbg !49
  %82 = mul nsw i64 %81, %24, !dbg !50
  %83 = getelementptr half, ptr addrspace(1) %26, i64 %82, !dbg !51
  %84 = load half, ptr addrspace(1) %83, align 2, !dbg !51, !tbaa !41
  br label %85, !dbg !52

85:                                               ; preds = %76, %80
  %86 = phi contract half [ %84, %80 ], [ 0xH0000, %76 ], !dbg !52
  store half %86, ptr addrspace(3) %27, align 2, !dbg !53, !tbaa !41
  fence syncscope("workgroup") release, !dbg !54
  tail call void @llvm.amdgcn.s.barrier(), !dbg !57
  fence syncscope("workgroup") acquire, !dbg !58
  %87 = load half, ptr addrspace(3) %28, align 16, !dbg !32, !tbaa !41
  %88 = fpext half %87 to float, !dbg !32
  %89 = load half, ptr addrspace(3) %29, align 2, !dbg !59, !tbaa !41
  %90 = fpext half %89 to float, !dbg !59
  %91 = fmul contract float %88, %90, !dbg !60
  %92 = fadd contract float %66, %91, !dbg !61
  %93 = load half, ptr addrspace(3) %30, align 2, !dbg !32, !tbaa !41
  %94 = fpext half %93 to float, !dbg !32
  %95 = load half, ptr addrspace(3) %31, align 2, !dbg !59, !tbaa !41
  %96 = fpext half %95 to float, !dbg !59
  %97 = fmul contract float %94, %96, !dbg !60
  %98 = fadd contract float %92, %97, !dbg !61
  %99 = load half, ptr addrspace(3) %32, align 4, !dbg !32, !tbaa !41
  %100 = fpext half %99 to float, !dbg !32
  %101 = load half, ptr addrspace(3) %33, align 2, !dbg !59, !tbaa !41
  %102 = fpext half %101 to float, !dbg !59
  %103 = fmul contract float %100, %102, !dbg !60
  %104 = fadd contract float %98, %103, !dbg !61
  %105 = load half, ptr addrspace(3) %34, align 2, !dbg !32, !tbaa !41
  %106 = fpext half %105 to float, !dbg !32
  %107 = load half, ptr addrspace(3) %35, align 2, !dbg !59, !tbaa !41
  %108 = fpext half %107 to float, !dbg !59
  %109 = fmul contract float %106, %108, !dbg !60
  %110 = fadd contract float %104, %109, !dbg !61
  %111 = load half, ptr addrspace(3) %36, align 8, !dbg !32, !tbaa !41
  %112 = fpext half %111 to float, !dbg !32
  %113 = load half, ptr addrspace(3) %37, align 2, !dbg !59, !tbaa !41
  %114 = fpext half %113 to float, !dbg !59
  %115 = fmul contract float %112, %114, !dbg !60
  %116 = fadd contract float %110, %115, !dbg !61
  %117 = load half, ptr addrspace(3) %38, align 2, !dbg !32, !tbaa !41
  %118 = fpext half %117 to float, !dbg !32
  %119 = load half, ptr addrspace(3) %39, align 2, !dbg !59, !tbaa !41
  %120 = fpext half %119 to float, !dbg !59
  %121 = fmul contract float %118, %120, !dbg !60
  %122 = fadd contract float %116, %121, !dbg !61
  %123 = load half, ptr addrspace(3) %40, align 4, !dbg !32, !tbaa !41
  %124 = fpext half %123 to float, !dbg !32
  %125 = load half, ptr addrspace(3) %41, align 2, !dbg !59, !tbaa !41
  %126 = fpext half %125 to float, !dbg !59
  %127 = fmul contract float %124, %126, !dbg !60
  %128 = fadd contract float %122, %127, !dbg !61
  %129 = load half, ptr addrspace(3) %42, align 2, !dbg !32, !tbaa !41
  %130 = fpext half %129 to float, !dbg !32
  %131 = load half, ptr addrspace(3) %43, align 2, !dbg !59, !tbaa !41
  %132 = fpext half %131 to float, !dbg !59
  %133 = fmul contract float %130, %132, !dbg !60
  %134 = fadd contract float %128, %133, !dbg !61
  %135 = load half, ptr addrspace(3) %44, align 16, !dbg !32, !tbaa !41
  %136 = fpext half %135 to float, !dbg !32
  %137 = load half, ptr addrspace(3) %45, align 2, !dbg !59, !tbaa !41
  %138 = fpext half %137 to float, !dbg !59
  %139 = fmul contract float %136, %138, !dbg !60
  %140 = fadd contract float %134, %139, !dbg !61
  %141 = load half, ptr addrspace(3) %46, align 2, !dbg !32, !tbaa !41
  %142 = fpext half %141 to float, !dbg !32
  %143 = load half, ptr addrspace(3) %47, align 2, !dbg !59, !tbaa !41
  %144 = fpext half %143 to float, !dbg !59
  %145 = fmul contract float %142, %144, !dbg !60
  %146 = fadd contract float %140, %145, !dbg !61
  %147 = load half, ptr addrspace(3) %48, align 4, !dbg !32, !tbaa !41
  %148 = fpext half %147 to float, !dbg !32
  %149 = load half, ptr addrspace(3) %49, align 2, !dbg !59, !tbaa !41
  %150 = fpext half %149 to float, !dbg !59
  %151 = fmul contract float %148, %150, !dbg !60
  %152 = fadd contract float %146, %151, !dbg !61
  %153 = load half, ptr addrspace(3) %50, align 2, !dbg !32, !tbaa !41
  %154 = fpext half %153 to float, !dbg !32
  %155 = load half, ptr addrspace(3) %51, align 2, !dbg !59, !tbaa !41
  %156 = fpext half %155 to float, !dbg !59
  %157 = fmul contract float %154, %156, !dbg !60
  %158 = fadd contract float %152, %157, !dbg !61
  %159 = load half, ptr addrspace(3) %52, align 8, !dbg !32, !tbaa !41
  %160 = fpext half %159 to float, !dbg !32
  %161 = load half, ptr addrspace(3) %53, align 2, !dbg !59, !tbaa !41
  %162 = fpext half %161 to float, !dbg !59
  %163 = fmul contract float %160, %162, !dbg !60
  %164 = fadd contract float %158, %163, !dbg !61
  %165 = load half, ptr addrspace(3) %54, align 2, !dbg !32, !tbaa !41
  %166 = fpext half %165 to float, !dbg !32
  %167 = load half, ptr addrspace(3) %55, align 2, !dbg !59, !tbaa !41
  %168 = fpext half %167 to float, !dbg !59
  %169 = fmul contract float %166, %168, !dbg !60
  %170 = fadd contract float %164, %169, !dbg !61
  %171 = load half, ptr addrspace(3) %56, align 4, !dbg !32, !tbaa !41
  %172 = fpext half %171 to float, !dbg !32
  %173 = load half, ptr addrspace(3) %57, align 2, !dbg !59, !tbaa !41
  %174 = fpext half %173 to float, !dbg !59
  %175 = fmul contract float %172, %174, !dbg !60
  %176 = fadd contract float %170, %175, !dbg !61
  %177 = load half, ptr addrspace(3) %58, align 2, !dbg !32, !tbaa !41
  %178 = fpext half %177 to float, !dbg !32
  %179 = load half, ptr addrspace(3) %59, align 2, !dbg !59, !tbaa !41
  %180 = fpext half %179 to float, !dbg !59
  %181 = fmul contract float %178, %180, !dbg !60
  %182 = fadd contract float %176, %181, !dbg !61
  fence syncscope("workgroup") release, !dbg !62
  tail call void @llvm.amdgcn.s.barrier(), !dbg !64
  fence syncscope("workgroup") acquire, !dbg !65
  %183 = add nuw nsw i32 %67, 16, !dbg !66
  %184 = icmp slt i32 %183, %5, !dbg !30
  br i1 %184, label %65, label %60, !dbg !31, !llvm.loop !67

185:                                              ; preds = %60
  %186 = sext i32 %10 to i64, !dbg !70
  %187 = sext i32 %4 to i64, !dbg !71
  %188 = mul nsw i64 %187, %186, !dbg !72
  %189 = sext i32 %14 to i64, !dbg !73
  %190 = getelementptr float, ptr addrspace(1) %2, i64 %188, !dbg !74
  %191 = getelementptr float, ptr addrspace(1) %190, i64 %189, !dbg !74
  store float %61, ptr addrspace(1) %191, align 4, !dbg !75, !tbaa !76
  br label %192, !dbg !74

192:                                              ; preds = %185, %60
  ret void, !dbg !78
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

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "3dba0a9b2dbf54386182b4762e8e567b")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "gemm_half_in", scope: !10, file: !10, line: 11, type: !11, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "3dba0a9b2dbf54386182b4762e8e567b")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 39, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_y", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 15, column: 28, scope: !9)
!17 = !DILocation(line: 15, column: 30, scope: !9)
!18 = !DILocation(line: 38, column: 1, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "get_y", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 15, column: 49, scope: !9)
!21 = !DILocation(line: 15, column: 37, scope: !9)
!22 = !DILocation(line: 39, column: 1, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 16, column: 31, scope: !9)
!25 = !DILocation(line: 16, column: 33, scope: !9)
!26 = !DILocation(line: 38, column: 1, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 16, column: 52, scope: !9)
!29 = !DILocation(line: 16, column: 40, scope: !9)
!30 = !DILocation(line: 20, column: 33, scope: !9)
!31 = !DILocation(line: 20, column: 3, scope: !9)
!32 = !DILocation(line: 26, column: 49, scope: !9)
!33 = !DILocation(line: 19, column: 9, scope: !9)
!34 = !DILocation(line: 29, column: 11, scope: !9)
!35 = !DILocation(line: 29, column: 15, scope: !9)
!36 = !DILocation(line: 21, column: 34, scope: !9)
!37 = !DILocation(line: 22, column: 31, scope: !9)
!38 = !DILocation(line: 23, column: 48, scope: !9)
!39 = !DILocation(line: 23, column: 89, scope: !9)
!40 = !DILocation(line: 23, column: 66, scope: !9)
!41 = !{!42, !42, i64 0}
!42 = !{!"_Float16", !43, i64 0}
!43 = !{!"omnipotent char", !44, i64 0}
!44 = !{!"Simple C++ TBAA"}
!45 = !DILocation(line: 23, column: 40, scope: !9)
!46 = !DILocation(line: 23, column: 38, scope: !9)
!47 = !DILocation(line: 24, column: 46, scope: !9)
!48 = !DILocation(line: 24, column: 50, scope: !9)
!49 = !DILocation(line: 24, column: 79, scope: !9)
!50 = !DILocation(line: 24, column: 85, scope: !9)
!51 = !DILocation(line: 24, column: 66, scope: !9)
!52 = !DILocation(line: 24, column: 40, scope: !9)
!53 = !DILocation(line: 24, column: 38, scope: !9)
!54 = !DILocation(line: 80, column: 3, scope: !55, inlinedAt: !56)
!55 = distinct !DISubprogram(name: "__syncthreads", scope: !15, file: !15, line: 79, type: !11, scopeLine: 79, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!56 = distinct !DILocation(line: 25, column: 5, scope: !9)
!57 = !DILocation(line: 81, column: 3, scope: !55, inlinedAt: !56)
!58 = !DILocation(line: 82, column: 3, scope: !55, inlinedAt: !56)
!59 = !DILocation(line: 26, column: 81, scope: !9)
!60 = !DILocation(line: 26, column: 73, scope: !9)
!61 = !DILocation(line: 26, column: 40, scope: !9)
!62 = !DILocation(line: 80, column: 3, scope: !55, inlinedAt: !63)
!63 = distinct !DILocation(line: 27, column: 5, scope: !9)
!64 = !DILocation(line: 81, column: 3, scope: !55, inlinedAt: !63)
!65 = !DILocation(line: 82, column: 3, scope: !55, inlinedAt: !63)
!66 = !DILocation(line: 20, column: 46, scope: !9)
!67 = distinct !{!67, !31, !68, !69}
!68 = !DILocation(line: 28, column: 3, scope: !9)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !DILocation(line: 29, column: 43, scope: !9)
!71 = !DILocation(line: 29, column: 49, scope: !9)
!72 = !DILocation(line: 29, column: 47, scope: !9)
!73 = !DILocation(line: 29, column: 53, scope: !9)
!74 = !DILocation(line: 29, column: 30, scope: !9)
!75 = !DILocation(line: 29, column: 61, scope: !9)
!76 = !{!77, !77, i64 0}
!77 = !{!"float", !43, i64 0}
!78 = !DILocation(line: 30, column: 1, scope: !9)
