; ModuleID = '/src/kernel.hip'
source_filename = "/src/kernel.hip"
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
  br label %37, !dbg !24

15:                                               ; preds = %37, %6
  %16 = phi float [ 0.000000e+00, %6 ], [ %46, %37 ], !dbg !25
  %17 = phi <2 x float> [ zeroinitializer, %6 ], [ %54, %37 ], !dbg !25
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
  %29 = extractelement <2 x float> %17, i64 1, !dbg !39
  %30 = bitcast float %29 to i32, !dbg !39
  %31 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %30), !dbg !41
  %32 = extractelement <2 x float> %17, i64 0, !dbg !44
  %33 = bitcast float %32 to i32, !dbg !44
  %34 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %33), !dbg !46
  %35 = fadd contract float %16, %28, !dbg !49
  %36 = fcmp contract ogt float %35, 0.000000e+00, !dbg !50
  br i1 %36, label %57, label %73, !dbg !51

37:                                               ; preds = %13, %37
  %38 = phi float [ 0.000000e+00, %13 ], [ %46, %37 ]
  %39 = phi i32 [ %11, %13 ], [ %55, %37 ]
  %40 = phi <2 x float> [ zeroinitializer, %13 ], [ %54, %37 ]
  %41 = zext nneg i32 %39 to i64, !dbg !52
  %42 = getelementptr float, ptr addrspace(1) %14, i64 %41, !dbg !53
  %43 = load float, ptr addrspace(1) %42, align 4, !dbg !53, !tbaa !54
  %44 = extractelement <2 x float> %40, i64 1, !dbg !58
  %45 = fsub contract float %43, %44, !dbg !58
  %46 = fadd contract float %38, 1.000000e+00, !dbg !59
  %47 = fdiv contract float %45, %46, !dbg !60
  %48 = fmul contract float %45, %45, !dbg !61
  %49 = fadd contract float %46, -1.000000e+00, !dbg !62
  %50 = fdiv contract float %49, %46, !dbg !63
  %51 = fmul contract float %50, %48, !dbg !64
  %52 = insertelement <2 x float> poison, float %51, i64 0, !dbg !65
  %53 = insertelement <2 x float> %52, float %47, i64 1, !dbg !65
  %54 = fadd contract <2 x float> %40, %53, !dbg !65
  %55 = add nuw nsw i32 %39, 32, !dbg !66
  %56 = icmp slt i32 %55, %4, !dbg !23
  br i1 %56, label %37, label %15, !dbg !24, !llvm.loop !67

57:                                               ; preds = %15
  %58 = bitcast i32 %34 to float, !dbg !44
  %59 = bitcast i32 %31 to float, !dbg !39
  %60 = fsub contract float %59, %29, !dbg !70
  %61 = fmul contract float %29, %16, !dbg !71
  %62 = fmul contract float %28, %59, !dbg !72
  %63 = fadd contract float %61, %62, !dbg !73
  %64 = fdiv contract float %63, %35, !dbg !74
  %65 = fmul contract float %60, %60, !dbg !75
  %66 = fmul contract float %16, %28, !dbg !76
  %67 = fdiv contract float %66, %35, !dbg !77
  %68 = fmul contract float %67, %65, !dbg !78
  %69 = fadd contract float %68, %58, !dbg !79
  %70 = fadd contract float %32, %69, !dbg !80
  %71 = bitcast float %64 to i32, !dbg !39
  %72 = bitcast float %70 to i32, !dbg !44
  br label %73, !dbg !81

73:                                               ; preds = %57, %15
  %74 = phi i32 [ %72, %57 ], [ %33, %15 ], !dbg !44
  %75 = phi i32 [ %71, %57 ], [ %30, %15 ], !dbg !39
  %76 = phi float [ %70, %57 ], [ %32, %15 ], !dbg !25
  %77 = phi float [ %64, %57 ], [ %29, %15 ], !dbg !25
  %78 = bitcast float %35 to i32, !dbg !26
  %79 = xor i32 %19, 8, !dbg !29
  %80 = icmp slt i32 %79, %21, !dbg !29
  %81 = select i1 %80, i32 %79, i32 %19, !dbg !32
  %82 = shl i32 %81, 2, !dbg !35
  %83 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %82, i32 %78), !dbg !38
  %84 = bitcast i32 %83 to float, !dbg !26
  %85 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %82, i32 %75), !dbg !41
  %86 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %82, i32 %74), !dbg !46
  %87 = fadd contract float %35, %84, !dbg !49
  %88 = fcmp contract ogt float %87, 0.000000e+00, !dbg !50
  br i1 %88, label %89, label %105, !dbg !51

89:                                               ; preds = %73
  %90 = bitcast i32 %86 to float, !dbg !44
  %91 = bitcast i32 %85 to float, !dbg !39
  %92 = fsub contract float %91, %77, !dbg !70
  %93 = fmul contract float %77, %35, !dbg !71
  %94 = fmul contract float %84, %91, !dbg !72
  %95 = fadd contract float %93, %94, !dbg !73
  %96 = fdiv contract float %95, %87, !dbg !74
  %97 = fmul contract float %92, %92, !dbg !75
  %98 = fmul contract float %35, %84, !dbg !76
  %99 = fdiv contract float %98, %87, !dbg !77
  %100 = fmul contract float %99, %97, !dbg !78
  %101 = fadd contract float %100, %90, !dbg !79
  %102 = fadd contract float %76, %101, !dbg !80
  %103 = bitcast float %96 to i32, !dbg !39
  %104 = bitcast float %102 to i32, !dbg !44
  br label %105, !dbg !81

105:                                              ; preds = %89, %73
  %106 = phi i32 [ %104, %89 ], [ %74, %73 ], !dbg !44
  %107 = phi i32 [ %103, %89 ], [ %75, %73 ], !dbg !39
  %108 = phi float [ %102, %89 ], [ %76, %73 ], !dbg !25
  %109 = phi float [ %96, %89 ], [ %77, %73 ], !dbg !25
  %110 = bitcast float %87 to i32, !dbg !26
  %111 = xor i32 %19, 4, !dbg !29
  %112 = icmp slt i32 %111, %21, !dbg !29
  %113 = select i1 %112, i32 %111, i32 %19, !dbg !32
  %114 = shl i32 %113, 2, !dbg !35
  %115 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %114, i32 %110), !dbg !38
  %116 = bitcast i32 %115 to float, !dbg !26
  %117 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %114, i32 %107), !dbg !41
  %118 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %114, i32 %106), !dbg !46
  %119 = fadd contract float %87, %116, !dbg !49
  %120 = fcmp contract ogt float %119, 0.000000e+00, !dbg !50
  br i1 %120, label %121, label %137, !dbg !51

121:                                              ; preds = %105
  %122 = bitcast i32 %118 to float, !dbg !44
  %123 = bitcast i32 %117 to float, !dbg !39
  %124 = fsub contract float %123, %109, !dbg !70
  %125 = fmul contract float %109, %87, !dbg !71
  %126 = fmul contract float %116, %123, !dbg !72
  %127 = fadd contract float %125, %126, !dbg !73
  %128 = fdiv contract float %127, %119, !dbg !74
  %129 = fmul contract float %124, %124, !dbg !75
  %130 = fmul contract float %87, %116, !dbg !76
  %131 = fdiv contract float %130, %119, !dbg !77
  %132 = fmul contract float %131, %129, !dbg !78
  %133 = fadd contract float %132, %122, !dbg !79
  %134 = fadd contract float %108, %133, !dbg !80
  %135 = bitcast float %128 to i32, !dbg !39
  %136 = bitcast float %134 to i32, !dbg !44
  br label %137, !dbg !81

137:                                              ; preds = %121, %105
  %138 = phi i32 [ %136, %121 ], [ %106, %105 ], !dbg !44
  %139 = phi i32 [ %135, %121 ], [ %107, %105 ], !dbg !39
  %140 = phi float [ %134, %121 ], [ %108, %105 ], !dbg !25
  %141 = phi float [ %128, %121 ], [ %109, %105 ], !dbg !25
  %142 = bitcast float %119 to i32, !dbg !26
  %143 = xor i32 %19, 2, !dbg !29
  %144 = icmp slt i32 %143, %21, !dbg !29
  %145 = select i1 %144, i32 %143, i32 %19, !dbg !32
  %146 = shl i32 %145, 2, !dbg !35
  %147 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %146, i32 %142), !dbg !38
  %148 = bitcast i32 %147 to float, !dbg !26
  %149 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %146, i32 %139), !dbg !41
  %150 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %146, i32 %138), !dbg !46
  %151 = fadd contract float %119, %148, !dbg !49
  %152 = fcmp contract ogt float %151, 0.000000e+00, !dbg !50
  br i1 %152, label %153, label %169, !dbg !51

153:                                              ; preds = %137
  %154 = bitcast i32 %150 to float, !dbg !44
  %155 = bitcast i32 %149 to float, !dbg !39
  %156 = fsub contract float %155, %141, !dbg !70
  %157 = fmul contract float %141, %119, !dbg !71
  %158 = fmul contract float %148, %155, !dbg !72
  %159 = fadd contract float %157, %158, !dbg !73
  %160 = fdiv contract float %159, %151, !dbg !74
  %161 = fmul contract float %156, %156, !dbg !75
  %162 = fmul contract float %119, %148, !dbg !76
  %163 = fdiv contract float %162, %151, !dbg !77
  %164 = fmul contract float %163, %161, !dbg !78
  %165 = fadd contract float %164, %154, !dbg !79
  %166 = fadd contract float %140, %165, !dbg !80
  %167 = bitcast float %160 to i32, !dbg !39
  %168 = bitcast float %166 to i32, !dbg !44
  br label %169, !dbg !81

169:                                              ; preds = %153, %137
  %170 = phi i32 [ %168, %153 ], [ %138, %137 ], !dbg !44
  %171 = phi i32 [ %167, %153 ], [ %139, %137 ], !dbg !39
  %172 = phi float [ %166, %153 ], [ %140, %137 ], !dbg !25
  %173 = phi float [ %160, %153 ], [ %141, %137 ], !dbg !25
  %174 = bitcast float %151 to i32, !dbg !26
  %175 = xor i32 %19, 1, !dbg !29
  %176 = icmp slt i32 %175, %21, !dbg !29
  %177 = select i1 %176, i32 %175, i32 %19, !dbg !32
  %178 = shl i32 %177, 2, !dbg !35
  %179 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %178, i32 %174), !dbg !38
  %180 = bitcast i32 %179 to float, !dbg !26
  %181 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %178, i32 %171), !dbg !41
  %182 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %178, i32 %170), !dbg !46
  %183 = fadd contract float %151, %180, !dbg !49
  %184 = fcmp contract ogt float %183, 0.000000e+00, !dbg !50
  br i1 %184, label %185, label %199, !dbg !51

185:                                              ; preds = %169
  %186 = bitcast i32 %182 to float, !dbg !44
  %187 = bitcast i32 %181 to float, !dbg !39
  %188 = fsub contract float %187, %173, !dbg !70
  %189 = fmul contract float %173, %151, !dbg !71
  %190 = fmul contract float %180, %187, !dbg !72
  %191 = fadd contract float %189, %190, !dbg !73
  %192 = fdiv contract float %191, %183, !dbg !74
  %193 = fmul contract float %188, %188, !dbg !75
  %194 = fmul contract float %151, %180, !dbg !76
  %195 = fdiv contract float %194, %183, !dbg !77
  %196 = fmul contract float %195, %193, !dbg !78
  %197 = fadd contract float %196, %186, !dbg !79
  %198 = fadd contract float %172, %197, !dbg !80
  br label %199, !dbg !81

199:                                              ; preds = %185, %169
  %200 = phi float [ %198, %185 ], [ %172, %169 ], !dbg !25
  %201 = phi float [ %192, %185 ], [ %173, %169 ], !dbg !25
  %202 = sitofp i32 %4 to float, !dbg !82
  %203 = fdiv contract float %200, %202, !dbg !83
  %204 = fadd contract float %203, %5, !dbg !84
  %205 = tail call contract noundef float @__ocml_rsqrt_f32(float noundef %204) #5, !dbg !85
  br i1 %12, label %207, label %206, !dbg !88

206:                                              ; preds = %207, %199
  ret void, !dbg !89

207:                                              ; preds = %199, %207
  %208 = phi i32 [ %222, %207 ], [ %11, %199 ]
  %209 = zext nneg i32 %208 to i64, !dbg !90
  %210 = add nsw i64 %10, %209, !dbg !91
  %211 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %210, !dbg !92
  %212 = load float, ptr addrspace(1) %211, align 4, !dbg !92, !tbaa !54
  %213 = fsub contract float %212, %201, !dbg !93
  %214 = fmul contract float %205, %213, !dbg !94
  %215 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %209, !dbg !95
  %216 = load float, ptr addrspace(1) %215, align 4, !dbg !95, !tbaa !54
  %217 = fmul contract float %216, %214, !dbg !96
  %218 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %209, !dbg !97
  %219 = load float, ptr addrspace(1) %218, align 4, !dbg !97, !tbaa !54
  %220 = fadd contract float %219, %217, !dbg !98
  %221 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %210, !dbg !99
  store float %220, ptr addrspace(1) %221, align 4, !dbg !100, !tbaa !54
  %222 = add nuw nsw i32 %208, 32, !dbg !101
  %223 = icmp slt i32 %222, %4, !dbg !102
  br i1 %223, label %207, label %206, !dbg !88, !llvm.loop !103
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !105 hidden float @__ocml_rsqrt_f32(float noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "amdgpu-waves-per-eu"="4,8" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/src/kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "0b699bdf73e0a9cb717023ce253103c9")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "layer_norm_welford", scope: !10, file: !10, line: 10, type: !11, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "kernel.hip", directory: "/src", checksumkind: CSK_MD5, checksum: "0b699bdf73e0a9cb717023ce253103c9")
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 39, column: 1, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "/headers/hip/hip_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "4860dba28b3fdf94844a2731f1e322fc")
!16 = distinct !DILocation(line: 12, column: 51, scope: !9)
!17 = !DILocation(line: 12, column: 42, scope: !9)
!18 = !DILocation(line: 12, column: 55, scope: !9)
!19 = !DILocation(line: 12, column: 53, scope: !9)
!20 = !DILocation(line: 38, column: 1, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "get_x", scope: !15, file: !15, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = distinct !DILocation(line: 15, column: 26, scope: !9)
!23 = !DILocation(line: 15, column: 31, scope: !9)
!24 = !DILocation(line: 15, column: 3, scope: !9)
!25 = !DILocation(line: 0, scope: !9)
!26 = !DILocation(line: 115, column: 1, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__shfl_xor", scope: !15, file: !15, line: 115, type: !11, scopeLine: 115, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 22, column: 31, scope: !9)
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
!39 = !DILocation(line: 115, column: 1, scope: !27, inlinedAt: !40)
!40 = distinct !DILocation(line: 23, column: 30, scope: !9)
!41 = !DILocation(line: 99, column: 10, scope: !36, inlinedAt: !42)
!42 = distinct !DILocation(line: 115, column: 1, scope: !30, inlinedAt: !43)
!43 = distinct !DILocation(line: 115, column: 1, scope: !27, inlinedAt: !40)
!44 = !DILocation(line: 115, column: 1, scope: !27, inlinedAt: !45)
!45 = distinct !DILocation(line: 24, column: 33, scope: !9)
!46 = !DILocation(line: 99, column: 10, scope: !36, inlinedAt: !47)
!47 = distinct !DILocation(line: 115, column: 1, scope: !30, inlinedAt: !48)
!48 = distinct !DILocation(line: 115, column: 1, scope: !27, inlinedAt: !45)
!49 = !DILocation(line: 25, column: 30, scope: !9)
!50 = !DILocation(line: 26, column: 14, scope: !9)
!51 = !DILocation(line: 26, column: 9, scope: !9)
!52 = !DILocation(line: 16, column: 42, scope: !9)
!53 = !DILocation(line: 16, column: 28, scope: !9)
!54 = !{!55, !55, i64 0}
!55 = !{!"float", !56, i64 0}
!56 = !{!"omnipotent char", !57, i64 0}
!57 = !{!"Simple C++ TBAA"}
!58 = !DILocation(line: 16, column: 45, scope: !9)
!59 = !DILocation(line: 17, column: 11, scope: !9)
!60 = !DILocation(line: 18, column: 22, scope: !9)
!61 = !DILocation(line: 19, column: 25, scope: !9)
!62 = !DILocation(line: 19, column: 46, scope: !9)
!63 = !DILocation(line: 19, column: 54, scope: !9)
!64 = !DILocation(line: 19, column: 36, scope: !9)
!65 = !DILocation(line: 19, column: 13, scope: !9)
!66 = !DILocation(line: 15, column: 38, scope: !9)
!67 = distinct !{!67, !24, !68, !69}
!68 = !DILocation(line: 20, column: 3, scope: !9)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !DILocation(line: 27, column: 41, scope: !9)
!71 = !DILocation(line: 28, column: 20, scope: !9)
!72 = !DILocation(line: 28, column: 41, scope: !9)
!73 = !DILocation(line: 28, column: 28, scope: !9)
!74 = !DILocation(line: 28, column: 56, scope: !9)
!75 = !DILocation(line: 29, column: 43, scope: !9)
!76 = !DILocation(line: 29, column: 63, scope: !9)
!77 = !DILocation(line: 29, column: 77, scope: !9)
!78 = !DILocation(line: 29, column: 54, scope: !9)
!79 = !DILocation(line: 29, column: 32, scope: !9)
!80 = !DILocation(line: 29, column: 15, scope: !9)
!81 = !DILocation(line: 30, column: 5, scope: !9)
!82 = !DILocation(line: 33, column: 47, scope: !9)
!83 = !DILocation(line: 33, column: 38, scope: !9)
!84 = !DILocation(line: 33, column: 49, scope: !9)
!85 = !DILocation(line: 172, column: 1, scope: !86, inlinedAt: !87)
!86 = distinct !DISubprogram(name: "rsqrtf", scope: !15, file: !15, line: 172, type: !11, scopeLine: 172, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!87 = distinct !DILocation(line: 33, column: 23, scope: !9)
!88 = !DILocation(line: 34, column: 3, scope: !9)
!89 = !DILocation(line: 36, column: 1, scope: !9)
!90 = !DILocation(line: 35, column: 39, scope: !9)
!91 = !DILocation(line: 35, column: 37, scope: !9)
!92 = !DILocation(line: 35, column: 25, scope: !9)
!93 = !DILocation(line: 35, column: 42, scope: !9)
!94 = !DILocation(line: 35, column: 50, scope: !9)
!95 = !DILocation(line: 35, column: 60, scope: !9)
!96 = !DILocation(line: 35, column: 58, scope: !9)
!97 = !DILocation(line: 35, column: 67, scope: !9)
!98 = !DILocation(line: 35, column: 65, scope: !9)
!99 = !DILocation(line: 35, column: 5, scope: !9)
!100 = !DILocation(line: 35, column: 22, scope: !9)
!101 = !DILocation(line: 34, column: 38, scope: !9)
!102 = !DILocation(line: 34, column: 31, scope: !9)
!103 = distinct !{!103, !88, !104, !69}
!104 = !DILocation(line: 35, column: 70, scope: !9)
!105 = !DISubprogram(name: "__ocml_rsqrt_f32", scope: !15, file: !15, line: 172, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
