; Written by model.py: rows are inputs -> outputs, hexadecimal, one thread a row.

target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; case private_b8: b8 -> b8
; 67 -> 67; 23 -> 23; a9 -> a9; 41 -> 41; 5e -> 5e; 6c -> 6c; a8 -> a8; b2 -> b2; cd -> cd; 2d -> 2d; 16 -> 16; b3 -> b3
define amdgpu_kernel void @private_b8(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %s = alloca i8, align 8, addrspace(5)
  %v = load i8, ptr addrspace(1) %a0, align 1
  store i8 %v, ptr addrspace(5) %s
  %o0 = load i8, ptr addrspace(5) %s
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

; case volatile_b8: b8 -> b8
; 4c -> 4c; 03 -> 03; 0f -> 0f; 58 -> 58
define amdgpu_kernel void @volatile_b8(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %s = alloca i8, align 8, addrspace(5)
  %v = load i8, ptr addrspace(1) %a0, align 1
  store volatile i8 %v, ptr addrspace(5) %s
  %o0 = load volatile i8, ptr addrspace(5) %s
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

; case private_b16: b16 -> b16
; 5e3e -> 5e3e; 2a19 -> 2a19; 0268 -> 0268; e975 -> e975; 0dbf -> 0dbf; ec92 -> ec92; acbf -> acbf; a006 -> a006; 5e48 -> 5e48; 8fba -> 8fba; b71e -> b71e
; 16f3 -> 16f3
define amdgpu_kernel void @private_b16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %s = alloca i16, align 8, addrspace(5)
  %v = load i16, ptr addrspace(1) %a0, align 2
  store i16 %v, ptr addrspace(5) %s
  %o0 = load i16, ptr addrspace(5) %s
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case volatile_b16: b16 -> b16
; 89de -> 89de; 4ed6 -> 4ed6; 69db -> 69db; d8a2 -> d8a2
define amdgpu_kernel void @volatile_b16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %s = alloca i16, align 8, addrspace(5)
  %v = load i16, ptr addrspace(1) %a0, align 2
  store volatile i16 %v, ptr addrspace(5) %s
  %o0 = load volatile i16, ptr addrspace(5) %s
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case private_b32: b32 -> b32
; 3a1b117e -> 3a1b117e; 39e0bb22 -> 39e0bb22; 6d962b45 -> 6d962b45; 9f80aa77 -> 9f80aa77; 8b5cf2f9 -> 8b5cf2f9; 5af88f4d -> 5af88f4d; 52e631be -> 52e631be
; 0e5ff0b7 -> 0e5ff0b7; c53525d6 -> c53525d6; 0b55d495 -> 0b55d495; 9a43f80f -> 9a43f80f; cbe85b13 -> cbe85b13
define amdgpu_kernel void @private_b32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %s = alloca i32, align 8, addrspace(5)
  %v = load i32, ptr addrspace(1) %a0, align 4
  store i32 %v, ptr addrspace(5) %s
  %o0 = load i32, ptr addrspace(5) %s
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case volatile_b32: b32 -> b32
; 2c239feb -> 2c239feb; d102faac -> d102faac; b31132d7 -> b31132d7; 29936fdd -> 29936fdd
define amdgpu_kernel void @volatile_b32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %s = alloca i32, align 8, addrspace(5)
  %v = load i32, ptr addrspace(1) %a0, align 4
  store volatile i32 %v, ptr addrspace(5) %s
  %o0 = load volatile i32, ptr addrspace(5) %s
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case private_b64: b64 -> b64
; 86668925d954db83 -> 86668925d954db83; 6643597c5801a086 -> 6643597c5801a086; 09d285acb0b3d0b4 -> 09d285acb0b3d0b4; b2c3a8753f70b28f -> b2c3a8753f70b28f
; ec02af137391a0c3 -> ec02af137391a0c3; 9df869e2a772afcc -> 9df869e2a772afcc; ebee04a5efb4d3e1 -> ebee04a5efb4d3e1; 290d3e0a99cbb244 -> 290d3e0a99cbb244
; b1097726dbcf042e -> b1097726dbcf042e; 6285e8a07f30734e -> 6285e8a07f30734e; d230a2e70cf02792 -> d230a2e70cf02792; 1ac896b9f9a65ada -> 1ac896b9f9a65ada
define amdgpu_kernel void @private_b64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %s = alloca i64, align 8, addrspace(5)
  %v = load i64, ptr addrspace(1) %a0, align 8
  store i64 %v, ptr addrspace(5) %s
  %o0 = load i64, ptr addrspace(5) %s
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case volatile_b64: b64 -> b64
; 256ffdd8733414e9 -> 256ffdd8733414e9; 6a6db83ea9a3c724 -> 6a6db83ea9a3c724; 8d7ac09bce6c2806 -> 8d7ac09bce6c2806; 0c599d73d9811796 -> 0c599d73d9811796
define amdgpu_kernel void @volatile_b64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %s = alloca i64, align 8, addrspace(5)
  %v = load i64, ptr addrspace(1) %a0, align 8
  store volatile i64 %v, ptr addrspace(5) %s
  %o0 = load volatile i64, ptr addrspace(5) %s
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case private_f16: b16 -> b16
; 60ad -> 60ad; 82a8 -> 82a8; 10cf -> 10cf; 8425 -> 8425; e78a -> e78a; 0c98 -> 0c98; 04dc -> 04dc; 022a -> 022a; cb1a -> cb1a; 85eb -> 85eb; aab4 -> aab4
; f6ef -> f6ef
define amdgpu_kernel void @private_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %s = alloca half, align 8, addrspace(5)
  %v = load half, ptr addrspace(1) %a0, align 2
  store half %v, ptr addrspace(5) %s
  %o0 = load i16, ptr addrspace(5) %s
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case volatile_f16: b16 -> b16
; c041 -> c041; b0f0 -> b0f0; e7f4 -> e7f4; 4d80 -> 4d80
define amdgpu_kernel void @volatile_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %s = alloca half, align 8, addrspace(5)
  %v = load half, ptr addrspace(1) %a0, align 2
  store volatile half %v, ptr addrspace(5) %s
  %o0 = load volatile i16, ptr addrspace(5) %s
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case private_bf16: b16 -> b16
; 6cbf -> 6cbf; b2e1 -> b2e1; 5485 -> 5485; d5c0 -> d5c0; 1181 -> 1181; 2734 -> 2734; c5aa -> c5aa; 5dbf -> 5dbf; 9c4f -> 9c4f; e621 -> e621; e539 -> e539
; 7146 -> 7146
define amdgpu_kernel void @private_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %s = alloca bfloat, align 8, addrspace(5)
  %v = load bfloat, ptr addrspace(1) %a0, align 2
  store bfloat %v, ptr addrspace(5) %s
  %o0 = load i16, ptr addrspace(5) %s
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case volatile_bf16: b16 -> b16
; 63fc -> 63fc; 945f -> 945f; 0ea1 -> 0ea1; 9979 -> 9979
define amdgpu_kernel void @volatile_bf16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %s = alloca bfloat, align 8, addrspace(5)
  %v = load bfloat, ptr addrspace(1) %a0, align 2
  store volatile bfloat %v, ptr addrspace(5) %s
  %o0 = load volatile i16, ptr addrspace(5) %s
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case private_f32: b32 -> b32
; 1d1c193f -> 1d1c193f; acc583dd -> acc583dd; 62b3b88f -> 62b3b88f; bc01650b -> bc01650b; d39889b4 -> d39889b4; 83471fed -> 83471fed; 3746e825 -> 3746e825
; 3cf95dd3 -> 3cf95dd3; e784624a -> e784624a; 9103758a -> 9103758a; d1e335ba -> d1e335ba; 985cf56c -> 985cf56c
define amdgpu_kernel void @private_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %s = alloca float, align 8, addrspace(5)
  %v = load float, ptr addrspace(1) %a0, align 4
  store float %v, ptr addrspace(5) %s
  %o0 = load i32, ptr addrspace(5) %s
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case volatile_f32: b32 -> b32
; 9e93e983 -> 9e93e983; 8cc4758a -> 8cc4758a; ce9a795c -> ce9a795c; a5cb6770 -> a5cb6770
define amdgpu_kernel void @volatile_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %s = alloca float, align 8, addrspace(5)
  %v = load float, ptr addrspace(1) %a0, align 4
  store volatile float %v, ptr addrspace(5) %s
  %o0 = load volatile i32, ptr addrspace(5) %s
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case private_f64: b64 -> b64
; 2b7a19cd40382f83 -> 2b7a19cd40382f83; 3f44735c8030603c -> 3f44735c8030603c; 0a48e54b9db9366f -> 0a48e54b9db9366f; 66692c6fdd4edb44 -> 66692c6fdd4edb44
; 9eea37f14d996a20 -> 9eea37f14d996a20; d44f7d111c1a43e2 -> d44f7d111c1a43e2; a19c4b1a621ea40b -> a19c4b1a621ea40b; 48b1c49e245756c1 -> 48b1c49e245756c1
; bfabbf0b436f9ee1 -> bfabbf0b436f9ee1; 609c3e712c8e00b1 -> 609c3e712c8e00b1; b192f598a0eacb88 -> b192f598a0eacb88; 66fa002588481d60 -> 66fa002588481d60
define amdgpu_kernel void @private_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %s = alloca double, align 8, addrspace(5)
  %v = load double, ptr addrspace(1) %a0, align 8
  store double %v, ptr addrspace(5) %s
  %o0 = load i64, ptr addrspace(5) %s
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case volatile_f64: b64 -> b64
; 5a44995d3bff559b -> 5a44995d3bff559b; a4918ccd079060b1 -> a4918ccd079060b1; be1169b042d7cdbf -> be1169b042d7cdbf; 923faf70182bca26 -> 923faf70182bca26
define amdgpu_kernel void @volatile_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %s = alloca double, align 8, addrspace(5)
  %v = load double, ptr addrspace(1) %a0, align 8
  store volatile double %v, ptr addrspace(5) %s
  %o0 = load volatile i64, ptr addrspace(5) %s
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case private_unset: b32 -> b32
; poison private_unset: 00000001
define amdgpu_kernel void @private_unset(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %s = alloca i32, align 4, addrspace(5)
  %o0 = load i32, ptr addrspace(5) %s
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case lifetime_ends: b32 -> b32
; poison lifetime_ends: 00000001
define amdgpu_kernel void @lifetime_ends(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %s = alloca i32, align 4, addrspace(5)
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %s)
  store i32 %i0, ptr addrspace(5) %s
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %s)
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %s)
  %o0 = load i32, ptr addrspace(5) %s
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case private_bytes: b32 -> b8 b8 b8 b8
; 53336d39 -> 39 6d 33 53; f8b76d8c -> 8c 6d b7 f8; 0fbfad14 -> 14 ad bf 0f; 2ff0a439 -> 39 a4 f0 2f; e50aeecb -> cb ee 0a e5; 30b9a868 -> 68 a8 b9 30
; dd23a739 -> 39 a7 23 dd; 6aeacad6 -> d6 ca ea 6a; 64c2fcb9 -> b9 fc c2 64; 75b29b1c -> 1c 9b b2 75; 8cd8c1e3 -> e3 c1 d8 8c; 6ad54eef -> ef 4e d5 6a
define amdgpu_kernel void @private_bytes(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3, ptr addrspace(1) %p4) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i8, ptr addrspace(1) %p3, i32 %me
  %a4 = getelementptr i8, ptr addrspace(1) %p4, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %s = alloca [4 x i8], align 4, addrspace(5)
  store i32 %i0, ptr addrspace(5) %s
  %g0 = getelementptr inbounds i8, ptr addrspace(5) %s, i32 0
  %o0 = load i8, ptr addrspace(5) %g0
  %g1 = getelementptr inbounds i8, ptr addrspace(5) %s, i32 1
  %o1 = load i8, ptr addrspace(5) %g1
  %g2 = getelementptr inbounds i8, ptr addrspace(5) %s, i32 2
  %o2 = load i8, ptr addrspace(5) %g2
  %g3 = getelementptr inbounds i8, ptr addrspace(5) %s, i32 3
  %o3 = load i8, ptr addrspace(5) %g3
  store i8 %o0, ptr addrspace(1) %a1, align 1
  store i8 %o1, ptr addrspace(1) %a2, align 1
  store i8 %o2, ptr addrspace(1) %a3, align 1
  store i8 %o3, ptr addrspace(1) %a4, align 1
  ret void
}

; case private_generic: b32 -> b32
; fa175445 -> fa175445; a61980d5 -> a61980d5; 6547a790 -> 6547a790; 8810f3b9 -> 8810f3b9; d6137d0f -> d6137d0f; 1b936c1b -> 1b936c1b
define amdgpu_kernel void @private_generic(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %s = alloca i32, align 4, addrspace(5)
  %g = addrspacecast ptr addrspace(5) %s to ptr
  store i32 %i0, ptr %g
  %o0 = load i32, ptr %g
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case bool_in_memory: b32 -> b8 b8
; 00000000 -> 00 00; 00000001 -> 01 01; 00000002 -> 00 00; 00000003 -> 01 01; 00000004 -> 00 00; 00000005 -> 01 01
define amdgpu_kernel void @bool_in_memory(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %s = alloca i1, align 1, addrspace(5)
  %c = trunc i32 %i0 to i1
  store i1 %c, ptr addrspace(5) %s
  %d = load i1, ptr addrspace(5) %s
  %o0 = zext i1 %d to i8
  %o1 = load i8, ptr addrspace(5) %s
  store i8 %o0, ptr addrspace(1) %a1, align 1
  store i8 %o1, ptr addrspace(1) %a2, align 1
  ret void
}

; case vector_of_2: b32 b32 -> b32 b32
; 619cd45f 899df358 -> 899df358 619cd45f; aeeebf70 fe2af089 -> fe2af089 aeeebf70; d200665a 019e61e6 -> 019e61e6 d200665a; bd5909ce 9bc967cf -> 9bc967cf bd5909ce
; 6a80e733 86757ea6 -> 86757ea6 6a80e733; 8f1298eb 43eff5e3 -> 43eff5e3 8f1298eb
define amdgpu_kernel void @vector_of_2(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i32, ptr addrspace(1) %p3, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %s = alloca [8 x i32], align 16, addrspace(5)
  %v0 = insertelement <2 x i32> poison, i32 %i0, i32 0
  %v1 = insertelement <2 x i32> %v0, i32 %i1, i32 1
  store <2 x i32> %v1, ptr addrspace(5) %s, align 4
  %w = load <2 x i32>, ptr addrspace(5) %s, align 4
  %o0 = extractelement <2 x i32> %w, i32 1
  %o1 = extractelement <2 x i32> %w, i32 0
  store i32 %o0, ptr addrspace(1) %a2, align 4
  store i32 %o1, ptr addrspace(1) %a3, align 4
  ret void
}

; case vector_of_3: b32 b32 b32 -> b32 b32 b32
; b1d05de7 65987b6e 75c23a80 -> 75c23a80 65987b6e b1d05de7; e438b2e8 53244fb0 4b5f8efd -> 4b5f8efd 53244fb0 e438b2e8
; a9b2a5ec 1a292202 b533354d -> b533354d 1a292202 a9b2a5ec; 88f13285 3ffe059b c19d08ff -> c19d08ff 3ffe059b 88f13285
; 243c46bf 1ed1a26a b6a02dba -> b6a02dba 1ed1a26a 243c46bf; 50c36ad4 e9f2d0f6 d61941fb -> d61941fb e9f2d0f6 50c36ad4
define amdgpu_kernel void @vector_of_3(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3, ptr addrspace(1) %p4, ptr addrspace(1) %p5) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i32, ptr addrspace(1) %p3, i32 %me
  %a4 = getelementptr i32, ptr addrspace(1) %p4, i32 %me
  %a5 = getelementptr i32, ptr addrspace(1) %p5, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %i2 = load i32, ptr addrspace(1) %a2, align 4
  %s = alloca [8 x i32], align 16, addrspace(5)
  %v0 = insertelement <3 x i32> poison, i32 %i0, i32 0
  %v1 = insertelement <3 x i32> %v0, i32 %i1, i32 1
  %v2 = insertelement <3 x i32> %v1, i32 %i2, i32 2
  store <3 x i32> %v2, ptr addrspace(5) %s, align 4
  %w = load <3 x i32>, ptr addrspace(5) %s, align 4
  %o0 = extractelement <3 x i32> %w, i32 2
  %o1 = extractelement <3 x i32> %w, i32 1
  %o2 = extractelement <3 x i32> %w, i32 0
  store i32 %o0, ptr addrspace(1) %a3, align 4
  store i32 %o1, ptr addrspace(1) %a4, align 4
  store i32 %o2, ptr addrspace(1) %a5, align 4
  ret void
}

; case vector_of_4: b32 b32 b32 b32 -> b32 b32 b32 b32
; af2aeca4 f4287370 6c5212b5 44e0b4d0 -> 44e0b4d0 6c5212b5 f4287370 af2aeca4; fc7c9c1a a7894c82 6cfafdb0 b70e3779 -> b70e3779 6cfafdb0 a7894c82 fc7c9c1a
; 53750713 09ca8114 12f69a60 a8b060d7 -> a8b060d7 12f69a60 09ca8114 53750713; 5c981dae 658fb299 dee84659 9ef12eeb -> 9ef12eeb dee84659 658fb299 5c981dae
; 31a293a2 48378bcc 2e244d1f 91037f70 -> 91037f70 2e244d1f 48378bcc 31a293a2; 0a6a9b05 f8b0459a 8c975385 feeca2fe -> feeca2fe 8c975385 f8b0459a 0a6a9b05
define amdgpu_kernel void @vector_of_4(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3, ptr addrspace(1) %p4, ptr addrspace(1) %p5, ptr addrspace(1) %p6, ptr addrspace(1) %p7) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i32, ptr addrspace(1) %p3, i32 %me
  %a4 = getelementptr i32, ptr addrspace(1) %p4, i32 %me
  %a5 = getelementptr i32, ptr addrspace(1) %p5, i32 %me
  %a6 = getelementptr i32, ptr addrspace(1) %p6, i32 %me
  %a7 = getelementptr i32, ptr addrspace(1) %p7, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %i2 = load i32, ptr addrspace(1) %a2, align 4
  %i3 = load i32, ptr addrspace(1) %a3, align 4
  %s = alloca [8 x i32], align 16, addrspace(5)
  %v0 = insertelement <4 x i32> poison, i32 %i0, i32 0
  %v1 = insertelement <4 x i32> %v0, i32 %i1, i32 1
  %v2 = insertelement <4 x i32> %v1, i32 %i2, i32 2
  %v3 = insertelement <4 x i32> %v2, i32 %i3, i32 3
  store <4 x i32> %v3, ptr addrspace(5) %s, align 4
  %w = load <4 x i32>, ptr addrspace(5) %s, align 4
  %o0 = extractelement <4 x i32> %w, i32 3
  %o1 = extractelement <4 x i32> %w, i32 2
  %o2 = extractelement <4 x i32> %w, i32 1
  %o3 = extractelement <4 x i32> %w, i32 0
  store i32 %o0, ptr addrspace(1) %a4, align 4
  store i32 %o1, ptr addrspace(1) %a5, align 4
  store i32 %o2, ptr addrspace(1) %a6, align 4
  store i32 %o3, ptr addrspace(1) %a7, align 4
  ret void
}

; case vector_of_8: b32 b32 b32 b32 b32 b32 b32 b32 -> b32 b32 b32 b32 b32 b32 b32 b32
; e816f941 8e17b873 861df720 f3969d5f 98de647a 4d8e4e95 0c4872a9 256ed98d -> 256ed98d 0c4872a9 4d8e4e95 98de647a f3969d5f 861df720 8e17b873 e816f941
; 242eefd1 03fa302e 83286148 65dda323 a294ad6f 08eb650d ad7aea42 feb057a1 -> feb057a1 ad7aea42 08eb650d a294ad6f 65dda323 83286148 03fa302e 242eefd1
; f205ef62 88e5f249 7103aba9 5d57cf0e 389480ed 402f0b41 4d723b2c 784f16c0 -> 784f16c0 4d723b2c 402f0b41 389480ed 5d57cf0e 7103aba9 88e5f249 f205ef62
; 77699cdd a01dffea e26a9ea0 60555809 263df3ca d03e4f1f 0bd737b5 593e21b2 -> 593e21b2 0bd737b5 d03e4f1f 263df3ca 60555809 e26a9ea0 a01dffea 77699cdd
; 9b6b87fe 4b704da7 d8664616 5dff4a62 5b1b84c6 c3380ab2 9b9dd878 d52c3a78 -> d52c3a78 9b9dd878 c3380ab2 5b1b84c6 5dff4a62 d8664616 4b704da7 9b6b87fe
; be4a7310 ced08c3f 97373aec 475f03f8 7017f155 3c211f73 df035b91 d23f3c16 -> d23f3c16 df035b91 3c211f73 7017f155 475f03f8 97373aec ced08c3f be4a7310
define amdgpu_kernel void @vector_of_8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3, ptr addrspace(1) %p4, ptr addrspace(1) %p5, ptr addrspace(1) %p6, ptr addrspace(1) %p7, ptr addrspace(1) %p8, ptr addrspace(1) %p9, ptr addrspace(1) %p10, ptr addrspace(1) %p11, ptr addrspace(1) %p12, ptr addrspace(1) %p13, ptr addrspace(1) %p14, ptr addrspace(1) %p15) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i32, ptr addrspace(1) %p3, i32 %me
  %a4 = getelementptr i32, ptr addrspace(1) %p4, i32 %me
  %a5 = getelementptr i32, ptr addrspace(1) %p5, i32 %me
  %a6 = getelementptr i32, ptr addrspace(1) %p6, i32 %me
  %a7 = getelementptr i32, ptr addrspace(1) %p7, i32 %me
  %a8 = getelementptr i32, ptr addrspace(1) %p8, i32 %me
  %a9 = getelementptr i32, ptr addrspace(1) %p9, i32 %me
  %a10 = getelementptr i32, ptr addrspace(1) %p10, i32 %me
  %a11 = getelementptr i32, ptr addrspace(1) %p11, i32 %me
  %a12 = getelementptr i32, ptr addrspace(1) %p12, i32 %me
  %a13 = getelementptr i32, ptr addrspace(1) %p13, i32 %me
  %a14 = getelementptr i32, ptr addrspace(1) %p14, i32 %me
  %a15 = getelementptr i32, ptr addrspace(1) %p15, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %i2 = load i32, ptr addrspace(1) %a2, align 4
  %i3 = load i32, ptr addrspace(1) %a3, align 4
  %i4 = load i32, ptr addrspace(1) %a4, align 4
  %i5 = load i32, ptr addrspace(1) %a5, align 4
  %i6 = load i32, ptr addrspace(1) %a6, align 4
  %i7 = load i32, ptr addrspace(1) %a7, align 4
  %s = alloca [8 x i32], align 16, addrspace(5)
  %v0 = insertelement <8 x i32> poison, i32 %i0, i32 0
  %v1 = insertelement <8 x i32> %v0, i32 %i1, i32 1
  %v2 = insertelement <8 x i32> %v1, i32 %i2, i32 2
  %v3 = insertelement <8 x i32> %v2, i32 %i3, i32 3
  %v4 = insertelement <8 x i32> %v3, i32 %i4, i32 4
  %v5 = insertelement <8 x i32> %v4, i32 %i5, i32 5
  %v6 = insertelement <8 x i32> %v5, i32 %i6, i32 6
  %v7 = insertelement <8 x i32> %v6, i32 %i7, i32 7
  store <8 x i32> %v7, ptr addrspace(5) %s, align 4
  %w = load <8 x i32>, ptr addrspace(5) %s, align 4
  %o0 = extractelement <8 x i32> %w, i32 7
  %o1 = extractelement <8 x i32> %w, i32 6
  %o2 = extractelement <8 x i32> %w, i32 5
  %o3 = extractelement <8 x i32> %w, i32 4
  %o4 = extractelement <8 x i32> %w, i32 3
  %o5 = extractelement <8 x i32> %w, i32 2
  %o6 = extractelement <8 x i32> %w, i32 1
  %o7 = extractelement <8 x i32> %w, i32 0
  store i32 %o0, ptr addrspace(1) %a8, align 4
  store i32 %o1, ptr addrspace(1) %a9, align 4
  store i32 %o2, ptr addrspace(1) %a10, align 4
  store i32 %o3, ptr addrspace(1) %a11, align 4
  store i32 %o4, ptr addrspace(1) %a12, align 4
  store i32 %o5, ptr addrspace(1) %a13, align 4
  store i32 %o6, ptr addrspace(1) %a14, align 4
  store i32 %o7, ptr addrspace(1) %a15, align 4
  ret void
}

; case half_vector: b32 -> b32
; a2664db7 -> 4db7a266; 232ab3ef -> b3ef232a; 3f3d697b -> 697b3f3d; c6d355a1 -> 55a1c6d3; 9b194bfa -> 4bfa9b19; 5570c99c -> c99c5570; b403b151 -> b151b403
; 1aa21b4f -> 1b4f1aa2
define amdgpu_kernel void @half_vector(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %s = alloca i32, align 4, addrspace(5)
  store i32 %i0, ptr addrspace(5) %s
  %v = load <2 x half>, ptr addrspace(5) %s
  %w = shufflevector <2 x half> %v, <2 x half> poison, <2 x i32> <i32 1, i32 0>
  store <2 x half> %w, ptr addrspace(5) %s
  %o0 = load i32, ptr addrspace(5) %s
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case pointer_in_memory: b32 -> b32
; fa3f8ec7 -> fa3f8ec7; b6f0196f -> b6f0196f; 5876877f -> 5876877f; 0b8450f4 -> 0b8450f4; b30a0959 -> b30a0959; ecf06289 -> ecf06289
define amdgpu_kernel void @pointer_in_memory(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %s = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %a0, ptr addrspace(5) %s
  %q = load ptr addrspace(1), ptr addrspace(5) %s
  %o0 = load i32, ptr addrspace(1) %q
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case offsets_in_a_struct: b32 b64 b32 -> b32
; 00000000 0000000000000000 4e5a11b1 -> 4e5a11b1; 00000000 0000000000000001 2a74e80a -> 2a74e80a; 00000000 0000000000000002 616511ad -> 616511ad
; 00000001 0000000000000000 c9eb91f6 -> c9eb91f6; 00000001 0000000000000001 3e9ed8ec -> 3e9ed8ec; 00000001 0000000000000002 545dd8d9 -> 545dd8d9
; 00000002 0000000000000000 844c2972 -> 844c2972; 00000002 0000000000000001 57ff104f -> 57ff104f; 00000002 0000000000000002 6ea3dad6 -> 6ea3dad6
; 00000003 0000000000000000 671ebe0a -> 671ebe0a; 00000003 0000000000000001 de8b3de4 -> de8b3de4; 00000003 0000000000000002 9522554d -> 9522554d
define amdgpu_kernel void @offsets_in_a_struct(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i32, ptr addrspace(1) %p3, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %i2 = load i32, ptr addrspace(1) %a2, align 4
  %s = alloca [4 x { i16, [3 x i32] }], align 4, addrspace(5)
  %p = getelementptr inbounds [4 x { i16, [3 x i32] }], ptr addrspace(5) %s, i32 0, i32 %i0, i32 1, i64 %i1
  store i32 %i2, ptr addrspace(5) %p
  %k = mul i32 %i0, 16
  %j = trunc i64 %i1 to i32
  %m = shl i32 %j, 2
  %n = add i32 %k, %m
  %b = add i32 %n, 4
  %r = getelementptr i8, ptr addrspace(5) %s, i32 %b
  %o0 = load i32, ptr addrspace(5) %r
  store i32 %o0, ptr addrspace(1) %a3, align 4
  ret void
}

; case negative_offset: b32 -> b32
; c8038a61 -> c8038a61; 8683f552 -> 8683f552; fefe9a6d -> fefe9a6d; 0eac1266 -> 0eac1266
define amdgpu_kernel void @negative_offset(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %s = alloca [4 x i32], align 4, addrspace(5)
  %e = getelementptr inbounds i32, ptr addrspace(5) %s, i32 3
  %p = getelementptr i32, ptr addrspace(5) %e, i32 -2
  store i32 %i0, ptr addrspace(5) %p
  %q = getelementptr [4 x i32], ptr addrspace(5) %s, i32 0, i32 1
  %o0 = load i32, ptr addrspace(5) %q
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case offset_overflows: b64 -> b32
; 0000000000000000 -> 00000007
; poison offset_overflows: 4000000000000000; 2000000000000000
define amdgpu_kernel void @offset_overflows(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %s = alloca [4 x i32], align 4, addrspace(5)
  %g = addrspacecast ptr addrspace(5) %s to ptr
  store i32 7, ptr %g
  %p = getelementptr inbounds i32, ptr %g, i64 %i0
  %o0 = load i32, ptr %p
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case offset_wraps: b64 -> b32
; 0000000000000000 -> 00000007; 4000000000000000 -> 00000007; c000000000000000 -> 00000007
define amdgpu_kernel void @offset_wraps(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %s = alloca [4 x i32], align 4, addrspace(5)
  %g = addrspacecast ptr addrspace(5) %s to ptr
  store i32 7, ptr %g
  %p = getelementptr i32, ptr %g, i64 %i0
  %o0 = load i32, ptr %p
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case pointer_as_a_number: b32 -> b32
; 2a9e5377 -> 2a9e5377; 110fecfb -> 110fecfb; cd9324dc -> cd9324dc; f199f89d -> f199f89d
define amdgpu_kernel void @pointer_as_a_number(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %s = alloca [4 x i32], align 4, addrspace(5)
  %g = addrspacecast ptr addrspace(5) %s to ptr
  store i32 %i0, ptr %g
  %a = ptrtoint ptr %g to i64
  %p = inttoptr i64 %a to ptr
  %o0 = load i32, ptr %p
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case difference_of_pointers: b32 -> b64
; 00000000 -> 0000000000000000; 00000001 -> 0000000000000004; 00000002 -> 0000000000000008; 00000003 -> 000000000000000c
define amdgpu_kernel void @difference_of_pointers(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %s = alloca [4 x i32], align 4, addrspace(5)
  %g = addrspacecast ptr addrspace(5) %s to ptr
  %p = getelementptr i32, ptr %g, i32 %i0
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %g to i64
  %o0 = sub i64 %a, %b
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case pointers_compared: b32 -> b8
; 00000000 -> 01; 00000001 -> 01; 00000002 -> 00; 00000003 -> 00
define amdgpu_kernel void @pointers_compared(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %s = alloca [4 x i32], align 4, addrspace(5)
  %p = getelementptr inbounds i32, ptr addrspace(5) %s, i32 %i0
  %q = getelementptr inbounds i32, ptr addrspace(5) %s, i32 2
  %c = icmp ult ptr addrspace(5) %p, %q
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.lifetime.start.p5(i64, ptr addrspace(5))
declare void @llvm.lifetime.end.p5(i64, ptr addrspace(5))

attributes #0 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" }
attributes #1 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
