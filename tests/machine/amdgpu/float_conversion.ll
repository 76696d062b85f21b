; Written by model.py: rows are inputs -> outputs, hexadecimal, one thread a row.

target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; case fpext_f16_f32: f16 -> f32
; 0000 -> 00000000; 8000 -> 80000000; 3c00 -> 3f800000; bc00 -> bf800000; 3c01 -> 3f802000; 3bff -> 3f7fe000; 4000 -> 40000000; 0001 -> 33800000
; 8001 -> b3800000; 03ff -> 387fc000; 0400 -> 38800000; 7c00 -> 7f800000; fc00 -> ff800000; 7e00 -> 7fffffff; 7bff -> 477fe000; 7c01 -> 7fffffff
; fe80 -> 7fffffff; 3ecf -> 3fd9e000; 36ba -> 3ed74000; 33af -> 3e75e000; 384d -> 3f09a000; 3ee3 -> 3fdc6000; 3ef4 -> 3fde8000; 3658 -> 3ecb0000
; 3af4 -> 3f5e8000; 4a8b -> 41516000; 4bd4 -> 417a8000; 2da3 -> 3db46000; 3fd7 -> 3ffae000; 30e3 -> 3e1c6000; 41f1 -> 403e2000; 42a9 -> 40552000
; 3cf9 -> 3f9f2000; 48ce -> 4119c000; 3556 -> 3eaac000; 4879 -> 410f2000; 3b85 -> 3f70a000; 3d65 -> 3faca000; 4b02 -> 41604000; 4183 -> 40306000
; 2d80 -> 3db00000; 4098 -> 40130000; 4402 -> 40804000; 33ce -> 3e79c000; 31bb -> 3e376000; 3957 -> 3f2ae000; 2f54 -> 3dea8000; 41c4 -> 40388000
; 45ab -> 40b56000; 3359 -> 3e6b2000; 3551 -> 3eaa2000; 3bc3 -> 3f786000; 30db -> 3e1b6000; 3372 -> 3e6e4000; 3faa -> 3ff54000; 2d12 -> 3da24000
; 482f -> 4105e000; becf -> bfd9e000; b6ba -> bed74000; b3af -> be75e000; b84d -> bf09a000; bee3 -> bfdc6000; bef4 -> bfde8000; b658 -> becb0000
; baf4 -> bf5e8000; ca8b -> c1516000; cbd4 -> c17a8000; ada3 -> bdb46000; bfd7 -> bffae000; b0e3 -> be1c6000; c1f1 -> c03e2000; c2a9 -> c0552000
; bcf9 -> bf9f2000; c8ce -> c119c000; b556 -> beaac000; c879 -> c10f2000; bb85 -> bf70a000; 1715 -> 3ae2a000; 68f4 -> 451e8000; 8e16 -> b9c2c000
; f185 -> c630a000; 1fec -> 3bfd8000; cd70 -> c1ae0000; b871 -> bf0e2000; 6c1e -> 4583c000; 5b9f -> 4373e000; 971a -> bae34000; 6bfa -> 457f4000
; 7bdc -> 477b8000; 285b -> 3d0b6000; cce5 -> c19ca000; 363d -> 3ec7a000; fdd5 -> 7fffffff; c369 -> c06d2000; 75e1 -> 46bc2000; a561 -> bcac2000
; 1efb -> 3bdf6000
define amdgpu_kernel void @fpext_f16_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %o0 = fpext half %i0 to float
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case fpext_f16_f64: f16 -> f64
; 0000 -> 0000000000000000; 8000 -> 8000000000000000; 3c00 -> 3ff0000000000000; bc00 -> bff0000000000000; 3c01 -> 3ff0040000000000; 3bff -> 3feffc0000000000
; 4000 -> 4000000000000000; 0001 -> 3e70000000000000; 8001 -> be70000000000000; 03ff -> 3f0ff80000000000; 0400 -> 3f10000000000000; 7c00 -> 7ff0000000000000
; fc00 -> fff0000000000000; 7e00 -> 7ff8000000000000; 7bff -> 40effc0000000000; 7c01 -> 7ff8000000000000; fe80 -> 7ff8000000000000; 30e8 -> 3fc3a00000000000
; 4337 -> 400cdc0000000000; 3e4c -> 3ff9300000000000; 3e21 -> 3ff8840000000000; 35ba -> 3fd6e80000000000; 43ee -> 400fb80000000000; 3b63 -> 3fed8c0000000000
; 3c36 -> 3ff0d80000000000; 2d94 -> 3fb6500000000000; 4011 -> 4000440000000000; 43ff -> 400ffc0000000000; 4a1f -> 40287c0000000000; 3c76 -> 3ff1d80000000000
; 3dd5 -> 3ff7540000000000; 3ef4 -> 3ffbd00000000000; 46a7 -> 401a9c0000000000; 3fec -> 3fffb00000000000; 4008 -> 4000200000000000; 3b0c -> 3fec300000000000
; 4aa7 -> 402a9c0000000000; 4167 -> 40059c0000000000; 3530 -> 3fd4c00000000000; 2c24 -> 3fb0900000000000; 3844 -> 3fe1100000000000; 46e7 -> 401b9c0000000000
; 4781 -> 401e040000000000; 3827 -> 3fe09c0000000000; 44ba -> 4012e80000000000; 389e -> 3fe2780000000000; 4a8e -> 402a380000000000; 482f -> 4020bc0000000000
; 3c9f -> 3ff27c0000000000; 47a6 -> 401e980000000000; 458e -> 4016380000000000; 3f1a -> 3ffc680000000000; 32c9 -> 3fcb240000000000; 41d5 -> 4007540000000000
; 2e53 -> 3fb94c0000000000; 3ace -> 3feb380000000000; 3644 -> 3fd9100000000000; b0e8 -> bfc3a00000000000; c337 -> c00cdc0000000000; be4c -> bff9300000000000
; be21 -> bff8840000000000; b5ba -> bfd6e80000000000; c3ee -> c00fb80000000000; bb63 -> bfed8c0000000000; bc36 -> bff0d80000000000; ad94 -> bfb6500000000000
; c011 -> c000440000000000; c3ff -> c00ffc0000000000; ca1f -> c0287c0000000000; bc76 -> bff1d80000000000; bdd5 -> bff7540000000000; bef4 -> bffbd00000000000
; c6a7 -> c01a9c0000000000; bfec -> bfffb00000000000; c008 -> c000200000000000; bb0c -> bfec300000000000; caa7 -> c02a9c0000000000; fd62 -> 7ff8000000000000
; 9430 -> bf50c00000000000; 163b -> 3f58ec0000000000; 7255 -> 40c9540000000000; 718a -> 40c6280000000000; 2ce8 -> 3fb3a00000000000; a38a -> bf8e280000000000
; 4400 -> 4010000000000000; 9627 -> bf589c0000000000; b197 -> bfc65c0000000000; 1181 -> 3f46040000000000; ae5f -> bfb97c0000000000; 5bdd -> 406f740000000000
; 2f47 -> 3fbd1c0000000000; d757 -> c05d5c0000000000; 7f9b -> 7ff8000000000000; bcea -> bff3a80000000000; f73d -> c0dcf40000000000; 31c7 -> 3fc71c0000000000
define amdgpu_kernel void @fpext_f16_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %o0 = fpext half %i0 to double
  store double %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case fptrunc_f32_f16: f32 -> f16
; 00000000 -> 0000; 80000000 -> 8000; 3f800000 -> 3c00; bf800000 -> bc00; 3f800001 -> 3c00; 3f7fffff -> 3c00; 40000000 -> 4000; 00000001 -> 0000
; 80000001 -> 8000; 007fffff -> 0000; 00800000 -> 0000; 7f800000 -> 7c00; ff800000 -> fc00; 7fc00000 -> 7fff; 7f7fffff -> 7c00; 7f800001 -> 7fff
; ffd00000 -> 7fff; 3e738876 -> 339c; 4001810b -> 400c; 40f5b16a -> 47ae; 3efd3226 -> 37ea; 414fbe35 -> 4a7e; 40534a62 -> 429a; 3ed8f9ca -> 36c8
; 40fff889 -> 4800; 3eeb323e -> 375a; 3f95f269 -> 3cb0; 3dffd941 -> 2fff; 3f2ab6b0 -> 3956; 40ee7c0b -> 4774; 40564b4d -> 42b2; 3f383a90 -> 39c2
; 3e9612be -> 34b1; 3e3cd8e1 -> 31e7; 3f706707 -> 3b83; 40cff867 -> 4680; 3f635126 -> 3b1b; 408ff303 -> 4480; 403f6793 -> 41fb; 3fc090f1 -> 3e05
; 3f05b56c -> 382e; 402efd47 -> 4178; 4175d4c7 -> 4baf; 41251fcc -> 4929; 3fe40d02 -> 3f20; 4043f8b9 -> 4220; 402adf0a -> 4157; 3f81f683 -> 3c10
; 3e7f4d8d -> 33fa; 40f21f81 -> 4791; 4066ec48 -> 4337; 40e7a768 -> 473d; 417abbbc -> 4bd6; 3e71d5d4 -> 338f; 3e2d95b3 -> 316d; 417c6397 -> 4be3
; 3debf6db -> 2f60; be738876 -> b39c; c001810b -> c00c; c0f5b16a -> c7ae; befd3226 -> b7ea; c14fbe35 -> ca7e; c0534a62 -> c29a; bed8f9ca -> b6c8
; c0fff889 -> c800; beeb323e -> b75a; bf95f269 -> bcb0; bdffd941 -> afff; bf2ab6b0 -> b956; c0ee7c0b -> c774; c0564b4d -> c2b2; bf383a90 -> b9c2
; be9612be -> b4b1; be3cd8e1 -> b1e7; bf706707 -> bb83; c0cff867 -> c680; bf635126 -> bb1b; 388b003b -> 0458; b27b778c -> 8000; fbcca3be -> fc00
; 352ad7fb -> 000b; cab3f4cf -> fc00; 697a4f13 -> 7c00; 3b946691 -> 1ca3; dd8687d1 -> fc00; 058e358a -> 0000; 31fcab07 -> 0000; b42e7509 -> 8003
; c4651386 -> e329; f2a1471b -> fc00; 501b4b11 -> 7c00; 9749fc35 -> 8000; 5d89ea36 -> 7c00; 8c2d640d -> 8000; a11f39e0 -> 8000; 243c64e4 -> 0000
; 9d28de1c -> 8000
define amdgpu_kernel void @fptrunc_f32_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = fptrunc float %i0 to half
  store half %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case fpext_f32_f64: f32 -> f64
; 00000000 -> 0000000000000000; 80000000 -> 8000000000000000; 3f800000 -> 3ff0000000000000; bf800000 -> bff0000000000000; 3f800001 -> 3ff0000020000000
; 3f7fffff -> 3fefffffe0000000; 40000000 -> 4000000000000000; 00000001 -> 36a0000000000000; 80000001 -> b6a0000000000000; 007fffff -> 380fffffc0000000
; 00800000 -> 3810000000000000; 7f800000 -> 7ff0000000000000; ff800000 -> fff0000000000000; 7fc00000 -> 7ff8000000000000; 7f7fffff -> 47efffffe0000000
; 7f800001 -> 7ff8000000000000; ffd00000 -> 7ff8000000000000; 3f9337e5 -> 3ff266fca0000000; 40608e74 -> 400c11ce80000000; 3e004779 -> 3fc008ef20000000
; 3e485044 -> 3fc90a0880000000; 3d8668c7 -> 3fb0cd18e0000000; 3e091cfe -> 3fc1239fc0000000; 40a8609e -> 40150c13c0000000; 414155e1 -> 40282abc20000000
; 3f258552 -> 3fe4b0aa40000000; 40266662 -> 4004cccc40000000; 3fa0a617 -> 3ff414c2e0000000; 3e3033fe -> 3fc6067fc0000000; 3f9ab940 -> 3ff3572800000000
; 3eccd80d -> 3fd99b01a0000000; 3dbb4e2d -> 3fb769c5a0000000; 3eafefd0 -> 3fd5fdfa00000000; 401c531d -> 40038a63a0000000; 3e951657 -> 3fd2a2cae0000000
; 405b8881 -> 400b711020000000; 3ff76ea0 -> 3ffeedd400000000; 40eec438 -> 401dd88700000000; 4018f400 -> 40031e8000000000; 3ed2f4a7 -> 3fda5e94e0000000
; 3efd6074 -> 3fdfac0e80000000; 3f73f2f7 -> 3fee7e5ee0000000; 3da509ed -> 3fb4a13da0000000; 3ebd4437 -> 3fd7a886e0000000; 3ee12a93 -> 3fdc255260000000
; 3f2e4b9d -> 3fe5c973a0000000; 3e6426b2 -> 3fcc84d640000000; 3f638d02 -> 3fec71a040000000; 4010c838 -> 4002190700000000; 3ea0994c -> 3fd4132980000000
; 3fa7988a -> 3ff4f31140000000; 3f5697d1 -> 3fead2fa20000000; 3fa91ef6 -> 3ff523dec0000000; 3f939dbd -> 3ff273b7a0000000; 40e98841 -> 401d310820000000
; 4092ba18 -> 4012574300000000; 3d9eba16 -> 3fb3d742c0000000; bf9337e5 -> bff266fca0000000; c0608e74 -> c00c11ce80000000; be004779 -> bfc008ef20000000
; be485044 -> bfc90a0880000000; bd8668c7 -> bfb0cd18e0000000; be091cfe -> bfc1239fc0000000; c0a8609e -> c0150c13c0000000; c14155e1 -> c0282abc20000000
; bf258552 -> bfe4b0aa40000000; c0266662 -> c004cccc40000000; bfa0a617 -> bff414c2e0000000; be3033fe -> bfc6067fc0000000; bf9ab940 -> bff3572800000000
; beccd80d -> bfd99b01a0000000; bdbb4e2d -> bfb769c5a0000000; beafefd0 -> bfd5fdfa00000000; c01c531d -> c0038a63a0000000; be951657 -> bfd2a2cae0000000
; c05b8881 -> c00b711020000000; bff76ea0 -> bffeedd400000000; aee5e0a5 -> bddcbc14a0000000; 97c90a0f -> baf92141e0000000; 72059806 -> 4640b300c0000000
; aa507d6d -> bd4a0fada0000000; 7ab0feef -> 47561fdde0000000; d57ac385 -> c2af5870a0000000; 97003cf4 -> bae0079e80000000; fddce1ed -> c7bb9c3da0000000
; a2e68317 -> bc5cd062e0000000; 64bcb587 -> 449796b0e0000000; 005126de -> 380449b780000000; 240492a0 -> 3c80925400000000; ac571a88 -> bd8ae35100000000
; a5f2192e -> bcbe4325c0000000; c732b01f -> c0e65603e0000000; 727e0089 -> 464fc01120000000; 9a266eda -> bb44cddb40000000; 47830d0e -> 40f061a1c0000000
; 9e1b2ff9 -> bbc365ff20000000; a5f9bebd -> bcbf37d7a0000000
define amdgpu_kernel void @fpext_f32_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = fpext float %i0 to double
  store double %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case fptrunc_f32_bf16: f32 -> bf16
; 00000000 -> 0000; 80000000 -> 8000; 3f800000 -> 3f80; bf800000 -> bf80; 3f800001 -> 3f80; 3f7fffff -> 3f80; 40000000 -> 4000; 00000001 -> 0000
; 80000001 -> 8000; 007fffff -> 0080; 00800000 -> 0080; 7f800000 -> 7f80; ff800000 -> ff80; 7fc00000 -> 7fff; 7f7fffff -> 7f80; 7f800001 -> 7fff
; ffd00000 -> 7fff; 405dea2c -> 405e; 400e74e8 -> 400e; 41271d27 -> 4127; 4068bcd9 -> 4069; 3dfbc6b9 -> 3dfc; 4064072e -> 4064; 3dee036f -> 3dee
; 3f4af939 -> 3f4b; 3e5d005b -> 3e5d; 3f183c01 -> 3f18; 3eedee27 -> 3eee; 417e8318 -> 417f; 402a1b94 -> 402a; 40ea7ec0 -> 40ea; 4127c1b0 -> 4128
; 40cd1e9d -> 40cd; 3e14e477 -> 3e15; 3f23fcb6 -> 3f24; 3e8af64a -> 3e8b; 40040535 -> 4004; 3e04d49b -> 3e05; 409f6c78 -> 409f; 3d81aa35 -> 3d82
; 3e2410b2 -> 3e24; 3f680786 -> 3f68; 407ea0d0 -> 407f; 4094ccb8 -> 4095; 40cb3d27 -> 40cb; 3f91b177 -> 3f92; 41343b38 -> 4134; 3df49cf4 -> 3df5
; 4067f422 -> 4068; 407a4906 -> 407a; 3ecabc42 -> 3ecb; 413e685a -> 413e; 3ee2bc79 -> 3ee3; 407a68e1 -> 407a; 3d8bdc2e -> 3d8c; 3f27e693 -> 3f28
; 3f7103e3 -> 3f71; c05dea2c -> c05e; c00e74e8 -> c00e; c1271d27 -> c127; c068bcd9 -> c069; bdfbc6b9 -> bdfc; c064072e -> c064; bdee036f -> bdee
; bf4af939 -> bf4b; be5d005b -> be5d; bf183c01 -> bf18; beedee27 -> beee; c17e8318 -> c17f; c02a1b94 -> c02a; c0ea7ec0 -> c0ea; c127c1b0 -> c128
; c0cd1e9d -> c0cd; be14e477 -> be15; bf23fcb6 -> bf24; be8af64a -> be8b; c0040535 -> c004; 8c61843a -> 8c62; e3c8084c -> e3c8; dcde0bb9 -> dcde
; 7a807d4a -> 7a80; 77b9fc76 -> 77ba; af5e21ba -> af5e; a29597cb -> a296; a26eb07a -> a26f; 6008160c -> 6008; 2efcb398 -> 2efd; 2c84eefc -> 2c85
; e8598408 -> e85a; dad99904 -> dada; 06ab8759 -> 06ac; 2d460516 -> 2d46; 7f27ea34 -> 7f28; f2d18d5c -> f2d2; 6def2b55 -> 6def; 7b7164e3 -> 7b71
; a5fa6a5f -> a5fa
define amdgpu_kernel void @fptrunc_f32_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr bfloat, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = fptrunc float %i0 to bfloat
  store bfloat %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case fptrunc_f64_f16: f64 -> f16
; 0000000000000000 -> 0000; 8000000000000000 -> 8000; 3ff0000000000000 -> 3c00; bff0000000000000 -> bc00; 3ff0000000000001 -> 3c00; 3fefffffffffffff -> 3c00
; 4000000000000000 -> 4000; 0000000000000001 -> 0000; 8000000000000001 -> 8000; 000fffffffffffff -> 0000; 0010000000000000 -> 0000; 7ff0000000000000 -> 7c00
; fff0000000000000 -> fc00; 7ff8000000000000 -> 7fff; 7fefffffffffffff -> 7c00; 7ff0000000000001 -> 7fff; fffa000000000000 -> 7fff; 3fbe65030352034a -> 2f99
; 3fe3329093b5d020 -> 38cd; 3fdb0e51fd310f4b -> 36c4; 3fe517f4c8b31691 -> 3946; 401bf67d98302884 -> 46fe; 400acde7e1af74b8 -> 42b3; 3fe36041025ebccf -> 38d8
; 3fd98bb928503054 -> 3663; 3fe5bd4e4372379b -> 396f; 4003a9972cb61a7e -> 40ea; 402c349769be3214 -> 4b0d; 4008db88ed8961e8 -> 4237; 3fd24dd9bab28371 -> 3493
; 3fd3a1fc9eb39f2c -> 34e8; 400bdc26dfc9ba43 -> 42f7; 3fcfb6c33ffc4395 -> 33ee; 3fd8376afd228b8b -> 360e; 3fcf69204cd23e33 -> 33da; 3fd16ad8bd08a181 -> 345b
; 3fc9ed6678db6a46 -> 327b; 3fb733299fe77fa6 -> 2dcd; 3fcb580e92c71137 -> 32d6; 3fedfc210cb79fef -> 3b7f; 4017941eda68cae7 -> 45e5; 400fd67a8b129537 -> 43f6
; 401fbf4abed4214a -> 47f0; 3ff9bdd1e80860d5 -> 3e6f; 400d3d8b36c3d41e -> 434f; 4016430282135380 -> 4591; 4026592db88c5c92 -> 4996; 3fe9529704b68a0d -> 3a55
; 402a0a7e0c1fce1a -> 4a83; 402fc24ac348dbda -> 4bf1; 401f03f956b93cec -> 47c1; 3fff171b26c2b442 -> 3fc6; 3fcf6c6f1e8c9af3 -> 33db; 3fdd3ad7cd566e18 -> 374f
; 3ff37f9ce34d1730 -> 3ce0; 401b006d8efc4728 -> 46c0; 400aa82214d74b01 -> 42aa; bfbe65030352034a -> af99; bfe3329093b5d020 -> b8cd; bfdb0e51fd310f4b -> b6c4
; bfe517f4c8b31691 -> b946; c01bf67d98302884 -> c6fe; c00acde7e1af74b8 -> c2b3; bfe36041025ebccf -> b8d8; bfd98bb928503054 -> b663; bfe5bd4e4372379b -> b96f
; c003a9972cb61a7e -> c0ea; c02c349769be3214 -> cb0d; c008db88ed8961e8 -> c237; bfd24dd9bab28371 -> b493; bfd3a1fc9eb39f2c -> b4e8; c00bdc26dfc9ba43 -> c2f7
; bfcfb6c33ffc4395 -> b3ee; bfd8376afd228b8b -> b60e; bfcf69204cd23e33 -> b3da; bfd16ad8bd08a181 -> b45b; bfc9ed6678db6a46 -> b27b; 5ba9e9feb4c63a20 -> 7c00
; 3c407364f423afb6 -> 0000; 4f88d57804e5e226 -> 7c00; 89f1d1c7f5d3bdee -> 8000; 5f77176285aa2280 -> 7c00; e0f406ed82e61996 -> fc00; 79f054a1103eee7e -> 7c00
; a1f0ba460944bc40 -> 8000; 4e3e8f3f08673a49 -> 7c00; 96223f0b1db6662c -> 8000; b62fe5db6ebd6e25 -> 8000; 1657c50765a8ebdf -> 0000; b9af4510e3417ce5 -> 8000
; 2e2a4caf4ee1174c -> 0000; 8693a1d97d92b634 -> 8000; 33d41900306daa74 -> 0000; fda7a0b7ff70b1d4 -> fc00; e91798b3594d1a5f -> fc00; 807bf1d3638669de -> 8000
; 81dde6dea671e006 -> 8000
define amdgpu_kernel void @fptrunc_f64_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %o0 = fptrunc double %i0 to half
  store half %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case fptrunc_f64_f32: f64 -> f32
; 0000000000000000 -> 00000000; 8000000000000000 -> 80000000; 3ff0000000000000 -> 3f800000; bff0000000000000 -> bf800000; 3ff0000000000001 -> 3f800000
; 3fefffffffffffff -> 3f800000; 4000000000000000 -> 40000000; 0000000000000001 -> 00000000; 8000000000000001 -> 80000000; 000fffffffffffff -> 00000000
; 0010000000000000 -> 00000000; 7ff0000000000000 -> 7f800000; fff0000000000000 -> ff800000; 7ff8000000000000 -> 7fffffff; 7fefffffffffffff -> 7f800000
; 7ff0000000000001 -> 7fffffff; fffa000000000000 -> 7fffffff; 40228728fc2c4733 -> 41143948; 3fd38cca236869fe -> 3e9c6651; 4001b593446235b5 -> 400dac9a
; 3fca6a896e08654c -> 3e53544b; 3ffa2e1a66e35a9e -> 3fd170d3; 40192dfd50b5dcf5 -> 40c96feb; 40014c914d663b29 -> 400a648a; 402829d343230344 -> 41414e9a
; 400f549c8d4ed314 -> 407aa4e4; 3fbb80cf38c30580 -> 3ddc067a; 3fde44e92b3035e8 -> 3ef22749; 401f14a9b3afd4d7 -> 40f8a54e; 3ffcfcf2e24a01a3 -> 3fe7e797
; 3fec650934f0ba61 -> 3f63284a; 40148b63cf538dd7 -> 40a45b1e; 3fd97b3a76b4880e -> 3ecbd9d4; 402a5dcb5287a143 -> 4152ee5b; 3ffd0f59741fca7f -> 3fe87acc
; 3ff0b69367e1db7e -> 3f85b49b; 3fde22fc2bbe783e -> 3ef117e1; 3fe6b337bc382c7a -> 3f3599be; 3fe3b94cdcc92d06 -> 3f1dca67; 3fb46136025eac5c -> 3da309b0
; 3fc669f9099f304f -> 3e334fc8; 400ae0ca57591208 -> 40570653; 3fd31f212be8870b -> 3e98f909; 400abbf0029f23f6 -> 4055df80; 40290a7e6cd6e8b4 -> 414853f3
; 3fc9f3ea2f33e31e -> 3e4f9f51; 3fce3944a3fa92b9 -> 3e71ca25; 3fb3ff28a7629ccc -> 3d9ff945; 3fe066d6fd8013f4 -> 3f0336b8; 3fd546aab2fd33a7 -> 3eaa3556
; 401c2d0a5a607ba8 -> 40e16853; 3fe60c139e9e141c -> 3f30609d; 3fd02683c521eb6d -> 3e81341e; 3fb36ba00e20de26 -> 3d9b5d00; 4008b3fa284afe76 -> 40459fd1
; 400d959c578258bf -> 406cace3; 4014cf471e48ed96 -> 40a67a39; c0228728fc2c4733 -> c1143948; bfd38cca236869fe -> be9c6651; c001b593446235b5 -> c00dac9a
; bfca6a896e08654c -> be53544b; bffa2e1a66e35a9e -> bfd170d3; c0192dfd50b5dcf5 -> c0c96feb; c0014c914d663b29 -> c00a648a; c02829d343230344 -> c1414e9a
; c00f549c8d4ed314 -> c07aa4e4; bfbb80cf38c30580 -> bddc067a; bfde44e92b3035e8 -> bef22749; c01f14a9b3afd4d7 -> c0f8a54e; bffcfcf2e24a01a3 -> bfe7e797
; bfec650934f0ba61 -> bf63284a; c0148b63cf538dd7 -> c0a45b1e; bfd97b3a76b4880e -> becbd9d4; c02a5dcb5287a143 -> c152ee5b; bffd0f59741fca7f -> bfe87acc
; bff0b69367e1db7e -> bf85b49b; bfde22fc2bbe783e -> bef117e1; ea4e537e38e1672c -> ff800000; 6a5d68123d334d19 -> 7f800000; 63d487a4a6d47c6b -> 7f800000
; 706438b50e3387b9 -> 7f800000; 57b57417018b1a80 -> 7f800000; 6d77ad6a8a5cf69f -> 7f800000; 4da9d12954faded6 -> 7f800000; d5a9fef3f03e661f -> ff800000
; 3b9d466ef048270e -> 1cea3378; e4a3c76da7d02118 -> ff800000; f95ff2f4966657cb -> ff800000; 03859ce7abe31200 -> 00000000; 3e1c2881e160f095 -> 30e1440f
; 7327ab0751d9a4f8 -> 7f800000; 29a6a5cc07357804 -> 00000000; 15527647edc0497a -> 00000000; 4430bb302fefba93 -> 6185d981; 2bf7f0d762a84865 -> 00000000
; 8a2cfc2e3cb4746d -> 80000000; c338efea69f54f28 -> d9c77f53
define amdgpu_kernel void @fptrunc_f64_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %o0 = fptrunc double %i0 to float
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case fptrunc_f64_bf16: f64 -> bf16
; 0000000000000000 -> 0000; 8000000000000000 -> 8000; 3ff0000000000000 -> 3f80; bff0000000000000 -> bf80; 3ff0000000000001 -> 3f80; 3fefffffffffffff -> 3f80
; 4000000000000000 -> 4000; 0000000000000001 -> 0000; 8000000000000001 -> 8000; 000fffffffffffff -> 0000; 0010000000000000 -> 0000; 7ff0000000000000 -> 7f80
; fff0000000000000 -> ff80; 7ff8000000000000 -> 7fff; 7fefffffffffffff -> 7f80; 7ff0000000000001 -> 7fff; fffa000000000000 -> 7fff; 3ffae020bf6c5689 -> 3fd7
; 3fd64dc3e95203cb -> 3eb2; 3fc2ade3876df085 -> 3e15; 400f232269d9ef62 -> 4079; 3fbf8aea1baea3ae -> 3dfc; 3fbd5cbd0da72a93 -> 3deb; 3ffd23f6d8f32b12 -> 3fe9
; 400e6ba6e21569a4 -> 4073; 3fe2374ccd4cf017 -> 3f12; 40228a5155cb33a4 -> 4114; 40171f46bc8602c2 -> 40b9; 3fb3a413a6b4079c -> 3d9d; 40140b6e40f2bfc1 -> 40a0
; 4029354c9bf8a4b3 -> 414a; 40232405fad6d52b -> 4119; 400c2ccba0986c77 -> 4061; 3fb67a388fdb9de5 -> 3db4; 3ff5dfd34b98be7c -> 3faf; 3fb3ad5a12ab8a66 -> 3d9d
; 3fbf3c2fc681957c -> 3dfa; 4026b7b01b5ab327 -> 4136; 3fe36213f78b46ad -> 3f1b; 40284464e2bff86f -> 4142; 4025388e43069083 -> 412a; 4017015abcf77a17 -> 40b8
; 3fdb1e5d728ee985 -> 3ed9; 3ffadbe2b7fd068d -> 3fd7; 4017bad5f6473fa1 -> 40be; 3fc332ccfe00f2b7 -> 3e1a; 3fcda177eb26551c -> 3e6d; 400dd29cada2dfce -> 406f
; 3ff2e0b4c5bda9d9 -> 3f97; 3fd5fc799a4777ec -> 3eb0; 402d0c9076aa5417 -> 4168; 3fcc2bd88878af36 -> 3e61; 3ffbee4f48e0e04d -> 3fdf; 3fbfaba15e0266d9 -> 3dfd
; 3ff6f9c0ac975eb3 -> 3fb8; 3fdacac1e893d33d -> 3ed6; 3fc456445082c45b -> 3e23; bffae020bf6c5689 -> bfd7; bfd64dc3e95203cb -> beb2; bfc2ade3876df085 -> be15
; c00f232269d9ef62 -> c079; bfbf8aea1baea3ae -> bdfc; bfbd5cbd0da72a93 -> bdeb; bffd23f6d8f32b12 -> bfe9; c00e6ba6e21569a4 -> c073; bfe2374ccd4cf017 -> bf12
; c0228a5155cb33a4 -> c114; c0171f46bc8602c2 -> c0b9; bfb3a413a6b4079c -> bd9d; c0140b6e40f2bfc1 -> c0a0; c029354c9bf8a4b3 -> c14a; c0232405fad6d52b -> c119
; c00c2ccba0986c77 -> c061; bfb67a388fdb9de5 -> bdb4; bff5dfd34b98be7c -> bfaf; bfb3ad5a12ab8a66 -> bd9d; bfbf3c2fc681957c -> bdfa; 55243d2a172e7e05 -> 7f80
; a444469f3df5c101 -> 8000; a1d05938326bd0c2 -> 8000; 142a09e840f93baf -> 0000; 482d6578d744be6a -> 7f80; d52175a15b7c9a6b -> ff80; 6a82f4bada1e7a98 -> 7f80
; 060703fe7ff84634 -> 0000; 9da4bffa5d703c3e -> 8000; c9683345d153253b -> ff80; 714c828d8679b395 -> 7f80; 39437a92151c2dbf -> 0a1c; 59a2921973c1b8a1 -> 7f80
; e75e37c03a45d71b -> ff80; a9e7aa9ff37411ee -> 8000; 30ad7b947cf6cb12 -> 0000; f20a77284fcf06d4 -> ff80; 19e45af24dca58a7 -> 0000; b8fac06d8a73e17a -> 87d6
; ede4c16be5cb41e6 -> ff80
define amdgpu_kernel void @fptrunc_f64_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr bfloat, ptr addrspace(1) %p1, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %o0 = fptrunc double %i0 to bfloat
  store bfloat %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case fpext_bf16_f32: bf16 -> f32
; 0000 -> 00000000; 8000 -> 80000000; 3f80 -> 3f800000; bf80 -> bf800000; 3f81 -> 3f810000; 3f7f -> 3f7f0000; 4000 -> 40000000; 0001 -> 00010000
; 8001 -> 80010000; 007f -> 007f0000; 0080 -> 00800000; 7f80 -> 7f800000; ff80 -> ff800000; 7fc0 -> 7fffffff; 7f7f -> 7f7f0000; 7f81 -> 7fffffff
; ffd0 -> 7fffffff; 4050 -> 40500000; 3dbd -> 3dbd0000; 3eea -> 3eea0000; 3f6d -> 3f6d0000; 3d9f -> 3d9f0000; 3de9 -> 3de90000; 3ff4 -> 3ff40000
; 3fed -> 3fed0000; 3f76 -> 3f760000; 414b -> 414b0000; 4032 -> 40320000; 3fbf -> 3fbf0000; 417b -> 417b0000; 3f0c -> 3f0c0000; 4116 -> 41160000
; 403c -> 403c0000; 40e6 -> 40e60000; 40d6 -> 40d60000; 4097 -> 40970000; 3e81 -> 3e810000; 3e19 -> 3e190000; 3e68 -> 3e680000; 3f0b -> 3f0b0000
; 40ce -> 40ce0000; 402b -> 402b0000; 3ebe -> 3ebe0000; 401f -> 401f0000; 3f93 -> 3f930000; 3ee6 -> 3ee60000; 3dd9 -> 3dd90000; 4175 -> 41750000
; 3eb7 -> 3eb70000; 4099 -> 40990000; 4177 -> 41770000; 40c4 -> 40c40000; 3e46 -> 3e460000; 3e99 -> 3e990000; 4002 -> 40020000; c050 -> c0500000
; bdbd -> bdbd0000; beea -> beea0000; bf6d -> bf6d0000; bd9f -> bd9f0000; bde9 -> bde90000; bff4 -> bff40000; bfed -> bfed0000; bf76 -> bf760000
; c14b -> c14b0000; c032 -> c0320000; bfbf -> bfbf0000; c17b -> c17b0000; bf0c -> bf0c0000; c116 -> c1160000; c03c -> c03c0000; c0e6 -> c0e60000
; c0d6 -> c0d60000; c097 -> c0970000; be81 -> be810000; c0e2 -> c0e20000; d50b -> d50b0000; 3b71 -> 3b710000; b7fc -> b7fc0000; 8eff -> 8eff0000
; ccad -> ccad0000; 51c0 -> 51c00000; 88df -> 88df0000; 6fb8 -> 6fb80000; 657c -> 657c0000; 50c5 -> 50c50000; a376 -> a3760000; 88a0 -> 88a00000
; 03b3 -> 03b30000; 69b5 -> 69b50000; 4dc9 -> 4dc90000; 523e -> 523e0000; eb01 -> eb010000; 2f96 -> 2f960000; 7ac4 -> 7ac40000
define amdgpu_kernel void @fpext_bf16_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr bfloat, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load bfloat, ptr addrspace(1) %a0, align 2
  %o0 = fpext bfloat %i0 to float
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case fpext_bf16_f64: bf16 -> f64
; 0000 -> 0000000000000000; 8000 -> 8000000000000000; 3f80 -> 3ff0000000000000; bf80 -> bff0000000000000; 3f81 -> 3ff0200000000000; 3f7f -> 3fefe00000000000
; 4000 -> 4000000000000000; 0001 -> 37a0000000000000; 8001 -> b7a0000000000000; 007f -> 380fc00000000000; 0080 -> 3810000000000000; 7f80 -> 7ff0000000000000
; ff80 -> fff0000000000000; 7fc0 -> 7ff8000000000000; 7f7f -> 47efe00000000000; 7f81 -> 7ff8000000000000; ffd0 -> 7ff8000000000000; 3f4c -> 3fe9800000000000
; 3ff0 -> 3ffe000000000000; 3ee9 -> 3fdd200000000000; 4072 -> 400e400000000000; 3ea4 -> 3fd4800000000000; 3dbe -> 3fb7c00000000000; 414f -> 4029e00000000000
; 4116 -> 4022c00000000000; 4009 -> 4001200000000000; 4001 -> 4000200000000000; 3eda -> 3fdb400000000000; 3df0 -> 3fbe000000000000; 415d -> 402ba00000000000
; 3f1b -> 3fe3600000000000; 400d -> 4001a00000000000; 4174 -> 402e800000000000; 3fc7 -> 3ff8e00000000000; 3ed7 -> 3fdae00000000000; 3f6f -> 3fede00000000000
; 3f55 -> 3feaa00000000000; 3ef3 -> 3fde600000000000; 3de2 -> 3fbc400000000000; 3ecb -> 3fd9600000000000; 3e33 -> 3fc6600000000000; 3e19 -> 3fc3200000000000
; 3fe5 -> 3ffca00000000000; 3e8c -> 3fd1800000000000; 4142 -> 4028400000000000; 408f -> 4011e00000000000; 403f -> 4007e00000000000; 3fec -> 3ffd800000000000
; 3d8c -> 3fb1800000000000; 3f87 -> 3ff0e00000000000; 4049 -> 4009200000000000; 4043 -> 4008600000000000; 3dd2 -> 3fba400000000000; 4167 -> 402ce00000000000
; 3f64 -> 3fec800000000000; 406e -> 400dc00000000000; bf4c -> bfe9800000000000; bff0 -> bffe000000000000; bee9 -> bfdd200000000000; c072 -> c00e400000000000
; bea4 -> bfd4800000000000; bdbe -> bfb7c00000000000; c14f -> c029e00000000000; c116 -> c022c00000000000; c009 -> c001200000000000; c001 -> c000200000000000
; beda -> bfdb400000000000; bdf0 -> bfbe000000000000; c15d -> c02ba00000000000; bf1b -> bfe3600000000000; c00d -> c001a00000000000; c174 -> c02e800000000000
; bfc7 -> bff8e00000000000; bed7 -> bfdae00000000000; bf6f -> bfede00000000000; bf55 -> bfeaa00000000000; 4f78 -> 41ef000000000000; ddcf -> c3b9e00000000000
; fc67 -> c78ce00000000000; 5ff0 -> 43fe000000000000; 1c6c -> 3b8d800000000000; 4d86 -> 41b0c00000000000; dd8a -> c3b1400000000000; 3267 -> 3e4ce00000000000
; 0788 -> 38f1000000000000; 99fd -> bb3fa00000000000; 9564 -> baac800000000000; 5e32 -> 43c6400000000000; b923 -> bf24600000000000; 2f82 -> 3df0400000000000
; 3107 -> 3e20e00000000000; 51e5 -> 423ca00000000000; f48f -> c691e00000000000; 602d -> 4405a00000000000; 19b5 -> 3b36a00000000000; 2e52 -> 3dca400000000000
define amdgpu_kernel void @fpext_bf16_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr bfloat, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %i0 = load bfloat, ptr addrspace(1) %a0, align 2
  %o0 = fpext bfloat %i0 to double
  store double %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case fptosi_f16_i8: f16 -> b8
; 0000 -> 00; 8000 -> 00; 3c00 -> 01; bc00 -> ff; 3c01 -> 01; 3bff -> 00; 4000 -> 02; 0001 -> 00; 8001 -> 00; 03ff -> 00; 0400 -> 00; 3ea3 -> 01; 3a41 -> 00
; 47b7 -> 07; 3fbf -> 01; 2f2a -> 00; 3410 -> 00; 2c38 -> 00; 2c2a -> 00; 387c -> 00; 3b8a -> 00; 37ba -> 00; 3957 -> 00; bea3 -> ff; ba41 -> 00; c7b7 -> f9
; bfbf -> ff; af2a -> 00; b410 -> 00; adc7 -> 00; ce83 -> e6; 1bde -> 00; 26cb -> 00; c3f3 -> fd; b800 -> 00; 3800 -> 00; 3e00 -> 01; 4100 -> 02; d804 -> 80
; d800 -> 80; d7f8 -> 81; 57e8 -> 7e; 57f0 -> 7f; 57f8 -> 7f; 5638 -> 63; 5640 -> 64; 5648 -> 64
; poison fptosi_f16_i8: 7c00; fc00; 7e00; 7bff; 7c01; fe80
define amdgpu_kernel void @fptosi_f16_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %o0 = fptosi half %i0 to i8
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

; case sitofp_i8_f16: b8 -> f16
; 00 -> 0000; 01 -> 3c00; 02 -> 4000; 03 -> 4200; ff -> bc00; 80 -> d800; 7f -> 57f0; 56 -> 5560; 58 -> 5580; 6c -> 56c0; 43 -> 5430; aa -> d560; a2 -> d5e0
; 96 -> d6a0; f3 -> ca80; 67 -> 5670; ad -> d530; a3 -> d5d0; dc -> d080; fb -> c500; 9c -> d640; 0e -> 4b00; ed -> ccc0; 7c -> 57c0; 4e -> 54e0; 7b -> 57b0
; 84 -> d7c0; 40 -> 5400
define amdgpu_kernel void @sitofp_i8_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = sitofp i8 %i0 to half
  store half %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case fptoui_f16_i8: f16 -> b8
; 0000 -> 00; 8000 -> 00; 3c00 -> 01; 3c01 -> 01; 3bff -> 00; 4000 -> 02; 0001 -> 00; 8001 -> 00; 03ff -> 00; 0400 -> 00; 35ea -> 00; 2c7c -> 00; 4143 -> 02
; 3516 -> 00; 2e37 -> 00; 3efd -> 01; 3c68 -> 01; 32b7 -> 00; 368d -> 00; 39aa -> 00; 2ce7 -> 00; 39db -> 00; b5ea -> 00; ac7c -> 00; b516 -> 00; ae37 -> 00
; 5401 -> 40; 3b01 -> 00; 4832 -> 08; b800 -> 00; 3800 -> 00; 3e00 -> 01; 4100 -> 02; 5bf4 -> fe; 5bf8 -> ff; 5bfc -> ff; 5638 -> 63; 5640 -> 64; 5648 -> 64
; poison fptoui_f16_i8: bc00; 7c00; fc00; 7e00; 7bff; 7c01
define amdgpu_kernel void @fptoui_f16_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %o0 = fptoui half %i0 to i8
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

; case uitofp_i8_f16: b8 -> f16
; 00 -> 0000; 01 -> 3c00; 02 -> 4000; 03 -> 4200; ff -> 5bf8; 80 -> 5800; 7f -> 57f0; 76 -> 5760; 32 -> 5240; 5e -> 55e0; f5 -> 5ba8; 5f -> 55f0; 1d -> 4f40
; d9 -> 5ac8; cd -> 5a68; d8 -> 5ac0; 27 -> 50e0; 5c -> 55c0; 19 -> 4e40; 41 -> 5410; 94 -> 58a0; 25 -> 50a0; fd -> 5be8; 0a -> 4900; 92 -> 5890; 0d -> 4a80
; ea -> 5b50; a9 -> 5948; f8 -> 5bc0; 65 -> 5650; 30 -> 5200
define amdgpu_kernel void @uitofp_i8_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = uitofp i8 %i0 to half
  store half %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case fptosi_f16_i16: f16 -> b16
; 0000 -> 0000; 8000 -> 0000; 3c00 -> 0001; bc00 -> ffff; 3c01 -> 0001; 3bff -> 0000; 4000 -> 0002; 0001 -> 0000; 8001 -> 0000; 03ff -> 0000; 0400 -> 0000
; 388d -> 0000; 3551 -> 0000; 44ff -> 0004; 2d4c -> 0000; 3220 -> 0000; 3310 -> 0000; 4402 -> 0004; 451d -> 0005; 2f0e -> 0000; 4706 -> 0007; 30dc -> 0000
; 4b41 -> 000e; b88d -> 0000; b551 -> 0000; c4ff -> fffc; ad4c -> 0000; b220 -> 0000; b310 -> 0000; 0b84 -> 0000; a769 -> 0000; dbd2 -> ff06; bc31 -> ffff
; 698c -> 0b18; 5076 -> 0023; b800 -> 0000; 3800 -> 0000; 3e00 -> 0001; 4100 -> 0002; f800 -> 8000; 5638 -> 0063; 5640 -> 0064; 5648 -> 0064
; poison fptosi_f16_i16: 7c00; fc00; 7e00; 7bff; 7c01; fe80
define amdgpu_kernel void @fptosi_f16_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %o0 = fptosi half %i0 to i16
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case sitofp_i16_f16: b16 -> f16
; 0000 -> 0000; 0001 -> 3c00; 0002 -> 4000; 0003 -> 4200; ffff -> bc00; 8000 -> f800; 7fff -> 7800; 86e9 -> f791; 6d11 -> 76d1; 1d81 -> 6f60; 0918 -> 688c
; 9581 -> f6a8; f466 -> e9cd; bd1c -> f42e; 41d6 -> 741d; 5c5f -> 75c6; b8fb -> f470; 1dfb -> 6f7f; 2a01 -> 7140; db87 -> f08f; dc1c -> f07c; 6940 -> 7694
; 5c4b -> 75c5; 75ae -> 775b; 27c1 -> 70f8; eb6e -> ed24; 8b8f -> f747; 3574 -> 72ae; b1e8 -> f4e2; c083 -> f3f0; 5e24 -> 75e2
define amdgpu_kernel void @sitofp_i16_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = sitofp i16 %i0 to half
  store half %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case fptoui_f16_i16: f16 -> b16
; 0000 -> 0000; 8000 -> 0000; 3c00 -> 0001; 3c01 -> 0001; 3bff -> 0000; 4000 -> 0002; 0001 -> 0000; 8001 -> 0000; 03ff -> 0000; 0400 -> 0000; 7bff -> ffe0
; 326e -> 0000; 446e -> 0004; 3e6f -> 0001; 3639 -> 0000; 411b -> 0002; 4640 -> 0006; 4bee -> 000f; 3076 -> 0000; 2e69 -> 0000; 3c1f -> 0001; 4072 -> 0002
; 3f15 -> 0001; b26e -> 0000; b639 -> 0000; 5636 -> 0063; 2e99 -> 0000; 0cba -> 0000; 6456 -> 0456; b800 -> 0000; 3800 -> 0000; 3e00 -> 0001; 4100 -> 0002
; 5638 -> 0063; 5640 -> 0064; 5648 -> 0064
; poison fptoui_f16_i16: bc00; 7c00; fc00; 7e00; 7c01; fe80
define amdgpu_kernel void @fptoui_f16_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %o0 = fptoui half %i0 to i16
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case uitofp_i16_f16: b16 -> f16
; 0000 -> 0000; 0001 -> 3c00; 0002 -> 4000; 0003 -> 4200; ffff -> 7c00; 8000 -> 7800; 7fff -> 7800; 4f65 -> 74f6; da3e -> 7ad2; a4b6 -> 7926; 9a9f -> 78d5
; d2f7 -> 7a98; 11ff -> 6c80; eda5 -> 7b6d; ca09 -> 7a50; 2ce7 -> 719d; 5eb3 -> 75eb; b498 -> 79a5; fd01 -> 7be8; afd9 -> 797f; af89 -> 797c; a580 -> 792c
; 5e90 -> 75e9; 6a7c -> 76a8; b279 -> 7994; 1afd -> 6ebf; ff3f -> 7bfa; 066d -> 666d; 308e -> 7212; 5e6c -> 75e7; 0307 -> 620e
define amdgpu_kernel void @uitofp_i16_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = uitofp i16 %i0 to half
  store half %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case fptosi_f16_i32: f16 -> b32
; 0000 -> 00000000; 8000 -> 00000000; 3c00 -> 00000001; bc00 -> ffffffff; 3c01 -> 00000001; 3bff -> 00000000; 4000 -> 00000002; 0001 -> 00000000
; 8001 -> 00000000; 03ff -> 00000000; 0400 -> 00000000; 7bff -> 0000ffe0; 472b -> 00000007; 3b7f -> 00000000; 49be -> 0000000b; 34b0 -> 00000000
; 4b92 -> 0000000f; 37f3 -> 00000000; 31c6 -> 00000000; 385f -> 00000000; 2ff4 -> 00000000; 48e2 -> 00000009; 2e2e -> 00000000; 3ebf -> 00000001
; c72b -> fffffff9; bb7f -> 00000000; c9be -> fffffff5; b4b0 -> 00000000; cb92 -> fffffff1; b7f3 -> 00000000; edc8 -> ffffe8e0; a5c3 -> 00000000
; ab5f -> 00000000; 49d7 -> 0000000b; 4f78 -> 0000001d; b800 -> 00000000; 3800 -> 00000000; 3e00 -> 00000001; 4100 -> 00000002; 5638 -> 00000063
; 5640 -> 00000064; 5648 -> 00000064
; poison fptosi_f16_i32: 7c00; fc00; 7e00; 7c01; fe80; 7d60
define amdgpu_kernel void @fptosi_f16_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %o0 = fptosi half %i0 to i32
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case sitofp_i32_f16: b32 -> f16
; 00000000 -> 0000; 00000001 -> 3c00; 00000002 -> 4000; 00000003 -> 4200; ffffffff -> bc00; 80000000 -> fc00; 7fffffff -> 7c00; 58dddfa0 -> 7c00
; 0623b60d -> 7c00; bc61db2c -> fc00; b0688c0e -> fc00; 8841f83e -> fc00; f7f8ba5e -> fc00; 9a4c7f63 -> fc00; b40b9e3d -> fc00; f9bbb4c3 -> fc00
; f9034c6c -> fc00; d75b4193 -> fc00; 6acf0ba5 -> 7c00; 446887a7 -> 7c00; ba35bf7e -> fc00; bdb69832 -> fc00; 5e426ebf -> 7c00; 867f422b -> fc00
; 1fe9a1bf -> 7c00; 71442889 -> 7c00; eede7221 -> fc00; 7bd4505d -> 7c00; 9d31e75f -> fc00; b256fcdb -> fc00; 71950c5a -> 7c00
define amdgpu_kernel void @sitofp_i32_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = sitofp i32 %i0 to half
  store half %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case fptoui_f16_i32: f16 -> b32
; 0000 -> 00000000; 8000 -> 00000000; 3c00 -> 00000001; 3c01 -> 00000001; 3bff -> 00000000; 4000 -> 00000002; 0001 -> 00000000; 8001 -> 00000000
; 03ff -> 00000000; 0400 -> 00000000; 7bff -> 0000ffe0; 2c60 -> 00000000; 39f0 -> 00000000; 41e0 -> 00000002; 452d -> 00000005; 34dc -> 00000000
; 42e6 -> 00000003; 3ddc -> 00000001; 3d9d -> 00000001; 3b75 -> 00000000; 4496 -> 00000004; 2eab -> 00000000; 45ea -> 00000005; ac60 -> 00000000
; b9f0 -> 00000000; b4dc -> 00000000; 2c7e -> 00000000; 7379 -> 00003bc8; 37fb -> 00000000; ae7d -> 00000000; b800 -> 00000000; 3800 -> 00000000
; 3e00 -> 00000001; 4100 -> 00000002; 5638 -> 00000063; 5640 -> 00000064; 5648 -> 00000064
; poison fptoui_f16_i32: bc00; 7c00; fc00; 7e00; 7c01; fe80
define amdgpu_kernel void @fptoui_f16_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %o0 = fptoui half %i0 to i32
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case uitofp_i32_f16: b32 -> f16
; 00000000 -> 0000; 00000001 -> 3c00; 00000002 -> 4000; 00000003 -> 4200; ffffffff -> 7c00; 80000000 -> 7c00; 7fffffff -> 7c00; 25106878 -> 7c00
; 5e14ca5b -> 7c00; 158138b7 -> 7c00; 7d3495f7 -> 7c00; 6fb07b01 -> 7c00; 683aec6e -> 7c00; f6df9bc3 -> 7c00; 454fda3d -> 7c00; 49d68b8e -> 7c00
; 78cb978c -> 7c00; 8a1bbf8c -> 7c00; 50e99e03 -> 7c00; 49ed1a4b -> 7c00; ac1316f7 -> 7c00; 88afe907 -> 7c00; 20e38e7d -> 7c00; ec92aa30 -> 7c00
; cee800b8 -> 7c00; 66bc59ee -> 7c00; c547d364 -> 7c00; 696fb70c -> 7c00; 85a357a2 -> 7c00; e50bddd2 -> 7c00; 16e53ca5 -> 7c00
define amdgpu_kernel void @uitofp_i32_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = uitofp i32 %i0 to half
  store half %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case fptosi_f16_i64: f16 -> b64
; 0000 -> 0000000000000000; 8000 -> 0000000000000000; 3c00 -> 0000000000000001; bc00 -> ffffffffffffffff; 3c01 -> 0000000000000001; 3bff -> 0000000000000000
; 4000 -> 0000000000000002; 0001 -> 0000000000000000; 8001 -> 0000000000000000; 03ff -> 0000000000000000; 0400 -> 0000000000000000; 7bff -> 000000000000ffe0
; 46f8 -> 0000000000000006; 40d8 -> 0000000000000002; 3cc6 -> 0000000000000001; 3b45 -> 0000000000000000; 4251 -> 0000000000000003; 4262 -> 0000000000000003
; 415d -> 0000000000000002; 4968 -> 000000000000000a; 432c -> 0000000000000003; 3d11 -> 0000000000000001; 2eb1 -> 0000000000000000; 3ca7 -> 0000000000000001
; c6f8 -> fffffffffffffffa; c0d8 -> fffffffffffffffe; bcc6 -> ffffffffffffffff; bb45 -> 0000000000000000; c251 -> fffffffffffffffd; c262 -> fffffffffffffffd
; ce43 -> ffffffffffffffe7; 62a8 -> 0000000000000354; 271b -> 0000000000000000; 0ff0 -> 0000000000000000; 4942 -> 000000000000000a; a518 -> 0000000000000000
; b800 -> 0000000000000000; 3800 -> 0000000000000000; 3e00 -> 0000000000000001; 4100 -> 0000000000000002; 5638 -> 0000000000000063; 5640 -> 0000000000000064
; 5648 -> 0000000000000064
; poison fptosi_f16_i64: 7c00; fc00; 7e00; 7c01; fe80
define amdgpu_kernel void @fptosi_f16_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %o0 = fptosi half %i0 to i64
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case sitofp_i64_f16: b64 -> f16
; 0000000000000000 -> 0000; 0000000000000001 -> 3c00; 0000000000000002 -> 4000; 0000000000000003 -> 4200; ffffffffffffffff -> bc00; 8000000000000000 -> fc00
; 7fffffffffffffff -> 7c00; 95dc980c5e7ca979 -> fc00; e6326705d657dde3 -> fc00; e82254e0468ced48 -> fc00; aefe47c9a0e29ce8 -> fc00; 452cdf7adf44f8cd -> 7c00
; 76f7d3d80ac8cd68 -> 7c00; 824be15932fef7e9 -> fc00; 39f365daef4dd63d -> 7c00; 1d061d693f4e1661 -> 7c00; 6b604748e3de1ac5 -> 7c00; d2ad43e5b9cac24b -> fc00
; 55602c245fc699e0 -> 7c00; 2259b5010c5dcc46 -> 7c00; eada86b41171c13c -> fc00; 4112c6cfdd5a264a -> 7c00; 22b1a0d0a34feb9e -> 7c00; 570825a8603eee6d -> 7c00
; 96fbd9f8174a4479 -> fc00; d545365a3d6132e8 -> fc00; cedaf861b4f286bd -> fc00; f2af2b90ef5fd118 -> fc00; 3bca5904573e4958 -> 7c00; 89c920fdc50273e4 -> fc00
; aad5d9d729170c71 -> fc00
define amdgpu_kernel void @sitofp_i64_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %o0 = sitofp i64 %i0 to half
  store half %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case fptoui_f16_i64: f16 -> b64
; 0000 -> 0000000000000000; 8000 -> 0000000000000000; 3c00 -> 0000000000000001; 3c01 -> 0000000000000001; 3bff -> 0000000000000000; 4000 -> 0000000000000002
; 0001 -> 0000000000000000; 8001 -> 0000000000000000; 03ff -> 0000000000000000; 0400 -> 0000000000000000; 7bff -> 000000000000ffe0; 3c94 -> 0000000000000001
; 4699 -> 0000000000000006; 3053 -> 0000000000000000; 2d70 -> 0000000000000000; 38f6 -> 0000000000000000; 435e -> 0000000000000003; 457a -> 0000000000000005
; 4055 -> 0000000000000002; 4bff -> 000000000000000f; 39e4 -> 0000000000000000; 3390 -> 0000000000000000; 4a38 -> 000000000000000c; b053 -> 0000000000000000
; ad70 -> 0000000000000000; b8f6 -> 0000000000000000; 057c -> 0000000000000000; ae8d -> 0000000000000000; 9ce9 -> 0000000000000000; b800 -> 0000000000000000
; 3800 -> 0000000000000000; 3e00 -> 0000000000000001; 4100 -> 0000000000000002; 5638 -> 0000000000000063; 5640 -> 0000000000000064; 5648 -> 0000000000000064
; poison fptoui_f16_i64: bc00; 7c00; fc00; 7e00; 7c01; fe80
define amdgpu_kernel void @fptoui_f16_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %o0 = fptoui half %i0 to i64
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case uitofp_i64_f16: b64 -> f16
; 0000000000000000 -> 0000; 0000000000000001 -> 3c00; 0000000000000002 -> 4000; 0000000000000003 -> 4200; ffffffffffffffff -> 7c00; 8000000000000000 -> 7c00
; 7fffffffffffffff -> 7c00; 98795d7704375511 -> 7c00; ebb9cf1b76b9e535 -> 7c00; cd924c20c5f504dc -> 7c00; 9098103c6486157e -> 7c00; 13063b9c305c65bb -> 7c00
; c9b54a2c9aecb3f5 -> 7c00; c99a01b3f55fff01 -> 7c00; b133a4e02f547f58 -> 7c00; 29251fdd2b65d079 -> 7c00; 79daa111975b1367 -> 7c00; 375e8fb868fd655d -> 7c00
; 556081566f9fe2ca -> 7c00; 8108bbaae85498ef -> 7c00; 1fca0e88aa3a880c -> 7c00; 067aa537514c4c5b -> 7c00; 04c9d110f3d31583 -> 7c00; fbaa523f00115f8b -> 7c00
; a0ac30a65c97151a -> 7c00; df765335ae88b91c -> 7c00; 779618b1dfec28fe -> 7c00; de86edd03684554b -> 7c00; 61572f2450e94baf -> 7c00; 43de84e97ead9f9c -> 7c00
; 63d71f083a8d5345 -> 7c00
define amdgpu_kernel void @uitofp_i64_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %o0 = uitofp i64 %i0 to half
  store half %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case fptosi_f32_i8: f32 -> b8
; 00000000 -> 00; 80000000 -> 00; 3f800000 -> 01; bf800000 -> ff; 3f800001 -> 01; 3f7fffff -> 00; 40000000 -> 02; 00000001 -> 00; 80000001 -> 00; 007fffff -> 00
; 00800000 -> 00; 3e4f1f10 -> 00; 3d8f1609 -> 00; 408e3236 -> 04; 3fe4e1e3 -> 01; 3e3feab6 -> 00; 4105198a -> 08; 414d0cf3 -> 0c; 3f804321 -> 01; 4061f706 -> 03
; 3f2c02d3 -> 00; 3e5ac67d -> 00; 3eb30692 -> 00; be4f1f10 -> 00; bd8f1609 -> 00; c08e3236 -> fc; bfe4e1e3 -> ff; be3feab6 -> 00; c105198a -> f8; 8edecae0 -> 00
; c23bbe65 -> d2; bf000000 -> 00; 3f000000 -> 00; 3fc00000 -> 01; 40200000 -> 02; c3008000 -> 80; c3000000 -> 80; c2ff0000 -> 81; 42fd0000 -> 7e; 42fe0000 -> 7f
; 42ff0000 -> 7f; 42c70000 -> 63; 42c80000 -> 64; 42c90000 -> 64
; poison fptosi_f32_i8: 7f800000; ff800000; 7fc00000; 7f7fffff; 7f800001; ffd00000
define amdgpu_kernel void @fptosi_f32_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = fptosi float %i0 to i8
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

; case sitofp_i8_f32: b8 -> f32
; 00 -> 00000000; 01 -> 3f800000; 02 -> 40000000; 03 -> 40400000; ff -> bf800000; 80 -> c3000000; 7f -> 42fe0000; 3e -> 42780000; f0 -> c1800000; 23 -> 420c0000
; de -> c2080000; b2 -> c29c0000; df -> c2040000; 50 -> 42a00000; 34 -> 42500000; d5 -> c22c0000; 17 -> 41b80000; a7 -> c2b20000; bd -> c2860000; f2 -> c1600000
; bc -> c2880000; 3d -> 42740000; 57 -> 42ae0000; 1a -> 41d00000; d9 -> c21c0000; 18 -> 41c00000; 99 -> c2ce0000; bb -> c28a0000; 29 -> 42240000; 0d -> 41500000
; 8d -> c2e60000
define amdgpu_kernel void @sitofp_i8_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = sitofp i8 %i0 to float
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case fptoui_f32_i8: f32 -> b8
; 00000000 -> 00; 80000000 -> 00; 3f800000 -> 01; 3f800001 -> 01; 3f7fffff -> 00; 40000000 -> 02; 00000001 -> 00; 80000001 -> 00; 007fffff -> 00; 00800000 -> 00
; 3e2da19e -> 00; 3d82f4d8 -> 00; 3fc2193c -> 01; 3dce6831 -> 00; 3e5d1750 -> 00; 3efe99ee -> 00; 3e0b2fdc -> 00; 3f0e7941 -> 00; 3fdc2978 -> 01; 417f43d7 -> 0f
; 3dc99b95 -> 00; 3e4fd914 -> 00; be2da19e -> 00; bd82f4d8 -> 00; bdce6831 -> 00; be5d1750 -> 00; befe99ee -> 00; 974567d3 -> 00; aa54c6ec -> 00; 87423c72 -> 00
; 18b246d3 -> 00; 89796fa5 -> 00; bf000000 -> 00; 3f000000 -> 00; 3fc00000 -> 01; 40200000 -> 02; 437e8000 -> fe; 437f0000 -> ff; 437f8000 -> ff; 42c70000 -> 63
; 42c80000 -> 64; 42c90000 -> 64
; poison fptoui_f32_i8: bf800000; 7f800000; ff800000; 7fc00000; 7f7fffff; 7f800001
define amdgpu_kernel void @fptoui_f32_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = fptoui float %i0 to i8
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

; case uitofp_i8_f32: b8 -> f32
; 00 -> 00000000; 01 -> 3f800000; 02 -> 40000000; 03 -> 40400000; ff -> 437f0000; 80 -> 43000000; 7f -> 42fe0000; 20 -> 42000000; 05 -> 40a00000; ac -> 432c0000
; cd -> 434d0000; 3a -> 42680000; 8e -> 430e0000; 25 -> 42140000; 22 -> 42080000; c6 -> 43460000; 37 -> 425c0000; ea -> 436a0000; 92 -> 43120000; 61 -> 42c20000
; bb -> 433b0000; 2b -> 422c0000; bd -> 433d0000; 89 -> 43090000; e0 -> 43600000; 1c -> 41e00000; 33 -> 424c0000; 35 -> 42540000; db -> 435b0000; a4 -> 43240000
; 99 -> 43190000
define amdgpu_kernel void @uitofp_i8_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = uitofp i8 %i0 to float
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case fptosi_f32_i16: f32 -> b16
; 00000000 -> 0000; 80000000 -> 0000; 3f800000 -> 0001; bf800000 -> ffff; 3f800001 -> 0001; 3f7fffff -> 0000; 40000000 -> 0002; 00000001 -> 0000
; 80000001 -> 0000; 007fffff -> 0000; 00800000 -> 0000; 3d950edd -> 0000; 3e23b87b -> 0000; 40f0afd1 -> 0007; 3f7be7f1 -> 0000; 3e135c9b -> 0000
; 40d13f4e -> 0006; 3da8c184 -> 0000; 3eebccdc -> 0000; 40327fbb -> 0002; 3f0edbe8 -> 0000; 3d86ef7a -> 0000; 3fa8b558 -> 0001; bd950edd -> 0000
; be23b87b -> 0000; c0f0afd1 -> fff9; bf7be7f1 -> 0000; be135c9b -> 0000; c0d13f4e -> fffa; 9a386ee9 -> 0000; 26def3ec -> 0000; bf000000 -> 0000
; 3f000000 -> 0000; 3fc00000 -> 0001; 40200000 -> 0002; c7000080 -> 8000; c7000000 -> 8000; c6ffff00 -> 8001; 46fffd00 -> 7ffe; 46fffe00 -> 7fff
; 46ffff00 -> 7fff; 42c70000 -> 0063; 42c80000 -> 0064; 42c90000 -> 0064
; poison fptosi_f32_i16: 7f800000; ff800000; 7fc00000; 7f7fffff; 7f800001; ffd00000
define amdgpu_kernel void @fptosi_f32_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = fptosi float %i0 to i16
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case sitofp_i16_f32: b16 -> f32
; 0000 -> 00000000; 0001 -> 3f800000; 0002 -> 40000000; 0003 -> 40400000; ffff -> bf800000; 8000 -> c7000000; 7fff -> 46fffe00; f26b -> c5595000
; be2c -> c683a800; 4d54 -> 469aa800; d7e5 -> c6206c00; 159a -> 45acd000; 06a5 -> 44d4a000; a083 -> c6befa00; 1c26 -> 45e13000; 0b8d -> 4538d000
; 22d1 -> 460b4400; 7da9 -> 46fb5200; 9464 -> c6d73800; 7808 -> 46f01000; a279 -> c6bb0e00; e985 -> c5b3d800; 1171 -> 458b8800; 2eda -> 463b6800
; 92f6 -> c6da1400; b56c -> c6952800; aa8b -> c6aaea00; cced -> c64c4c00; 4174 -> 4682e800; 84ef -> c6f62200; ac6f -> c6a72200
define amdgpu_kernel void @sitofp_i16_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = sitofp i16 %i0 to float
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case fptoui_f32_i16: f32 -> b16
; 00000000 -> 0000; 80000000 -> 0000; 3f800000 -> 0001; 3f800001 -> 0001; 3f7fffff -> 0000; 40000000 -> 0002; 00000001 -> 0000; 80000001 -> 0000
; 007fffff -> 0000; 00800000 -> 0000; 416ccba4 -> 000e; 4172d0f7 -> 000f; 3db2b9bb -> 0000; 3df7a684 -> 0000; 3f803eef -> 0001; 3e7199ee -> 0000
; 3e233262 -> 0000; 3e431883 -> 0000; 3e2b9ff7 -> 0000; 3dbaece7 -> 0000; 3df648c6 -> 0000; 3ec379b1 -> 0000; bdb2b9bb -> 0000; bdf7a684 -> 0000
; be7199ee -> 0000; 94cad1ee -> 0000; 27444fa1 -> 0000; 0f60b621 -> 0000; bf000000 -> 0000; 3f000000 -> 0000; 3fc00000 -> 0001; 40200000 -> 0002
; 477ffe80 -> fffe; 477fff00 -> ffff; 477fff80 -> ffff; 42c70000 -> 0063; 42c80000 -> 0064; 42c90000 -> 0064
; poison fptoui_f32_i16: bf800000; 7f800000; ff800000; 7fc00000; 7f7fffff; 7f800001
define amdgpu_kernel void @fptoui_f32_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = fptoui float %i0 to i16
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case uitofp_i16_f32: b16 -> f32
; 0000 -> 00000000; 0001 -> 3f800000; 0002 -> 40000000; 0003 -> 40400000; ffff -> 477fff00; 8000 -> 47000000; 7fff -> 46fffe00; 909f -> 47109f00
; ec4d -> 476c4d00; 3d1e -> 46747800; e229 -> 47622900; 2a0f -> 46283c00; 51b3 -> 46a36600; 5341 -> 46a68200; 7e00 -> 46fc0000; 374f -> 465d3c00
; fb00 -> 477b0000; 6864 -> 46d0c800; f34d -> 47734d00; 3b17 -> 466c5c00; 66ab -> 46cd5600; e7fe -> 4767fe00; 9233 -> 47123300; 99f6 -> 4719f600
; 60b5 -> 46c16a00; a9df -> 4729df00; b52c -> 47352c00; 9560 -> 47156000; d409 -> 47540900; 6f81 -> 46df0200; 82dc -> 4702dc00
define amdgpu_kernel void @uitofp_i16_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = uitofp i16 %i0 to float
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case fptosi_f32_i32: f32 -> b32
; 00000000 -> 00000000; 80000000 -> 00000000; 3f800000 -> 00000001; bf800000 -> ffffffff; 3f800001 -> 00000001; 3f7fffff -> 00000000; 40000000 -> 00000002
; 00000001 -> 00000000; 80000001 -> 00000000; 007fffff -> 00000000; 00800000 -> 00000000; 40861a99 -> 00000004; 3f000337 -> 00000000; 40c3370f -> 00000006
; 3f24c37f -> 00000000; 416b1c1c -> 0000000e; 3dba042b -> 00000000; 3e9b8e76 -> 00000000; 3e7c3c06 -> 00000000; 3d93500e -> 00000000; 401766ad -> 00000002
; 415945d3 -> 0000000d; 41080a29 -> 00000008; c0861a99 -> fffffffc; bf000337 -> 00000000; c0c3370f -> fffffffa; bf24c37f -> 00000000; c16b1c1c -> fffffff2
; bdba042b -> 00000000; a563e5f3 -> 00000000; a734ccce -> 00000000; 0afb177b -> 00000000; a86040d9 -> 00000000; 49640312 -> 000e4031; bf000000 -> 00000000
; 3f000000 -> 00000000; 3fc00000 -> 00000001; 40200000 -> 00000002; cf000000 -> 80000000; 42c70000 -> 00000063; 42c80000 -> 00000064; 42c90000 -> 00000064
; poison fptosi_f32_i32: 7f800000; ff800000; 7fc00000; 7f7fffff; 7f800001; ffd00000
define amdgpu_kernel void @fptosi_f32_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = fptosi float %i0 to i32
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case sitofp_i32_f32: b32 -> f32
; 00000000 -> 00000000; 00000001 -> 3f800000; 00000002 -> 40000000; 00000003 -> 40400000; ffffffff -> bf800000; 80000000 -> cf000000; 7fffffff -> 4f000000
; 1ddf64cc -> 4deefb26; 1f0a2795 -> 4df8513d; 8f062bbb -> cee1f3a9; e32d0fd6 -> cde69781; ed20d7ac -> cd96f943; fd919f4e -> cc1b982c; 4371805b -> 4e86e301
; cc86ac86 -> ce4de54e; 8bb04366 -> cee89f79; d5685f73 -> ce2a5e82; a59cdd7d -> ceb4c645; 46011d20 -> 4e8c023a; 49ad1655 -> 4e935a2d; 141243ef -> 4da0921f
; 3b2e6095 -> 4e6cb982; f79bf1b8 -> cd0640e4; 9f11b2b8 -> cec1dc9b; 0167ac15 -> 4bb3d60a; ce7f1ff3 -> ce460380; d660c73d -> ce267ce3; 5fb70b09 -> 4ebf6e16
; 9f0d4ece -> cec1e562; bc53060a -> ce8759f4; c4a36b61 -> ce6d7252
define amdgpu_kernel void @sitofp_i32_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = sitofp i32 %i0 to float
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case fptoui_f32_i32: f32 -> b32
; 00000000 -> 00000000; 80000000 -> 00000000; 3f800000 -> 00000001; 3f800001 -> 00000001; 3f7fffff -> 00000000; 40000000 -> 00000002; 00000001 -> 00000000
; 80000001 -> 00000000; 007fffff -> 00000000; 00800000 -> 00000000; 4136511e -> 0000000b; 40b146b7 -> 00000005; 3f8f7d64 -> 00000001; 3e66618d -> 00000000
; 3f0a74e1 -> 00000000; 3f55497f -> 00000000; 3f26e24e -> 00000000; 3efe1c93 -> 00000000; 3f54f562 -> 00000000; 3dcf3006 -> 00000000; 3ebe99e1 -> 00000000
; 3dcf73c8 -> 00000000; be66618d -> 00000000; bf0a74e1 -> 00000000; bf55497f -> 00000000; a31ebb02 -> 00000000; 82194e4e -> 00000000; 96b27f27 -> 00000000
; be3c1fdf -> 00000000; bf000000 -> 00000000; 3f000000 -> 00000000; 3fc00000 -> 00000001; 40200000 -> 00000002; 42c70000 -> 00000063; 42c80000 -> 00000064
; 42c90000 -> 00000064
; poison fptoui_f32_i32: bf800000; 7f800000; ff800000; 7fc00000; 7f7fffff; 7f800001
define amdgpu_kernel void @fptoui_f32_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = fptoui float %i0 to i32
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case uitofp_i32_f32: b32 -> f32
; 00000000 -> 00000000; 00000001 -> 3f800000; 00000002 -> 40000000; 00000003 -> 40400000; ffffffff -> 4f800000; 80000000 -> 4f000000; 7fffffff -> 4f000000
; cf8eb80d -> 4f4f8eb8; 7c4afce1 -> 4ef895fa; c9d949a6 -> 4f49d94a; 589738ff -> 4eb12e72; 0c2dc385 -> 4d42dc38; 2ee6aedc -> 4e3b9abb; 681452d5 -> 4ed028a6
; 374245b0 -> 4e5d0917; b73028e2 -> 4f373029; 33aa0af3 -> 4e4ea82c; b3c02d83 -> 4f33c02e; 6824bde7 -> 4ed0497c; 36d57ebe -> 4e5b55fb; af91427e -> 4f2f9142
; 68fd775b -> 4ed1faef; d0998d28 -> 4f50998d; 5000ba8c -> 4ea00175; a13c82ae -> 4f213c83; 4a5d2ede -> 4e94ba5e; 8d1bf9f6 -> 4f0d1bfa; 0d631dbd -> 4d5631dc
; 0baf3382 -> 4d3af338; 91ef7ce7 -> 4f11ef7d; 5c1af603 -> 4eb835ec
define amdgpu_kernel void @uitofp_i32_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = uitofp i32 %i0 to float
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case fptosi_f32_i64: f32 -> b64
; 00000000 -> 0000000000000000; 80000000 -> 0000000000000000; 3f800000 -> 0000000000000001; bf800000 -> ffffffffffffffff; 3f800001 -> 0000000000000001
; 3f7fffff -> 0000000000000000; 40000000 -> 0000000000000002; 00000001 -> 0000000000000000; 80000001 -> 0000000000000000; 007fffff -> 0000000000000000
; 00800000 -> 0000000000000000; 400dc17c -> 0000000000000002; 412dfebd -> 000000000000000a; 408c1cc2 -> 0000000000000004; 3dee3ff9 -> 0000000000000000
; 3e4fe708 -> 0000000000000000; 40912fb0 -> 0000000000000004; 3fc06267 -> 0000000000000001; 3dffa63d -> 0000000000000000; 3e346017 -> 0000000000000000
; 3e8b709c -> 0000000000000000; 404e3064 -> 0000000000000003; 3e635cb0 -> 0000000000000000; c00dc17c -> fffffffffffffffe; c12dfebd -> fffffffffffffff6
; c08c1cc2 -> fffffffffffffffc; bdee3ff9 -> 0000000000000000; be4fe708 -> 0000000000000000; c0912fb0 -> fffffffffffffffc; 0f09f57c -> 0000000000000000
; 2f4ef6fa -> 0000000000000000; 14ca0e01 -> 0000000000000000; d045fbc4 -> fffffffce810f000; 88d6a2ec -> 0000000000000000; 1d25a3fc -> 0000000000000000
; bf000000 -> 0000000000000000; 3f000000 -> 0000000000000000; 3fc00000 -> 0000000000000001; 40200000 -> 0000000000000002; df000000 -> 8000000000000000
; 42c70000 -> 0000000000000063; 42c80000 -> 0000000000000064; 42c90000 -> 0000000000000064
; poison fptosi_f32_i64: 7f800000; ff800000; 7fc00000; 7f7fffff; 7f800001; ffd00000
define amdgpu_kernel void @fptosi_f32_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = fptosi float %i0 to i64
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case sitofp_i64_f32: b64 -> f32
; 0000000000000000 -> 00000000; 0000000000000001 -> 3f800000; 0000000000000002 -> 40000000; 0000000000000003 -> 40400000; ffffffffffffffff -> bf800000
; 8000000000000000 -> df000000; 7fffffffffffffff -> 5f000000; e231d0e15a0d2588 -> ddee7179; c874d622972feb5b -> de5e2ca7; 328f3f80f168d165 -> 5e4a3cfe
; 0e9dcc22cee340e4 -> 5d69dcc2; ed287d8d29665ec8 -> dd96bc14; 3b39222a513eea89 -> 5e6ce489; e0ffa8b3d7890626 -> ddf802ba; aba57bb75c45e0c6 -> dea8b509
; d9fd9e9959769cbd -> de180986; eb9c250a5045ef7c -> dda31ed8; afddcc46d104b4cd -> dea04467; 311162ccb8d5e263 -> 5e44458b; afc2bbe62054f456 -> dea07a88
; ffa4a5594e6b93f6 -> dab6b54d; 5dcad78eddde46a1 -> 5ebb95af; 232ba419bded862d -> 5e0cae90; 2088fe92201dac4c -> 5e0223fa; 05aedf86605385b9 -> 5cb5dbf1
; 4f33e74999d56d06 -> 5e9e67cf; a520a295d3ccd4b8 -> deb5bebb; e0da8f791d19901d -> ddf92b84; d2bcf24bc60bde1e -> de350c37; 8c1f4c46e65f48cd -> dee7c167
; dbca71e35f9ed325 -> de10d638
define amdgpu_kernel void @sitofp_i64_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %o0 = sitofp i64 %i0 to float
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case fptoui_f32_i64: f32 -> b64
; 00000000 -> 0000000000000000; 80000000 -> 0000000000000000; 3f800000 -> 0000000000000001; 3f800001 -> 0000000000000001; 3f7fffff -> 0000000000000000
; 40000000 -> 0000000000000002; 00000001 -> 0000000000000000; 80000001 -> 0000000000000000; 007fffff -> 0000000000000000; 00800000 -> 0000000000000000
; 40e33002 -> 0000000000000007; 40021b23 -> 0000000000000002; 40d62b5b -> 0000000000000006; 3f10aed4 -> 0000000000000000; 4055cbeb -> 0000000000000003
; 3e04b991 -> 0000000000000000; 415923fd -> 000000000000000d; 404bb631 -> 0000000000000003; 405e7465 -> 0000000000000003; 400e2cf9 -> 0000000000000002
; 40a52139 -> 0000000000000005; 3ed8be64 -> 0000000000000000; bf10aed4 -> 0000000000000000; be04b991 -> 0000000000000000; 164d72a6 -> 0000000000000000
; 383042ef -> 0000000000000000; 494a2790 -> 00000000000ca279; 9688ad6d -> 0000000000000000; 80fe0753 -> 0000000000000000; bf000000 -> 0000000000000000
; 3f000000 -> 0000000000000000; 3fc00000 -> 0000000000000001; 40200000 -> 0000000000000002; 42c70000 -> 0000000000000063; 42c80000 -> 0000000000000064
; 42c90000 -> 0000000000000064
; poison fptoui_f32_i64: bf800000; 7f800000; ff800000; 7fc00000; 7f7fffff; 7f800001
define amdgpu_kernel void @fptoui_f32_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = fptoui float %i0 to i64
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case uitofp_i64_f32: b64 -> f32
; 0000000000000000 -> 00000000; 0000000000000001 -> 3f800000; 0000000000000002 -> 40000000; 0000000000000003 -> 40400000; ffffffffffffffff -> 5f800000
; 8000000000000000 -> 5f000000; 7fffffffffffffff -> 5f000000; 5b86542ee0d98585 -> 5eb70ca8; d85940fae4357393 -> 5f585941; c23ffc8f4bfdff7d -> 5f423ffd
; 010e253ae737da6a -> 5b87129d; 66658f5878c74716 -> 5ecccb1f; e7a87593779372cc -> 5f67a876; c53e40e15d4a2576 -> 5f453e41; b68f3a42138131d6 -> 5f368f3a
; dfdbc1ecfc05c397 -> 5f5fdbc2; 191d1b8977e0a4f7 -> 5dc8e8dc; 2f701aaf417662c6 -> 5e3dc06b; 45ec780ad7420543 -> 5e8bd8f0; 370b463cca0f70b2 -> 5e5c2d19
; 3444151bada851e0 -> 5e511054; 78048b8e3b4a4d2d -> 5ef00917; 8854df38c831fbeb -> 5f0854df; d082617b54bc6536 -> 5f508261; f8d21bd79a5ed278 -> 5f78d21c
; a63b702cae48fe59 -> 5f263b70; 30a4b8de1ce3bb5d -> 5e4292e3; 668a7c51af35f05d -> 5ecd14f9; 780d8776503c87ce -> 5ef01b0f; 4300f635618d1781 -> 5e8601ec
; 1e661717fd9f14aa -> 5df330b9
define amdgpu_kernel void @uitofp_i64_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %o0 = uitofp i64 %i0 to float
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case fptosi_f64_i8: f64 -> b8
; 0000000000000000 -> 00; 8000000000000000 -> 00; 3ff0000000000000 -> 01; bff0000000000000 -> ff; 3ff0000000000001 -> 01; 3fefffffffffffff -> 00
; 4000000000000000 -> 02; 0000000000000001 -> 00; 8000000000000001 -> 00; 000fffffffffffff -> 00; 0010000000000000 -> 00; 400142f25e0dddef -> 02
; 4013c502dd131ae9 -> 04; 3fbcbd2da383998b -> 00; 3fb943ae7281ff5c -> 00; 3fb5188b1601d0ab -> 00; 3fc2e5b63d1a271d -> 00; 3ff8d59bad68ac0d -> 01
; 3ffbd6e880795d1a -> 01; 401dc74d2194c37d -> 07; 402b7f326d2f0811 -> 0d; 401844b6b23647fb -> 06; 3fb05c992824514f -> 00; c00142f25e0dddef -> fe
; c013c502dd131ae9 -> fc; bfbcbd2da383998b -> 00; bfb943ae7281ff5c -> 00; bfb5188b1601d0ab -> 00; bfc2e5b63d1a271d -> 00; 9a0627b0597d1e91 -> 00
; 87ecc8bc3a350a87 -> 00; bfe0000000000000 -> 00; 3fe0000000000000 -> 00; 3ff8000000000000 -> 01; 4004000000000000 -> 02; c060100000000000 -> 80
; c060000000000000 -> 80; c05fe00000000000 -> 81; 405fa00000000000 -> 7e; 405fc00000000000 -> 7f; 405fe00000000000 -> 7f; 4058e00000000000 -> 63
; 4059000000000000 -> 64; 4059200000000000 -> 64
; poison fptosi_f64_i8: 7ff0000000000000; fff0000000000000; 7ff8000000000000; 7fefffffffffffff; 7ff0000000000001; fffa000000000000
define amdgpu_kernel void @fptosi_f64_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %o0 = fptosi double %i0 to i8
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

; case sitofp_i8_f64: b8 -> f64
; 00 -> 0000000000000000; 01 -> 3ff0000000000000; 02 -> 4000000000000000; 03 -> 4008000000000000; ff -> bff0000000000000; 80 -> c060000000000000
; 7f -> 405fc00000000000; d7 -> c044800000000000; ee -> c032000000000000; f0 -> c030000000000000; 88 -> c05e000000000000; 64 -> 4059000000000000
; 67 -> 4059c00000000000; 6d -> 405b400000000000; e9 -> c037000000000000; 57 -> 4055c00000000000; 4b -> 4052c00000000000; e5 -> c03b000000000000
; ca -> c04b000000000000; b6 -> c052800000000000; a9 -> c055c00000000000; c1 -> c04f800000000000; ef -> c031000000000000; 69 -> 405a400000000000
; fd -> c008000000000000; 65 -> 4059400000000000; fa -> c018000000000000; 58 -> 4056000000000000; 8e -> c05c800000000000; 53 -> 4054c00000000000
define amdgpu_kernel void @sitofp_i8_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = sitofp i8 %i0 to double
  store double %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case fptoui_f64_i8: f64 -> b8
; 0000000000000000 -> 00; 8000000000000000 -> 00; 3ff0000000000000 -> 01; 3ff0000000000001 -> 01; 3fefffffffffffff -> 00; 4000000000000000 -> 02
; 0000000000000001 -> 00; 8000000000000001 -> 00; 000fffffffffffff -> 00; 0010000000000000 -> 00; 3fc8a09700c6826d -> 00; 3fc8914550a7d1b6 -> 00
; 3ffc14ec70db8632 -> 01; 40254000f19de5a7 -> 0a; 4001db3e904b9044 -> 02; 3fffee170ad9968b -> 01; 3ff791a55c412644 -> 01; 3ffb6f88d153270e -> 01
; 3fd5b5f3fbefd36f -> 00; 40036e01bd9ba866 -> 02; 4008cbd66539efae -> 03; 3fb4057abae80deb -> 00; bfc8a09700c6826d -> 00; bfc8914550a7d1b6 -> 00
; 1e6abd441cf58412 -> 00; 2e19e559a72a825b -> 00; ae1f5a12e0092e65 -> 00; 8e61337ed17657eb -> 00; 91123b722cfb2297 -> 00; bfe0000000000000 -> 00
; 3fe0000000000000 -> 00; 3ff8000000000000 -> 01; 4004000000000000 -> 02; 406fd00000000000 -> fe; 406fe00000000000 -> ff; 406ff00000000000 -> ff
; 4058e00000000000 -> 63; 4059000000000000 -> 64; 4059200000000000 -> 64
; poison fptoui_f64_i8: bff0000000000000; 7ff0000000000000; fff0000000000000; 7ff8000000000000; 7fefffffffffffff; 7ff0000000000001
define amdgpu_kernel void @fptoui_f64_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %o0 = fptoui double %i0 to i8
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

; case uitofp_i8_f64: b8 -> f64
; 00 -> 0000000000000000; 01 -> 3ff0000000000000; 02 -> 4000000000000000; 03 -> 4008000000000000; ff -> 406fe00000000000; 80 -> 4060000000000000
; 7f -> 405fc00000000000; d1 -> 406a200000000000; 60 -> 4058000000000000; da -> 406b400000000000; 95 -> 4062a00000000000; 52 -> 4054800000000000
; 55 -> 4055400000000000; 92 -> 4062400000000000; 79 -> 405e400000000000; 49 -> 4052400000000000; 22 -> 4041000000000000; 45 -> 4051400000000000
; 05 -> 4014000000000000; 34 -> 404a000000000000; b2 -> 4066400000000000; 30 -> 4048000000000000; 82 -> 4060400000000000; 4c -> 4053000000000000
; 6c -> 405b000000000000; aa -> 4065400000000000; 47 -> 4051c00000000000
define amdgpu_kernel void @uitofp_i8_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = uitofp i8 %i0 to double
  store double %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case fptosi_f64_i16: f64 -> b16
; 0000000000000000 -> 0000; 8000000000000000 -> 0000; 3ff0000000000000 -> 0001; bff0000000000000 -> ffff; 3ff0000000000001 -> 0001; 3fefffffffffffff -> 0000
; 4000000000000000 -> 0002; 0000000000000001 -> 0000; 8000000000000001 -> 0000; 000fffffffffffff -> 0000; 0010000000000000 -> 0000; 402d42d1a807a9ac -> 000e
; 3fe6babde1713406 -> 0000; 3fc9d90a4b724c0d -> 0000; 40256cc34d834168 -> 000a; 3fe492c83eaa6118 -> 0000; 3fe1457887c4f6ab -> 0000; 3fba1ff58965f000 -> 0000
; 3fc7395ec21ac672 -> 0000; 3ff85325e69dac57 -> 0001; 3fb564eb569f38fb -> 0000; 3fd4608311d4c01d -> 0000; 400d8d9b8d08045e -> 0003; c02d42d1a807a9ac -> fff2
; bfe6babde1713406 -> 0000; bfc9d90a4b724c0d -> 0000; c0256cc34d834168 -> fff6; bfe492c83eaa6118 -> 0000; bfe1457887c4f6ab -> 0000; 9d44432a82448dc5 -> 0000
; 899c0899cdb4d18b -> 0000; 3a28a20e79ed746a -> 0000; 3e88ec9dcb1517ee -> 0000; 8d86ab5ff007863f -> 0000; bfe0000000000000 -> 0000; 3fe0000000000000 -> 0000
; 3ff8000000000000 -> 0001; 4004000000000000 -> 0002; c0e0001000000000 -> 8000; c0e0000000000000 -> 8000; c0dfffe000000000 -> 8001; 40dfffa000000000 -> 7ffe
; 40dfffc000000000 -> 7fff; 40dfffe000000000 -> 7fff; 4058e00000000000 -> 0063; 4059000000000000 -> 0064; 4059200000000000 -> 0064
; poison fptosi_f64_i16: 7ff0000000000000; fff0000000000000; 7ff8000000000000; 7fefffffffffffff; 7ff0000000000001; fffa000000000000
define amdgpu_kernel void @fptosi_f64_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %o0 = fptosi double %i0 to i16
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case sitofp_i16_f64: b16 -> f64
; 0000 -> 0000000000000000; 0001 -> 3ff0000000000000; 0002 -> 4000000000000000; 0003 -> 4008000000000000; ffff -> bff0000000000000; 8000 -> c0e0000000000000
; 7fff -> 40dfffc000000000; e292 -> c0bd6e0000000000; 9643 -> c0da6f4000000000; 1831 -> 40b8310000000000; 2a05 -> 40c5028000000000; 9562 -> c0daa78000000000
; 87c2 -> c0de0f8000000000; 5431 -> 40d50c4000000000; bbb7 -> c0d1124000000000; 16b4 -> 40b6b40000000000; 1853 -> 40b8530000000000; 08ee -> 40a1dc0000000000
; 422b -> 40d08ac000000000; d329 -> c0c66b8000000000; bc4c -> c0d0ed0000000000; b1bc -> c0d3910000000000; 1862 -> 40b8620000000000; 3021 -> 40c8108000000000
; f313 -> c0a9da0000000000; 7fc8 -> 40dff20000000000; f5f2 -> c0a41c0000000000; c580 -> c0cd400000000000; 478c -> 40d1e30000000000; dab2 -> c0c2a70000000000
; c765 -> c0cc4d8000000000
define amdgpu_kernel void @sitofp_i16_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = sitofp i16 %i0 to double
  store double %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case fptoui_f64_i16: f64 -> b16
; 0000000000000000 -> 0000; 8000000000000000 -> 0000; 3ff0000000000000 -> 0001; 3ff0000000000001 -> 0001; 3fefffffffffffff -> 0000; 4000000000000000 -> 0002
; 0000000000000001 -> 0000; 8000000000000001 -> 0000; 000fffffffffffff -> 0000; 0010000000000000 -> 0000; 3ffb6ae7d9c7fe02 -> 0001; 3fcb0d0ebff56abc -> 0000
; 3fb7949a929622e5 -> 0000; 40230e0b035dd127 -> 0009; 3fec8b8e02cf03a9 -> 0000; 3feb4ee147e1f116 -> 0000; 402e74b367ab867d -> 000f; 3fe4465f1c899290 -> 0000
; 401fdaf1289582ac -> 0007; 3fbb017e7d4d775d -> 0000; 4023b14add63ff75 -> 0009; 40193beee6ad6204 -> 0006; bfcb0d0ebff56abc -> 0000; bfb7949a929622e5 -> 0000
; bfec8b8e02cf03a9 -> 0000; bfeb4ee147e1f116 -> 0000; 00d91c8af227435a -> 0000; 247c2466e40d88be -> 0000; 9d6c648e5d0ebd92 -> 0000; 03e557e04f2cbc98 -> 0000
; 10d934a4b63fefa7 -> 0000; bfe0000000000000 -> 0000; 3fe0000000000000 -> 0000; 3ff8000000000000 -> 0001; 4004000000000000 -> 0002; 40efffd000000000 -> fffe
; 40efffe000000000 -> ffff; 40effff000000000 -> ffff; 4058e00000000000 -> 0063; 4059000000000000 -> 0064; 4059200000000000 -> 0064
; poison fptoui_f64_i16: bff0000000000000; 7ff0000000000000; fff0000000000000; 7ff8000000000000; 7fefffffffffffff; 7ff0000000000001
define amdgpu_kernel void @fptoui_f64_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %o0 = fptoui double %i0 to i16
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case uitofp_i16_f64: b16 -> f64
; 0000 -> 0000000000000000; 0001 -> 3ff0000000000000; 0002 -> 4000000000000000; 0003 -> 4008000000000000; ffff -> 40efffe000000000; 8000 -> 40e0000000000000
; 7fff -> 40dfffc000000000; aeb1 -> 40e5d62000000000; e4f1 -> 40ec9e2000000000; c199 -> 40e8332000000000; cc18 -> 40e9830000000000; 024e -> 4082700000000000
; 1772 -> 40b7720000000000; 8be1 -> 40e17c2000000000; 36dc -> 40cb6e0000000000; 54d7 -> 40d535c000000000; 4c87 -> 40d321c000000000; b2d7 -> 40e65ae000000000
; 83fd -> 40e07fa000000000; 3543 -> 40caa18000000000; 70c4 -> 40dc310000000000; e2a4 -> 40ec548000000000; 8a76 -> 40e14ec000000000; 4630 -> 40d18c0000000000
; b208 -> 40e6410000000000; b00f -> 40e601e000000000; f533 -> 40eea66000000000; 01a3 -> 407a300000000000; 0cd1 -> 40a9a20000000000; 21a5 -> 40c0d28000000000
; 5ade -> 40d6b78000000000
define amdgpu_kernel void @uitofp_i16_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = uitofp i16 %i0 to double
  store double %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case fptosi_f64_i32: f64 -> b32
; 0000000000000000 -> 00000000; 8000000000000000 -> 00000000; 3ff0000000000000 -> 00000001; bff0000000000000 -> ffffffff; 3ff0000000000001 -> 00000001
; 3fefffffffffffff -> 00000000; 4000000000000000 -> 00000002; 0000000000000001 -> 00000000; 8000000000000001 -> 00000000; 000fffffffffffff -> 00000000
; 0010000000000000 -> 00000000; 4000af3eaff2d6d5 -> 00000002; 3fc5e231b2361547 -> 00000000; 3fcf0117d474fe57 -> 00000000; 3fb7c03eae554597 -> 00000000
; 3fcabfd2454b76f8 -> 00000000; 400ff82a425f7280 -> 00000003; 4021647b72eb8e44 -> 00000008; 400b863e426be3ee -> 00000003; 3fb5e94fa1cc766e -> 00000000
; 3fd560caab0f6418 -> 00000000; 3fd76f6df0278e30 -> 00000000; 401b68cb52a06ad2 -> 00000006; c000af3eaff2d6d5 -> fffffffe; bfc5e231b2361547 -> 00000000
; bfcf0117d474fe57 -> 00000000; bfb7c03eae554597 -> 00000000; bfcabfd2454b76f8 -> 00000000; c00ff82a425f7280 -> fffffffd; bd0230158949935c -> 00000000
; 0b9364e9965e9909 -> 00000000; 004964b255551c34 -> 00000000; b294bff060cbe896 -> 00000000; 0ff8b3f3b6eb0972 -> 00000000; bfe0000000000000 -> 00000000
; 3fe0000000000000 -> 00000000; 3ff8000000000000 -> 00000001; 4004000000000000 -> 00000002; c1e0000000100000 -> 80000000; c1e0000000000000 -> 80000000
; c1dfffffffe00000 -> 80000001; 41dfffffffa00000 -> 7ffffffe; 41dfffffffc00000 -> 7fffffff; 41dfffffffe00000 -> 7fffffff; 4058e00000000000 -> 00000063
; 4059000000000000 -> 00000064; 4059200000000000 -> 00000064
; poison fptosi_f64_i32: 7ff0000000000000; fff0000000000000; 7ff8000000000000; 7fefffffffffffff; 7ff0000000000001; fffa000000000000
define amdgpu_kernel void @fptosi_f64_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %o0 = fptosi double %i0 to i32
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case sitofp_i32_f64: b32 -> f64
; 00000000 -> 0000000000000000; 00000001 -> 3ff0000000000000; 00000002 -> 4000000000000000; 00000003 -> 4008000000000000; ffffffff -> bff0000000000000
; 80000000 -> c1e0000000000000; 7fffffff -> 41dfffffffc00000; 4ad1a273 -> 41d2b4689cc00000; ff6ed1b9 -> c16225c8e0000000; 3015507e -> 41c80aa83f000000
; a1c4b3d7 -> c1d78ed30a400000; 1b09ed8c -> 41bb09ed8c000000; 7aa6d4de -> 41dea9b537800000; 73502600 -> 41dcd40980000000; 5f8d852d -> 41d7e3614b400000
; 3cb71f21 -> 41ce5b8f90800000; 1c409e88 -> 41bc409e88000000; 6567d50f -> 41d959f543c00000; 66ee473e -> 41d9bb91cf800000; a1a18b98 -> c1d7979d1a000000
; 3ed59ff0 -> 41cf6acff8000000; d0fc4975 -> c1c781db45800000; 047f98d4 -> 4191fe6350000000; 4fc507d5 -> 41d3f141f5400000; 34d6a67d -> 41ca6b533e800000
; 7547950e -> 41dd51e543800000; 0c995790 -> 41a932af20000000; 8091af15 -> c1dfdb943ac00000; e2166588 -> c1bde99a78000000; 23edb69d -> 41c1f6db4e800000
; 294b6dc6 -> 41c4a5b6e3000000
define amdgpu_kernel void @sitofp_i32_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = sitofp i32 %i0 to double
  store double %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case fptoui_f64_i32: f64 -> b32
; 0000000000000000 -> 00000000; 8000000000000000 -> 00000000; 3ff0000000000000 -> 00000001; 3ff0000000000001 -> 00000001; 3fefffffffffffff -> 00000000
; 4000000000000000 -> 00000002; 0000000000000001 -> 00000000; 8000000000000001 -> 00000000; 000fffffffffffff -> 00000000; 0010000000000000 -> 00000000
; 3fb916ec493ae9eb -> 00000000; 3fb1c9d87593985a -> 00000000; 3fb8250bcd26a50c -> 00000000; 4026bcc0eb488eb5 -> 0000000b; 3fb9aaabd716c846 -> 00000000
; 3fd94036f0544106 -> 00000000; 401883b6fea27afe -> 00000006; 3fcf928386923072 -> 00000000; 401eece69d4975f3 -> 00000007; 3ff197420ebdf5bf -> 00000001
; 400adb56d438b51b -> 00000003; 3fc0deeb020eb208 -> 00000000; bfb916ec493ae9eb -> 00000000; bfb1c9d87593985a -> 00000000; bfb8250bcd26a50c -> 00000000
; bfb9aaabd716c846 -> 00000000; bfd94036f0544106 -> 00000000; 9af4f76f8abec7ee -> 00000000; 33474726774b7793 -> 00000000; b2c5896707f915ff -> 00000000
; bfe0000000000000 -> 00000000; 3fe0000000000000 -> 00000000; 3ff8000000000000 -> 00000001; 4004000000000000 -> 00000002; 41efffffffd00000 -> fffffffe
; 41efffffffe00000 -> ffffffff; 41effffffff00000 -> ffffffff; 4058e00000000000 -> 00000063; 4059000000000000 -> 00000064; 4059200000000000 -> 00000064
; poison fptoui_f64_i32: bff0000000000000; 7ff0000000000000; fff0000000000000; 7ff8000000000000; 7fefffffffffffff; 7ff0000000000001
define amdgpu_kernel void @fptoui_f64_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %o0 = fptoui double %i0 to i32
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case uitofp_i32_f64: b32 -> f64
; 00000000 -> 0000000000000000; 00000001 -> 3ff0000000000000; 00000002 -> 4000000000000000; 00000003 -> 4008000000000000; ffffffff -> 41efffffffe00000
; 80000000 -> 41e0000000000000; 7fffffff -> 41dfffffffc00000; 50f2d51c -> 41d43cb547000000; fad46b21 -> 41ef5a8d64200000; fd11c07c -> 41efa2380f800000
; 1d0bbc5c -> 41bd0bbc5c000000; c2fb015e -> 41e85f602bc00000; 8546f759 -> 41e0a8deeb200000; 8f774013 -> 41e1eee802600000; f67b3d5d -> 41eecf67aba00000
; 3c4defc5 -> 41ce26f7e2800000; db6302d3 -> 41eb6c605a600000; 15bad422 -> 41b5bad422000000; be9a73f1 -> 41e7d34e7e200000; c50d4845 -> 41e8a1a908a00000
; bd8bf018 -> 41e7b17e03000000; 7c338c78 -> 41df0ce31e000000; bbd67d9e -> 41e77acfb3c00000; ac12afba -> 41e58255f7400000; 3032ea6b -> 41c8197535800000
; 97d3e138 -> 41e2fa7c27000000; 1cd22b6b -> 41bcd22b6b000000; 58d32b77 -> 41d634caddc00000; dde43f16 -> 41ebbc87e2c00000; 152233f3 -> 41b52233f3000000
; d99c924b -> 41eb339249600000
define amdgpu_kernel void @uitofp_i32_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = uitofp i32 %i0 to double
  store double %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case fptosi_f64_i64: f64 -> b64
; 0000000000000000 -> 0000000000000000; 8000000000000000 -> 0000000000000000; 3ff0000000000000 -> 0000000000000001; bff0000000000000 -> ffffffffffffffff
; 3ff0000000000001 -> 0000000000000001; 3fefffffffffffff -> 0000000000000000; 4000000000000000 -> 0000000000000002; 0000000000000001 -> 0000000000000000
; 8000000000000001 -> 0000000000000000; 000fffffffffffff -> 0000000000000000; 0010000000000000 -> 0000000000000000; 3fd0b0c7b51d1f5a -> 0000000000000000
; 3fb391af04eba654 -> 0000000000000000; 402c6a6759f4e98b -> 000000000000000e; 3fb5f7fa563bb169 -> 0000000000000000; 4012b47284c8866a -> 0000000000000004
; 400009bcce18e689 -> 0000000000000002; 3fcbe75b6d7a9b94 -> 0000000000000000; 40218aacd15cfcea -> 0000000000000008; 3fe684ab3116057e -> 0000000000000000
; 4008defcc0fd75d4 -> 0000000000000003; 401721b66440d159 -> 0000000000000005; 3fec50e3a1a29a1a -> 0000000000000000; bfd0b0c7b51d1f5a -> 0000000000000000
; bfb391af04eba654 -> 0000000000000000; c02c6a6759f4e98b -> fffffffffffffff2; bfb5f7fa563bb169 -> 0000000000000000; c012b47284c8866a -> fffffffffffffffc
; c00009bcce18e689 -> fffffffffffffffe; 307a1f7800062902 -> 0000000000000000; b2c590baeaf25eb9 -> 0000000000000000; 95b46f05c11ae807 -> 0000000000000000
; 8b016f04c557a7c8 -> 0000000000000000; 97274ef24ab3fc54 -> 0000000000000000; 3cd5af5508acfcd0 -> 0000000000000000; bfe0000000000000 -> 0000000000000000
; 3fe0000000000000 -> 0000000000000000; 3ff8000000000000 -> 0000000000000001; 4004000000000000 -> 0000000000000002; c3e0000000000000 -> 8000000000000000
; 4058e00000000000 -> 0000000000000063; 4059000000000000 -> 0000000000000064; 4059200000000000 -> 0000000000000064
; poison fptosi_f64_i64: 7ff0000000000000; fff0000000000000; 7ff8000000000000; 7fefffffffffffff; 7ff0000000000001; fffa000000000000
define amdgpu_kernel void @fptosi_f64_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %o0 = fptosi double %i0 to i64
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case sitofp_i64_f64: b64 -> f64
; 0000000000000000 -> 0000000000000000; 0000000000000001 -> 3ff0000000000000; 0000000000000002 -> 4000000000000000; 0000000000000003 -> 4008000000000000
; ffffffffffffffff -> bff0000000000000; 8000000000000000 -> c3e0000000000000; 7fffffffffffffff -> 43e0000000000000; e92d65890b46caba -> c3b6d29a76f4b935
; 902bffb823f3ecc1 -> c3dbf50011f70305; bdf3f6944a157666 -> c3d083025aed7aa2; 486bc7d2cf4d40aa -> 43d21af1f4b3d350; 4091da2ab439a2a5 -> 43d024768aad0e69
; 9aef9365f5641f86 -> c3d9441b2682a6f8; 82bdbd3ba26b8c51 -> c3df5090b117651d; 723674069e2d3fd2 -> 43dc8d9d01a78b50; f42052e740e52860 -> c3a7bf5a317e35af
; dfc6b08c55e723ea -> c3c01ca7b9d50c6e; 5e934f0d20d89bd0 -> 43d7a4d3c3483627; 4d38cfd54bf5d492 -> 43d34e33f552fd75; 5d3cccd22b0eb14c -> 43d74f33348ac3ac
; ee644259b693c965 -> c3b19bbda6496c37; 5565e9de7ea7d534 -> 43d5597a779fa9f5; a443cf1ac1d55010 -> c3d6ef0c394f8aac; 791379e8255e9359 -> 43de44de7a0957a5
; 98648a8f08e469d9 -> c3d9e6dd5c3dc6e6; facf92073a816da0 -> c394c1b7e315fa4a; 0c36f178605b4b0d -> 43a86de2f0c0b696; fcab6fc8b3a54d3f -> c38aa481ba62d596
; 3f97ceaa8982f2c0 -> 43cfcbe75544c179; 2509bf6147911ebe -> 43c284dfb0a3c88f; efdadd772e08bdd0 -> c3b0252288d1f742
define amdgpu_kernel void @sitofp_i64_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %o0 = sitofp i64 %i0 to double
  store double %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case fptoui_f64_i64: f64 -> b64
; 0000000000000000 -> 0000000000000000; 8000000000000000 -> 0000000000000000; 3ff0000000000000 -> 0000000000000001; 3ff0000000000001 -> 0000000000000001
; 3fefffffffffffff -> 0000000000000000; 4000000000000000 -> 0000000000000002; 0000000000000001 -> 0000000000000000; 8000000000000001 -> 0000000000000000
; 000fffffffffffff -> 0000000000000000; 0010000000000000 -> 0000000000000000; 3fe413b5913931de -> 0000000000000000; 4028f20d6b280cba -> 000000000000000c
; 3fb5bb967b475b6e -> 0000000000000000; 402660c2a7048d0f -> 000000000000000b; 3fff430f445c79dc -> 0000000000000001; 3ffc7f4e0c9430e0 -> 0000000000000001
; 401a11b2b85b5ba3 -> 0000000000000006; 3fb9cb81288a6f6a -> 0000000000000000; 4018c1a4b29759cd -> 0000000000000006; 40007d2eb36fe4bd -> 0000000000000002
; 4017d55e4e8e1234 -> 0000000000000005; 3fcd815a37df7bfa -> 0000000000000000; bfe413b5913931de -> 0000000000000000; bfb5bb967b475b6e -> 0000000000000000
; 8f3fc64532d463f7 -> 0000000000000000; 427c1081cdc9fe13 -> 000001c1081cdc9f; 9173c852df92886e -> 0000000000000000; 38ea7457767864a8 -> 0000000000000000
; 8af76e05ab5caa3f -> 0000000000000000; bfe0000000000000 -> 0000000000000000; 3fe0000000000000 -> 0000000000000000; 3ff8000000000000 -> 0000000000000001
; 4004000000000000 -> 0000000000000002; 4058e00000000000 -> 0000000000000063; 4059000000000000 -> 0000000000000064; 4059200000000000 -> 0000000000000064
; poison fptoui_f64_i64: bff0000000000000; 7ff0000000000000; fff0000000000000; 7ff8000000000000; 7fefffffffffffff; 7ff0000000000001
define amdgpu_kernel void @fptoui_f64_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %o0 = fptoui double %i0 to i64
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case uitofp_i64_f64: b64 -> f64
; 0000000000000000 -> 0000000000000000; 0000000000000001 -> 3ff0000000000000; 0000000000000002 -> 4000000000000000; 0000000000000003 -> 4008000000000000
; ffffffffffffffff -> 43f0000000000000; 8000000000000000 -> 43e0000000000000; 7fffffffffffffff -> 43e0000000000000; 2181f5e59be7861b -> 43c0c0faf2cdf3c3
; eee66c957f7a0463 -> 43eddccd92afef41; ed0d0b0f3de49778 -> 43eda1a161e7bc93; 22ae9780d415da06 -> 43c1574bc06a0aed; 182992b120bb5b4a -> 43b82992b120bb5b
; 87811f1e04997cce -> 43e0f023e3c09330; f2aed45d638f7b01 -> 43ee55da8bac71ef; 6ed847d7d57c63d1 -> 43dbb611f5f55f19; 763263c741eb2737 -> 43dd8c98f1d07aca
; 1ae22852f3a55de5 -> 43bae22852f3a55e; f616eb3302a4c0b7 -> 43eec2dd66605498; 1f0aa2504751d275 -> 43bf0aa2504751d2; 5bf2ae5e6bc05972 -> 43d6fcab979af016
; c8c4df72bd3c5ed9 -> 43e9189bee57a78c; 8b7e0ff34536c548 -> 43e16fc1fe68a6d9; 15f351221ba58843 -> 43b5f351221ba588; 1841bfdf69808092 -> 43b841bfdf698081
; 49a2afa59edf38e8 -> 43d268abe967b7ce; a39be8a7da31a584 -> 43e4737d14fb4635; aae0885d41a2a1c3 -> 43e55c110ba83454; 8526b8fc165091a0 -> 43e0a4d71f82ca12
; 6fba39ec398cf7a5 -> 43dbee8e7b0e633e; fa159db8e793e555 -> 43ef42b3b71cf27d; 25878d5db6318d71 -> 43c2c3c6aedb18c7
define amdgpu_kernel void @uitofp_i64_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %o0 = uitofp i64 %i0 to double
  store double %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case uitofp_nneg_i32_f32: b32 -> f32
; 00000000 -> 00000000; 00000001 -> 3f800000; 0000004d -> 429a0000; 7fffffff -> 4f000000
; poison uitofp_nneg_i32_f32: 80000000; ffffffff
define amdgpu_kernel void @uitofp_nneg_i32_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = uitofp nneg i32 %i0 to float
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case bitcast_i32_f32: b32 -> f32
; 00000000 -> 00000000; 80000000 -> 80000000; 3f800000 -> 3f800000; bf800000 -> bf800000; 3f800001 -> 3f800001; 3f7fffff -> 3f7fffff; 40000000 -> 40000000
; 00000001 -> 00000001; 80000001 -> 80000001; 007fffff -> 007fffff; 00800000 -> 00800000; 7f800000 -> 7f800000; ff800000 -> ff800000; 7fc00000 -> 7fc00000
; 7f7fffff -> 7f7fffff; 7f800001 -> 7f800001; ffd00000 -> ffd00000; 3ee3d9dc -> 3ee3d9dc; 3dd824fb -> 3dd824fb; 40e15a2a -> 40e15a2a; 3eae9cb1 -> 3eae9cb1
; 3e4f5337 -> 3e4f5337; 40e1c6d7 -> 40e1c6d7; 3fea4b46 -> 3fea4b46; 3dc1ac5d -> 3dc1ac5d; 40659c11 -> 40659c11; 3f248f96 -> 3f248f96; bee3d9dc -> bee3d9dc
; bdd824fb -> bdd824fb; c0e15a2a -> c0e15a2a; beae9cb1 -> beae9cb1; be4f5337 -> be4f5337; b64ce61a -> b64ce61a; 41c797bc -> 41c797bc; 0ffa8d29 -> 0ffa8d29
; 5c6e9ad8 -> 5c6e9ad8; 1891830e -> 1891830e
define amdgpu_kernel void @bitcast_i32_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = bitcast i32 %i0 to float
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case bitcast_f64_i64: f64 -> b64
; 0000000000000000 -> 0000000000000000; 8000000000000000 -> 8000000000000000; 3ff0000000000000 -> 3ff0000000000000; bff0000000000000 -> bff0000000000000
; 3ff0000000000001 -> 3ff0000000000001; 3fefffffffffffff -> 3fefffffffffffff; 4000000000000000 -> 4000000000000000; 0000000000000001 -> 0000000000000001
; 8000000000000001 -> 8000000000000001; 000fffffffffffff -> 000fffffffffffff; 0010000000000000 -> 0010000000000000; 7ff0000000000000 -> 7ff0000000000000
; fff0000000000000 -> fff0000000000000; 7ff8000000000000 -> 7ff8000000000000; 7fefffffffffffff -> 7fefffffffffffff; 7ff0000000000001 -> 7ff0000000000001
; fffa000000000000 -> fffa000000000000; 3fe67859f4dc62a3 -> 3fe67859f4dc62a3; 3fec480483a7146b -> 3fec480483a7146b; 4018d328cb44a3d5 -> 4018d328cb44a3d5
; 3fc4cdd491717881 -> 3fc4cdd491717881; 3fb8f7440c026c2a -> 3fb8f7440c026c2a; 3fd00ae9363f9314 -> 3fd00ae9363f9314; 402c9314a9e2c24d -> 402c9314a9e2c24d
; 3fdc6968a7064508 -> 3fdc6968a7064508; 3fb0412cd025a91b -> 3fb0412cd025a91b; 402b0919e93eeb87 -> 402b0919e93eeb87; bfe67859f4dc62a3 -> bfe67859f4dc62a3
; bfec480483a7146b -> bfec480483a7146b; c018d328cb44a3d5 -> c018d328cb44a3d5; bfc4cdd491717881 -> bfc4cdd491717881; bfb8f7440c026c2a -> bfb8f7440c026c2a
; e31422dbdd4b033e -> e31422dbdd4b033e; 47690868f8f9105b -> 47690868f8f9105b; a496e9b3dde72cbb -> a496e9b3dde72cbb; 0710a4ad6e1e7547 -> 0710a4ad6e1e7547
; a65bf64906b2d6c3 -> a65bf64906b2d6c3
define amdgpu_kernel void @bitcast_f64_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %o0 = bitcast double %i0 to i64
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case bitcast_i32_v2f16: b32 -> b16 b16
; 0bbd2501 -> 2501 0bbd; bf1eeb04 -> eb04 bf1e; f2364939 -> 4939 f236; d3493d6d -> 3d6d d349; a2380e19 -> 0e19 a238; eb7a1797 -> 1797 eb7a
; e05f9073 -> 9073 e05f; a038bab1 -> bab1 a038; 27ea152c -> 152c 27ea; 7c4b0416 -> 0416 7c4b; 572f4917 -> 4917 572f; d357190c -> 190c d357
; e89160bb -> 60bb e891; 87477452 -> 7452 8747; fbe86f4d -> 6f4d fbe8; 87ebd621 -> d621 87eb; 102711d3 -> 11d3 1027; d92b27dd -> 27dd d92b
; 2f19d94f -> d94f 2f19; 56f56d3e -> 6d3e 56f5
define amdgpu_kernel void @bitcast_i32_v2f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i16, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %v = bitcast i32 %i0 to <2 x half>
  %a = extractelement <2 x half> %v, i32 0
  %b = extractelement <2 x half> %v, i32 1
  %o0 = bitcast half %a to i16
  %o1 = bitcast half %b to i16
  store i16 %o0, ptr addrspace(1) %a1, align 2
  store i16 %o1, ptr addrspace(1) %a2, align 2
  ret void
}

; case bitcast_v4i16_i64: b16 b16 b16 b16 -> b64
; 14ab 047a 9d25 0bce -> 0bce9d25047a14ab; abff 0f9d 48be 2f6b -> 2f6b48be0f9dabff; de82 3682 1d8c 5668 -> 56681d8c3682de82
; 6da8 0a53 a7da 474e -> 474ea7da0a536da8; 5bec 3146 b9ee f3fb -> f3fbb9ee31465bec; e3bb 72d1 d70d 6e41 -> 6e41d70d72d1e3bb
; 2617 c3a8 ba6d a9d7 -> a9d7ba6dc3a82617; d08b af02 9b81 2cc2 -> 2cc29b81af02d08b; 8831 467e dc96 adfa -> adfadc96467e8831
; 982c bc61 95a9 1cfd -> 1cfd95a9bc61982c; 827b e0a1 a847 dd68 -> dd68a847e0a1827b; 10e5 fc46 606c 93a5 -> 93a5606cfc4610e5
; 3894 4ab3 308e d917 -> d917308e4ab33894; 0fc3 6f1b fcf2 640e -> 640efcf26f1b0fc3; d917 3939 66de 85e9 -> 85e966de3939d917
; 00d5 e262 097a 4e71 -> 4e71097ae26200d5; 005c 0854 b15c dddb -> dddbb15c0854005c; 5a1f 17f1 6624 1a84 -> 1a84662417f15a1f
; c722 6266 6bd1 431a -> 431a6bd16266c722; 4610 cac8 ed54 a8c0 -> a8c0ed54cac84610
define amdgpu_kernel void @bitcast_v4i16_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3, ptr addrspace(1) %p4) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i16, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i16, ptr addrspace(1) %p3, i32 %me
  %a4 = getelementptr i64, ptr addrspace(1) %p4, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %i2 = load i16, ptr addrspace(1) %a2, align 2
  %i3 = load i16, ptr addrspace(1) %a3, align 2
  %a = insertelement <4 x i16> poison, i16 %i0, i32 0
  %b = insertelement <4 x i16> %a, i16 %i1, i32 1
  %c = insertelement <4 x i16> %b, i16 %i2, i32 2
  %d = insertelement <4 x i16> %c, i16 %i3, i32 3
  %o0 = bitcast <4 x i16> %d to i64
  store i64 %o0, ptr addrspace(1) %a4, align 8
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()

attributes #0 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" }
attributes #1 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
