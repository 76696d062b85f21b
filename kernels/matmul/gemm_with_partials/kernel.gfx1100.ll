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
  br i1 %17, label %18, label %62, !dbg !31

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
  %40 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 5
  %41 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 5, i32 %15
  %42 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 6
  %43 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 6, i32 %15
  %44 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 7
  %45 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 7, i32 %15
  %46 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 8
  %47 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 8, i32 %15
  %48 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 9
  %49 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 9, i32 %15
  %50 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 10
  %51 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 10, i32 %15
  %52 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 11
  %53 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 11, i32 %15
  %54 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 12
  %55 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 12, i32 %15
  %56 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 13
  %57 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 13, i32 %15
  %58 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 14
  %59 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 14, i32 %15
  %60 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6A_tile, i32 0, i32 %11, i32 15
  %61 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @_ZZ18gemm_with_partialsE6B_tile, i32 0, i32 15, i32 %15
  br label %67, !dbg !31

62:                                               ; preds = %87, %8
  %63 = phi float [ 0.000000e+00, %8 ], [ %152, %87 ], !dbg !33
  %64 = icmp slt i32 %12, %5, !dbg !34
  %65 = icmp slt i32 %16, %6
  %66 = and i1 %64, %65, !dbg !35
  br i1 %66, label %155, label %165, !dbg !35

67:                                               ; preds = %18, %87
  %68 = phi float [ 0.000000e+00, %18 ], [ %152, %87 ]
  %69 = phi i32 [ 0, %18 ], [ %153, %87 ]
  %70 = add nuw i32 %69, %15, !dbg !36
  %71 = add nuw i32 %69, %11, !dbg !37
  %72 = icmp slt i32 %70, %7, !dbg !38
  %73 = select i1 %19, i1 %72, i1 false, !dbg !38
  %74 = icmp slt i32 %71, %7, !dbg !39
  %75 = and i1 %20, %74, !dbg !40
  br i1 %73, label %76, label %80, !dbg !41

76:                                               ; preds = %67
  %77 = sext i32 %70 to i64, !dbg !42
  %78 = getelementptr float, ptr addrspace(1) %24, i64 %77, !dbg !43
  %79 = load float, ptr addrspace(1) %78, align 4, !dbg !43, !tbaa !44
  br label %80, !dbg !41

80:                                               ; preds = %67, %76
  %81 = phi contract float [ %79, %76 ], [ 0.000000e+00, %67 ], !dbg !41
  store float %81, ptr addrspace(3) %25, align 4, !dbg !48, !tbaa !44
  br i1 %75, label %82, label %87, !dbg !49

82:                                               ; preds = %80
  %83 = sext i32 %71 to i64, !dbg !50
  %84 = mul nsw i64 %83, %26, !dbg !51
  %85 = getelementptr float, ptr addrspace(1) %28, i64 %84, !dbg !52
  %86 = load float, ptr addrspace(1) %85, align 4, !dbg !52, !tbaa !44
  br label %87, !dbg !49

87:                                               ; preds = %80, %82
  %88 = phi contract float [ %86, %82 ], [ 0.000000e+00, %80 ], !dbg !49
  store float %88, ptr addrspace(3) %29, align 4, !dbg !53, !tbaa !44
  fence syncscope("workgroup") release, !dbg !54
  tail call void @llvm.amdgcn.s.barrier(), !dbg !57
  fence syncscope("workgroup") acquire, !dbg !58
  %89 = load float, ptr addrspace(3) %30, align 16, !dbg !32, !tbaa !44
  %90 = load float, ptr addrspace(3) %31, align 4, !dbg !59, !tbaa !44
  %91 = fmul contract float %89, %90, !dbg !60
  %92 = fadd contract float %68, %91, !dbg !61
  %93 = load float, ptr addrspace(3) %32, align 4, !dbg !32, !tbaa !44
  %94 = load float, ptr addrspace(3) %33, align 4, !dbg !59, !tbaa !44
  %95 = fmul contract float %93, %94, !dbg !60
  %96 = fadd contract float %92, %95, !dbg !61
  %97 = load float, ptr addrspace(3) %34, align 8, !dbg !32, !tbaa !44
  %98 = load float, ptr addrspace(3) %35, align 4, !dbg !59, !tbaa !44
  %99 = fmul contract float %97, %98, !dbg !60
  %100 = fadd contract float %96, %99, !dbg !61
  %101 = load float, ptr addrspace(3) %36, align 4, !dbg !32, !tbaa !44
  %102 = load float, ptr addrspace(3) %37, align 4, !dbg !59, !tbaa !44
  %103 = fmul contract float %101, %102, !dbg !60
  %104 = fadd contract float %100, %103, !dbg !61
  %105 = load float, ptr addrspace(3) %38, align 16, !dbg !32, !tbaa !44
  %106 = load float, ptr addrspace(3) %39, align 4, !dbg !59, !tbaa !44
  %107 = fmul contract float %105, %106, !dbg !60
  %108 = fadd contract float %104, %107, !dbg !61
  %109 = load float, ptr addrspace(3) %40, align 4, !dbg !32, !tbaa !44
  %110 = load float, ptr addrspace(3) %41, align 4, !dbg !59, !tbaa !44
  %111 = fmul contract float %109, %110, !dbg !60
  %112 = fadd contract float %108, %111, !dbg !61
  %113 = load float, ptr addrspace(3) %42, align 8, !dbg !32, !tbaa !44
  %114 = load float, ptr addrspace(3) %43, align 4, !dbg !59, !tbaa !44
  %115 = fmul contract float %113, %114, !dbg !60
  %116 = fadd contract float %112, %115, !dbg !61
  %117 = load float, ptr addrspace(3) %44, align 4, !dbg !32, !tbaa !44
  %118 = load float, ptr addrspace(3) %45, align 4, !dbg !59, !tbaa !44
  %119 = fmul contract float %117, %118, !dbg !60
  %120 = fadd contract float %116, %119, !dbg !61
  %121 = load float, ptr addrspace(3) %46, align 16, !dbg !32, !tbaa !44
  %122 = load float, ptr addrspace(3) %47, align 4, !dbg !59, !tbaa !44
  %123 = fmul contract float %121, %122, !dbg !60
  %124 = fadd contract float %120, %123, !dbg !61
  %125 = load float, ptr addrspace(3) %48, align 4, !dbg !32, !tbaa !44
  %126 = load float, ptr addrspace(3) %49, align 4, !dbg !59, !tbaa !44
  %127 = fmul contract float %125, %126, !dbg !60
  %128 = fadd contract float %124, %127, !dbg !61
  %129 = load float, ptr addrspace(3) %50, align 8, !dbg !32, !tbaa !44
  %130 = load float, ptr addrspace(3) %51, align 4, !dbg !59, !tbaa !44
  %131 = fmul contract float %129, %130, !dbg !60
  %132 = fadd contract float %128, %131, !dbg !61
  %133 = load float, ptr addrspace(3) %52, align 4, !dbg !32, !tbaa !44
  %134 = load float, ptr addrspace(3) %53, align 4, !dbg !59, !tbaa !44
  %135 = fmul contract float %133, %134, !dbg !60
  %136 = fadd contract float %132, %135, !dbg !61
  %137 = load float, ptr addrspace(3) %54, align 16, !dbg !32, !tbaa !44
  %138 = load float, ptr addrspace(3) %55, align 4, !dbg !59, !tbaa !44
  %139 = fmul contract float %137, %138, !dbg !60
  %140 = fadd contract float %136, %139, !dbg !61
  %141 = load float, ptr addrspace(3) %56, align 4, !dbg !32, !tbaa !44
  %142 = load float, ptr addrspace(3) %57, align 4, !dbg !59, !tbaa !44
  %143 = fmul contract float %141, %142, !dbg !60
  %144 = fadd contract float %140, %143, !dbg !61
  %145 = load float, ptr addrspace(3) %58, align 8, !dbg !32, !tbaa !44
  %146 = load float, ptr addrspace(3) %59, align 4, !dbg !59, !tbaa !44
  %147 = fmul contract float %145, %146, !dbg !60
  %148 = fadd contract float %144, %147, !dbg !61
  %149 = load float, ptr addrspace(3) %60, align 4, !dbg !32, !tbaa !44
  %150 = load float, ptr addrspace(3) %61, align 4, !dbg !59, !tbaa !44
  %151 = fmul contract float %149, %150, !dbg !60
  %152 = fadd contract float %148, %151, !dbg !61
  fence syncscope("workgroup") release, !dbg !62
  tail call void @llvm.amdgcn.s.barrier(), !dbg !64
  fence syncscope("workgroup") acquire, !dbg !65
  %153 = add nuw nsw i32 %69, 16, !dbg !66
  %154 = icmp slt i32 %153, %7, !dbg !30
  br i1 %154, label %67, label %62, !dbg !31, !llvm.loop !67

155:                                              ; preds = %62
  %156 = sext i32 %16 to i64, !dbg !70
  %157 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %156, !dbg !70
  %158 = load float, ptr addrspace(1) %157, align 4, !dbg !70, !tbaa !44
  %159 = fmul contract float %63, %158, !dbg !71
  %160 = sext i32 %12 to i64, !dbg !72
  %161 = sext i32 %6 to i64, !dbg !73
  %162 = mul nsw i64 %161, %160, !dbg !74
  %163 = getelementptr float, ptr addrspace(1) %3, i64 %162, !dbg !75
  %164 = getelementptr float, ptr addrspace(1) %163, i64 %156, !dbg !75
  store float %159, ptr addrspace(1) %164, align 4, !dbg !76, !tbaa !44
  br label %165, !dbg !75

165:                                              ; preds = %155, %62
  %166 = fmul contract float %63, %63, !dbg !77
  %167 = tail call noundef i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %168 = and i32 %167, -16
  %169 = add nsw i32 %168, 16
  %170 = bitcast float %166 to i32, !dbg !78
  %171 = xor i32 %167, 8, !dbg !81
  %172 = icmp slt i32 %171, %169, !dbg !81
  %173 = select i1 %172, i32 %171, i32 %167, !dbg !84
  %174 = shl i32 %173, 2, !dbg !87
  %175 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %174, i32 %170), !dbg !90
  %176 = bitcast i32 %175 to float, !dbg !78
  %177 = fadd contract float %166, %176, !dbg !91
  %178 = bitcast float %177 to i32, !dbg !78
  %179 = xor i32 %167, 4, !dbg !81
  %180 = icmp slt i32 %179, %169, !dbg !81
  %181 = select i1 %180, i32 %179, i32 %167, !dbg !84
  %182 = shl i32 %181, 2, !dbg !87
  %183 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %182, i32 %178), !dbg !90
  %184 = bitcast i32 %183 to float, !dbg !78
  %185 = fadd contract float %177, %184, !dbg !91
  %186 = bitcast float %185 to i32, !dbg !78
  %187 = xor i32 %167, 2, !dbg !81
  %188 = icmp slt i32 %187, %169, !dbg !81
  %189 = select i1 %188, i32 %187, i32 %167, !dbg !84
  %190 = shl i32 %189, 2, !dbg !87
  %191 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %190, i32 %186), !dbg !90
  %192 = bitcast i32 %191 to float, !dbg !78
  %193 = fadd contract float %185, %192, !dbg !91
  %194 = bitcast float %193 to i32, !dbg !78
  %195 = xor i32 %167, 1, !dbg !81
  %196 = icmp slt i32 %195, %169, !dbg !81
  %197 = select i1 %196, i32 %195, i32 %167, !dbg !84
  %198 = shl i32 %197, 2, !dbg !87
  %199 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %198, i32 %194), !dbg !90
  %200 = icmp eq i32 %15, 0
  %201 = and i1 %200, %64, !dbg !92
  br i1 %201, label %202, label %219, !dbg !92

202:                                              ; preds = %165
  %203 = bitcast i32 %199 to float, !dbg !78
  %204 = fadd contract float %193, %203, !dbg !91
  %205 = sext i32 %12 to i64, !dbg !93
  %206 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr(), !dbg !94
  %207 = getelementptr inbounds i8, ptr addrspace(4) %206, i64 12, !dbg !94
  %208 = load i32, ptr addrspace(4) %207, align 4, !dbg !94, !invariant.load !12
  %209 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !94
  %210 = getelementptr inbounds i8, ptr addrspace(4) %209, i64 12, !dbg !94
  %211 = load i16, ptr addrspace(4) %210, align 4, !dbg !94, !range !97, !invariant.load !12, !noundef !12
  %212 = zext nneg i16 %211 to i32, !dbg !94
  %213 = udiv i32 %208, %212, !dbg !94
  %214 = zext i32 %213 to i64, !dbg !98
  %215 = mul nsw i64 %214, %205, !dbg !99
  %216 = zext i32 %13 to i64, !dbg !100
  %217 = getelementptr float, ptr addrspace(1) %4, i64 %215, !dbg !101
  %218 = getelementptr float, ptr addrspace(1) %217, i64 %216, !dbg !101
  store float %204, ptr addrspace(1) %218, align 4, !dbg !102, !tbaa !44
  br label %219, !dbg !101

219:                                              ; preds = %202, %165
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
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot10-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
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
