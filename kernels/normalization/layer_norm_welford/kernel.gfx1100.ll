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
  br label %35, !dbg !24

15:                                               ; preds = %35, %6
  %16 = phi float [ 0.000000e+00, %6 ], [ %51, %35 ], !dbg !25
  %17 = phi float [ 0.000000e+00, %6 ], [ %46, %35 ], !dbg !25
  %18 = phi float [ 0.000000e+00, %6 ], [ %44, %35 ], !dbg !25
  %19 = tail call noundef i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %20 = and i32 %19, -32
  %21 = add nsw i32 %20, 32
  %22 = bitcast float %18 to i32, !dbg !26
  %23 = xor i32 %19, 16, !dbg !29
  %24 = icmp slt i32 %23, %21, !dbg !29
  %25 = select i1 %24, i32 %23, i32 %19, !dbg !32
  %26 = shl i32 %25, 2, !dbg !35
  %27 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %22), !dbg !38
  %28 = bitcast i32 %27 to float, !dbg !26
  %29 = bitcast float %17 to i32, !dbg !39
  %30 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %29), !dbg !41
  %31 = bitcast float %16 to i32, !dbg !44
  %32 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %31), !dbg !46
  %33 = fadd contract float %18, %28, !dbg !49
  %34 = fcmp contract ogt float %33, 0.000000e+00, !dbg !50
  br i1 %34, label %54, label %70, !dbg !51

35:                                               ; preds = %13, %35
  %36 = phi float [ 0.000000e+00, %13 ], [ %44, %35 ]
  %37 = phi float [ 0.000000e+00, %13 ], [ %46, %35 ]
  %38 = phi float [ 0.000000e+00, %13 ], [ %51, %35 ]
  %39 = phi i32 [ %11, %13 ], [ %52, %35 ]
  %40 = zext nneg i32 %39 to i64, !dbg !52
  %41 = getelementptr float, ptr addrspace(1) %14, i64 %40, !dbg !53
  %42 = load float, ptr addrspace(1) %41, align 4, !dbg !53, !tbaa !54
  %43 = fsub contract float %42, %37, !dbg !58
  %44 = fadd contract float %36, 1.000000e+00, !dbg !59
  %45 = fdiv contract float %43, %44, !dbg !60
  %46 = fadd contract float %37, %45, !dbg !61
  %47 = fmul contract float %43, %43, !dbg !62
  %48 = fadd contract float %44, -1.000000e+00, !dbg !63
  %49 = fdiv contract float %48, %44, !dbg !64
  %50 = fmul contract float %49, %47, !dbg !65
  %51 = fadd contract float %38, %50, !dbg !66
  %52 = add nuw nsw i32 %39, 32, !dbg !67
  %53 = icmp slt i32 %52, %4, !dbg !23
  br i1 %53, label %35, label %15, !dbg !24, !llvm.loop !68

54:                                               ; preds = %15
  %55 = bitcast i32 %32 to float, !dbg !44
  %56 = bitcast i32 %30 to float, !dbg !39
  %57 = fsub contract float %56, %17, !dbg !71
  %58 = fmul contract float %17, %18, !dbg !72
  %59 = fmul contract float %28, %56, !dbg !73
  %60 = fadd contract float %58, %59, !dbg !74
  %61 = fdiv contract float %60, %33, !dbg !75
  %62 = fmul contract float %57, %57, !dbg !76
  %63 = fmul contract float %18, %28, !dbg !77
  %64 = fdiv contract float %63, %33, !dbg !78
  %65 = fmul contract float %64, %62, !dbg !79
  %66 = fadd contract float %65, %55, !dbg !80
  %67 = fadd contract float %16, %66, !dbg !81
  %68 = bitcast float %61 to i32, !dbg !39
  %69 = bitcast float %67 to i32, !dbg !44
  br label %70, !dbg !82

70:                                               ; preds = %54, %15
  %71 = phi i32 [ %69, %54 ], [ %31, %15 ], !dbg !44
  %72 = phi i32 [ %68, %54 ], [ %29, %15 ], !dbg !39
  %73 = phi float [ %67, %54 ], [ %16, %15 ], !dbg !25
  %74 = phi float [ %61, %54 ], [ %17, %15 ], !dbg !25
  %75 = bitcast float %33 to i32, !dbg !26
  %76 = xor i32 %19, 8, !dbg !29
  %77 = icmp slt i32 %76, %21, !dbg !29
  %78 = select i1 %77, i32 %76, i32 %19, !dbg !32
  %79 = shl i32 %78, 2, !dbg !35
  %80 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %79, i32 %75), !dbg !38
  %81 = bitcast i32 %80 to float, !dbg !26
  %82 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %79, i32 %72), !dbg !41
  %83 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %79, i32 %71), !dbg !46
  %84 = fadd contract float %33, %81, !dbg !49
  %85 = fcmp contract ogt float %84, 0.000000e+00, !dbg !50
  br i1 %85, label %86, label %102, !dbg !51

86:                                               ; preds = %70
  %87 = bitcast i32 %83 to float, !dbg !44
  %88 = bitcast i32 %82 to float, !dbg !39
  %89 = fsub contract float %88, %74, !dbg !71
  %90 = fmul contract float %74, %33, !dbg !72
  %91 = fmul contract float %81, %88, !dbg !73
  %92 = fadd contract float %90, %91, !dbg !74
  %93 = fdiv contract float %92, %84, !dbg !75
  %94 = fmul contract float %89, %89, !dbg !76
  %95 = fmul contract float %33, %81, !dbg !77
  %96 = fdiv contract float %95, %84, !dbg !78
  %97 = fmul contract float %96, %94, !dbg !79
  %98 = fadd contract float %97, %87, !dbg !80
  %99 = fadd contract float %73, %98, !dbg !81
  %100 = bitcast float %93 to i32, !dbg !39
  %101 = bitcast float %99 to i32, !dbg !44
  br label %102, !dbg !82

102:                                              ; preds = %86, %70
  %103 = phi i32 [ %101, %86 ], [ %71, %70 ], !dbg !44
  %104 = phi i32 [ %100, %86 ], [ %72, %70 ], !dbg !39
  %105 = phi float [ %99, %86 ], [ %73, %70 ], !dbg !25
  %106 = phi float [ %93, %86 ], [ %74, %70 ], !dbg !25
  %107 = bitcast float %84 to i32, !dbg !26
  %108 = xor i32 %19, 4, !dbg !29
  %109 = icmp slt i32 %108, %21, !dbg !29
  %110 = select i1 %109, i32 %108, i32 %19, !dbg !32
  %111 = shl i32 %110, 2, !dbg !35
  %112 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %111, i32 %107), !dbg !38
  %113 = bitcast i32 %112 to float, !dbg !26
  %114 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %111, i32 %104), !dbg !41
  %115 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %111, i32 %103), !dbg !46
  %116 = fadd contract float %84, %113, !dbg !49
  %117 = fcmp contract ogt float %116, 0.000000e+00, !dbg !50
  br i1 %117, label %118, label %134, !dbg !51

118:                                              ; preds = %102
  %119 = bitcast i32 %115 to float, !dbg !44
  %120 = bitcast i32 %114 to float, !dbg !39
  %121 = fsub contract float %120, %106, !dbg !71
  %122 = fmul contract float %106, %84, !dbg !72
  %123 = fmul contract float %113, %120, !dbg !73
  %124 = fadd contract float %122, %123, !dbg !74
  %125 = fdiv contract float %124, %116, !dbg !75
  %126 = fmul contract float %121, %121, !dbg !76
  %127 = fmul contract float %84, %113, !dbg !77
  %128 = fdiv contract float %127, %116, !dbg !78
  %129 = fmul contract float %128, %126, !dbg !79
  %130 = fadd contract float %129, %119, !dbg !80
  %131 = fadd contract float %105, %130, !dbg !81
  %132 = bitcast float %125 to i32, !dbg !39
  %133 = bitcast float %131 to i32, !dbg !44
  br label %134, !dbg !82

134:                                              ; preds = %118, %102
  %135 = phi i32 [ %133, %118 ], [ %103, %102 ], !dbg !44
  %136 = phi i32 [ %132, %118 ], [ %104, %102 ], !dbg !39
  %137 = phi float [ %131, %118 ], [ %105, %102 ], !dbg !25
  %138 = phi float [ %125, %118 ], [ %106, %102 ], !dbg !25
  %139 = bitcast float %116 to i32, !dbg !26
  %140 = xor i32 %19, 2, !dbg !29
  %141 = icmp slt i32 %140, %21, !dbg !29
  %142 = select i1 %141, i32 %140, i32 %19, !dbg !32
  %143 = shl i32 %142, 2, !dbg !35
  %144 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %143, i32 %139), !dbg !38
  %145 = bitcast i32 %144 to float, !dbg !26
  %146 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %143, i32 %136), !dbg !41
  %147 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %143, i32 %135), !dbg !46
  %148 = fadd contract float %116, %145, !dbg !49
  %149 = fcmp contract ogt float %148, 0.000000e+00, !dbg !50
  br i1 %149, label %150, label %166, !dbg !51

150:                                              ; preds = %134
  %151 = bitcast i32 %147 to float, !dbg !44
  %152 = bitcast i32 %146 to float, !dbg !39
  %153 = fsub contract float %152, %138, !dbg !71
  %154 = fmul contract float %138, %116, !dbg !72
  %155 = fmul contract float %145, %152, !dbg !73
  %156 = fadd contract float %154, %155, !dbg !74
  %157 = fdiv contract float %156, %148, !dbg !75
  %158 = fmul contract float %153, %153, !dbg !76
  %159 = fmul contract float %116, %145, !dbg !77
  %160 = fdiv contract float %159, %148, !dbg !78
  %161 = fmul contract float %160, %158, !dbg !79
  %162 = fadd contract float %161, %151, !dbg !80
  %163 = fadd contract float %137, %162, !dbg !81
  %164 = bitcast float %157 to i32, !dbg !39
  %165 = bitcast float %163 to i32, !dbg !44
  br label %166, !dbg !82

166:                                              ; preds = %150, %134
  %167 = phi i32 [ %165, %150 ], [ %135, %134 ], !dbg !44
  %168 = phi i32 [ %164, %150 ], [ %136, %134 ], !dbg !39
  %169 = phi float [ %163, %150 ], [ %137, %134 ], !dbg !25
  %170 = phi float [ %157, %150 ], [ %138, %134 ], !dbg !25
  %171 = bitcast float %148 to i32, !dbg !26
  %172 = xor i32 %19, 1, !dbg !29
  %173 = icmp slt i32 %172, %21, !dbg !29
  %174 = select i1 %173, i32 %172, i32 %19, !dbg !32
  %175 = shl i32 %174, 2, !dbg !35
  %176 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %175, i32 %171), !dbg !38
  %177 = bitcast i32 %176 to float, !dbg !26
  %178 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %175, i32 %168), !dbg !41
  %179 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %175, i32 %167), !dbg !46
  %180 = fadd contract float %148, %177, !dbg !49
  %181 = fcmp contract ogt float %180, 0.000000e+00, !dbg !50
  br i1 %181, label %182, label %196, !dbg !51

182:                                              ; preds = %166
  %183 = bitcast i32 %179 to float, !dbg !44
  %184 = bitcast i32 %178 to float, !dbg !39
  %185 = fsub contract float %184, %170, !dbg !71
  %186 = fmul contract float %170, %148, !dbg !72
  %187 = fmul contract float %177, %184, !dbg !73
  %188 = fadd contract float %186, %187, !dbg !74
  %189 = fdiv contract float %188, %180, !dbg !75
  %190 = fmul contract float %185, %185, !dbg !76
  %191 = fmul contract float %148, %177, !dbg !77
  %192 = fdiv contract float %191, %180, !dbg !78
  %193 = fmul contract float %192, %190, !dbg !79
  %194 = fadd contract float %193, %183, !dbg !80
  %195 = fadd contract float %169, %194, !dbg !81
  br label %196, !dbg !82

196:                                              ; preds = %182, %166
  %197 = phi float [ %195, %182 ], [ %169, %166 ], !dbg !25
  %198 = phi float [ %189, %182 ], [ %170, %166 ], !dbg !25
  %199 = sitofp i32 %4 to float, !dbg !83
  %200 = fdiv contract float %197, %199, !dbg !84
  %201 = fadd contract float %200, %5, !dbg !85
  %202 = tail call contract noundef float @__ocml_rsqrt_f32(float noundef %201) #5, !dbg !86
  br i1 %12, label %204, label %203, !dbg !89

203:                                              ; preds = %204, %196
  ret void, !dbg !90

204:                                              ; preds = %196, %204
  %205 = phi i32 [ %219, %204 ], [ %11, %196 ]
  %206 = zext nneg i32 %205 to i64, !dbg !91
  %207 = add nsw i64 %10, %206, !dbg !92
  %208 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %207, !dbg !93
  %209 = load float, ptr addrspace(1) %208, align 4, !dbg !93, !tbaa !54
  %210 = fsub contract float %209, %198, !dbg !94
  %211 = fmul contract float %202, %210, !dbg !95
  %212 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %206, !dbg !96
  %213 = load float, ptr addrspace(1) %212, align 4, !dbg !96, !tbaa !54
  %214 = fmul contract float %213, %211, !dbg !97
  %215 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %206, !dbg !98
  %216 = load float, ptr addrspace(1) %215, align 4, !dbg !98, !tbaa !54
  %217 = fadd contract float %216, %214, !dbg !99
  %218 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %207, !dbg !100
  store float %217, ptr addrspace(1) %218, align 4, !dbg !101, !tbaa !54
  %219 = add nuw nsw i32 %205, 32, !dbg !102
  %220 = icmp slt i32 %219, %4, !dbg !103
  br i1 %220, label %204, label %203, !dbg !89, !llvm.loop !104
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !106 hidden float @__ocml_rsqrt_f32(float noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot10-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "amdgpu-waves-per-eu"="8,16" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot10-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
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
!61 = !DILocation(line: 18, column: 10, scope: !9)
!62 = !DILocation(line: 19, column: 25, scope: !9)
!63 = !DILocation(line: 19, column: 46, scope: !9)
!64 = !DILocation(line: 19, column: 54, scope: !9)
!65 = !DILocation(line: 19, column: 36, scope: !9)
!66 = !DILocation(line: 19, column: 13, scope: !9)
!67 = !DILocation(line: 15, column: 38, scope: !9)
!68 = distinct !{!68, !24, !69, !70}
!69 = !DILocation(line: 20, column: 3, scope: !9)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !DILocation(line: 27, column: 41, scope: !9)
!72 = !DILocation(line: 28, column: 20, scope: !9)
!73 = !DILocation(line: 28, column: 41, scope: !9)
!74 = !DILocation(line: 28, column: 28, scope: !9)
!75 = !DILocation(line: 28, column: 56, scope: !9)
!76 = !DILocation(line: 29, column: 43, scope: !9)
!77 = !DILocation(line: 29, column: 63, scope: !9)
!78 = !DILocation(line: 29, column: 77, scope: !9)
!79 = !DILocation(line: 29, column: 54, scope: !9)
!80 = !DILocation(line: 29, column: 32, scope: !9)
!81 = !DILocation(line: 29, column: 15, scope: !9)
!82 = !DILocation(line: 30, column: 5, scope: !9)
!83 = !DILocation(line: 33, column: 47, scope: !9)
!84 = !DILocation(line: 33, column: 38, scope: !9)
!85 = !DILocation(line: 33, column: 49, scope: !9)
!86 = !DILocation(line: 172, column: 1, scope: !87, inlinedAt: !88)
!87 = distinct !DISubprogram(name: "rsqrtf", scope: !15, file: !15, line: 172, type: !11, scopeLine: 172, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!88 = distinct !DILocation(line: 33, column: 23, scope: !9)
!89 = !DILocation(line: 34, column: 3, scope: !9)
!90 = !DILocation(line: 36, column: 1, scope: !9)
!91 = !DILocation(line: 35, column: 39, scope: !9)
!92 = !DILocation(line: 35, column: 37, scope: !9)
!93 = !DILocation(line: 35, column: 25, scope: !9)
!94 = !DILocation(line: 35, column: 42, scope: !9)
!95 = !DILocation(line: 35, column: 50, scope: !9)
!96 = !DILocation(line: 35, column: 60, scope: !9)
!97 = !DILocation(line: 35, column: 58, scope: !9)
!98 = !DILocation(line: 35, column: 67, scope: !9)
!99 = !DILocation(line: 35, column: 65, scope: !9)
!100 = !DILocation(line: 35, column: 5, scope: !9)
!101 = !DILocation(line: 35, column: 22, scope: !9)
!102 = !DILocation(line: 34, column: 38, scope: !9)
!103 = !DILocation(line: 34, column: 31, scope: !9)
!104 = distinct !{!104, !89, !105, !70}
!105 = !DILocation(line: 35, column: 70, scope: !9)
!106 = !DISubprogram(name: "__ocml_rsqrt_f32", scope: !15, file: !15, line: 172, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
