; ModuleID = '/src/kernel.hip'
source_filename = "/src/kernel.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ18gemm_with_partialsE6A_tile = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 16
@_ZZ18gemm_with_partialsE6B_tile = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @gemm_with_partials(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef readonly %1, ptr addrspace(1) nocapture noundef readonly %2, ptr addrspace(1) nocapture noundef writeonly %3, ptr addrspace(1) nocapture noundef writeonly %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 !dbg !9 {
  %9 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !13
  %10 = shl i32 %9, 4, !dbg !17
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y(), !dbg !18
  %12 = add i32 %10, %11, !dbg !21
  %13 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !22
  %14 = shl i32 %13, 4, !dbg !25
  %15 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !26
  %16 = add i32 %14, %15, !dbg !29
  %17 = icmp sgt i32 %7, 0, !dbg !30
  br i1 %17, label %18, label %56, !dbg !31

18:                                               ; preds = %8
  %19 = icmp slt i32 %12, %5
  %20 = icmp slt i32 %16, %6
  %21 = sext i32 %12 to i64
  %22 = zext nneg i32 %7 to i64
  %23 = mul nsw i64 %22, %21
  %24 = getelementptr float, ptr addrspace(1) %0, i64 %23
  %25 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 %15
  %26 = sext i32 %6 to i64
  %27 = sext i32 %16 to i64
  %28 = getelementptr float, ptr addrspace(1) %1, i64 %27, !dbg !31
  %29 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 %11, i32 %15
  %30 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 0, !dbg !32
  %31 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 0, i32 %15
  %32 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 1
  %33 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 1, i32 %15
  %34 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 2
  %35 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 2, i32 %15
  %36 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 3
  %37 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 3, i32 %15
  %38 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 4
  %39 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 4, i32 %15
  %40 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 5, i32 %15
  %41 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 6
  %42 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 6, i32 %15
  %43 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 7, i32 %15
  %44 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 8
  %45 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 8, i32 %15
  %46 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 9, i32 %15
  %47 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 10
  %48 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 10, i32 %15
  %49 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 11, i32 %15
  %50 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 12
  %51 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 12, i32 %15
  %52 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 13, i32 %15
  %53 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 14
  %54 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 14, i32 %15
  %55 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 15, i32 %15
  br label %61, !dbg !31

56:                                               ; preds = %81, %8
  %57 = phi float [ 0.000000e+00, %8 ], [ %158, %81 ], !dbg !33
  %58 = icmp slt i32 %12, %5, !dbg !34
  %59 = icmp slt i32 %16, %6
  %60 = and i1 %58, %59, !dbg !35
  br i1 %60, label %161, label %171, !dbg !35

61:                                               ; preds = %18, %81
  %62 = phi float [ 0.000000e+00, %18 ], [ %158, %81 ]
  %63 = phi i32 [ 0, %18 ], [ %159, %81 ]
  %64 = add nuw i32 %63, %15, !dbg !36
  %65 = add nuw i32 %63, %11, !dbg !37
  %66 = icmp slt i32 %64, %7, !dbg !38
  %67 = select i1 %19, i1 %66, i1 false, !dbg !38
  %68 = icmp slt i32 %65, %7, !dbg !39
  %69 = and i1 %20, %68, !dbg !40
  br i1 %67, label %70, label %74, !dbg !41

70:                                               ; preds = %61
  %71 = sext i32 %64 to i64, !dbg !42
  %72 = getelementptr float, ptr addrspace(1) %24, i64 %71, !dbg !43
  %73 = load float, ptr addrspace(1) %72, align 4, !dbg !43, !tbaa !44
  br label %74, !dbg !41

74:                                               ; preds = %61, %70
  %75 = phi contract float [ %73, %70 ], [ 0.000000e+00, %61 ], !dbg !41
  store float %75, ptr addrspace(3) %25, align 4, !dbg !48, !tbaa !44
  br i1 %69, label %76, label %81, !dbg !49

76:                                               ; preds = %74
  %77 = sext i32 %65 to i64, !dbg !50
  %78 = mul nsw i64 %77, %26, !dbg !51
  %79 = getelementptr float, ptr addrspace(1) %28, i64 %78, !dbg !52
  %80 = load float, ptr addrspace(1) %79, align 4, !dbg !52, !tbaa !44
  br label %81, !dbg !49

81:                                               ; preds = %74, %76
  %82 = phi contract float [ %80, %76 ], [ 0.000000e+00, %74 ], !dbg !49
  store float %82, ptr addrspace(3) %29, align 4, !dbg !53, !tbaa !44
  fence syncscope("workgroup") release, !dbg !54
  tail call void @llvm.amdgcn.s.barrier(), !dbg !57
  fence syncscope("workgroup") acquire, !dbg !58
  %83 = load float, ptr addrspace(3) %30, align 16, !dbg !32, !tbaa !44
  %84 = load float, ptr addrspace(3) %31, align 4, !dbg !59, !tbaa !44
  %85 = fmul contract float %83, %84, !dbg !60
  %86 = fadd contract float %62, %85, !dbg !61
  %87 = load float, ptr addrspace(3) %32, align 4, !dbg !32, !tbaa !44
  %88 = load float, ptr addrspace(3) %33, align 4, !dbg !59, !tbaa !44
  %89 = fmul contract float %87, %88, !dbg !60
  %90 = fadd contract float %86, %89, !dbg !61
  %91 = load float, ptr addrspace(3) %34, align 8, !dbg !32, !tbaa !44
  %92 = load float, ptr addrspace(3) %35, align 4, !dbg !59, !tbaa !44
  %93 = fmul contract float %91, %92, !dbg !60
  %94 = fadd contract float %90, %93, !dbg !61
  %95 = load float, ptr addrspace(3) %36, align 4, !dbg !32, !tbaa !44
  %96 = load float, ptr addrspace(3) %37, align 4, !dbg !59, !tbaa !44
  %97 = fmul contract float %95, %96, !dbg !60
  %98 = fadd contract float %94, %97, !dbg !61
  %99 = load float, ptr addrspace(3) %39, align 4, !dbg !59, !tbaa !44
  %100 = load float, ptr addrspace(3) %40, align 4, !dbg !59, !tbaa !44
  %101 = load <2 x float>, ptr addrspace(3) %38, align 16, !dbg !32, !tbaa !44
  %102 = insertelement <2 x float> poison, float %99, i64 0, !dbg !60
  %103 = insertelement <2 x float> %102, float %100, i64 1, !dbg !60
  %104 = fmul contract <2 x float> %101, %103, !dbg !60
  %105 = extractelement <2 x float> %104, i64 0, !dbg !61
  %106 = fadd contract float %98, %105, !dbg !61
  %107 = extractelement <2 x float> %104, i64 1, !dbg !61
  %108 = fadd contract float %106, %107, !dbg !61
  %109 = load float, ptr addrspace(3) %42, align 4, !dbg !59, !tbaa !44
  %110 = load float, ptr addrspace(3) %43, align 4, !dbg !59, !tbaa !44
  %111 = load <2 x float>, ptr addrspace(3) %41, align 8, !dbg !32, !tbaa !44
  %112 = insertelement <2 x float> poison, float %109, i64 0, !dbg !60
  %113 = insertelement <2 x float> %112, float %110, i64 1, !dbg !60
  %114 = fmul contract <2 x float> %111, %113, !dbg !60
  %115 = extractelement <2 x float> %114, i64 0, !dbg !61
  %116 = fadd contract float %108, %115, !dbg !61
  %117 = extractelement <2 x float> %114, i64 1, !dbg !61
  %118 = fadd contract float %116, %117, !dbg !61
  %119 = load float, ptr addrspace(3) %45, align 4, !dbg !59, !tbaa !44
  %120 = load float, ptr addrspace(3) %46, align 4, !dbg !59, !tbaa !44
  %121 = load <2 x float>, ptr addrspace(3) %44, align 16, !dbg !32, !tbaa !44
  %122 = insertelement <2 x float> poison, float %119, i64 0, !dbg !60
  %123 = insertelement <2 x float> %122, float %120, i64 1, !dbg !60
  %124 = fmul contract <2 x float> %121, %123, !dbg !60
  %125 = extractelement <2 x float> %124, i64 0, !dbg !61
  %126 = fadd contract float %118, %125, !dbg !61
  %127 = extractelement <2 x float> %124, i64 1, !dbg !61
  %128 = fadd contract float %126, %127, !dbg !61
  %129 = load float, ptr addrspace(3) %48, align 4, !dbg !59, !tbaa !44
  %130 = load float, ptr addrspace(3) %49, align 4, !dbg !59, !tbaa !44
  %131 = load <2 x float>, ptr addrspace(3) %47, align 8, !dbg !32, !tbaa !44
  %132 = insertelement <2 x float> poison, float %129, i64 0, !dbg !60
  %133 = insertelement <2 x float> %132, float %130, i64 1, !dbg !60
  %134 = fmul contract <2 x float> %131, %133, !dbg !60
  %135 = extractelement <2 x float> %134, i64 0, !dbg !61
  %136 = fadd contract float %128, %135, !dbg !61
  %137 = extractelement <2 x float> %134, i64 1, !dbg !61
  %138 = fadd contract float %136, %137, !dbg !61
  %139 = load float, ptr addrspace(3) %51, align 4, !dbg !59, !tbaa !44
  %140 = load float, ptr addrspace(3) %52, align 4, !dbg !59, !tbaa !44
  %141 = load <2 x float>, ptr addrspace(3) %50, align 16, !dbg !32, !tbaa !44
  %142 = insertelement <2 x float> poison, float %139, i64 0, !dbg !60
  %143 = insertelement <2 x float> %142, float %140, i64 1, !dbg !60
  %144 = fmul contract <2 x float> %141, %143, !dbg !60
  %145 = extractelement <2 x float> %144, i64 0, !dbg !61
  %146 = fadd contract float %138, %145, !dbg !61
  %147 = extractelement <2 x float> %144, i64 1, !dbg !61
  %148 = fadd contract float %146, %147, !dbg !61
  %149 = load float, ptr addrspace(3) %54, align 4, !dbg !59, !tbaa !44
  %150 = load float, ptr addrspace(3) %55, align 4, !dbg !59, !tbaa !44
  %151 = load <2 x float>, ptr addrspace(3) %53, align 8, !dbg !32, !tbaa !44
  %152 = insertelement <2 x float> poison, float %149, i64 0, !dbg !60
  %153 = insertelement <2 x float> %152, float %150, i64 1, !dbg !60
  %154 = fmul contract <2 x float> %151, %153, !dbg !60
  %155 = extractelement <2 x float> %154, i64 0, !dbg !61
  %156 = fadd contract float %148, %155, !dbg !61
  %157 = extractelement <2 x float> %154, i64 1, !dbg !61
  %158 = fadd contract float %156, %157, !dbg !61
  fence syncscope("workgroup") release, !dbg !62
  tail call void @llvm.amdgcn.s.barrier(), !dbg !64
  fence syncscope("workgroup") acquire, !dbg !65
  %159 = add nuw nsw i32 %63, 16, !dbg !66
  %160 = icmp slt i32 %159, %7, !dbg !30
  br i1 %160, label %61, label %56, !dbg !31, !llvm.loop !67

161:                                              ; preds = %56
  %162 = sext i32 %16 to i64, !dbg !70
  %163 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %162, !dbg !70
  %164 = load float, ptr addrspace(1) %163, align 4, !dbg !70, !tbaa !44
  %165 = fmul contract float %57, %164, !dbg !71
  %166 = sext i32 %12 to i64, !dbg !72
  %167 = sext i32 %6 to i64, !dbg !73
  %168 = mul nsw i64 %167, %166, !dbg !74
  %169 = getelementptr float, ptr addrspace(1) %3, i64 %168, !dbg !75
  %170 = getelementptr float, ptr addrspace(1) %169, i64 %162, !dbg !75
  store float %165, ptr addrspace(1) %170, align 4, !dbg !76, !tbaa !44
  br label %171, !dbg !75

171:                                              ; preds = %161, %56
  %172 = fmul contract float %57, %57, !dbg !77
  %173 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %174 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %173)
  %175 = and i32 %174, -16
  %176 = add nsw i32 %175, 16
  %177 = bitcast float %172 to i32, !dbg !78
  %178 = xor i32 %174, 8, !dbg !81
  %179 = icmp slt i32 %178, %176, !dbg !81
  %180 = select i1 %179, i32 %178, i32 %174, !dbg !84
  %181 = shl i32 %180, 2, !dbg !87
  %182 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %181, i32 %177), !dbg !90
  %183 = bitcast i32 %182 to float, !dbg !78
  %184 = fadd contract float %172, %183, !dbg !91
  %185 = bitcast float %184 to i32, !dbg !78
  %186 = xor i32 %174, 4, !dbg !81
  %187 = icmp slt i32 %186, %176, !dbg !81
  %188 = select i1 %187, i32 %186, i32 %174, !dbg !84
  %189 = shl i32 %188, 2, !dbg !87
  %190 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %189, i32 %185), !dbg !90
  %191 = bitcast i32 %190 to float, !dbg !78
  %192 = fadd contract float %184, %191, !dbg !91
  %193 = bitcast float %192 to i32, !dbg !78
  %194 = xor i32 %174, 2, !dbg !81
  %195 = icmp slt i32 %194, %176, !dbg !81
  %196 = select i1 %195, i32 %194, i32 %174, !dbg !84
  %197 = shl i32 %196, 2, !dbg !87
  %198 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %197, i32 %193), !dbg !90
  %199 = bitcast i32 %198 to float, !dbg !78
  %200 = fadd contract float %192, %199, !dbg !91
  %201 = bitcast float %200 to i32, !dbg !78
  %202 = xor i32 %174, 1, !dbg !81
  %203 = icmp slt i32 %202, %176, !dbg !81
  %204 = select i1 %203, i32 %202, i32 %174, !dbg !84
  %205 = shl i32 %204, 2, !dbg !87
  %206 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %205, i32 %201), !dbg !90
  %207 = icmp eq i32 %15, 0
  %208 = and i1 %207, %58, !dbg !92
  br i1 %208, label %209, label %226, !dbg !92

209:                                              ; preds = %171
  %210 = bitcast i32 %206 to float, !dbg !78
  %211 = fadd contract float %200, %210, !dbg !91
  %212 = sext i32 %12 to i64, !dbg !93
  %213 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr(), !dbg !94
  %214 = getelementptr inbounds i8, ptr addrspace(4) %213, i64 12, !dbg !94
  %215 = load i32, ptr addrspace(4) %214, align 4, !dbg !94, !invariant.load !12
  %216 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !94
  %217 = getelementptr inbounds i8, ptr addrspace(4) %216, i64 12, !dbg !94
  %218 = load i16, ptr addrspace(4) %217, align 4, !dbg !94, !range !97, !invariant.load !12, !noundef !12
  %219 = zext nneg i16 %218 to i32, !dbg !94
  %220 = udiv i32 %215, %219, !dbg !94
  %221 = zext i32 %220 to i64, !dbg !98
  %222 = mul nsw i64 %221, %212, !dbg !99
  %223 = zext i32 %13 to i64, !dbg !100
  %224 = getelementptr float, ptr addrspace(1) %4, i64 %222, !dbg !101
  %225 = getelementptr float, ptr addrspace(1) %224, i64 %223, !dbg !101
  store float %211, ptr addrspace(1) %225, align 4, !dbg !102, !tbaa !44
  br label %226, !dbg !101

226:                                              ; preds = %209, %171
  ret void, !dbg !103
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "293b4bfb6000bcce6bf69d23841b36a1")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "gemm_with_partials", scope: !10, file: !10, line: 13, type: !11, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "293b4bfb6000bcce6bf69d23841b36a1")
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
!30 = !DILocation(line: 21, column: 33, scope: !9)
!31 = !DILocation(line: 21, column: 3, scope: !9)
!32 = !DILocation(line: 29, column: 43, scope: !9)
!33 = !DILocation(line: 20, column: 9, scope: !9)
!34 = !DILocation(line: 32, column: 11, scope: !9)
!35 = !DILocation(line: 32, column: 15, scope: !9)
!36 = !DILocation(line: 22, column: 34, scope: !9)
!37 = !DILocation(line: 23, column: 31, scope: !9)
!38 = !DILocation(line: 24, column: 35, scope: !9)
!39 = !DILocation(line: 25, column: 33, scope: !9)
!40 = !DILocation(line: 25, column: 37, scope: !9)
!41 = !DILocation(line: 26, column: 40, scope: !9)
!42 = !DILocation(line: 26, column: 74, scope: !9)
!43 = !DILocation(line: 26, column: 51, scope: !9)
!44 = !{!45, !45, i64 0}
!45 = !{!"float", !46, i64 0}
!46 = !{!"omnipotent char", !47, i64 0}
!47 = !{!"Simple C++ TBAA"}
!48 = !DILocation(line: 26, column: 38, scope: !9)
!49 = !DILocation(line: 27, column: 40, scope: !9)
!50 = !DILocation(line: 27, column: 64, scope: !9)
!51 = !DILocation(line: 27, column: 70, scope: !9)
!52 = !DILocation(line: 27, column: 51, scope: !9)
!53 = !DILocation(line: 27, column: 38, scope: !9)
!54 = !DILocation(line: 80, column: 3, scope: !55, inlinedAt: !56)
!55 = distinct !DISubprogram(name: "__syncthreads", scope: !15, file: !15, line: 79, type: !11, scopeLine: 79, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!56 = distinct !DILocation(line: 28, column: 5, scope: !9)
!57 = !DILocation(line: 81, column: 3, scope: !55, inlinedAt: !56)
!58 = !DILocation(line: 82, column: 3, scope: !55, inlinedAt: !56)
!59 = !DILocation(line: 29, column: 68, scope: !9)
!60 = !DILocation(line: 29, column: 66, scope: !9)
!61 = !DILocation(line: 29, column: 40, scope: !9)
!62 = !DILocation(line: 80, column: 3, scope: !55, inlinedAt: !63)
!63 = distinct !DILocation(line: 30, column: 5, scope: !9)
!64 = !DILocation(line: 81, column: 3, scope: !55, inlinedAt: !63)
!65 = !DILocation(line: 82, column: 3, scope: !55, inlinedAt: !63)
!66 = !DILocation(line: 21, column: 46, scope: !9)
!67 = distinct !{!67, !31, !68, !69}
!68 = !DILocation(line: 31, column: 3, scope: !9)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !DILocation(line: 32, column: 69, scope: !9)
!71 = !DILocation(line: 32, column: 67, scope: !9)
!72 = !DILocation(line: 32, column: 43, scope: !9)
!73 = !DILocation(line: 32, column: 49, scope: !9)
!74 = !DILocation(line: 32, column: 47, scope: !9)
!75 = !DILocation(line: 32, column: 30, scope: !9)
!76 = !DILocation(line: 32, column: 61, scope: !9)
!77 = !DILocation(line: 35, column: 23, scope: !9)
!78 = !DILocation(line: 115, column: 1, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "__shfl_xor", scope: !15, file: !15, line: 115, type: !11, scopeLine: 115, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = distinct !DILocation(line: 36, column: 73, scope: !9)
!81 = !DILocation(line: 115, column: 1, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "__shfl_xor", scope: !15, file: !15, line: 115, type: !11, scopeLine: 115, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = distinct !DILocation(line: 115, column: 1, scope: !79, inlinedAt: !80)
!84 = !DILocation(line: 101, column: 91, scope: !85, inlinedAt: !86)
!85 = distinct !DISubprogram(name: "warpproof_from", scope: !15, file: !15, line: 101, type: !11, scopeLine: 101, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!86 = distinct !DILocation(line: 115, column: 1, scope: !82, inlinedAt: !83)
!87 = !DILocation(line: 99, column: 44, scope: !88, inlinedAt: !89)
!88 = distinct !DISubprogram(name: "warpproof_pull", scope: !15, file: !15, line: 98, type: !11, scopeLine: 98, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!89 = distinct !DILocation(line: 115, column: 1, scope: !82, inlinedAt: !83)
!90 = !DILocation(line: 99, column: 10, scope: !88, inlinedAt: !89)
!91 = !DILocation(line: 36, column: 70, scope: !9)
!92 = !DILocation(line: 37, column: 15, scope: !9)
!93 = !DILocation(line: 37, column: 49, scope: !9)
!94 = !DILocation(line: 48, column: 3, scope: !95, inlinedAt: !96)
!95 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 48, type: !11, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = distinct !DILocation(line: 37, column: 63, scope: !9)
!97 = !{i16 1, i16 1025}
!98 = !DILocation(line: 37, column: 55, scope: !9)
!99 = !DILocation(line: 37, column: 53, scope: !9)
!100 = !DILocation(line: 37, column: 67, scope: !9)
!101 = !DILocation(line: 37, column: 36, scope: !9)
!102 = !DILocation(line: 37, column: 79, scope: !9)
!103 = !DILocation(line: 38, column: 1, scope: !9)
