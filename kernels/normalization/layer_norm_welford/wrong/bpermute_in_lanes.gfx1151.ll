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
  br label %36, !dbg !24

15:                                               ; preds = %36, %6
  %16 = phi float [ 0.000000e+00, %6 ], [ %52, %36 ], !dbg !25
  %17 = phi float [ 0.000000e+00, %6 ], [ %47, %36 ], !dbg !25
  %18 = phi float [ 0.000000e+00, %6 ], [ %45, %36 ], !dbg !25
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
  %29 = xor i32 %11, 16, !dbg !39
  %30 = bitcast float %17 to i32, !dbg !40
  %31 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %29, i32 %30), !dbg !43
  %32 = bitcast float %16 to i32, !dbg !44
  %33 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %32), !dbg !46
  %34 = fadd contract float %18, %28, !dbg !49
  %35 = fcmp contract ogt float %34, 0.000000e+00, !dbg !50
  br i1 %35, label %55, label %71, !dbg !51

36:                                               ; preds = %13, %36
  %37 = phi float [ 0.000000e+00, %13 ], [ %45, %36 ]
  %38 = phi float [ 0.000000e+00, %13 ], [ %47, %36 ]
  %39 = phi float [ 0.000000e+00, %13 ], [ %52, %36 ]
  %40 = phi i32 [ %11, %13 ], [ %53, %36 ]
  %41 = zext nneg i32 %40 to i64, !dbg !52
  %42 = getelementptr float, ptr addrspace(1) %14, i64 %41, !dbg !53
  %43 = load float, ptr addrspace(1) %42, align 4, !dbg !53, !tbaa !54
  %44 = fsub contract float %43, %38, !dbg !58
  %45 = fadd contract float %37, 1.000000e+00, !dbg !59
  %46 = fdiv contract float %44, %45, !dbg !60
  %47 = fadd contract float %38, %46, !dbg !61
  %48 = fmul contract float %44, %44, !dbg !62
  %49 = fadd contract float %45, -1.000000e+00, !dbg !63
  %50 = fdiv contract float %49, %45, !dbg !64
  %51 = fmul contract float %50, %48, !dbg !65
  %52 = fadd contract float %39, %51, !dbg !66
  %53 = add nuw nsw i32 %40, 32, !dbg !67
  %54 = icmp slt i32 %53, %4, !dbg !23
  br i1 %54, label %36, label %15, !dbg !24, !llvm.loop !68

55:                                               ; preds = %15
  %56 = bitcast i32 %33 to float, !dbg !44
  %57 = bitcast i32 %31 to float, !dbg !71
  %58 = fsub contract float %57, %17, !dbg !74
  %59 = fmul contract float %17, %18, !dbg !75
  %60 = fmul contract float %28, %57, !dbg !76
  %61 = fadd contract float %59, %60, !dbg !77
  %62 = fdiv contract float %61, %34, !dbg !78
  %63 = fmul contract float %58, %58, !dbg !79
  %64 = fmul contract float %18, %28, !dbg !80
  %65 = fdiv contract float %64, %34, !dbg !81
  %66 = fmul contract float %65, %63, !dbg !82
  %67 = fadd contract float %66, %56, !dbg !83
  %68 = fadd contract float %16, %67, !dbg !84
  %69 = bitcast float %62 to i32, !dbg !40
  %70 = bitcast float %68 to i32, !dbg !44
  br label %71, !dbg !85

71:                                               ; preds = %55, %15
  %72 = phi i32 [ %70, %55 ], [ %32, %15 ], !dbg !44
  %73 = phi i32 [ %69, %55 ], [ %30, %15 ], !dbg !40
  %74 = phi float [ %68, %55 ], [ %16, %15 ], !dbg !25
  %75 = phi float [ %62, %55 ], [ %17, %15 ], !dbg !25
  %76 = bitcast float %34 to i32, !dbg !26
  %77 = xor i32 %19, 8, !dbg !29
  %78 = icmp slt i32 %77, %21, !dbg !29
  %79 = select i1 %78, i32 %77, i32 %19, !dbg !32
  %80 = shl i32 %79, 2, !dbg !35
  %81 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %80, i32 %76), !dbg !38
  %82 = bitcast i32 %81 to float, !dbg !26
  %83 = xor i32 %11, 8, !dbg !39
  %84 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %73), !dbg !43
  %85 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %80, i32 %72), !dbg !46
  %86 = fadd contract float %34, %82, !dbg !49
  %87 = fcmp contract ogt float %86, 0.000000e+00, !dbg !50
  br i1 %87, label %88, label %104, !dbg !51

88:                                               ; preds = %71
  %89 = bitcast i32 %85 to float, !dbg !44
  %90 = bitcast i32 %84 to float, !dbg !71
  %91 = fsub contract float %90, %75, !dbg !74
  %92 = fmul contract float %75, %34, !dbg !75
  %93 = fmul contract float %82, %90, !dbg !76
  %94 = fadd contract float %92, %93, !dbg !77
  %95 = fdiv contract float %94, %86, !dbg !78
  %96 = fmul contract float %91, %91, !dbg !79
  %97 = fmul contract float %34, %82, !dbg !80
  %98 = fdiv contract float %97, %86, !dbg !81
  %99 = fmul contract float %98, %96, !dbg !82
  %100 = fadd contract float %99, %89, !dbg !83
  %101 = fadd contract float %74, %100, !dbg !84
  %102 = bitcast float %95 to i32, !dbg !40
  %103 = bitcast float %101 to i32, !dbg !44
  br label %104, !dbg !85

104:                                              ; preds = %88, %71
  %105 = phi i32 [ %103, %88 ], [ %72, %71 ], !dbg !44
  %106 = phi i32 [ %102, %88 ], [ %73, %71 ], !dbg !40
  %107 = phi float [ %101, %88 ], [ %74, %71 ], !dbg !25
  %108 = phi float [ %95, %88 ], [ %75, %71 ], !dbg !25
  %109 = bitcast float %86 to i32, !dbg !26
  %110 = xor i32 %19, 4, !dbg !29
  %111 = icmp slt i32 %110, %21, !dbg !29
  %112 = select i1 %111, i32 %110, i32 %19, !dbg !32
  %113 = shl i32 %112, 2, !dbg !35
  %114 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %113, i32 %109), !dbg !38
  %115 = bitcast i32 %114 to float, !dbg !26
  %116 = xor i32 %11, 4, !dbg !39
  %117 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %116, i32 %106), !dbg !43
  %118 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %113, i32 %105), !dbg !46
  %119 = fadd contract float %86, %115, !dbg !49
  %120 = fcmp contract ogt float %119, 0.000000e+00, !dbg !50
  br i1 %120, label %121, label %137, !dbg !51

121:                                              ; preds = %104
  %122 = bitcast i32 %118 to float, !dbg !44
  %123 = bitcast i32 %117 to float, !dbg !71
  %124 = fsub contract float %123, %108, !dbg !74
  %125 = fmul contract float %108, %86, !dbg !75
  %126 = fmul contract float %115, %123, !dbg !76
  %127 = fadd contract float %125, %126, !dbg !77
  %128 = fdiv contract float %127, %119, !dbg !78
  %129 = fmul contract float %124, %124, !dbg !79
  %130 = fmul contract float %86, %115, !dbg !80
  %131 = fdiv contract float %130, %119, !dbg !81
  %132 = fmul contract float %131, %129, !dbg !82
  %133 = fadd contract float %132, %122, !dbg !83
  %134 = fadd contract float %107, %133, !dbg !84
  %135 = bitcast float %128 to i32, !dbg !40
  %136 = bitcast float %134 to i32, !dbg !44
  br label %137, !dbg !85

137:                                              ; preds = %121, %104
  %138 = phi i32 [ %136, %121 ], [ %105, %104 ], !dbg !44
  %139 = phi i32 [ %135, %121 ], [ %106, %104 ], !dbg !40
  %140 = phi float [ %134, %121 ], [ %107, %104 ], !dbg !25
  %141 = phi float [ %128, %121 ], [ %108, %104 ], !dbg !25
  %142 = bitcast float %119 to i32, !dbg !26
  %143 = xor i32 %19, 2, !dbg !29
  %144 = icmp slt i32 %143, %21, !dbg !29
  %145 = select i1 %144, i32 %143, i32 %19, !dbg !32
  %146 = shl i32 %145, 2, !dbg !35
  %147 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %146, i32 %142), !dbg !38
  %148 = bitcast i32 %147 to float, !dbg !26
  %149 = xor i32 %11, 2, !dbg !39
  %150 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %149, i32 %139), !dbg !43
  %151 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %146, i32 %138), !dbg !46
  %152 = fadd contract float %119, %148, !dbg !49
  %153 = fcmp contract ogt float %152, 0.000000e+00, !dbg !50
  br i1 %153, label %154, label %170, !dbg !51

154:                                              ; preds = %137
  %155 = bitcast i32 %151 to float, !dbg !44
  %156 = bitcast i32 %150 to float, !dbg !71
  %157 = fsub contract float %156, %141, !dbg !74
  %158 = fmul contract float %141, %119, !dbg !75
  %159 = fmul contract float %148, %156, !dbg !76
  %160 = fadd contract float %158, %159, !dbg !77
  %161 = fdiv contract float %160, %152, !dbg !78
  %162 = fmul contract float %157, %157, !dbg !79
  %163 = fmul contract float %119, %148, !dbg !80
  %164 = fdiv contract float %163, %152, !dbg !81
  %165 = fmul contract float %164, %162, !dbg !82
  %166 = fadd contract float %165, %155, !dbg !83
  %167 = fadd contract float %140, %166, !dbg !84
  %168 = bitcast float %161 to i32, !dbg !40
  %169 = bitcast float %167 to i32, !dbg !44
  br label %170, !dbg !85

170:                                              ; preds = %154, %137
  %171 = phi i32 [ %169, %154 ], [ %138, %137 ], !dbg !44
  %172 = phi i32 [ %168, %154 ], [ %139, %137 ], !dbg !40
  %173 = phi float [ %167, %154 ], [ %140, %137 ], !dbg !25
  %174 = phi float [ %161, %154 ], [ %141, %137 ], !dbg !25
  %175 = bitcast float %152 to i32, !dbg !26
  %176 = xor i32 %19, 1, !dbg !29
  %177 = icmp slt i32 %176, %21, !dbg !29
  %178 = select i1 %177, i32 %176, i32 %19, !dbg !32
  %179 = shl i32 %178, 2, !dbg !35
  %180 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %179, i32 %175), !dbg !38
  %181 = bitcast i32 %180 to float, !dbg !26
  %182 = xor i32 %11, 1, !dbg !39
  %183 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %182, i32 %172), !dbg !43
  %184 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %179, i32 %171), !dbg !46
  %185 = fadd contract float %152, %181, !dbg !49
  %186 = fcmp contract ogt float %185, 0.000000e+00, !dbg !50
  br i1 %186, label %187, label %201, !dbg !51

187:                                              ; preds = %170
  %188 = bitcast i32 %184 to float, !dbg !44
  %189 = bitcast i32 %183 to float, !dbg !71
  %190 = fsub contract float %189, %174, !dbg !74
  %191 = fmul contract float %174, %152, !dbg !75
  %192 = fmul contract float %181, %189, !dbg !76
  %193 = fadd contract float %191, %192, !dbg !77
  %194 = fdiv contract float %193, %185, !dbg !78
  %195 = fmul contract float %190, %190, !dbg !79
  %196 = fmul contract float %152, %181, !dbg !80
  %197 = fdiv contract float %196, %185, !dbg !81
  %198 = fmul contract float %197, %195, !dbg !82
  %199 = fadd contract float %198, %188, !dbg !83
  %200 = fadd contract float %173, %199, !dbg !84
  br label %201, !dbg !85

201:                                              ; preds = %187, %170
  %202 = phi float [ %200, %187 ], [ %173, %170 ], !dbg !25
  %203 = phi float [ %194, %187 ], [ %174, %170 ], !dbg !25
  %204 = sitofp i32 %4 to float, !dbg !86
  %205 = fdiv contract float %202, %204, !dbg !87
  %206 = fadd contract float %205, %5, !dbg !88
  %207 = tail call contract noundef float @__ocml_rsqrt_f32(float noundef %206) #5, !dbg !89
  br i1 %12, label %209, label %208, !dbg !92

208:                                              ; preds = %209, %201
  ret void, !dbg !93

209:                                              ; preds = %201, %209
  %210 = phi i32 [ %224, %209 ], [ %11, %201 ]
  %211 = zext nneg i32 %210 to i64, !dbg !94
  %212 = add nsw i64 %10, %211, !dbg !95
  %213 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %212, !dbg !96
  %214 = load float, ptr addrspace(1) %213, align 4, !dbg !96, !tbaa !54
  %215 = fsub contract float %214, %203, !dbg !97
  %216 = fmul contract float %207, %215, !dbg !98
  %217 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %211, !dbg !99
  %218 = load float, ptr addrspace(1) %217, align 4, !dbg !99, !tbaa !54
  %219 = fmul contract float %218, %216, !dbg !100
  %220 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %211, !dbg !101
  %221 = load float, ptr addrspace(1) %220, align 4, !dbg !101, !tbaa !54
  %222 = fadd contract float %221, %219, !dbg !102
  %223 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %212, !dbg !103
  store float %222, ptr addrspace(1) %223, align 4, !dbg !104, !tbaa !54
  %224 = add nuw nsw i32 %210, 32, !dbg !105
  %225 = icmp slt i32 %224, %4, !dbg !106
  br i1 %225, label %209, label %208, !dbg !92, !llvm.loop !107
}

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !109 hidden float @__ocml_rsqrt_f32(float noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1151" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot10-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "amdgpu-waves-per-eu"="8,16" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1151" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+ci-insts,+dl-insts,+dot10-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
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
!61 = !DILocation(line: 20, column: 10, scope: !9)
!62 = !DILocation(line: 21, column: 25, scope: !9)
!63 = !DILocation(line: 21, column: 46, scope: !9)
!64 = !DILocation(line: 21, column: 54, scope: !9)
!65 = !DILocation(line: 21, column: 36, scope: !9)
!66 = !DILocation(line: 21, column: 13, scope: !9)
!67 = !DILocation(line: 17, column: 38, scope: !9)
!68 = distinct !{!68, !24, !69, !70}
!69 = !DILocation(line: 22, column: 3, scope: !9)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !DILocation(line: 201, column: 65, scope: !72, inlinedAt: !73)
!72 = distinct !DISubprogram(name: "__int_as_float", scope: !15, file: !15, line: 201, type: !11, scopeLine: 201, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!73 = distinct !DILocation(line: 26, column: 9, scope: !9)
!74 = !DILocation(line: 30, column: 41, scope: !9)
!75 = !DILocation(line: 31, column: 20, scope: !9)
!76 = !DILocation(line: 31, column: 41, scope: !9)
!77 = !DILocation(line: 31, column: 28, scope: !9)
!78 = !DILocation(line: 31, column: 56, scope: !9)
!79 = !DILocation(line: 32, column: 43, scope: !9)
!80 = !DILocation(line: 32, column: 63, scope: !9)
!81 = !DILocation(line: 32, column: 77, scope: !9)
!82 = !DILocation(line: 32, column: 54, scope: !9)
!83 = !DILocation(line: 32, column: 32, scope: !9)
!84 = !DILocation(line: 32, column: 15, scope: !9)
!85 = !DILocation(line: 33, column: 5, scope: !9)
!86 = !DILocation(line: 36, column: 47, scope: !9)
!87 = !DILocation(line: 36, column: 38, scope: !9)
!88 = !DILocation(line: 36, column: 49, scope: !9)
!89 = !DILocation(line: 172, column: 1, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "rsqrtf", scope: !15, file: !15, line: 172, type: !11, scopeLine: 172, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = distinct !DILocation(line: 36, column: 23, scope: !9)
!92 = !DILocation(line: 37, column: 3, scope: !9)
!93 = !DILocation(line: 39, column: 1, scope: !9)
!94 = !DILocation(line: 38, column: 39, scope: !9)
!95 = !DILocation(line: 38, column: 37, scope: !9)
!96 = !DILocation(line: 38, column: 25, scope: !9)
!97 = !DILocation(line: 38, column: 42, scope: !9)
!98 = !DILocation(line: 38, column: 50, scope: !9)
!99 = !DILocation(line: 38, column: 60, scope: !9)
!100 = !DILocation(line: 38, column: 58, scope: !9)
!101 = !DILocation(line: 38, column: 67, scope: !9)
!102 = !DILocation(line: 38, column: 65, scope: !9)
!103 = !DILocation(line: 38, column: 5, scope: !9)
!104 = !DILocation(line: 38, column: 22, scope: !9)
!105 = !DILocation(line: 37, column: 38, scope: !9)
!106 = !DILocation(line: 37, column: 31, scope: !9)
!107 = distinct !{!107, !92, !108, !70}
!108 = !DILocation(line: 38, column: 70, scope: !9)
!109 = !DISubprogram(name: "__ocml_rsqrt_f32", scope: !15, file: !15, line: 172, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
