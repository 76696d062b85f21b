; ModuleID = '/src/wrong/bpermute_in_lanes.hip'
source_filename = "/src/wrong/bpermute_in_lanes.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @layer_norm_welford(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef readonly %1, ptr addrspace(1) nocapture noundef readonly %2, ptr addrspace(1) nocapture noundef writeonly %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 !dbg !9 {
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !13
  %8 = zext i32 %7 to i64, !dbg !17
  %9 = sext i32 %4 to i64, !dbg !18
  %10 = mul nsw i64 %9, %8, !dbg !19
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !20
  %12 = icmp slt i32 %11, %4, !dbg !23
  br i1 %12, label %13, label %15, !dbg !24

13:                                               ; preds = %6
  %14 = getelementptr float, ptr addrspace(1) %0, i64 %10
  br label %38, !dbg !24

15:                                               ; preds = %38, %6
  %16 = phi float [ 0.000000e+00, %6 ], [ %47, %38 ], !dbg !25
  %17 = phi <2 x float> [ zeroinitializer, %6 ], [ %55, %38 ], !dbg !25
  %18 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %19 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %18)
  %20 = and i32 %19, -64
  %21 = add nsw i32 %20, 64
  %22 = bitcast float %16 to i32, !dbg !26
  %23 = xor i32 %19, 16, !dbg !29
  %24 = icmp slt i32 %23, %21, !dbg !29
  %25 = select i1 %24, i32 %23, i32 %19, !dbg !32
  %26 = shl i32 %25, 2, !dbg !35
  %27 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %22), !dbg !38
  %28 = bitcast i32 %27 to float, !dbg !26
  %29 = xor i32 %11, 16, !dbg !39
  %30 = extractelement <2 x float> %17, i64 1, !dbg !40
  %31 = bitcast float %30 to i32, !dbg !40
  %32 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %29, i32 %31), !dbg !43
  %33 = extractelement <2 x float> %17, i64 0, !dbg !44
  %34 = bitcast float %33 to i32, !dbg !44
  %35 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %34), !dbg !46
  %36 = fadd contract float %16, %28, !dbg !49
  %37 = fcmp contract ogt float %36, 0.000000e+00, !dbg !50
  br i1 %37, label %58, label %74, !dbg !51

38:                                               ; preds = %13, %38
  %39 = phi float [ 0.000000e+00, %13 ], [ %47, %38 ]
  %40 = phi i32 [ %11, %13 ], [ %56, %38 ]
  %41 = phi <2 x float> [ zeroinitializer, %13 ], [ %55, %38 ]
  %42 = zext nneg i32 %40 to i64, !dbg !52
  %43 = getelementptr float, ptr addrspace(1) %14, i64 %42, !dbg !53
  %44 = load float, ptr addrspace(1) %43, align 4, !dbg !53, !tbaa !54
  %45 = extractelement <2 x float> %41, i64 1, !dbg !58
  %46 = fsub contract float %44, %45, !dbg !58
  %47 = fadd contract float %39, 1.000000e+00, !dbg !59
  %48 = fdiv contract float %46, %47, !dbg !60
  %49 = fmul contract float %46, %46, !dbg !61
  %50 = fadd contract float %47, -1.000000e+00, !dbg !62
  %51 = fdiv contract float %50, %47, !dbg !63
  %52 = fmul contract float %51, %49, !dbg !64
  %53 = insertelement <2 x float> poison, float %52, i64 0, !dbg !65
  %54 = insertelement <2 x float> %53, float %48, i64 1, !dbg !65
  %55 = fadd contract <2 x float> %41, %54, !dbg !65
  %56 = add nuw nsw i32 %40, 32, !dbg !66
  %57 = icmp slt i32 %56, %4, !dbg !23
  br i1 %57, label %38, label %15, !dbg !24, !llvm.loop !67

58:                                               ; preds = %15
  %59 = bitcast i32 %35 to float, !dbg !44
  %60 = bitcast i32 %32 to float, !dbg !70
  %61 = fsub contract float %60, %30, !dbg !73
  %62 = fmul contract float %30, %16, !dbg !74
  %63 = fmul contract float %28, %60, !dbg !75
  %64 = fadd contract float %62, %63, !dbg !76
  %65 = fdiv contract float %64, %36, !dbg !77
  %66 = fmul contract float %61, %61, !dbg !78
  %67 = fmul contract float %16, %28, !dbg !79
  %68 = fdiv contract float %67, %36, !dbg !80
  %69 = fmul contract float %68, %66, !dbg !81
  %70 = fadd contract float %69, %59, !dbg !82
  %71 = fadd contract float %33, %70, !dbg !83
  %72 = bitcast float %65 to i32, !dbg !40
  %73 = bitcast float %71 to i32, !dbg !44
  br label %74, !dbg !84

74:                                               ; preds = %58, %15
  %75 = phi i32 [ %73, %58 ], [ %34, %15 ], !dbg !44
  %76 = phi i32 [ %72, %58 ], [ %31, %15 ], !dbg !40
  %77 = phi float [ %71, %58 ], [ %33, %15 ], !dbg !25
  %78 = phi float [ %65, %58 ], [ %30, %15 ], !dbg !25
  %79 = bitcast float %36 to i32, !dbg !26
  %80 = xor i32 %19, 8, !dbg !29
  %81 = icmp slt i32 %80, %21, !dbg !29
  %82 = select i1 %81, i32 %80, i32 %19, !dbg !32
  %83 = shl i32 %82, 2, !dbg !35
  %84 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %79), !dbg !38
  %85 = bitcast i32 %84 to float, !dbg !26
  %86 = xor i32 %11, 8, !dbg !39
  %87 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %86, i32 %76), !dbg !43
  %88 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %75), !dbg !46
  %89 = fadd contract float %36, %85, !dbg !49
  %90 = fcmp contract ogt float %89, 0.000000e+00, !dbg !50
  br i1 %90, label %91, label %107, !dbg !51

91:                                               ; preds = %74
  %92 = bitcast i32 %88 to float, !dbg !44
  %93 = bitcast i32 %87 to float, !dbg !70
  %94 = fsub contract float %93, %78, !dbg !73
  %95 = fmul contract float %78, %36, !dbg !74
  %96 = fmul contract float %85, %93, !dbg !75
  %97 = fadd contract float %95, %96, !dbg !76
  %98 = fdiv contract float %97, %89, !dbg !77
  %99 = fmul contract float %94, %94, !dbg !78
  %100 = fmul contract float %36, %85, !dbg !79
  %101 = fdiv contract float %100, %89, !dbg !80
  %102 = fmul contract float %101, %99, !dbg !81
  %103 = fadd contract float %102, %92, !dbg !82
  %104 = fadd contract float %77, %103, !dbg !83
  %105 = bitcast float %98 to i32, !dbg !40
  %106 = bitcast float %104 to i32, !dbg !44
  br label %107, !dbg !84

107:                                              ; preds = %91, %74
  %108 = phi i32 [ %106, %91 ], [ %75, %74 ], !dbg !44
  %109 = phi i32 [ %105, %91 ], [ %76, %74 ], !dbg !40
  %110 = phi float [ %104, %91 ], [ %77, %74 ], !dbg !25
  %111 = phi float [ %98, %91 ], [ %78, %74 ], !dbg !25
  %112 = bitcast float %89 to i32, !dbg !26
  %113 = xor i32 %19, 4, !dbg !29
  %114 = icmp slt i32 %113, %21, !dbg !29
  %115 = select i1 %114, i32 %113, i32 %19, !dbg !32
  %116 = shl i32 %115, 2, !dbg !35
  %117 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %116, i32 %112), !dbg !38
  %118 = bitcast i32 %117 to float, !dbg !26
  %119 = xor i32 %11, 4, !dbg !39
  %120 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %119, i32 %109), !dbg !43
  %121 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %116, i32 %108), !dbg !46
  %122 = fadd contract float %89, %118, !dbg !49
  %123 = fcmp contract ogt float %122, 0.000000e+00, !dbg !50
  br i1 %123, label %124, label %140, !dbg !51

124:                                              ; preds = %107
  %125 = bitcast i32 %121 to float, !dbg !44
  %126 = bitcast i32 %120 to float, !dbg !70
  %127 = fsub contract float %126, %111, !dbg !73
  %128 = fmul contract float %111, %89, !dbg !74
  %129 = fmul contract float %118, %126, !dbg !75
  %130 = fadd contract float %128, %129, !dbg !76
  %131 = fdiv contract float %130, %122, !dbg !77
  %132 = fmul contract float %127, %127, !dbg !78
  %133 = fmul contract float %89, %118, !dbg !79
  %134 = fdiv contract float %133, %122, !dbg !80
  %135 = fmul contract float %134, %132, !dbg !81
  %136 = fadd contract float %135, %125, !dbg !82
  %137 = fadd contract float %110, %136, !dbg !83
  %138 = bitcast float %131 to i32, !dbg !40
  %139 = bitcast float %137 to i32, !dbg !44
  br label %140, !dbg !84

140:                                              ; preds = %124, %107
  %141 = phi i32 [ %139, %124 ], [ %108, %107 ], !dbg !44
  %142 = phi i32 [ %138, %124 ], [ %109, %107 ], !dbg !40
  %143 = phi float [ %137, %124 ], [ %110, %107 ], !dbg !25
  %144 = phi float [ %131, %124 ], [ %111, %107 ], !dbg !25
  %145 = bitcast float %122 to i32, !dbg !26
  %146 = xor i32 %19, 2, !dbg !29
  %147 = icmp slt i32 %146, %21, !dbg !29
  %148 = select i1 %147, i32 %146, i32 %19, !dbg !32
  %149 = shl i32 %148, 2, !dbg !35
  %150 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %149, i32 %145), !dbg !38
  %151 = bitcast i32 %150 to float, !dbg !26
  %152 = xor i32 %11, 2, !dbg !39
  %153 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %152, i32 %142), !dbg !43
  %154 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %149, i32 %141), !dbg !46
  %155 = fadd contract float %122, %151, !dbg !49
  %156 = fcmp contract ogt float %155, 0.000000e+00, !dbg !50
  br i1 %156, label %157, label %173, !dbg !51

157:                                              ; preds = %140
  %158 = bitcast i32 %154 to float, !dbg !44
  %159 = bitcast i32 %153 to float, !dbg !70
  %160 = fsub contract float %159, %144, !dbg !73
  %161 = fmul contract float %144, %122, !dbg !74
  %162 = fmul contract float %151, %159, !dbg !75
  %163 = fadd contract float %161, %162, !dbg !76
  %164 = fdiv contract float %163, %155, !dbg !77
  %165 = fmul contract float %160, %160, !dbg !78
  %166 = fmul contract float %122, %151, !dbg !79
  %167 = fdiv contract float %166, %155, !dbg !80
  %168 = fmul contract float %167, %165, !dbg !81
  %169 = fadd contract float %168, %158, !dbg !82
  %170 = fadd contract float %143, %169, !dbg !83
  %171 = bitcast float %164 to i32, !dbg !40
  %172 = bitcast float %170 to i32, !dbg !44
  br label %173, !dbg !84

173:                                              ; preds = %157, %140
  %174 = phi i32 [ %172, %157 ], [ %141, %140 ], !dbg !44
  %175 = phi i32 [ %171, %157 ], [ %142, %140 ], !dbg !40
  %176 = phi float [ %170, %157 ], [ %143, %140 ], !dbg !25
  %177 = phi float [ %164, %157 ], [ %144, %140 ], !dbg !25
  %178 = bitcast float %155 to i32, !dbg !26
  %179 = xor i32 %19, 1, !dbg !29
  %180 = icmp slt i32 %179, %21, !dbg !29
  %181 = select i1 %180, i32 %179, i32 %19, !dbg !32
  %182 = shl i32 %181, 2, !dbg !35
  %183 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %182, i32 %178), !dbg !38
  %184 = bitcast i32 %183 to float, !dbg !26
  %185 = xor i32 %11, 1, !dbg !39
  %186 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %185, i32 %175), !dbg !43
  %187 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %182, i32 %174), !dbg !46
  %188 = fadd contract float %155, %184, !dbg !49
  %189 = fcmp contract ogt float %188, 0.000000e+00, !dbg !50
  br i1 %189, label %190, label %204, !dbg !51

190:                                              ; preds = %173
  %191 = bitcast i32 %187 to float, !dbg !44
  %192 = bitcast i32 %186 to float, !dbg !70
  %193 = fsub contract float %192, %177, !dbg !73
  %194 = fmul contract float %177, %155, !dbg !74
  %195 = fmul contract float %184, %192, !dbg !75
  %196 = fadd contract float %194, %195, !dbg !76
  %197 = fdiv contract float %196, %188, !dbg !77
  %198 = fmul contract float %193, %193, !dbg !78
  %199 = fmul contract float %155, %184, !dbg !79
  %200 = fdiv contract float %199, %188, !dbg !80
  %201 = fmul contract float %200, %198, !dbg !81
  %202 = fadd contract float %201, %191, !dbg !82
  %203 = fadd contract float %176, %202, !dbg !83
  br label %204, !dbg !84

204:                                              ; preds = %190, %173
  %205 = phi float [ %203, %190 ], [ %176, %173 ], !dbg !25
  %206 = phi float [ %197, %190 ], [ %177, %173 ], !dbg !25
  %207 = sitofp i32 %4 to float, !dbg !85
  %208 = fdiv contract float %205, %207, !dbg !86
  %209 = fadd contract float %208, %5, !dbg !87
  %210 = tail call contract noundef float @__ocml_rsqrt_f32(float noundef %209) #5, !dbg !88
  br i1 %12, label %212, label %211, !dbg !91

211:                                              ; preds = %212, %204
  ret void, !dbg !92

212:                                              ; preds = %204, %212
  %213 = phi i32 [ %227, %212 ], [ %11, %204 ]
  %214 = zext nneg i32 %213 to i64, !dbg !93
  %215 = add nsw i64 %10, %214, !dbg !94
  %216 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %215, !dbg !95
  %217 = load float, ptr addrspace(1) %216, align 4, !dbg !95, !tbaa !54
  %218 = fsub contract float %217, %206, !dbg !96
  %219 = fmul contract float %210, %218, !dbg !97
  %220 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %214, !dbg !98
  %221 = load float, ptr addrspace(1) %220, align 4, !dbg !98, !tbaa !54
  %222 = fmul contract float %221, %219, !dbg !99
  %223 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %214, !dbg !100
  %224 = load float, ptr addrspace(1) %223, align 4, !dbg !100, !tbaa !54
  %225 = fadd contract float %224, %222, !dbg !101
  %226 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %215, !dbg !102
  store float %225, ptr addrspace(1) %226, align 4, !dbg !103, !tbaa !54
  %227 = add nuw nsw i32 %213, 32, !dbg !104
  %228 = icmp slt i32 %227, %4, !dbg !105
  br i1 %228, label %212, label %211, !dbg !91, !llvm.loop !106
}

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !108 hidden float @__ocml_rsqrt_f32(float noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "amdgpu-waves-per-eu"="4,8" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/wrong/bpermute_in_lanes.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "7c9c8ac6ab132beb80db5ae1d798bdaa")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "layer_norm_welford", scope: !10, file: !10, line: 12, type: !11, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "wrong/bpermute_in_lanes.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "7c9c8ac6ab132beb80db5ae1d798bdaa")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 39, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 14, column: 51, scope: !9)
!17 = !DILocation(line: 14, column: 42, scope: !9)
!18 = !DILocation(line: 14, column: 55, scope: !9)
!19 = !DILocation(line: 14, column: 53, scope: !9)
!20 = !DILocation(line: 38, column: 1, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = distinct !DILocation(line: 17, column: 26, scope: !9)
!23 = !DILocation(line: 17, column: 31, scope: !9)
!24 = !DILocation(line: 17, column: 3, scope: !9)
!25 = !DILocation(line: 0, scope: !9)
!26 = !DILocation(line: 115, column: 1, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__shfl_xor", scope: !15, file: !15, line: 115, type: !11, scopeLine: 115, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 24, column: 31, scope: !9)
!29 = !DILocation(line: 115, column: 1, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "__shfl_xor", scope: !15, file: !15, line: 115, type: !11, scopeLine: 115, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = distinct !DILocation(line: 115, column: 1, scope: !27, inlinedAt: !28)
!32 = !DILocation(line: 101, column: 91, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "warpproof_from", scope: !15, file: !15, line: 101, type: !11, scopeLine: 101, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = distinct !DILocation(line: 115, column: 1, scope: !30, inlinedAt: !31)
!35 = !DILocation(line: 99, column: 44, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "warpproof_pull", scope: !15, file: !15, line: 98, type: !11, scopeLine: 98, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = distinct !DILocation(line: 115, column: 1, scope: !30, inlinedAt: !31)
!38 = !DILocation(line: 99, column: 10, scope: !36, inlinedAt: !37)
!39 = !DILocation(line: 26, column: 70, scope: !9)
!40 = !DILocation(line: 199, column: 65, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "__float_as_int", scope: !15, file: !15, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = distinct !DILocation(line: 26, column: 87, scope: !9)
!43 = !DILocation(line: 26, column: 24, scope: !9)
!44 = !DILocation(line: 115, column: 1, scope: !27, inlinedAt: !45)
!45 = distinct !DILocation(line: 27, column: 33, scope: !9)
!46 = !DILocation(line: 99, column: 10, scope: !36, inlinedAt: !47)
!47 = distinct !DILocation(line: 115, column: 1, scope: !30, inlinedAt: !48)
!48 = distinct !DILocation(line: 115, column: 1, scope: !27, inlinedAt: !45)
!49 = !DILocation(line: 28, column: 30, scope: !9)
!50 = !DILocation(line: 29, column: 14, scope: !9)
!51 = !DILocation(line: 29, column: 9, scope: !9)
!52 = !DILocation(line: 18, column: 42, scope: !9)
!53 = !DILocation(line: 18, column: 28, scope: !9)
!54 = !{!55, !55, i64 0}
!55 = !{!"float", !56, i64 0}
!56 = !{!"omnipotent char", !57, i64 0}
!57 = !{!"Simple C++ TBAA"}
!58 = !DILocation(line: 18, column: 45, scope: !9)
!59 = !DILocation(line: 19, column: 11, scope: !9)
!60 = !DILocation(line: 20, column: 22, scope: !9)
!61 = !DILocation(line: 21, column: 25, scope: !9)
!62 = !DILocation(line: 21, column: 46, scope: !9)
!63 = !DILocation(line: 21, column: 54, scope: !9)
!64 = !DILocation(line: 21, column: 36, scope: !9)
!65 = !DILocation(line: 21, column: 13, scope: !9)
!66 = !DILocation(line: 17, column: 38, scope: !9)
!67 = distinct !{!67, !24, !68, !69}
!68 = !DILocation(line: 22, column: 3, scope: !9)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !DILocation(line: 201, column: 65, scope: !71, inlinedAt: !72)
!71 = distinct !DISubprogram(name: "__int_as_float", scope: !15, file: !15, line: 201, type: !11, scopeLine: 201, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!72 = distinct !DILocation(line: 26, column: 9, scope: !9)
!73 = !DILocation(line: 30, column: 41, scope: !9)
!74 = !DILocation(line: 31, column: 20, scope: !9)
!75 = !DILocation(line: 31, column: 41, scope: !9)
!76 = !DILocation(line: 31, column: 28, scope: !9)
!77 = !DILocation(line: 31, column: 56, scope: !9)
!78 = !DILocation(line: 32, column: 43, scope: !9)
!79 = !DILocation(line: 32, column: 63, scope: !9)
!80 = !DILocation(line: 32, column: 77, scope: !9)
!81 = !DILocation(line: 32, column: 54, scope: !9)
!82 = !DILocation(line: 32, column: 32, scope: !9)
!83 = !DILocation(line: 32, column: 15, scope: !9)
!84 = !DILocation(line: 33, column: 5, scope: !9)
!85 = !DILocation(line: 36, column: 47, scope: !9)
!86 = !DILocation(line: 36, column: 38, scope: !9)
!87 = !DILocation(line: 36, column: 49, scope: !9)
!88 = !DILocation(line: 172, column: 1, scope: !89, inlinedAt: !90)
!89 = distinct !DISubprogram(name: "rsqrtf", scope: !15, file: !15, line: 172, type: !11, scopeLine: 172, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!90 = distinct !DILocation(line: 36, column: 23, scope: !9)
!91 = !DILocation(line: 37, column: 3, scope: !9)
!92 = !DILocation(line: 39, column: 1, scope: !9)
!93 = !DILocation(line: 38, column: 39, scope: !9)
!94 = !DILocation(line: 38, column: 37, scope: !9)
!95 = !DILocation(line: 38, column: 25, scope: !9)
!96 = !DILocation(line: 38, column: 42, scope: !9)
!97 = !DILocation(line: 38, column: 50, scope: !9)
!98 = !DILocation(line: 38, column: 60, scope: !9)
!99 = !DILocation(line: 38, column: 58, scope: !9)
!100 = !DILocation(line: 38, column: 67, scope: !9)
!101 = !DILocation(line: 38, column: 65, scope: !9)
!102 = !DILocation(line: 38, column: 5, scope: !9)
!103 = !DILocation(line: 38, column: 22, scope: !9)
!104 = !DILocation(line: 37, column: 38, scope: !9)
!105 = !DILocation(line: 37, column: 31, scope: !9)
!106 = distinct !{!106, !91, !107, !69}
!107 = !DILocation(line: 38, column: 70, scope: !9)
!108 = !DISubprogram(name: "__ocml_rsqrt_f32", scope: !15, file: !15, line: 172, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
