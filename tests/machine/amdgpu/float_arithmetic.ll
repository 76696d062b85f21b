; Written by model.py: rows are inputs -> outputs, hexadecimal, one thread a row.

target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; case fadd_f16: f16 f16 -> f16
; 1246 8001 -> 1246; c5e4 2c8f -> c5d2; c415 3bff -> c22a; 34b3 2c91 -> 35d7; 3c01 419e -> 439e; 2c8f 460d -> 461f; 2c91 3225 -> 3437; 3bff cb03 -> ca83
; c415 4000 -> c02a; 3097 d551 -> d54f; b4b3 3225 -> ae82; 3c00 4b2f -> 4baf; 0400 7bff -> 7bff; 8000 c5e4 -> c5e4; f260 c9b1 -> f261; 0000 4000 -> 4000
; 3c01 4987 -> 4a07; fe80 7c00 -> 7fff; 3097 7c01 -> 7fff; 34b3 4987 -> 49ad; 2c8f fea5 -> 7fff; 2c8f f260 -> f260; 3c00 3bff -> 4000; c9b1 2c8f -> c9a8
; 45e4 419e -> 485a; c415 8001 -> c415; 4000 7c00 -> 7c00; 460d 460d -> 4a0d; c19e 3de3 -> bd59; 2c91 0000 -> 2c91; 419e fea5 -> 7fff; 3c00 bc00 -> 0000
; 4b2f d551 -> d46b; 3bff 4b03 -> 4b83; d551 45e4 -> d4f3; 460d 0001 -> 460d; 4000 c987 -> c887; 275b 3de3 -> 3e00; 4987 1246 -> 4987; 3225 fe80 -> 7fff
; fc00 7c01 -> 7fff; 7bff 4000 -> 7bff; 4b03 8000 -> 4b03; 34b3 4b4f -> 4b75; 4b2f 3225 -> 4b48; 460d 34b3 -> 4658; 4b03 03ff -> 4b03; 45e4 0400 -> 45e4
; 3bff fe80 -> 7fff; 3bff c987 -> c907; 45e4 8001 -> 45e4; 3225 4b2f -> 4b48; 0000 45e4 -> 45e4; f260 45e4 -> f25f; 4b03 c5e4 -> 4811; c9b1 fc00 -> fc00
; 4b2f f260 -> f25e; c987 1246 -> c987; 1246 34b3 -> 34b6; bc00 c415 -> c515; 7c01 bc00 -> 7fff; 49b1 f260 -> f25f; 460d 3225 -> 463e; 2c91 c9b1 -> c9a8
; 4b2f 3de3 -> 4beb; 4b2f 4b4f -> 4f3f; 2c8f 7c00 -> 7c00; 8001 cb03 -> cb03; fe80 fe80 -> 7fff; c987 3225 -> c96e; 7bff c5e4 -> 7bff; 0001 2c8f -> 2c8f
; 7bff c9b1 -> 7bff; c099 3225 -> c037; 3c01 4b03 -> 4b83; fea5 2c8f -> 7fff; fe80 3c01 -> 7fff; 3097 fea5 -> 7fff; 0001 c19e -> c19e; 3de3 275b -> 3e00
; fc00 8001 -> fc00; 34b3 f260 -> f260; 7bff 3097 -> 7bff; cb03 c987 -> ce45; 0400 7e00 -> 7fff; 4b4f 2c91 -> 4b58; 4987 c19e -> 4820; 4415 8000 -> 4415
; 03ff 7c01 -> 7fff
define amdgpu_kernel void @fadd_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr half, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %o0 = fadd half %i0, %i1
  store half %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case fsub_f16: f16 f16 -> f16
; e070 cb54 -> e053; bc00 0400 -> bc00; 3bff 3c00 -> 9000; 37d2 441a -> c33a; 8bb9 8001 -> 8bb8; 3bff bc00 -> 4000; f3c9 8001 -> f3c9; 4f14 3bff -> 4ed4
; bb4b ad89 -> ba9a; 1d09 cb92 -> 4b93; 7e00 3b09 -> 7fff; 37d2 4f14 -> cef5; afe6 e070 -> 6070; e3c1 fc00 -> 7c00; 2d89 ad89 -> 3189; 8000 cb92 -> 4b92
; 2d89 f3c9 -> 73c9; 4b54 fe80 -> 7fff; 03ff 3c8a -> bc8a; 7bff 2fe6 -> 7bff; 8000 378b -> b78b; cb54 7bff -> fbff; 3bff e070 -> 6072; e3c1 f3c9 -> 734d
; e070 8001 -> e070; 3e43 2d89 -> 3dea; 3c8a 3e43 -> b6e4; 35d8 7c00 -> fc00; 03ff 7bff -> fbff; b78b 8bb9 -> b78a; 2fe6 ad89 -> 32b8; bb4b 4000 -> c1d3
; 4f14 7e00 -> 7fff; 441a 7e00 -> 7fff; bc00 8001 -> bc00; 441a 8000 -> 441a; 3d0b b78b -> 3eee; 2d89 3e43 -> bdea; 0000 4b54 -> cb54; e3c1 378b -> e3c2
; b78b 8001 -> b78b; 0400 afe6 -> 2fe7; 4f14 ad89 -> 4f1a; 3c81 bc00 -> 4040; 3c81 4b92 -> cb02; 7e00 7c00 -> 7fff; 3c81 bd9a -> 410e; 0000 fe80 -> 7fff
; cb92 3c81 -> cc11; 0400 bb4b -> 3b4b; 3c01 3c00 -> 1400; bc00 cb92 -> 4b12; 3c8a 0400 -> 3c8a; 378b 4b54 -> cb18; b78b 35d8 -> bab2; 3c81 4b54 -> cac4
; 4b54 fc00 -> 7c00; 4f14 35d8 -> 4efd; 4000 378b -> 3e1d; bd9a 3bff -> c0cd; bb4b 3bff -> bfa5; 8000 fc00 -> 7c00; ad89 378b -> b877; 7bff 0000 -> 7bff
; 3b4b b78b -> 3d88; 3c00 bb4b -> 3fa6; 7e00 b78b -> 7fff; e3c1 bb4b -> e3bf; 4b54 0000 -> 4b54; 7e00 e3c1 -> 7fff; f3c9 4000 -> f3c9; 35d8 bb4b -> 3d1c
; 378b 35d8 -> 2ecc; 3c8a 7e00 -> 7fff; 7c01 3c81 -> 7fff; 3c8a 3d9a -> b440; 441a bb4b -> 4503; 0001 4b54 -> cb54; 4000 3d0b -> 39ea; 37d2 378b -> 2470
; bb4b 2d89 -> bbfc; 7e00 0000 -> 7fff; 7e00 bc00 -> 7fff; 3c8a 03ff -> 3c8a; 3c8a 4b54 -> cac3; 7e00 bd9a -> 7fff; 3b4b bb4b -> 3f4b; 7e00 fc00 -> 7fff
; 7c00 4b92 -> 7c00
define amdgpu_kernel void @fsub_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr half, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %o0 = fsub half %i0, %i1
  store half %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case fmul_f16: f16 f16 -> f16
; 34a5 7e00 -> 7fff; 4287 3d13 -> 4424; 3f01 3511 -> 3870; 35de b5de -> b04e; 335b 8813 -> 81df; 382c 3c01 -> 382d; bf01 8000 -> 0000; 3d13 3bff -> 3d12
; 3f01 350f -> 386e; 8813 ac68 -> 0090; 0400 4287 -> 0a87; 3bff 335b -> 335a; 44eb 8000 -> 8000; 329d 9b8f -> 9240; 03ff 35de -> 0177; 9a6d ab4c -> 09dc
; bc00 ab4c -> 2b4c; 4000 3c00 -> 4000; b33d 3d13 -> b497; e2e1 2e78 -> d590; 35de bc00 -> b5de; 3c01 0400 -> 0401; ab4c 3bff -> ab4b; bf01 382c -> bb4e
; 7e00 3d13 -> 7fff; 3bff 35de -> 35dd; 3e31 3e31 -> 40cb; e2e1 9a6d -> 4186; 0001 ab4c -> 8000; 4287 9b8f -> a22b; c287 382c -> becf; 3e31 b50f -> b7d4
; b4a5 3c00 -> b4a5; 44eb ab4c -> b47c; 3511 34a5 -> 2de2; 3c01 bf01 -> bf03; 4287 3e31 -> 450d; c287 0001 -> 8003; 44eb e2e1 -> ec3b; 8813 8000 -> 0000
; e2e1 4287 -> e99d; bd13 34a5 -> b5e4; 0000 e2e1 -> 8000; 7e00 bc00 -> 7fff; 3d13 ab4c -> aca1; 329d e2e1 -> d9b0; 9a6d 7e00 -> 7fff; 0000 4287 -> 0000
; 3bff bc00 -> bbff; 3c00 3c00 -> 3c00; 3c00 03ff -> 03ff; b5de 0400 -> 8178; 3bff 329d -> 329c; e2e1 7c01 -> 7fff; 3bff 7c00 -> 7c00; 8000 3e31 -> 8000
; 4000 b4a5 -> b8a5; 0400 44eb -> 0ceb; 9a6d 382c -> 96b4; 3f01 3bff -> 3f00; 0000 7c01 -> 7fff; bf01 4287 -> c5b7; 0000 9a6d -> 8000; 4287 7c01 -> 7fff
; 8000 329d -> 8000; ab4c c287 -> 31f4; e2e1 44eb -> ec3b; 4000 7e00 -> 7fff; 350f 4287 -> 3c21; 34a5 8000 -> 8000; bc00 e39f -> 639f; 3d13 9b8f -> 9ccb
; bc00 350f -> b50f; 3bff 44eb -> 44ea; 7c00 c287 -> fc00; 0000 3f01 -> 0000; 3f01 4287 -> 45b7; 0400 9b8f -> 8004; 335b 0000 -> 0000; 350f b5de -> af6c
; bf01 329d -> b5ca; ab4c b5de -> 255a; b50f e39f -> 5cd2; b33d 2e78 -> a5da; b33d 3e31 -> b59a; 3bff 3c01 -> 3c00; 4000 ab4c -> af4c; fc00 c287 -> 7c00
; 35de b33d -> ad4f
define amdgpu_kernel void @fmul_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr half, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %o0 = fmul half %i0, %i1
  store half %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case fdiv_f16: f16 f16 -> f16
; 03ff 3a04 -> 0550; 42f3 0000 -> 7c00; e12d 03ff -> fc00; b9f5 3315 -> c2bb; b522 ba72 -> 365f; 370b cc69 -> a663; 3bff 0a25 -> 6d35; c428 3522 -> ca7a
; 3d12 3a72 -> 3e4b; bf57 8001 -> 7c00; 0a25 43e7 -> 031c; e12d b6b5 -> 662c; e12d 4428 -> d8fb; 39f5 2dcd -> 481c; 03ff 7c00 -> 0000; 0001 42f3 -> 0000
; bc00 c751 -> 3060; 0001 c428 -> 8000; 7c01 adcd -> 7fff; e12d 7c01 -> 7fff; 3315 3fa0 -> 2f6e; bc00 3522 -> c23c; 0001 43e7 -> 0000; 2dcd 39f5 -> 2fca
; 0000 c751 -> 8000; 7c00 2dcd -> 7c00; 0a25 0a25 -> 3c00; 03ff 0001 -> 63fe; 3c01 ba72 -> bcf8; bc00 5b2e -> 9c75; 0000 3a72 -> 0000; 03ff e12d -> 8002
; 8000 3c01 -> 8000; ba72 c751 -> 2f0c; c428 43e7 -> bc35; cc69 8001 -> 7c00; 8000 0001 -> 8000; cc69 0400 -> fc00; b9f5 adcd -> 481c; 6800 fe80 -> 7fff
; 7c00 3d12 -> 7c00; 4428 2dcd -> 51bb; 3c01 3522 -> 423e; 0a25 c751 -> 81ae; 0a25 b9f5 -> 8c20; 3fa0 e12d -> 99e5; ba72 7c00 -> 8000; e12d c428 -> 58fb
; b6b5 b9f5 -> 3881; 3c00 43e7 -> 340d; adcd fc00 -> 0000; 4000 3bff -> 4001; cc69 7e00 -> 7fff; 3a04 43e7 -> 3217; 3c00 3d12 -> 3a50; 42f3 5b2e -> 23be
; 3f57 7bff -> 01d6; 3fa0 03ff -> 77a2; 03ff c428 -> 80f6; e12d 3bff -> e12e; 7bff 8001 -> fc00; 0001 7bff -> 0000; 2dcd adcd -> bc00; b9f5 3522 -> c0a4
; cc69 3a72 -> cd79; 42f3 adcd -> d0cb; 43e7 2dcd -> 5173; 3d12 3f57 -> 3987; 7c01 03ff -> 7fff; 42f3 3c01 -> 42f1; 0001 fe80 -> 7fff; 0000 03ff -> 0000
; 2dcd 42f3 -> 26ae; 3c00 cc69 -> ab42; 464c cc69 -> b5b6; 3522 4428 -> 2cf1; 03ff 7bff -> 0000; 42f3 3c00 -> 42f3; 7c00 4428 -> 7c00; 3d12 3d12 -> 3c00
; 5b2e fe80 -> 7fff; 03ff fc00 -> 8000; c428 e12d -> 1e6d; bc00 6800 -> 9000; fe80 ba72 -> 7fff; 3f57 e12d -> 99ac; 7c01 464c -> 7fff; 42f3 7e00 -> 7fff
; 3bff 0000 -> 7c00; 3522 c751 -> a99d
define amdgpu_kernel void @fdiv_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr half, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %o0 = fdiv half %i0, %i1
  store half %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case fneg_f16: f16 -> f16
; 8001 -> 0001; ba03 -> 3a03; 35e2 -> b5e2; 7c00 -> fc00; b4b7 -> 34b7; 0000 -> 8000; 3bff -> bbff; 249f -> a49f; 0400 -> 8400; 4f01 -> cf01; 3a03 -> ba03
; 45bd -> c5bd; 349d -> b49d; d405 -> 5405; 3eb9 -> beb9; 3c00 -> bc00; 7109 -> f109; 3d8f -> bd8f; 3cf5 -> bcf5; 8ddc -> 0ddc; 03ff -> 83ff; c5bd -> 45bd
; 7bff -> fbff; c84b -> 484b; fc00 -> 7c00; bc00 -> 3c00; 34b7 -> b4b7
define amdgpu_kernel void @fneg_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %o0 = fneg half %i0
  store half %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case fabs_f16: f16 -> f16
; bed1 -> 3ed1; 3c00 -> 3c00; 3ed1 -> 3ed1; 3db1 -> 3db1; bdb1 -> 3db1; 8000 -> 0000; 3c01 -> 3c01; fc00 -> 7c00; 0001 -> 0001; db03 -> 5b03; 45b2 -> 45b2
; 2cf2 -> 2cf2; 0400 -> 0400; 7bff -> 7bff; 3bff -> 3bff; 4605 -> 4605; 3914 -> 3914; 4541 -> 4541; b256 -> 3256; b643 -> 3643; 5a4a -> 5a4a; a0c0 -> 20c0
; 941a -> 141a; 0000 -> 0000; 40f4 -> 40f4; 4000 -> 4000; 7c00 -> 7c00; 3e8b -> 3e8b; 3643 -> 3643; 486d -> 486d; bc00 -> 3c00; bf2e -> 3f2e; 8001 -> 0001
; 03ff -> 03ff
define amdgpu_kernel void @fabs_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %o0 = call half @llvm.fabs.f16(half %i0)
  store half %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case floor_f16: f16 -> f16
; 3477 -> 0000; b251 -> bc00; c5cc -> c600; 3b9b -> 0000; 03ff -> 0000; 3251 -> 0000; 0400 -> 0000; 3c01 -> 3c00; 4000 -> 4000; dd53 -> dd54; 4858 -> 4800
; 2f93 -> 0000; 45cc -> 4500; 2c6a -> 0000; 4933 -> 4900; 3578 -> 0000; bb9b -> bc00; 34fd -> 0000; 3c00 -> 3c00; bc00 -> bc00; 3f99 -> 3c00; 7c00 -> 7c00
; 3cc3 -> 3c00; 9691 -> bc00; 4cf8 -> 4cc0; 0000 -> 0000; 8001 -> bc00; 2ef2 -> 0000; a1f8 -> bc00
define amdgpu_kernel void @floor_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %o0 = call half @llvm.floor.f16(half %i0)
  store half %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case ceil_f16: f16 -> f16
; 3c00 -> 3c00; c307 -> c200; bd4b -> bc00; 3c2d -> 4000; 3132 -> 3c00; 4000 -> 4000; 0400 -> 3c00; 0000 -> 0000; 7bff -> 7bff; 35c8 -> 3c00; 03ff -> 3c00
; 4307 -> 4400; 36ca -> 3c00; 4aac -> 4b00; fc00 -> fc00; 2dff -> 3c00; 8001 -> 8000; 7c00 -> 7c00; 19f1 -> 3c00; 4dbf -> 4dc0; 8000 -> 8000; c7f1 -> c700
; 1df7 -> 3c00; 3c01 -> 4000; b598 -> 8000; 7aac -> 7aac; bc00 -> bc00; 47f1 -> 4800; b515 -> 8000; 3bff -> 3c00; adff -> 8000; 3515 -> 3c00; caac -> ca80
define amdgpu_kernel void @ceil_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %o0 = call half @llvm.ceil.f16(half %i0)
  store half %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case trunc_f16: f16 -> f16
; b402 -> 8000; 65e3 -> 65e3; 38cf -> 0000; 3ced -> 3c00; 3d2e -> 3c00; 33ef -> 0000; 8001 -> 8000; 4b96 -> 4b80; 4000 -> 4000; 3402 -> 0000; 0b51 -> 0000
; 8000 -> 8000; 3598 -> 0000; b8cf -> 8000; 5ec0 -> 5ec0; 949d -> 8000; 33a5 -> 0000; 3c01 -> 3c00; 7bff -> 7bff; 3c00 -> 3c00; 493b -> 4900; 4284 -> 4200
; 0000 -> 0000; 3bff -> 0000; 0001 -> 0000; c6a3 -> c600; fc00 -> fc00; aff5 -> 8000; b5da -> 8000; 0400 -> 0000; bced -> bc00; 35da -> 0000
define amdgpu_kernel void @trunc_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %o0 = call half @llvm.trunc.f16(half %i0)
  store half %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case rint_f16: f16 -> f16
; 3627 -> 0000; 34df -> 0000; c5de -> c600; 0000 -> 0000; 4440 -> 4400; 3ebe -> 4000; 36ed -> 0000; 38d9 -> 3c00; b6db -> 8000; 3de4 -> 3c00; 8786 -> 8000
; c37f -> c400; 8001 -> 8000; 36db -> 0000; 0798 -> 0000; ba51 -> bc00; fc00 -> fc00; 45de -> 4600; 88ec -> 8000; 3e4b -> 4000; 7c00 -> 7c00; 4000 -> 4000
; 9c93 -> 8000; 437f -> 4400; 3309 -> 0000; d285 -> d280; fbbb -> fbbb; 8000 -> 8000; 3bff -> 3c00; 7bff -> 7bff; 0001 -> 0000; 4683 -> 4700; b4bb -> 8000
; 03ff -> 0000
define amdgpu_kernel void @rint_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %o0 = call half @llvm.rint.f16(half %i0)
  store half %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case nearbyint_f16: f16 -> f16
; 2e55 -> 0000; 4292 -> 4200; 0400 -> 0000; 0000 -> 0000; 383f -> 3c00; 7bff -> 7bff; fc00 -> fc00; 46df -> 4700; 4000 -> 4000; 90a5 -> 8000; 8000 -> 8000
; c434 -> c400; 37c0 -> 0000; 4434 -> 4400; 480d -> 4800; 03ff -> 0000; 3c00 -> 3c00; bc00 -> bc00; 3b73 -> 3c00; 8001 -> 8000; c292 -> c200; c6df -> c700
; 7c00 -> 7c00; b7e0 -> 8000; 45e1 -> 4600; 2bb5 -> 0000; 3ecf -> 4000; c417 -> c400; 4417 -> 4400; ca87 -> ca80
define amdgpu_kernel void @nearbyint_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %o0 = call half @llvm.nearbyint.f16(half %i0)
  store half %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case roundeven_f16: f16 -> f16
; b40d -> 8000; 3adb -> 3c00; bd77 -> bc00; 415b -> 4200; 0400 -> 0000; 8000 -> 8000; 3fbd -> 4000; 43b3 -> 4400; 3adc -> 3c00; 7bff -> 7bff; 4b8c -> 4b80
; 03ff -> 0000; 3c01 -> 3c00; b863 -> bc00; 8001 -> 8000; 658f -> 658f; badb -> bc00; 43ff -> 4400; adc8 -> 8000; 4000 -> 4000; c15b -> c200; 2dc8 -> 0000
; 340d -> 0000; ba08 -> bc00; 3c00 -> 3c00; c094 -> c000; 0001 -> 0000; bc00 -> bc00; 3bff -> 3c00; fc00 -> fc00; 0000 -> 0000; bd2b -> bc00
define amdgpu_kernel void @roundeven_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %o0 = call half @llvm.roundeven.f16(half %i0)
  store half %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case sqrt_f16: f16 -> f16
; 0001 -> 0c00; acef -> 7fff; 3c01 -> 3c00; 7bff -> 5bff; 2e52 -> 3507; 3bff -> 3bff; b7c7 -> 7fff; 4518 -> 4084; c447 -> 7fff; 2cef -> 3471; c9a7 -> 7fff
; 946d -> 7fff; b0fd -> 7fff; 4000 -> 3da8; 784f -> 59df; 0000 -> 0000; 03ff -> 1fff; 7c00 -> 7c00; 30fd -> 3651; 3767 -> 3971; 36d8 -> 393b; 3c00 -> 3c00
; b498 -> 7fff; c4c4 -> 7fff; 44c4 -> 405e; c518 -> 7fff; 3498 -> 3849; 39a3 -> 3ab7
define amdgpu_kernel void @sqrt_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %o0 = call half @llvm.sqrt.f16(half %i0)
  store half %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case maxnum_f16: f16 f16 -> f16
; 47a6 369e -> 47a6; bc00 369e -> 369e; b6dc 3ca9 -> 3ca9; a1e6 3bff -> 3bff; bc00 f8da -> bc00; 3941 b786 -> 3941; b786 0000 -> 0000; 3bff 8000 -> 3bff
; fe80 0001 -> 0001; 8000 366e -> 366e; b941 b69e -> b69e; fc00 8000 -> 8000; 3c01 7bff -> 7bff; 369e 44d3 -> 44d3; 44d3 36dc -> 44d3; 7bff 3281 -> 7bff
; 3791 321b -> 3791; e878 d56d -> d56d; fe80 321b -> 321b; 3941 369e -> 3941; 3281 4502 -> 4502; e878 3bff -> 3bff; b6dc 06cc -> 06cc; 0400 4502 -> 4502
; 8000 7e00 -> 8000; 3c00 b69e -> 3c00; c7a6 44d3 -> 44d3; 47a6 36dc -> 47a6; 3bff 36dc -> 3bff; 3c01 0001 -> 3c01; 44d3 bd18 -> 44d3; 0001 fc00 -> 0001
; 3281 3786 -> 3786; 8000 4502 -> 4502; f8da 3bff -> 3bff; 5abd 369e -> 5abd; 3941 47a6 -> 47a6; 4000 d56d -> 4000; 4ac1 5abd -> 5abd; 7bff b941 -> 7bff
; 3c00 0000 -> 3c00; f8da 7e00 -> f8da; 366e 0400 -> 366e; 3d7e b69e -> 3d7e; b941 3786 -> 3786; 36dc b6dc -> 36dc; b941 3c01 -> 3c01; c7a6 3bff -> 3bff
; 0001 fe80 -> 0001; bd18 3d18 -> 3d18; 47a6 b941 -> 47a6; 7bff 06cc -> 7bff; a1e6 3281 -> 3281; b6dc c7a6 -> b6dc; 7c01 b941 -> b941; 369e 7bff -> 7bff
; 5abd c7a6 -> 5abd; 0400 3786 -> 3786; bd18 4000 -> 4000; 3791 36dc -> 3791; 36dc 3ca9 -> 3ca9; 3c00 3d18 -> 3d18; 321b 36dc -> 36dc; 8001 bc00 -> 8001
; 3d18 b21b -> 3d18; f8da e878 -> e878; 3c01 a1e6 -> 3c01; 7e00 3c00 -> 3c00
define amdgpu_kernel void @maxnum_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr half, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %o0 = call half @llvm.maxnum.f16(half %i0, half %i1)
  store half %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case minnum_f16: f16 f16 -> f16
; 0400 c152 -> c152; b9ef c7a7 -> c7a7; fe80 4152 -> 4152; 360f fe80 -> 360f; b8e1 3bff -> b8e1; 0001 7c01 -> 0001; 3dc9 03ff -> 03ff; 3934 38e1 -> 38e1
; 3c01 7c00 -> 3c01; 7c01 3934 -> 3934; 2fd1 fc00 -> fc00; 7c00 34cb -> 34cb; 7c01 b60f -> b60f; 360f 0001 -> 0001; 7e00 0000 -> 0000; 4152 7e00 -> 4152
; 3934 3c01 -> 3934; 77a8 3c01 -> 3c01; 3934 52ea -> 3934; 0000 b388 -> b388; 7bff 8001 -> 8001; 52ea b844 -> b844; 03ff b9ef -> b9ef; b60f 0400 -> b60f
; 8001 52ea -> 8001; 7c01 3388 -> 3388; 4152 4152 -> 4152; 47a7 4000 -> 4000; 39ef 3ff4 -> 39ef; b8e1 0400 -> b8e1; 03ff 4152 -> 03ff; 7c00 7e00 -> 7c00
; 38e1 c7a7 -> c7a7; 39ef 0000 -> 0000; 71e4 5738 -> 5738; 0400 c7a7 -> c7a7; 3e7d 494f -> 3e7d; c152 5738 -> c152; 3bff 4000 -> 3bff; b9ef b9ef -> b9ef
; fc00 0001 -> fc00; b8e1 3934 -> b8e1; 36fe b9ef -> b9ef; 3bff 7c00 -> 3bff; 71e4 fe80 -> 71e4; 494f 5738 -> 494f; fc00 77a8 -> fc00; 7e00 77a8 -> 77a8
; 360f b844 -> b844; 3388 71e4 -> 3388; 4b7c bc00 -> bc00; 34cb 77a8 -> 34cb; 4152 47a7 -> 4152; 4000 3844 -> 3844; 39ef 3934 -> 3934; b60f 5738 -> b60f
; fc00 0400 -> fc00; 3c01 0000 -> 0000; 3934 3388 -> 3388; 3bff bc00 -> bc00; b60f 71e4 -> b60f; 8001 8001 -> 8001; b8e1 4000 -> b8e1; b60f 03ff -> b60f
; 71e4 fc00 -> fc00; 3c01 b60f -> b60f; bc00 494f -> bc00; 38e1 77a8 -> 38e1
define amdgpu_kernel void @minnum_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr half, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %o0 = call half @llvm.minnum.f16(half %i0, half %i1)
  store half %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case maximum_f16: f16 f16 -> f16
; b4a1 7bff -> 7bff; 3cdd 2ca4 -> 3cdd; 349b fc00 -> 349b; 7c00 349b -> 7c00; caaa 7c01 -> 7fff; 0000 bc00 -> 0000; bc00 432d -> 432d; 3cdd 45e8 -> 45e8
; 0400 490a -> 490a; e69f 34a1 -> 34a1; 7bff fe80 -> 7fff; 03ff 7491 -> 7491; b4a1 34a1 -> 34a1; fe80 bf52 -> 7fff; bf52 b313 -> b313; 745a 33eb -> 745a
; f524 03ff -> 03ff; caaa 3c01 -> 3c01; 432d 3f52 -> 432d; 4bae 611d -> 611d; 3bff bc00 -> 3bff; b313 0001 -> 0001; b313 fe80 -> 7fff; 33eb c90a -> 33eb
; 4bae 432d -> 4bae; fc00 f524 -> f524; 3f52 432d -> 432d; cb78 3cdd -> 3cdd; 3c00 7c00 -> 7c00; 611d 3cdd -> 611d; 432d 0400 -> 432d; 7491 0000 -> 7491
; 0000 b4a1 -> 0000; 03ff 349b -> 349b; 03ff 611d -> 611d; 4aaa caaa -> 4aaa; 2d26 7c01 -> 7fff; c35d f524 -> c35d; 2d26 fc00 -> 2d26; bc72 8000 -> 8000
; b313 c90a -> b313; 3c01 2ca4 -> 3c01; 3c00 c90a -> 3c00; 3f52 435d -> 435d; 03ff 3c01 -> 3c01; 7491 f524 -> 7491; 3bff fc00 -> 3bff; 34a1 c5e8 -> 34a1
; 3bff 0001 -> 3bff; 3c01 bc72 -> 3c01; 7491 33eb -> 7491; 03ff 33eb -> 33eb; 0000 4b78 -> 4b78; fe80 3c00 -> 7fff; 34a1 33eb -> 34a1; 435d 8001 -> 435d
; bc72 bf52 -> bc72; 4aaa 34a1 -> 4aaa; 8000 3c01 -> 3c01; 7bff bc72 -> 7bff; 432d 7e00 -> 7fff; 490a bc72 -> 490a; 33eb 7491 -> 7491; 4aaa b4a1 -> 4aaa
; f524 2d26 -> 2d26; 7c00 3cdd -> 7c00; 435d c35d -> 435d
define amdgpu_kernel void @maximum_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr half, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %o0 = call half @llvm.maximum.f16(half %i0, half %i1)
  store half %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case minimum_f16: f16 f16 -> f16
; cbfa 03ff -> cbfa; fc00 3bc5 -> fc00; b2c5 8000 -> b2c5; b4a4 2c48 -> b4a4; d239 477c -> d239; 0000 3bff -> 0000; fc00 4000 -> fc00; 3af3 cbfa -> cbfa
; 792b 4b75 -> 4b75; 0400 4bc7 -> 0400; 8001 b285 -> b285; 4b75 4bc7 -> 4b75; 7e00 b8dc -> 7fff; 8000 fe80 -> 7fff; 1d09 fe80 -> 7fff; 4753 1d09 -> 1d09
; 7bff fc00 -> fc00; cbfa 8000 -> cbfa; 3af3 c77c -> c77c; 8a0b 0001 -> 8a0b; 0001 b2c5 -> b2c5; 3bc5 3285 -> 3285; 4bc7 7bff -> 4bc7; 3bc5 c753 -> c753
; 1d09 3285 -> 1d09; 4bfa 792b -> 4bfa; 2dba 8001 -> 8001; b4a4 c753 -> c753; 7c00 bc00 -> bc00; 8001 c77c -> c77c; 7c00 b2c5 -> b2c5; 3bc5 3c01 -> 3bc5
; 03ff 4753 -> 03ff; 1d09 7c00 -> 1d09; fc00 8001 -> fc00; b4a4 4000 -> b4a4; b285 8000 -> b285; 477c 8a0b -> 8a0b; 3bff 8000 -> 8000; 7c01 3c00 -> 7fff
; b8dc d239 -> d239; 7c01 4753 -> 7fff; 792b 792b -> 792b; adba bc00 -> bc00; 3c01 1d09 -> 1d09; 7c00 3af3 -> 3af3; cbfa 3bff -> cbfa; ac48 0000 -> ac48
; 3285 4bfa -> 3285; 3c00 4753 -> 3c00; 4bc7 3bc5 -> 3bc5; fe80 3bc5 -> 7fff; cbfa 3c01 -> cbfa; 3bff 7bff -> 3bff; 7c00 8000 -> 8000; 03ff 354a -> 03ff
; 2e8c 4bfa -> 2e8c; 4b75 2c48 -> 2c48; 3c01 32c5 -> 32c5; 7c00 7c01 -> 7fff; e61b 0400 -> e61b; 4bfa 8000 -> 8000; c753 7bff -> c753; 03ff 477c -> 03ff
; 4bfa b2c5 -> b2c5; b285 4753 -> b285; 3af3 0000 -> 0000; b285 b8dc -> b8dc; 3bff 354a -> 354a
define amdgpu_kernel void @minimum_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr half, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %o0 = call half @llvm.minimum.f16(half %i0, half %i1)
  store half %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case fma_f16: f16 f16 f16 -> f16
; 8001 7bff 4000 -> 3ffc; 0000 3846 0001 -> 0001; 2dca 8001 7c00 -> 7c00; 38ed 0001 0001 -> 0002; c9d5 0001 2dca -> 2dca; 3c00 7c00 3c3c -> 7c00
; 4332 3271 b1ee -> 3850; 82dd 3d51 fe04 -> 7fff; adca b318 0000 -> 2522; 4010 b318 82dd -> b735; c784 fc00 b318 -> 7c00; 8001 bc00 3846 -> 3846
; 3b2c 3b2c 3c3c -> 3f73; 2dca b318 3bff -> 3bd6; 0000 8001 adca -> adca; fe80 3846 4ba1 -> 7fff; 8000 cba1 3bff -> 3bff; 4784 38ed 3271 -> 44d4
; b318 adca 0400 -> 2526; bc00 3bff 4010 -> 3c20; fe80 c784 fe04 -> 7fff; c431 4332 8000 -> cb8a; 82dd c332 3c3c -> 3c3c; 4085 03ff fe80 -> 7fff
; 82dd c784 49d5 -> 49d5; 4784 7c01 bc3c -> 7fff; 2dca 3c00 4085 -> 40b3; 49d5 2dca 3744 -> 3e09; 03ff fc00 fe04 -> 7fff; 04b5 04b5 fe04 -> 7fff
; 7e00 c332 c431 -> 7fff; 03ff 04b5 b1ee -> b1ee; 4000 4000 04b5 -> 4400; 03ff c332 3c01 -> 3c01; 0001 82dd 3bff -> 3bff; b1ee 3b2c 3c00 -> 3aac
; 04b5 04b5 c784 -> c784; b1ee 7c00 bc00 -> fc00; b318 3744 49d5 -> 49c8; 04b5 4010 cba1 -> cba1; 38ed 4332 cba1 -> ca85; 3d51 3bff c784 -> c630
; 4085 4085 3c01 -> 461c; 3846 04b5 3744 -> 3744; 3271 bc3c 4784 -> 474d; 0000 2dca fe80 -> 7fff; fc00 3744 3b2c -> fc00; 3c00 7c01 4000 -> 7fff
; bc00 cba1 3c3c -> 4c14; 3d51 fc00 0400 -> fc00; 3c01 31ee 4010 -> 406f; c9d5 fe80 cba1 -> 7fff; 3c01 4784 4010 -> 48c7; c332 03ff 3271 -> 326f
; 3c3c 7bff 4784 -> 7c00; 8001 04b5 3c01 -> 3c01; 3bff 4784 49d5 -> 4ccb; b318 82dd c332 -> c332; c332 c9d5 b318 -> 5138; c784 7e00 4775 -> 7fff
; 04b5 49d5 b318 -> b311; c9d5 82dd 2dca -> 2dd2; 3d51 bc3c 3c3c -> b593; 2dca 3846 c784 -> c778; 4332 b318 3b2c -> 2e55; 0000 b1ee 0001 -> 0001
; b1ee c9d5 3bff -> 4252; bc00 cba1 49d5 -> 4ebb; 4000 0000 c431 -> c431; c332 fe04 03ff -> 7fff; fc00 b318 0400 -> 7c00; 4085 8001 49d5 -> 49d5
; 2dca c332 b318 -> b860; 4000 8001 3846 -> 3846; c431 38ed 8000 -> c129; 2dca 3c01 7c01 -> 7fff; 3744 b1ee cba1 -> cbac; bc3c 3744 0400 -> b7b1
; cba1 b1ee 03ff -> 41a8; 4000 4784 4ba1 -> 4f92; c332 bc3c b1ee -> 433f; 8001 03ff 3744 -> 3744; 7c01 b1ee 8001 -> 7fff; 4085 fe80 0400 -> 7fff
; 3d51 2dca bc00 -> bb0a; 4000 4ba1 4085 -> 5019; 4332 4010 31ee -> 477e; 0001 7c00 4ba1 -> 7c00; cba1 3bff b318 -> cbbc; bc3c 7e00 cba1 -> 7fff
; 03ff 3d51 8001 -> 054f; 7c00 c332 0001 -> fc00; 4085 7c01 c9d5 -> 7fff; 0000 2dca adca -> adca; 03ff 7c00 bc3c -> 7c00; c784 3bff 3846 -> c6fa
; c9d5 cba1 4010 -> 59a0; c9d5 fc00 c332 -> 7c00; 3846 4332 c784 -> c598; 3846 3d51 4332 -> 444f; bc00 0001 3bff -> 3bff; bc3c 0000 4775 -> 4775
; 0000 c332 4ba1 -> 4ba1; 3846 03ff 3bff -> 3bff; 4010 4784 b1ee -> 4b8a; 0000 0001 3744 -> 3744; 3846 3c00 c431 -> c350; 7bff 8000 8000 -> 8000
; b318 cba1 0400 -> 42c4; 04b5 fc00 49d5 -> fc00
define amdgpu_kernel void @fma_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr half, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr half, ptr addrspace(1) %p3, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %i2 = load half, ptr addrspace(1) %a2, align 2
  %o0 = call half @llvm.fma.f16(half %i0, half %i1, half %i2)
  store half %o0, ptr addrspace(1) %a3, align 2
  ret void
}

; case fadd_bf16: bf16 bf16 -> bf16
; e22a 0080 -> e22a; d960 45b3 -> d960; ffd0 3dab -> 7fff; 3e79 be58 -> 3d04; bdab bec5 -> bef0; 4000 ff80 -> ff80; 3f7f 3fd4 -> 402a; 3f1a 7fc0 -> 7fff
; 0080 45b3 -> 45b3; 3ec5 3e58 -> 3f18; 4000 e22a -> e22a; c06e 0001 -> c06e; be58 0080 -> be58; 0000 3f1a -> 3f1a; 3dcc 7f7f -> 7f7f; 406e 7f81 -> 7fff
; 3dab bdab -> 0000; 3dab 406e -> 4073; bdad 3dad -> 0000; 0080 e22a -> e22a; 7fc0 7f81 -> 7fff; 4052 0080 -> 4052; d960 3f1a -> d960; 51b0 d98d -> d98d
; 401f 3dcc -> 4025; 0080 4000 -> 4000; 45b3 406e -> 45b3; 7f80 ff80 -> 7fff; e22a ff80 -> ff80; 0001 4052 -> 4052; bf80 d98d -> d98d; 0000 3d8b -> 3d8b
; d960 0001 -> d960; 7f80 b747 -> 7f80; 7f7f d98d -> 7f7f; 4000 3e58 -> 400e; 401f 3fd4 -> 4084; 4052 b747 -> 4052; 3ec5 0080 -> 3ec5; 3fd4 bdab -> 3fc9
; d960 0080 -> d960; 0000 7f80 -> 7f80; 402c 7f81 -> 7fff; 7f7f d960 -> 7f7f; 0080 3dcc -> 3dcc; e22a c02c -> e22a; 4052 7f7f -> 7f7f; 51b0 c06e -> 51b0
; 0001 bec5 -> bec5; 7f80 3dab -> 7f80; 0001 8000 -> 0001; 7fc0 c01f -> 7fff; 007f d98d -> d98d; d98d bdad -> d98d; 3ec5 8000 -> 3ec5; 3e58 bf80 -> bf4a
; 7f7f e22a -> 7f7f; 0001 c644 -> c644; e22a ffd0 -> 7fff; bdad 007f -> bdad; bec5 0001 -> bec5; 7f7f 8000 -> 7f7f; c01f 7f80 -> 7f80; 3f80 8001 -> 3f80
; 3dab 7f80 -> 7f80; 7f81 4052 -> 7fff; be58 ffd0 -> 7fff; 3ec5 d98d -> d98d; bdad c644 -> c644; 3f81 d960 -> d960; 3fd4 3fd4 -> 4054; 0080 406e -> 406e
; c06e 0000 -> c06e; 4000 7fc0 -> 7fff; 45b3 7f81 -> 7fff; 3d8b bf80 -> bf6f; 8001 402c -> 402c; ff80 0080 -> ff80; 7fc0 e22a -> 7fff; c01f 402c -> 3e50
; 3f80 3f81 -> 4000; e22a 3dad -> e22a; 7f81 3f1a -> 7fff; 4052 3e79 -> 4062; 007f 3f80 -> 3f80; 3f81 0080 -> 3f81; 8001 3dcc -> 3dcc; 3dab 3ec5 -> 3ef0
; 3e58 402c -> 403a
define amdgpu_kernel void @fadd_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr bfloat, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr bfloat, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr bfloat, ptr addrspace(1) %p2, i32 %me
  %i0 = load bfloat, ptr addrspace(1) %a0, align 2
  %i1 = load bfloat, ptr addrspace(1) %a1, align 2
  %o0 = fadd bfloat %i0, %i1
  store bfloat %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case fsub_bf16: bf16 bf16 -> bf16
; dd69 bf55 -> dd69; 0001 c162 -> 4162; bf65 ffd0 -> 7fff; 4070 0ee9 -> 4070; 7fc0 4023 -> 7fff; 7f81 0080 -> 7fff; dd69 4023 -> dd69; 0001 27cc -> a7cc
; 3f80 bf55 -> 3fea; 3f81 3f7f -> 3c40; c162 7f7f -> ff7f; 3f81 0ee9 -> 3f81; 3f81 4083 -> c046; dd69 3f7f -> dd69; 7f81 7f81 -> 7fff; 7f80 7fc0 -> 7fff
; 3f65 406e -> c035; 4025 2b3a -> 4025; 3d82 c06e -> 4072; dd69 4083 -> dd69; 4083 4162 -> c120; 3fff 3f55 -> 3f94; 3f65 7f81 -> 7fff; 7f7f 3ffe -> 7f7f
; 0ee9 3f80 -> bf80; 8000 4000 -> c000; 3f65 8001 -> 3f65; 0001 4162 -> c162; 4000 3f8e -> 3f64; 6ade 3ffe -> 6ade; 4023 3f7f -> 3fc6; ff80 3f7f -> ff80
; 0001 ff80 -> 7f80; c9c0 0000 -> c9c0; 0000 4162 -> c162; 3f7f bf8e -> 4007; 007f 0000 -> 007f; ffd0 2b3a -> 7fff; 3f80 406e -> c02e; 4162 0001 -> 4162
; 0080 0ee9 -> 8ee9; 3f80 3d82 -> 3f70; 4000 0001 -> 4000; 7f80 3f7f -> 7f80; 4068 3f81 -> 4028; ff80 7f80 -> ff80; 7fc0 4083 -> 7fff; c06e 3ffe -> c0b6
; 0ee9 3f81 -> bf81; c023 bf65 -> bfd4; c9c0 dd69 -> 5d69; c06e 3fff -> c0b7; 7f7f 3d82 -> 7f7f; ff80 4068 -> ff80; 4023 3f55 -> 3fdc; 8001 40bb -> c0bb
; 3f80 0ee9 -> 3f80; 4068 7f7f -> ff7f; 7f81 0ee9 -> 7fff; 0080 3f7f -> bf7f; ffd0 0080 -> 7fff; 8001 8001 -> 0000; 7fc0 7f80 -> 7fff; 2b3a 3f55 -> bf55
; 7f7f 6ade -> 7f7f; 7f80 bf65 -> 7f80; bf65 8001 -> bf65; 7f81 8001 -> 7fff; bf8e c162 -> 4150; bf80 4083 -> c0a3; c06e 40bb -> c119; 8001 7f7f -> ff7f
; c162 8000 -> c162; 7f81 3f7f -> 7fff; c9c0 0ee9 -> c9c0; 8001 bf65 -> 3f65; dd69 bf8e -> dd69; 4068 bf55 -> 408f; 3f81 8000 -> 3f81; 0080 27cc -> a7cc
; 406e 7f7f -> ff7f; 3fff 7f7f -> ff7f; 4023 bf55 -> 4058; 3613 0000 -> 3613; 8001 2b3a -> ab3a; 3f80 4162 -> c152
define amdgpu_kernel void @fsub_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr bfloat, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr bfloat, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr bfloat, ptr addrspace(1) %p2, i32 %me
  %i0 = load bfloat, ptr addrspace(1) %a0, align 2
  %i1 = load bfloat, ptr addrspace(1) %a1, align 2
  %o0 = fsub bfloat %i0, %i1
  store bfloat %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case fmul_bf16: bf16 bf16 -> bf16
; be14 7fc0 -> 7fff; 3f26 bd9a -> bd48; ffd0 bf80 -> 7fff; 3fad 40b9 -> 40fa; 3f7f 3fca -> 3fc9; 8000 676c -> 8000; be14 7f80 -> ff80; 676c 0001 -> 24ec
; 0c0a 3fa9 -> 0c36; 40a5 3fa9 -> 40da; 3db8 c0b9 -> bf05; ff80 8000 -> 7fff; 3f80 3fad -> 3fad; 007f 8000 -> 8000; 7f80 3fa9 -> 7f80; 8001 3e14 -> 8000
; 4173 3f81 -> 4175; 3fca 7fc0 -> 7fff; 3f26 3f26 -> 3ed7; 3f81 3f81 -> 3f82; 3de6 4173 -> 3fda; 0c0a 7f7f -> 4c09; bde6 40b9 -> bf26; 8000 bfa9 -> 0000
; 7d85 0080 -> 3e85; 3d9a bf80 -> bd9a; 7f81 3fca -> 7fff; 7d85 3fad -> 7db4; efdd 7fc0 -> 7fff; 4147 007f -> 0245; 3fa9 3de6 -> 3e18; 3fad 5fbc -> 5ffe
; c173 3f26 -> c11e; 676c 0080 -> 286c; 007f 7fc0 -> 7fff; 3fad c173 -> c1a4; 40b9 efdd -> f120; 3e14 5fbc -> 5e59; 007f ffef -> 7fff; 3db8 7fc0 -> 7fff
; 40b9 0c0a -> 0d47; 3d9a 0000 -> 0000; 3f7f 7f81 -> 7fff; bfa9 bf80 -> 3fa9; 0c0a bfa9 -> 8c36; 0080 7f81 -> 7fff; 3db8 bde6 -> bc25; bfa9 676c -> e79c
; 40a5 be14 -> bf3f; 3f7f 3e14 -> 3e13; 3f26 8000 -> 8000; 3f80 3e8a -> 3e8a; c0b9 7f80 -> ff80; 3fa9 c86e -> c89d; 8001 40a5 -> 8005; 0001 3fca -> 0002
; 0001 7f7f -> 3cff; 0001 bd9a -> 8000; 3de6 ffd0 -> 7fff; bfa9 ffef -> 7fff; 8001 bf26 -> 0001; 0c0a 676c -> 33fe; 3f7f 007f -> 007f; 3fa9 7fc0 -> 7fff
; 7d85 bfa9 -> fdb0; 3f81 007f -> 0080; 3e14 bfa9 -> be43; 7f81 c0b9 -> 7fff; 3efa 8001 -> 8000; 7f7f 3fad -> 7f80; be14 3f26 -> bdc0; 4000 0080 -> 0100
; 3fca 3e14 -> 3e6a; bd9a 3d9a -> bbb9; ffd0 7f81 -> 7fff; 3f26 efdd -> ef8f; 3de6 5fbc -> 5e29; 3f26 c0b9 -> c070; 8000 3de6 -> 8000; 3f80 007f -> 007f
; c0b9 3efa -> c035; 3efa 3de6 -> 3d61; 3f26 c173 -> c11e; 3f81 bd9a -> bd9b; 8001 3f7f -> 8001; 0080 0080 -> 0000; ff80 3fa9 -> ff80; ffef ffd0 -> 7fff
; 0001 676c -> 24ec
define amdgpu_kernel void @fmul_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr bfloat, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr bfloat, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr bfloat, ptr addrspace(1) %p2, i32 %me
  %i0 = load bfloat, ptr addrspace(1) %a0, align 2
  %i1 = load bfloat, ptr addrspace(1) %a1, align 2
  %o0 = fmul bfloat %i0, %i1
  store bfloat %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case fdiv_bf16: bf16 bf16 -> bf16
; 3ff7 3fdc -> 3f90; 3908 7fc0 -> 7fff; 7f81 bfdc -> 7fff; 3ede df04 -> 9f57; 3f7f 3ede -> 4013; 0976 3f57 -> 0992; 3ff7 3da7 -> 41bd; 7f80 415d -> 7f80
; ff80 bfd2 -> 7f80; ff80 c7c8 -> 7f80; 3f57 3f57 -> 3f80; 3f7f ffd0 -> 7fff; bfdc 416b -> bdf0; 3f81 3fd5 -> 3f1b; 3f80 3fe8 -> 3f0d; 0976 3fd2 -> 0916
; 8a59 df04 -> 0000; 7f81 3f84 -> 7fff; 3da7 3ede -> 3e41; 0976 3ff7 -> 08ff; c16b bf80 -> 416b; 3fd2 3ff7 -> 3f5a; 3ede 64b8 -> 199a; 3e66 3f80 -> 3e66
; 7f81 bf04 -> 7fff; 3fdc ff80 -> 8000; 4000 3ede -> 4094; 3f84 8a59 -> f49c; 415d 7f81 -> 7fff; bfe8 c7c8 -> 3794; bda7 3f84 -> bda2; ffd0 bda7 -> 7fff
; 3fdc 415d -> 3dff; bf04 8000 -> 7f80; 3fe8 3f04 -> 4061; c16b 8a59 -> 768b; 3f80 8a59 -> f497; 7f81 7f7f -> 7fff; 3fdc 3ede -> 407e; 3fd5 3fd2 -> 3f82
; 3f04 007f -> 7e05; 416b 3f7f -> 416c; bf80 c7c8 -> 3724; 0976 3f7f -> 0977; 3f7f bf80 -> bf7f; 3f81 3f04 -> 3ffa; 3908 0001 -> 7b88; 3da7 bfd2 -> bd4c
; 007f 3fd5 -> 004c; 3f84 3fdc -> 3f1a; 8001 bfdc -> 0001; 3f7f 0080 -> 7e7f; 3f80 3fd5 -> 3f1a; 3ede 3e66 -> 3ff7; 3f04 0000 -> 7f80; c16b 3fd2 -> c10f
; 3fd2 bfe8 -> bf68; 3f04 416b -> 3d10; bfd2 8000 -> 7f80; ff80 3ff7 -> ff80; c7c8 0000 -> ff80; 64b8 3ede -> 6554; 007f 7f7f -> 0000; 007f 3da7 -> 0243
; bda7 8000 -> 7f80; bf84 0080 -> fe84; ffd0 64b8 -> 7fff; 3f7f 3f04 -> 3ff7; 7f81 0000 -> 7fff; 3f81 3fe8 -> 3f0e; 4000 bf84 -> bff8; c7c8 bfd2 -> 4774
; 416b bf04 -> c1e4; 8001 0001 -> bf80; 3da7 007f -> 7ca8; 3fdc 3fb5 -> 3f9c; c7c8 ff80 -> 0000; 3fe8 3fd2 -> 3f8d; ff80 3ede -> ff80; 3f80 3f7f -> 3f81
; 3ede 3908 -> 4551; bfdc 4000 -> bf5c; 7f80 bf04 -> ff80; c7c8 3fe8 -> c75d; 0976 8000 -> ff80; 7f7f 3908 -> 7f80; 3fd5 64b8 -> 1a94; 7fc0 bfdc -> 7fff
; 3f84 64b8 -> 1a38; c16b 0080 -> ff80
define amdgpu_kernel void @fdiv_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr bfloat, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr bfloat, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr bfloat, ptr addrspace(1) %p2, i32 %me
  %i0 = load bfloat, ptr addrspace(1) %a0, align 2
  %i1 = load bfloat, ptr addrspace(1) %a1, align 2
  %o0 = fdiv bfloat %i0, %i1
  store bfloat %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case fneg_bf16: bf16 -> bf16
; 4000 -> c000; 3fbb -> bfbb; c072 -> 4072; 3fcf -> bfcf; 62c4 -> e2c4; 3e35 -> be35; ff80 -> 7f80; bfbb -> 3fbb; 3f55 -> bf55; b089 -> 3089; c0cc -> 40cc
; 3f80 -> bf80; 3e82 -> be82; 3de8 -> bde8; 2f1f -> af1f; bfcf -> 3fcf; bf80 -> 3f80; 007f -> 807f; fe33 -> 7e33; 3f72 -> bf72; 3085 -> b085; 3f81 -> bf81
; 0080 -> 8080; 40cc -> c0cc; 8001 -> 0001
define amdgpu_kernel void @fneg_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr bfloat, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr bfloat, ptr addrspace(1) %p1, i32 %me
  %i0 = load bfloat, ptr addrspace(1) %a0, align 2
  %o0 = fneg bfloat %i0
  store bfloat %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case fabs_bf16: bf16 -> bf16
; 40dd -> 40dd; 4158 -> 4158; bf80 -> 3f80; 4179 -> 4179; 482a -> 482a; 3f80 -> 3f80; bfc0 -> 3fc0; c158 -> 4158; 007f -> 007f; 7f80 -> 7f80; 4000 -> 4000
; 0001 -> 0001; beb0 -> 3eb0; c12d -> 412d; bf19 -> 3f19; 3f81 -> 3f81; 3f19 -> 3f19; 3eb0 -> 3eb0; 8000 -> 0000; 7f7f -> 7f7f; 1aa9 -> 1aa9; 61f7 -> 61f7
; 3f3f -> 3f3f; 8001 -> 0001; c0dd -> 40dd; 412d -> 412d; 8a8e -> 0a8e; 3fca -> 3fca; c8de -> 48de; 3da2 -> 3da2; 1862 -> 1862; 0080 -> 0080
define amdgpu_kernel void @fabs_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr bfloat, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr bfloat, ptr addrspace(1) %p1, i32 %me
  %i0 = load bfloat, ptr addrspace(1) %a0, align 2
  %o0 = call bfloat @llvm.fabs.bf16(bfloat %i0)
  store bfloat %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case floor_bf16: bf16 -> bf16
; 7f7f -> 7f7f; 3ede -> 0000; 3e5a -> 0000; ff80 -> ff80; be37 -> bf80; be5a -> bf80; 8000 -> 8000; be58 -> bf80; bf35 -> bf80; 3ea2 -> 0000; 3f64 -> 0000
; 9c96 -> bf80; bede -> bf80; 3f84 -> 3f80; 4651 -> 4651; 3d8f -> 0000; 59d1 -> 59d1; 3f80 -> 3f80; 3e37 -> 0000; 4000 -> 4000; bf64 -> bf80; 3f56 -> 0000
; 007f -> 0000; 7f80 -> 7f80; bf84 -> c000; 3f5e -> 0000; 3fb6 -> 3f80; 3f7f -> 0000; 0080 -> 0000; 0623 -> 0000; 417f -> 4170; 8001 -> bf80
define amdgpu_kernel void @floor_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr bfloat, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr bfloat, ptr addrspace(1) %p1, i32 %me
  %i0 = load bfloat, ptr addrspace(1) %a0, align 2
  %o0 = call bfloat @llvm.floor.bf16(bfloat %i0)
  store bfloat %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case ceil_bf16: bf16 -> bf16
; 3f13 -> 3f80; 403d -> 4040; fce5 -> fce5; ff80 -> ff80; 2fd7 -> 3f80; 3ef9 -> 3f80; bf7f -> 8000; 3e80 -> 3f80; 3da7 -> 3f80; 8001 -> 8000; 29f8 -> 3f80
; 408a -> 40a0; 3f81 -> 4000; 3e65 -> 3f80; bf80 -> bf80; 4109 -> 4110; 7f80 -> 7f80; 0000 -> 0000; bef5 -> 8000; 3fee -> 4000; 3df1 -> 3f80; be80 -> 8000
; 48ba -> 48ba; be65 -> 8000; 40f6 -> 4100; 3f7f -> 3f80; c03d -> c000; bdf1 -> 8000; 0080 -> 3f80
define amdgpu_kernel void @ceil_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr bfloat, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr bfloat, ptr addrspace(1) %p1, i32 %me
  %i0 = load bfloat, ptr addrspace(1) %a0, align 2
  %o0 = call bfloat @llvm.ceil.bf16(bfloat %i0)
  store bfloat %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case trunc_bf16: bf16 -> bf16
; 0001 -> 0000; 411a -> 4110; 4dc7 -> 4dc7; 4132 -> 4130; 1232 -> 0000; 7f80 -> 7f80; af9c -> 8000; 7f7f -> 7f7f; 4106 -> 4100; 3efe -> 0000; 3f65 -> 0000
; 0000 -> 0000; 8001 -> 8000; 3f81 -> 3f80; bda1 -> 8000; 8000 -> 8000; 40d7 -> 40c0; 3fc9 -> 3f80; 414a -> 4140; 3dbd -> 0000; ff80 -> ff80; 3e7b -> 0000
; bfc9 -> bf80; 3dc8 -> 0000; c132 -> c130; 4000 -> 4000; c14a -> c140; 7048 -> 7048; 3f80 -> 3f80
define amdgpu_kernel void @trunc_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr bfloat, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr bfloat, ptr addrspace(1) %p1, i32 %me
  %i0 = load bfloat, ptr addrspace(1) %a0, align 2
  %o0 = call bfloat @llvm.trunc.bf16(bfloat %i0)
  store bfloat %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case rint_bf16: bf16 -> bf16
; 3de9 -> 0000; 0001 -> 0000; 3f7f -> 3f80; 40e5 -> 40e0; 8000 -> 8000; 3e76 -> 0000; 1750 -> 0000; 3efd -> 0000; 403b -> 4040; be2e -> 8000; c111 -> c110
; 3e6e -> 0000; 0000 -> 0000; dc48 -> dc48; d079 -> d079; 007f -> 0000; 94ed -> 8000; ff80 -> ff80; 413b -> 4140; bf9e -> bf80; 3f80 -> 3f80; 3f81 -> 3f80
; bf80 -> bf80; 7f80 -> 7f80; c069 -> c080; be76 -> 8000; 3f9e -> 3f80; 3e2e -> 0000; 3db8 -> 0000
define amdgpu_kernel void @rint_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr bfloat, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr bfloat, ptr addrspace(1) %p1, i32 %me
  %i0 = load bfloat, ptr addrspace(1) %a0, align 2
  %o0 = call bfloat @llvm.rint.bf16(bfloat %i0)
  store bfloat %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case nearbyint_bf16: bf16 -> bf16
; 3f04 -> 3f80; 95c8 -> 8000; 8001 -> 8000; 3e8a -> 0000; 4100 -> 4100; bf7c -> bf80; 3f88 -> 3f80; bec3 -> 8000; 4083 -> 4080; 7f80 -> 7f80; 4105 -> 4100
; 3f30 -> 3f80; 3db3 -> 0000; 3ec3 -> 0000; 0001 -> 0000; 3f89 -> 3f80; 3f7f -> 3f80; 3f81 -> 3f80; 3f7c -> 3f80; c357 -> c357; bdb3 -> 8000; 4074 -> 4080
; 4000 -> 4000; 56d6 -> 56d6; a8bc -> 8000; ff80 -> ff80; 0000 -> 0000; c581 -> c581; 5975 -> 5975; 0080 -> 0000; bf30 -> bf80; 70f6 -> 70f6; be8a -> 8000
; 403e -> 4040
define amdgpu_kernel void @nearbyint_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr bfloat, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr bfloat, ptr addrspace(1) %p1, i32 %me
  %i0 = load bfloat, ptr addrspace(1) %a0, align 2
  %o0 = call bfloat @llvm.nearbyint.bf16(bfloat %i0)
  store bfloat %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case roundeven_bf16: bf16 -> bf16
; 3f6e -> 3f80; 3fde -> 4000; c093 -> c0a0; 7f80 -> 7f80; 4143 -> 4140; 4000 -> 4000; 88a0 -> 8000; 7f7f -> 7f7f; 3e37 -> 0000; 3d95 -> 0000; 3e41 -> 0000
; c028 -> c040; aadb -> 8000; 0000 -> 0000; 3f80 -> 3f80; 4064 -> 4080; 3f27 -> 3f80; bf80 -> bf80; 0001 -> 0000; 4093 -> 40a0; bd84 -> 8000; 8fdd -> 8000
; bf27 -> bf80; c04e -> c040; f74e -> f74e; 8000 -> 8000; 3f81 -> 3f80; bf6e -> bf80; 54d2 -> 54d2; bf40 -> bf80; 0080 -> 0000; 8001 -> 8000; 007f -> 0000
define amdgpu_kernel void @roundeven_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr bfloat, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr bfloat, ptr addrspace(1) %p1, i32 %me
  %i0 = load bfloat, ptr addrspace(1) %a0, align 2
  %o0 = call bfloat @llvm.roundeven.bf16(bfloat %i0)
  store bfloat %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case sqrt_bf16: bf16 -> bf16
; c067 -> 7fff; 3f7f -> 3f7f; bf80 -> 7fff; 3ee1 -> 3f2a; bfba -> 7fff; 40b3 -> 4017; 8000 -> 8000; aa35 -> 7fff; 3df3 -> 3eb0; bf76 -> 7fff; 3f1d -> 3f48
; 4073 -> 3ff9; fbb2 -> 7fff; ff80 -> 7fff; 4000 -> 3fb5; 0000 -> 0000; a2c7 -> 7fff; 3f76 -> 3f7b; 6fce -> 57a2; 4038 -> 3fd9; e14c -> 7fff; 7f80 -> 7f80
; 0001 -> 1e35; bf61 -> 7fff; 1d60 -> 2e6f; 3f80 -> 3f80; 7f7f -> 5f7f; 3f81 -> 3f80; 3f6b -> 3f75; 3fff -> 3fb5; 0080 -> 2000
define amdgpu_kernel void @sqrt_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr bfloat, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr bfloat, ptr addrspace(1) %p1, i32 %me
  %i0 = load bfloat, ptr addrspace(1) %a0, align 2
  %o0 = call bfloat @llvm.sqrt.bf16(bfloat %i0)
  store bfloat %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case maxnum_bf16: bf16 bf16 -> bf16
; 3e7c 7fc0 -> 3e7c; b1be be35 -> b1be; 7f7f c016 -> 7f7f; 8001 bf80 -> 8001; 8000 0000 -> 0000; 0000 c08b -> 0000; ffd0 0001 -> 0001; bebe 3f88 -> 3f88
; ed20 bf36 -> bf36; 3fde be35 -> 3fde; 8001 3f7f -> 3f7f; bf80 408b -> 408b; bf80 3f80 -> 3f80; 3f88 4118 -> 4118; 0080 bf80 -> 0080; 3e7c 3f88 -> 3f88
; 3f7f 0001 -> 3f7f; 4118 3f1f -> 4118; 0e9d 0000 -> 0e9d; 87a1 bf36 -> 87a1; 4000 0e9d -> 4000; bfde 87a1 -> 87a1; bf80 7fc0 -> bf80; 4118 be35 -> 4118
; 7f80 ff80 -> 7f80; be35 3f81 -> 3f81; 0000 7fc0 -> 0000; 7f81 bf36 -> bf36; 8000 c016 -> 8000; 4016 bf36 -> 4016; bfde 0e9d -> 0e9d; 0e9d ffd0 -> 0e9d
; 0080 7f81 -> 0080; 7fc0 3f81 -> 3f81; 3f7f 0080 -> 3f7f; 3f7f 4016 -> 4016; 3f1f 3f80 -> 3f80; bebe 3f36 -> 3f36; 007f 8001 -> 007f; 3e2e 3f36 -> 3f36
; 4118 3e2e -> 4118; 3ec2 c016 -> 3ec2; be35 7f81 -> be35; 3f80 c08b -> 3f80; 3f80 c016 -> 3f80; bebc be35 -> be35; be35 3f7f -> 3f7f; bf36 d434 -> bf36
; 8a40 3e7c -> 3e7c; bebe 3e7c -> 3e7c; 3f5a 7fc0 -> 3f5a; 3ebc b1be -> 3ebc; 3f80 3f36 -> 3f80; 8a40 bf80 -> 8a40; 3e35 3f81 -> 3f81; 007f 3f80 -> 3f80
; 3ebe bebe -> 3ebe; 0080 3f88 -> 3f88; 3f80 ed20 -> 3f80; 0080 3f5a -> 3f5a; 3f1f bfde -> 3f1f; b1be 3ec2 -> 3ec2; ed20 3e7c -> 3e7c; c08b 0000 -> 0000
; c016 3f36 -> 3f36; 8a40 3f88 -> 3f88; 3ebe 3e7c -> 3ebe; 7f81 3f81 -> 3f81; be35 bf36 -> be35
define amdgpu_kernel void @maxnum_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr bfloat, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr bfloat, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr bfloat, ptr addrspace(1) %p2, i32 %me
  %i0 = load bfloat, ptr addrspace(1) %a0, align 2
  %i1 = load bfloat, ptr addrspace(1) %a1, align 2
  %o0 = call bfloat @llvm.maxnum.bf16(bfloat %i0, bfloat %i1)
  store bfloat %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case minnum_bf16: bf16 bf16 -> bf16
; bd83 3e2d -> bd83; 007f 3e2d -> 007f; 4179 3f83 -> 3f83; c0b5 c0b5 -> c0b5; 566e bf80 -> bf80; 3f80 aac8 -> aac8; 3eab 007f -> 007f; ffd0 412e -> 412e
; 40b5 412e -> 40b5; 7fc0 8000 -> 8000; bda5 c0b5 -> c0b5; 3f80 4179 -> 3f80; 007f 86c2 -> 86c2; 40f3 4000 -> 4000; bf4f ffd0 -> bf4f; 3f80 566e -> 3f80
; 3eab 3f7f -> 3eab; fd08 40f3 -> fd08; 40ec 3eab -> 3eab; 0000 7fc0 -> 0000; 3f26 3f26 -> 3f26; be4e 3f7e -> be4e; 7f81 be2d -> be2d; 3f83 ffd0 -> 3f83
; 3da5 40ec -> 3da5; c0b5 bf4f -> c0b5; bf4f 73f3 -> bf4f; 7fc0 3d83 -> 3d83; 8001 40f3 -> 8001; 412e bf80 -> bf80; 3d83 fd08 -> fd08; be4e 35d1 -> be4e
; 0080 3d83 -> 0080; 7fc0 ffd0 -> 7fff; 3f83 86c2 -> 86c2; bf80 40ec -> bf80; bda5 bda5 -> bda5; bd83 412e -> bd83; 40f3 3eab -> 3eab; 0001 7f81 -> 0001
; 412e 7fc0 -> 412e; 86c2 8000 -> 86c2; 4179 3da5 -> 3da5; fd08 0000 -> fd08; bd83 410b -> bd83; 7fc0 3f26 -> 3f26; 40b5 be4e -> be4e; c0b5 7f81 -> c0b5
; fd08 0001 -> fd08; 0000 40f3 -> 0000; 3e2d 3f80 -> 3e2d; 0001 fd08 -> fd08; 3f4f 73f3 -> 3f4f; 40b5 3f4f -> 3f4f; 3f26 ff80 -> ff80; 3f7f 40ec -> 3f7f
; 3f80 bd83 -> bd83; 7fc0 0001 -> 0001; 7f81 bf4f -> bf4f; 40f3 bf80 -> bf80; 7f7f 3e4e -> 3e4e; 8000 007f -> 8000; 7f7f bd83 -> bd83; 3d83 412e -> 3d83
; 8000 bda5 -> bda5; 4000 3f7f -> 3f7f; 8001 3f4f -> 8001; bf4f 3f80 -> bf4f; 7f81 aac8 -> aac8; be2d c10b -> c10b
define amdgpu_kernel void @minnum_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr bfloat, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr bfloat, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr bfloat, ptr addrspace(1) %p2, i32 %me
  %i0 = load bfloat, ptr addrspace(1) %a0, align 2
  %i1 = load bfloat, ptr addrspace(1) %a1, align 2
  %o0 = call bfloat @llvm.minnum.bf16(bfloat %i0, bfloat %i1)
  store bfloat %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case maximum_bf16: bf16 bf16 -> bf16
; ff80 7fc0 -> 7fff; 7f80 403e -> 7f80; 3dc8 403e -> 403e; 3e2c 3d2a -> 3e2c; 1189 8001 -> 1189; becc 1c5d -> 1c5d; 3e2c 3ec1 -> 3ec1; 3dd5 407b -> 407b
; 7f80 1c5d -> 7f80; 4090 3dea -> 4090; bdd5 ffd0 -> 7fff; ffd0 3f80 -> 7fff; 3e49 bdc8 -> 3e49; 3dd5 7f81 -> 7fff; 3f80 3da9 -> 3f80; 4bad 7fc0 -> 7fff
; 3f81 3e49 -> 3f81; 4029 4bad -> 4bad; 07fb 007f -> 07fb; 3e49 4090 -> 4090; 3f7f 4000 -> 4000; bec1 bec1 -> bec1; 1c5d 8001 -> 1c5d; 8001 1189 -> 1189
; 3f7f 3e2c -> 3f7f; 403e 4000 -> 403e; 3dd5 eb41 -> 3dd5; eb41 7fc0 -> 7fff; c7d5 3da9 -> 3da9; 0000 3da9 -> 3da9; 3e49 3f80 -> 3f80; c7d5 bdd5 -> bdd5
; 007f 7f7f -> 7f7f; 4090 c7d5 -> 4090; 7fc0 3dd5 -> 7fff; 7f81 bf80 -> 7fff; ffd0 7fc0 -> 7fff; eb41 7f81 -> 7fff; 3ecc 0001 -> 3ecc; 7f81 0000 -> 7fff
; be49 007f -> 007f; 3dc8 bdc8 -> 3dc8; 7f81 0001 -> 7fff; 3dc8 bec1 -> 3dc8; 07fb c7d5 -> 07fb; 8001 403e -> 403e; 3dd5 8000 -> 3dd5; be49 ffd0 -> 7fff
; 3ec1 7f7f -> 7f7f; 4029 ffd0 -> 7fff; 0080 403e -> 403e; 3e49 3f81 -> 3f81; 8000 3d2a -> 3d2a; be49 eb41 -> be49; eb41 4090 -> 4090; 7f7f eb41 -> 7f7f
; 3dd5 bec1 -> 3dd5; eb41 becc -> becc; 3f80 7fc0 -> 7fff; 007f 4029 -> 4029; bdc8 8000 -> 8000; 4000 4bad -> 4bad; 407b 7fc0 -> 7fff; 007f 3dea -> 3dea
; bda5 4029 -> 4029; becc bdd5 -> bdd5; bda5 bda9 -> bda5
define amdgpu_kernel void @maximum_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr bfloat, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr bfloat, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr bfloat, ptr addrspace(1) %p2, i32 %me
  %i0 = load bfloat, ptr addrspace(1) %a0, align 2
  %i1 = load bfloat, ptr addrspace(1) %a1, align 2
  %o0 = call bfloat @llvm.maximum.bf16(bfloat %i0, bfloat %i1)
  store bfloat %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case minimum_bf16: bf16 bf16 -> bf16
; 8000 7fc0 -> 7fff; c139 3f6d -> c139; 7f81 3f2c -> 7fff; 3f22 0000 -> 0000; 3f38 3da5 -> 3da5; 8000 3f80 -> 8000; bffc 40e5 -> bffc; bec4 0001 -> bec4
; bfab 3f7f -> bfab; 3f81 7f81 -> 7fff; 8001 3f38 -> 8001; 0000 3f22 -> 0000; c139 3f76 -> c139; bec4 3ffc -> bec4; 6d2c 3ffc -> 3ffc; 8001 5f2a -> 8001
; ff80 bffc -> ff80; ff80 bf76 -> ff80; 4139 bda5 -> bda5; 7fc0 ffd0 -> 7fff; 0000 7f81 -> 7fff; 8000 40e5 -> 8000; bf38 bec4 -> bf38; 007f 0001 -> 0001
; 007f 8000 -> 8000; 7f81 bf76 -> 7fff; 7fc0 c139 -> 7fff; 3ec4 bffc -> bffc; bf80 bda5 -> bf80; 3ffc 6d2c -> 3ffc; 7f7f 3da5 -> 3da5; bec4 3f6d -> bec4
; 40a5 bf76 -> bf76; 3fab 3f38 -> 3f38; 3da5 ad6a -> ad6a; 0001 b913 -> b913; 3f04 3ec4 -> 3ec4; 8ac5 7f7f -> 8ac5; c139 bfab -> c139; 3ec4 7f7f -> 3ec4
; 3f5d bda5 -> bda5; 3f2c 3f38 -> 3f2c; 40e5 3f2c -> 3f2c; 8001 ad6a -> ad6a; c139 3f38 -> c139; bf80 7f80 -> bf80; b913 bec4 -> bec4; 7f80 3ffc -> 3ffc
; 8ac5 8001 -> 8ac5; 0000 7f7f -> 0000; 3f5d bf80 -> bf80; 40a5 bda5 -> bda5; 7fc0 bf80 -> 7fff; 3f6d 8000 -> 8000; 6d2c 3da5 -> 3da5; 6d2c 3f2c -> 3f2c
; 3f80 ffd0 -> 7fff; bf76 3f6d -> bf76; 8000 c139 -> c139; ffd0 4000 -> 7fff; 3f2c 0080 -> 0080; 007f 3f5d -> 007f; 3da5 5f2a -> 3da5; 3f76 c139 -> c139
; 3f81 b913 -> b913; bffc bda5 -> bffc; 40e5 8ac5 -> 8ac5; bf76 8001 -> bf76; ad6a 3f2c -> ad6a
define amdgpu_kernel void @minimum_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr bfloat, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr bfloat, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr bfloat, ptr addrspace(1) %p2, i32 %me
  %i0 = load bfloat, ptr addrspace(1) %a0, align 2
  %i1 = load bfloat, ptr addrspace(1) %a1, align 2
  %o0 = call bfloat @llvm.minimum.bf16(bfloat %i0, bfloat %i1)
  store bfloat %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case fma_bf16: bf16 bf16 bf16 -> bf16
; 866f 3edc beb1 -> beb1; 6be2 ea9d ea9d -> ff80; 4167 3e5d 3e61 -> 4055; ea9d e36c ea9d -> 7f80; 007f 3e61 40a8 -> 40a8; 3e50 3ed0 408f -> 4092
; 4000 8001 8001 -> 8003; ffd0 0001 e36c -> 7fff; ea9d 8000 ff80 -> ff80; bf11 3e61 beb1 -> bef1; 6be2 3e5d 7f7f -> 7f7f; bf80 4167 7f81 -> 7fff
; 6be2 3e61 7f7f -> 7f7f; c167 3e61 4167 -> 4134; c08f 3f11 bed0 -> c03c; 65f8 0000 c0a6 -> c0a6; 5d9a 408f 3edc -> 5eac; 3f80 8001 7f80 -> 7f80
; 3edc 3edc 3f7f -> 3f97; e36c 3f7f ff80 -> ff80; 7fc0 bed0 7fc0 -> 7fff; 3ed0 c0a6 c08f -> c0d2; 3e61 4000 3ed0 -> 3f58; bded e36c 40a8 -> 61da
; 65f8 ff80 4167 -> ff80; beb1 c167 65f8 -> 65f8; beb1 f22f 4000 -> 7172; 7fc0 0080 bf11 -> 7fff; 3f7f 3e5d 0001 -> 3e5c; 3f80 7f81 3e61 -> 7fff
; ea9d 3ed0 bf80 -> e9ff; 0080 3e92 40a8 -> 40a8; c167 408f 0080 -> c281; 3e50 bed0 3e50 -> 3df7; 408f 4167 7f81 -> 7fff; 3e50 7fc0 40a6 -> 7fff
; 7f7f 3e92 4000 -> 7e91; bed0 408f bf11 -> c018; ffd0 3e50 ffd0 -> 7fff; ea9d bded c0a6 -> 6911; 3e92 40a6 007f -> 3fbd; 7f7f 3db3 ffd0 -> 7fff
; bf11 8001 408f -> 408f; 866f 3e92 3ded -> 3ded; e36c 7f80 bed0 -> ff80; 3eb1 0001 c08f -> c08f; f22f c08f c167 -> 7344; ea9d 65f8 408f -> ff80
; f22f 4167 7fc0 -> 7fff; 3f7f 3f7f ea9d -> ea9d; 0080 ff80 c167 -> ff80; 7f80 40a8 f22f -> 7f80; c0a6 e36c 65f8 -> 660f; 7f81 3e61 c0a6 -> 7fff
; c0a6 3f7f f22f -> f22f; 3f80 7f81 3eb1 -> 7fff; 7fc0 3e50 bf80 -> 7fff; c0a6 3db3 4167 -> 4160; 3ed0 6be2 3edc -> 6b38; 3edc 4167 c0a6 -> 3f82
; 007f 4167 7f80 -> 7f80; 3eb1 c08f 3e50 -> bfac; ffd0 4167 866f -> 7fff; 6be2 beb1 7f80 -> 7f80; ffd0 3f80 f22f -> 7fff; 3edc 4167 7f80 -> 7f80
; 3f11 3ded 0001 -> 3d86; 5d9a bded 8001 -> dc0f; ffd0 7fc0 5d9a -> 7fff; 8001 c167 7f7f -> 7f7f; ff80 bded 4167 -> 7f80; 0001 c167 8001 -> 800f
; c0a6 ff80 3f80 -> 7f80; 8000 e36c 4000 -> 4000; 7f7f 866f 7f81 -> 7fff; 8001 e36c 7f81 -> 7fff; bf80 c08f 3e5d -> 4096; bf80 866f bed0 -> bed0
; 0000 f22f 7f80 -> 7f80; ff80 65f8 4167 -> ff80; 65f8 3ded c08f -> 6466; 3f80 65f8 3e92 -> 65f8; 40a8 c167 3ded -> c297; beb1 c08f 0000 -> 3fc6
; 8001 bf11 6be2 -> 6be2; 866f 6be2 8001 -> b2d3; 3e5d 7f81 c08f -> 7fff; 3eb1 3ed0 bed0 -> be88; 3f7f 3f80 0000 -> 3f7f; 65f8 007f bf80 -> bf80
; f22f 3ed0 3e61 -> f18e; 4000 65f8 5d9a -> 6678; 7f80 3f11 c167 -> 7f80; 40a6 8000 3db3 -> 3db3; c167 3e50 8001 -> c03c; c167 3f80 7fc0 -> 7fff
; 3f11 ffd0 c08f -> 7fff; 0000 bded 4167 -> 4167; ff80 3e50 866f -> ff80; bded 7f81 4000 -> 7fff; beb1 ea9d 3e5d -> 69d9; ffd0 3ded 3f80 -> 7fff
; 3e61 4000 3eb1 -> 3f49; 3f80 8001 40a8 -> 40a8; 7fc0 c167 8000 -> 7fff; 3f11 bf11 7f80 -> 7f80; bf11 bf11 c0a6 -> c09c; 40a8 bf80 3f11 -> c096
; 8001 408f 866f -> 866f; bf80 65f8 7f80 -> 7f80
define amdgpu_kernel void @fma_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr bfloat, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr bfloat, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr bfloat, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr bfloat, ptr addrspace(1) %p3, i32 %me
  %i0 = load bfloat, ptr addrspace(1) %a0, align 2
  %i1 = load bfloat, ptr addrspace(1) %a1, align 2
  %i2 = load bfloat, ptr addrspace(1) %a2, align 2
  %o0 = call bfloat @llvm.fma.bf16(bfloat %i0, bfloat %i1, bfloat %i2)
  store bfloat %o0, ptr addrspace(1) %a3, align 2
  ret void
}

; case fadd_f32: f32 f32 -> f32
; 3f800000 c0ca9cc6 -> c0aa9cc6; c14c3fa9 deca7e62 -> deca7e62; 3f52c765 007fffff -> 3f52c765; 40ca9cc6 ffd00000 -> 7fffffff; 00000001 7f800000 -> 7f800000
; 52a10a4e bef5422f -> 52a10a4e; 7f800001 7f7fffff -> 7fffffff; 3e20a85d 686d3b73 -> 686d3b73; 3d9c93bc 00000000 -> 3d9c93bc; 80000000 007fffff -> 007fffff
; 40f28b60 3f52c765 -> 41067226; 7fc00000 7fc00000 -> 7fffffff; 686d3b73 3f8c6c1a -> 686d3b73; a9951f9c 00000001 -> a9951f9c; 686d3b73 c14c3fa9 -> 686d3b73
; 80000001 3f800000 -> 3f800000; c14c3fa9 c0ca9cc6 -> c198c706; 3f52c765 7fc00000 -> 7fffffff; 00000000 3d9c93bc -> 3d9c93bc; c0ca9cc6 a219b698 -> c0ca9cc6
; 3f800000 3e4ff156 -> 3f99fe2b; a857de3d 3f8c6c1a -> 3f8c6c1a; 3f7fffff 8b4a19f3 -> 3f7fffff; 3d9c93bc a857de3d -> 3d9c93bc; bfa54e10 7f7fffff -> 7f7fffff
; deca7e62 007fffff -> deca7e62; 00000001 80000000 -> 00000001; 40f28b60 a219b698 -> 40f28b60; 00800000 80000001 -> 007fffff; 3e6b09f3 00000000 -> 3e6b09f3
; 3ff2a6ba bd9c93bc -> 3fe8dd7e; 7f800000 686d3b73 -> 7f800000; c053437c 40000000 -> bfa686f8; 40000000 80000000 -> 40000000; c053437c deca7e62 -> deca7e62
; c14c3fa9 bd9c93bc -> c14d78d0; 80000001 c14c3fa9 -> c14c3fa9; bfa54e10 40000000 -> 3f3563e0; a857de3d a857de3d -> a8d7de3d; 80000000 3ff2a6ba -> 3ff2a6ba
; bfa54e10 3e6b09f3 -> bf87ecd2; 3f52c765 bf800000 -> be34e26c; c14c3fa9 bfa54e10 -> c160e96b; 52a10a4e 8b4a19f3 -> 52a10a4e; ff800000 3ef5422f -> ff800000
; 3e20a85d c0ca9cc6 -> c0c59783; 007fffff 4053437c -> 4053437c; 80000001 ff800000 -> ff800000; bef5422f 00000001 -> bef5422f; 7f7fffff ffd00000 -> 7fffffff
; 3ef5422f 3d9c93bc -> 3f0e338f; 3ef5422f bef5422f -> 00000000; 80000000 a857de3d -> a857de3d; 3f52c765 3e6b09f3 -> 3f86c4f1; bef5422f 00800000 -> bef5422f
; 8b4a19f3 3fa54e10 -> 3fa54e10; 4053437c 3f8c6c1a -> 408cbcc4; 7f800001 007fffff -> 7fffffff; 40b8dcdd 7fc00000 -> 7fffffff; 40ca9cc6 a9951f9c -> 40ca9cc6
; 414c3fa9 00000001 -> 414c3fa9; 40f28b60 c0b8dcdd -> 3fe6ba0c; 3d9c93bc c0b8dcdd -> c0b66a8e; 8b4a19f3 00800000 -> 8b4a19ef; 4053437c 00800000 -> 4053437c
; 00000001 3ef5422f -> 3ef5422f; 00800000 52a10a4e -> 52a10a4e; 3d9c93bc a219b698 -> 3d9c93bc; 00800000 3ef5422f -> 3ef5422f; 40000000 bd9c93bc -> 3ff636c4
; ff800000 007fffff -> ff800000; bef5422f 3e4ff156 -> be8d4984; 3fa54e10 7f800001 -> 7fffffff; 80000001 c053437c -> c053437c; 3f52c765 3f7fffff -> 3fe963b2
; c14c3fa9 3f7fffff -> c13c3fa9; 3e4ff156 00000001 -> 3e4ff156; 4053437c 7fc00000 -> 7fffffff; ffd00000 52a10a4e -> 7fffffff; 3f800001 00000000 -> 3f800001
; 3f7fffff 3fa54e10 -> 4012a708; 3ff2a6ba 3fa54e10 -> 404bfa65; 52a10a4e 7f800000 -> 7f800000; 007fffff 80000000 -> 007fffff; 00000000 bd9c93bc -> bd9c93bc
; 3f8c6c1a 40000000 -> 4046360d; 80000000 3ef5422f -> 3ef5422f; bf800000 00800000 -> bf800000
define amdgpu_kernel void @fadd_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr float, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %o0 = fadd float %i0, %i1
  store float %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case fsub_f32: f32 f32 -> f32
; 3dd0a57f 4029f665 -> c0237139; 37cf7506 4151dd94 -> c151dd7a; 00000001 00000000 -> 00000001; c151dd94 66bbd0ae -> e6bbd0ae; 3f800000 414d269c -> c13d269c
; 3ebc7574 7f7fffff -> ff7fffff; 4029f665 66bbd0ae -> e6bbd0ae; 40c17a12 3ebc7574 -> 40b5b2bb; 414d269c ffd00000 -> 7fffffff; 7f800000 410008a3 -> 7f800000
; 00000000 ff800000 -> 7f800000; c0c17a12 c029f665 -> c058fdbf; 80000001 00000000 -> 80000001; 3f7fffff 4029f665 -> bfd3ecca; 80000001 410008a3 -> c10008a3
; 411f7922 4029f665 -> 40e9f712; c151dd94 00000000 -> c151dd94; 410008a3 3ebc7574 -> 40f449ef; 3deb8871 3f800001 -> bf628ef4; ffd00000 66bbd0ae -> 7fffffff
; 4155d04c 37cf7506 -> 4155d032; 3ebc7574 bf800000 -> 3faf1d5d; 414d269c 40c17a12 -> 40d8d326; 80000000 c029f665 -> 4029f665; bebc7574 7f800000 -> ff800000
; 3deb8871 007fffff -> 3deb8871; c14d269c 5e398e7e -> de398e7e; 3f800000 7fc00000 -> 7fffffff; 411f7922 7f7fffff -> ff7fffff; 4155d04c 5e398e7e -> de398e7e
; c75f4d94 007fffff -> c75f4d94; c14d269c 77437c1c -> f7437c1c; bf177252 40105f6c -> c0363c00; 3ebc7574 3deb8871 -> 3e819358; 414d269c 00000000 -> 414d269c
; 77437c1c 7f800001 -> 7fffffff; 3f800000 bf800000 -> 40000000; 3f800001 7fc00000 -> 7fffffff; 40105f6c 4151dd94 -> c12dc5b9; c029f665 d3403596 -> 53403596
; 411f7922 3f800000 -> 410f7922; c029f665 3f800000 -> c069f665; 37cf7506 411f7922 -> c11f7908; 80000000 7f800001 -> 7fffffff; 3e1c09d6 3f800001 -> bf58fd8c
; 77437c1c 7fc00000 -> 7fffffff; bebc7574 3f800000 -> bfaf1d5d; 3dd0a57f d39e8f6a -> 539e8f6a; 3ebc7574 66bbd0ae -> e6bbd0ae; c75f4d94 bebc7574 -> c75f4d36
; 3f800001 3f177252 -> 3ed11b60; 00000000 d3403596 -> 53403596; c151dd94 007fffff -> c151dd94; 80000000 66bbd0ae -> e6bbd0ae; d3403596 3f177252 -> d3403596
; 80000000 3dd0a57f -> bdd0a57f; c0c17a12 00000000 -> c0c17a12; 37cf7506 00000001 -> 37cf7506; 3e1c09d6 c14d269c -> 414f96c3; 411f7922 d39e8f6a -> 539e8f6a
; 3f800001 3e1c09d6 -> 3f58fd8c; 3f800000 77437c1c -> f7437c1c; 7fc00000 ffd00000 -> 7fffffff; d3403596 414d269c -> d3403596; 00000000 3deb8871 -> bdeb8871
; d3403596 40000000 -> d3403596; 3dd0a57f bf800000 -> 3f8d0a58; bf177252 00000000 -> bf177252; d39e8f6a bf800000 -> d39e8f6a; 66bbd0ae bf800000 -> 66bbd0ae
; 80000001 3e1c09d6 -> be1c09d6; 3f7fffff 3f800001 -> b4400000; d3403596 415895fd -> d3403596; 66bbd0ae 4151dd94 -> 66bbd0ae; ff800000 c14d269c -> ff800000
; 80000000 5e398e7e -> de398e7e; 7f7fffff c75f4d94 -> 7f7fffff; 7f800000 00000000 -> 7f800000; 7f800000 c14d269c -> 7f800000; 66bbd0ae 40c17a12 -> 66bbd0ae
; 3dd0a57f 37cf7506 -> 3dd09888; ffd00000 40c17a12 -> 7fffffff; 410008a3 bf177252 -> 41097fc8; 7f800000 40105f6c -> 7f800000; 414d269c 66bbd0ae -> e6bbd0ae
; bf177252 c151dd94 -> 4148666f; 66bbd0ae 00000000 -> 66bbd0ae; c029f665 007fffff -> c029f665; 77437c1c 37cf7506 -> 77437c1c
define amdgpu_kernel void @fsub_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr float, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %o0 = fsub float %i0, %i1
  store float %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case fmul_f32: f32 f32 -> f32
; ea734724 007fffff -> ab734722; c01814b1 a2bb3331 -> 235e6b0d; 7fc00000 3597cc23 -> 7fffffff; 3d9363f4 be64095a -> bc834a68; 3d9363f4 007fffff -> 0009363f
; 7f800000 3f7fffff -> 7f800000; 3f800000 7f7fffff -> 7f7fffff; 00000000 3ee3ade0 -> 00000000; 7f800001 3edd6660 -> 7fffffff; 3ebae6b4 3f800001 -> 3ebae6b5
; 3d9363f4 3e64095a -> 3c834a68; bd9363f4 beb16a0c -> 3ccc4a54; 3d9363f4 ffd00000 -> 7fffffff; 7f7fffff 7f800001 -> 7fffffff; 40688716 a2bb3331 -> a3aa092c
; 3597cc23 3e64095a -> 3487375b; bebae6b4 35da8411 -> b51f88e1; 3edd6660 3f7fffff -> 3edd665f; 3f800000 3f800000 -> 3f800000; 3597cc23 3f800001 -> 3597cc24
; 401814b1 00000001 -> 00000002; 35da8411 7f7fffff -> 75da8410; 417e5a2e a2bb3331 -> a4b9febc; 3fdac206 2a91dabd -> 2af945a0; ff800000 00000000 -> 7fffffff
; 2a91dabd 40c92398 -> 2be5320c; ff800000 ff800000 -> 7f800000; 7f7fffff 217fde5c -> 617fde5b; c01814b1 3ea03572 -> bf3e595d; 3d9363f4 40688716 -> 3e85e05c
; 007fffff 40000000 -> 00fffffe; 7f800001 a2bb3331 -> 7fffffff; beb16a0c 35da8411 -> b5176fd5; bf800000 bf584e33 -> 3f584e33; 401814b1 00000000 -> 00000000
; 3f800001 40c92398 -> 40c9239a; 00000000 070a9be6 -> 00000000; bebae6b4 3ee3ade0 -> be263983; 3f800001 401814b1 -> 401814b2; ffd00000 be64095a -> 7fffffff
; 3f800001 ffd00000 -> 7fffffff; c01814b1 3ebae6b4 -> bf5e102c; 007fffff 3e64095a -> 001c812b; ffd00000 417e5a2e -> 7fffffff; 40000000 3f7fffff -> 3fffffff
; 7f7fffff 3edd6660 -> 7edd665f; 3d9363f4 35da8411 -> 33fb9e4e; 40688716 80000001 -> 80000004; 070a9be6 417e5a2e -> 0909b782; 3fdac206 3ebae6b4 -> 3f1fb61c
; 3ea03572 ffd00000 -> 7fffffff; 3e64095a 3f7fffff -> 3e640959; 7f800001 00000001 -> 7fffffff; 3597cc23 ffd00000 -> 7fffffff; 40000000 417e5a2e -> 41fe5a2e
; 070a9be6 3f800000 -> 070a9be6; 35da8411 ffd00000 -> 7fffffff; 40c92398 00000001 -> 00000006; 7f7fffff 40000000 -> 7f800000; ea734724 7f800001 -> 7fffffff
; bfdac206 40688716 -> c0c6b345; 3f7fffff 417e5a2e -> 417e5a2d; 80000000 401814b1 -> 80000000; 3d9363f4 3eb16a0c -> 3ccc4a54; bd9363f4 00800000 -> 8009363f
; ff800000 c01814b1 -> 7f800000; beb16a0c 007fffff -> 802c5a83; 401814b1 3edd6660 -> 3f8386ae; 3fdac206 3e64095a -> 3ec2dccb; 7f800000 3edd6660 -> 7f800000
; 3f7fffff 3597cc23 -> 3597cc22; 007fffff bf800000 -> 807fffff; 3f584e33 beb16a0c -> be95e7ac; 070a9be6 ffd00000 -> 7fffffff; 40c92398 80000001 -> 80000006
; 3ea03572 7f800001 -> 7fffffff; 401814b1 401814b1 -> 40b4b128; 3f584e33 be64095a -> be40ad8c; ea734724 3e64095a -> e958b43f; 00800000 bebae6b4 -> 802eb9ad
; bd9363f4 be64095a -> 3c834a68; 80000001 007fffff -> 80000000; 40000000 00000000 -> 00000000; 217fde5c 3f7fffff -> 217fde5b; a2bb3331 beb16a0c -> 2201bbf1
; 80000000 bd9363f4 -> 00000000; 7f800000 7fc00000 -> 7fffffff; 3fa326f4 3fdac206 -> 400b6ad3; 40c92398 35da8411 -> 372bb013
define amdgpu_kernel void @fmul_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr float, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %o0 = fmul float %i0, %i1
  store float %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case fdiv_f32: f32 f32 -> f32
; 40000000 c12ead19 -> be3b97c5; bef9a0dc 40000000 -> be79a0dc; 7f800001 be0559b5 -> 7fffffff; bd82c05d 403535b7 -> bcb8b74f; bef9a0dc 3dbcc549 -> c0a94411
; 3f800001 bda8ec07 -> c141fbaa; c17aa768 400ccd09 -> c0e3dda0; c00ccd09 3df7f31d -> c1915f55; bd82c05d 007fffff -> fc82c05e; 007fffff 3f800000 -> 007fffff
; 3dbcc549 c00ccd09 -> bd2b9bca; 3dbcc549 403535b7 -> 3d055737; 3e0559b5 00800000 -> 7d0559b5; 40a5d183 bd82c05d -> c2a2543e; 3f800000 c17aa768 -> bd82bae4
; 00800000 ff800000 -> 80000000; 3dbcc549 3d82c05d -> 3fb8cc5f; 7f800001 bef9a0dc -> 7fffffff; 00000000 40a5d183 -> 00000000; 61079f77 403535b7 -> 603f9920
; 3dbcc549 7f800000 -> 00000000; 7f800000 3df7f31d -> 7f800000; 40a5d183 400ccd09 -> 4016be37; c12ead19 400ccd09 -> c09ecba4; 3ef9a0dc 400ccd09 -> 3e62eef3
; 3da8ec07 7fc00000 -> 7fffffff; 007fffff 403535b7 -> 002d350f; bda8ec07 7f800000 -> 80000000; c12ead19 7f7fffff -> 812ead1a; be0559b5 00000001 -> ff800000
; 3f800001 40000000 -> 3f000001; c17aa768 bd82c05d -> 43756120; 7fc00000 403b8a9e -> 7fffffff; 944b9775 3da8ec07 -> 961a4553; 403b8a9e 3df7f31d -> 41c1a169
; 3f800001 f2c3e8c1 -> 8c2742dd; 400ccd09 00000001 -> 7f800000; 944b9775 7fc00000 -> 7fffffff; 3d82c05d 3da8ec07 -> 3f46271e; 61079f77 400ccd09 -> 607695e3
; 7fc00000 00000001 -> 7fffffff; 5cf3824a c00ccd09 -> dc5d5ecd; 417aa768 7f800001 -> 7fffffff; f2c3e8c1 80000001 -> 7f800000; 412ead19 7f800000 -> 00000000
; 403535b7 c00ccd09 -> bfa4bc31; 00000001 403b8a9e -> 00000000; 3e0559b5 4109c334 -> 3c77cd17; 403535b7 ff800000 -> 80000000; bf800000 bef9a0dc -> 40034463
; 400ccd09 412ead19 -> 3e4e5a7e; bda8ec07 c12ead19 -> 3bf7911d; 417aa768 417aa768 -> 3f800000; ff800000 3f800001 -> ff800000; 5cf3824a 344d32e4 -> 6817e5b6
; 3dcc4dd3 4109c334 -> 3c3dd377; f2c3e8c1 ffd00000 -> 7fffffff; bf800000 25a5dfb3 -> d9458c39; 417aa768 403b8a9e -> 40ab1343; 25a5dfb3 ffd00000 -> 7fffffff
; 3f7fffff bef9a0dc -> c0034463; 7f800001 403535b7 -> 7fffffff; 25a5dfb3 00000000 -> 7f800000; 344d32e4 344d32e4 -> 3f800000; 7f800000 7fc00000 -> 7fffffff
; 344d32e4 3f800001 -> 344d32e2; 7fc00000 3dcc4dd3 -> 7fffffff; 61079f77 f2c3e8c1 -> adb138e4; 3f7fffff 417aa768 -> 3d82bae4; 4109c334 00800000 -> 7f800000
; 7f800000 bda8ec07 -> ff800000; 00800000 c12ead19 -> 800bb97c; 7fc00000 4109c334 -> 7fffffff; be0559b5 00800000 -> fd0559b5; 7f800001 4109c334 -> 7fffffff
; 3e0559b5 c17aa768 -> bc0831d0; 06c72e14 25a5dfb3 -> 2099b38f; 3f800001 bef9a0dc -> c0034464; c00ccd09 00800000 -> ff0ccd09; 3dbcc549 3f7fffff -> 3dbcc54a
; 06c72e14 412ead19 -> 0511f4be; 412ead19 00000000 -> 7f800000; 944b9775 00800000 -> d34b9775; 7f800000 3dcc4dd3 -> 7f800000; 00800000 3dbcc549 -> 022d9619
define amdgpu_kernel void @fdiv_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr float, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %o0 = fdiv float %i0, %i1
  store float %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case fneg_f32: f32 -> f32
; 40c267ca -> c0c267ca; 7f7fffff -> ff7fffff; 3def0012 -> bdef0012; 80000001 -> 00000001; bfe37685 -> 3fe37685; 3fb33041 -> bfb33041; 3fe37685 -> bfe37685
; 20051a6b -> a0051a6b; 3f7fbe37 -> bf7fbe37; bf7fbe37 -> 3f7fbe37; f94e753a -> 794e753a; 0db35b24 -> 8db35b24; 3efca872 -> befca872; bf44be59 -> 3f44be59
; 00000001 -> 80000001; 1d84b0d9 -> 9d84b0d9; 3ddaece9 -> bddaece9; ff800000 -> 7f800000; 3dbfa788 -> bdbfa788; be31a0d5 -> 3e31a0d5; 3f7fffff -> bf7fffff
; bef2e60b -> 3ef2e60b; 00800000 -> 80800000; befca872 -> 3efca872
define amdgpu_kernel void @fneg_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = fneg float %i0
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case fabs_f32: f32 -> f32
; 3ff6755c -> 3ff6755c; 80000000 -> 00000000; bf60516d -> 3f60516d; ff800000 -> 7f800000; c104408d -> 4104408d; 7f7fffff -> 7f7fffff; 3f800000 -> 3f800000
; 43f1e1c3 -> 43f1e1c3; 3d9a5c2e -> 3d9a5c2e; 3f7fffff -> 3f7fffff; 3f800001 -> 3f800001; 4104408d -> 4104408d; 3f24c3f4 -> 3f24c3f4; bff6755c -> 3ff6755c
; 40000000 -> 40000000; 3f2f1d13 -> 3f2f1d13; 3f60516d -> 3f60516d; 00000000 -> 00000000; 3ef96750 -> 3ef96750; bef96750 -> 3ef96750; 9bfabae3 -> 1bfabae3
; bf800000 -> 3f800000; 80000001 -> 00000001; 3fc416fb -> 3fc416fb; 3f051356 -> 3f051356; 69415420 -> 69415420; 007fffff -> 007fffff; 00800000 -> 00800000
; 40ea8853 -> 40ea8853; c1b2a6ad -> 41b2a6ad; 7f800000 -> 7f800000
define amdgpu_kernel void @fabs_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @llvm.fabs.f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case floor_f32: f32 -> f32
; c012487c -> c0400000; 80000000 -> 80000000; 3e83179e -> 00000000; 3f05d370 -> 00000000; 3e407f2a -> 00000000; 3e48300d -> 00000000; 00000001 -> 00000000
; e48d4caa -> e48d4caa; be8d1435 -> bf800000; 6f9d06a8 -> 6f9d06a8; 3e8d1435 -> 00000000; 120f3fbe -> 00000000; beb4bae4 -> bf800000; 7f800000 -> 7f800000
; bf05d370 -> bf800000; b27b0210 -> bf800000; 80000001 -> bf800000; 3eb4bae4 -> 00000000; 9f19ab6c -> bf800000; 40000000 -> 40000000; c0d61581 -> c0e00000
; 3e678b66 -> 00000000; 00000000 -> 00000000; 3d87b3c5 -> 00000000; c0be915a -> c0c00000; c0df7d4f -> c0e00000; 00800000 -> 00000000; 3f7fffff -> 00000000
; 1aa4bdf5 -> 00000000; 40be915a -> 40a00000
define amdgpu_kernel void @floor_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @llvm.floor.f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case ceil_f32: f32 -> f32
; 3f3f9c2a -> 3f800000; cb35503d -> cb35503d; bf800000 -> bf800000; 40000000 -> 40000000; 3eb5e2a1 -> 3f800000; 40a0bc1b -> 40c00000; 3f800000 -> 3f800000
; bf1230b4 -> 80000000; 8bb4cbf4 -> 80000000; 3e1787b4 -> 3f800000; 38934522 -> 3f800000; 3fb806d1 -> 40000000; 404f14c7 -> 40800000; beb5e2a1 -> 80000000
; c04f14c7 -> c0400000; c55506dd -> c5550000; 3f467332 -> 3f800000; 00000000 -> 00000000; bdde3109 -> 80000000; 3f1230b4 -> 3f800000; 3dde3109 -> 3f800000
; 007e3baa -> 3f800000; 9d2d27d0 -> 80000000; 3f7fffff -> 3f800000; 3fec66ef -> 40000000; 00800000 -> 3f800000; 007fffff -> 3f800000; 7f7fffff -> 7f7fffff
; ff800000 -> ff800000; 7f800000 -> 7f800000
define amdgpu_kernel void @ceil_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @llvm.ceil.f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case trunc_f32: f32 -> f32
; fa9d1e2b -> fa9d1e2b; 3f7fffff -> 00000000; 40000000 -> 40000000; becfbc90 -> 80000000; 3db5f8c6 -> 00000000; c1214f63 -> c1200000; bebe5ef8 -> 80000000
; 7f7fffff -> 7f7fffff; 4ebff3de -> 4ebff3de; 41214f63 -> 41200000; 80000001 -> 80000000; 00800000 -> 00000000; 33d05033 -> 00000000; 40f55c15 -> 40e00000
; 7ca0c692 -> 7ca0c692; 3e80622e -> 00000000; ff800000 -> ff800000; 40fe686f -> 40e00000; bdb5f8c6 -> 80000000; bd93416a -> 80000000; 3f87c90d -> 3f800000
; 3ecfbc90 -> 00000000; 3f800001 -> 3f800000; 00000000 -> 00000000; be80622e -> 80000000; 3f01a9c5 -> 00000000; 3ebe5ef8 -> 00000000; 3e07d37d -> 00000000
; bf800000 -> bf800000; 3e6f1d7a -> 00000000; 00000001 -> 00000000
define amdgpu_kernel void @trunc_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @llvm.trunc.f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case rint_f32: f32 -> f32
; d4bcdfa1 -> d4bcdfa1; 3f800000 -> 3f800000; 406eebe7 -> 40800000; 00800000 -> 00000000; 3dbc69ae -> 00000000; 007fffff -> 00000000; 3a4e268b -> 00000000
; 400c2796 -> 40000000; 3dfcd757 -> 00000000; 7f7fffff -> 7f7fffff; bdfcd757 -> 80000000; 40000000 -> 40000000; 00000001 -> 00000000; 3e318528 -> 00000000
; 46ad5fc8 -> 46ad6000; 411d9ad8 -> 41200000; ff800000 -> ff800000; c06eebe7 -> c0800000; 40bf8026 -> 40c00000; 80000000 -> 80000000; d145c968 -> d145c968
; bdbc69ae -> 80000000; bf392aa3 -> bf800000; 3f392aa3 -> 3f800000; 41eade47 -> 41e80000; be193c92 -> 80000000; 403cfb3f -> 40400000; 80000001 -> 80000000
; 3f800001 -> 3f800000; 40a80ce7 -> 40a00000; 3e496170 -> 00000000; 3f7fffff -> 3f800000; be496170 -> 80000000
define amdgpu_kernel void @rint_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @llvm.rint.f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case nearbyint_f32: f32 -> f32
; 40655748 -> 40800000; 7f800000 -> 7f800000; 40302f91 -> 40400000; 3e8d130a -> 00000000; 80000000 -> 80000000; 80000001 -> 80000000; 414a2f1c -> 41500000
; 3e8ecdb7 -> 00000000; 0c48fade -> 00000000; 7f7fffff -> 7f7fffff; bf800000 -> bf800000; 40b5052d -> 40c00000; 40666045 -> 40800000; 3f1f0707 -> 3f800000
; c0302f91 -> c0400000; 504c8de2 -> 504c8de2; 40000000 -> 40000000; c0f8e2ec -> c1000000; 007fffff -> 00000000; 2e7daab2 -> 00000000; c14a2f1c -> c1500000
; 3fa66f14 -> 3f800000; 3f800001 -> 3f800000; ddd6dc3b -> ddd6dc3b; ff800000 -> ff800000; 3f800000 -> 3f800000; 07322fc8 -> 00000000; 4008dfa3 -> 40000000
; c0b5052d -> c0c00000; 0a596d8b -> 00000000; 3f7fffff -> 3f800000; 3eeb7e23 -> 00000000; be8d130a -> 80000000
define amdgpu_kernel void @nearbyint_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @llvm.nearbyint.f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case roundeven_f32: f32 -> f32
; 4045454d -> 40400000; 3f7fffff -> 3f800000; 4095d02c -> 40a00000; 3d93a5a1 -> 00000000; c045454d -> c0400000; bf800000 -> bf800000; 00000001 -> 00000000
; 3e146d3e -> 00000000; 5e3ec750 -> 5e3ec750; 7f7fffff -> 7f7fffff; bed07130 -> 80000000; 3f800001 -> 3f800000; 7f800000 -> 7f800000; 4134ca5b -> 41300000
; c134ca5b -> c1300000; 40c090b2 -> 40c00000; 3da423e0 -> 00000000; 83b6d38a -> 80000000; c0ab8ef2 -> c0a00000; 64748191 -> 64748191; c15b5048 -> c1600000
; ff800000 -> ff800000; 4175d13d -> 41700000; 6ae82ed1 -> 6ae82ed1; 40d24ed1 -> 40e00000; 3ed07130 -> 00000000; 00000000 -> 00000000; 80000001 -> 80000000
; 40000000 -> 40000000; 415b5048 -> 41600000; c0d24ed1 -> c0e00000; bd93a5a1 -> 80000000; 3e331c63 -> 00000000
define amdgpu_kernel void @roundeven_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @llvm.roundeven.f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case sqrt_f32: f32 -> f32
; c0592821 -> 7fffffff; 3fc4f35c -> 3f9ec68b; 1b715cb5 -> 2d7892c7; bf800000 -> 7fffffff; 3ef7791d -> 3f31faa6; 4136bdb2 -> 40584a70; 3f7fffff -> 3f7fffff
; 63f8ac7e -> 51b2690b; 7f7fffff -> 5f7fffff; 80000000 -> 80000000; 3e32d1cb -> 3ed5f51c; 3f800000 -> 3f800000; c01bcbe6 -> 7fffffff; 3f719f5d -> 3f78b517
; 3f36a0b4 -> 3f583947; 3ffdc3f7 -> 3fb43a43; c136bdb2 -> 7fffffff; 40000000 -> 3fb504f3; 00000000 -> 00000000; 520a461c -> 48bc24d4; ff800000 -> 7fffffff
; 80000001 -> 7fffffff; be1305a3 -> 7fffffff; bf36a0b4 -> 7fffffff; 401bcbe6 -> 3fc7b5a4; 409afd9d -> 400cd9ad; be32d1cb -> 7fffffff; 402301ac -> 3fcc4746
; 7f800000 -> 7f800000; ac15c57e -> 7fffffff; a4f3e835 -> 7fffffff
define amdgpu_kernel void @sqrt_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @llvm.sqrt.f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case maxnum_f32: f32 f32 -> f32
; 3e89572a 40af5eea -> 40af5eea; 3f359e78 b7d89a76 -> 3f359e78; 48984826 3f800001 -> 48984826; 3e89572a 3f033161 -> 3f033161; c0af5eea 3f800000 -> 3f800000
; 3f033161 5549f313 -> 5549f313; 48984826 bf50508d -> 48984826; bf0c814d 00800000 -> 00800000; 5549f313 4109645a -> 5549f313; 00000000 3f349db5 -> 3f349db5
; 3f0c814d 3f7fffff -> 3f7fffff; 3f359e78 41660023 -> 41660023; 3f50508d 3f033161 -> 3f50508d; bf349db5 7f800000 -> 7f800000; 412f5426 3e89572a -> 412f5426
; 3e7475cb 3f800001 -> 3f800001; 80000001 41660023 -> 41660023; bf349db5 40000000 -> 40000000; 3f033161 3f7fffff -> 3f7fffff; 3f359e78 3efb3623 -> 3f359e78
; 80000000 3f033161 -> 3f033161; bf800000 00000001 -> 00000001; 7fc00000 be89572a -> be89572a; 4109645a b7d89a76 -> 4109645a; 3f349db5 7f800001 -> 3f349db5
; 3efb3623 429409e8 -> 429409e8; ffd00000 7f800001 -> 7fffffff; 41660023 40af5eea -> 41660023; befb3623 d427f45d -> befb3623; 3f7fffff 00000000 -> 3f7fffff
; 40396055 7f7fffff -> 7f7fffff; 4109645a e042fcd4 -> 4109645a; 429409e8 5549f313 -> 5549f313; b7d89a76 4109645a -> 4109645a; 41660023 c0af5eea -> 41660023
; 80000001 412f5426 -> 412f5426; 00000000 48984826 -> 48984826; bf800000 40000000 -> 40000000; c0396055 48984826 -> 48984826; d427f45d b7d89a76 -> b7d89a76
; 00000000 c0396055 -> 00000000; 40af5eea bf800000 -> 40af5eea; 429409e8 80000001 -> 429409e8; ffd00000 bf50508d -> bf50508d; 3f359e78 40000000 -> 40000000
; 3f800000 7f800001 -> 3f800000; 3e4ff193 be89572a -> 3e4ff193; c0af5eea 3f50508d -> 3f50508d; 3f50508d 3e4ff193 -> 3f50508d; 40af5eea 40396055 -> 40af5eea
; 3f800000 3f0c814d -> 3f800000; 41660023 6dd482df -> 6dd482df; 00000001 7f7fffff -> 7f7fffff; 80000001 40396055 -> 40396055; 40396055 d427f45d -> 40396055
; 3f349db5 e042fcd4 -> 3f349db5; 3f349db5 be89572a -> 3f349db5; ff800000 bf50508d -> bf50508d; 00000001 bf800000 -> 00000001; 3e89572a 3e89572a -> 3e89572a
; 41660023 5549f313 -> 5549f313; 007fffff 7f7fffff -> 7f7fffff; 7f800000 40af5eea -> 7f800000; d427f45d 3f359e78 -> 3f359e78; 00000001 7f800000 -> 7f800000
; e042fcd4 3f7fffff -> 3f7fffff; 3f50508d 4109645a -> 4109645a; c0396055 b7d89a76 -> b7d89a76; 3f359e78 3f50508d -> 3f50508d; ffd00000 b7d89a76 -> b7d89a76
define amdgpu_kernel void @maxnum_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr float, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %o0 = call float @llvm.maxnum.f32(float %i0, float %i1)
  store float %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case minnum_f32: f32 f32 -> f32
; bf800000 bec65f9a -> bf800000; f5036619 7f800000 -> f5036619; be702d13 40000000 -> be702d13; ff800000 415e312e -> ff800000; 359cd4cd 40dcf010 -> 359cd4cd
; 37f79894 3d83f2fd -> 37f79894; 3ec65f9a 37f79894 -> 37f79894; 80000001 40000000 -> 80000001; 6e5a146b 007fffff -> 007fffff; c090cf4a 410a61ad -> c090cf4a
; 3f7fffff 3f800001 -> 3f7fffff; 407afd86 3d83f2fd -> 3d83f2fd; 7f7fffff 40000000 -> 40000000; 359cd4cd 3f800001 -> 359cd4cd; 3f800001 40000000 -> 3f800001
; 413bfc7c 3f1232b5 -> 3f1232b5; 7fc00000 3f1232b5 -> 3f1232b5; 40000000 00800000 -> 00800000; be6d6ad7 bf800000 -> bf800000; 410a61ad 3f7fffff -> 3f7fffff
; ffd00000 66dfbe2b -> 66dfbe2b; 80000000 40000000 -> 80000000; 407afd86 3f800001 -> 3f800001; 3e702d13 c10a61ad -> c10a61ad; 413bfc7c 415e312e -> 413bfc7c
; f5036619 3f7fffff -> f5036619; 7f800001 c13bfc7c -> c13bfc7c; 80000001 407a2bec -> 80000001; 40000000 80000001 -> 80000001; 3d83f2fd 3f7fffff -> 3d83f2fd
; f5036619 bf800000 -> f5036619; 3f800001 6e5a146b -> 3f800001; 3ec65f9a c090cf4a -> c090cf4a; 6e5a146b 3f800001 -> 3f800001; c090cf4a 359cd4cd -> c090cf4a
; c1b497f1 80000001 -> c1b497f1; 40dcf010 37f79894 -> 37f79894; 7f7fffff 37f79894 -> 37f79894; be6d6ad7 3f7fffff -> be6d6ad7; 3e702d13 007fffff -> 007fffff
; 3f800000 bec65f9a -> bec65f9a; 407a2bec 7f800000 -> 407a2bec; ffd00000 be6d6ad7 -> be6d6ad7; 00000000 7f800000 -> 00000000; c13bfc7c 007fffff -> c13bfc7c
; 6e5a146b 3e702d13 -> 3e702d13; 7f7fffff 407afd86 -> 407afd86; be6d6ad7 ff728d3f -> ff728d3f; 3f7fffff 40dcf010 -> 3f7fffff; ffd00000 407afd86 -> 407afd86
; 00000000 3f7fffff -> 00000000; 3ec65f9a 00000000 -> 00000000; 3ec65f9a f5036619 -> f5036619; 7f800000 413bfc7c -> 413bfc7c; be702d13 40dcf010 -> be702d13
; 359cd4cd bf800000 -> bf800000; 410a61ad c10a61ad -> c10a61ad; 413bfc7c 407afd86 -> 407afd86; 359cd4cd 40000000 -> 359cd4cd; ffd00000 80000001 -> 80000001
; 80000000 4090cf4a -> 80000000; c07a2bec 407afd86 -> c07a2bec; 3f800001 3d83f2fd -> 3d83f2fd; 40dcf010 3f1232b5 -> 3f1232b5; be6d6ad7 40000000 -> be6d6ad7
; bec65f9a 40dcf010 -> bec65f9a; bf800000 3f800000 -> bf800000; 40000000 415e312e -> 40000000; 40000000 3f800000 -> 3f800000; 3e702d13 f5036619 -> f5036619
define amdgpu_kernel void @minnum_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr float, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %o0 = call float @llvm.minnum.f32(float %i0, float %i1)
  store float %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case maximum_f32: f32 f32 -> f32
; c0fb1251 c12bc1e0 -> c0fb1251; 412bc1e0 3f800001 -> 412bc1e0; 3ead6405 80000000 -> 3ead6405; c12bc1e0 cfe8154b -> c12bc1e0; 80000000 7f7fffff -> 7f7fffff
; 7f7fffff 3f800000 -> 7f7fffff; c0fb1251 bf74e8ba -> bf74e8ba; d6b2f491 3edf78d8 -> 3edf78d8; 3edf78d8 3f800001 -> 3f800001; d6b2f491 d6b2f491 -> d6b2f491
; 3f800000 007fffff -> 3f800000; 40c04f78 c06fcdcf -> 40c04f78; c0c04f78 6ac3fe38 -> 6ac3fe38; 4d699993 cfe8154b -> 4d699993; 4d699993 3f7fffff -> 4d699993
; 7f7fffff 3fe9704f -> 7f7fffff; 406fcdcf 406fcdcf -> 406fcdcf; bf800000 be4c0845 -> be4c0845; bf74e8ba 40000000 -> 40000000; 92642052 c0fb1251 -> 92642052
; 7fc00000 92642052 -> 7fffffff; 3f800001 406fcdcf -> 406fcdcf; 80000001 406fcdcf -> 406fcdcf; be4c0845 3fe9704f -> 3fe9704f; 00800000 3f7fffff -> 3f7fffff
; 3f07ca53 9db735bf -> 3f07ca53; c0c04f78 3f74e8ba -> 3f74e8ba; 7f800001 00000001 -> 7fffffff; bf74e8ba 3eb1cac2 -> 3eb1cac2; 3fe9704f 40fb1251 -> 40fb1251
; 3fafb039 3f7fffff -> 3fafb039; bf74e8ba 00800000 -> 00800000; 00000000 40c04f78 -> 40c04f78; 00800000 9db735bf -> 00800000; bfe9704f ff800000 -> bfe9704f
; cfe8154b 406fcdcf -> 406fcdcf; 00000000 3f74e8ba -> 3f74e8ba; ffd00000 3e081b82 -> 7fffffff; 3edf78d8 412bc1e0 -> 412bc1e0; 3f07ca53 3f7fffff -> 3f7fffff
; 40000000 3f800001 -> 40000000; 80000000 bf800000 -> 80000000; 3e081b82 7f800000 -> 7f800000; cecef56f 80000000 -> 80000000; 40c04f78 40fb1251 -> 40fb1251
; cecef56f ff800000 -> cecef56f; 40000000 6ac3fe38 -> 6ac3fe38; ffd00000 c06fcdcf -> 7fffffff; 3f800001 40fb1251 -> 40fb1251; 3f7fffff 3f7fffff -> 3f7fffff
; 7f800001 3f07ca53 -> 7fffffff; 007fffff 7f800001 -> 7fffffff; 3eb1cac2 cfe8154b -> 3eb1cac2; be4c0845 406fcdcf -> 406fcdcf; 9db735bf 7f800001 -> 7fffffff
; 40fb1251 6ac3fe38 -> 6ac3fe38; 40fb1251 c0c04f78 -> 40fb1251; 3edf78d8 6ac3fe38 -> 6ac3fe38; 3e151ade cecef56f -> 3e151ade; bf800000 40c04f78 -> 40c04f78
; 7f7fffff 007fffff -> 7f7fffff; 80000001 d6b2f491 -> 80000001; 4d699993 40000000 -> 4d699993; be4c0845 3f07ca53 -> 3f07ca53; bfe9704f cfe8154b -> bfe9704f
; 3f74e8ba bf74e8ba -> 3f74e8ba; 40fb1251 3f800000 -> 40fb1251; 3eb1cac2 80000001 -> 3eb1cac2; 00000001 412bc1e0 -> 412bc1e0; 3f7fffff c0c04f78 -> 3f7fffff
define amdgpu_kernel void @maximum_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr float, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %o0 = call float @llvm.maximum.f32(float %i0, float %i1)
  store float %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case minimum_f32: f32 f32 -> f32
; 7f800001 7f800000 -> 7fffffff; beea2c61 3ecd337d -> beea2c61; c04bb899 3d96f169 -> c04bb899; 3ea8e4dc 596bc0ed -> 3ea8e4dc; 3e736852 7f800001 -> 7fffffff
; 3e9dd092 1fb35af1 -> 1fb35af1; 618d8e34 618d8e34 -> 618d8e34; 80000000 3df9490a -> 80000000; 3fabeca5 ff800000 -> ff800000; 3de44577 7f7fffff -> 3de44577
; 80000000 3eea2c61 -> 80000000; 3f800001 3df9490a -> 3df9490a; 007fffff 3eea2c61 -> 007fffff; 00000001 80000000 -> 80000000; 40b38d96 3e9dd092 -> 3e9dd092
; bfabeca5 c04bb899 -> c04bb899; 3ecd337d 40000000 -> 3ecd337d; a0749a4c 0e9ce185 -> a0749a4c; 40b38d96 596bc0ed -> 40b38d96; 00000001 ffd00000 -> 7fffffff
; 3fabeca5 3fabeca5 -> 3fabeca5; 3d96f169 00800000 -> 00800000; 7f800001 beea2c61 -> 7fffffff; 596bc0ed 3eb223f8 -> 3eb223f8; 7f800000 3fe26dc1 -> 3fe26dc1
; 3eb223f8 7f800001 -> 7fffffff; 596bc0ed 80000000 -> 80000000; 524c5711 1fb35af1 -> 1fb35af1; 7fc00000 7f800001 -> 7fffffff; b18820dc 80000001 -> b18820dc
; ff800000 7fc00000 -> 7fffffff; 00000001 404bb899 -> 00000001; 1fb35af1 3ecd337d -> 1fb35af1; c04bb899 80000001 -> c04bb899; 80000000 beea2c61 -> beea2c61
; 3f800001 7f800000 -> 3f800001; 3f800001 c04bb899 -> c04bb899; 007fffff 00800000 -> 007fffff; 7f800000 3f7fffff -> 3f7fffff; 3eb223f8 bf800000 -> bf800000
; bde44577 0e9ce185 -> bde44577; 3ecd337d 3f7fffff -> 3ecd337d; bfe26dc1 7f7fffff -> bfe26dc1; 80000001 40a6c761 -> 80000001; 007fffff 524c5711 -> 007fffff
; 00000001 3fe26dc1 -> 00000001; 0e9ce185 bfabeca5 -> bfabeca5; 40000000 3ea8e4dc -> 3ea8e4dc; 40000000 c04bb899 -> c04bb899; 0e9ce185 3e736852 -> 0e9ce185
; 596bc0ed ffd00000 -> 7fffffff; 7f7fffff 1fb35af1 -> 1fb35af1; 3f800000 1fb35af1 -> 1fb35af1; 0e9ce185 7f7fffff -> 0e9ce185; b18820dc 7f800001 -> 7fffffff
; ffd00000 beea2c61 -> 7fffffff; 00000001 3f7fffff -> 00000001; 596bc0ed 7f7fffff -> 596bc0ed; 3ea8e4dc 3ecd337d -> 3ea8e4dc; 3f7fffff ff800000 -> ff800000
; 40000000 bde44577 -> bde44577; 3fe26dc1 3f800000 -> 3f800000; 00000000 00800000 -> 00000000; 3f800000 00000001 -> 00000001; 7f800000 40000000 -> 40000000
; bfe26dc1 becd337d -> bfe26dc1; 524c5711 ff800000 -> ff800000; 3f800000 7f7fffff -> 3f800000; 0e9ce185 bf800000 -> bf800000
define amdgpu_kernel void @minimum_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr float, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %o0 = call float @llvm.minimum.f32(float %i0, float %i1)
  store float %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case fma_f32: f32 f32 f32 -> f32
; ff800000 bf948580 40000000 -> 7f800000; 415ba599 4043cafb df85e32c -> df85e32c; 7f800001 ffd00000 eec4b677 -> 7fffffff; 7f7fffff 7f800000 09f028c7 -> 7f800000
; 3772360e 40000000 40fcdf72 -> 40fcdfaf; 8ea57ff0 bf948580 40b2f1a4 -> 40b2f1a4; 40fcdf72 c0fcdf72 40ceb81f -> c25ff1a8; c02894fd 40b2f1a4 3e0866f8 -> c1698bd4
; da41c194 8ea57ff0 c043cafb -> c043cafb; c02894fd 80000001 00000000 -> 00000003; ff800000 7f800001 80000001 -> 7fffffff; 402894fd df85e32c 7f7fffff -> 7f7fffff
; ff800000 00000000 403d3f07 -> 7fffffff; c0fcdf72 00000000 3e0866f8 -> 3e0866f8; da41c194 863bb5ab da41c194 -> da41c194; 7f800000 c03d3f07 7f7fffff -> ff800000
; be0866f8 3deb621b 415ba599 -> 415b66e4; 09f028c7 80000000 3eb904df -> 3eb904df; df85e32c eec4b677 40000000 -> 7f800000; 3deb621b 403f8367 80000000 -> 3eb01704
; 3f800000 09f028c7 3f800000 -> 3f800000; c02894fd 3eba5e8e 3e1577bc -> bf501719; c043cafb 3f7fffff 3f800000 -> c003cafa; 3eba5e8e eec4b677 c03d3f07 -> ee0f353b
; eec4b677 3deb621b c0fcdf72 -> ed34dee2; 403f8367 00000001 403f8367 -> 403f8367; bf800000 7f800001 3e0866f8 -> 7fffffff; c0ceb81f c03d3f07 bf800000 -> 4190d0d4
; 40b2f1a4 40ceb81f da41c194 -> da41c194; 3e0866f8 3eba5e8e c0ceb81f -> c0cd2aea; 3f948580 3e1577bc 09f028c7 -> 3e2d6e55; bf948580 c0fcdf72 df85e32c -> df85e32c
; eec4b677 3f948580 403f8367 -> eee44024; c0ceb81f be0866f8 7fc00000 -> 7fffffff; 8ea57ff0 00000001 80000001 -> 80000001; c0fcdf72 be0866f8 c03d3f07 -> bff3c1a3
; 80000000 3deb621b 3deb621b -> 3deb621b; 3f800000 7f800000 bf800000 -> 7f800000; 3f800001 3deb621b 00000000 -> 3deb621d; 3eb904df 402894fd c0fcdf72 -> c0de69ba
; 40b2f1a4 3eb904df 415ba599 -> 417bfa9b; 403d3f07 40b2f1a4 ffd00000 -> 7fffffff; 3e0866f8 df85e32c 3eb904df -> de0ead13; eec4b677 3f948580 3f948580 -> eee44024
; da41c194 403d3f07 00000000 -> db0f3b9e; 3e1577bc 40b2f1a4 bf948580 -> beb02ca7; 3eb904df 3772360e 3f800000 -> 3f80002c; ff800000 ffd00000 c0fcdf72 -> 7fffffff
; 7fc00000 3f800000 3e0866f8 -> 7fffffff; 00800000 415ba599 4043cafb -> 4043cafb; 7fc00000 3f948580 3eb904df -> 7fffffff; c043cafb 7fc00000 402894fd -> 7fffffff
; 00000001 bf948580 ff800000 -> ff800000; 7f800001 bf948580 402894fd -> 7fffffff; 3f7fffff 7fc00000 ffd00000 -> 7fffffff; 40b2f1a4 40b2f1a4 bf800000 -> 41f229d8
; 09f028c7 3deb621b 3e1577bc -> 3e1577bc; df85e32c 80000001 8ea57ff0 -> 1505de00; be0866f8 3eb904df 8ea57ff0 -> bd452a03; 80000000 40b2f1a4 00000000 -> 00000000
; 3f800001 ffd00000 00800000 -> 7fffffff; df85e32c ffd00000 3deb621b -> 7fffffff; 00000000 c0ceb81f c0fcdf72 -> c0fcdf72; 3eba5e8e 7f7fffff 40fcdf72 -> 7eba5e8d
; 4043cafb 007fffff c0ceb81f -> c0ceb81f; 3f948580 c03d3f07 3e1577bc -> c0523ec5; 3e0866f8 c043cafb df85e32c -> df85e32c; ff800000 40b2f1a4 c0fcdf72 -> ff800000
; 40000000 3f948580 8ea57ff0 -> 40148580; 402894fd 40fcdf72 3f7fffff -> 41ae85ce; 09f028c7 c043cafb c03d3f07 -> c03d3f07; 00000001 3eba5e8e c0ceb81f -> c0ceb81f
; 3772360e be0866f8 403d3f07 -> 403d3eff; 007fffff 4043cafb 40fcdf72 -> 40fcdf72; be0866f8 7f800000 ff800000 -> ff800000; 8ea57ff0 3772360e bf800000 -> bf800000
; ff800000 8ea57ff0 007fffff -> 7f800000; 8ea57ff0 00000000 c043cafb -> c043cafb; 09f028c7 403d3f07 40ceb81f -> 40ceb81f; 7f7fffff 00000000 00800000 -> 00800000
; df85e32c 402894fd 40fcdf72 -> e0305601; 4043cafb 3e0866f8 3eba5e8e -> 3f4581dd; 3f800001 3eb904df bf800000 -> bf237d90; 8ea57ff0 40ceb81f 40ceb81f -> 40ceb81f
; 80000001 3e0866f8 40fcdf72 -> 40fcdf72; da41c194 bf800000 3f7fffff -> 5a41c194; 3deb621b c03d3f07 40000000 -> 3fd47fa8; 403f8367 09f028c7 ff800000 -> ff800000
; 00000000 c0fcdf72 c0fcdf72 -> c0fcdf72; 3eba5e8e 3f948580 40fcdf72 -> 410531b7; 7f7fffff c02894fd 3f800001 -> ff800000; 40fcdf72 df85e32c 3e1577bc -> e104407c
; c03d3f07 40ceb81f 3f800001 -> c190d0d4; 80000001 415ba599 3eba5e8e -> 3eba5e8e; c0ceb81f 00000000 3e1577bc -> 3e1577bc; 403f8367 863bb5ab 40000000 -> 40000000
; 402894fd c02894fd 40000000 -> c09e07c6; 402894fd 80000001 007fffff -> 007ffffc; 3f7fffff 3772360e 3e0866f8 -> 3e086ac1; 3772360e bf948580 3f948580 -> 3f9484f3
; 863bb5ab 80000000 7f800000 -> 7f800000; 8ea57ff0 bf948580 c043cafb -> c043cafb; 40fcdf72 3deb621b 7fc00000 -> 7fffffff; ffd00000 7f7fffff 3772360e -> 7fffffff
; 00800000 80000001 4043cafb -> 4043cafb; 863bb5ab 3eb904df 00800000 -> 858789db; 4043cafb 00000001 00800000 -> 00800003; 00800000 40ceb81f ff800000 -> ff800000
; 3e0866f8 c0ceb81f c043cafb -> c07add76; c0fcdf72 ff800000 c0fcdf72 -> 7f800000
define amdgpu_kernel void @fma_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr float, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr float, ptr addrspace(1) %p3, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %i2 = load float, ptr addrspace(1) %a2, align 4
  %o0 = call float @llvm.fma.f32(float %i0, float %i1, float %i2)
  store float %o0, ptr addrspace(1) %a3, align 4
  ret void
}

; case fadd_f64: f64 f64 -> f64
; 3fe921cd981e94bc 3fcb355c3964e3f6 -> 3fefef24a677cdba; c0146071090a3195 0000000000000001 -> c0146071090a3195
; 0000000000000000 3ff3c0e8e8a22fcd -> 3ff3c0e8e8a22fcd; fffa000000000000 bf5e43e77e170f0a -> 7ff8000000000000
; 0010000000000000 8000000000000000 -> 0010000000000000; 40042c1da0d7f998 c02f7f977b04823c -> c02a749012ce83d6
; 3fd5ca00e9d89254 c02490b02c5efe17 -> c023e26025103984; 0010000000000000 3ff3c0e8e8a22fcd -> 3ff3c0e8e8a22fcd
; 5584f837acf971f9 4020ee7ad29c6a59 -> 5584f837acf971f9; 3ff0000000000000 bff6a9854120265a -> bfdaa61504809968
; 3ff0000000000001 c006822d8048e4e0 -> bffd045b0091c9bf; 0000000000000001 402490b02c5efe17 -> 402490b02c5efe17
; ed668e3283a8135f c02f7f977b04823c -> ed668e3283a8135f; 4006822d8048e4e0 8000000000000001 -> 4006822d8048e4e0
; 3fefffffffffffff a1102b3eb6288ed5 -> 3fefffffffffffff; 40042c1da0d7f998 ed668e3283a8135f -> ed668e3283a8135f
; 3fbfdb37355bb418 5584f837acf971f9 -> 5584f837acf971f9; c006822d8048e4e0 bfcb355c3964e3f6 -> c008358343df331f
; 7ff0000000000001 c02f7f977b04823c -> 7ff8000000000000; c006822d8048e4e0 3fbfdb37355bb418 -> c0058353c69e073f
; 5584f837acf971f9 0000000000000000 -> 5584f837acf971f9; 4000000000000000 3fe921cd981e94bc -> 400648736607a52f
; 4005ac8f9d145a38 0000000000000001 -> 4005ac8f9d145a38; 402f7f977b04823c b2a44154741e9cc6 -> 402f7f977b04823c
; 3fd5ca00e9d89254 bfe921cd981e94bc -> bfdc799a46649724; 0000000000000000 c02490b02c5efe17 -> c02490b02c5efe17
; 0010000000000000 4005ac8f9d145a38 -> 4005ac8f9d145a38; bfcb355c3964e3f6 7ff8000000000000 -> 7ff8000000000000
; bfe921cd981e94bc c0042c1da0d7f998 -> c00a749106df9ec7; 7fefffffffffffff 3ff6a9854120265a -> 7fefffffffffffff
; 3fd5ca00e9d89254 bff0000000000000 -> bfe51aff8b13b6d6; 0000000000000000 fff0000000000000 -> fff0000000000000
; 402490b02c5efe17 bfcb355c3964e3f6 -> 402423dabb796a87; 3ff3c0e8e8a22fcd 3fbfdb37355bb418 -> 3ff5be9c5bf7eb0e
; 3fefffffffffffff bff6a9854120265a -> bfdaa6150480996a; bfcb355c3964e3f6 3fefffffffffffff -> 3fe932a8f1a6c702
; 4020ee7ad29c6a59 3fcb355c3964e3f6 -> 40215b504381fde9; 3ff0000000000000 7ff8000000000000 -> 7ff8000000000000
; bf5e43e77e170f0a 40042c1da0d7f998 -> 4004285523e836b6; 3fcb355c3964e3f6 8000000000000000 -> 3fcb355c3964e3f6
; 0010000000000000 c0146071090a3195 -> c0146071090a3195; bff6a9854120265a a1102b3eb6288ed5 -> bff6a9854120265a
; 000fffffffffffff ed668e3283a8135f -> ed668e3283a8135f; 402490b02c5efe17 c0146071090a3195 -> 4014c0ef4fb3ca99
; 3fbfdb37355bb418 3fcb355c3964e3f6 -> 3fd5917bea095f01; c006822d8048e4e0 3fd5ca00e9d89254 -> c003c8ed630dd296
; 3fbfdb37355bb418 b2a44154741e9cc6 -> 3fbfdb37355bb418; 3fe921cd981e94bc c02490b02c5efe17 -> c022fe9352dd14cb
; 4005ac8f9d145a38 c0146071090a3195 -> c0031452750008f2; c02490b02c5efe17 bf5e43e77e170f0a -> c02491a24b9aeecf
; 402490b02c5efe17 402f7f977b04823c -> 403a0823d3b1c02a; 0000000000000001 7ff8000000000000 -> 7ff8000000000000
; bf5e43e77e170f0a 8000000000000000 -> bf5e43e77e170f0a; 4000000000000000 40042c1da0d7f998 -> 4012160ed06bfccc
; 7205fc6d5c9dddb9 0000000000000001 -> 7205fc6d5c9dddb9; 7fefffffffffffff 5584f837acf971f9 -> 7fefffffffffffff
; 7ff0000000000001 3ff3c0e8e8a22fcd -> 7ff8000000000000; 4020ee7ad29c6a59 3ff6a9854120265a -> 4023c3ab7ac06f24
; 8000000000000001 3ff0000000000001 -> 3ff0000000000001; 7ff8000000000000 7205fc6d5c9dddb9 -> 7ff8000000000000
; c006822d8048e4e0 3ff0000000000000 -> bffd045b0091c9c0; 7fefffffffffffff 4020ee7ad29c6a59 -> 7fefffffffffffff
; 40042c1da0d7f998 402490b02c5efe17 -> 40299bb79494fc7d; c02f7f977b04823c 402f7f977b04823c -> 0000000000000000
; ed668e3283a8135f a1102b3eb6288ed5 -> ed668e3283a8135f; ed668e3283a8135f c0146071090a3195 -> ed668e3283a8135f
; bfcb355c3964e3f6 bfe921cd981e94bc -> bfefef24a677cdba; 3fcb355c3964e3f6 c0146071090a3195 -> c01386c6273f0a75
; 4005ac8f9d145a38 3fbfdb37355bb418 -> 4006ab6956bf37d9; bfe921cd981e94bc 8000000000000001 -> bfe921cd981e94bc
; 7ff0000000000000 3ff0000000000001 -> 7ff0000000000000; c006822d8048e4e0 3fe921cd981e94bc -> c00039ba1a413fb1
; 7ff0000000000001 3ff6a9854120265a -> 7ff8000000000000; c006822d8048e4e0 7fefffffffffffff -> 7fefffffffffffff
; 40217c78e1b0bd77 c0146071090a3195 -> 400d310174ae92b2; 3fc41d5e35fc4939 bfe921cd981e94bc -> bfe41a760a9f826e
; 3fe921cd981e94bc 7ff0000000000000 -> 7ff0000000000000; fff0000000000000 3fd5ca00e9d89254 -> fff0000000000000
; c0146071090a3195 4005ac8f9d145a38 -> c0031452750008f2; 8000000000000001 fffa000000000000 -> 7ff8000000000000
; bff0000000000000 4006822d8048e4e0 -> 3ffd045b0091c9c0; c02490b02c5efe17 4006822d8048e4e0 -> c01de049989989be
; 7ff0000000000001 4005ac8f9d145a38 -> 7ff8000000000000; bff6a9854120265a 8000000000000000 -> bff6a9854120265a
; bf5e43e77e170f0a 7fefffffffffffff -> 7fefffffffffffff; bff0000000000000 fffa000000000000 -> 7ff8000000000000
; 000fffffffffffff 3fe921cd981e94bc -> 3fe921cd981e94bc; 4006822d8048e4e0 4000000000000000 -> 40134116c0247270
; 7ff0000000000000 4020ee7ad29c6a59 -> 7ff0000000000000
define amdgpu_kernel void @fadd_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr double, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %o0 = fadd double %i0, %i1
  store double %o0, ptr addrspace(1) %a2, align 8
  ret void
}

; case fsub_f64: f64 f64 -> f64
; bfbb166b298785d2 0000000000000001 -> bfbb166b298785d2; 0000000000000000 4000000000000000 -> c000000000000000
; c02fd925eab8554f 3ff0000000000001 -> c030ec92f55c2aa8; 4000000000000000 7ff0000000000000 -> fff0000000000000
; 3ff0000000000001 bfd53cd7b698b749 -> 3ff54f35eda62dd3; 3fd53cd7b698b749 bfdab0fc70acc3f3 -> 3fe7f6ea13a2bd9e
; bfdab0fc70acc3f3 3fbb166b298785d2 -> bfe0bb4b9d8752b4; 40295e46bda0f910 3fb4ff65210e191f -> 40293447f35edcde
; ab6b887075e18ed8 0000000000000001 -> ab6b887075e18ed8; 40295e46bda0f910 0000000000000001 -> 40295e46bda0f910
; d6081a3d62f49e9b 3d78af711f7fdbd6 -> d6081a3d62f49e9b; 2c17406f92af5813 0010000000000000 -> 2c17406f92af5813
; bfdab0fc70acc3f3 bfcf032e74ad64b3 -> bfc65eca6cac2333; d6081a3d62f49e9b 3ff0000000000001 -> d6081a3d62f49e9b
; 3fe4c4fdc25d7660 3fb4ff65210e191f -> 3fe225111e3bb33c; bfbb166b298785d2 bff0000000000000 -> 3fec9d329acf0f46
; 3fcbdb08de59d3f6 7ff0000000000000 -> fff0000000000000; 879a715056455b85 c02fd925eab8554f -> 402fd925eab8554f
; 000fffffffffffff 3fcf032e74ad64b3 -> bfcf032e74ad64b3; 3fdab0fc70acc3f3 000fffffffffffff -> 3fdab0fc70acc3f3
; 3ff0000000000000 0010000000000000 -> 3ff0000000000000; 0010000000000000 fffa000000000000 -> 7ff8000000000000
; c015df55678013a3 7faed2eadd4e9a48 -> ffaed2eadd4e9a48; 7ff0000000000000 bff0000000000000 -> 7ff0000000000000
; 40295e46bda0f910 3313f5589635ee43 -> 40295e46bda0f910; 4000000000000000 3ff0000000000000 -> 3ff0000000000000
; 7fefffffffffffff c02fd925eab8554f -> 7fefffffffffffff; 000fffffffffffff 3fdb4d0a7dc64774 -> bfdb4d0a7dc64774
; 3fcbdb08de59d3f6 bff0000000000000 -> 3ff37b611bcb3a7f; 000fffffffffffff 0010000000000000 -> 8000000000000001
; c02fd925eab8554f 3fcf032e74ad64b3 -> c0302a9952458571; fffa000000000000 3313f5589635ee43 -> 7ff8000000000000
; c015df55678013a3 7fefffffffffffff -> ffefffffffffffff; 7ff0000000000001 879a715056455b85 -> 7ff8000000000000
; 40295e46bda0f910 3d78af711f7fdbd6 -> 40295e46bda0f5fa; 0000000000000000 ab6b887075e18ed8 -> 2b6b887075e18ed8
; 3ffc0327a6d3a7ef 40295e46bda0f910 -> c025dde1c8c68412; 3fdab0fc70acc3f3 4000000000000000 -> bff953c0e3d4cf03
; 0000000000000001 7ff0000000000001 -> 7ff8000000000000; 3ff0000000000000 402fd925eab8554f -> c02dd925eab8554f
; 7ff8000000000000 3313f5589635ee43 -> 7ff8000000000000; c02fd925eab8554f bff0000000000000 -> c02dd925eab8554f
; 3fcf032e74ad64b3 3fcf032e74ad64b3 -> 0000000000000000; bfb4ff65210e191f 3fe4c4fdc25d7660 -> bfe764ea667f3984
; 3fdb4d0a7dc64774 3fb4ff65210e191f -> 3fd60d313582c12c; 3fe94c398d4c681f bfdab0fc70acc3f3 -> 3ff3525be2d1650c
; 879a715056455b85 0000000000000001 -> 879a715056455b85; 3ff0000000000000 879a715056455b85 -> 3ff0000000000000
; 3ffc0327a6d3a7ef 4015df55678013a3 -> c00dbd16fb96534e; bfcf032e74ad64b3 3fcf032e74ad64b3 -> bfdf032e74ad64b3
; bfbb166b298785d2 bfcf032e74ad64b3 -> 3fc177f8dfe9a1ca; bfd53cd7b698b749 4018e5304abb98e4 -> c01a38fdc6252459
; bfbb166b298785d2 0000000000000000 -> bfbb166b298785d2; 3fcbdb08de59d3f6 8000000000000000 -> 3fcbdb08de59d3f6
; 8000000000000001 bff0000000000000 -> 3ff0000000000000; 8000000000000000 3fdab0fc70acc3f3 -> bfdab0fc70acc3f3
; c015df55678013a3 bfb4ff65210e191f -> c0158b57d2fbdb3f; 8000000000000001 2c17406f92af5813 -> ac17406f92af5813
; fff0000000000000 3fefffffffffffff -> fff0000000000000; 8000000000000001 3313f5589635ee43 -> b313f5589635ee43
; 3fdb4d0a7dc64774 402fd925eab8554f -> c02efebd96ca2313; 3ff0000000000001 7faed2eadd4e9a48 -> ffaed2eadd4e9a48
; 8000000000000000 3fcbdb08de59d3f6 -> bfcbdb08de59d3f6; bfdab0fc70acc3f3 2c17406f92af5813 -> bfdab0fc70acc3f3
; 3fefffffffffffff 3fefffffffffffff -> 0000000000000000; 4018e5304abb98e4 7ff0000000000000 -> fff0000000000000
; bfbb166b298785d2 3fe94c398d4c681f -> bfecaf06f27d58d9; c02fd925eab8554f 3fdab0fc70acc3f3 -> c0305756e71eddb7
; bfcf032e74ad64b3 3ffc0327a6d3a7ef -> bfffe38d75695485; 8000000000000001 7ff0000000000000 -> fff0000000000000
; 000fffffffffffff 000fffffffffffff -> 0000000000000000; c015df55678013a3 402fd925eab8554f -> c03564684f3c2f90
; 3fdb4d0a7dc64774 7faed2eadd4e9a48 -> ffaed2eadd4e9a48; 3fbb166b298785d2 40295e46bda0f910 -> c0292819e74dea04
; 40295e46bda0f910 bfcf032e74ad64b3 -> 4029da537773aea3; 8000000000000000 c015df55678013a3 -> 4015df55678013a3
; 0000000000000001 fffa000000000000 -> 7ff8000000000000; 3ffc0327a6d3a7ef 3313f5589635ee43 -> 3ffc0327a6d3a7ef
; bfbb166b298785d2 fffa000000000000 -> 7ff8000000000000; 3ff0000000000001 000fffffffffffff -> 3ff0000000000001
; c02fd925eab8554f 3fe4c4fdc25d7660 -> c03092bae36f165a; 8000000000000000 bfcf032e74ad64b3 -> 3fcf032e74ad64b3
; c015df55678013a3 3fd53cd7b698b749 -> c0173322e2e99f18; bfcf032e74ad64b3 3fe4c4fdc25d7660 -> bfec85c95f88cf8d
; bff0000000000000 7fefffffffffffff -> ffefffffffffffff; bfd53cd7b698b749 c02fd925eab8554f -> 402f2f3f2d038f95
; 7faed2eadd4e9a48 7ff0000000000000 -> fff0000000000000; c02fd925eab8554f bfcf032e74ad64b3 -> c02f5d1930e59fbc
; fff0000000000000 7ff0000000000000 -> fff0000000000000
define amdgpu_kernel void @fsub_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr double, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %o0 = fsub double %i0, %i1
  store double %o0, ptr addrspace(1) %a2, align 8
  ret void
}

; case fmul_f64: f64 f64 -> f64
; 4009cff7b0e14089 3fd76dc3d1f7974f -> 3ff2e6045f7fc48b; 4000000000000000 bfd76dc3d1f7974f -> bfe76dc3d1f7974f
; 3ff0000000000001 7ff0000000000000 -> 7ff0000000000000; 2ceae2a03258b12a 000fffffffffffff -> 0000000000000000
; 3fba4ec6e5b8e7a5 4024da0761fe2450 -> 3ff1247b0c5bc8bf; bfe264399ad949e3 8000000000000000 -> 0000000000000000
; 4009cff7b0e14089 3ff0000000000000 -> 4009cff7b0e14089; 3fefffffffffffff 7fefffffffffffff -> 7feffffffffffffe
; 3fd78624ef1c676a 3ff867b2463a4ac7 -> 3fe1f0d68804adf1; fff0000000000000 000fffffffffffff -> fff0000000000000
; 3fd78624ef1c676a 8000000000000000 -> 8000000000000000; 3fefffffffffffff bfff866f2cfcfb65 -> bfff866f2cfcfb64
; 41613fa19069428c bfe264399ad949e3 -> c153d3a18ddb40e9; 3fd221b484ee2f06 2ceae2a03258b12a -> 2cce7796f7f3b855
; 8000000000000000 bfd78624ef1c676a -> 0000000000000000; 3ff867b2463a4ac7 bff0000000000000 -> bff867b2463a4ac7
; c01a85e827634b12 4024da0761fe2450 -> c051486774adb8ab; 3fefffffffffffff bf415f7ae75aac6d -> bf415f7ae75aac6c
; 4009cff7b0e14089 000fffffffffffff -> 0029cff7b0e14087; 0000000000000000 ba05eb9e49c6c37c -> 8000000000000000
; 43931188275323b6 bfd76dc3d1f7974f -> c37bec0487fade79; ba05eb9e49c6c37c 3b837f91ab4d9984 -> b59ab691c2009a5c
; 401a85e827634b12 3fc5b53e7923597a -> 3ff1fe198ad161a9; 3ff587219f3fea45 3fff866f2cfcfb65 -> 400535593a116681
; 3fefffffffffffff 3fd78624ef1c676a -> 3fd78624ef1c6769; 41613fa19069428c 7ff0000000000001 -> 7ff8000000000000
; 3fb814ac6452a881 bfd76dc3d1f7974f -> bfa1a175af4cfd61; 0000000000000001 3ff0000000000001 -> 0000000000000001
; 3ff0000000000001 0000000000000001 -> 0000000000000001; 3fd78624ef1c676a bfd76dc3d1f7974f -> bfc1391b6d76180b
; 3fe264399ad949e3 0010000000000000 -> 0009321ccd6ca4f2; 7ff0000000000001 bfd76dc3d1f7974f -> 7ff8000000000000
; bfd76dc3d1f7974f 7fefffffffffffff -> ffd76dc3d1f7974e; 4009cff7b0e14089 4024da0761fe2450 -> 4040d1d98a7b5c67
; 3fff866f2cfcfb65 3fc5b53e7923597a -> 3fd562c6e62b0aa4; 3ff0000000000001 bfd78624ef1c676a -> bfd78624ef1c676b
; 4020446da8ed1bbc 4000000000000000 -> 4030446da8ed1bbc; 4024da0761fe2450 bfe264399ad949e3 -> c017f7e60eea5eb4
; 8000000000000001 bff0000000000000 -> 0000000000000001; 4009cff7b0e14089 3fc5b53e7923597a -> 3fe182ad41bb175c
; c01a85e827634b12 4020446da8ed1bbc -> c04af7570a4f507b; 3fff866f2cfcfb65 7ff0000000000000 -> 7ff0000000000000
; 0000000000000001 4009cff7b0e14089 -> 0000000000000003; 3ff867b2463a4ac7 bff867b2463a4ac7 -> c0029cdb70dcb54f
; 41613fa19069428c 3ff0000000000000 -> 41613fa19069428c; c01a85e827634b12 3fd76dc3d1f7974f -> c0036b39491c0374
; 3ff0000000000001 fffa000000000000 -> 7ff8000000000000; 41613fa19069428c 3fc5b53e7923597a -> 413766e73a652f2b
; 4009cff7b0e14089 53097d64b42c5788 -> 53248f9f1cf688e2; bfff866f2cfcfb65 bfff866f2cfcfb65 -> 400f0eac2bc52e27
; 41613fa19069428c 53097d64b42c5788 -> 547b7a9a1fca1bd6; c009cff7b0e14089 3fd76dc3d1f7974f -> bff2e6045f7fc48b
; 3ff587219f3fea45 3fd221b484ee2f06 -> 3fd8655f6b95e9ab; 0000000000000001 0000000000000001 -> 0000000000000000
; 401a85e827634b12 3ff867b2463a4ac7 -> 40243a60e3d9d785; 3fefffffffffffff 3fb814ac6452a881 -> 3fb814ac6452a880
; 3ff0000000000000 53097d64b42c5788 -> 53097d64b42c5788; bfff866f2cfcfb65 7ff8000000000000 -> 7ff8000000000000
; 8000000000000001 7ff0000000000000 -> fff0000000000000; bf415f7ae75aac6d 3fff866f2cfcfb65 -> bf511d7b3e6796a0
; fff0000000000000 3fd76dc3d1f7974f -> fff0000000000000; fffa000000000000 3fe264399ad949e3 -> 7ff8000000000000
; 3ff0000000000000 4024da0761fe2450 -> 4024da0761fe2450; 7ff0000000000000 7ff0000000000000 -> 7ff0000000000000
; 53097d64b42c5788 ba05eb9e49c6c37c -> cd2175f907adda00; 000fffffffffffff 3b837f91ab4d9984 -> 0000000000000000
; 0000000000000001 3ff587219f3fea45 -> 0000000000000001; bfd78624ef1c676a 4009cff7b0e14089 -> bff2f9aeaf2d67f3
; fff0000000000000 c01a85e827634b12 -> 7ff0000000000000; 8000000000000001 3fc5b53e7923597a -> 8000000000000000
; bfe264399ad949e3 ba05eb9e49c6c37c -> 39f932619bd62158; 3ff0000000000001 4020446da8ed1bbc -> 4020446da8ed1bbd
; 3ff587219f3fea45 fff0000000000000 -> fff0000000000000; 3fb814ac6452a881 3b837f91ab4d9984 -> 3b4d588c0caa825a
; 7ff0000000000001 3ff867b2463a4ac7 -> 7ff8000000000000; 3fb814ac6452a881 000fffffffffffff -> 0001814ac6452a88
; 3fff866f2cfcfb65 401a85e827634b12 -> 402a2125c814373d; 401a85e827634b12 3fba4ec6e5b8e7a5 -> 3fe5ce17e0d4aa0c
; 7ff0000000000001 4000000000000000 -> 7ff8000000000000; 7ff0000000000000 3fc5b53e7923597a -> 7ff0000000000000
; bff867b2463a4ac7 0010000000000000 -> 801867b2463a4ac7; bfd78624ef1c676a 3fefffffffffffff -> bfd78624ef1c6769
; 3ff587219f3fea45 4009cff7b0e14089 -> 40115d7b07f25c29; bff0000000000000 4020446da8ed1bbc -> c020446da8ed1bbc
; bff0000000000000 3fefffffffffffff -> bfefffffffffffff; 4009cff7b0e14089 fffa000000000000 -> 7ff8000000000000
; bfff866f2cfcfb65 41613fa19069428c -> c170fe1ae56af8ec; 8000000000000000 3fd76dc3d1f7974f -> 8000000000000000
define amdgpu_kernel void @fmul_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr double, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %o0 = fmul double %i0, %i1
  store double %o0, ptr addrspace(1) %a2, align 8
  ret void
}

; case fdiv_f64: f64 f64 -> f64
; 3ff5a09c7ffc2364 c0101d912d1cc466 -> bfd578ee7b40c712; 400746d536fd7082 bffb91b3f912b031 -> bffb0485a8067b2e
; 0000000000000000 3ff59367848b23f7 -> 0000000000000000; bffb91b3f912b031 0000000000000001 -> fff0000000000000
; c0101d912d1cc466 3ff0000000000001 -> c0101d912d1cc465; fffa000000000000 3ff0000000000000 -> 7ff8000000000000
; 40101d912d1cc466 400942470f465ee4 -> 3ff46a99920f4178; 0000000000000000 3ff0000000000001 -> 0000000000000000
; 3fd81795a7ddc546 7ff8000000000000 -> 7ff8000000000000; 7ff0000000000001 0000000000000000 -> 7ff8000000000000
; 3ff41eb4a7979424 bfddd41d746486c0 -> c00595a9244a8667; 4ecd3e00d49119bb 336b15f56ea97949 -> 5b514619fc2efde7
; fffa000000000000 3fddd41d746486c0 -> 7ff8000000000000; 0000000000000001 8b40f97edf1c310e -> b17e29a884c4ef86
; 0010000000000000 7fefffffffffffff -> 0000000000000000; 7ff8000000000000 bfb493457e61f9da -> 7ff8000000000000
; 3ff41eb4a7979424 4000000000000000 -> 3fe41eb4a7979424; 3ff461b9e2366b56 fffa000000000000 -> 7ff8000000000000
; 7ff0000000000000 df1079d826d1beaa -> fff0000000000000; 9158b7f634c40813 3ff0000000000001 -> 9158b7f634c40811
; 3fefffffffffffff 336b15f56ea97949 -> 4c72e72521d8adcd; fff0000000000000 8b40f97edf1c310e -> 7ff0000000000000
; bff0000000000000 bfe73a86064c20cf -> 3ff60ab27f15ed60; 3ffb91b3f912b031 3ff461b9e2366b56 -> 3ff5a4696f1b470e
; 3fd81795a7ddc546 336b15f56ea97949 -> 4c5c7694c7020cb3; 3fd81795a7ddc546 0000000000000000 -> 7ff0000000000000
; 3ff59367848b23f7 4ecd3e00d49119bb -> 31179c4f81d4efe3; 400746d536fd7082 336b15f56ea97949 -> 4c8b7ff48931699d
; bffb91b3f912b031 3ffb91b3f912b031 -> bff0000000000000; bffb91b3f912b031 4000000000000000 -> bfeb91b3f912b031
; fff0000000000000 3ff5a09c7ffc2364 -> fff0000000000000; 3ffb91b3f912b031 3ff5a09c7ffc2364 -> 3ff4654ec7e62167
; 3ffb91b3f912b031 b2d6bcc5126d546e -> cd136669ef4ad6c4; 3fb493457e61f9da 8000000000000000 -> fff0000000000000
; 0010000000000000 4ecd3e00d49119bb -> 0000000000000000; 400942470f465ee4 8b40f97edf1c310e -> f4b7cf048e1f7374
; 400746d536fd7082 4000000000000000 -> 3ff746d536fd7082; bfd81795a7ddc546 400942470f465ee4 -> bfbe85977b77658b
; 000fffffffffffff 4ecd3e00d49119bb -> 0000000000000000; 0010000000000000 0000000000000001 -> 4330000000000000
; 402140ffee09f951 7ff0000000000000 -> 0000000000000000; 402140ffee09f951 0010000000000000 -> 7ff0000000000000
; 7ff0000000000001 336b15f56ea97949 -> 7ff8000000000000; 3ff41eb4a7979424 8000000000000001 -> fff0000000000000
; bff0000000000000 4ecd3e00d49119bb -> b111824a0d7ad71d; 7ff0000000000000 3fb493457e61f9da -> 7ff0000000000000
; 7ff0000000000000 3ffb91b3f912b031 -> 7ff0000000000000; 3fd1a9acf3c2bee6 7ff8000000000000 -> 7ff8000000000000
; fffa000000000000 3ff41eb4a7979424 -> 7ff8000000000000; 000fffffffffffff 4000000000000000 -> 0008000000000000
; 7ff0000000000000 3ff0000000000001 -> 7ff0000000000000; bfb493457e61f9da 0000000000000000 -> fff0000000000000
; 3fb493457e61f9da 3ff0000000000001 -> 3fb493457e61f9d9; fff0000000000000 4ecd3e00d49119bb -> fff0000000000000
; 3ff41eb4a7979424 3ff41eb4a7979424 -> 3ff0000000000000; 400746d536fd7082 9158b7f634c40813 -> ee9e2222df45ee6d
; bfd81795a7ddc546 402140ffee09f951 -> bfa6575d069d6a80; 3ff41eb4a7979424 400942470f465ee4 -> 3fd97d53ebdc4e8c
; 3ffb91b3f912b031 8000000000000000 -> fff0000000000000; 7ff0000000000001 3ff5a09c7ffc2364 -> 7ff8000000000000
; 8b40f97edf1c310e 3ff41eb4a7979424 -> 8b3aff581e130084; 336b15f56ea97949 400746d536fd7082 -> 33529e48ecd7341c
; 8000000000000000 3ff5a09c7ffc2364 -> 8000000000000000; fff0000000000000 3ff0000000000001 -> fff0000000000000
; 3ff41eb4a7979424 bffb91b3f912b031 -> bfe75a83c097a4bc; df1079d826d1beaa 3ff0000000000001 -> df1079d826d1bea9
; 000fffffffffffff bffb91b3f912b031 -> 800949264d073b52; 000fffffffffffff 3ff0000000000001 -> 000ffffffffffffe
; 3ff5a09c7ffc2364 3fefffffffffffff -> 3ff5a09c7ffc2365; df1079d826d1beaa 3fd1a9acf3c2bee6 -> df2dd98b245388dc
; 7ff8000000000000 9158b7f634c40813 -> 7ff8000000000000; 3fddd41d746486c0 336b15f56ea97949 -> 4c619ec662e78836
; 4000000000000000 3ffb91b3f912b031 -> 3ff2924c9a0e76a4; 7ff0000000000000 3fefffffffffffff -> 7ff0000000000000
; 7fefffffffffffff 3fddd41d746486c0 -> 7ff0000000000000; 3fe73a86064c20cf 3ff0000000000000 -> 3fe73a86064c20cf
; bfe73a86064c20cf 3fb493457e61f9da -> c0221035530a626c; 3fd81795a7ddc546 9158b7f634c40813 -> ee6f30615a5e84d8
; df1079d826d1beaa 3fefffffffffffff -> df1079d826d1beab; 3ff5a09c7ffc2364 0010000000000000 -> 7fd5a09c7ffc2364
; 3fd81795a7ddc546 4000000000000000 -> 3fc81795a7ddc546; 3fddd41d746486c0 3ff0000000000001 -> 3fddd41d746486be
; bfb493457e61f9da 3fddd41d746486c0 -> bfc612b64c964b91; 7ff0000000000000 7fefffffffffffff -> 7ff0000000000000
; 400942470f465ee4 3ff41eb4a7979424 -> 4004162eef72d6d7; 3ff41eb4a7979424 3fe73a86064c20cf -> 3ffbb7ac0cc23fa3
; 7ff0000000000000 7ff0000000000000 -> 7ff8000000000000; 7ff0000000000001 400746d536fd7082 -> 7ff8000000000000
; c0101d912d1cc466 400942470f465ee4 -> bff46a99920f4178
define amdgpu_kernel void @fdiv_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr double, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %o0 = fdiv double %i0, %i1
  store double %o0, ptr addrspace(1) %a2, align 8
  ret void
}

; case fneg_f64: f64 -> f64
; 3fe0349d59d47d51 -> bfe0349d59d47d51; 3fc6d570769ffe8c -> bfc6d570769ffe8c; bfe8f5c43536e1b3 -> 3fe8f5c43536e1b3; 4000000000000000 -> c000000000000000
; c004090b771536f0 -> 4004090b771536f0; 37976e58d49d4a81 -> b7976e58d49d4a81; ff8bb50ef200dd06 -> 7f8bb50ef200dd06; 3fcdbfa49c7baa40 -> bfcdbfa49c7baa40
; 60d8c642eac00aed -> e0d8c642eac00aed; 4023d08c03c14382 -> c023d08c03c14382; 3fe5d436e313bb6c -> bfe5d436e313bb6c; bff0000000000000 -> 3ff0000000000000
; 8000000000000001 -> 0000000000000001; 000fffffffffffff -> 800fffffffffffff; 3fdefcd65656f624 -> bfdefcd65656f624; 3fd422bcd4291007 -> bfd422bcd4291007
; c0248c822e8ba8b8 -> 40248c822e8ba8b8; b5fdec38075c6786 -> 35fdec38075c6786; 3fc33fe68e3510b2 -> bfc33fe68e3510b2; cafa8cfafd695f40 -> 4afa8cfafd695f40
; 3ff0000000000001 -> bff0000000000001; c1cbffddbc264d44 -> 41cbffddbc264d44; 3fefffffffffffff -> bfefffffffffffff; 0000000000000001 -> 8000000000000001
; 7ff0000000000000 -> fff0000000000000; 7fefffffffffffff -> ffefffffffffffff
define amdgpu_kernel void @fneg_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %o0 = fneg double %i0
  store double %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case fabs_f64: f64 -> f64
; 3ff2d9c0ab429628 -> 3ff2d9c0ab429628; ebe8487763e3b28f -> 6be8487763e3b28f; 40110e76ae2d699f -> 40110e76ae2d699f; 3ff0000000000000 -> 3ff0000000000000
; 5bfd9befe8b06397 -> 5bfd9befe8b06397; 402920e82e31de90 -> 402920e82e31de90; 3fdd4c0dad677cfe -> 3fdd4c0dad677cfe; 3fcf93ae359faa02 -> 3fcf93ae359faa02
; bfcf93ae359faa02 -> 3fcf93ae359faa02; 400d6c60680af7cf -> 400d6c60680af7cf; 0000000000000000 -> 0000000000000000; 7ff0000000000000 -> 7ff0000000000000
; 7fefffffffffffff -> 7fefffffffffffff; 8000000000000000 -> 0000000000000000; 3fd27f5b59c487b3 -> 3fd27f5b59c487b3; c00d6c60680af7cf -> 400d6c60680af7cf
; 3fe7c38f634fb2a5 -> 3fe7c38f634fb2a5; 8000000000000001 -> 0000000000000001; 4015864d98738a27 -> 4015864d98738a27; e681f37f8a3a7db6 -> 6681f37f8a3a7db6
; 3fc97d87e2a7f6a2 -> 3fc97d87e2a7f6a2; 0010000000000000 -> 0010000000000000; 000fffffffffffff -> 000fffffffffffff; bfead2ed20dee790 -> 3fead2ed20dee790
; 89b49dc89ed07836 -> 09b49dc89ed07836; 3fed2d3573e08346 -> 3fed2d3573e08346; c02920e82e31de90 -> 402920e82e31de90; 3fc20f0b6a831ec1 -> 3fc20f0b6a831ec1
; bfc97d87e2a7f6a2 -> 3fc97d87e2a7f6a2
define amdgpu_kernel void @fabs_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %o0 = call double @llvm.fabs.f64(double %i0)
  store double %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case floor_f64: f64 -> f64
; 77012dd26d813318 -> 77012dd26d813318; 3fc0441e35837111 -> 0000000000000000; ce2cea32cf23096d -> ce2cea32cf23096d; 3fc2ff3d11723c90 -> 0000000000000000
; 4024e2185481e4c2 -> 4024000000000000; 3de093f60b7198a1 -> 0000000000000000; 4011e54c069f7601 -> 4010000000000000; c0286c7adaafdcfd -> c02a000000000000
; c024e2185481e4c2 -> c026000000000000; 40286c7adaafdcfd -> 4028000000000000; 3fc07be1d2ddebca -> 0000000000000000; 4000000000000000 -> 4000000000000000
; 0010000000000000 -> 0000000000000000; 3ff0000000000001 -> 3ff0000000000000; 68d3860ab7eb167d -> 68d3860ab7eb167d; 3ff10fadb7ab559c -> 3ff0000000000000
; bfc07be1d2ddebca -> bff0000000000000; bff0000000000000 -> bff0000000000000; 8000000000000000 -> 8000000000000000; 7fefffffffffffff -> 7fefffffffffffff
; fff0000000000000 -> fff0000000000000; 7acc0df1fbd89a5c -> 7acc0df1fbd89a5c; 000fffffffffffff -> 0000000000000000; 8000000000000001 -> bff0000000000000
; 0000000000000001 -> 0000000000000000; 4006bcc1903ffa6b -> 4000000000000000; 3fe19c67b6e9e5cc -> 0000000000000000; 3ff0000000000000 -> 3ff0000000000000
; fc777e4bb132e49d -> fc777e4bb132e49d; bfc2ff3d11723c90 -> bff0000000000000; bff10fadb7ab559c -> c000000000000000
define amdgpu_kernel void @floor_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %o0 = call double @llvm.floor.f64(double %i0)
  store double %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case ceil_f64: f64 -> f64
; b2f3882296ed74c7 -> 8000000000000000; 7787a9aef5c62a27 -> 7787a9aef5c62a27; 3fc0b3c200786331 -> 3ff0000000000000; bfc6497742503ac4 -> 8000000000000000
; 4000000000000000 -> 4000000000000000; 8000000000000000 -> 8000000000000000; 40069d22e988673a -> 4008000000000000; bfe2ef52cc32520a -> 8000000000000000
; bce8e15a006644b8 -> 8000000000000000; 3ff0000000000001 -> 4000000000000000; 3ff0000000000000 -> 3ff0000000000000; 3fbec3886f884c3b -> 3ff0000000000000
; fff0000000000000 -> fff0000000000000; 5b654cfc14e4e7f1 -> 5b654cfc14e4e7f1; c00d567c279d818a -> c008000000000000; 000fffffffffffff -> 3ff0000000000000
; 7fefffffffffffff -> 7fefffffffffffff; bff0000000000000 -> bff0000000000000; 3fd44193f5834d10 -> 3ff0000000000000; 3ffe5260b051f778 -> 4000000000000000
; 3fd34aa349716069 -> 3ff0000000000000; 0000000000000000 -> 0000000000000000; 0010000000000000 -> 3ff0000000000000; 402d481c8e88034c -> 402e000000000000
; 3fe61641282dc3af -> 3ff0000000000000; bfe61641282dc3af -> 8000000000000000; 397d92884f4d16a3 -> 3ff0000000000000; 3ff1f9d1593da82b -> 4000000000000000
; 3fefffffffffffff -> 3ff0000000000000; bfe6b8b4ef015fd1 -> 8000000000000000; bfd34aa349716069 -> 8000000000000000; 3fe2ef52cc32520a -> 3ff0000000000000
; 0000000000000001 -> 3ff0000000000000
define amdgpu_kernel void @ceil_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %o0 = call double @llvm.ceil.f64(double %i0)
  store double %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case trunc_f64: f64 -> f64
; 3fb63437abcd2592 -> 0000000000000000; 3fcbc3ccd8d757cf -> 0000000000000000; 3fc99435209fa0d3 -> 0000000000000000; 000fffffffffffff -> 0000000000000000
; 3ff879874dc7978b -> 3ff0000000000000; 0000000000000001 -> 0000000000000000; 7ff0000000000000 -> 7ff0000000000000; bff879874dc7978b -> bff0000000000000
; 4020db73e6dce3fd -> 4020000000000000; 8fe3ae18938e4cd5 -> 8000000000000000; bfde243ee2d860cd -> 8000000000000000; 61fd1ea21e65d5d3 -> 61fd1ea21e65d5d3
; 3fd9b6cc43a9b2b6 -> 0000000000000000; 3fde243ee2d860cd -> 0000000000000000; 4018a6339acaeadb -> 4018000000000000; 3ff0000000000001 -> 3ff0000000000000
; 4000000000000000 -> 4000000000000000; 3fbadacadf73e9d6 -> 0000000000000000; 93bf9574052632e5 -> 8000000000000000; 326d0c3c99579b20 -> 0000000000000000
; 3fcfe27c131fbb9c -> 0000000000000000; 0000000000000000 -> 0000000000000000; bfbadacadf73e9d6 -> 8000000000000000; 3fb9958b30e8bb3f -> 0000000000000000
; c021c7ac4ec855d8 -> c020000000000000; c0242c60f8d0d04b -> c024000000000000; 92fd5730b2504190 -> 8000000000000000; 4021c7ac4ec855d8 -> 4020000000000000
; 8000000000000000 -> 8000000000000000; c5108ccd7915bcde -> c5108ccd7915bcde
define amdgpu_kernel void @trunc_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %o0 = call double @llvm.trunc.f64(double %i0)
  store double %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case rint_f64: f64 -> f64
; fff0000000000000 -> fff0000000000000; 3fbd3b68e89765db -> 0000000000000000; 3fcd52c65bf8c2dc -> 0000000000000000; 7fefffffffffffff -> 7fefffffffffffff
; 3ff0000000000000 -> 3ff0000000000000; fc21f34d96abf6f7 -> fc21f34d96abf6f7; 4000000000000000 -> 4000000000000000; 000fffffffffffff -> 0000000000000000
; 3fbc6eae31b03007 -> 0000000000000000; 7ff0000000000000 -> 7ff0000000000000; 8000000000000000 -> 8000000000000000; 0010000000000000 -> 0000000000000000
; 402cf455fca0ebc7 -> 402c000000000000; 81015d8b92e4e211 -> 8000000000000000; c0063a2230c70b11 -> c008000000000000; bfbd3b68e89765db -> 8000000000000000
; 3ff0000000000001 -> 3ff0000000000000; c02cf455fca0ebc7 -> c02c000000000000; c0209e35de06e602 -> c020000000000000; bff0000000000000 -> bff0000000000000
; 5cb70b49520ddfe2 -> 5cb70b49520ddfe2; 40209e35de06e602 -> 4020000000000000; 8000000000000001 -> 8000000000000000; bff4254f67eacf40 -> bff0000000000000
; 3ff4254f67eacf40 -> 3ff0000000000000; 0000000000000000 -> 0000000000000000; 400191b74a465336 -> 4000000000000000; 0000000000000001 -> 0000000000000000
define amdgpu_kernel void @rint_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %o0 = call double @llvm.rint.f64(double %i0)
  store double %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case nearbyint_f64: f64 -> f64
; 000fffffffffffff -> 0000000000000000; c0019b80a01cebe7 -> c000000000000000; 3ff0000000000001 -> 3ff0000000000000; 4007c13e81d17753 -> 4008000000000000
; 7ff0000000000000 -> 7ff0000000000000; 4e2fe64a99d0261a -> 4e2fe64a99d0261a; f3e1749224ce4ddc -> f3e1749224ce4ddc; 402da24ab761d40c -> 402e000000000000
; 40019b80a01cebe7 -> 4000000000000000; c001af4b8374eee7 -> c000000000000000; c02da24ab761d40c -> c02e000000000000; 8000000000000001 -> 8000000000000000
; 4018f8d8a500c5d6 -> 4018000000000000; c02a3e8b299bd610 -> c02a000000000000; 3fefffffffffffff -> 3ff0000000000000; 7fefffffffffffff -> 7fefffffffffffff
; 4019a428e1537b1f -> 4018000000000000; 4000000000000000 -> 4000000000000000; 6b382973df5e86cc -> 6b382973df5e86cc; 402a3e8b299bd610 -> 402a000000000000
; c01aca9a8239020d -> c01c000000000000; 8000000000000000 -> 8000000000000000; bff0000000000000 -> bff0000000000000; 17efdc271852321c -> 0000000000000000
; 9e76fc834d512e08 -> 8000000000000000; 3fffd7fb8ec1fe6f -> 4000000000000000; 3fb5eee3d037140e -> 0000000000000000; 3ff0000000000000 -> 3ff0000000000000
; 8e4b003c95464bd6 -> 8000000000000000; 0000000000000000 -> 0000000000000000; 4001af4b8374eee7 -> 4000000000000000
define amdgpu_kernel void @nearbyint_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %o0 = call double @llvm.nearbyint.f64(double %i0)
  store double %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case roundeven_f64: f64 -> f64
; 401928ad8db6b966 -> 4018000000000000; c01ec05875495a57 -> c020000000000000; 0010000000000000 -> 0000000000000000; fff0000000000000 -> fff0000000000000
; bfb52c44a23936e0 -> 8000000000000000; 400fe692a619a906 -> 4010000000000000; 3fe012c54f17368b -> 3ff0000000000000; 000fffffffffffff -> 0000000000000000
; 3ffc025da05bc8df -> 4000000000000000; 7fefffffffffffff -> 7fefffffffffffff; 3ffc53fb1345c637 -> 4000000000000000; 3fb07d63c9c69e65 -> 0000000000000000
; c009751297139c4e -> c008000000000000; 4000000000000000 -> 4000000000000000; 3fb52c44a23936e0 -> 0000000000000000; 3fefffffffffffff -> 3ff0000000000000
; 0000000000000001 -> 0000000000000000; 5af3160a04c7cf43 -> 5af3160a04c7cf43; 3fb3f79e7bc7d6c4 -> 0000000000000000; c01928ad8db6b966 -> c018000000000000
; 3fd868d01b9a878f -> 0000000000000000; c85e6ff40dd73a20 -> c85e6ff40dd73a20; bfc0fbc7deed532a -> 8000000000000000; 3620d9f2cc5ad790 -> 0000000000000000
; 52429c5efb07a105 -> 52429c5efb07a105; bfe012c54f17368b -> bff0000000000000; 7ff0000000000000 -> 7ff0000000000000; bffc53fb1345c637 -> c000000000000000
define amdgpu_kernel void @roundeven_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %o0 = call double @llvm.roundeven.f64(double %i0)
  store double %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case sqrt_f64: f64 -> f64
; 3ff0000000000000 -> 3ff0000000000000; 402199b45ffb2e5a -> 4007bb6b99bae392; 3fc7f0af586de914 -> 3fdbada1e77d7dcd; fff0000000000000 -> 7ff8000000000000
; 7fefffffffffffff -> 5fefffffffffffff; 401056ddca3463e5 -> 40002b348f822f29; 4e304226c6808107 -> 471020f1792fb5ee; 3ff0000000000001 -> 3ff0000000000000
; 0000000000000001 -> 1e60000000000000; bfeda6d5fff08d77 -> 7ff8000000000000; c019c8eb83ef9ab2 -> 7ff8000000000000; db71007f9bb9c6d7 -> 7ff8000000000000
; c02199b45ffb2e5a -> 7ff8000000000000; 3fefffffffffffff -> 3fefffffffffffff; 3fcb5624fe0d5f68 -> 3fdd939413461f5a; 7ff0000000000000 -> 7ff0000000000000
; 3fb0ca8e33ceea51 -> 3fd0640e40cc202a; 0010000000000000 -> 2000000000000000; 4019c8eb83ef9ab2 -> 40044fbf377f549f; cd042ea37a36d22d -> 7ff8000000000000
; 4022759cdf22890e -> 40084dea1bdd261d; 3fe6fa00febba673 -> 3feb1d91957f0654; bfd4619175970b04 -> 7ff8000000000000; 2526c6415afcf6de -> 328afef74d4b83c1
; 3fd4619175970b04 -> 3fe20ee527006278; 4000000000000000 -> 3ff6a09e667f3bcd; 40181f25b069b5f4 -> 4003a541353f0d8b; c01056ddca3463e5 -> 7ff8000000000000
; a6241e024b664a12 -> 7ff8000000000000; df48722881848d54 -> 7ff8000000000000; bfb0ca8e33ceea51 -> 7ff8000000000000
define amdgpu_kernel void @sqrt_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %o0 = call double @llvm.sqrt.f64(double %i0)
  store double %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case maxnum_f64: f64 f64 -> f64
; bfc79d7c1a731d57 7ecddd5389b484b5 -> 7ecddd5389b484b5; 0000000000000001 3ff53e6ccdf0ddca -> 3ff53e6ccdf0ddca
; bfc98accd4074643 40220aaee154a273 -> 40220aaee154a273; 3ff0000000000001 000fffffffffffff -> 3ff0000000000001
; 7fefffffffffffff fff0000000000000 -> 7fefffffffffffff; 8000000000000001 3fdd57baeb2ee9b0 -> 3fdd57baeb2ee9b0
; 0e3057e582d03f43 3ffcb63612c6afb8 -> 3ffcb63612c6afb8; 3ff0d2b60ae053cb 06c611005a2ca9aa -> 3ff0d2b60ae053cb
; 8000000000000000 bffcb63612c6afb8 -> 8000000000000000; 7fefffffffffffff 7ff0000000000000 -> 7ff0000000000000
; 7ff8000000000000 4000000000000000 -> 4000000000000000; bfc98accd4074643 3ff53e6ccdf0ddca -> 3ff53e6ccdf0ddca
; bffe9c9a3f43f261 3ff0000000000000 -> 3ff0000000000000; 3ff0000000000001 0703b68d9d2a49ee -> 3ff0000000000001
; 8000000000000000 3fe66064b4ccc223 -> 3fe66064b4ccc223; 3fc98accd4074643 40220aaee154a273 -> 40220aaee154a273
; bfe66064b4ccc223 3fe66064b4ccc223 -> 3fe66064b4ccc223; 0000000000000001 bfe66064b4ccc223 -> 0000000000000001
; fffa000000000000 3ff0000000000000 -> 3ff0000000000000; 3ff0000000000001 3ff548c31b4fc4f8 -> 3ff548c31b4fc4f8
; 0000000000000001 3fefffffffffffff -> 3fefffffffffffff; 0e3057e582d03f43 3ff53e6ccdf0ddca -> 3ff53e6ccdf0ddca
; bff0000000000000 09fbe04e1b5cd520 -> 09fbe04e1b5cd520; fffa000000000000 0000000000000001 -> 0000000000000001
; bff0d2b60ae053cb f829b3ddcc22d275 -> bff0d2b60ae053cb; 0010000000000000 3ff548c31b4fc4f8 -> 3ff548c31b4fc4f8
; 3ff53e6ccdf0ddca 3ff7e1009ef34300 -> 3ff7e1009ef34300; 0000000000000000 7fefffffffffffff -> 7fefffffffffffff
; 3fc98accd4074643 4000000000000000 -> 4000000000000000; fffa000000000000 bff53e6ccdf0ddca -> bff53e6ccdf0ddca
; bfe66064b4ccc223 3ff6b7c1c824cae9 -> 3ff6b7c1c824cae9; 3ff0000000000000 000fffffffffffff -> 3ff0000000000000
; 3ff0000000000000 0000000000000001 -> 3ff0000000000000; 3ff7e1009ef34300 3ffe9c9a3f43f261 -> 3ffe9c9a3f43f261
; 3fc79d7c1a731d57 3ff0d2b60ae053cb -> 3ff0d2b60ae053cb; cee266ce5a47b9af 3fefffffffffffff -> 3fefffffffffffff
; 06c611005a2ca9aa 09fbe04e1b5cd520 -> 09fbe04e1b5cd520; 8000000000000000 0000000000000001 -> 0000000000000001
; 3fc98accd4074643 7ff0000000000001 -> 3fc98accd4074643; 09fbe04e1b5cd520 7fefffffffffffff -> 7fefffffffffffff
; 0010000000000000 4000bffd11d243bf -> 4000bffd11d243bf; 3ff0000000000000 cee266ce5a47b9af -> 3ff0000000000000
; bffe9c9a3f43f261 bffe9c9a3f43f261 -> bffe9c9a3f43f261; bffcb63612c6afb8 0000000000000001 -> 0000000000000001
; 7ecddd5389b484b5 bff0d2b60ae053cb -> 7ecddd5389b484b5; bffcb63612c6afb8 3fe66064b4ccc223 -> 3fe66064b4ccc223
; 3fe66064b4ccc223 3ff0000000000001 -> 3ff0000000000001; 3ffcb63612c6afb8 4000bffd11d243bf -> 4000bffd11d243bf
; f829b3ddcc22d275 4000000000000000 -> 4000000000000000; 4000000000000000 7ff0000000000001 -> 4000000000000000
; 8000000000000000 3ff548c31b4fc4f8 -> 3ff548c31b4fc4f8; 3fefffffffffffff bff53e6ccdf0ddca -> 3fefffffffffffff
; 3fefffffffffffff 09fbe04e1b5cd520 -> 3fefffffffffffff; 3ff0d2b60ae053cb 0e3057e582d03f43 -> 3ff0d2b60ae053cb
; 3ffe9c9a3f43f261 4000bffd11d243bf -> 4000bffd11d243bf; 3fdd57baeb2ee9b0 4000bffd11d243bf -> 4000bffd11d243bf
; 3fc79d7c1a731d57 0010000000000000 -> 3fc79d7c1a731d57; f829b3ddcc22d275 f829b3ddcc22d275 -> f829b3ddcc22d275
; 06c611005a2ca9aa 7fefffffffffffff -> 7fefffffffffffff; 8000000000000001 400fee498daace90 -> 400fee498daace90
; 4000bffd11d243bf 4000000000000000 -> 4000bffd11d243bf; bff53e6ccdf0ddca 0e3057e582d03f43 -> 0e3057e582d03f43
; 0e3057e582d03f43 3ffe9c9a3f43f261 -> 3ffe9c9a3f43f261; cee266ce5a47b9af f829b3ddcc22d275 -> cee266ce5a47b9af
; 3ff0000000000001 bfe66064b4ccc223 -> 3ff0000000000001; 3ff0000000000000 3fdd57baeb2ee9b0 -> 3ff0000000000000
; 3fefffffffffffff bff0d2b60ae053cb -> 3fefffffffffffff; cee266ce5a47b9af 400fee498daace90 -> 400fee498daace90
; bfc79d7c1a731d57 7ff8000000000000 -> bfc79d7c1a731d57; 4000000000000000 3ff0000000000000 -> 4000000000000000
define amdgpu_kernel void @maxnum_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr double, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %o0 = call double @llvm.maxnum.f64(double %i0, double %i1)
  store double %o0, ptr addrspace(1) %a2, align 8
  ret void
}

; case minnum_f64: f64 f64 -> f64
; 3ff0000000000001 3fb30bd4c0fd4d7f -> 3fb30bd4c0fd4d7f; bfb776a4c41404c7 7fefffffffffffff -> bfb776a4c41404c7
; bff0000000000000 8000000000000001 -> bff0000000000000; 3fb776a4c41404c7 a48b0320aa2f7635 -> a48b0320aa2f7635
; 401d1c4873a80fdf 4000000000000000 -> 4000000000000000; 3fb776a4c41404c7 3ffe245a706866f5 -> 3fb776a4c41404c7
; 25044c1e777bd9ad 7ff0000000000001 -> 25044c1e777bd9ad; 0010000000000000 401d037a785acf77 -> 0010000000000000
; c01d037a785acf77 bfb776a4c41404c7 -> c01d037a785acf77; 4001368517a097f9 7ff0000000000000 -> 4001368517a097f9
; bff0000000000000 bff0000000000000 -> bff0000000000000; 3ff0000000000001 fff0000000000000 -> fff0000000000000
; 1016b2cd0e1f6c8d fffa000000000000 -> 1016b2cd0e1f6c8d; 0000000000000001 3ffe245a706866f5 -> 0000000000000001
; a48b0320aa2f7635 7ff8000000000000 -> a48b0320aa2f7635; c001368517a097f9 fff0000000000000 -> fff0000000000000
; 4000000000000000 aabfd799994a3985 -> aabfd799994a3985; 8000000000000000 400d194b94671837 -> 8000000000000000
; 401d1c4873a80fdf 401d1c4873a80fdf -> 401d1c4873a80fdf; bff0000000000000 aabfd799994a3985 -> bff0000000000000
; 3fea3e51e428cd71 7ff0000000000001 -> 3fea3e51e428cd71; bfb776a4c41404c7 000fffffffffffff -> bfb776a4c41404c7
; 401d037a785acf77 7ff0000000000000 -> 401d037a785acf77; c001368517a097f9 a48b0320aa2f7635 -> c001368517a097f9
; 3fd7482ab313d56e bff0000000000000 -> bff0000000000000; bfd7482ab313d56e 3fcccbacee22c779 -> bfd7482ab313d56e
; 25044c1e777bd9ad 401d1c4873a80fdf -> 25044c1e777bd9ad; 3ff0000000000000 3ff0000000000001 -> 3ff0000000000000
; 4000000000000000 1016b2cd0e1f6c8d -> 1016b2cd0e1f6c8d; fff0000000000000 3fefffffffffffff -> fff0000000000000
; bffe245a706866f5 c001368517a097f9 -> c001368517a097f9; 3ff0000000000001 9d3ee797de2b9fe9 -> 9d3ee797de2b9fe9
; 3ffe245a706866f5 3ffe245a706866f5 -> 3ffe245a706866f5; b66789418d06ca51 3fb776a4c41404c7 -> b66789418d06ca51
; 1016b2cd0e1f6c8d 400a80fa89d27936 -> 1016b2cd0e1f6c8d; fffa000000000000 400d194b94671837 -> 400d194b94671837
; 3fea3e51e428cd71 3fea3e51e428cd71 -> 3fea3e51e428cd71; 3fb30bd4c0fd4d7f 3fb776a4c41404c7 -> 3fb30bd4c0fd4d7f
; 401d1c4873a80fdf bffe245a706866f5 -> bffe245a706866f5; b66789418d06ca51 3fd7482ab313d56e -> b66789418d06ca51
; 3fb776a4c41404c7 c02efbfa676edc2e -> c02efbfa676edc2e; b66789418d06ca51 0000000000000001 -> b66789418d06ca51
; bffe245a706866f5 000fffffffffffff -> bffe245a706866f5; 4001368517a097f9 3fcccbacee22c779 -> 3fcccbacee22c779
; 7fefffffffffffff 0010000000000000 -> 0010000000000000; 0000000000000000 7ff8000000000000 -> 0000000000000000
; fffa000000000000 402efbfa676edc2e -> 402efbfa676edc2e; fff0000000000000 7ff0000000000001 -> fff0000000000000
; 401d1c4873a80fdf 0000000000000000 -> 0000000000000000; 000fffffffffffff bffe245a706866f5 -> bffe245a706866f5
; bff0000000000000 c001368517a097f9 -> c001368517a097f9; 0000000000000000 9d3ee797de2b9fe9 -> 9d3ee797de2b9fe9
; 3fb776a4c41404c7 3fcfb2b4a7ea9c6e -> 3fb776a4c41404c7; 3fefffffffffffff 4000000000000000 -> 3fefffffffffffff
; bfd7482ab313d56e 4000000000000000 -> bfd7482ab313d56e; 3fb776a4c41404c7 fffa000000000000 -> 3fb776a4c41404c7
; 25044c1e777bd9ad 402efbfa676edc2e -> 25044c1e777bd9ad; 400d194b94671837 400a80fa89d27936 -> 400a80fa89d27936
; 3fd7482ab313d56e c02efbfa676edc2e -> c02efbfa676edc2e; 7ff0000000000001 25044c1e777bd9ad -> 25044c1e777bd9ad
; 3fd7da68e74b00d9 bfd7482ab313d56e -> bfd7482ab313d56e; 7ff8000000000000 25044c1e777bd9ad -> 25044c1e777bd9ad
; 4001368517a097f9 4000000000000000 -> 4000000000000000; c01d037a785acf77 1016b2cd0e1f6c8d -> c01d037a785acf77
; fff0000000000000 3fcccbacee22c779 -> fff0000000000000; fff0000000000000 fff0000000000000 -> fff0000000000000
; 0000000000000000 000fffffffffffff -> 0000000000000000; 0010000000000000 4001368517a097f9 -> 0010000000000000
; 401d037a785acf77 401d1c4873a80fdf -> 401d037a785acf77; 3fcccbacee22c779 c02efbfa676edc2e -> c02efbfa676edc2e
define amdgpu_kernel void @minnum_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr double, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %o0 = call double @llvm.minnum.f64(double %i0, double %i1)
  store double %o0, ptr addrspace(1) %a2, align 8
  ret void
}

; case maximum_f64: f64 f64 -> f64
; bff0000000000000 bfbc41d6b55e8fb0 -> bfbc41d6b55e8fb0; 0010000000000000 3fe31d099d81d15b -> 3fe31d099d81d15b
; 8000000000000001 3fcd6505a64367d4 -> 3fcd6505a64367d4; c008cfb65a40fe37 3fb81626956370ed -> 3fb81626956370ed
; 3fcd6505a64367d4 8000000000000001 -> 3fcd6505a64367d4; 3ff0000000000001 4000000000000000 -> 4000000000000000
; bfbc41d6b55e8fb0 bfbc41d6b55e8fb0 -> bfbc41d6b55e8fb0; 3fec64866fd94de3 7ff8000000000000 -> 7ff8000000000000
; 3fb81626956370ed 3fe5032aceeef302 -> 3fe5032aceeef302; 4000000000000000 3fe2cca83fb3e55d -> 4000000000000000
; 400add3fa11b1e61 3ff0000000000000 -> 400add3fa11b1e61; 0000000000000001 0000000000000000 -> 0000000000000001
; 3fe5d003761c0d36 91549627751c9e9e -> 3fe5d003761c0d36; 3fbc41d6b55e8fb0 000fffffffffffff -> 3fbc41d6b55e8fb0
; 8000000000000000 401d0433e228d92c -> 401d0433e228d92c; bfb81626956370ed 8000000000000001 -> 8000000000000001
; 3fe5032aceeef302 fff0000000000000 -> 3fe5032aceeef302; 3fe5d003761c0d36 3fe5d003761c0d36 -> 3fe5d003761c0d36
; 3fcd6505a64367d4 3fe31d099d81d15b -> 3fe31d099d81d15b; 3fbc41d6b55e8fb0 bff0000000000000 -> 3fbc41d6b55e8fb0
; bfcd6505a64367d4 3fe5d003761c0d36 -> 3fe5d003761c0d36; 7ff0000000000001 3fe31d099d81d15b -> 7ff8000000000000
; bfe2cca83fb3e55d 3ff0000000000000 -> 3ff0000000000000; 0000000000000000 bff0000000000000 -> 0000000000000000
; 3ff0000000000000 3fe5032aceeef302 -> 3ff0000000000000; 7ff0000000000000 3fcaa0b130848094 -> 7ff0000000000000
; 0000000000000000 3fcaa0b130848094 -> 3fcaa0b130848094; 0c485808d7def5ae 4008cfb65a40fe37 -> 4008cfb65a40fe37
; 3fe5d003761c0d36 7ff0000000000001 -> 7ff8000000000000; bfcd6505a64367d4 0c485808d7def5ae -> 0c485808d7def5ae
; 7fefffffffffffff 3feb0dd5f331be53 -> 7fefffffffffffff; 8000000000000000 0010000000000000 -> 0010000000000000
; 0c485808d7def5ae 8000000000000000 -> 0c485808d7def5ae; 7fefffffffffffff c00add3fa11b1e61 -> 7fefffffffffffff
; 7ff0000000000000 0010000000000000 -> 7ff0000000000000; fffa000000000000 bff0000000000000 -> 7ff8000000000000
; 4000000000000000 fa3cfe8504a9d9e7 -> 4000000000000000; 7fefffffffffffff 7ff8000000000000 -> 7ff8000000000000
; 3fe5d003761c0d36 4000000000000000 -> 4000000000000000; 44502f7a9c7acdc7 9f4bb4285d8e5207 -> 44502f7a9c7acdc7
; 401d0433e228d92c bfe2cca83fb3e55d -> 401d0433e228d92c; 400add3fa11b1e61 fffa000000000000 -> 7ff8000000000000
; 3fe5032aceeef302 bfbc41d6b55e8fb0 -> 3fe5032aceeef302; 7ff0000000000000 fffa000000000000 -> 7ff8000000000000
; bff0000000000000 3ff0000000000000 -> 3ff0000000000000; 3fcd6505a64367d4 7fefffffffffffff -> 7fefffffffffffff
; 3fefffffffffffff c008cfb65a40fe37 -> 3fefffffffffffff; 401d0433e228d92c fffa000000000000 -> 7ff8000000000000
; 9f4bb4285d8e5207 bfcd6505a64367d4 -> 9f4bb4285d8e5207; 3fbc41d6b55e8fb0 3fe5d003761c0d36 -> 3fe5d003761c0d36
; 000fffffffffffff 3fe5d003761c0d36 -> 3fe5d003761c0d36; 91549627751c9e9e 44502f7a9c7acdc7 -> 44502f7a9c7acdc7
; 8000000000000000 3ff0000000000000 -> 3ff0000000000000; 3ff0000000000001 bfe2cca83fb3e55d -> 3ff0000000000001
; 3fb81626956370ed 3fcd6505a64367d4 -> 3fcd6505a64367d4; 206f031ef3b424c4 0010000000000000 -> 206f031ef3b424c4
; 3fcd6505a64367d4 fff0000000000000 -> 3fcd6505a64367d4; 499b9a21ca2eedd3 3fe5d003761c0d36 -> 499b9a21ca2eedd3
; 3fe5d003761c0d36 bfb81626956370ed -> 3fe5d003761c0d36; 499b9a21ca2eedd3 401d0433e228d92c -> 499b9a21ca2eedd3
; 44502f7a9c7acdc7 3feb0dd5f331be53 -> 44502f7a9c7acdc7; 8000000000000000 3feb0dd5f331be53 -> 3feb0dd5f331be53
; 9f4bb4285d8e5207 3fe31d099d81d15b -> 3fe31d099d81d15b; bff0000000000000 401d0433e228d92c -> 401d0433e228d92c
; 9f4bb4285d8e5207 3fefffffffffffff -> 3fefffffffffffff; 3fcd6505a64367d4 9f4bb4285d8e5207 -> 3fcd6505a64367d4
; 0000000000000000 0000000000000000 -> 0000000000000000; 499b9a21ca2eedd3 000fffffffffffff -> 499b9a21ca2eedd3
; 7fefffffffffffff 4008cfb65a40fe37 -> 7fefffffffffffff
define amdgpu_kernel void @maximum_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr double, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %o0 = call double @llvm.maximum.f64(double %i0, double %i1)
  store double %o0, ptr addrspace(1) %a2, align 8
  ret void
}

; case minimum_f64: f64 f64 -> f64
; 4000000000000000 3fe03a9c8ab3c758 -> 3fe03a9c8ab3c758; 0000000000000000 3fe7cfb0f7be96e0 -> 0000000000000000
; bfde6f82bb0e6e25 40232eaaf4a27bf4 -> bfde6f82bb0e6e25; 08bb99e27a1a4a48 40055fdb48554586 -> 08bb99e27a1a4a48
; 3ff1b6b07d534442 0010000000000000 -> 0010000000000000; c6961d4209ab7c48 bfde6f82bb0e6e25 -> c6961d4209ab7c48
; 8000000000000000 08bb99e27a1a4a48 -> 8000000000000000; 7ff8000000000000 8000000000000001 -> 7ff8000000000000
; 8000000000000000 c00e52c4b2fe7dec -> c00e52c4b2fe7dec; 0010000000000000 8000000000000001 -> 8000000000000001
; 3fe03a9c8ab3c758 0000000000000001 -> 0000000000000001; 7c06c936b0de2039 401a6d93bacd7d8e -> 401a6d93bacd7d8e
; 4000000000000000 3ff083e255564815 -> 3ff083e255564815; 3ff083e255564815 40055fdb48554586 -> 3ff083e255564815
; ce76fc563b46eff8 d1fc52bb635aed97 -> d1fc52bb635aed97; bfde6f82bb0e6e25 0010000000000000 -> bfde6f82bb0e6e25
; 3ff0000000000000 bfde6f82bb0e6e25 -> bfde6f82bb0e6e25; 4000000000000000 0000000000000001 -> 0000000000000001
; 401a6d93bacd7d8e 3fca0673f8bcf44a -> 3fca0673f8bcf44a; 40055fdb48554586 3fe03a9c8ab3c758 -> 3fe03a9c8ab3c758
; 08bb99e27a1a4a48 bff083e255564815 -> bff083e255564815; d1fc52bb635aed97 3fefffffffffffff -> d1fc52bb635aed97
; c01a6d93bacd7d8e 3fca0673f8bcf44a -> c01a6d93bacd7d8e; bfe7cfb0f7be96e0 7ff8000000000000 -> 7ff8000000000000
; 7ff0000000000001 d1fc52bb635aed97 -> 7ff8000000000000; 400e52c4b2fe7dec fffa000000000000 -> 7ff8000000000000
; bff083e255564815 fff0000000000000 -> fff0000000000000; fff0000000000000 8000000000000001 -> fff0000000000000
; 3ff1b6b07d534442 7c06c936b0de2039 -> 3ff1b6b07d534442; c6961d4209ab7c48 c00e52c4b2fe7dec -> c6961d4209ab7c48
; 4007976ba43b5f77 bfcad0d77fda50ce -> bfcad0d77fda50ce; cb4b1032d9a2d513 3ff083e255564815 -> cb4b1032d9a2d513
; 8000000000000001 c01a6d93bacd7d8e -> c01a6d93bacd7d8e; d1fc52bb635aed97 bff0000000000000 -> d1fc52bb635aed97
; bff083e255564815 bff083e255564815 -> bff083e255564815; 3fde6f82bb0e6e25 7ff0000000000001 -> 7ff8000000000000
; 7fefffffffffffff 58150297028aa50a -> 58150297028aa50a; 3ff083e255564815 0000000000000001 -> 0000000000000001
; 3fe03a9c8ab3c758 40232eaaf4a27bf4 -> 3fe03a9c8ab3c758; 0000000000000000 c00e52c4b2fe7dec -> c00e52c4b2fe7dec
; 8000000000000000 3ff1b6b07d534442 -> 8000000000000000; bff0000000000000 bfe7cfb0f7be96e0 -> bff0000000000000
; 000fffffffffffff fff0000000000000 -> fff0000000000000; 7ff0000000000000 7ff8000000000000 -> 7ff8000000000000
; bff083e255564815 3fe7cfb0f7be96e0 -> bff083e255564815; 3ff0000000000001 cb4b1032d9a2d513 -> cb4b1032d9a2d513
; fffa000000000000 08bb99e27a1a4a48 -> 7ff8000000000000; c01a6d93bacd7d8e 40055fdb48554586 -> c01a6d93bacd7d8e
; 7ff0000000000000 0010000000000000 -> 0010000000000000; 3fca0673f8bcf44a 3fefffffffffffff -> 3fca0673f8bcf44a
; bfcad0d77fda50ce 0000000000000000 -> bfcad0d77fda50ce; 3ff1b6b07d534442 3fefffffffffffff -> 3fefffffffffffff
; 000fffffffffffff c6961d4209ab7c48 -> c6961d4209ab7c48; 7ff0000000000001 3fe03a9c8ab3c758 -> 7ff8000000000000
; 7ff0000000000001 0010000000000000 -> 7ff8000000000000; 401a6d93bacd7d8e 3ff0000000000000 -> 3ff0000000000000
; 0000000000000000 400e52c4b2fe7dec -> 0000000000000000; 3fde6f82bb0e6e25 3fc160c6949a7151 -> 3fc160c6949a7151
; bfcad0d77fda50ce 3ff0000000000001 -> bfcad0d77fda50ce; 0000000000000001 cb4b1032d9a2d513 -> cb4b1032d9a2d513
; 8000000000000000 3fe03a9c8ab3c758 -> 8000000000000000; 4007976ba43b5f77 3fe03a9c8ab3c758 -> 3fe03a9c8ab3c758
; 40055fdb48554586 bfe7cfb0f7be96e0 -> bfe7cfb0f7be96e0; ce76fc563b46eff8 fffa000000000000 -> 7ff8000000000000
; fffa000000000000 cb4b1032d9a2d513 -> 7ff8000000000000; c6961d4209ab7c48 c01a6d93bacd7d8e -> c6961d4209ab7c48
; bfc160c6949a7151 3fe7cfb0f7be96e0 -> bfc160c6949a7151; 08bb99e27a1a4a48 7fefffffffffffff -> 08bb99e27a1a4a48
; fffa000000000000 3ff0000000000001 -> 7ff8000000000000; bff0000000000000 3ff0000000000001 -> bff0000000000000
define amdgpu_kernel void @minimum_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr double, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %o0 = call double @llvm.minimum.f64(double %i0, double %i1)
  store double %o0, ptr addrspace(1) %a2, align 8
  ret void
}

; case fma_f64: f64 f64 f64 -> f64
; bff0000000000000 7ff8000000000000 3fed828b1f9df3d2 -> 7ff8000000000000; 3fedc63e416b5acb 40203da62405955c 3fefffffffffffff -> 40211c7b9d498d63
; 3fdb5a8ef11afa90 40203da62405955c bfdb5a8ef11afa90 -> 400858a25d0f24d5; 0000000000000001 3ff0000000000001 fd09e36ddd7f26f3 -> fd09e36ddd7f26f3
; 3fee0679f6d1e87b 8000000000000000 7ff0000000000000 -> 7ff0000000000000; fd09e36ddd7f26f3 bfeab12954148121 0000000000000001 -> 7d05981cab12d1c1
; fff0000000000000 3fedc63e416b5acb 4000000000000000 -> fff0000000000000; 0000000000000000 4000000000000000 3febdb1831ec656b -> 3febdb1831ec656b
; 4014cc7b9aa3e18e 3fedc63e416b5acb fd09e36ddd7f26f3 -> fd09e36ddd7f26f3; 3fed828b1f9df3d2 bfed828b1f9df3d2 b98f1ada479abe95 -> bfeb36b0b60c0815
; 5a318b411654acd4 3fedc63e416b5acb 3ff0000000000001 -> 5a3052e2c0a2bb6f; 40203da62405955c 3fed828b1f9df3d2 c0203da62405955c -> bfe438684989fb0e
; 4000000000000000 0000000000000001 3fed828b1f9df3d2 -> 3fed828b1f9df3d2; c02668d386ce8e39 c02668d386ce8e39 bff0000000000000 -> 405f22f47b7cfc4d
; 4004071d6bd3afad 12abe6c433b44bb7 3fed828b1f9df3d2 -> 3fed828b1f9df3d2; 3febdb1831ec656b 3fdb5a8ef11afa90 b98f1ada479abe95 -> 3fd7cfb10c48c651
; 3fcd916266a1659e fffa000000000000 5a318b411654acd4 -> 7ff8000000000000; 7fefffffffffffff 7ddf662e1cc6bdc1 bff0000000000000 -> 7ff0000000000000
; fd09e36ddd7f26f3 bfee0679f6d1e87b 3fc568f9b596c812 -> 7d084a744fe657f5; 3fdb5a8ef11afa90 3fed828b1f9df3d2 7ff8000000000000 -> 7ff8000000000000
; 4000000000000000 3fb6e2fa92446d39 4004071d6bd3afad -> 4005754d14f7f681; 4000000000000000 c0203da62405955c bfdb5a8ef11afa90 -> c030ab105fca0146
; c02668d386ce8e39 402668d386ce8e39 4000000000000000 -> c05ee2f47b7cfc4d; 7ddf662e1cc6bdc1 3fedc63e416b5acb 3fee0679f6d1e87b -> 7ddd371f1d9065d9
; 3fee0679f6d1e87b 4014cc7b9aa3e18e 7ddf662e1cc6bdc1 -> 7ddf662e1cc6bdc1; 402d3b87caae76b0 3fb6e2fa92446d39 4000000000000000 -> 400a742358892f83
; c02668d386ce8e39 000fffffffffffff 3ff0000000000000 -> 3ff0000000000000; 402668d386ce8e39 000fffffffffffff 7fefffffffffffff -> 7fefffffffffffff
; bff0000000000000 b98f1ada479abe95 3febdb1831ec656b -> 3febdb1831ec656b; bfdb5a8ef11afa90 8000000000000001 bff0000000000000 -> bff0000000000000
; 3fefffffffffffff bfdb5a8ef11afa90 bfdb5a8ef11afa90 -> bfeb5a8ef11afa90; 8000000000000001 3fc568f9b596c812 3fb6e2fa92446d39 -> 3fb6e2fa92446d39
; bfebdb1831ec656b 0000000000000001 fd09e36ddd7f26f3 -> fd09e36ddd7f26f3; 3fee0679f6d1e87b b98f1ada479abe95 3fdb5a8ef11afa90 -> 3fdb5a8ef11afa90
; bfee0679f6d1e87b 4000000000000000 b98f1ada479abe95 -> bffe0679f6d1e87b; 3fc568f9b596c812 1d2cab95b771634f 0010000000000000 -> 1d032ea7a0cd337d
; 3ff0000000000000 5a318b411654acd4 40203da62405955c -> 5a318b411654acd4; bfebdb1831ec656b fffa000000000000 3fb6e2fa92446d39 -> 7ff8000000000000
; 3fee0679f6d1e87b 3ff0000000000000 bfee0679f6d1e87b -> 0000000000000000; fffa000000000000 402d3b87caae76b0 7ff8000000000000 -> 7ff8000000000000
; fd09e36ddd7f26f3 3fed828b1f9df3d2 7ddf662e1cc6bdc1 -> 7ddf656f1f06597e; 3fdb5a8ef11afa90 7ff0000000000000 bfed828b1f9df3d2 -> 7ff0000000000000
; 1d2cab95b771634f 8000000000000000 0000000000000001 -> 0000000000000001; 7ddf662e1cc6bdc1 fffa000000000000 fffa000000000000 -> 7ff8000000000000
; 3fb6e2fa92446d39 c0203da62405955c 3fed828b1f9df3d2 -> 3fc91d862e760f58; 3ff0000000000000 000fffffffffffff 3fed828b1f9df3d2 -> 3fed828b1f9df3d2
; 3febdb1831ec656b bfdb5a8ef11afa90 402668d386ce8e39 -> 4025aa55fe6c4806; 12abe6c433b44bb7 1d2cab95b771634f 8000000000000001 -> 8000000000000001
; bfeab12954148121 8000000000000000 b98f1ada479abe95 -> b98f1ada479abe95; 12abe6c433b44bb7 bfebdb1831ec656b 7ff0000000000001 -> 7ff8000000000000
; 0000000000000000 4014cc7b9aa3e18e 4000000000000000 -> 4000000000000000; 5a318b411654acd4 7ff0000000000000 3fee0679f6d1e87b -> 7ff0000000000000
; 3fcd916266a1659e 4014cc7b9aa3e18e 3fee0679f6d1e87b -> 40011d85c248b4d5; 3febdb1831ec656b 7ff0000000000001 bfee0679f6d1e87b -> 7ff8000000000000
; 4004071d6bd3afad bff0000000000000 3febdb1831ec656b -> bffa20aebeb12ca4; 3fefffffffffffff 0000000000000001 000fffffffffffff -> 0010000000000000
; 3febdb1831ec656b 4000000000000000 3fcd916266a1659e -> 3fff8d447ec0921f; bfee0679f6d1e87b 0010000000000000 0000000000000000 -> 800f033cfb68f43e
; 3feab12954148121 3fdb5a8ef11afa90 1d2cab95b771634f -> 3fd6d1045e71ebed; 3fcd916266a1659e 7ddf662e1cc6bdc1 7fefffffffffffff -> 7ff0000000000000
; 4004071d6bd3afad 3fc568f9b596c812 7ff8000000000000 -> 7ff8000000000000; 402d3b87caae76b0 1d2cab95b771634f 3fefffffffffffff -> 3fefffffffffffff
; 4004071d6bd3afad bfdb5a8ef11afa90 bfebdb1831ec656b -> bfff0c3a652918f7; 1d2cab95b771634f 12abe6c433b44bb7 bfdb5a8ef11afa90 -> bfdb5a8ef11afa90
; bfebdb1831ec656b 3fcd916266a1659e 3fefffffffffffff -> 3fe990b8e933a607; bfebdb1831ec656b 3ff0000000000001 0000000000000000 -> bfebdb1831ec656d
; aca1d49355338ec9 3fb6e2fa92446d39 4014cc7b9aa3e18e -> 4014cc7b9aa3e18e; b98f1ada479abe95 3ff0000000000001 c02668d386ce8e39 -> c02668d386ce8e39
; 3fc568f9b596c812 3fc568f9b596c812 8000000000000000 -> 3f9ca6403a1da15a; 3fdb5a8ef11afa90 1d2cab95b771634f 40203da62405955c -> 40203da62405955c
; 3fedc63e416b5acb 4004071d6bd3afad 1d2cab95b771634f -> 4002a285a67daa4e; fd09e36ddd7f26f3 3fdb5a8ef11afa90 bfdb5a8ef11afa90 -> fcf62127fc286c4a
; 3fdb5a8ef11afa90 bfed828b1f9df3d2 3feab12954148121 -> 3fdc28aa4c916b16; 000fffffffffffff c02668d386ce8e39 7ff8000000000000 -> 7ff8000000000000
; bfee0679f6d1e87b 3fefffffffffffff bfdb5a8ef11afa90 -> bff5d9e0b7afb2e1; c02668d386ce8e39 fd09e36ddd7f26f3 12abe6c433b44bb7 -> 7d422129ce032bb6
; 4014cc7b9aa3e18e 8000000000000001 7ff8000000000000 -> 7ff8000000000000; 3fb6e2fa92446d39 c0203da62405955c 4000000000000000 -> 3ff4626b35ffc802
; fd09e36ddd7f26f3 402668d386ce8e39 7ff8000000000000 -> 7ff8000000000000; 40203da62405955c 3fdb5a8ef11afa90 c0203da62405955c -> c01299522a71e8a5
; 0000000000000000 bfebdb1831ec656b 7ff0000000000001 -> 7ff8000000000000; 12abe6c433b44bb7 fff0000000000000 402668d386ce8e39 -> fff0000000000000
; 3fefffffffffffff 3fdb5a8ef11afa90 3fefffffffffffff -> 3ff6d6a3bc46bea3; 3ff0000000000000 40203da62405955c 3febdb1831ec656b -> 4021fb57a7245bb3
; fffa000000000000 3fc568f9b596c812 c0203da62405955c -> 7ff8000000000000; bff0000000000000 0000000000000000 bfeab12954148121 -> bfeab12954148121
; 402668d386ce8e39 8000000000000001 3ff0000000000000 -> 3ff0000000000000; 7ff0000000000001 000fffffffffffff bfed828b1f9df3d2 -> 7ff8000000000000
; 4000000000000000 b98f1ada479abe95 0000000000000000 -> b99f1ada479abe95; 3febdb1831ec656b bfdb5a8ef11afa90 3ff0000000000000 -> 3fe4182779db9cd7
; b98f1ada479abe95 3feab12954148121 bfebdb1831ec656b -> bfebdb1831ec656b; 3feab12954148121 c02668d386ce8e39 7fefffffffffffff -> 7fefffffffffffff
; 3fedc63e416b5acb 4014cc7b9aa3e18e 000fffffffffffff -> 40135a29b7a5f7dc; 0010000000000000 fffa000000000000 0000000000000000 -> 7ff8000000000000
; 7ddf662e1cc6bdc1 8000000000000000 3fedc63e416b5acb -> 3fedc63e416b5acb; 3fee0679f6d1e87b bfed828b1f9df3d2 bff0000000000000 -> bffdd82db07a9922
; 8000000000000001 3fed828b1f9df3d2 bfee0679f6d1e87b -> bfee0679f6d1e87b; 3fb6e2fa92446d39 3fc568f9b596c812 4004071d6bd3afad -> 400425bd7d407b1e
; 40203da62405955c 3ff0000000000001 3fc568f9b596c812 -> 4020934a0adbf07d; 3fdb5a8ef11afa90 12abe6c433b44bb7 3fcd916266a1659e -> 3fcd916266a1659e
; fffa000000000000 4000000000000000 3fedc63e416b5acb -> 7ff8000000000000; 4004071d6bd3afad b98f1ada479abe95 402d3b87caae76b0 -> 402d3b87caae76b0
; bfed828b1f9df3d2 bfebdb1831ec656b 3ff0000000000000 -> 3ffcd8188d5ff1df; bfed828b1f9df3d2 402d3b87caae76b0 7ff0000000000000 -> 7ff0000000000000
; 7ff0000000000001 aca1d49355338ec9 3fedc63e416b5acb -> 7ff8000000000000; 3fcd916266a1659e bfebdb1831ec656b 0000000000000000 -> bfc9bd1c5b3167de
; fff0000000000000 5a318b411654acd4 4000000000000000 -> fff0000000000000; 0000000000000001 bfee0679f6d1e87b bff0000000000000 -> bff0000000000000
; aca1d49355338ec9 12abe6c433b44bb7 3ff0000000000001 -> 3ff0000000000001; 3fcd916266a1659e 7ff0000000000001 000fffffffffffff -> 7ff8000000000000
define amdgpu_kernel void @fma_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr double, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr double, ptr addrspace(1) %p3, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %i2 = load double, ptr addrspace(1) %a2, align 8
  %o0 = call double @llvm.fma.f64(double %i0, double %i1, double %i2)
  store double %o0, ptr addrspace(1) %a3, align 8
  ret void
}

; case fadd_ftz_f32: f32 f32 -> f32
; 3e5d303b 40dda019 -> 40e4899b; 00000000 3dc16b7e -> 3dc16b7e; 3f2f3168 c370442d -> c36f94fc; c370442d 7fc00000 -> 7fffffff; 00000001 bf800000 -> bf800000
; 3f800001 3dad8800 -> 3f8ad881; 00000000 3f800000 -> 3f800000; 7f7fffff 21b57f33 -> 7f7fffff; 41008636 3eec76ee -> 4107e9ed; 3eec76ee 40dda019 -> 40ec6788
; 3e5d303b ff800000 -> ff800000; 3f7fffff 3ea38b9c -> 3fa8e2e6; 3f7fffff ff800000 -> ff800000; 3dc16b7e be5d303b -> bdf8f4f8; 3f800000 3f2f3168 -> 3fd798b4
; 7f7fffff be5d303b -> 7f7fffff; 403f88dd 90444a92 -> 403f88dd; 00000000 ff800000 -> ff800000; c370442d 80000001 -> c370442d; bf7320a8 3f7320a8 -> 00000000
; 40dda019 007fffff -> 40dda019; 3f7fffff 403f88dd -> 407f88dd; be5d303b 3cec5fdc -> be3fa440; 80000000 3ea38b9c -> 3ea38b9c; 4052369e 4052369e -> 40d2369e
; 7fc00000 3dad8800 -> 7fffffff; 3dad8800 ffd00000 -> 7fffffff; d2085877 d2085877 -> d2885877; ffd00000 3f800001 -> 7fffffff; 90444a92 3fa103ba -> 3fa103ba
; 00800000 007fffff -> 00800000; bf7320a8 80000000 -> bf7320a8; bfa103ba ef4f9a1f -> ef4f9a1f; 4052369e 80000000 -> 4052369e; 3dad8800 21b57f33 -> 3dad8800
; bfa103ba 00000000 -> bfa103ba; 3f800001 c03f88dd -> bfff11b9; bfab128c be5d303b -> bfc6b893; c03f88dd ff800000 -> ff800000; 3f800001 3f800000 -> 40000000
; ff800000 40000000 -> ff800000; ef4f9a1f 7f7fffff -> 7f7fffff; 3eec76ee ffd00000 -> 7fffffff; 007fffff 403f88dd -> 403f88dd; 3fab128c b200f46b -> 3fab128c
; 80000001 007fffff -> 00000000; 3f7320a8 3f7320a8 -> 3ff320a8; 3de695ef 3f2f3168 -> 3f4c0426; bfa103ba bf800000 -> c01081dd; c370442d 3f7fffff -> c36f442d
; 3f7320a8 bde695ef -> 3f564dea; 00800000 3f800000 -> 3f800000; ef4f9a1f ef4f9a1f -> efcf9a1f; 3f7fffff bde695ef -> 3f632d41; be5d303b 3eec76ee -> 3e7bbda1
; bfab128c 80000000 -> bfab128c; bf800000 bfa103ba -> c01081dd; 80000001 3fab128c -> 3fab128c; ffd00000 c370442d -> 7fffffff; bfab128c 3dad8800 -> bfa03a0c
; 3ea38b9c 40000000 -> 40147174; 3de695ef 7f800000 -> 7f800000; bde695ef 3cec5fdc -> bdab7df8; ffd00000 3cec5fdc -> 7fffffff; 3e5d303b 80000001 -> 3e5d303b
; 00800000 3fa103ba -> 3fa103ba; 3ea38b9c 3cec5fdc -> 3eb2519a; bf7320a8 00000000 -> bf7320a8; 3fa103ba 21b57f33 -> 3fa103ba; 00800000 bfab128c -> bfab128c
; 00000001 3dc16b7e -> 3dc16b7e; 41008636 3f800000 -> 41108636; 3cec5fdc bfab128c -> bfa7610d; 3e5d303b 403f88dd -> 404d5be1; bea38b9c 3dad8800 -> be705338
; 7f800000 00000000 -> 7f800000; 7f7fffff 007fffff -> 7f7fffff; 00000000 7fc00000 -> 7fffffff; 00800000 3dad8800 -> 3dad8800; ff800000 7f800001 -> 7fffffff
; bde695ef 7fc00000 -> 7fffffff; 007fffff bfab128c -> bfab128c; 90444a92 80000000 -> 90444a92; 90444a92 3dad8800 -> 3dad8800; bfa103ba 00000001 -> bfa103ba
; 3f2f3168 7f800001 -> 7fffffff; 40dda019 ffd00000 -> 7fffffff; 3dad8800 3fab128c -> 3fb5eb0c; bf800000 3e5d303b -> bf48b3f1; 21b57f33 00000001 -> 21b57f33
define amdgpu_kernel void @fadd_ftz_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #1 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr float, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %o0 = fadd float %i0, %i1
  store float %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case fmul_ftz_f32: f32 f32 -> f32
; 40000000 be353021 -> beb53021; c153337e 007fffff -> 80000000; 3f800000 3f800001 -> 3f800001; 00000000 406d281d -> 00000000; 3fd1fc1f c1699cba -> c1bf9f06
; 3f0f5d09 7fc00000 -> 7fffffff; bd9e65c4 3f800001 -> bd9e65c5; ff800000 bd9e65c4 -> 7f800000; 3eed5acc 80000001 -> 80000000; be353021 ffd00000 -> 7fffffff
; 40000000 3eed5acc -> 3f6d5acc; be670341 40ac3c3b -> bf9b6c8a; 3fd1fc1f 7f800001 -> 7fffffff; c1699cba 3f7fffff -> c1699cb9; 927c7a2c 3e670341 -> 9163d573
; bd9e65c4 3f0f5d09 -> bd3168d2; bd9e65c4 ffd00000 -> 7fffffff; 80000000 41699cba -> 80000000; 3e368835 3ff95ba3 -> 3eb1cbd2; 41699cba 7f7fffff -> 7f800000
; bfd1fc1f 007fffff -> 80000000; d60acafa 650b6f29 -> fb9730f4; 41699cba 7f800000 -> 7f800000; d60acafa be670341 -> 54fa7dd6; bfd1fc1f ff800000 -> 7f800000
; 3e23bbd4 4157d93a -> 400a0dae; 80000000 bfd1fc1f -> 00000000; c1699cba 3e353021 -> c02557bb; 3fd1fc1f 3ff95ba3 -> 404c8964; b5e6a477 d60acafa -> 4c7a170e
; 406d281d 40000000 -> 40ed281d; 00000001 bf800000 -> 80000000; 7fc00000 927c7a2c -> 7fffffff; 7f7fffff be670341 -> fe670340; 00000000 c048331a -> 80000000
; 3f7fffff 7f800001 -> 7fffffff; 40ac3c3b 007fffff -> 00000000; bd9e65c4 7c6199f5 -> fa8b96b4; 7c6199f5 3ff95ba3 -> 7cdbbf81; be670341 80000001 -> 00000000
; c048331a bd9e65c4 -> 3e77be3f; 3f7fffff 3f0f5d09 -> 3f0f5d08; be353021 bfd1fc1f -> 3e949ebc; 524fb88a 3ff95ba3 -> 52ca54d9; 00800000 3ff95ba3 -> 00f95ba3
; be353021 3f0f5d09 -> bdcaef77; b5e6a477 3e23bbd4 -> b49383f1; bd9e65c4 3d9e65c4 -> bbc4038d; 650b6f29 c048331a -> e5da155b; 3e353021 3e368835 -> 3d01309f
; 4048331a 7c6199f5 -> 7d306d50; 7f7fffff 927c7a2c -> d27c7a2b; 3e23bbd4 b5e6a477 -> b49383f1; 3d9e65c4 c1699cba -> bf908b98; 524fb88a 40000000 -> 52cfb88a
; 00000000 7c6199f5 -> 00000000; 3d9e65c4 3ff95ba3 -> 3e1a49af; 80000001 406d281d -> 80000000; 3f7fffff 4157d93a -> 4157d939; 927c7a2c bf800000 -> 127c7a2c
; bf800000 3f7fffff -> bf7fffff; 00000000 be670341 -> 80000000; 3d9e65c4 80000000 -> 80000000; 3eed5acc 00000001 -> 00000000; 80000001 524fb88a -> 80000000
; 3f7fffff 3e23bbd4 -> 3e23bbd3; 3e353021 00800000 -> 00000000; 3e368835 7f800001 -> 7fffffff; 3ff95ba3 d60acafa -> d687311c; bf800000 c153337e -> 4153337e
; 4157d93a 7c6199f5 -> 7e3e37bb; c153337e 40ac3c3b -> c28e1849; 00000001 4048331a -> 00000000; 3f0f5d09 406d281d -> 4004cf98; 3f800001 3d9e65c4 -> 3d9e65c5
; 4048331a be353021 -> bf0db1c5; ff800000 bf0f5d09 -> 7f800000; 3d9e65c4 b5e6a477 -> b40eb531; 40000000 650b6f29 -> 658b6f29; be353021 3f7fffff -> be353020
; 7f800000 3e23bbd4 -> 7f800000; 3f800000 c1699cba -> c1699cba; 3e368835 40ac3c3b -> 3f759ceb; 524fb88a c1699cba -> d43d8e21; 41699cba 3fd1fc1f -> 41bf9f06
; bf0f5d09 3f0f5d09 -> bea09224
define amdgpu_kernel void @fmul_ftz_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #1 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr float, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %o0 = fmul float %i0, %i1
  store float %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case fdiv_ftz_f32: f32 f32 -> f32
; 400daebe 3e2d4afa -> 41514d9a; 3ed44edf 409e4952 -> 3dabaf6a; 417d1866 00000000 -> 7f800000; 3f7fffff 409e4952 -> 3e4f0463; 80000000 417d1866 -> 80000000
; c00daebe 40039f80 -> bf89c85b; 3ee6e235 40039f80 -> 3e608741; 3f800001 3fe4f7fb -> 3f0f1c7e; 3fe4f7fb ff800000 -> 80000000; 3f7fffff be2d4afa -> c0bd171c
; 80000000 3f7fffff -> 80000000; 3fe4f7fb 40000000 -> 3f64f7fb; 400daebe 00000001 -> 7f800000; bee6e235 c09e4952 -> 3dbab4de; 7f800000 3ed44edf -> 7f800000
; 3fe4f7fb 3d8204ff -> 41e16989; c00daebe 60ce5689 -> 9eafc87b; 3fe16aaa c12d3252 -> be2697ce; 3fe4f7fb bed44edf -> c08a0b6c; bf800000 7f800000 -> 80000000
; 72977483 3f7fffff -> 72977484; 7f800001 41765959 -> 7fffffff; 7f800001 3f7fffff -> 7fffffff; bf800000 7f7fffff -> 80000000; 409e4952 ffd00000 -> 7fffffff
; bee6e235 7f7fffff -> 80000000; 3f0084c8 40000000 -> 3e8084c8; 7f800001 3e2d4afa -> 7fffffff; bee6e235 60ce5689 -> 9d8f3a05; c09e4952 3fa86f69 -> c070933c
; 80000000 ff800000 -> 00000000; 409e4952 5879fc05 -> 27a2186a; c09e4952 400daebe -> c00f0017; 40039f80 3fe16aaa -> 3f957b21; 1b4077df 400daebe -> 1aade195
; ff800000 c1765959 -> 7f800000; 3f0084c8 3f800001 -> 3f0084c7; c09e4952 3f7fffff -> c09e4953; 3f0084c8 c1765959 -> bd058db4; 1b4077df 3fe16aaa -> 1ada94d2
; 7f800000 412d3252 -> 7f800000; 3fa86f69 bed44edf -> c04b192a; c09e4952 5879fc05 -> a7a2186a; 515d5dde 7f7fffff -> 115d5ddf; 60ce5689 3d8204ff -> 62cb2213
; 3fe4f7fb 80000000 -> ff800000; 7f800000 7fc00000 -> 7fffffff; 80000001 3fe4f7fb -> 80000000; 00000000 bf800000 -> 80000000; 1b4077df 00000001 -> 7f800000
; 40039f80 7f800001 -> 7fffffff; 3f800001 3f800001 -> 3f800000; ffd00000 ffd00000 -> 7fffffff; ffd00000 ff800000 -> 7fffffff; 3f0084c8 41765959 -> 3d058db4
; 3f800001 ffd00000 -> 7fffffff; 00800000 007fffff -> 7f800000; 5879fc05 c1765959 -> d681e391; 40000000 c00daebe -> bf67470d; be2d4afa c12d3252 -> 3c801239
; 80000000 3f0084c8 -> 80000000; 40000000 7fc00000 -> 7fffffff; 72977483 00000001 -> 7f800000; 3f0084c8 00800000 -> 7e0084c8; 00800000 bed44edf -> 811a577c
; 3e4ab354 bed44edf -> bef46a4c; 80000000 00000000 -> 7fffffff; 3fe16aaa 7f800001 -> 7fffffff; bed44edf 7f800000 -> 80000000; bee6e235 00800000 -> fde6e235
; ff800000 3fe4f7fb -> ff800000; 60ce5689 3fe4f7fb -> 6066b299; 7fc00000 60ce5689 -> 7fffffff; 3f0084c8 7fc00000 -> 7fffffff; 412d3252 c1765959 -> bf33fb52
; 3f800001 c1765959 -> bd8503ba; bed44edf 7fc00000 -> 7fffffff; 3f800001 3f800000 -> 3f800001; 00800000 3f0084c8 -> 00fef782; 3fa86f69 ffd00000 -> 7fffffff
; 40039f80 417d1866 -> 3e052236; 3f0084c8 7f800000 -> 00000000; 81620cf4 3e4ab354 -> 828ebeb6; 00800000 515d5dde -> 00000000; 3d8204ff bf800000 -> bd8204ff
; 7f800001 c00daebe -> 7fffffff; 7f800001 3d8204ff -> 7fffffff; 515d5dde 3fa86f69 -> 5128397c
define amdgpu_kernel void @fdiv_ftz_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #1 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr float, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %o0 = fdiv float %i0, %i1
  store float %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case fmuladd_f32: f32 f32 f32 -> f32
; 402e6053 3f45834b 3f7fffff -> 4046898e; 3f800001 e8a78f85 80000000 -> e8a78f86; bf800000 4061a7ae 3f45834b -> c03046db; 40000000 90a90563 3f5d42b6 -> 3f5d42b6
; 4061a7ae 3f5d42b6 41525eea -> 41819087; b83e39d7 bf5d42b6 4061a7ae -> 4061a852; 3f5d42b6 00000000 ffd00000 -> 7fffffff; 7fc00000 bdea6182 40de1fae -> 7fffffff
; 3f45834b 3de774a8 00000001 -> 3db2937a; 40000000 c0235f59 402e6053 -> c0185e5f; 41525eea 8c889f3f ffd00000 -> 7fffffff; bf800000 bddac320 4061a7ae -> 40687dc7
; bdea6182 bf5d42b6 7f800001 -> 7fffffff; c1525eea 3f800001 3dea6182 -> c1508a29; 80000000 40235f59 bddac320 -> bddac320; b83e39d7 3ddac320 00800000 -> b6a28e3f
; ffd00000 7f800000 bdea6182 -> 7fffffff; 80000001 3de774a8 bf5d42b6 -> bf5d42b6; 3f800001 b83e39d7 007fffff -> b83e39d8; bf5d42b6 402e6053 bddac320 -> c01d8cb1
; 8b63b8ca 40235f59 7fc00000 -> 7fffffff; 8b63b8ca c1525eea 00000000 -> 0d3b2204; 4106a3bb bddac320 00000000 -> bf661c1a; c1525eea 007fffff 7fc00000 -> 7fffffff
; b83e39d7 007fffff 00000000 -> 8000017c; 3e1b4c8a 80000001 3e1b4c8a -> 3e1b4c8a; 402e6053 3f800001 3f2cbef4 -> 40599011; 40de1fae 3f5d42b6 40000000 -> 40fffb3b
; 3f45834b 3f5d42b6 3f2cbef4 -> 3fabba62; bdea6182 90a90563 3ddac320 -> 3ddac320; 40235f59 00800000 40000000 -> 40000000; 402e6053 3e1b4c8a 007fffff -> 3ed390ea
; 00800000 00800000 3de774a8 -> 3de774a8; 3f800000 bf800000 3f800001 -> 34000000; 3f7fffff c061a7ae 00000001 -> c061a7ad; bddac320 ff800000 593469a9 -> 7f800000
; e8a78f85 8c889f3f c0235f59 -> c0235f53; 3e1b4c8a 40de1fae 3de774a8 -> 3f9536e2; 3ecc3e20 80000001 402e6053 -> 402e6053; 593469a9 3f5d42b6 3dea6182 -> 591bee3a
; bf800000 7f800001 becc3e20 -> 7fffffff; 3e1b4c8a 80000000 8c889f3f -> 8c889f3f; 8c889f3f 402e6053 00000001 -> 8d3a1f4a; 3f800001 b83e39d7 40235f59 -> 40235e9b
; 3dea6182 becc3e20 3f7fffff -> 3f745016; 3f2cbef4 bddac320 80000001 -> bd939e47; 007fffff c061a7ae bdea6182 -> bdea6182; 593469a9 bddac320 bddac320 -> d79a2b7d
; 00000000 8b63b8ca e8a78f85 -> e8a78f85; b83e39d7 becc3e20 3f2cbef4 -> 3f2cc024; 3f800000 41525eea 3e1b4c8a -> 4154cc1c; 7f7fffff ffd00000 40000000 -> 7fffffff
; 40235f59 402e6053 3f2cbef4 -> 40f4286c; 41525eea c1525eea 8c889f3f -> c32cdfdb; 90a90563 593469a9 19214d97 -> aa6e3b19; c0235f59 3ddac320 ffd00000 -> 7fffffff
; 3f7fffff becc3e20 bdea6182 -> bf036b40; 41525eea ffd00000 4106a3bb -> 7fffffff; bddac320 3de774a8 593469a9 -> 593469a9; 3f2cbef4 3f5d42b6 8b63b8ca -> 3f154ddd
; e8a78f85 ff800000 7f800001 -> 7fffffff; 3e1b4c8a ffd00000 00800000 -> 7fffffff; ff800000 7fc00000 90a90563 -> 7fffffff; 41525eea 7f7fffff ff800000 -> 7fffffff
; 3dea6182 007fffff 3dea6182 -> 3dea6182; 90a90563 80000001 402e6053 -> 402e6053; 3f45834b 40235f59 b83e39d7 -> 3ffc16d6; ffd00000 3f2cbef4 c1525eea -> 7fffffff
; bf5d42b6 3f45834b 3f7fffff -> 3eaa945e; bddac320 bf5d42b6 3f5d42b6 -> 3f74e524; b83e39d7 3f7fffff 3e1b4c8a -> 3e1b40a6; 8c889f3f 007fffff 3f7fffff -> 3f7fffff
; bf5d42b6 40000000 80000001 -> bfdd42b6; 3f5d42b6 19214d97 7f800001 -> 7fffffff; bddac320 3f2cbef4 c1525eea -> c1538627; 4061a7ae 3e1b4c8a c0235f59 -> c001265a
; ff800000 80000000 c1525eea -> 7fffffff; bf800000 b83e39d7 402e6053 -> 402e6111; 3ecc3e20 3ecc3e20 c1525eea -> c14fd31e; 3dea6182 bf800000 8b63b8ca -> bdea6182
; 4106a3bb 40de1fae 8b63b8ca -> 4269a54b; 402e6053 ff800000 ffd00000 -> 7fffffff; 7fc00000 bf5d42b6 c0235f59 -> 7fffffff; bf5d42b6 bf800000 80000000 -> 3f5d42b6
; c1525eea 3f800001 3f800000 -> c1425eec; 00000001 c1525eea 3e1b4c8a -> 3e1b4c8a; c1525eea 7f7fffff 3e1b4c8a -> ff800000; 3f2cbef4 00000000 3f800000 -> 3f800000
; 80000001 3e1b4c8a 7f800000 -> 7f800000; 3ddac320 4106a3bb 40235f59 -> 405ce660
define amdgpu_kernel void @fmuladd_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr float, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr float, ptr addrspace(1) %p3, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %i2 = load float, ptr addrspace(1) %a2, align 4
  %o0 = call float @llvm.fmuladd.f32(float %i0, float %i1, float %i2)
  store float %o0, ptr addrspace(1) %a3, align 4
  ret void
}

; case fadd_v2f32: f32 f32 f32 f32 -> f32 f32
; 3f800000 40000000 007fffff c054d536 -> 3f800000 bfa9aa6c; 40ec55b1 af74ab9b 401428a2 c054d536 -> 411b3501 c054d536
; 401428a2 401428a2 7f7fffff 817bb364 -> 7f7fffff 401428a2; c054d536 80000001 80000001 3f7fffff -> c054d536 3f7fffff
; 40f12d94 40ec55b1 bf800000 7fc00000 -> 40d12d94 7fffffff; 80000001 4054d536 3f800001 bebc7eaf -> 3f800001 403d4560
; 7f7fffff 80000001 7f800000 7f7fffff -> 7f800000 7f7fffff; 40073a4b c08b1f37 bd8467ec 96dc2a4a -> 4003170c c08b1f37
; 7f800000 7f800000 7f800000 817bb364 -> 7f800000 7f800000; 40f12d94 414ac402 00000001 cdc8ff24 -> 40f12d94 cdc8ff24
; 7fc00000 7f800001 af74ab9b 3d8ee6be -> 7fffffff 7fffffff; 80000000 40533f71 414ac402 bd8467ec -> 414ac402 404f1c32
; b3d149c9 c3fa3425 817bb364 007fffff -> b3d149c9 c3fa3425; 3d8ee6be 3ebc7eaf 40ca2c48 c3fa3425 -> 40cc67e3 c3fa0505
; 3ebc7eaf ff800000 3f800001 3ebc7eaf -> 3faf1fad ff800000; 40ec55b1 ff800000 00000001 cdc8ff24 -> 40ec55b1 ff800000
; 7f800000 3d8467ec 00000000 c08b1f37 -> 7f800000 c0890d97; 00000000 00000000 c3fa3425 40ca2c48 -> c3fa3425 40ca2c48
; 3f7fffff c0ca2c48 40073a4b c054d536 -> 40473a4b c11a4b72; 4054d536 40b119dc 00000000 00000001 -> 4054d536 40b119dc
; 7f7fffff bf800000 c01428a2 af74ab9b -> 7f7fffff bf800000; 3ff9cab4 40000000 40ec55b1 00800000 -> 4115642f 40000000
; 80000000 7f800000 c08b1f37 3f800001 -> c08b1f37 7f800000; 3d8ee6be c0ca2c48 c054d536 7fc00000 -> c0505e00 7fffffff
; 40000000 bebc7eaf 40f12d94 3d8ee6be -> 411896ca be98c500; bebc7eaf 00000001 3f800001 c08b1f37 -> 3f21c0aa c08b1f37
; 80000000 bd8467ec bff9cab4 bf800000 -> bff9cab4 bf88467f; 00000000 00000001 40ca2c48 7f800001 -> 40ca2c48 7fffffff
; ffd00000 80000000 817bb364 40533f71 -> 7fffffff 40533f71; bf800000 40f12d94 40ec55b1 7fc00000 -> 40cc55b1 7fffffff
; ff800000 40073a4b af74ab9b 414ac402 -> ff800000 416c9295; c3fa3425 3f800000 40533f71 3f800000 -> c3f88da6 40000000
; a0c214a1 3ff9cab4 414ac402 3ff9cab4 -> 414ac402 4079cab4; ffd00000 ffd00000 80000001 80000001 -> 7fffffff 7fffffff
; 3f800000 a0c214a1 007fffff bd8467ec -> 3f800000 bd8467ec; 3ebc7eaf 40ec55b1 cdc8ff24 af74ab9b -> cdc8ff24 40ec55b1
; 401428a2 a0c214a1 bf800000 bff9cab4 -> 3fa85144 bff9cab4; bebc7eaf 3ff9cab4 40533f71 b3d149c9 -> 403baf9b 3ff9cab3
; 401428a2 7f800001 ff800000 96dc2a4a -> ff800000 7fffffff; 40073a4b 3d8ee6be 007fffff 40000000 -> 40073a4b 40047736
; a0c214a1 3d8ee6be bd8467ec 40f12d94 -> bd8467ec 40f3692f; 40000000 bd8467ec 3f800000 414ac402 -> 40400000 4149bb32
; 40ec55b1 af74ab9b 3d8467ec 3ebc7eaf -> 40ee6751 3ebc7eaf; ffd00000 40b119dc bff9cab4 40f12d94 -> 7fffffff 415123b8
; 7fc00000 3ebc7eaf 00000001 c0ca2c48 -> 7fffffff c0be645d; 80000000 96dc2a4a 7f800000 a0c214a1 -> 7f800000 a0c214af
; c054d536 bebc7eaf c3fa3425 3f800000 -> c3fbddcf 3f21c0a8; bf800000 40f12d94 40f12d94 40b119dc -> 40d12d94 415123b8
; c054d536 7f800000 96dc2a4a 40073a4b -> c054d536 7f800000; 00000000 401428a2 3ebc7eaf bebc7eaf -> 3ebc7eaf 3ff93198
; 7f800000 3f800001 3ebc7eaf 00000000 -> 7f800000 3f800001; 408b1f37 c3fa3425 bf800000 40533f71 -> 40563e6e c3f88da6
; 414ac402 408b1f37 817bb364 3ff9cab4 -> 414ac402 40c991e4; 00000000 7f800000 3f800000 00000001 -> 3f800000 7f800000
; 007fffff c3fa3425 ffd00000 00000001 -> 7fffffff c3fa3425; 3ff9cab4 817bb364 3f800001 40533f71 -> 403ce55a 40533f71
; 414ac402 40533f71 3f7fffff 40f12d94 -> 415ac402 412d66a6; 4054d536 40f12d94 3f800001 80000000 -> 408a6a9b 40f12d94
; c3fa3425 b3d149c9 40000000 3d8467ec -> c3f93425 3d8467df; 401428a2 40ca2c48 40b119dc 414ac402 -> 40fb2e2d 4197ed13
define amdgpu_kernel void @fadd_v2f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3, ptr addrspace(1) %p4, ptr addrspace(1) %p5) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr float, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr float, ptr addrspace(1) %p3, i32 %me
  %a4 = getelementptr float, ptr addrspace(1) %p4, i32 %me
  %a5 = getelementptr float, ptr addrspace(1) %p5, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %i2 = load float, ptr addrspace(1) %a2, align 4
  %i3 = load float, ptr addrspace(1) %a3, align 4
  %x0 = insertelement <2 x float> poison, float %i0, i64 0
  %x = insertelement <2 x float> %x0, float %i1, i64 1
  %y0 = insertelement <2 x float> poison, float %i2, i64 0
  %y = insertelement <2 x float> %y0, float %i3, i64 1
  %z = fadd contract <2 x float> %x, %y
  %o0 = extractelement <2 x float> %z, i64 0
  %o1 = extractelement <2 x float> %z, i64 1
  store float %o0, ptr addrspace(1) %a4, align 4
  store float %o1, ptr addrspace(1) %a5, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare half @llvm.fabs.f16(half)
declare half @llvm.floor.f16(half)
declare half @llvm.ceil.f16(half)
declare half @llvm.trunc.f16(half)
declare half @llvm.rint.f16(half)
declare half @llvm.nearbyint.f16(half)
declare half @llvm.roundeven.f16(half)
declare half @llvm.sqrt.f16(half)
declare half @llvm.maxnum.f16(half, half)
declare half @llvm.minnum.f16(half, half)
declare half @llvm.maximum.f16(half, half)
declare half @llvm.minimum.f16(half, half)
declare half @llvm.fma.f16(half, half, half)
declare bfloat @llvm.fabs.bf16(bfloat)
declare bfloat @llvm.floor.bf16(bfloat)
declare bfloat @llvm.ceil.bf16(bfloat)
declare bfloat @llvm.trunc.bf16(bfloat)
declare bfloat @llvm.rint.bf16(bfloat)
declare bfloat @llvm.nearbyint.bf16(bfloat)
declare bfloat @llvm.roundeven.bf16(bfloat)
declare bfloat @llvm.sqrt.bf16(bfloat)
declare bfloat @llvm.maxnum.bf16(bfloat, bfloat)
declare bfloat @llvm.minnum.bf16(bfloat, bfloat)
declare bfloat @llvm.maximum.bf16(bfloat, bfloat)
declare bfloat @llvm.minimum.bf16(bfloat, bfloat)
declare bfloat @llvm.fma.bf16(bfloat, bfloat, bfloat)
declare float @llvm.fabs.f32(float)
declare float @llvm.floor.f32(float)
declare float @llvm.ceil.f32(float)
declare float @llvm.trunc.f32(float)
declare float @llvm.rint.f32(float)
declare float @llvm.nearbyint.f32(float)
declare float @llvm.roundeven.f32(float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.maximum.f32(float, float)
declare float @llvm.minimum.f32(float, float)
declare float @llvm.fma.f32(float, float, float)
declare double @llvm.fabs.f64(double)
declare double @llvm.floor.f64(double)
declare double @llvm.ceil.f64(double)
declare double @llvm.trunc.f64(double)
declare double @llvm.rint.f64(double)
declare double @llvm.nearbyint.f64(double)
declare double @llvm.roundeven.f64(double)
declare double @llvm.sqrt.f64(double)
declare double @llvm.maxnum.f64(double, double)
declare double @llvm.minnum.f64(double, double)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare double @llvm.fma.f64(double, double, double)
declare float @llvm.fmuladd.f32(float, float, float)

attributes #0 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" }
attributes #1 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
