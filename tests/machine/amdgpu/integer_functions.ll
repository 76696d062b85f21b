; Written by model.py: rows are inputs -> outputs, hexadecimal, one thread a row.

target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; case smax_i8: b8 b8 -> b8
; 00 00 -> 00; 00 01 -> 01; 00 80 -> 00; 00 7f -> 7f; 00 ff -> 00; 00 02 -> 02; 01 00 -> 01; 01 01 -> 01; 01 80 -> 01; 01 7f -> 7f; 01 ff -> 01; 01 02 -> 02
; 80 00 -> 00; 80 01 -> 01; 80 80 -> 80; 80 7f -> 7f; 80 ff -> ff; 80 02 -> 02; 7f 00 -> 7f; 7f 01 -> 7f; 7f 80 -> 7f; 7f 7f -> 7f; 7f ff -> 7f; 7f 02 -> 7f
; ff 00 -> 00; ff 01 -> 01; ff 80 -> ff; ff 7f -> 7f; ff ff -> ff; ff 02 -> 02; 02 00 -> 02; 02 01 -> 02; 02 80 -> 02; 02 7f -> 7f; 02 ff -> 02; 02 02 -> 02
; 02 07 -> 07; 7f 28 -> 7f; 5a 00 -> 5a; 01 07 -> 07; eb eb -> eb; 6c ff -> 6c; 08 79 -> 79; b3 7f -> 7f; 07 ff -> 07; fe ff -> ff; 5a fe -> 5a; 6c eb -> 6c
; 08 08 -> 08; 01 09 -> 09; 6c 01 -> 6c; 07 00 -> 07; 5a b3 -> 5a; 7f 07 -> 7f; 81 02 -> 02; 00 09 -> 09; 5a 09 -> 5a; 09 09 -> 09; 07 80 -> 07; b3 08 -> 08
; 08 02 -> 08; 03 00 -> 03; 79 6c -> 79; 07 5a -> 5a; 81 07 -> 07; 28 ff -> 28; eb 01 -> 01; 02 b3 -> 02; 07 28 -> 28; 5a 07 -> 5a; 7f eb -> 7f; eb 6c -> 6c
; ff eb -> ff; 03 02 -> 03; 07 02 -> 07; 08 07 -> 08; 5a 03 -> 5a; b3 03 -> 03
define amdgpu_kernel void @smax_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i8, ptr addrspace(1) %a1, align 1
  %o0 = call i8 @llvm.smax.i8(i8 %i0, i8 %i1)
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case smin_i8: b8 b8 -> b8
; 00 00 -> 00; 00 01 -> 00; 00 80 -> 80; 00 7f -> 00; 00 ff -> ff; 00 02 -> 00; 01 00 -> 00; 01 01 -> 01; 01 80 -> 80; 01 7f -> 01; 01 ff -> ff; 01 02 -> 01
; 80 00 -> 80; 80 01 -> 80; 80 80 -> 80; 80 7f -> 80; 80 ff -> 80; 80 02 -> 80; 7f 00 -> 00; 7f 01 -> 01; 7f 80 -> 80; 7f 7f -> 7f; 7f ff -> ff; 7f 02 -> 02
; ff 00 -> ff; ff 01 -> ff; ff 80 -> 80; ff 7f -> ff; ff ff -> ff; ff 02 -> ff; 02 00 -> 00; 02 01 -> 01; 02 80 -> 80; 02 7f -> 02; 02 ff -> ff; 02 02 -> 02
; 02 07 -> 02; 7f 28 -> 28; 5a 00 -> 00; 01 07 -> 01; eb eb -> eb; 6c ff -> ff; 08 79 -> 08; b3 7f -> b3; 07 ff -> ff; fe ff -> fe; 5a fe -> fe; 6c eb -> eb
; 08 08 -> 08; 01 09 -> 01; 6c 01 -> 01; 07 00 -> 00; 5a b3 -> b3; 7f 07 -> 07; 81 02 -> 81; 00 09 -> 00; 5a 09 -> 09; 09 09 -> 09; 07 80 -> 80; b3 08 -> b3
; 08 02 -> 02; 03 00 -> 00; 79 6c -> 6c; 07 5a -> 07; 81 07 -> 81; 28 ff -> ff; eb 01 -> eb; 02 b3 -> b3; 07 28 -> 07; 5a 07 -> 07; 7f eb -> eb; eb 6c -> eb
; ff eb -> eb; 03 02 -> 02; 07 02 -> 02; 08 07 -> 07; 5a 03 -> 03; b3 03 -> b3
define amdgpu_kernel void @smin_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i8, ptr addrspace(1) %a1, align 1
  %o0 = call i8 @llvm.smin.i8(i8 %i0, i8 %i1)
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case umax_i8: b8 b8 -> b8
; 00 00 -> 00; 00 01 -> 01; 00 80 -> 80; 00 7f -> 7f; 00 ff -> ff; 00 02 -> 02; 01 00 -> 01; 01 01 -> 01; 01 80 -> 80; 01 7f -> 7f; 01 ff -> ff; 01 02 -> 02
; 80 00 -> 80; 80 01 -> 80; 80 80 -> 80; 80 7f -> 80; 80 ff -> ff; 80 02 -> 80; 7f 00 -> 7f; 7f 01 -> 7f; 7f 80 -> 80; 7f 7f -> 7f; 7f ff -> ff; 7f 02 -> 7f
; ff 00 -> ff; ff 01 -> ff; ff 80 -> ff; ff 7f -> ff; ff ff -> ff; ff 02 -> ff; 02 00 -> 02; 02 01 -> 02; 02 80 -> 80; 02 7f -> 7f; 02 ff -> ff; 02 02 -> 02
; 02 07 -> 07; 7f 28 -> 7f; 5a 00 -> 5a; 01 07 -> 07; eb eb -> eb; 6c ff -> ff; 08 79 -> 79; b3 7f -> b3; 07 ff -> ff; fe ff -> ff; 5a fe -> fe; 6c eb -> eb
; 08 08 -> 08; 01 09 -> 09; 6c 01 -> 6c; 07 00 -> 07; 5a b3 -> b3; 7f 07 -> 7f; 81 02 -> 81; 00 09 -> 09; 5a 09 -> 5a; 09 09 -> 09; 07 80 -> 80; b3 08 -> b3
; 08 02 -> 08; 03 00 -> 03; 79 6c -> 79; 07 5a -> 5a; 81 07 -> 81; 28 ff -> ff; eb 01 -> eb; 02 b3 -> b3; 07 28 -> 28; 5a 07 -> 5a; 7f eb -> eb; eb 6c -> eb
; ff eb -> ff; 03 02 -> 03; 07 02 -> 07; 08 07 -> 08; 5a 03 -> 5a; b3 03 -> b3
define amdgpu_kernel void @umax_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i8, ptr addrspace(1) %a1, align 1
  %o0 = call i8 @llvm.umax.i8(i8 %i0, i8 %i1)
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case umin_i8: b8 b8 -> b8
; 00 00 -> 00; 00 01 -> 00; 00 80 -> 00; 00 7f -> 00; 00 ff -> 00; 00 02 -> 00; 01 00 -> 00; 01 01 -> 01; 01 80 -> 01; 01 7f -> 01; 01 ff -> 01; 01 02 -> 01
; 80 00 -> 00; 80 01 -> 01; 80 80 -> 80; 80 7f -> 7f; 80 ff -> 80; 80 02 -> 02; 7f 00 -> 00; 7f 01 -> 01; 7f 80 -> 7f; 7f 7f -> 7f; 7f ff -> 7f; 7f 02 -> 02
; ff 00 -> 00; ff 01 -> 01; ff 80 -> 80; ff 7f -> 7f; ff ff -> ff; ff 02 -> 02; 02 00 -> 00; 02 01 -> 01; 02 80 -> 02; 02 7f -> 02; 02 ff -> 02; 02 02 -> 02
; 02 07 -> 02; 7f 28 -> 28; 5a 00 -> 00; 01 07 -> 01; eb eb -> eb; 6c ff -> 6c; 08 79 -> 08; b3 7f -> 7f; 07 ff -> 07; fe ff -> fe; 5a fe -> 5a; 6c eb -> 6c
; 08 08 -> 08; 01 09 -> 01; 6c 01 -> 01; 07 00 -> 00; 5a b3 -> 5a; 7f 07 -> 07; 81 02 -> 02; 00 09 -> 00; 5a 09 -> 09; 09 09 -> 09; 07 80 -> 07; b3 08 -> 08
; 08 02 -> 02; 03 00 -> 00; 79 6c -> 6c; 07 5a -> 07; 81 07 -> 07; 28 ff -> 28; eb 01 -> 01; 02 b3 -> 02; 07 28 -> 07; 5a 07 -> 07; 7f eb -> 7f; eb 6c -> 6c
; ff eb -> eb; 03 02 -> 02; 07 02 -> 02; 08 07 -> 07; 5a 03 -> 03; b3 03 -> 03
define amdgpu_kernel void @umin_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i8, ptr addrspace(1) %a1, align 1
  %o0 = call i8 @llvm.umin.i8(i8 %i0, i8 %i1)
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case abs_i8: b8 -> b8
; 00 -> 00; 01 -> 01; 02 -> 02; 03 -> 03; 07 -> 07; 08 -> 08; 09 -> 09; 80 -> 80; 7f -> 7f; 81 -> 7f; ff -> 01; fe -> 02; 5a -> 5a; 37 -> 37; ac -> 54; 2f -> 2f
; 4e -> 4e; a5 -> 5b; 9e -> 62; cf -> 31; 93 -> 6d; b1 -> 4f; eb -> 15; 13 -> 13; 87 -> 79; 9c -> 64; 7c -> 7c; f0 -> 10; a9 -> 57; 60 -> 60; de -> 22; ce -> 32
; 24 -> 24; 9b -> 65
define amdgpu_kernel void @abs_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = call i8 @llvm.abs.i8(i8 %i0, i1 false)
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

; case abs_i8_poison: b8 -> b8
; 00 -> 00; 01 -> 01; 02 -> 02; 03 -> 03; 07 -> 07; 08 -> 08; 09 -> 09; 7f -> 7f; 81 -> 7f; ff -> 01; fe -> 02; 5a -> 5a; 37 -> 37; ac -> 54; 2f -> 2f; 4e -> 4e
; a5 -> 5b; 9e -> 62; cf -> 31; 93 -> 6d; b1 -> 4f; eb -> 15; 13 -> 13; 87 -> 79; 9c -> 64; 7c -> 7c; f0 -> 10; a9 -> 57; 60 -> 60; de -> 22; ce -> 32; 24 -> 24
; 9b -> 65
; poison abs_i8_poison: 80
define amdgpu_kernel void @abs_i8_poison(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = call i8 @llvm.abs.i8(i8 %i0, i1 true)
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

; case ctpop_i8: b8 -> b8
; 00 -> 00; 01 -> 01; 02 -> 01; 03 -> 02; 07 -> 03; 08 -> 01; 09 -> 02; 80 -> 01; 7f -> 07; 81 -> 02; ff -> 08; fe -> 07; 5a -> 04; 37 -> 05; ac -> 04; 2f -> 05
; 4e -> 04; a5 -> 04; 9e -> 05; cf -> 06; 93 -> 04; b1 -> 04; eb -> 06; 13 -> 03; 87 -> 04; 9c -> 04; 7c -> 05; f0 -> 04; a9 -> 04; 60 -> 02; de -> 06; ce -> 05
; 24 -> 02; 9b -> 05
define amdgpu_kernel void @ctpop_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = call i8 @llvm.ctpop.i8(i8 %i0)
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

; case ctlz_i8: b8 -> b8
; 00 -> 08; 01 -> 07; 02 -> 06; 03 -> 06; 07 -> 05; 08 -> 04; 09 -> 04; 80 -> 00; 7f -> 01; 81 -> 00; ff -> 00; fe -> 00; 5a -> 01; 37 -> 02; ac -> 00; 2f -> 02
; 4e -> 01; a5 -> 00; 9e -> 00; cf -> 00; 93 -> 00; b1 -> 00; eb -> 00; 13 -> 03; 87 -> 00; 9c -> 00; 7c -> 01; f0 -> 00; a9 -> 00; 60 -> 01; de -> 00; ce -> 00
; 24 -> 02; 9b -> 00
define amdgpu_kernel void @ctlz_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = call i8 @llvm.ctlz.i8(i8 %i0, i1 false)
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

; case ctlz_i8_poison: b8 -> b8
; 01 -> 07; 02 -> 06; 03 -> 06; 07 -> 05; 08 -> 04; 09 -> 04; 80 -> 00; 7f -> 01; 81 -> 00; ff -> 00; fe -> 00; 5a -> 01; 37 -> 02; ac -> 00; 2f -> 02; 4e -> 01
; a5 -> 00; 9e -> 00; cf -> 00; 93 -> 00; b1 -> 00; eb -> 00; 13 -> 03; 87 -> 00; 9c -> 00; 7c -> 01; f0 -> 00; a9 -> 00; 60 -> 01; de -> 00; ce -> 00; 24 -> 02
; 9b -> 00
; poison ctlz_i8_poison: 00
define amdgpu_kernel void @ctlz_i8_poison(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = call i8 @llvm.ctlz.i8(i8 %i0, i1 true)
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

; case cttz_i8: b8 -> b8
; 00 -> 08; 01 -> 00; 02 -> 01; 03 -> 00; 07 -> 00; 08 -> 03; 09 -> 00; 80 -> 07; 7f -> 00; 81 -> 00; ff -> 00; fe -> 01; 5a -> 01; 37 -> 00; ac -> 02; 2f -> 00
; 4e -> 01; a5 -> 00; 9e -> 01; cf -> 00; 93 -> 00; b1 -> 00; eb -> 00; 13 -> 00; 87 -> 00; 9c -> 02; 7c -> 02; f0 -> 04; a9 -> 00; 60 -> 05; de -> 01; ce -> 01
; 24 -> 02; 9b -> 00
define amdgpu_kernel void @cttz_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = call i8 @llvm.cttz.i8(i8 %i0, i1 false)
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

; case cttz_i8_poison: b8 -> b8
; 01 -> 00; 02 -> 01; 03 -> 00; 07 -> 00; 08 -> 03; 09 -> 00; 80 -> 07; 7f -> 00; 81 -> 00; ff -> 00; fe -> 01; 5a -> 01; 37 -> 00; ac -> 02; 2f -> 00; 4e -> 01
; a5 -> 00; 9e -> 01; cf -> 00; 93 -> 00; b1 -> 00; eb -> 00; 13 -> 00; 87 -> 00; 9c -> 02; 7c -> 02; f0 -> 04; a9 -> 00; 60 -> 05; de -> 01; ce -> 01; 24 -> 02
; 9b -> 00
; poison cttz_i8_poison: 00
define amdgpu_kernel void @cttz_i8_poison(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = call i8 @llvm.cttz.i8(i8 %i0, i1 true)
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

; case bitreverse_i8: b8 -> b8
; 00 -> 00; 01 -> 80; 02 -> 40; 03 -> c0; 07 -> e0; 08 -> 10; 09 -> 90; 80 -> 01; 7f -> fe; 81 -> 81; ff -> ff; fe -> 7f; 5a -> 5a; 37 -> ec; ac -> 35; 2f -> f4
; 4e -> 72; a5 -> a5; 9e -> 79; cf -> f3; 93 -> c9; b1 -> 8d; eb -> d7; 13 -> c8; 87 -> e1; 9c -> 39; 7c -> 3e; f0 -> 0f; a9 -> 95; 60 -> 06; de -> 7b; ce -> 73
; 24 -> 24; 9b -> d9
define amdgpu_kernel void @bitreverse_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = call i8 @llvm.bitreverse.i8(i8 %i0)
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

; case fshl_i8: b8 b8 b8 -> b8
; 00 00 00 -> 00; 00 01 81 -> 00; 00 80 08 -> 00; 00 7f 08 -> 00; 00 ff 08 -> 00; 00 02 08 -> 00; 01 00 10 -> 01; 01 01 08 -> 01; 01 80 07 -> c0; 01 7f 01 -> 02
; 01 ff 07 -> ff; 01 02 10 -> 01; 80 00 19 -> 00; 80 01 0b -> 00; 80 80 0b -> 04; 80 7f 00 -> 80; 80 ff 07 -> 7f; 80 02 08 -> 80; 7f 00 9e -> c0; 7f 01 0b -> f8
; 7f 80 10 -> 7f; 7f 7f 00 -> 7f; 7f ff 07 -> ff; 7f 02 0b -> f8; ff 00 0b -> f8; ff 01 88 -> ff; ff 80 07 -> c0; ff 7f 10 -> ff; ff ff 00 -> ff; ff 02 07 -> 81
; 02 00 07 -> 00; 02 01 08 -> 02; 02 80 4e -> a0; 02 7f 0b -> 13; 02 ff 08 -> 02; 02 02 cc -> 20; 09 01 07 -> 80; 03 02 08 -> 03; 80 07 0b -> 00; 07 4b 22 -> 1d
; 1e 81 0b -> f4; d5 fe 8e -> 7f; 5a fe 01 -> b5; 01 5a 00 -> 01; 01 09 0b -> 08; 1e 02 a1 -> 3c; 03 1e 10 -> 03; 03 d5 07 -> ea; 80 01 07 -> 00; ff 02 00 -> ff
; 01 00 25 -> 20; 5a 01 f0 -> 5a; 01 01 6f -> 80; 07 01 0b -> 38; fe 81 07 -> 40; ff 4b 0b -> fa; 07 7f 00 -> 07; 4b ff 08 -> 4b; fe 01 d7 -> 00; 4b 8f 0b -> 5c
; 5a 02 0b -> d0; 1e 81 00 -> 1e; 00 5a 01 -> 00; 03 5a 01 -> 06; 8f 03 0b -> 78; 01 7f 0b -> 0b; 00 07 00 -> 00; 07 d5 00 -> 07; 02 80 00 -> 02; 81 8f 01 -> 03
; 81 07 86 -> 41; d5 81 0b -> ac; 00 09 10 -> 00; 01 02 07 -> 81; 8f fe 0b -> 7f; 07 80 10 -> 07; 03 07 00 -> 03; 02 01 01 -> 04; 5a 5a 07 -> 2d; 4b 08 01 -> 96
; 81 5a d0 -> 81; 1e 7f a0 -> 1e; 07 07 d6 -> c1; 02 07 08 -> 02; 8f 8f 0b -> 7c; 00 8f 00 -> 00; fe ff 10 -> fe; 00 07 01 -> 00; 08 01 00 -> 08; 00 fe 00 -> 00
; 8f 09 88 -> 8f; 02 fe 7e -> bf
define amdgpu_kernel void @fshl_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i8, ptr addrspace(1) %p3, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i8, ptr addrspace(1) %a1, align 1
  %i2 = load i8, ptr addrspace(1) %a2, align 1
  %o0 = call i8 @llvm.fshl.i8(i8 %i0, i8 %i1, i8 %i2)
  store i8 %o0, ptr addrspace(1) %a3, align 1
  ret void
}

; case fshr_i8: b8 b8 b8 -> b8
; 00 00 00 -> 00; 00 01 81 -> 00; 00 80 08 -> 80; 00 7f 08 -> 7f; 00 ff 08 -> ff; 00 02 08 -> 02; 01 00 10 -> 00; 01 01 08 -> 01; 01 80 07 -> 03; 01 7f 01 -> bf
; 01 ff 07 -> 03; 01 02 10 -> 02; 80 00 19 -> 00; 80 01 0b -> 00; 80 80 0b -> 10; 80 7f 00 -> 7f; 80 ff 07 -> 01; 80 02 08 -> 02; 7f 00 9e -> fc; 7f 01 0b -> e0
; 7f 80 10 -> 80; 7f 7f 00 -> 7f; 7f ff 07 -> ff; 7f 02 0b -> e0; ff 00 0b -> e0; ff 01 88 -> 01; ff 80 07 -> ff; ff 7f 10 -> 7f; ff ff 00 -> ff; ff 02 07 -> fe
; 02 00 07 -> 04; 02 01 08 -> 01; 02 80 4e -> 0a; 02 7f 0b -> 4f; 02 ff 08 -> ff; 02 02 cc -> 20; 09 01 07 -> 12; 03 02 08 -> 02; 80 07 0b -> 00; 07 4b 22 -> d2
; 1e 81 0b -> d0; d5 fe 8e -> 57; 5a fe 01 -> 7f; 01 5a 00 -> 5a; 01 09 0b -> 21; 1e 02 a1 -> 01; 03 1e 10 -> 1e; 03 d5 07 -> 07; 80 01 07 -> 00; ff 02 00 -> 02
; 01 00 25 -> 08; 5a 01 f0 -> 01; 01 01 6f -> 02; 07 01 0b -> e0; fe 81 07 -> fd; ff 4b 0b -> e9; 07 7f 00 -> 7f; 4b ff 08 -> ff; fe 01 d7 -> fc; 4b 8f 0b -> 71
; 5a 02 0b -> 40; 1e 81 00 -> 81; 00 5a 01 -> 2d; 03 5a 01 -> ad; 8f 03 0b -> e0; 01 7f 0b -> 2f; 00 07 00 -> 07; 07 d5 00 -> d5; 02 80 00 -> 80; 81 8f 01 -> c7
; 81 07 86 -> 04; d5 81 0b -> b0; 00 09 10 -> 09; 01 02 07 -> 02; 8f fe 0b -> ff; 07 80 10 -> 80; 03 07 00 -> 07; 02 01 01 -> 00; 5a 5a 07 -> b4; 4b 08 01 -> 84
; 81 5a d0 -> 5a; 1e 7f a0 -> 7f; 07 07 d6 -> 1c; 02 07 08 -> 07; 8f 8f 0b -> f1; 00 8f 00 -> 8f; fe ff 10 -> ff; 00 07 01 -> 03; 08 01 00 -> 01; 00 fe 00 -> fe
; 8f 09 88 -> 09; 02 fe 7e -> 0b
define amdgpu_kernel void @fshr_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i8, ptr addrspace(1) %p3, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i8, ptr addrspace(1) %a1, align 1
  %i2 = load i8, ptr addrspace(1) %a2, align 1
  %o0 = call i8 @llvm.fshr.i8(i8 %i0, i8 %i1, i8 %i2)
  store i8 %o0, ptr addrspace(1) %a3, align 1
  ret void
}

; case uadd_sat_i8: b8 b8 -> b8
; 00 00 -> 00; 00 01 -> 01; 00 80 -> 80; 00 7f -> 7f; 00 ff -> ff; 00 02 -> 02; 01 00 -> 01; 01 01 -> 02; 01 80 -> 81; 01 7f -> 80; 01 ff -> ff; 01 02 -> 03
; 80 00 -> 80; 80 01 -> 81; 80 80 -> ff; 80 7f -> ff; 80 ff -> ff; 80 02 -> 82; 7f 00 -> 7f; 7f 01 -> 80; 7f 80 -> ff; 7f 7f -> fe; 7f ff -> ff; 7f 02 -> 81
; ff 00 -> ff; ff 01 -> ff; ff 80 -> ff; ff 7f -> ff; ff ff -> ff; ff 02 -> ff; 02 00 -> 02; 02 01 -> 03; 02 80 -> 82; 02 7f -> 81; 02 ff -> ff; 02 02 -> 04
; 02 07 -> 09; 7f 28 -> a7; 5a 00 -> 5a; 01 07 -> 08; eb eb -> ff; 6c ff -> ff; 08 79 -> 81; b3 7f -> ff; 07 ff -> ff; fe ff -> ff; 5a fe -> ff; 6c eb -> ff
; 08 08 -> 10; 01 09 -> 0a; 6c 01 -> 6d; 07 00 -> 07; 5a b3 -> ff; 7f 07 -> 86; 81 02 -> 83; 00 09 -> 09; 5a 09 -> 63; 09 09 -> 12; 07 80 -> 87; b3 08 -> bb
; 08 02 -> 0a; 03 00 -> 03; 79 6c -> e5; 07 5a -> 61; 81 07 -> 88; 28 ff -> ff; eb 01 -> ec; 02 b3 -> b5; 07 28 -> 2f; 5a 07 -> 61; 7f eb -> ff; eb 6c -> ff
; ff eb -> ff; 03 02 -> 05; 07 02 -> 09; 08 07 -> 0f; 5a 03 -> 5d; b3 03 -> b6
define amdgpu_kernel void @uadd_sat_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i8, ptr addrspace(1) %a1, align 1
  %o0 = call i8 @llvm.uadd.sat.i8(i8 %i0, i8 %i1)
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case usub_sat_i8: b8 b8 -> b8
; 00 00 -> 00; 00 01 -> 00; 00 80 -> 00; 00 7f -> 00; 00 ff -> 00; 00 02 -> 00; 01 00 -> 01; 01 01 -> 00; 01 80 -> 00; 01 7f -> 00; 01 ff -> 00; 01 02 -> 00
; 80 00 -> 80; 80 01 -> 7f; 80 80 -> 00; 80 7f -> 01; 80 ff -> 00; 80 02 -> 7e; 7f 00 -> 7f; 7f 01 -> 7e; 7f 80 -> 00; 7f 7f -> 00; 7f ff -> 00; 7f 02 -> 7d
; ff 00 -> ff; ff 01 -> fe; ff 80 -> 7f; ff 7f -> 80; ff ff -> 00; ff 02 -> fd; 02 00 -> 02; 02 01 -> 01; 02 80 -> 00; 02 7f -> 00; 02 ff -> 00; 02 02 -> 00
; 02 07 -> 00; 7f 28 -> 57; 5a 00 -> 5a; 01 07 -> 00; eb eb -> 00; 6c ff -> 00; 08 79 -> 00; b3 7f -> 34; 07 ff -> 00; fe ff -> 00; 5a fe -> 00; 6c eb -> 00
; 08 08 -> 00; 01 09 -> 00; 6c 01 -> 6b; 07 00 -> 07; 5a b3 -> 00; 7f 07 -> 78; 81 02 -> 7f; 00 09 -> 00; 5a 09 -> 51; 09 09 -> 00; 07 80 -> 00; b3 08 -> ab
; 08 02 -> 06; 03 00 -> 03; 79 6c -> 0d; 07 5a -> 00; 81 07 -> 7a; 28 ff -> 00; eb 01 -> ea; 02 b3 -> 00; 07 28 -> 00; 5a 07 -> 53; 7f eb -> 00; eb 6c -> 7f
; ff eb -> 14; 03 02 -> 01; 07 02 -> 05; 08 07 -> 01; 5a 03 -> 57; b3 03 -> b0
define amdgpu_kernel void @usub_sat_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i8, ptr addrspace(1) %a1, align 1
  %o0 = call i8 @llvm.usub.sat.i8(i8 %i0, i8 %i1)
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case sadd_sat_i8: b8 b8 -> b8
; 00 00 -> 00; 00 01 -> 01; 00 80 -> 80; 00 7f -> 7f; 00 ff -> ff; 00 02 -> 02; 01 00 -> 01; 01 01 -> 02; 01 80 -> 81; 01 7f -> 7f; 01 ff -> 00; 01 02 -> 03
; 80 00 -> 80; 80 01 -> 81; 80 80 -> 80; 80 7f -> ff; 80 ff -> 80; 80 02 -> 82; 7f 00 -> 7f; 7f 01 -> 7f; 7f 80 -> ff; 7f 7f -> 7f; 7f ff -> 7e; 7f 02 -> 7f
; ff 00 -> ff; ff 01 -> 00; ff 80 -> 80; ff 7f -> 7e; ff ff -> fe; ff 02 -> 01; 02 00 -> 02; 02 01 -> 03; 02 80 -> 82; 02 7f -> 7f; 02 ff -> 01; 02 02 -> 04
; 02 07 -> 09; 7f 28 -> 7f; 5a 00 -> 5a; 01 07 -> 08; eb eb -> d6; 6c ff -> 6b; 08 79 -> 7f; b3 7f -> 32; 07 ff -> 06; fe ff -> fd; 5a fe -> 58; 6c eb -> 57
; 08 08 -> 10; 01 09 -> 0a; 6c 01 -> 6d; 07 00 -> 07; 5a b3 -> 0d; 7f 07 -> 7f; 81 02 -> 83; 00 09 -> 09; 5a 09 -> 63; 09 09 -> 12; 07 80 -> 87; b3 08 -> bb
; 08 02 -> 0a; 03 00 -> 03; 79 6c -> 7f; 07 5a -> 61; 81 07 -> 88; 28 ff -> 27; eb 01 -> ec; 02 b3 -> b5; 07 28 -> 2f; 5a 07 -> 61; 7f eb -> 6a; eb 6c -> 57
; ff eb -> ea; 03 02 -> 05; 07 02 -> 09; 08 07 -> 0f; 5a 03 -> 5d; b3 03 -> b6
define amdgpu_kernel void @sadd_sat_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i8, ptr addrspace(1) %a1, align 1
  %o0 = call i8 @llvm.sadd.sat.i8(i8 %i0, i8 %i1)
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case ssub_sat_i8: b8 b8 -> b8
; 00 00 -> 00; 00 01 -> ff; 00 80 -> 7f; 00 7f -> 81; 00 ff -> 01; 00 02 -> fe; 01 00 -> 01; 01 01 -> 00; 01 80 -> 7f; 01 7f -> 82; 01 ff -> 02; 01 02 -> ff
; 80 00 -> 80; 80 01 -> 80; 80 80 -> 00; 80 7f -> 80; 80 ff -> 81; 80 02 -> 80; 7f 00 -> 7f; 7f 01 -> 7e; 7f 80 -> 7f; 7f 7f -> 00; 7f ff -> 7f; 7f 02 -> 7d
; ff 00 -> ff; ff 01 -> fe; ff 80 -> 7f; ff 7f -> 80; ff ff -> 00; ff 02 -> fd; 02 00 -> 02; 02 01 -> 01; 02 80 -> 7f; 02 7f -> 83; 02 ff -> 03; 02 02 -> 00
; 02 07 -> fb; 7f 28 -> 57; 5a 00 -> 5a; 01 07 -> fa; eb eb -> 00; 6c ff -> 6d; 08 79 -> 8f; b3 7f -> 80; 07 ff -> 08; fe ff -> ff; 5a fe -> 5c; 6c eb -> 7f
; 08 08 -> 00; 01 09 -> f8; 6c 01 -> 6b; 07 00 -> 07; 5a b3 -> 7f; 7f 07 -> 78; 81 02 -> 80; 00 09 -> f7; 5a 09 -> 51; 09 09 -> 00; 07 80 -> 7f; b3 08 -> ab
; 08 02 -> 06; 03 00 -> 03; 79 6c -> 0d; 07 5a -> ad; 81 07 -> 80; 28 ff -> 29; eb 01 -> ea; 02 b3 -> 4f; 07 28 -> df; 5a 07 -> 53; 7f eb -> 7f; eb 6c -> 80
; ff eb -> 14; 03 02 -> 01; 07 02 -> 05; 08 07 -> 01; 5a 03 -> 57; b3 03 -> b0
define amdgpu_kernel void @ssub_sat_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i8, ptr addrspace(1) %a1, align 1
  %o0 = call i8 @llvm.ssub.sat.i8(i8 %i0, i8 %i1)
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case smax_i16: b16 b16 -> b16
; 0000 0000 -> 0000; 0000 0001 -> 0001; 0000 8000 -> 0000; 0000 7fff -> 7fff; 0000 ffff -> 0000; 0000 0002 -> 0002; 0001 0000 -> 0001; 0001 0001 -> 0001
; 0001 8000 -> 0001; 0001 7fff -> 7fff; 0001 ffff -> 0001; 0001 0002 -> 0002; 8000 0000 -> 0000; 8000 0001 -> 0001; 8000 8000 -> 8000; 8000 7fff -> 7fff
; 8000 ffff -> ffff; 8000 0002 -> 0002; 7fff 0000 -> 7fff; 7fff 0001 -> 7fff; 7fff 8000 -> 7fff; 7fff 7fff -> 7fff; 7fff ffff -> 7fff; 7fff 0002 -> 7fff
; ffff 0000 -> 0000; ffff 0001 -> 0001; ffff 8000 -> ffff; ffff 7fff -> 7fff; ffff ffff -> ffff; ffff 0002 -> 0002; 0002 0000 -> 0002; 0002 0001 -> 0002
; 0002 8000 -> 0002; 0002 7fff -> 7fff; 0002 ffff -> 0002; 0002 0002 -> 0002; 0003 1feb -> 1feb; 5a5a 0002 -> 5a5a; 8000 000f -> 000f; 0011 000f -> 0011
; 0011 ffff -> 0011; ffff 1feb -> 1feb; 7fff 8e98 -> 7fff; 000f 437d -> 437d; 1feb fffe -> 1feb; 437d c34e -> 437d; 0000 0003 -> 0003; 437d ffff -> 437d
; 8e98 ffff -> ffff; 0011 0000 -> 0011; 000f fffe -> 000f; 0000 ba55 -> 0000; c34e 0003 -> 0003; 0010 0002 -> 0010; 437d 0007 -> 437d; 000f c34e -> 000f
; 0010 8e98 -> 0010; 0010 ffff -> 0010; 0000 1feb -> 1feb; 437d ba55 -> 437d; 5a5a 000f -> 5a5a; 437d 0002 -> 437d; c34e 0001 -> 0001; 8e98 fffe -> fffe
; c34e 0011 -> 0011; 8001 c34e -> c34e; 0007 0001 -> 0007; 1feb 000f -> 1feb; 8e98 8001 -> 8e98; 0011 0010 -> 0011; fffe 7fff -> 7fff; ffff fffe -> ffff
; 8e98 0003 -> 0003; 0002 ba55 -> 0002; fffe 000f -> 000f; 5a5a ffff -> 5a5a; 0003 7fff -> 7fff
define amdgpu_kernel void @smax_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i16, ptr addrspace(1) %p2, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %o0 = call i16 @llvm.smax.i16(i16 %i0, i16 %i1)
  store i16 %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case smin_i16: b16 b16 -> b16
; 0000 0000 -> 0000; 0000 0001 -> 0000; 0000 8000 -> 8000; 0000 7fff -> 0000; 0000 ffff -> ffff; 0000 0002 -> 0000; 0001 0000 -> 0000; 0001 0001 -> 0001
; 0001 8000 -> 8000; 0001 7fff -> 0001; 0001 ffff -> ffff; 0001 0002 -> 0001; 8000 0000 -> 8000; 8000 0001 -> 8000; 8000 8000 -> 8000; 8000 7fff -> 8000
; 8000 ffff -> 8000; 8000 0002 -> 8000; 7fff 0000 -> 0000; 7fff 0001 -> 0001; 7fff 8000 -> 8000; 7fff 7fff -> 7fff; 7fff ffff -> ffff; 7fff 0002 -> 0002
; ffff 0000 -> ffff; ffff 0001 -> ffff; ffff 8000 -> 8000; ffff 7fff -> ffff; ffff ffff -> ffff; ffff 0002 -> ffff; 0002 0000 -> 0000; 0002 0001 -> 0001
; 0002 8000 -> 8000; 0002 7fff -> 0002; 0002 ffff -> ffff; 0002 0002 -> 0002; 0003 1feb -> 0003; 5a5a 0002 -> 0002; 8000 000f -> 8000; 0011 000f -> 000f
; 0011 ffff -> ffff; ffff 1feb -> ffff; 7fff 8e98 -> 8e98; 000f 437d -> 000f; 1feb fffe -> fffe; 437d c34e -> c34e; 0000 0003 -> 0000; 437d ffff -> ffff
; 8e98 ffff -> 8e98; 0011 0000 -> 0000; 000f fffe -> fffe; 0000 ba55 -> ba55; c34e 0003 -> c34e; 0010 0002 -> 0002; 437d 0007 -> 0007; 000f c34e -> c34e
; 0010 8e98 -> 8e98; 0010 ffff -> ffff; 0000 1feb -> 0000; 437d ba55 -> ba55; 5a5a 000f -> 000f; 437d 0002 -> 0002; c34e 0001 -> c34e; 8e98 fffe -> 8e98
; c34e 0011 -> c34e; 8001 c34e -> 8001; 0007 0001 -> 0001; 1feb 000f -> 000f; 8e98 8001 -> 8001; 0011 0010 -> 0010; fffe 7fff -> fffe; ffff fffe -> fffe
; 8e98 0003 -> 8e98; 0002 ba55 -> ba55; fffe 000f -> fffe; 5a5a ffff -> ffff; 0003 7fff -> 0003
define amdgpu_kernel void @smin_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i16, ptr addrspace(1) %p2, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %o0 = call i16 @llvm.smin.i16(i16 %i0, i16 %i1)
  store i16 %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case umax_i16: b16 b16 -> b16
; 0000 0000 -> 0000; 0000 0001 -> 0001; 0000 8000 -> 8000; 0000 7fff -> 7fff; 0000 ffff -> ffff; 0000 0002 -> 0002; 0001 0000 -> 0001; 0001 0001 -> 0001
; 0001 8000 -> 8000; 0001 7fff -> 7fff; 0001 ffff -> ffff; 0001 0002 -> 0002; 8000 0000 -> 8000; 8000 0001 -> 8000; 8000 8000 -> 8000; 8000 7fff -> 8000
; 8000 ffff -> ffff; 8000 0002 -> 8000; 7fff 0000 -> 7fff; 7fff 0001 -> 7fff; 7fff 8000 -> 8000; 7fff 7fff -> 7fff; 7fff ffff -> ffff; 7fff 0002 -> 7fff
; ffff 0000 -> ffff; ffff 0001 -> ffff; ffff 8000 -> ffff; ffff 7fff -> ffff; ffff ffff -> ffff; ffff 0002 -> ffff; 0002 0000 -> 0002; 0002 0001 -> 0002
; 0002 8000 -> 8000; 0002 7fff -> 7fff; 0002 ffff -> ffff; 0002 0002 -> 0002; 0003 1feb -> 1feb; 5a5a 0002 -> 5a5a; 8000 000f -> 8000; 0011 000f -> 0011
; 0011 ffff -> ffff; ffff 1feb -> ffff; 7fff 8e98 -> 8e98; 000f 437d -> 437d; 1feb fffe -> fffe; 437d c34e -> c34e; 0000 0003 -> 0003; 437d ffff -> ffff
; 8e98 ffff -> ffff; 0011 0000 -> 0011; 000f fffe -> fffe; 0000 ba55 -> ba55; c34e 0003 -> c34e; 0010 0002 -> 0010; 437d 0007 -> 437d; 000f c34e -> c34e
; 0010 8e98 -> 8e98; 0010 ffff -> ffff; 0000 1feb -> 1feb; 437d ba55 -> ba55; 5a5a 000f -> 5a5a; 437d 0002 -> 437d; c34e 0001 -> c34e; 8e98 fffe -> fffe
; c34e 0011 -> c34e; 8001 c34e -> c34e; 0007 0001 -> 0007; 1feb 000f -> 1feb; 8e98 8001 -> 8e98; 0011 0010 -> 0011; fffe 7fff -> fffe; ffff fffe -> ffff
; 8e98 0003 -> 8e98; 0002 ba55 -> ba55; fffe 000f -> fffe; 5a5a ffff -> ffff; 0003 7fff -> 7fff
define amdgpu_kernel void @umax_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i16, ptr addrspace(1) %p2, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %o0 = call i16 @llvm.umax.i16(i16 %i0, i16 %i1)
  store i16 %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case umin_i16: b16 b16 -> b16
; 0000 0000 -> 0000; 0000 0001 -> 0000; 0000 8000 -> 0000; 0000 7fff -> 0000; 0000 ffff -> 0000; 0000 0002 -> 0000; 0001 0000 -> 0000; 0001 0001 -> 0001
; 0001 8000 -> 0001; 0001 7fff -> 0001; 0001 ffff -> 0001; 0001 0002 -> 0001; 8000 0000 -> 0000; 8000 0001 -> 0001; 8000 8000 -> 8000; 8000 7fff -> 7fff
; 8000 ffff -> 8000; 8000 0002 -> 0002; 7fff 0000 -> 0000; 7fff 0001 -> 0001; 7fff 8000 -> 7fff; 7fff 7fff -> 7fff; 7fff ffff -> 7fff; 7fff 0002 -> 0002
; ffff 0000 -> 0000; ffff 0001 -> 0001; ffff 8000 -> 8000; ffff 7fff -> 7fff; ffff ffff -> ffff; ffff 0002 -> 0002; 0002 0000 -> 0000; 0002 0001 -> 0001
; 0002 8000 -> 0002; 0002 7fff -> 0002; 0002 ffff -> 0002; 0002 0002 -> 0002; 0003 1feb -> 0003; 5a5a 0002 -> 0002; 8000 000f -> 000f; 0011 000f -> 000f
; 0011 ffff -> 0011; ffff 1feb -> 1feb; 7fff 8e98 -> 7fff; 000f 437d -> 000f; 1feb fffe -> 1feb; 437d c34e -> 437d; 0000 0003 -> 0000; 437d ffff -> 437d
; 8e98 ffff -> 8e98; 0011 0000 -> 0000; 000f fffe -> 000f; 0000 ba55 -> 0000; c34e 0003 -> 0003; 0010 0002 -> 0002; 437d 0007 -> 0007; 000f c34e -> 000f
; 0010 8e98 -> 0010; 0010 ffff -> 0010; 0000 1feb -> 0000; 437d ba55 -> 437d; 5a5a 000f -> 000f; 437d 0002 -> 0002; c34e 0001 -> 0001; 8e98 fffe -> 8e98
; c34e 0011 -> 0011; 8001 c34e -> 8001; 0007 0001 -> 0001; 1feb 000f -> 000f; 8e98 8001 -> 8001; 0011 0010 -> 0010; fffe 7fff -> 7fff; ffff fffe -> fffe
; 8e98 0003 -> 0003; 0002 ba55 -> 0002; fffe 000f -> 000f; 5a5a ffff -> 5a5a; 0003 7fff -> 0003
define amdgpu_kernel void @umin_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i16, ptr addrspace(1) %p2, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %o0 = call i16 @llvm.umin.i16(i16 %i0, i16 %i1)
  store i16 %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case abs_i16: b16 -> b16
; 0000 -> 0000; 0001 -> 0001; 0002 -> 0002; 0003 -> 0003; 0007 -> 0007; 000f -> 000f; 0010 -> 0010; 0011 -> 0011; 8000 -> 8000; 7fff -> 7fff; 8001 -> 7fff
; ffff -> 0001; fffe -> 0002; 5a5a -> 5a5a; a4f0 -> 5b10; 687c -> 687c; 9577 -> 6a89; bb74 -> 448c; f4ae -> 0b52; 8ddf -> 7221; ab4b -> 54b5; de48 -> 21b8
; 8ea3 -> 715d; 233d -> 233d; 0cd2 -> 0cd2; 39c5 -> 39c5; 4ac0 -> 4ac0; 3b80 -> 3b80; c0b5 -> 3f4b; 0bbe -> 0bbe; adec -> 5214; 37aa -> 37aa; 7e54 -> 7e54
; 8a9f -> 7561; 4ba3 -> 4ba3; 2387 -> 2387; f9d9 -> 0627; 7d57 -> 7d57
define amdgpu_kernel void @abs_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = call i16 @llvm.abs.i16(i16 %i0, i1 false)
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case abs_i16_poison: b16 -> b16
; 0000 -> 0000; 0001 -> 0001; 0002 -> 0002; 0003 -> 0003; 0007 -> 0007; 000f -> 000f; 0010 -> 0010; 0011 -> 0011; 7fff -> 7fff; 8001 -> 7fff; ffff -> 0001
; fffe -> 0002; 5a5a -> 5a5a; a4f0 -> 5b10; 687c -> 687c; 9577 -> 6a89; bb74 -> 448c; f4ae -> 0b52; 8ddf -> 7221; ab4b -> 54b5; de48 -> 21b8; 8ea3 -> 715d
; 233d -> 233d; 0cd2 -> 0cd2; 39c5 -> 39c5; 4ac0 -> 4ac0; 3b80 -> 3b80; c0b5 -> 3f4b; 0bbe -> 0bbe; adec -> 5214; 37aa -> 37aa; 7e54 -> 7e54; 8a9f -> 7561
; 4ba3 -> 4ba3; 2387 -> 2387; f9d9 -> 0627; 7d57 -> 7d57
; poison abs_i16_poison: 8000
define amdgpu_kernel void @abs_i16_poison(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = call i16 @llvm.abs.i16(i16 %i0, i1 true)
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case ctpop_i16: b16 -> b16
; 0000 -> 0000; 0001 -> 0001; 0002 -> 0001; 0003 -> 0002; 0007 -> 0003; 000f -> 0004; 0010 -> 0001; 0011 -> 0002; 8000 -> 0001; 7fff -> 000f; 8001 -> 0002
; ffff -> 0010; fffe -> 000f; 5a5a -> 0008; a4f0 -> 0007; 687c -> 0008; 9577 -> 000a; bb74 -> 000a; f4ae -> 000a; 8ddf -> 000b; ab4b -> 0009; de48 -> 0008
; 8ea3 -> 0008; 233d -> 0008; 0cd2 -> 0006; 39c5 -> 0008; 4ac0 -> 0005; 3b80 -> 0006; c0b5 -> 0007; 0bbe -> 0009; adec -> 000a; 37aa -> 0009; 7e54 -> 0009
; 8a9f -> 0009; 4ba3 -> 0008; 2387 -> 0007; f9d9 -> 000b; 7d57 -> 000b
define amdgpu_kernel void @ctpop_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = call i16 @llvm.ctpop.i16(i16 %i0)
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case ctlz_i16: b16 -> b16
; 0000 -> 0010; 0001 -> 000f; 0002 -> 000e; 0003 -> 000e; 0007 -> 000d; 000f -> 000c; 0010 -> 000b; 0011 -> 000b; 8000 -> 0000; 7fff -> 0001; 8001 -> 0000
; ffff -> 0000; fffe -> 0000; 5a5a -> 0001; a4f0 -> 0000; 687c -> 0001; 9577 -> 0000; bb74 -> 0000; f4ae -> 0000; 8ddf -> 0000; ab4b -> 0000; de48 -> 0000
; 8ea3 -> 0000; 233d -> 0002; 0cd2 -> 0004; 39c5 -> 0002; 4ac0 -> 0001; 3b80 -> 0002; c0b5 -> 0000; 0bbe -> 0004; adec -> 0000; 37aa -> 0002; 7e54 -> 0001
; 8a9f -> 0000; 4ba3 -> 0001; 2387 -> 0002; f9d9 -> 0000; 7d57 -> 0001
define amdgpu_kernel void @ctlz_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = call i16 @llvm.ctlz.i16(i16 %i0, i1 false)
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case ctlz_i16_poison: b16 -> b16
; 0001 -> 000f; 0002 -> 000e; 0003 -> 000e; 0007 -> 000d; 000f -> 000c; 0010 -> 000b; 0011 -> 000b; 8000 -> 0000; 7fff -> 0001; 8001 -> 0000; ffff -> 0000
; fffe -> 0000; 5a5a -> 0001; a4f0 -> 0000; 687c -> 0001; 9577 -> 0000; bb74 -> 0000; f4ae -> 0000; 8ddf -> 0000; ab4b -> 0000; de48 -> 0000; 8ea3 -> 0000
; 233d -> 0002; 0cd2 -> 0004; 39c5 -> 0002; 4ac0 -> 0001; 3b80 -> 0002; c0b5 -> 0000; 0bbe -> 0004; adec -> 0000; 37aa -> 0002; 7e54 -> 0001; 8a9f -> 0000
; 4ba3 -> 0001; 2387 -> 0002; f9d9 -> 0000; 7d57 -> 0001
; poison ctlz_i16_poison: 0000
define amdgpu_kernel void @ctlz_i16_poison(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = call i16 @llvm.ctlz.i16(i16 %i0, i1 true)
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case cttz_i16: b16 -> b16
; 0000 -> 0010; 0001 -> 0000; 0002 -> 0001; 0003 -> 0000; 0007 -> 0000; 000f -> 0000; 0010 -> 0004; 0011 -> 0000; 8000 -> 000f; 7fff -> 0000; 8001 -> 0000
; ffff -> 0000; fffe -> 0001; 5a5a -> 0001; a4f0 -> 0004; 687c -> 0002; 9577 -> 0000; bb74 -> 0002; f4ae -> 0001; 8ddf -> 0000; ab4b -> 0000; de48 -> 0003
; 8ea3 -> 0000; 233d -> 0000; 0cd2 -> 0001; 39c5 -> 0000; 4ac0 -> 0006; 3b80 -> 0007; c0b5 -> 0000; 0bbe -> 0001; adec -> 0002; 37aa -> 0001; 7e54 -> 0002
; 8a9f -> 0000; 4ba3 -> 0000; 2387 -> 0000; f9d9 -> 0000; 7d57 -> 0000
define amdgpu_kernel void @cttz_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = call i16 @llvm.cttz.i16(i16 %i0, i1 false)
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case cttz_i16_poison: b16 -> b16
; 0001 -> 0000; 0002 -> 0001; 0003 -> 0000; 0007 -> 0000; 000f -> 0000; 0010 -> 0004; 0011 -> 0000; 8000 -> 000f; 7fff -> 0000; 8001 -> 0000; ffff -> 0000
; fffe -> 0001; 5a5a -> 0001; a4f0 -> 0004; 687c -> 0002; 9577 -> 0000; bb74 -> 0002; f4ae -> 0001; 8ddf -> 0000; ab4b -> 0000; de48 -> 0003; 8ea3 -> 0000
; 233d -> 0000; 0cd2 -> 0001; 39c5 -> 0000; 4ac0 -> 0006; 3b80 -> 0007; c0b5 -> 0000; 0bbe -> 0001; adec -> 0002; 37aa -> 0001; 7e54 -> 0002; 8a9f -> 0000
; 4ba3 -> 0000; 2387 -> 0000; f9d9 -> 0000; 7d57 -> 0000
; poison cttz_i16_poison: 0000
define amdgpu_kernel void @cttz_i16_poison(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = call i16 @llvm.cttz.i16(i16 %i0, i1 true)
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case bitreverse_i16: b16 -> b16
; 0000 -> 0000; 0001 -> 8000; 0002 -> 4000; 0003 -> c000; 0007 -> e000; 000f -> f000; 0010 -> 0800; 0011 -> 8800; 8000 -> 0001; 7fff -> fffe; 8001 -> 8001
; ffff -> ffff; fffe -> 7fff; 5a5a -> 5a5a; a4f0 -> 0f25; 687c -> 3e16; 9577 -> eea9; bb74 -> 2edd; f4ae -> 752f; 8ddf -> fbb1; ab4b -> d2d5; de48 -> 127b
; 8ea3 -> c571; 233d -> bcc4; 0cd2 -> 4b30; 39c5 -> a39c; 4ac0 -> 0352; 3b80 -> 01dc; c0b5 -> ad03; 0bbe -> 7dd0; adec -> 37b5; 37aa -> 55ec; 7e54 -> 2a7e
; 8a9f -> f951; 4ba3 -> c5d2; 2387 -> e1c4; f9d9 -> 9b9f; 7d57 -> eabe
define amdgpu_kernel void @bitreverse_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = call i16 @llvm.bitreverse.i16(i16 %i0)
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case bswap_i16: b16 -> b16
; 0000 -> 0000; 0001 -> 0100; 0002 -> 0200; 0003 -> 0300; 0007 -> 0700; 000f -> 0f00; 0010 -> 1000; 0011 -> 1100; 8000 -> 0080; 7fff -> ff7f; 8001 -> 0180
; ffff -> ffff; fffe -> feff; 5a5a -> 5a5a; a4f0 -> f0a4; 687c -> 7c68; 9577 -> 7795; bb74 -> 74bb; f4ae -> aef4; 8ddf -> df8d; ab4b -> 4bab; de48 -> 48de
; 8ea3 -> a38e; 233d -> 3d23; 0cd2 -> d20c; 39c5 -> c539; 4ac0 -> c04a; 3b80 -> 803b; c0b5 -> b5c0; 0bbe -> be0b; adec -> ecad; 37aa -> aa37; 7e54 -> 547e
; 8a9f -> 9f8a; 4ba3 -> a34b; 2387 -> 8723; f9d9 -> d9f9; 7d57 -> 577d
define amdgpu_kernel void @bswap_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = call i16 @llvm.bswap.i16(i16 %i0)
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case fshl_i16: b16 b16 b16 -> b16
; 0000 0000 0020 -> 0000; 0000 0001 0010 -> 0000; 0000 8000 0020 -> 0000; 0000 7fff 0013 -> 0003; 0000 ffff 000f -> 7fff; 0000 0002 0001 -> 0000
; 0001 0000 0010 -> 0001; 0001 0001 0020 -> 0001; 0001 8000 0001 -> 0003; 0001 7fff 0000 -> 0001; 0001 ffff c829 -> 03ff; 0001 0002 0000 -> 0001
; 8000 0000 0001 -> 0000; 8000 0001 0000 -> 8000; 8000 8000 0001 -> 0001; 8000 7fff 0010 -> 8000; 8000 ffff 0013 -> 0007; 8000 0002 000f -> 0001
; 7fff 0000 0000 -> 7fff; 7fff 0001 0e52 -> fffc; 7fff 8000 0001 -> ffff; 7fff 7fff 0010 -> 7fff; 7fff ffff 0013 -> ffff; 7fff 0002 0001 -> fffe
; ffff 0000 952a -> fc00; ffff 0001 0010 -> ffff; ffff 8000 0010 -> ffff; ffff 7fff 4727 -> ffbf; ffff ffff 0010 -> ffff; ffff 0002 0000 -> ffff
; 0002 0000 0001 -> 0004; 0002 0001 d0c3 -> 0010; 0002 8000 b30b -> 1400; 0002 7fff 4635 -> 004f; 0002 ffff 0013 -> 0017; 0002 0002 0020 -> 0002
; 8000 0011 0010 -> 8000; 5a5a 0007 0013 -> d2d0; 0007 0002 0010 -> 0007; 0010 0002 0001 -> 0020; 7fff 8001 0000 -> 7fff; 0003 6b4d 000f -> b5a6
; 0010 ead5 0013 -> 0087; 0001 0000 0013 -> 0008; 0003 2c3d 0020 -> 0003; 6b4d 0010 0013 -> 5a68; 0000 0001 0013 -> 0000; 0011 0003 000f -> 8001
; 7fff 3b69 0013 -> fff9; 8001 0003 000f -> 8001; 3670 0003 0001 -> 6ce0; 0002 7fff 0020 -> 0002; fffe 5a5a 0020 -> fffe; fffe ead5 0010 -> fffe
; 0007 0001 0010 -> 0007; 0001 ead5 0020 -> 0001; 000f 000f 0013 -> 0078; 0011 6b4d 72b9 -> 22d6; 0000 ffff 4c3c -> 0fff; 0000 000f 0001 -> 0000
; 8000 5a5a 000f -> 2d2d; 3b69 fffe 0001 -> 76d3; 0007 2c3d 0010 -> 0007; ffff ffff 000f -> ffff; 0010 fffe 0013 -> 0087; 0010 6b4d 000f -> 35a6
; 3670 fffe 0000 -> 3670; 3670 000f 0000 -> 3670; 0007 0010 000f -> 8008; 8000 0003 0010 -> 8000; 0002 0000 0010 -> 0002; 5a5a 0001 000f -> 0000
; 0001 8000 0020 -> 0001; 0007 0011 0013 -> 0038; 0000 000f 0020 -> 0000; 0007 2c3d 0020 -> 0007; fffe 0001 873f -> 0000; 0000 3b69 0020 -> 0000
; 000f 8000 d012 -> 003e; ead5 ead5 0001 -> d5ab; 0002 0011 0013 -> 0010; ead5 6b4d 0010 -> ead5; 7fff 0002 0013 -> fff8; 3670 fffe 0020 -> 3670
; 0001 7fff 0013 -> 000b; 000f 8000 0000 -> 000f; 8000 0000 0010 -> 8000
define amdgpu_kernel void @fshl_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i16, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i16, ptr addrspace(1) %p3, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %i2 = load i16, ptr addrspace(1) %a2, align 2
  %o0 = call i16 @llvm.fshl.i16(i16 %i0, i16 %i1, i16 %i2)
  store i16 %o0, ptr addrspace(1) %a3, align 2
  ret void
}

; case fshr_i16: b16 b16 b16 -> b16
; 0000 0000 0020 -> 0000; 0000 0001 0010 -> 0001; 0000 8000 0020 -> 8000; 0000 7fff 0013 -> 0fff; 0000 ffff 000f -> 0001; 0000 0002 0001 -> 0001
; 0001 0000 0010 -> 0000; 0001 0001 0020 -> 0001; 0001 8000 0001 -> c000; 0001 7fff 0000 -> 7fff; 0001 ffff c829 -> 00ff; 0001 0002 0000 -> 0002
; 8000 0000 0001 -> 0000; 8000 0001 0000 -> 0001; 8000 8000 0001 -> 4000; 8000 7fff 0010 -> 7fff; 8000 ffff 0013 -> 1fff; 8000 0002 000f -> 0000
; 7fff 0000 0000 -> 0000; 7fff 0001 0e52 -> c000; 7fff 8000 0001 -> c000; 7fff 7fff 0010 -> 7fff; 7fff ffff 0013 -> ffff; 7fff 0002 0001 -> 8001
; ffff 0000 952a -> ffc0; ffff 0001 0010 -> 0001; ffff 8000 0010 -> 8000; ffff 7fff 4727 -> feff; ffff ffff 0010 -> ffff; ffff 0002 0000 -> 0002
; 0002 0000 0001 -> 0000; 0002 0001 d0c3 -> 4000; 0002 8000 b30b -> 0050; 0002 7fff 4635 -> 13ff; 0002 ffff 0013 -> 5fff; 0002 0002 0020 -> 0002
; 8000 0011 0010 -> 0011; 5a5a 0007 0013 -> 4000; 0007 0002 0010 -> 0002; 0010 0002 0001 -> 0001; 7fff 8001 0000 -> 8001; 0003 6b4d 000f -> 0006
; 0010 ead5 0013 -> 1d5a; 0001 0000 0013 -> 2000; 0003 2c3d 0020 -> 2c3d; 6b4d 0010 0013 -> a002; 0000 0001 0013 -> 0000; 0011 0003 000f -> 0022
; 7fff 3b69 0013 -> e76d; 8001 0003 000f -> 0002; 3670 0003 0001 -> 0001; 0002 7fff 0020 -> 7fff; fffe 5a5a 0020 -> 5a5a; fffe ead5 0010 -> ead5
; 0007 0001 0010 -> 0001; 0001 ead5 0020 -> ead5; 000f 000f 0013 -> e001; 0011 6b4d 72b9 -> 08b5; 0000 ffff 4c3c -> 000f; 0000 000f 0001 -> 0007
; 8000 5a5a 000f -> 0000; 3b69 fffe 0001 -> ffff; 0007 2c3d 0010 -> 2c3d; ffff ffff 000f -> ffff; 0010 fffe 0013 -> 1fff; 0010 6b4d 000f -> 0020
; 3670 fffe 0000 -> fffe; 3670 000f 0000 -> 000f; 0007 0010 000f -> 000e; 8000 0003 0010 -> 0003; 0002 0000 0010 -> 0000; 5a5a 0001 000f -> b4b4
; 0001 8000 0020 -> 8000; 0007 0011 0013 -> e002; 0000 000f 0020 -> 000f; 0007 2c3d 0020 -> 2c3d; fffe 0001 873f -> fffc; 0000 3b69 0020 -> 3b69
; 000f 8000 d012 -> e000; ead5 ead5 0001 -> f56a; 0002 0011 0013 -> 4002; ead5 6b4d 0010 -> 6b4d; 7fff 0002 0013 -> e000; 3670 fffe 0020 -> fffe
; 0001 7fff 0013 -> 2fff; 000f 8000 0000 -> 8000; 8000 0000 0010 -> 0000
define amdgpu_kernel void @fshr_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i16, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i16, ptr addrspace(1) %p3, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %i2 = load i16, ptr addrspace(1) %a2, align 2
  %o0 = call i16 @llvm.fshr.i16(i16 %i0, i16 %i1, i16 %i2)
  store i16 %o0, ptr addrspace(1) %a3, align 2
  ret void
}

; case uadd_sat_i16: b16 b16 -> b16
; 0000 0000 -> 0000; 0000 0001 -> 0001; 0000 8000 -> 8000; 0000 7fff -> 7fff; 0000 ffff -> ffff; 0000 0002 -> 0002; 0001 0000 -> 0001; 0001 0001 -> 0002
; 0001 8000 -> 8001; 0001 7fff -> 8000; 0001 ffff -> ffff; 0001 0002 -> 0003; 8000 0000 -> 8000; 8000 0001 -> 8001; 8000 8000 -> ffff; 8000 7fff -> ffff
; 8000 ffff -> ffff; 8000 0002 -> 8002; 7fff 0000 -> 7fff; 7fff 0001 -> 8000; 7fff 8000 -> ffff; 7fff 7fff -> fffe; 7fff ffff -> ffff; 7fff 0002 -> 8001
; ffff 0000 -> ffff; ffff 0001 -> ffff; ffff 8000 -> ffff; ffff 7fff -> ffff; ffff ffff -> ffff; ffff 0002 -> ffff; 0002 0000 -> 0002; 0002 0001 -> 0003
; 0002 8000 -> 8002; 0002 7fff -> 8001; 0002 ffff -> ffff; 0002 0002 -> 0004; 0003 1feb -> 1fee; 5a5a 0002 -> 5a5c; 8000 000f -> 800f; 0011 000f -> 0020
; 0011 ffff -> ffff; ffff 1feb -> ffff; 7fff 8e98 -> ffff; 000f 437d -> 438c; 1feb fffe -> ffff; 437d c34e -> ffff; 0000 0003 -> 0003; 437d ffff -> ffff
; 8e98 ffff -> ffff; 0011 0000 -> 0011; 000f fffe -> ffff; 0000 ba55 -> ba55; c34e 0003 -> c351; 0010 0002 -> 0012; 437d 0007 -> 4384; 000f c34e -> c35d
; 0010 8e98 -> 8ea8; 0010 ffff -> ffff; 0000 1feb -> 1feb; 437d ba55 -> fdd2; 5a5a 000f -> 5a69; 437d 0002 -> 437f; c34e 0001 -> c34f; 8e98 fffe -> ffff
; c34e 0011 -> c35f; 8001 c34e -> ffff; 0007 0001 -> 0008; 1feb 000f -> 1ffa; 8e98 8001 -> ffff; 0011 0010 -> 0021; fffe 7fff -> ffff; ffff fffe -> ffff
; 8e98 0003 -> 8e9b; 0002 ba55 -> ba57; fffe 000f -> ffff; 5a5a ffff -> ffff; 0003 7fff -> 8002
define amdgpu_kernel void @uadd_sat_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i16, ptr addrspace(1) %p2, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %o0 = call i16 @llvm.uadd.sat.i16(i16 %i0, i16 %i1)
  store i16 %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case usub_sat_i16: b16 b16 -> b16
; 0000 0000 -> 0000; 0000 0001 -> 0000; 0000 8000 -> 0000; 0000 7fff -> 0000; 0000 ffff -> 0000; 0000 0002 -> 0000; 0001 0000 -> 0001; 0001 0001 -> 0000
; 0001 8000 -> 0000; 0001 7fff -> 0000; 0001 ffff -> 0000; 0001 0002 -> 0000; 8000 0000 -> 8000; 8000 0001 -> 7fff; 8000 8000 -> 0000; 8000 7fff -> 0001
; 8000 ffff -> 0000; 8000 0002 -> 7ffe; 7fff 0000 -> 7fff; 7fff 0001 -> 7ffe; 7fff 8000 -> 0000; 7fff 7fff -> 0000; 7fff ffff -> 0000; 7fff 0002 -> 7ffd
; ffff 0000 -> ffff; ffff 0001 -> fffe; ffff 8000 -> 7fff; ffff 7fff -> 8000; ffff ffff -> 0000; ffff 0002 -> fffd; 0002 0000 -> 0002; 0002 0001 -> 0001
; 0002 8000 -> 0000; 0002 7fff -> 0000; 0002 ffff -> 0000; 0002 0002 -> 0000; 0003 1feb -> 0000; 5a5a 0002 -> 5a58; 8000 000f -> 7ff1; 0011 000f -> 0002
; 0011 ffff -> 0000; ffff 1feb -> e014; 7fff 8e98 -> 0000; 000f 437d -> 0000; 1feb fffe -> 0000; 437d c34e -> 0000; 0000 0003 -> 0000; 437d ffff -> 0000
; 8e98 ffff -> 0000; 0011 0000 -> 0011; 000f fffe -> 0000; 0000 ba55 -> 0000; c34e 0003 -> c34b; 0010 0002 -> 000e; 437d 0007 -> 4376; 000f c34e -> 0000
; 0010 8e98 -> 0000; 0010 ffff -> 0000; 0000 1feb -> 0000; 437d ba55 -> 0000; 5a5a 000f -> 5a4b; 437d 0002 -> 437b; c34e 0001 -> c34d; 8e98 fffe -> 0000
; c34e 0011 -> c33d; 8001 c34e -> 0000; 0007 0001 -> 0006; 1feb 000f -> 1fdc; 8e98 8001 -> 0e97; 0011 0010 -> 0001; fffe 7fff -> 7fff; ffff fffe -> 0001
; 8e98 0003 -> 8e95; 0002 ba55 -> 0000; fffe 000f -> ffef; 5a5a ffff -> 0000; 0003 7fff -> 0000
define amdgpu_kernel void @usub_sat_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i16, ptr addrspace(1) %p2, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %o0 = call i16 @llvm.usub.sat.i16(i16 %i0, i16 %i1)
  store i16 %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case sadd_sat_i16: b16 b16 -> b16
; 0000 0000 -> 0000; 0000 0001 -> 0001; 0000 8000 -> 8000; 0000 7fff -> 7fff; 0000 ffff -> ffff; 0000 0002 -> 0002; 0001 0000 -> 0001; 0001 0001 -> 0002
; 0001 8000 -> 8001; 0001 7fff -> 7fff; 0001 ffff -> 0000; 0001 0002 -> 0003; 8000 0000 -> 8000; 8000 0001 -> 8001; 8000 8000 -> 8000; 8000 7fff -> ffff
; 8000 ffff -> 8000; 8000 0002 -> 8002; 7fff 0000 -> 7fff; 7fff 0001 -> 7fff; 7fff 8000 -> ffff; 7fff 7fff -> 7fff; 7fff ffff -> 7ffe; 7fff 0002 -> 7fff
; ffff 0000 -> ffff; ffff 0001 -> 0000; ffff 8000 -> 8000; ffff 7fff -> 7ffe; ffff ffff -> fffe; ffff 0002 -> 0001; 0002 0000 -> 0002; 0002 0001 -> 0003
; 0002 8000 -> 8002; 0002 7fff -> 7fff; 0002 ffff -> 0001; 0002 0002 -> 0004; 0003 1feb -> 1fee; 5a5a 0002 -> 5a5c; 8000 000f -> 800f; 0011 000f -> 0020
; 0011 ffff -> 0010; ffff 1feb -> 1fea; 7fff 8e98 -> 0e97; 000f 437d -> 438c; 1feb fffe -> 1fe9; 437d c34e -> 06cb; 0000 0003 -> 0003; 437d ffff -> 437c
; 8e98 ffff -> 8e97; 0011 0000 -> 0011; 000f fffe -> 000d; 0000 ba55 -> ba55; c34e 0003 -> c351; 0010 0002 -> 0012; 437d 0007 -> 4384; 000f c34e -> c35d
; 0010 8e98 -> 8ea8; 0010 ffff -> 000f; 0000 1feb -> 1feb; 437d ba55 -> fdd2; 5a5a 000f -> 5a69; 437d 0002 -> 437f; c34e 0001 -> c34f; 8e98 fffe -> 8e96
; c34e 0011 -> c35f; 8001 c34e -> 8000; 0007 0001 -> 0008; 1feb 000f -> 1ffa; 8e98 8001 -> 8000; 0011 0010 -> 0021; fffe 7fff -> 7ffd; ffff fffe -> fffd
; 8e98 0003 -> 8e9b; 0002 ba55 -> ba57; fffe 000f -> 000d; 5a5a ffff -> 5a59; 0003 7fff -> 7fff
define amdgpu_kernel void @sadd_sat_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i16, ptr addrspace(1) %p2, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %o0 = call i16 @llvm.sadd.sat.i16(i16 %i0, i16 %i1)
  store i16 %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case ssub_sat_i16: b16 b16 -> b16
; 0000 0000 -> 0000; 0000 0001 -> ffff; 0000 8000 -> 7fff; 0000 7fff -> 8001; 0000 ffff -> 0001; 0000 0002 -> fffe; 0001 0000 -> 0001; 0001 0001 -> 0000
; 0001 8000 -> 7fff; 0001 7fff -> 8002; 0001 ffff -> 0002; 0001 0002 -> ffff; 8000 0000 -> 8000; 8000 0001 -> 8000; 8000 8000 -> 0000; 8000 7fff -> 8000
; 8000 ffff -> 8001; 8000 0002 -> 8000; 7fff 0000 -> 7fff; 7fff 0001 -> 7ffe; 7fff 8000 -> 7fff; 7fff 7fff -> 0000; 7fff ffff -> 7fff; 7fff 0002 -> 7ffd
; ffff 0000 -> ffff; ffff 0001 -> fffe; ffff 8000 -> 7fff; ffff 7fff -> 8000; ffff ffff -> 0000; ffff 0002 -> fffd; 0002 0000 -> 0002; 0002 0001 -> 0001
; 0002 8000 -> 7fff; 0002 7fff -> 8003; 0002 ffff -> 0003; 0002 0002 -> 0000; 0003 1feb -> e018; 5a5a 0002 -> 5a58; 8000 000f -> 8000; 0011 000f -> 0002
; 0011 ffff -> 0012; ffff 1feb -> e014; 7fff 8e98 -> 7fff; 000f 437d -> bc92; 1feb fffe -> 1fed; 437d c34e -> 7fff; 0000 0003 -> fffd; 437d ffff -> 437e
; 8e98 ffff -> 8e99; 0011 0000 -> 0011; 000f fffe -> 0011; 0000 ba55 -> 45ab; c34e 0003 -> c34b; 0010 0002 -> 000e; 437d 0007 -> 4376; 000f c34e -> 3cc1
; 0010 8e98 -> 7178; 0010 ffff -> 0011; 0000 1feb -> e015; 437d ba55 -> 7fff; 5a5a 000f -> 5a4b; 437d 0002 -> 437b; c34e 0001 -> c34d; 8e98 fffe -> 8e9a
; c34e 0011 -> c33d; 8001 c34e -> bcb3; 0007 0001 -> 0006; 1feb 000f -> 1fdc; 8e98 8001 -> 0e97; 0011 0010 -> 0001; fffe 7fff -> 8000; ffff fffe -> 0001
; 8e98 0003 -> 8e95; 0002 ba55 -> 45ad; fffe 000f -> ffef; 5a5a ffff -> 5a5b; 0003 7fff -> 8004
define amdgpu_kernel void @ssub_sat_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i16, ptr addrspace(1) %p2, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %o0 = call i16 @llvm.ssub.sat.i16(i16 %i0, i16 %i1)
  store i16 %o0, ptr addrspace(1) %a2, align 2
  ret void
}

; case smax_i32: b32 b32 -> b32
; 00000000 00000000 -> 00000000; 00000000 00000001 -> 00000001; 00000000 80000000 -> 00000000; 00000000 7fffffff -> 7fffffff; 00000000 ffffffff -> 00000000
; 00000000 00000002 -> 00000002; 00000001 00000000 -> 00000001; 00000001 00000001 -> 00000001; 00000001 80000000 -> 00000001; 00000001 7fffffff -> 7fffffff
; 00000001 ffffffff -> 00000001; 00000001 00000002 -> 00000002; 80000000 00000000 -> 00000000; 80000000 00000001 -> 00000001; 80000000 80000000 -> 80000000
; 80000000 7fffffff -> 7fffffff; 80000000 ffffffff -> ffffffff; 80000000 00000002 -> 00000002; 7fffffff 00000000 -> 7fffffff; 7fffffff 00000001 -> 7fffffff
; 7fffffff 80000000 -> 7fffffff; 7fffffff 7fffffff -> 7fffffff; 7fffffff ffffffff -> 7fffffff; 7fffffff 00000002 -> 7fffffff; ffffffff 00000000 -> 00000000
; ffffffff 00000001 -> 00000001; ffffffff 80000000 -> ffffffff; ffffffff 7fffffff -> 7fffffff; ffffffff ffffffff -> ffffffff; ffffffff 00000002 -> 00000002
; 00000002 00000000 -> 00000002; 00000002 00000001 -> 00000002; 00000002 80000000 -> 00000002; 00000002 7fffffff -> 7fffffff; 00000002 ffffffff -> 00000002
; 00000002 00000002 -> 00000002; 5a5a5a5a 00000021 -> 5a5a5a5a; 7fffffff 32c4f89d -> 7fffffff; 00000001 00000021 -> 00000021; c088d6fb 80000001 -> c088d6fb
; db9ac0a4 c088d6fb -> db9ac0a4; 00000021 00000003 -> 00000021; 7c32027b 00000002 -> 7c32027b; 0000001f 7c32027b -> 7c32027b; 7c32027b fffffffe -> 7c32027b
; 00000021 fffffffe -> 00000021; c088d6fb 00000000 -> 00000000; 5a5a5a5a 80000000 -> 5a5a5a5a; 0000001f 00000021 -> 00000021; 80000001 00000002 -> 00000002
; 80000001 0000001f -> 0000001f; 80000001 32c4f89d -> 32c4f89d; 00000021 00000000 -> 00000021; 80000001 7fffffff -> 7fffffff; 7c32027b 5a5a5a5a -> 7c32027b
; 0000001f 00000003 -> 0000001f; ffffffff f2929f5e -> ffffffff; 00000003 00000003 -> 00000003; 00000000 00000003 -> 00000003; 00000001 db9ac0a4 -> 00000001
; 00000001 7c32027b -> 7c32027b; 80000001 00000020 -> 00000020; 00000002 32c4f89d -> 32c4f89d; f2929f5e 00000001 -> 00000001; fffffffe 80000001 -> fffffffe
; 7fffffff 00000003 -> 7fffffff; 32c4f89d 00000007 -> 32c4f89d; 00000007 ffffffff -> 00000007; 32c4f89d 80000000 -> 32c4f89d; 00000003 00000020 -> 00000020
; fffffffe db9ac0a4 -> fffffffe; fffffffe fffffffe -> fffffffe; 7c32027b f2929f5e -> 7c32027b; 32c4f89d 0000001f -> 32c4f89d; 00000000 32c4f89d -> 32c4f89d
; 00000000 00000021 -> 00000021; 32c4f89d 80000001 -> 32c4f89d; 7c32027b 00000007 -> 7c32027b; 00000001 00000007 -> 00000007; fffffffe 5a5a5a5a -> 5a5a5a5a
; c088d6fb db9ac0a4 -> db9ac0a4; c088d6fb 32c4f89d -> 32c4f89d; 5a5a5a5a 00000000 -> 5a5a5a5a; 7fffffff 00000021 -> 7fffffff; 80000001 5a5a5a5a -> 5a5a5a5a
; 00000007 5a5a5a5a -> 5a5a5a5a
define amdgpu_kernel void @smax_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %o0 = call i32 @llvm.smax.i32(i32 %i0, i32 %i1)
  store i32 %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case smin_i32: b32 b32 -> b32
; 00000000 00000000 -> 00000000; 00000000 00000001 -> 00000000; 00000000 80000000 -> 80000000; 00000000 7fffffff -> 00000000; 00000000 ffffffff -> ffffffff
; 00000000 00000002 -> 00000000; 00000001 00000000 -> 00000000; 00000001 00000001 -> 00000001; 00000001 80000000 -> 80000000; 00000001 7fffffff -> 00000001
; 00000001 ffffffff -> ffffffff; 00000001 00000002 -> 00000001; 80000000 00000000 -> 80000000; 80000000 00000001 -> 80000000; 80000000 80000000 -> 80000000
; 80000000 7fffffff -> 80000000; 80000000 ffffffff -> 80000000; 80000000 00000002 -> 80000000; 7fffffff 00000000 -> 00000000; 7fffffff 00000001 -> 00000001
; 7fffffff 80000000 -> 80000000; 7fffffff 7fffffff -> 7fffffff; 7fffffff ffffffff -> ffffffff; 7fffffff 00000002 -> 00000002; ffffffff 00000000 -> ffffffff
; ffffffff 00000001 -> ffffffff; ffffffff 80000000 -> 80000000; ffffffff 7fffffff -> ffffffff; ffffffff ffffffff -> ffffffff; ffffffff 00000002 -> ffffffff
; 00000002 00000000 -> 00000000; 00000002 00000001 -> 00000001; 00000002 80000000 -> 80000000; 00000002 7fffffff -> 00000002; 00000002 ffffffff -> ffffffff
; 00000002 00000002 -> 00000002; 5a5a5a5a 00000021 -> 00000021; 7fffffff 32c4f89d -> 32c4f89d; 00000001 00000021 -> 00000001; c088d6fb 80000001 -> 80000001
; db9ac0a4 c088d6fb -> c088d6fb; 00000021 00000003 -> 00000003; 7c32027b 00000002 -> 00000002; 0000001f 7c32027b -> 0000001f; 7c32027b fffffffe -> fffffffe
; 00000021 fffffffe -> fffffffe; c088d6fb 00000000 -> c088d6fb; 5a5a5a5a 80000000 -> 80000000; 0000001f 00000021 -> 0000001f; 80000001 00000002 -> 80000001
; 80000001 0000001f -> 80000001; 80000001 32c4f89d -> 80000001; 00000021 00000000 -> 00000000; 80000001 7fffffff -> 80000001; 7c32027b 5a5a5a5a -> 5a5a5a5a
; 0000001f 00000003 -> 00000003; ffffffff f2929f5e -> f2929f5e; 00000003 00000003 -> 00000003; 00000000 00000003 -> 00000000; 00000001 db9ac0a4 -> db9ac0a4
; 00000001 7c32027b -> 00000001; 80000001 00000020 -> 80000001; 00000002 32c4f89d -> 00000002; f2929f5e 00000001 -> f2929f5e; fffffffe 80000001 -> 80000001
; 7fffffff 00000003 -> 00000003; 32c4f89d 00000007 -> 00000007; 00000007 ffffffff -> ffffffff; 32c4f89d 80000000 -> 80000000; 00000003 00000020 -> 00000003
; fffffffe db9ac0a4 -> db9ac0a4; fffffffe fffffffe -> fffffffe; 7c32027b f2929f5e -> f2929f5e; 32c4f89d 0000001f -> 0000001f; 00000000 32c4f89d -> 00000000
; 00000000 00000021 -> 00000000; 32c4f89d 80000001 -> 80000001; 7c32027b 00000007 -> 00000007; 00000001 00000007 -> 00000001; fffffffe 5a5a5a5a -> fffffffe
; c088d6fb db9ac0a4 -> c088d6fb; c088d6fb 32c4f89d -> c088d6fb; 5a5a5a5a 00000000 -> 00000000; 7fffffff 00000021 -> 00000021; 80000001 5a5a5a5a -> 80000001
; 00000007 5a5a5a5a -> 00000007
define amdgpu_kernel void @smin_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %o0 = call i32 @llvm.smin.i32(i32 %i0, i32 %i1)
  store i32 %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case umax_i32: b32 b32 -> b32
; 00000000 00000000 -> 00000000; 00000000 00000001 -> 00000001; 00000000 80000000 -> 80000000; 00000000 7fffffff -> 7fffffff; 00000000 ffffffff -> ffffffff
; 00000000 00000002 -> 00000002; 00000001 00000000 -> 00000001; 00000001 00000001 -> 00000001; 00000001 80000000 -> 80000000; 00000001 7fffffff -> 7fffffff
; 00000001 ffffffff -> ffffffff; 00000001 00000002 -> 00000002; 80000000 00000000 -> 80000000; 80000000 00000001 -> 80000000; 80000000 80000000 -> 80000000
; 80000000 7fffffff -> 80000000; 80000000 ffffffff -> ffffffff; 80000000 00000002 -> 80000000; 7fffffff 00000000 -> 7fffffff; 7fffffff 00000001 -> 7fffffff
; 7fffffff 80000000 -> 80000000; 7fffffff 7fffffff -> 7fffffff; 7fffffff ffffffff -> ffffffff; 7fffffff 00000002 -> 7fffffff; ffffffff 00000000 -> ffffffff
; ffffffff 00000001 -> ffffffff; ffffffff 80000000 -> ffffffff; ffffffff 7fffffff -> ffffffff; ffffffff ffffffff -> ffffffff; ffffffff 00000002 -> ffffffff
; 00000002 00000000 -> 00000002; 00000002 00000001 -> 00000002; 00000002 80000000 -> 80000000; 00000002 7fffffff -> 7fffffff; 00000002 ffffffff -> ffffffff
; 00000002 00000002 -> 00000002; 5a5a5a5a 00000021 -> 5a5a5a5a; 7fffffff 32c4f89d -> 7fffffff; 00000001 00000021 -> 00000021; c088d6fb 80000001 -> c088d6fb
; db9ac0a4 c088d6fb -> db9ac0a4; 00000021 00000003 -> 00000021; 7c32027b 00000002 -> 7c32027b; 0000001f 7c32027b -> 7c32027b; 7c32027b fffffffe -> fffffffe
; 00000021 fffffffe -> fffffffe; c088d6fb 00000000 -> c088d6fb; 5a5a5a5a 80000000 -> 80000000; 0000001f 00000021 -> 00000021; 80000001 00000002 -> 80000001
; 80000001 0000001f -> 80000001; 80000001 32c4f89d -> 80000001; 00000021 00000000 -> 00000021; 80000001 7fffffff -> 80000001; 7c32027b 5a5a5a5a -> 7c32027b
; 0000001f 00000003 -> 0000001f; ffffffff f2929f5e -> ffffffff; 00000003 00000003 -> 00000003; 00000000 00000003 -> 00000003; 00000001 db9ac0a4 -> db9ac0a4
; 00000001 7c32027b -> 7c32027b; 80000001 00000020 -> 80000001; 00000002 32c4f89d -> 32c4f89d; f2929f5e 00000001 -> f2929f5e; fffffffe 80000001 -> fffffffe
; 7fffffff 00000003 -> 7fffffff; 32c4f89d 00000007 -> 32c4f89d; 00000007 ffffffff -> ffffffff; 32c4f89d 80000000 -> 80000000; 00000003 00000020 -> 00000020
; fffffffe db9ac0a4 -> fffffffe; fffffffe fffffffe -> fffffffe; 7c32027b f2929f5e -> f2929f5e; 32c4f89d 0000001f -> 32c4f89d; 00000000 32c4f89d -> 32c4f89d
; 00000000 00000021 -> 00000021; 32c4f89d 80000001 -> 80000001; 7c32027b 00000007 -> 7c32027b; 00000001 00000007 -> 00000007; fffffffe 5a5a5a5a -> fffffffe
; c088d6fb db9ac0a4 -> db9ac0a4; c088d6fb 32c4f89d -> c088d6fb; 5a5a5a5a 00000000 -> 5a5a5a5a; 7fffffff 00000021 -> 7fffffff; 80000001 5a5a5a5a -> 80000001
; 00000007 5a5a5a5a -> 5a5a5a5a
define amdgpu_kernel void @umax_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %o0 = call i32 @llvm.umax.i32(i32 %i0, i32 %i1)
  store i32 %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case umin_i32: b32 b32 -> b32
; 00000000 00000000 -> 00000000; 00000000 00000001 -> 00000000; 00000000 80000000 -> 00000000; 00000000 7fffffff -> 00000000; 00000000 ffffffff -> 00000000
; 00000000 00000002 -> 00000000; 00000001 00000000 -> 00000000; 00000001 00000001 -> 00000001; 00000001 80000000 -> 00000001; 00000001 7fffffff -> 00000001
; 00000001 ffffffff -> 00000001; 00000001 00000002 -> 00000001; 80000000 00000000 -> 00000000; 80000000 00000001 -> 00000001; 80000000 80000000 -> 80000000
; 80000000 7fffffff -> 7fffffff; 80000000 ffffffff -> 80000000; 80000000 00000002 -> 00000002; 7fffffff 00000000 -> 00000000; 7fffffff 00000001 -> 00000001
; 7fffffff 80000000 -> 7fffffff; 7fffffff 7fffffff -> 7fffffff; 7fffffff ffffffff -> 7fffffff; 7fffffff 00000002 -> 00000002; ffffffff 00000000 -> 00000000
; ffffffff 00000001 -> 00000001; ffffffff 80000000 -> 80000000; ffffffff 7fffffff -> 7fffffff; ffffffff ffffffff -> ffffffff; ffffffff 00000002 -> 00000002
; 00000002 00000000 -> 00000000; 00000002 00000001 -> 00000001; 00000002 80000000 -> 00000002; 00000002 7fffffff -> 00000002; 00000002 ffffffff -> 00000002
; 00000002 00000002 -> 00000002; 5a5a5a5a 00000021 -> 00000021; 7fffffff 32c4f89d -> 32c4f89d; 00000001 00000021 -> 00000001; c088d6fb 80000001 -> 80000001
; db9ac0a4 c088d6fb -> c088d6fb; 00000021 00000003 -> 00000003; 7c32027b 00000002 -> 00000002; 0000001f 7c32027b -> 0000001f; 7c32027b fffffffe -> 7c32027b
; 00000021 fffffffe -> 00000021; c088d6fb 00000000 -> 00000000; 5a5a5a5a 80000000 -> 5a5a5a5a; 0000001f 00000021 -> 0000001f; 80000001 00000002 -> 00000002
; 80000001 0000001f -> 0000001f; 80000001 32c4f89d -> 32c4f89d; 00000021 00000000 -> 00000000; 80000001 7fffffff -> 7fffffff; 7c32027b 5a5a5a5a -> 5a5a5a5a
; 0000001f 00000003 -> 00000003; ffffffff f2929f5e -> f2929f5e; 00000003 00000003 -> 00000003; 00000000 00000003 -> 00000000; 00000001 db9ac0a4 -> 00000001
; 00000001 7c32027b -> 00000001; 80000001 00000020 -> 00000020; 00000002 32c4f89d -> 00000002; f2929f5e 00000001 -> 00000001; fffffffe 80000001 -> 80000001
; 7fffffff 00000003 -> 00000003; 32c4f89d 00000007 -> 00000007; 00000007 ffffffff -> 00000007; 32c4f89d 80000000 -> 32c4f89d; 00000003 00000020 -> 00000003
; fffffffe db9ac0a4 -> db9ac0a4; fffffffe fffffffe -> fffffffe; 7c32027b f2929f5e -> 7c32027b; 32c4f89d 0000001f -> 0000001f; 00000000 32c4f89d -> 00000000
; 00000000 00000021 -> 00000000; 32c4f89d 80000001 -> 32c4f89d; 7c32027b 00000007 -> 00000007; 00000001 00000007 -> 00000001; fffffffe 5a5a5a5a -> 5a5a5a5a
; c088d6fb db9ac0a4 -> c088d6fb; c088d6fb 32c4f89d -> 32c4f89d; 5a5a5a5a 00000000 -> 00000000; 7fffffff 00000021 -> 00000021; 80000001 5a5a5a5a -> 5a5a5a5a
; 00000007 5a5a5a5a -> 00000007
define amdgpu_kernel void @umin_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %o0 = call i32 @llvm.umin.i32(i32 %i0, i32 %i1)
  store i32 %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case abs_i32: b32 -> b32
; 00000000 -> 00000000; 00000001 -> 00000001; 00000002 -> 00000002; 00000003 -> 00000003; 00000007 -> 00000007; 0000001f -> 0000001f; 00000020 -> 00000020
; 00000021 -> 00000021; 80000000 -> 80000000; 7fffffff -> 7fffffff; 80000001 -> 7fffffff; ffffffff -> 00000001; fffffffe -> 00000002; 5a5a5a5a -> 5a5a5a5a
; 466a3f31 -> 466a3f31; dc97453b -> 2368bac5; 149a5eae -> 149a5eae; c74e2c22 -> 38b1d3de; 025c5f79 -> 025c5f79; 38aaaf0b -> 38aaaf0b; 1279041d -> 1279041d
; 6ba34781 -> 6ba34781; b56d8f41 -> 4a9270bf; 02a33f73 -> 02a33f73; 4e161f97 -> 4e161f97; 1233d7db -> 1233d7db; df11f553 -> 20ee0aad; 42c435bf -> 42c435bf
; e47d9c74 -> 1b82638c; 792c4d16 -> 792c4d16; 142ac2b4 -> 142ac2b4; 014cb89d -> 014cb89d; 88fe9295 -> 77016d6b; 47ded651 -> 47ded651; 20552215 -> 20552215
; bb99b200 -> 44664e00; f0107f76 -> 0fef808a; 546e439e -> 546e439e
define amdgpu_kernel void @abs_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = call i32 @llvm.abs.i32(i32 %i0, i1 false)
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case abs_i32_poison: b32 -> b32
; 00000000 -> 00000000; 00000001 -> 00000001; 00000002 -> 00000002; 00000003 -> 00000003; 00000007 -> 00000007; 0000001f -> 0000001f; 00000020 -> 00000020
; 00000021 -> 00000021; 7fffffff -> 7fffffff; 80000001 -> 7fffffff; ffffffff -> 00000001; fffffffe -> 00000002; 5a5a5a5a -> 5a5a5a5a; 466a3f31 -> 466a3f31
; dc97453b -> 2368bac5; 149a5eae -> 149a5eae; c74e2c22 -> 38b1d3de; 025c5f79 -> 025c5f79; 38aaaf0b -> 38aaaf0b; 1279041d -> 1279041d; 6ba34781 -> 6ba34781
; b56d8f41 -> 4a9270bf; 02a33f73 -> 02a33f73; 4e161f97 -> 4e161f97; 1233d7db -> 1233d7db; df11f553 -> 20ee0aad; 42c435bf -> 42c435bf; e47d9c74 -> 1b82638c
; 792c4d16 -> 792c4d16; 142ac2b4 -> 142ac2b4; 014cb89d -> 014cb89d; 88fe9295 -> 77016d6b; 47ded651 -> 47ded651; 20552215 -> 20552215; bb99b200 -> 44664e00
; f0107f76 -> 0fef808a; 546e439e -> 546e439e
; poison abs_i32_poison: 80000000
define amdgpu_kernel void @abs_i32_poison(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = call i32 @llvm.abs.i32(i32 %i0, i1 true)
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case ctpop_i32: b32 -> b32
; 00000000 -> 00000000; 00000001 -> 00000001; 00000002 -> 00000001; 00000003 -> 00000002; 00000007 -> 00000003; 0000001f -> 00000005; 00000020 -> 00000001
; 00000021 -> 00000002; 80000000 -> 00000001; 7fffffff -> 0000001f; 80000001 -> 00000002; ffffffff -> 00000020; fffffffe -> 0000001f; 5a5a5a5a -> 00000010
; 466a3f31 -> 00000010; dc97453b -> 00000012; 149a5eae -> 00000010; c74e2c22 -> 0000000e; 025c5f79 -> 00000010; 38aaaf0b -> 00000010; 1279041d -> 0000000c
; 6ba34781 -> 0000000f; b56d8f41 -> 00000011; 02a33f73 -> 00000010; 4e161f97 -> 00000011; 1233d7db -> 00000012; df11f553 -> 00000013; 42c435bf -> 00000010
; e47d9c74 -> 00000012; 792c4d16 -> 0000000f; 142ac2b4 -> 0000000c; 014cb89d -> 0000000d; 88fe9295 -> 00000010; 47ded651 -> 00000012; 20552215 -> 0000000a
; bb99b200 -> 0000000e; f0107f76 -> 00000011; 546e439e -> 00000010
define amdgpu_kernel void @ctpop_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = call i32 @llvm.ctpop.i32(i32 %i0)
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case ctlz_i32: b32 -> b32
; 00000000 -> 00000020; 00000001 -> 0000001f; 00000002 -> 0000001e; 00000003 -> 0000001e; 00000007 -> 0000001d; 0000001f -> 0000001b; 00000020 -> 0000001a
; 00000021 -> 0000001a; 80000000 -> 00000000; 7fffffff -> 00000001; 80000001 -> 00000000; ffffffff -> 00000000; fffffffe -> 00000000; 5a5a5a5a -> 00000001
; 466a3f31 -> 00000001; dc97453b -> 00000000; 149a5eae -> 00000003; c74e2c22 -> 00000000; 025c5f79 -> 00000006; 38aaaf0b -> 00000002; 1279041d -> 00000003
; 6ba34781 -> 00000001; b56d8f41 -> 00000000; 02a33f73 -> 00000006; 4e161f97 -> 00000001; 1233d7db -> 00000003; df11f553 -> 00000000; 42c435bf -> 00000001
; e47d9c74 -> 00000000; 792c4d16 -> 00000001; 142ac2b4 -> 00000003; 014cb89d -> 00000007; 88fe9295 -> 00000000; 47ded651 -> 00000001; 20552215 -> 00000002
; bb99b200 -> 00000000; f0107f76 -> 00000000; 546e439e -> 00000001
define amdgpu_kernel void @ctlz_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = call i32 @llvm.ctlz.i32(i32 %i0, i1 false)
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case ctlz_i32_poison: b32 -> b32
; 00000001 -> 0000001f; 00000002 -> 0000001e; 00000003 -> 0000001e; 00000007 -> 0000001d; 0000001f -> 0000001b; 00000020 -> 0000001a; 00000021 -> 0000001a
; 80000000 -> 00000000; 7fffffff -> 00000001; 80000001 -> 00000000; ffffffff -> 00000000; fffffffe -> 00000000; 5a5a5a5a -> 00000001; 466a3f31 -> 00000001
; dc97453b -> 00000000; 149a5eae -> 00000003; c74e2c22 -> 00000000; 025c5f79 -> 00000006; 38aaaf0b -> 00000002; 1279041d -> 00000003; 6ba34781 -> 00000001
; b56d8f41 -> 00000000; 02a33f73 -> 00000006; 4e161f97 -> 00000001; 1233d7db -> 00000003; df11f553 -> 00000000; 42c435bf -> 00000001; e47d9c74 -> 00000000
; 792c4d16 -> 00000001; 142ac2b4 -> 00000003; 014cb89d -> 00000007; 88fe9295 -> 00000000; 47ded651 -> 00000001; 20552215 -> 00000002; bb99b200 -> 00000000
; f0107f76 -> 00000000; 546e439e -> 00000001
; poison ctlz_i32_poison: 00000000
define amdgpu_kernel void @ctlz_i32_poison(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = call i32 @llvm.ctlz.i32(i32 %i0, i1 true)
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case cttz_i32: b32 -> b32
; 00000000 -> 00000020; 00000001 -> 00000000; 00000002 -> 00000001; 00000003 -> 00000000; 00000007 -> 00000000; 0000001f -> 00000000; 00000020 -> 00000005
; 00000021 -> 00000000; 80000000 -> 0000001f; 7fffffff -> 00000000; 80000001 -> 00000000; ffffffff -> 00000000; fffffffe -> 00000001; 5a5a5a5a -> 00000001
; 466a3f31 -> 00000000; dc97453b -> 00000000; 149a5eae -> 00000001; c74e2c22 -> 00000001; 025c5f79 -> 00000000; 38aaaf0b -> 00000000; 1279041d -> 00000000
; 6ba34781 -> 00000000; b56d8f41 -> 00000000; 02a33f73 -> 00000000; 4e161f97 -> 00000000; 1233d7db -> 00000000; df11f553 -> 00000000; 42c435bf -> 00000000
; e47d9c74 -> 00000002; 792c4d16 -> 00000001; 142ac2b4 -> 00000002; 014cb89d -> 00000000; 88fe9295 -> 00000000; 47ded651 -> 00000000; 20552215 -> 00000000
; bb99b200 -> 00000009; f0107f76 -> 00000001; 546e439e -> 00000001
define amdgpu_kernel void @cttz_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = call i32 @llvm.cttz.i32(i32 %i0, i1 false)
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case cttz_i32_poison: b32 -> b32
; 00000001 -> 00000000; 00000002 -> 00000001; 00000003 -> 00000000; 00000007 -> 00000000; 0000001f -> 00000000; 00000020 -> 00000005; 00000021 -> 00000000
; 80000000 -> 0000001f; 7fffffff -> 00000000; 80000001 -> 00000000; ffffffff -> 00000000; fffffffe -> 00000001; 5a5a5a5a -> 00000001; 466a3f31 -> 00000000
; dc97453b -> 00000000; 149a5eae -> 00000001; c74e2c22 -> 00000001; 025c5f79 -> 00000000; 38aaaf0b -> 00000000; 1279041d -> 00000000; 6ba34781 -> 00000000
; b56d8f41 -> 00000000; 02a33f73 -> 00000000; 4e161f97 -> 00000000; 1233d7db -> 00000000; df11f553 -> 00000000; 42c435bf -> 00000000; e47d9c74 -> 00000002
; 792c4d16 -> 00000001; 142ac2b4 -> 00000002; 014cb89d -> 00000000; 88fe9295 -> 00000000; 47ded651 -> 00000000; 20552215 -> 00000000; bb99b200 -> 00000009
; f0107f76 -> 00000001; 546e439e -> 00000001
; poison cttz_i32_poison: 00000000
define amdgpu_kernel void @cttz_i32_poison(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = call i32 @llvm.cttz.i32(i32 %i0, i1 true)
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case bitreverse_i32: b32 -> b32
; 00000000 -> 00000000; 00000001 -> 80000000; 00000002 -> 40000000; 00000003 -> c0000000; 00000007 -> e0000000; 0000001f -> f8000000; 00000020 -> 04000000
; 00000021 -> 84000000; 80000000 -> 00000001; 7fffffff -> fffffffe; 80000001 -> 80000001; ffffffff -> ffffffff; fffffffe -> 7fffffff; 5a5a5a5a -> 5a5a5a5a
; 466a3f31 -> 8cfc5662; dc97453b -> dca2e93b; 149a5eae -> 757a5928; c74e2c22 -> 443472e3; 025c5f79 -> 9efa3a40; 38aaaf0b -> d0f5551c; 1279041d -> b8209e48
; 6ba34781 -> 81e2c5d6; b56d8f41 -> 82f1b6ad; 02a33f73 -> cefcc540; 4e161f97 -> e9f86872; 1233d7db -> dbebcc48; df11f553 -> caaf88fb; 42c435bf -> fdac2342
; e47d9c74 -> 2e39be27; 792c4d16 -> 68b2349e; 142ac2b4 -> 2d435428; 014cb89d -> b91d3280; 88fe9295 -> a9497f11; 47ded651 -> 8a6b7be2; 20552215 -> a844aa04
; bb99b200 -> 004d99dd; f0107f76 -> 6efe080f; 546e439e -> 79c2762a
define amdgpu_kernel void @bitreverse_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = call i32 @llvm.bitreverse.i32(i32 %i0)
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case bswap_i32: b32 -> b32
; 00000000 -> 00000000; 00000001 -> 01000000; 00000002 -> 02000000; 00000003 -> 03000000; 00000007 -> 07000000; 0000001f -> 1f000000; 00000020 -> 20000000
; 00000021 -> 21000000; 80000000 -> 00000080; 7fffffff -> ffffff7f; 80000001 -> 01000080; ffffffff -> ffffffff; fffffffe -> feffffff; 5a5a5a5a -> 5a5a5a5a
; 466a3f31 -> 313f6a46; dc97453b -> 3b4597dc; 149a5eae -> ae5e9a14; c74e2c22 -> 222c4ec7; 025c5f79 -> 795f5c02; 38aaaf0b -> 0bafaa38; 1279041d -> 1d047912
; 6ba34781 -> 8147a36b; b56d8f41 -> 418f6db5; 02a33f73 -> 733fa302; 4e161f97 -> 971f164e; 1233d7db -> dbd73312; df11f553 -> 53f511df; 42c435bf -> bf35c442
; e47d9c74 -> 749c7de4; 792c4d16 -> 164d2c79; 142ac2b4 -> b4c22a14; 014cb89d -> 9db84c01; 88fe9295 -> 9592fe88; 47ded651 -> 51d6de47; 20552215 -> 15225520
; bb99b200 -> 00b299bb; f0107f76 -> 767f10f0; 546e439e -> 9e436e54
define amdgpu_kernel void @bswap_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = call i32 @llvm.bswap.i32(i32 %i0)
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case fshl_i32: b32 b32 b32 -> b32
; 00000000 00000000 0000001f -> 00000000; 00000000 00000001 00000020 -> 00000000; 00000000 80000000 08e9a926 -> 00000020; 00000000 7fffffff 00000020 -> 00000000
; 00000000 ffffffff 00000023 -> 00000007; 00000000 00000002 42943aed -> 00000000; 00000001 00000000 00000020 -> 00000001; 00000001 00000001 0000001f -> 80000000
; 00000001 80000000 0000001f -> c0000000; 00000001 7fffffff 00000040 -> 00000001; 00000001 ffffffff 00000020 -> 00000001; 00000001 00000002 00000000 -> 00000001
; 80000000 00000000 0000001f -> 00000000; 80000000 00000001 00000000 -> 80000000; 80000000 80000000 00000001 -> 00000001; 80000000 7fffffff da184dbc -> 07ffffff
; 80000000 ffffffff 0000001f -> 7fffffff; 80000000 00000002 00000040 -> 80000000; 7fffffff 00000000 00000001 -> fffffffe; 7fffffff 00000001 00000020 -> 7fffffff
; 7fffffff 80000000 00000020 -> 7fffffff; 7fffffff 7fffffff 00000000 -> 7fffffff; 7fffffff ffffffff 6ce71d59 -> ffffffff; 7fffffff 00000002 00000020 -> 7fffffff
; ffffffff 00000000 303b87dc -> f0000000; ffffffff 00000001 00000020 -> ffffffff; ffffffff 80000000 00000040 -> ffffffff; ffffffff 7fffffff 00000000 -> ffffffff
; ffffffff ffffffff 00000023 -> ffffffff; ffffffff 00000002 00000001 -> fffffffe; 00000002 00000000 00000000 -> 00000002; 00000002 00000001 00000001 -> 00000004
; 00000002 80000000 00000000 -> 00000002; 00000002 7fffffff 00000040 -> 00000002; 00000002 ffffffff 00000020 -> 00000002; 00000002 00000002 00000000 -> 00000002
; 00000021 80000001 00000023 -> 0000010c; 59edc035 5a5a5a5a 00000020 -> 59edc035; 5a5a5a5a 90636ee5 00000000 -> 5a5a5a5a; a72da9f7 0000001f 00000023 -> 396d4fb8
; 00000002 0000001f 3329fb55 -> 00400000; 00000002 b8bc00bd 00000001 -> 00000005; a72da9f7 a72da9f7 00000000 -> a72da9f7; 00000021 fffffffe 00000040 -> 00000021
; 0000001f 00000001 00000001 -> 0000003e; 00000003 ffffffff 00000040 -> 00000003; 00000000 0000001f 00000001 -> 00000000; 80000000 59edc035 977b43d0 -> 000059ed
; 00000021 b8bc00bd 0000001f -> dc5e005e; 00000000 00000003 00000023 -> 00000000; 00000003 7fffffff 00000020 -> 00000003; 59edc035 5a5a5a5a aac07bec -> dc0355a5
; 00000002 ea96d696 00000000 -> 00000002; 0000001f 00000003 00000001 -> 0000003e; 0000001f b8bc00bd 00000040 -> 0000001f; 7fffffff 5a5a5a5a 00000020 -> 7fffffff
; 00000002 80000000 00000023 -> 00000014; 80000000 00000003 0000001f -> 00000001; 00000007 00000021 0000001f -> 80000010; 00000002 00000003 00000020 -> 00000002
; 00000020 00000002 00000020 -> 00000020; a72da9f7 00000003 00000020 -> a72da9f7; 00000003 00000001 00000000 -> 00000003; 00000021 80000000 0000001f -> c0000000
; 7fffffff 59edc035 00000023 -> fffffffa; 5a5a5a5a 00000020 00000001 -> b4b4b4b4; 00000001 b8bc00bd 00000020 -> 00000001; ea96d696 00000020 00000023 -> 54b6b4b0
; 00000003 80000000 0000001f -> c0000000; 5a5a5a5a 00000002 00000001 -> b4b4b4b4; b8bc00bd 0000001f 00000000 -> b8bc00bd; 00000001 00000007 00000001 -> 00000002
; ffffffff a72da9f7 00000000 -> ffffffff; 00000020 00000000 0000001f -> 00000000; a72da9f7 5a5a5a5a 6811ceab -> 6d4fbad2; 7fffffff ea96d696 7bd89b9d -> fd52dad2
; 80000001 80000000 0000001f -> c0000000; 00000007 00000000 00000040 -> 00000007; 80000000 00000021 0000001f -> 00000010; 5a5a5a5a b8bc00bd 00000040 -> 5a5a5a5a
; 00000002 00000007 00000020 -> 00000002; 00000020 59edc035 0000001f -> 2cf6e01a; 00000020 00000000 00000001 -> 00000040; ffffffff 0000001f 0000001f -> 8000000f
; fffffffe 5a5a5a5a 15829f34 -> ffe5a5a5; 00000020 0000001f 00000001 -> 00000040; 00000021 00000001 f24e87ac -> 00021000; 5a5a5a5a 59edc035 00000000 -> 5a5a5a5a
; a72da9f7 90636ee5 00000020 -> a72da9f7; 00000001 59edc035 0000001f -> acf6e01a; 00000007 00000002 96967321 -> 0000000e; 00000001 00000002 00000040 -> 00000001
define amdgpu_kernel void @fshl_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i32, ptr addrspace(1) %p3, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %i2 = load i32, ptr addrspace(1) %a2, align 4
  %o0 = call i32 @llvm.fshl.i32(i32 %i0, i32 %i1, i32 %i2)
  store i32 %o0, ptr addrspace(1) %a3, align 4
  ret void
}

; case fshr_i32: b32 b32 b32 -> b32
; 00000000 00000000 0000001f -> 00000000; 00000000 00000001 00000020 -> 00000001; 00000000 80000000 08e9a926 -> 02000000; 00000000 7fffffff 00000020 -> 7fffffff
; 00000000 ffffffff 00000023 -> 1fffffff; 00000000 00000002 42943aed -> 00000000; 00000001 00000000 00000020 -> 00000000; 00000001 00000001 0000001f -> 00000002
; 00000001 80000000 0000001f -> 00000003; 00000001 7fffffff 00000040 -> 7fffffff; 00000001 ffffffff 00000020 -> ffffffff; 00000001 00000002 00000000 -> 00000002
; 80000000 00000000 0000001f -> 00000000; 80000000 00000001 00000000 -> 00000001; 80000000 80000000 00000001 -> 40000000; 80000000 7fffffff da184dbc -> 00000007
; 80000000 ffffffff 0000001f -> 00000001; 80000000 00000002 00000040 -> 00000002; 7fffffff 00000000 00000001 -> 80000000; 7fffffff 00000001 00000020 -> 00000001
; 7fffffff 80000000 00000020 -> 80000000; 7fffffff 7fffffff 00000000 -> 7fffffff; 7fffffff ffffffff 6ce71d59 -> ffffffff; 7fffffff 00000002 00000020 -> 00000002
; ffffffff 00000000 303b87dc -> fffffff0; ffffffff 00000001 00000020 -> 00000001; ffffffff 80000000 00000040 -> 80000000; ffffffff 7fffffff 00000000 -> 7fffffff
; ffffffff ffffffff 00000023 -> ffffffff; ffffffff 00000002 00000001 -> 80000001; 00000002 00000000 00000000 -> 00000000; 00000002 00000001 00000001 -> 00000000
; 00000002 80000000 00000000 -> 80000000; 00000002 7fffffff 00000040 -> 7fffffff; 00000002 ffffffff 00000020 -> ffffffff; 00000002 00000002 00000000 -> 00000002
; 00000021 80000001 00000023 -> 30000000; 59edc035 5a5a5a5a 00000020 -> 5a5a5a5a; 5a5a5a5a 90636ee5 00000000 -> 90636ee5; a72da9f7 0000001f 00000023 -> e0000003
; 00000002 0000001f 3329fb55 -> 00001000; 00000002 b8bc00bd 00000001 -> 5c5e005e; a72da9f7 a72da9f7 00000000 -> a72da9f7; 00000021 fffffffe 00000040 -> fffffffe
; 0000001f 00000001 00000001 -> 80000000; 00000003 ffffffff 00000040 -> ffffffff; 00000000 0000001f 00000001 -> 0000000f; 80000000 59edc035 977b43d0 -> 000059ed
; 00000021 b8bc00bd 0000001f -> 00000043; 00000000 00000003 00000023 -> 00000000; 00000003 7fffffff 00000020 -> 7fffffff; 59edc035 5a5a5a5a aac07bec -> 0355a5a5
; 00000002 ea96d696 00000000 -> ea96d696; 0000001f 00000003 00000001 -> 80000001; 0000001f b8bc00bd 00000040 -> b8bc00bd; 7fffffff 5a5a5a5a 00000020 -> 5a5a5a5a
; 00000002 80000000 00000023 -> 50000000; 80000000 00000003 0000001f -> 00000000; 00000007 00000021 0000001f -> 0000000e; 00000002 00000003 00000020 -> 00000003
; 00000020 00000002 00000020 -> 00000002; a72da9f7 00000003 00000020 -> 00000003; 00000003 00000001 00000000 -> 00000001; 00000021 80000000 0000001f -> 00000043
; 7fffffff 59edc035 00000023 -> eb3db806; 5a5a5a5a 00000020 00000001 -> 00000010; 00000001 b8bc00bd 00000020 -> b8bc00bd; ea96d696 00000020 00000023 -> c0000004
; 00000003 80000000 0000001f -> 00000007; 5a5a5a5a 00000002 00000001 -> 00000001; b8bc00bd 0000001f 00000000 -> 0000001f; 00000001 00000007 00000001 -> 80000003
; ffffffff a72da9f7 00000000 -> a72da9f7; 00000020 00000000 0000001f -> 00000040; a72da9f7 5a5a5a5a 6811ceab -> 3eeb4b4b; 7fffffff ea96d696 7bd89b9d -> ffffffff
; 80000001 80000000 0000001f -> 00000003; 00000007 00000000 00000040 -> 00000000; 80000000 00000021 0000001f -> 00000000; 5a5a5a5a b8bc00bd 00000040 -> b8bc00bd
; 00000002 00000007 00000020 -> 00000007; 00000020 59edc035 0000001f -> 00000040; 00000020 00000000 00000001 -> 00000000; ffffffff 0000001f 0000001f -> fffffffe
; fffffffe 5a5a5a5a 15829f34 -> ffffe5a5; 00000020 0000001f 00000001 -> 0000000f; 00000021 00000001 f24e87ac -> 02100000; 5a5a5a5a 59edc035 00000000 -> 59edc035
; a72da9f7 90636ee5 00000020 -> 90636ee5; 00000001 59edc035 0000001f -> 00000002; 00000007 00000002 96967321 -> 80000001; 00000001 00000002 00000040 -> 00000002
define amdgpu_kernel void @fshr_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i32, ptr addrspace(1) %p3, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %i2 = load i32, ptr addrspace(1) %a2, align 4
  %o0 = call i32 @llvm.fshr.i32(i32 %i0, i32 %i1, i32 %i2)
  store i32 %o0, ptr addrspace(1) %a3, align 4
  ret void
}

; case uadd_sat_i32: b32 b32 -> b32
; 00000000 00000000 -> 00000000; 00000000 00000001 -> 00000001; 00000000 80000000 -> 80000000; 00000000 7fffffff -> 7fffffff; 00000000 ffffffff -> ffffffff
; 00000000 00000002 -> 00000002; 00000001 00000000 -> 00000001; 00000001 00000001 -> 00000002; 00000001 80000000 -> 80000001; 00000001 7fffffff -> 80000000
; 00000001 ffffffff -> ffffffff; 00000001 00000002 -> 00000003; 80000000 00000000 -> 80000000; 80000000 00000001 -> 80000001; 80000000 80000000 -> ffffffff
; 80000000 7fffffff -> ffffffff; 80000000 ffffffff -> ffffffff; 80000000 00000002 -> 80000002; 7fffffff 00000000 -> 7fffffff; 7fffffff 00000001 -> 80000000
; 7fffffff 80000000 -> ffffffff; 7fffffff 7fffffff -> fffffffe; 7fffffff ffffffff -> ffffffff; 7fffffff 00000002 -> 80000001; ffffffff 00000000 -> ffffffff
; ffffffff 00000001 -> ffffffff; ffffffff 80000000 -> ffffffff; ffffffff 7fffffff -> ffffffff; ffffffff ffffffff -> ffffffff; ffffffff 00000002 -> ffffffff
; 00000002 00000000 -> 00000002; 00000002 00000001 -> 00000003; 00000002 80000000 -> 80000002; 00000002 7fffffff -> 80000001; 00000002 ffffffff -> ffffffff
; 00000002 00000002 -> 00000004; 5a5a5a5a 00000021 -> 5a5a5a7b; 7fffffff 32c4f89d -> b2c4f89c; 00000001 00000021 -> 00000022; c088d6fb 80000001 -> ffffffff
; db9ac0a4 c088d6fb -> ffffffff; 00000021 00000003 -> 00000024; 7c32027b 00000002 -> 7c32027d; 0000001f 7c32027b -> 7c32029a; 7c32027b fffffffe -> ffffffff
; 00000021 fffffffe -> ffffffff; c088d6fb 00000000 -> c088d6fb; 5a5a5a5a 80000000 -> da5a5a5a; 0000001f 00000021 -> 00000040; 80000001 00000002 -> 80000003
; 80000001 0000001f -> 80000020; 80000001 32c4f89d -> b2c4f89e; 00000021 00000000 -> 00000021; 80000001 7fffffff -> ffffffff; 7c32027b 5a5a5a5a -> d68c5cd5
; 0000001f 00000003 -> 00000022; ffffffff f2929f5e -> ffffffff; 00000003 00000003 -> 00000006; 00000000 00000003 -> 00000003; 00000001 db9ac0a4 -> db9ac0a5
; 00000001 7c32027b -> 7c32027c; 80000001 00000020 -> 80000021; 00000002 32c4f89d -> 32c4f89f; f2929f5e 00000001 -> f2929f5f; fffffffe 80000001 -> ffffffff
; 7fffffff 00000003 -> 80000002; 32c4f89d 00000007 -> 32c4f8a4; 00000007 ffffffff -> ffffffff; 32c4f89d 80000000 -> b2c4f89d; 00000003 00000020 -> 00000023
; fffffffe db9ac0a4 -> ffffffff; fffffffe fffffffe -> ffffffff; 7c32027b f2929f5e -> ffffffff; 32c4f89d 0000001f -> 32c4f8bc; 00000000 32c4f89d -> 32c4f89d
; 00000000 00000021 -> 00000021; 32c4f89d 80000001 -> b2c4f89e; 7c32027b 00000007 -> 7c320282; 00000001 00000007 -> 00000008; fffffffe 5a5a5a5a -> ffffffff
; c088d6fb db9ac0a4 -> ffffffff; c088d6fb 32c4f89d -> f34dcf98; 5a5a5a5a 00000000 -> 5a5a5a5a; 7fffffff 00000021 -> 80000020; 80000001 5a5a5a5a -> da5a5a5b
; 00000007 5a5a5a5a -> 5a5a5a61
define amdgpu_kernel void @uadd_sat_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %o0 = call i32 @llvm.uadd.sat.i32(i32 %i0, i32 %i1)
  store i32 %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case usub_sat_i32: b32 b32 -> b32
; 00000000 00000000 -> 00000000; 00000000 00000001 -> 00000000; 00000000 80000000 -> 00000000; 00000000 7fffffff -> 00000000; 00000000 ffffffff -> 00000000
; 00000000 00000002 -> 00000000; 00000001 00000000 -> 00000001; 00000001 00000001 -> 00000000; 00000001 80000000 -> 00000000; 00000001 7fffffff -> 00000000
; 00000001 ffffffff -> 00000000; 00000001 00000002 -> 00000000; 80000000 00000000 -> 80000000; 80000000 00000001 -> 7fffffff; 80000000 80000000 -> 00000000
; 80000000 7fffffff -> 00000001; 80000000 ffffffff -> 00000000; 80000000 00000002 -> 7ffffffe; 7fffffff 00000000 -> 7fffffff; 7fffffff 00000001 -> 7ffffffe
; 7fffffff 80000000 -> 00000000; 7fffffff 7fffffff -> 00000000; 7fffffff ffffffff -> 00000000; 7fffffff 00000002 -> 7ffffffd; ffffffff 00000000 -> ffffffff
; ffffffff 00000001 -> fffffffe; ffffffff 80000000 -> 7fffffff; ffffffff 7fffffff -> 80000000; ffffffff ffffffff -> 00000000; ffffffff 00000002 -> fffffffd
; 00000002 00000000 -> 00000002; 00000002 00000001 -> 00000001; 00000002 80000000 -> 00000000; 00000002 7fffffff -> 00000000; 00000002 ffffffff -> 00000000
; 00000002 00000002 -> 00000000; 5a5a5a5a 00000021 -> 5a5a5a39; 7fffffff 32c4f89d -> 4d3b0762; 00000001 00000021 -> 00000000; c088d6fb 80000001 -> 4088d6fa
; db9ac0a4 c088d6fb -> 1b11e9a9; 00000021 00000003 -> 0000001e; 7c32027b 00000002 -> 7c320279; 0000001f 7c32027b -> 00000000; 7c32027b fffffffe -> 00000000
; 00000021 fffffffe -> 00000000; c088d6fb 00000000 -> c088d6fb; 5a5a5a5a 80000000 -> 00000000; 0000001f 00000021 -> 00000000; 80000001 00000002 -> 7fffffff
; 80000001 0000001f -> 7fffffe2; 80000001 32c4f89d -> 4d3b0764; 00000021 00000000 -> 00000021; 80000001 7fffffff -> 00000002; 7c32027b 5a5a5a5a -> 21d7a821
; 0000001f 00000003 -> 0000001c; ffffffff f2929f5e -> 0d6d60a1; 00000003 00000003 -> 00000000; 00000000 00000003 -> 00000000; 00000001 db9ac0a4 -> 00000000
; 00000001 7c32027b -> 00000000; 80000001 00000020 -> 7fffffe1; 00000002 32c4f89d -> 00000000; f2929f5e 00000001 -> f2929f5d; fffffffe 80000001 -> 7ffffffd
; 7fffffff 00000003 -> 7ffffffc; 32c4f89d 00000007 -> 32c4f896; 00000007 ffffffff -> 00000000; 32c4f89d 80000000 -> 00000000; 00000003 00000020 -> 00000000
; fffffffe db9ac0a4 -> 24653f5a; fffffffe fffffffe -> 00000000; 7c32027b f2929f5e -> 00000000; 32c4f89d 0000001f -> 32c4f87e; 00000000 32c4f89d -> 00000000
; 00000000 00000021 -> 00000000; 32c4f89d 80000001 -> 00000000; 7c32027b 00000007 -> 7c320274; 00000001 00000007 -> 00000000; fffffffe 5a5a5a5a -> a5a5a5a4
; c088d6fb db9ac0a4 -> 00000000; c088d6fb 32c4f89d -> 8dc3de5e; 5a5a5a5a 00000000 -> 5a5a5a5a; 7fffffff 00000021 -> 7fffffde; 80000001 5a5a5a5a -> 25a5a5a7
; 00000007 5a5a5a5a -> 00000000
define amdgpu_kernel void @usub_sat_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %o0 = call i32 @llvm.usub.sat.i32(i32 %i0, i32 %i1)
  store i32 %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case sadd_sat_i32: b32 b32 -> b32
; 00000000 00000000 -> 00000000; 00000000 00000001 -> 00000001; 00000000 80000000 -> 80000000; 00000000 7fffffff -> 7fffffff; 00000000 ffffffff -> ffffffff
; 00000000 00000002 -> 00000002; 00000001 00000000 -> 00000001; 00000001 00000001 -> 00000002; 00000001 80000000 -> 80000001; 00000001 7fffffff -> 7fffffff
; 00000001 ffffffff -> 00000000; 00000001 00000002 -> 00000003; 80000000 00000000 -> 80000000; 80000000 00000001 -> 80000001; 80000000 80000000 -> 80000000
; 80000000 7fffffff -> ffffffff; 80000000 ffffffff -> 80000000; 80000000 00000002 -> 80000002; 7fffffff 00000000 -> 7fffffff; 7fffffff 00000001 -> 7fffffff
; 7fffffff 80000000 -> ffffffff; 7fffffff 7fffffff -> 7fffffff; 7fffffff ffffffff -> 7ffffffe; 7fffffff 00000002 -> 7fffffff; ffffffff 00000000 -> ffffffff
; ffffffff 00000001 -> 00000000; ffffffff 80000000 -> 80000000; ffffffff 7fffffff -> 7ffffffe; ffffffff ffffffff -> fffffffe; ffffffff 00000002 -> 00000001
; 00000002 00000000 -> 00000002; 00000002 00000001 -> 00000003; 00000002 80000000 -> 80000002; 00000002 7fffffff -> 7fffffff; 00000002 ffffffff -> 00000001
; 00000002 00000002 -> 00000004; 5a5a5a5a 00000021 -> 5a5a5a7b; 7fffffff 32c4f89d -> 7fffffff; 00000001 00000021 -> 00000022; c088d6fb 80000001 -> 80000000
; db9ac0a4 c088d6fb -> 9c23979f; 00000021 00000003 -> 00000024; 7c32027b 00000002 -> 7c32027d; 0000001f 7c32027b -> 7c32029a; 7c32027b fffffffe -> 7c320279
; 00000021 fffffffe -> 0000001f; c088d6fb 00000000 -> c088d6fb; 5a5a5a5a 80000000 -> da5a5a5a; 0000001f 00000021 -> 00000040; 80000001 00000002 -> 80000003
; 80000001 0000001f -> 80000020; 80000001 32c4f89d -> b2c4f89e; 00000021 00000000 -> 00000021; 80000001 7fffffff -> 00000000; 7c32027b 5a5a5a5a -> 7fffffff
; 0000001f 00000003 -> 00000022; ffffffff f2929f5e -> f2929f5d; 00000003 00000003 -> 00000006; 00000000 00000003 -> 00000003; 00000001 db9ac0a4 -> db9ac0a5
; 00000001 7c32027b -> 7c32027c; 80000001 00000020 -> 80000021; 00000002 32c4f89d -> 32c4f89f; f2929f5e 00000001 -> f2929f5f; fffffffe 80000001 -> 80000000
; 7fffffff 00000003 -> 7fffffff; 32c4f89d 00000007 -> 32c4f8a4; 00000007 ffffffff -> 00000006; 32c4f89d 80000000 -> b2c4f89d; 00000003 00000020 -> 00000023
; fffffffe db9ac0a4 -> db9ac0a2; fffffffe fffffffe -> fffffffc; 7c32027b f2929f5e -> 6ec4a1d9; 32c4f89d 0000001f -> 32c4f8bc; 00000000 32c4f89d -> 32c4f89d
; 00000000 00000021 -> 00000021; 32c4f89d 80000001 -> b2c4f89e; 7c32027b 00000007 -> 7c320282; 00000001 00000007 -> 00000008; fffffffe 5a5a5a5a -> 5a5a5a58
; c088d6fb db9ac0a4 -> 9c23979f; c088d6fb 32c4f89d -> f34dcf98; 5a5a5a5a 00000000 -> 5a5a5a5a; 7fffffff 00000021 -> 7fffffff; 80000001 5a5a5a5a -> da5a5a5b
; 00000007 5a5a5a5a -> 5a5a5a61
define amdgpu_kernel void @sadd_sat_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %o0 = call i32 @llvm.sadd.sat.i32(i32 %i0, i32 %i1)
  store i32 %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case ssub_sat_i32: b32 b32 -> b32
; 00000000 00000000 -> 00000000; 00000000 00000001 -> ffffffff; 00000000 80000000 -> 7fffffff; 00000000 7fffffff -> 80000001; 00000000 ffffffff -> 00000001
; 00000000 00000002 -> fffffffe; 00000001 00000000 -> 00000001; 00000001 00000001 -> 00000000; 00000001 80000000 -> 7fffffff; 00000001 7fffffff -> 80000002
; 00000001 ffffffff -> 00000002; 00000001 00000002 -> ffffffff; 80000000 00000000 -> 80000000; 80000000 00000001 -> 80000000; 80000000 80000000 -> 00000000
; 80000000 7fffffff -> 80000000; 80000000 ffffffff -> 80000001; 80000000 00000002 -> 80000000; 7fffffff 00000000 -> 7fffffff; 7fffffff 00000001 -> 7ffffffe
; 7fffffff 80000000 -> 7fffffff; 7fffffff 7fffffff -> 00000000; 7fffffff ffffffff -> 7fffffff; 7fffffff 00000002 -> 7ffffffd; ffffffff 00000000 -> ffffffff
; ffffffff 00000001 -> fffffffe; ffffffff 80000000 -> 7fffffff; ffffffff 7fffffff -> 80000000; ffffffff ffffffff -> 00000000; ffffffff 00000002 -> fffffffd
; 00000002 00000000 -> 00000002; 00000002 00000001 -> 00000001; 00000002 80000000 -> 7fffffff; 00000002 7fffffff -> 80000003; 00000002 ffffffff -> 00000003
; 00000002 00000002 -> 00000000; 5a5a5a5a 00000021 -> 5a5a5a39; 7fffffff 32c4f89d -> 4d3b0762; 00000001 00000021 -> ffffffe0; c088d6fb 80000001 -> 4088d6fa
; db9ac0a4 c088d6fb -> 1b11e9a9; 00000021 00000003 -> 0000001e; 7c32027b 00000002 -> 7c320279; 0000001f 7c32027b -> 83cdfda4; 7c32027b fffffffe -> 7c32027d
; 00000021 fffffffe -> 00000023; c088d6fb 00000000 -> c088d6fb; 5a5a5a5a 80000000 -> 7fffffff; 0000001f 00000021 -> fffffffe; 80000001 00000002 -> 80000000
; 80000001 0000001f -> 80000000; 80000001 32c4f89d -> 80000000; 00000021 00000000 -> 00000021; 80000001 7fffffff -> 80000000; 7c32027b 5a5a5a5a -> 21d7a821
; 0000001f 00000003 -> 0000001c; ffffffff f2929f5e -> 0d6d60a1; 00000003 00000003 -> 00000000; 00000000 00000003 -> fffffffd; 00000001 db9ac0a4 -> 24653f5d
; 00000001 7c32027b -> 83cdfd86; 80000001 00000020 -> 80000000; 00000002 32c4f89d -> cd3b0765; f2929f5e 00000001 -> f2929f5d; fffffffe 80000001 -> 7ffffffd
; 7fffffff 00000003 -> 7ffffffc; 32c4f89d 00000007 -> 32c4f896; 00000007 ffffffff -> 00000008; 32c4f89d 80000000 -> 7fffffff; 00000003 00000020 -> ffffffe3
; fffffffe db9ac0a4 -> 24653f5a; fffffffe fffffffe -> 00000000; 7c32027b f2929f5e -> 7fffffff; 32c4f89d 0000001f -> 32c4f87e; 00000000 32c4f89d -> cd3b0763
; 00000000 00000021 -> ffffffdf; 32c4f89d 80000001 -> 7fffffff; 7c32027b 00000007 -> 7c320274; 00000001 00000007 -> fffffffa; fffffffe 5a5a5a5a -> a5a5a5a4
; c088d6fb db9ac0a4 -> e4ee1657; c088d6fb 32c4f89d -> 8dc3de5e; 5a5a5a5a 00000000 -> 5a5a5a5a; 7fffffff 00000021 -> 7fffffde; 80000001 5a5a5a5a -> 80000000
; 00000007 5a5a5a5a -> a5a5a5ad
define amdgpu_kernel void @ssub_sat_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %o0 = call i32 @llvm.ssub.sat.i32(i32 %i0, i32 %i1)
  store i32 %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case smax_i64: b64 b64 -> b64
; 0000000000000000 0000000000000000 -> 0000000000000000; 0000000000000000 0000000000000001 -> 0000000000000001
; 0000000000000000 8000000000000000 -> 0000000000000000; 0000000000000000 7fffffffffffffff -> 7fffffffffffffff
; 0000000000000000 ffffffffffffffff -> 0000000000000000; 0000000000000000 0000000000000002 -> 0000000000000002
; 0000000000000001 0000000000000000 -> 0000000000000001; 0000000000000001 0000000000000001 -> 0000000000000001
; 0000000000000001 8000000000000000 -> 0000000000000001; 0000000000000001 7fffffffffffffff -> 7fffffffffffffff
; 0000000000000001 ffffffffffffffff -> 0000000000000001; 0000000000000001 0000000000000002 -> 0000000000000002
; 8000000000000000 0000000000000000 -> 0000000000000000; 8000000000000000 0000000000000001 -> 0000000000000001
; 8000000000000000 8000000000000000 -> 8000000000000000; 8000000000000000 7fffffffffffffff -> 7fffffffffffffff
; 8000000000000000 ffffffffffffffff -> ffffffffffffffff; 8000000000000000 0000000000000002 -> 0000000000000002
; 7fffffffffffffff 0000000000000000 -> 7fffffffffffffff; 7fffffffffffffff 0000000000000001 -> 7fffffffffffffff
; 7fffffffffffffff 8000000000000000 -> 7fffffffffffffff; 7fffffffffffffff 7fffffffffffffff -> 7fffffffffffffff
; 7fffffffffffffff ffffffffffffffff -> 7fffffffffffffff; 7fffffffffffffff 0000000000000002 -> 7fffffffffffffff
; ffffffffffffffff 0000000000000000 -> 0000000000000000; ffffffffffffffff 0000000000000001 -> 0000000000000001
; ffffffffffffffff 8000000000000000 -> ffffffffffffffff; ffffffffffffffff 7fffffffffffffff -> 7fffffffffffffff
; ffffffffffffffff ffffffffffffffff -> ffffffffffffffff; ffffffffffffffff 0000000000000002 -> 0000000000000002
; 0000000000000002 0000000000000000 -> 0000000000000002; 0000000000000002 0000000000000001 -> 0000000000000002
; 0000000000000002 8000000000000000 -> 0000000000000002; 0000000000000002 7fffffffffffffff -> 7fffffffffffffff
; 0000000000000002 ffffffffffffffff -> 0000000000000002; 0000000000000002 0000000000000002 -> 0000000000000002
; 6cdd4ac529c22587 0000000000000007 -> 6cdd4ac529c22587; 5a5a5a5a5a5a5a5a 0000000000000002 -> 5a5a5a5a5a5a5a5a
; 0000000000000040 000000000000003f -> 0000000000000040; 6cdd4ac529c22587 ffffffffffffffff -> 6cdd4ac529c22587
; 0000000000000003 7fffffffffffffff -> 7fffffffffffffff; 8000000000000001 0000000000000007 -> 0000000000000007
; 8000000000000000 0000000000000007 -> 0000000000000007; 0000000000000002 0000000000000007 -> 0000000000000007
; fffffffffffffffe 6cdd4ac529c22587 -> 6cdd4ac529c22587; ffffffffffffffff a6ae31fdcaf5dc1e -> ffffffffffffffff
; 000000000000003f 3ca1619be8362546 -> 3ca1619be8362546; 5a5a5a5a5a5a5a5a 8000000000000001 -> 5a5a5a5a5a5a5a5a
; 8000000000000000 a6ae31fdcaf5dc1e -> a6ae31fdcaf5dc1e; 18c2160c1a3063a9 000000000000003f -> 18c2160c1a3063a9
; 18c2160c1a3063a9 0000000000000041 -> 18c2160c1a3063a9; bb3f2a7f7fe32fd3 000000000000003f -> 000000000000003f
; 18c2160c1a3063a9 7fffffffffffffff -> 7fffffffffffffff; 0000000000000041 5a5a5a5a5a5a5a5a -> 5a5a5a5a5a5a5a5a
; a6ae31fdcaf5dc1e 8000000000000000 -> a6ae31fdcaf5dc1e; a6ae31fdcaf5dc1e fffffffffffffffe -> fffffffffffffffe
; 3ca1619be8362546 3ca1619be8362546 -> 3ca1619be8362546; 3ca1619be8362546 0000000000000041 -> 3ca1619be8362546
; 0000000000000041 7fffffffffffffff -> 7fffffffffffffff; 8000000000000001 0000000000000001 -> 0000000000000001
; 0000000000000007 8000000000000001 -> 0000000000000007; 8000000000000001 0000000000000040 -> 0000000000000040
; 0000000000000007 6cdd4ac529c22587 -> 6cdd4ac529c22587; 0000000000000003 0000000000000000 -> 0000000000000003
; 3ca1619be8362546 7fffffffffffffff -> 7fffffffffffffff; 8000000000000000 5a5a5a5a5a5a5a5a -> 5a5a5a5a5a5a5a5a
; 18c2160c1a3063a9 0000000000000002 -> 18c2160c1a3063a9; 8000000000000001 8000000000000001 -> 8000000000000001
; 000000000000003f 000000000000003f -> 000000000000003f; 6cdd4ac529c22587 bb3f2a7f7fe32fd3 -> 6cdd4ac529c22587
; 18c2160c1a3063a9 6cdd4ac529c22587 -> 6cdd4ac529c22587; 0000000000000000 18c2160c1a3063a9 -> 18c2160c1a3063a9
; 0000000000000007 18c2160c1a3063a9 -> 18c2160c1a3063a9; 18c2160c1a3063a9 8000000000000000 -> 18c2160c1a3063a9
; 8000000000000001 ffffffffffffffff -> ffffffffffffffff; 0000000000000002 bb3f2a7f7fe32fd3 -> 0000000000000002
; 3ca1619be8362546 bb3f2a7f7fe32fd3 -> 3ca1619be8362546; 0000000000000001 3ca1619be8362546 -> 3ca1619be8362546
; 3ca1619be8362546 18c2160c1a3063a9 -> 3ca1619be8362546; 3ca1619be8362546 0000000000000001 -> 3ca1619be8362546
define amdgpu_kernel void @smax_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i64, ptr addrspace(1) %p2, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %o0 = call i64 @llvm.smax.i64(i64 %i0, i64 %i1)
  store i64 %o0, ptr addrspace(1) %a2, align 8
  ret void
}

; case smin_i64: b64 b64 -> b64
; 0000000000000000 0000000000000000 -> 0000000000000000; 0000000000000000 0000000000000001 -> 0000000000000000
; 0000000000000000 8000000000000000 -> 8000000000000000; 0000000000000000 7fffffffffffffff -> 0000000000000000
; 0000000000000000 ffffffffffffffff -> ffffffffffffffff; 0000000000000000 0000000000000002 -> 0000000000000000
; 0000000000000001 0000000000000000 -> 0000000000000000; 0000000000000001 0000000000000001 -> 0000000000000001
; 0000000000000001 8000000000000000 -> 8000000000000000; 0000000000000001 7fffffffffffffff -> 0000000000000001
; 0000000000000001 ffffffffffffffff -> ffffffffffffffff; 0000000000000001 0000000000000002 -> 0000000000000001
; 8000000000000000 0000000000000000 -> 8000000000000000; 8000000000000000 0000000000000001 -> 8000000000000000
; 8000000000000000 8000000000000000 -> 8000000000000000; 8000000000000000 7fffffffffffffff -> 8000000000000000
; 8000000000000000 ffffffffffffffff -> 8000000000000000; 8000000000000000 0000000000000002 -> 8000000000000000
; 7fffffffffffffff 0000000000000000 -> 0000000000000000; 7fffffffffffffff 0000000000000001 -> 0000000000000001
; 7fffffffffffffff 8000000000000000 -> 8000000000000000; 7fffffffffffffff 7fffffffffffffff -> 7fffffffffffffff
; 7fffffffffffffff ffffffffffffffff -> ffffffffffffffff; 7fffffffffffffff 0000000000000002 -> 0000000000000002
; ffffffffffffffff 0000000000000000 -> ffffffffffffffff; ffffffffffffffff 0000000000000001 -> ffffffffffffffff
; ffffffffffffffff 8000000000000000 -> 8000000000000000; ffffffffffffffff 7fffffffffffffff -> ffffffffffffffff
; ffffffffffffffff ffffffffffffffff -> ffffffffffffffff; ffffffffffffffff 0000000000000002 -> ffffffffffffffff
; 0000000000000002 0000000000000000 -> 0000000000000000; 0000000000000002 0000000000000001 -> 0000000000000001
; 0000000000000002 8000000000000000 -> 8000000000000000; 0000000000000002 7fffffffffffffff -> 0000000000000002
; 0000000000000002 ffffffffffffffff -> ffffffffffffffff; 0000000000000002 0000000000000002 -> 0000000000000002
; 6cdd4ac529c22587 0000000000000007 -> 0000000000000007; 5a5a5a5a5a5a5a5a 0000000000000002 -> 0000000000000002
; 0000000000000040 000000000000003f -> 000000000000003f; 6cdd4ac529c22587 ffffffffffffffff -> ffffffffffffffff
; 0000000000000003 7fffffffffffffff -> 0000000000000003; 8000000000000001 0000000000000007 -> 8000000000000001
; 8000000000000000 0000000000000007 -> 8000000000000000; 0000000000000002 0000000000000007 -> 0000000000000002
; fffffffffffffffe 6cdd4ac529c22587 -> fffffffffffffffe; ffffffffffffffff a6ae31fdcaf5dc1e -> a6ae31fdcaf5dc1e
; 000000000000003f 3ca1619be8362546 -> 000000000000003f; 5a5a5a5a5a5a5a5a 8000000000000001 -> 8000000000000001
; 8000000000000000 a6ae31fdcaf5dc1e -> 8000000000000000; 18c2160c1a3063a9 000000000000003f -> 000000000000003f
; 18c2160c1a3063a9 0000000000000041 -> 0000000000000041; bb3f2a7f7fe32fd3 000000000000003f -> bb3f2a7f7fe32fd3
; 18c2160c1a3063a9 7fffffffffffffff -> 18c2160c1a3063a9; 0000000000000041 5a5a5a5a5a5a5a5a -> 0000000000000041
; a6ae31fdcaf5dc1e 8000000000000000 -> 8000000000000000; a6ae31fdcaf5dc1e fffffffffffffffe -> a6ae31fdcaf5dc1e
; 3ca1619be8362546 3ca1619be8362546 -> 3ca1619be8362546; 3ca1619be8362546 0000000000000041 -> 0000000000000041
; 0000000000000041 7fffffffffffffff -> 0000000000000041; 8000000000000001 0000000000000001 -> 8000000000000001
; 0000000000000007 8000000000000001 -> 8000000000000001; 8000000000000001 0000000000000040 -> 8000000000000001
; 0000000000000007 6cdd4ac529c22587 -> 0000000000000007; 0000000000000003 0000000000000000 -> 0000000000000000
; 3ca1619be8362546 7fffffffffffffff -> 3ca1619be8362546; 8000000000000000 5a5a5a5a5a5a5a5a -> 8000000000000000
; 18c2160c1a3063a9 0000000000000002 -> 0000000000000002; 8000000000000001 8000000000000001 -> 8000000000000001
; 000000000000003f 000000000000003f -> 000000000000003f; 6cdd4ac529c22587 bb3f2a7f7fe32fd3 -> bb3f2a7f7fe32fd3
; 18c2160c1a3063a9 6cdd4ac529c22587 -> 18c2160c1a3063a9; 0000000000000000 18c2160c1a3063a9 -> 0000000000000000
; 0000000000000007 18c2160c1a3063a9 -> 0000000000000007; 18c2160c1a3063a9 8000000000000000 -> 8000000000000000
; 8000000000000001 ffffffffffffffff -> 8000000000000001; 0000000000000002 bb3f2a7f7fe32fd3 -> bb3f2a7f7fe32fd3
; 3ca1619be8362546 bb3f2a7f7fe32fd3 -> bb3f2a7f7fe32fd3; 0000000000000001 3ca1619be8362546 -> 0000000000000001
; 3ca1619be8362546 18c2160c1a3063a9 -> 18c2160c1a3063a9; 3ca1619be8362546 0000000000000001 -> 0000000000000001
define amdgpu_kernel void @smin_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i64, ptr addrspace(1) %p2, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %o0 = call i64 @llvm.smin.i64(i64 %i0, i64 %i1)
  store i64 %o0, ptr addrspace(1) %a2, align 8
  ret void
}

; case umax_i64: b64 b64 -> b64
; 0000000000000000 0000000000000000 -> 0000000000000000; 0000000000000000 0000000000000001 -> 0000000000000001
; 0000000000000000 8000000000000000 -> 8000000000000000; 0000000000000000 7fffffffffffffff -> 7fffffffffffffff
; 0000000000000000 ffffffffffffffff -> ffffffffffffffff; 0000000000000000 0000000000000002 -> 0000000000000002
; 0000000000000001 0000000000000000 -> 0000000000000001; 0000000000000001 0000000000000001 -> 0000000000000001
; 0000000000000001 8000000000000000 -> 8000000000000000; 0000000000000001 7fffffffffffffff -> 7fffffffffffffff
; 0000000000000001 ffffffffffffffff -> ffffffffffffffff; 0000000000000001 0000000000000002 -> 0000000000000002
; 8000000000000000 0000000000000000 -> 8000000000000000; 8000000000000000 0000000000000001 -> 8000000000000000
; 8000000000000000 8000000000000000 -> 8000000000000000; 8000000000000000 7fffffffffffffff -> 8000000000000000
; 8000000000000000 ffffffffffffffff -> ffffffffffffffff; 8000000000000000 0000000000000002 -> 8000000000000000
; 7fffffffffffffff 0000000000000000 -> 7fffffffffffffff; 7fffffffffffffff 0000000000000001 -> 7fffffffffffffff
; 7fffffffffffffff 8000000000000000 -> 8000000000000000; 7fffffffffffffff 7fffffffffffffff -> 7fffffffffffffff
; 7fffffffffffffff ffffffffffffffff -> ffffffffffffffff; 7fffffffffffffff 0000000000000002 -> 7fffffffffffffff
; ffffffffffffffff 0000000000000000 -> ffffffffffffffff; ffffffffffffffff 0000000000000001 -> ffffffffffffffff
; ffffffffffffffff 8000000000000000 -> ffffffffffffffff; ffffffffffffffff 7fffffffffffffff -> ffffffffffffffff
; ffffffffffffffff ffffffffffffffff -> ffffffffffffffff; ffffffffffffffff 0000000000000002 -> ffffffffffffffff
; 0000000000000002 0000000000000000 -> 0000000000000002; 0000000000000002 0000000000000001 -> 0000000000000002
; 0000000000000002 8000000000000000 -> 8000000000000000; 0000000000000002 7fffffffffffffff -> 7fffffffffffffff
; 0000000000000002 ffffffffffffffff -> ffffffffffffffff; 0000000000000002 0000000000000002 -> 0000000000000002
; 6cdd4ac529c22587 0000000000000007 -> 6cdd4ac529c22587; 5a5a5a5a5a5a5a5a 0000000000000002 -> 5a5a5a5a5a5a5a5a
; 0000000000000040 000000000000003f -> 0000000000000040; 6cdd4ac529c22587 ffffffffffffffff -> ffffffffffffffff
; 0000000000000003 7fffffffffffffff -> 7fffffffffffffff; 8000000000000001 0000000000000007 -> 8000000000000001
; 8000000000000000 0000000000000007 -> 8000000000000000; 0000000000000002 0000000000000007 -> 0000000000000007
; fffffffffffffffe 6cdd4ac529c22587 -> fffffffffffffffe; ffffffffffffffff a6ae31fdcaf5dc1e -> ffffffffffffffff
; 000000000000003f 3ca1619be8362546 -> 3ca1619be8362546; 5a5a5a5a5a5a5a5a 8000000000000001 -> 8000000000000001
; 8000000000000000 a6ae31fdcaf5dc1e -> a6ae31fdcaf5dc1e; 18c2160c1a3063a9 000000000000003f -> 18c2160c1a3063a9
; 18c2160c1a3063a9 0000000000000041 -> 18c2160c1a3063a9; bb3f2a7f7fe32fd3 000000000000003f -> bb3f2a7f7fe32fd3
; 18c2160c1a3063a9 7fffffffffffffff -> 7fffffffffffffff; 0000000000000041 5a5a5a5a5a5a5a5a -> 5a5a5a5a5a5a5a5a
; a6ae31fdcaf5dc1e 8000000000000000 -> a6ae31fdcaf5dc1e; a6ae31fdcaf5dc1e fffffffffffffffe -> fffffffffffffffe
; 3ca1619be8362546 3ca1619be8362546 -> 3ca1619be8362546; 3ca1619be8362546 0000000000000041 -> 3ca1619be8362546
; 0000000000000041 7fffffffffffffff -> 7fffffffffffffff; 8000000000000001 0000000000000001 -> 8000000000000001
; 0000000000000007 8000000000000001 -> 8000000000000001; 8000000000000001 0000000000000040 -> 8000000000000001
; 0000000000000007 6cdd4ac529c22587 -> 6cdd4ac529c22587; 0000000000000003 0000000000000000 -> 0000000000000003
; 3ca1619be8362546 7fffffffffffffff -> 7fffffffffffffff; 8000000000000000 5a5a5a5a5a5a5a5a -> 8000000000000000
; 18c2160c1a3063a9 0000000000000002 -> 18c2160c1a3063a9; 8000000000000001 8000000000000001 -> 8000000000000001
; 000000000000003f 000000000000003f -> 000000000000003f; 6cdd4ac529c22587 bb3f2a7f7fe32fd3 -> bb3f2a7f7fe32fd3
; 18c2160c1a3063a9 6cdd4ac529c22587 -> 6cdd4ac529c22587; 0000000000000000 18c2160c1a3063a9 -> 18c2160c1a3063a9
; 0000000000000007 18c2160c1a3063a9 -> 18c2160c1a3063a9; 18c2160c1a3063a9 8000000000000000 -> 8000000000000000
; 8000000000000001 ffffffffffffffff -> ffffffffffffffff; 0000000000000002 bb3f2a7f7fe32fd3 -> bb3f2a7f7fe32fd3
; 3ca1619be8362546 bb3f2a7f7fe32fd3 -> bb3f2a7f7fe32fd3; 0000000000000001 3ca1619be8362546 -> 3ca1619be8362546
; 3ca1619be8362546 18c2160c1a3063a9 -> 3ca1619be8362546; 3ca1619be8362546 0000000000000001 -> 3ca1619be8362546
define amdgpu_kernel void @umax_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i64, ptr addrspace(1) %p2, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %o0 = call i64 @llvm.umax.i64(i64 %i0, i64 %i1)
  store i64 %o0, ptr addrspace(1) %a2, align 8
  ret void
}

; case umin_i64: b64 b64 -> b64
; 0000000000000000 0000000000000000 -> 0000000000000000; 0000000000000000 0000000000000001 -> 0000000000000000
; 0000000000000000 8000000000000000 -> 0000000000000000; 0000000000000000 7fffffffffffffff -> 0000000000000000
; 0000000000000000 ffffffffffffffff -> 0000000000000000; 0000000000000000 0000000000000002 -> 0000000000000000
; 0000000000000001 0000000000000000 -> 0000000000000000; 0000000000000001 0000000000000001 -> 0000000000000001
; 0000000000000001 8000000000000000 -> 0000000000000001; 0000000000000001 7fffffffffffffff -> 0000000000000001
; 0000000000000001 ffffffffffffffff -> 0000000000000001; 0000000000000001 0000000000000002 -> 0000000000000001
; 8000000000000000 0000000000000000 -> 0000000000000000; 8000000000000000 0000000000000001 -> 0000000000000001
; 8000000000000000 8000000000000000 -> 8000000000000000; 8000000000000000 7fffffffffffffff -> 7fffffffffffffff
; 8000000000000000 ffffffffffffffff -> 8000000000000000; 8000000000000000 0000000000000002 -> 0000000000000002
; 7fffffffffffffff 0000000000000000 -> 0000000000000000; 7fffffffffffffff 0000000000000001 -> 0000000000000001
; 7fffffffffffffff 8000000000000000 -> 7fffffffffffffff; 7fffffffffffffff 7fffffffffffffff -> 7fffffffffffffff
; 7fffffffffffffff ffffffffffffffff -> 7fffffffffffffff; 7fffffffffffffff 0000000000000002 -> 0000000000000002
; ffffffffffffffff 0000000000000000 -> 0000000000000000; ffffffffffffffff 0000000000000001 -> 0000000000000001
; ffffffffffffffff 8000000000000000 -> 8000000000000000; ffffffffffffffff 7fffffffffffffff -> 7fffffffffffffff
; ffffffffffffffff ffffffffffffffff -> ffffffffffffffff; ffffffffffffffff 0000000000000002 -> 0000000000000002
; 0000000000000002 0000000000000000 -> 0000000000000000; 0000000000000002 0000000000000001 -> 0000000000000001
; 0000000000000002 8000000000000000 -> 0000000000000002; 0000000000000002 7fffffffffffffff -> 0000000000000002
; 0000000000000002 ffffffffffffffff -> 0000000000000002; 0000000000000002 0000000000000002 -> 0000000000000002
; 6cdd4ac529c22587 0000000000000007 -> 0000000000000007; 5a5a5a5a5a5a5a5a 0000000000000002 -> 0000000000000002
; 0000000000000040 000000000000003f -> 000000000000003f; 6cdd4ac529c22587 ffffffffffffffff -> 6cdd4ac529c22587
; 0000000000000003 7fffffffffffffff -> 0000000000000003; 8000000000000001 0000000000000007 -> 0000000000000007
; 8000000000000000 0000000000000007 -> 0000000000000007; 0000000000000002 0000000000000007 -> 0000000000000002
; fffffffffffffffe 6cdd4ac529c22587 -> 6cdd4ac529c22587; ffffffffffffffff a6ae31fdcaf5dc1e -> a6ae31fdcaf5dc1e
; 000000000000003f 3ca1619be8362546 -> 000000000000003f; 5a5a5a5a5a5a5a5a 8000000000000001 -> 5a5a5a5a5a5a5a5a
; 8000000000000000 a6ae31fdcaf5dc1e -> 8000000000000000; 18c2160c1a3063a9 000000000000003f -> 000000000000003f
; 18c2160c1a3063a9 0000000000000041 -> 0000000000000041; bb3f2a7f7fe32fd3 000000000000003f -> 000000000000003f
; 18c2160c1a3063a9 7fffffffffffffff -> 18c2160c1a3063a9; 0000000000000041 5a5a5a5a5a5a5a5a -> 0000000000000041
; a6ae31fdcaf5dc1e 8000000000000000 -> 8000000000000000; a6ae31fdcaf5dc1e fffffffffffffffe -> a6ae31fdcaf5dc1e
; 3ca1619be8362546 3ca1619be8362546 -> 3ca1619be8362546; 3ca1619be8362546 0000000000000041 -> 0000000000000041
; 0000000000000041 7fffffffffffffff -> 0000000000000041; 8000000000000001 0000000000000001 -> 0000000000000001
; 0000000000000007 8000000000000001 -> 0000000000000007; 8000000000000001 0000000000000040 -> 0000000000000040
; 0000000000000007 6cdd4ac529c22587 -> 0000000000000007; 0000000000000003 0000000000000000 -> 0000000000000000
; 3ca1619be8362546 7fffffffffffffff -> 3ca1619be8362546; 8000000000000000 5a5a5a5a5a5a5a5a -> 5a5a5a5a5a5a5a5a
; 18c2160c1a3063a9 0000000000000002 -> 0000000000000002; 8000000000000001 8000000000000001 -> 8000000000000001
; 000000000000003f 000000000000003f -> 000000000000003f; 6cdd4ac529c22587 bb3f2a7f7fe32fd3 -> 6cdd4ac529c22587
; 18c2160c1a3063a9 6cdd4ac529c22587 -> 18c2160c1a3063a9; 0000000000000000 18c2160c1a3063a9 -> 0000000000000000
; 0000000000000007 18c2160c1a3063a9 -> 0000000000000007; 18c2160c1a3063a9 8000000000000000 -> 18c2160c1a3063a9
; 8000000000000001 ffffffffffffffff -> 8000000000000001; 0000000000000002 bb3f2a7f7fe32fd3 -> 0000000000000002
; 3ca1619be8362546 bb3f2a7f7fe32fd3 -> 3ca1619be8362546; 0000000000000001 3ca1619be8362546 -> 0000000000000001
; 3ca1619be8362546 18c2160c1a3063a9 -> 18c2160c1a3063a9; 3ca1619be8362546 0000000000000001 -> 0000000000000001
define amdgpu_kernel void @umin_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i64, ptr addrspace(1) %p2, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %o0 = call i64 @llvm.umin.i64(i64 %i0, i64 %i1)
  store i64 %o0, ptr addrspace(1) %a2, align 8
  ret void
}

; case abs_i64: b64 -> b64
; 0000000000000000 -> 0000000000000000; 0000000000000001 -> 0000000000000001; 0000000000000002 -> 0000000000000002; 0000000000000003 -> 0000000000000003
; 0000000000000007 -> 0000000000000007; 000000000000003f -> 000000000000003f; 0000000000000040 -> 0000000000000040; 0000000000000041 -> 0000000000000041
; 8000000000000000 -> 8000000000000000; 7fffffffffffffff -> 7fffffffffffffff; 8000000000000001 -> 7fffffffffffffff; ffffffffffffffff -> 0000000000000001
; fffffffffffffffe -> 0000000000000002; 5a5a5a5a5a5a5a5a -> 5a5a5a5a5a5a5a5a; 6b89aff369711cd0 -> 6b89aff369711cd0; 450c3329f3cf4603 -> 450c3329f3cf4603
; 4c3eaaecf9584b9c -> 4c3eaaecf9584b9c; f9c10bd6cf83112b -> 063ef429307ceed5; 226d7108c3fab12b -> 226d7108c3fab12b; 0d194cba5925a815 -> 0d194cba5925a815
; 6fc5059cb92eab07 -> 6fc5059cb92eab07; d33c403a65746cfb -> 2cc3bfc59a8b9305; 562f117aac439c77 -> 562f117aac439c77; fcf0b19476f17670 -> 030f4e6b890e8990
; 84a9e47ad76c44ee -> 7b561b852893bb12; a61e230cfebe2899 -> 59e1dcf30141d767; ab3ab637161feedf -> 54c549c8e9e01121; 121494c1b25e29e0 -> 121494c1b25e29e0
; 7f829a0bf227b907 -> 7f829a0bf227b907; 39c436fc8876b617 -> 39c436fc8876b617; 881b4f503b363908 -> 77e4b0afc4c9c6f8; 5def8019c8b8f203 -> 5def8019c8b8f203
; 93d45e55f358b232 -> 6c2ba1aa0ca74dce; 456ba20e2cc1b39b -> 456ba20e2cc1b39b; 3c758ba6c2292230 -> 3c758ba6c2292230; c1317759a903eccc -> 3ece88a656fc1334
; 8a7a2d40b70e24a5 -> 7585d2bf48f1db5b; 1f21263e0980c85b -> 1f21263e0980c85b
define amdgpu_kernel void @abs_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %o0 = call i64 @llvm.abs.i64(i64 %i0, i1 false)
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case abs_i64_poison: b64 -> b64
; 0000000000000000 -> 0000000000000000; 0000000000000001 -> 0000000000000001; 0000000000000002 -> 0000000000000002; 0000000000000003 -> 0000000000000003
; 0000000000000007 -> 0000000000000007; 000000000000003f -> 000000000000003f; 0000000000000040 -> 0000000000000040; 0000000000000041 -> 0000000000000041
; 7fffffffffffffff -> 7fffffffffffffff; 8000000000000001 -> 7fffffffffffffff; ffffffffffffffff -> 0000000000000001; fffffffffffffffe -> 0000000000000002
; 5a5a5a5a5a5a5a5a -> 5a5a5a5a5a5a5a5a; 6b89aff369711cd0 -> 6b89aff369711cd0; 450c3329f3cf4603 -> 450c3329f3cf4603; 4c3eaaecf9584b9c -> 4c3eaaecf9584b9c
; f9c10bd6cf83112b -> 063ef429307ceed5; 226d7108c3fab12b -> 226d7108c3fab12b; 0d194cba5925a815 -> 0d194cba5925a815; 6fc5059cb92eab07 -> 6fc5059cb92eab07
; d33c403a65746cfb -> 2cc3bfc59a8b9305; 562f117aac439c77 -> 562f117aac439c77; fcf0b19476f17670 -> 030f4e6b890e8990; 84a9e47ad76c44ee -> 7b561b852893bb12
; a61e230cfebe2899 -> 59e1dcf30141d767; ab3ab637161feedf -> 54c549c8e9e01121; 121494c1b25e29e0 -> 121494c1b25e29e0; 7f829a0bf227b907 -> 7f829a0bf227b907
; 39c436fc8876b617 -> 39c436fc8876b617; 881b4f503b363908 -> 77e4b0afc4c9c6f8; 5def8019c8b8f203 -> 5def8019c8b8f203; 93d45e55f358b232 -> 6c2ba1aa0ca74dce
; 456ba20e2cc1b39b -> 456ba20e2cc1b39b; 3c758ba6c2292230 -> 3c758ba6c2292230; c1317759a903eccc -> 3ece88a656fc1334; 8a7a2d40b70e24a5 -> 7585d2bf48f1db5b
; 1f21263e0980c85b -> 1f21263e0980c85b
; poison abs_i64_poison: 8000000000000000
define amdgpu_kernel void @abs_i64_poison(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %o0 = call i64 @llvm.abs.i64(i64 %i0, i1 true)
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case ctpop_i64: b64 -> b64
; 0000000000000000 -> 0000000000000000; 0000000000000001 -> 0000000000000001; 0000000000000002 -> 0000000000000001; 0000000000000003 -> 0000000000000002
; 0000000000000007 -> 0000000000000003; 000000000000003f -> 0000000000000006; 0000000000000040 -> 0000000000000001; 0000000000000041 -> 0000000000000002
; 8000000000000000 -> 0000000000000001; 7fffffffffffffff -> 000000000000003f; 8000000000000001 -> 0000000000000002; ffffffffffffffff -> 0000000000000040
; fffffffffffffffe -> 000000000000003f; 5a5a5a5a5a5a5a5a -> 0000000000000020; 6b89aff369711cd0 -> 0000000000000022; 450c3329f3cf4603 -> 000000000000001d
; 4c3eaaecf9584b9c -> 0000000000000022; f9c10bd6cf83112b -> 0000000000000020; 226d7108c3fab12b -> 000000000000001e; 0d194cba5925a815 -> 000000000000001b
; 6fc5059cb92eab07 -> 0000000000000021; d33c403a65746cfb -> 0000000000000021; 562f117aac439c77 -> 0000000000000021; fcf0b19476f17670 -> 0000000000000023
; 84a9e47ad76c44ee -> 0000000000000021; a61e230cfebe2899 -> 0000000000000020; ab3ab637161feedf -> 0000000000000028; 121494c1b25e29e0 -> 0000000000000019
; 7f829a0bf227b907 -> 0000000000000021; 39c436fc8876b617 -> 0000000000000021; 881b4f503b363908 -> 000000000000001b; 5def8019c8b8f203 -> 000000000000001e
; 93d45e55f358b232 -> 0000000000000021; 456ba20e2cc1b39b -> 000000000000001e; 3c758ba6c2292230 -> 000000000000001b; c1317759a903eccc -> 000000000000001f
; 8a7a2d40b70e24a5 -> 000000000000001c; 1f21263e0980c85b -> 000000000000001a
define amdgpu_kernel void @ctpop_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %o0 = call i64 @llvm.ctpop.i64(i64 %i0)
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case ctlz_i64: b64 -> b64
; 0000000000000000 -> 0000000000000040; 0000000000000001 -> 000000000000003f; 0000000000000002 -> 000000000000003e; 0000000000000003 -> 000000000000003e
; 0000000000000007 -> 000000000000003d; 000000000000003f -> 000000000000003a; 0000000000000040 -> 0000000000000039; 0000000000000041 -> 0000000000000039
; 8000000000000000 -> 0000000000000000; 7fffffffffffffff -> 0000000000000001; 8000000000000001 -> 0000000000000000; ffffffffffffffff -> 0000000000000000
; fffffffffffffffe -> 0000000000000000; 5a5a5a5a5a5a5a5a -> 0000000000000001; 6b89aff369711cd0 -> 0000000000000001; 450c3329f3cf4603 -> 0000000000000001
; 4c3eaaecf9584b9c -> 0000000000000001; f9c10bd6cf83112b -> 0000000000000000; 226d7108c3fab12b -> 0000000000000002; 0d194cba5925a815 -> 0000000000000004
; 6fc5059cb92eab07 -> 0000000000000001; d33c403a65746cfb -> 0000000000000000; 562f117aac439c77 -> 0000000000000001; fcf0b19476f17670 -> 0000000000000000
; 84a9e47ad76c44ee -> 0000000000000000; a61e230cfebe2899 -> 0000000000000000; ab3ab637161feedf -> 0000000000000000; 121494c1b25e29e0 -> 0000000000000003
; 7f829a0bf227b907 -> 0000000000000001; 39c436fc8876b617 -> 0000000000000002; 881b4f503b363908 -> 0000000000000000; 5def8019c8b8f203 -> 0000000000000001
; 93d45e55f358b232 -> 0000000000000000; 456ba20e2cc1b39b -> 0000000000000001; 3c758ba6c2292230 -> 0000000000000002; c1317759a903eccc -> 0000000000000000
; 8a7a2d40b70e24a5 -> 0000000000000000; 1f21263e0980c85b -> 0000000000000003
define amdgpu_kernel void @ctlz_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %o0 = call i64 @llvm.ctlz.i64(i64 %i0, i1 false)
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case ctlz_i64_poison: b64 -> b64
; 0000000000000001 -> 000000000000003f; 0000000000000002 -> 000000000000003e; 0000000000000003 -> 000000000000003e; 0000000000000007 -> 000000000000003d
; 000000000000003f -> 000000000000003a; 0000000000000040 -> 0000000000000039; 0000000000000041 -> 0000000000000039; 8000000000000000 -> 0000000000000000
; 7fffffffffffffff -> 0000000000000001; 8000000000000001 -> 0000000000000000; ffffffffffffffff -> 0000000000000000; fffffffffffffffe -> 0000000000000000
; 5a5a5a5a5a5a5a5a -> 0000000000000001; 6b89aff369711cd0 -> 0000000000000001; 450c3329f3cf4603 -> 0000000000000001; 4c3eaaecf9584b9c -> 0000000000000001
; f9c10bd6cf83112b -> 0000000000000000; 226d7108c3fab12b -> 0000000000000002; 0d194cba5925a815 -> 0000000000000004; 6fc5059cb92eab07 -> 0000000000000001
; d33c403a65746cfb -> 0000000000000000; 562f117aac439c77 -> 0000000000000001; fcf0b19476f17670 -> 0000000000000000; 84a9e47ad76c44ee -> 0000000000000000
; a61e230cfebe2899 -> 0000000000000000; ab3ab637161feedf -> 0000000000000000; 121494c1b25e29e0 -> 0000000000000003; 7f829a0bf227b907 -> 0000000000000001
; 39c436fc8876b617 -> 0000000000000002; 881b4f503b363908 -> 0000000000000000; 5def8019c8b8f203 -> 0000000000000001; 93d45e55f358b232 -> 0000000000000000
; 456ba20e2cc1b39b -> 0000000000000001; 3c758ba6c2292230 -> 0000000000000002; c1317759a903eccc -> 0000000000000000; 8a7a2d40b70e24a5 -> 0000000000000000
; 1f21263e0980c85b -> 0000000000000003
; poison ctlz_i64_poison: 0000000000000000
define amdgpu_kernel void @ctlz_i64_poison(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %o0 = call i64 @llvm.ctlz.i64(i64 %i0, i1 true)
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case cttz_i64: b64 -> b64
; 0000000000000000 -> 0000000000000040; 0000000000000001 -> 0000000000000000; 0000000000000002 -> 0000000000000001; 0000000000000003 -> 0000000000000000
; 0000000000000007 -> 0000000000000000; 000000000000003f -> 0000000000000000; 0000000000000040 -> 0000000000000006; 0000000000000041 -> 0000000000000000
; 8000000000000000 -> 000000000000003f; 7fffffffffffffff -> 0000000000000000; 8000000000000001 -> 0000000000000000; ffffffffffffffff -> 0000000000000000
; fffffffffffffffe -> 0000000000000001; 5a5a5a5a5a5a5a5a -> 0000000000000001; 6b89aff369711cd0 -> 0000000000000004; 450c3329f3cf4603 -> 0000000000000000
; 4c3eaaecf9584b9c -> 0000000000000002; f9c10bd6cf83112b -> 0000000000000000; 226d7108c3fab12b -> 0000000000000000; 0d194cba5925a815 -> 0000000000000000
; 6fc5059cb92eab07 -> 0000000000000000; d33c403a65746cfb -> 0000000000000000; 562f117aac439c77 -> 0000000000000000; fcf0b19476f17670 -> 0000000000000004
; 84a9e47ad76c44ee -> 0000000000000001; a61e230cfebe2899 -> 0000000000000000; ab3ab637161feedf -> 0000000000000000; 121494c1b25e29e0 -> 0000000000000005
; 7f829a0bf227b907 -> 0000000000000000; 39c436fc8876b617 -> 0000000000000000; 881b4f503b363908 -> 0000000000000003; 5def8019c8b8f203 -> 0000000000000000
; 93d45e55f358b232 -> 0000000000000001; 456ba20e2cc1b39b -> 0000000000000000; 3c758ba6c2292230 -> 0000000000000004; c1317759a903eccc -> 0000000000000002
; 8a7a2d40b70e24a5 -> 0000000000000000; 1f21263e0980c85b -> 0000000000000000
define amdgpu_kernel void @cttz_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %o0 = call i64 @llvm.cttz.i64(i64 %i0, i1 false)
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case cttz_i64_poison: b64 -> b64
; 0000000000000001 -> 0000000000000000; 0000000000000002 -> 0000000000000001; 0000000000000003 -> 0000000000000000; 0000000000000007 -> 0000000000000000
; 000000000000003f -> 0000000000000000; 0000000000000040 -> 0000000000000006; 0000000000000041 -> 0000000000000000; 8000000000000000 -> 000000000000003f
; 7fffffffffffffff -> 0000000000000000; 8000000000000001 -> 0000000000000000; ffffffffffffffff -> 0000000000000000; fffffffffffffffe -> 0000000000000001
; 5a5a5a5a5a5a5a5a -> 0000000000000001; 6b89aff369711cd0 -> 0000000000000004; 450c3329f3cf4603 -> 0000000000000000; 4c3eaaecf9584b9c -> 0000000000000002
; f9c10bd6cf83112b -> 0000000000000000; 226d7108c3fab12b -> 0000000000000000; 0d194cba5925a815 -> 0000000000000000; 6fc5059cb92eab07 -> 0000000000000000
; d33c403a65746cfb -> 0000000000000000; 562f117aac439c77 -> 0000000000000000; fcf0b19476f17670 -> 0000000000000004; 84a9e47ad76c44ee -> 0000000000000001
; a61e230cfebe2899 -> 0000000000000000; ab3ab637161feedf -> 0000000000000000; 121494c1b25e29e0 -> 0000000000000005; 7f829a0bf227b907 -> 0000000000000000
; 39c436fc8876b617 -> 0000000000000000; 881b4f503b363908 -> 0000000000000003; 5def8019c8b8f203 -> 0000000000000000; 93d45e55f358b232 -> 0000000000000001
; 456ba20e2cc1b39b -> 0000000000000000; 3c758ba6c2292230 -> 0000000000000004; c1317759a903eccc -> 0000000000000002; 8a7a2d40b70e24a5 -> 0000000000000000
; 1f21263e0980c85b -> 0000000000000000
; poison cttz_i64_poison: 0000000000000000
define amdgpu_kernel void @cttz_i64_poison(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %o0 = call i64 @llvm.cttz.i64(i64 %i0, i1 true)
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case bitreverse_i64: b64 -> b64
; 0000000000000000 -> 0000000000000000; 0000000000000001 -> 8000000000000000; 0000000000000002 -> 4000000000000000; 0000000000000003 -> c000000000000000
; 0000000000000007 -> e000000000000000; 000000000000003f -> fc00000000000000; 0000000000000040 -> 0200000000000000; 0000000000000041 -> 8200000000000000
; 8000000000000000 -> 0000000000000001; 7fffffffffffffff -> fffffffffffffffe; 8000000000000001 -> 8000000000000001; ffffffffffffffff -> ffffffffffffffff
; fffffffffffffffe -> 7fffffffffffffff; 5a5a5a5a5a5a5a5a -> 5a5a5a5a5a5a5a5a; 6b89aff369711cd0 -> 0b388e96cff591d6; 450c3329f3cf4603 -> c062f3cf94cc30a2
; 4c3eaaecf9584b9c -> 39d21a9f37557c32; f9c10bd6cf83112b -> d488c1f36bd0839f; 226d7108c3fab12b -> d48d5fc3108eb644; 0d194cba5925a815 -> a815a49a5d3298b0
; 6fc5059cb92eab07 -> e0d5749d39a0a3f6; d33c403a65746cfb -> df362ea65c023ccb; 562f117aac439c77 -> ee39c2355e88f46a; fcf0b19476f17670 -> 0e6e8f6e298d0f3f
; 84a9e47ad76c44ee -> 772236eb5e279521; a61e230cfebe2899 -> 99147d7f30c47865; ab3ab637161feedf -> fb77f868ec6d5cd5; 121494c1b25e29e0 -> 07947a4d83292848
; 7f829a0bf227b907 -> e09de44fd05941fe; 39c436fc8876b617 -> e86d6e113f6c239c; 881b4f503b363908 -> 109c6cdc0af2d811; 5def8019c8b8f203 -> c04f1d139801f7ba
; 93d45e55f358b232 -> 4c4d1acfaa7a2bc9; 456ba20e2cc1b39b -> d9cd83347045d6a2; 3c758ba6c2292230 -> 0c44944365d1ae3c; c1317759a903eccc -> 3337c0959aee8c83
; 8a7a2d40b70e24a5 -> a52470ed02b45e51; 1f21263e0980c85b -> da1301907c6484f8
define amdgpu_kernel void @bitreverse_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %o0 = call i64 @llvm.bitreverse.i64(i64 %i0)
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case bswap_i64: b64 -> b64
; 0000000000000000 -> 0000000000000000; 0000000000000001 -> 0100000000000000; 0000000000000002 -> 0200000000000000; 0000000000000003 -> 0300000000000000
; 0000000000000007 -> 0700000000000000; 000000000000003f -> 3f00000000000000; 0000000000000040 -> 4000000000000000; 0000000000000041 -> 4100000000000000
; 8000000000000000 -> 0000000000000080; 7fffffffffffffff -> ffffffffffffff7f; 8000000000000001 -> 0100000000000080; ffffffffffffffff -> ffffffffffffffff
; fffffffffffffffe -> feffffffffffffff; 5a5a5a5a5a5a5a5a -> 5a5a5a5a5a5a5a5a; 6b89aff369711cd0 -> d01c7169f3af896b; 450c3329f3cf4603 -> 0346cff329330c45
; 4c3eaaecf9584b9c -> 9c4b58f9ecaa3e4c; f9c10bd6cf83112b -> 2b1183cfd60bc1f9; 226d7108c3fab12b -> 2bb1fac308716d22; 0d194cba5925a815 -> 15a82559ba4c190d
; 6fc5059cb92eab07 -> 07ab2eb99c05c56f; d33c403a65746cfb -> fb6c74653a403cd3; 562f117aac439c77 -> 779c43ac7a112f56; fcf0b19476f17670 -> 7076f17694b1f0fc
; 84a9e47ad76c44ee -> ee446cd77ae4a984; a61e230cfebe2899 -> 9928befe0c231ea6; ab3ab637161feedf -> dfee1f1637b63aab; 121494c1b25e29e0 -> e0295eb2c1941412
; 7f829a0bf227b907 -> 07b927f20b9a827f; 39c436fc8876b617 -> 17b67688fc36c439; 881b4f503b363908 -> 0839363b504f1b88; 5def8019c8b8f203 -> 03f2b8c81980ef5d
; 93d45e55f358b232 -> 32b258f3555ed493; 456ba20e2cc1b39b -> 9bb3c12c0ea26b45; 3c758ba6c2292230 -> 302229c2a68b753c; c1317759a903eccc -> ccec03a9597731c1
; 8a7a2d40b70e24a5 -> a5240eb7402d7a8a; 1f21263e0980c85b -> 5bc880093e26211f
define amdgpu_kernel void @bswap_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %o0 = call i64 @llvm.bswap.i64(i64 %i0)
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case fshl_i64: b64 b64 b64 -> b64
; 0000000000000000 0000000000000000 0000000000000043 -> 0000000000000000; 0000000000000000 0000000000000001 0000000000000000 -> 0000000000000000
; 0000000000000000 8000000000000000 0000000000000040 -> 0000000000000000; 0000000000000000 7fffffffffffffff 0000000000000043 -> 0000000000000003
; 0000000000000000 ffffffffffffffff 000000000000003f -> 7fffffffffffffff; 0000000000000000 0000000000000002 0000000000000040 -> 0000000000000000
; 0000000000000001 0000000000000000 0000000000000040 -> 0000000000000001; 0000000000000001 0000000000000001 0000000000000043 -> 0000000000000008
; 0000000000000001 8000000000000000 0000000000000043 -> 000000000000000c; 0000000000000001 7fffffffffffffff 000000000000003f -> bfffffffffffffff
; 0000000000000001 ffffffffffffffff 0000000000000043 -> 000000000000000f; 0000000000000001 0000000000000002 a862ee5396c3322e -> 0000400000000000
; 8000000000000000 0000000000000000 0000000000000043 -> 0000000000000000; 8000000000000000 0000000000000001 b2586c1511bf57c8 -> 0000000000000000
; 8000000000000000 8000000000000000 0000000000000000 -> 8000000000000000; 8000000000000000 7fffffffffffffff 0000000000000043 -> 0000000000000003
; 8000000000000000 ffffffffffffffff 000000000000003f -> 7fffffffffffffff; 8000000000000000 0000000000000002 0000000000000080 -> 8000000000000000
; 7fffffffffffffff 0000000000000000 23311bd37b947d03 -> fffffffffffffff8; 7fffffffffffffff 0000000000000001 0000000000000080 -> 7fffffffffffffff
; 7fffffffffffffff 8000000000000000 0000000000000043 -> fffffffffffffffc; 7fffffffffffffff 7fffffffffffffff 0000000000000040 -> 7fffffffffffffff
; 7fffffffffffffff ffffffffffffffff 0000000000000000 -> 7fffffffffffffff; 7fffffffffffffff 0000000000000002 0000000000000040 -> 7fffffffffffffff
; ffffffffffffffff 0000000000000000 0000000000000001 -> fffffffffffffffe; ffffffffffffffff 0000000000000001 0000000000000001 -> fffffffffffffffe
; ffffffffffffffff 8000000000000000 0000000000000000 -> ffffffffffffffff; ffffffffffffffff 7fffffffffffffff 0000000000000080 -> ffffffffffffffff
; ffffffffffffffff ffffffffffffffff 0000000000000001 -> ffffffffffffffff; ffffffffffffffff 0000000000000002 000000000000003f -> 8000000000000001
; 0000000000000002 0000000000000000 0000000000000001 -> 0000000000000004; 0000000000000002 0000000000000001 0000000000000001 -> 0000000000000004
; 0000000000000002 8000000000000000 d20e16cb87bdf4e9 -> 0000050000000000; 0000000000000002 7fffffffffffffff 0000000000000040 -> 0000000000000002
; 0000000000000002 ffffffffffffffff 0000000000000000 -> 0000000000000002; 0000000000000002 0000000000000002 0000000000000001 -> 0000000000000004
; 0000000000000000 5a5a5a5a5a5a5a5a 3b1f542604609c1c -> 0000000005a5a5a5; 0000000000000007 7d6b21b9ee9d3c8a 0000000000000040 -> 0000000000000007
; 0000000000000003 0000000000000040 0000000000000080 -> 0000000000000003; f314788dd25d912e fffffffffffffffe 0000000000000080 -> f314788dd25d912e
; 000000000000003f ffffffffffffffff f8dd6670dbac99b0 -> 003fffffffffffff; 0000000000000041 0000000000000041 0000000000000040 -> 0000000000000041
; f314788dd25d912e 0000000000000007 0000000000000000 -> f314788dd25d912e; 0000000000000003 0000000000000041 7a9144e77829d4dc -> 0000000030000000
; 0000000000000040 5a5a5a5a5a5a5a5a 0000000000000080 -> 0000000000000040; 7d6b21b9ee9d3c8a 8000000000000000 0000000000000043 -> eb590dcf74e9e454
; a749e01c71da5b3b 7fffffffffffffff 000000000000003f -> bfffffffffffffff; 000000000000003f 0000000000000003 0000000000000043 -> 00000000000001f8
; fffffffffffffffe fffffffffffffffe 0000000000000040 -> fffffffffffffffe; 7d6b21b9ee9d3c8a fffffffffffffffe 0000000000000040 -> 7d6b21b9ee9d3c8a
; 8000000000000000 7fffffffffffffff 99c4e01990bc1ccc -> 00000000000007ff; 0000000000000003 8000000000000000 0000000000000040 -> 0000000000000003
; 7d6b21b9ee9d3c8a 0000000000000001 000000000000003f -> 0000000000000000; 8000000000000000 0000000000000041 0000000000000001 -> 0000000000000000
; 0000000000000007 0000000000000007 0000000000000000 -> 0000000000000007; 7d6b21b9ee9d3c8a 0000000000000041 0000000000000043 -> eb590dcf74e9e450
; 8000000000000000 0000000000000002 0000000000000001 -> 0000000000000000; 000000000000003f 0000000000000000 095e584c6e048eb6 -> 0fc0000000000000
; ffffffffffffffff 8000000000000000 5743896be765c5a3 -> fffffffc00000000; 000000000000003f b40d029342b36e6d 0000000000000000 -> 000000000000003f
; ffffffffffffffff 0000000000000040 0000000000000043 -> fffffffffffffff8; 0000000000000001 a749e01c71da5b3b 0000000000000043 -> 000000000000000d
; b40d029342b36e6d f314788dd25d912e 0000000000000000 -> b40d029342b36e6d; 5a5a5a5a5a5a5a5a 0000000000000040 0000000000000001 -> b4b4b4b4b4b4b4b4
; 0000000000000040 0000000000000001 51345402141cfcb9 -> 8000000000000000; 8000000000000001 0000000000000001 0000000000000040 -> 8000000000000001
; 8000000000000001 000000000000003f 0000000000000040 -> 8000000000000001; 000000000000003f 0000000000000003 0000000000000000 -> 000000000000003f
; f314788dd25d912e 8000000000000000 0000000000000000 -> f314788dd25d912e; 000000000000003f 0000000000000001 0000000000000000 -> 000000000000003f
; 0000000000000003 a749e01c71da5b3b 0000000000000043 -> 000000000000001d; b40d029342b36e6d 0000000000000001 b9d075c1a038000e -> 40a4d0acdb9b4000
; 8000000000000001 a749e01c71da5b3b 0000000000000043 -> 000000000000000d; ffffffffffffffff 0000000000000041 0000000000000001 -> fffffffffffffffe
; 0000000000000041 ffffffffffffffff 0000000000000040 -> 0000000000000041; b40d029342b36e6d 7fffffffffffffff 0000000000000043 -> a068149a159b736b
; f314788dd25d912e a749e01c71da5b3b ea921b70dd3b074f -> 3c46e92ec89753a4; c2a010181361e3fa 0000000000000040 0000000000000040 -> c2a010181361e3fa
; 8000000000000001 b40d029342b36e6d 000000000000003f -> da068149a159b736; b40d029342b36e6d 0000000000000000 fad8a439cf0d393f -> 8000000000000000
; 0000000000000001 0000000000000040 0000000000000080 -> 0000000000000001; 0000000000000002 8000000000000000 35c55ef94cfd3083 -> 0000000000000014
; 0000000000000001 f314788dd25d912e 0000000000000040 -> 0000000000000001; 0000000000000003 0000000000000007 0000000000000043 -> 0000000000000018
; 8000000000000000 b40d029342b36e6d 0000000000000001 -> 0000000000000001; 0000000000000040 b40d029342b36e6d 000000000000003f -> 5a068149a159b736
; 7d6b21b9ee9d3c8a 0000000000000001 0000000000000000 -> 7d6b21b9ee9d3c8a; c2a010181361e3fa b40d029342b36e6d 0000000000000001 -> 8540203026c3c7f5
; 0000000000000040 8000000000000000 0000000000000040 -> 0000000000000040; 0000000000000001 0000000000000001 41ddd9af8f9d17b7 -> 0080000000000000
; 0000000000000001 8000000000000000 0000000000000040 -> 0000000000000001; 8000000000000000 0000000000000002 000000000000003f -> 0000000000000001
define amdgpu_kernel void @fshl_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i64, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i64, ptr addrspace(1) %p3, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %i2 = load i64, ptr addrspace(1) %a2, align 8
  %o0 = call i64 @llvm.fshl.i64(i64 %i0, i64 %i1, i64 %i2)
  store i64 %o0, ptr addrspace(1) %a3, align 8
  ret void
}

; case fshr_i64: b64 b64 b64 -> b64
; 0000000000000000 0000000000000000 0000000000000043 -> 0000000000000000; 0000000000000000 0000000000000001 0000000000000000 -> 0000000000000001
; 0000000000000000 8000000000000000 0000000000000040 -> 8000000000000000; 0000000000000000 7fffffffffffffff 0000000000000043 -> 0fffffffffffffff
; 0000000000000000 ffffffffffffffff 000000000000003f -> 0000000000000001; 0000000000000000 0000000000000002 0000000000000040 -> 0000000000000002
; 0000000000000001 0000000000000000 0000000000000040 -> 0000000000000000; 0000000000000001 0000000000000001 0000000000000043 -> 2000000000000000
; 0000000000000001 8000000000000000 0000000000000043 -> 3000000000000000; 0000000000000001 7fffffffffffffff 000000000000003f -> 0000000000000002
; 0000000000000001 ffffffffffffffff 0000000000000043 -> 3fffffffffffffff; 0000000000000001 0000000000000002 a862ee5396c3322e -> 0000000000040000
; 8000000000000000 0000000000000000 0000000000000043 -> 0000000000000000; 8000000000000000 0000000000000001 b2586c1511bf57c8 -> 0000000000000000
; 8000000000000000 8000000000000000 0000000000000000 -> 8000000000000000; 8000000000000000 7fffffffffffffff 0000000000000043 -> 0fffffffffffffff
; 8000000000000000 ffffffffffffffff 000000000000003f -> 0000000000000001; 8000000000000000 0000000000000002 0000000000000080 -> 0000000000000002
; 7fffffffffffffff 0000000000000000 23311bd37b947d03 -> e000000000000000; 7fffffffffffffff 0000000000000001 0000000000000080 -> 0000000000000001
; 7fffffffffffffff 8000000000000000 0000000000000043 -> f000000000000000; 7fffffffffffffff 7fffffffffffffff 0000000000000040 -> 7fffffffffffffff
; 7fffffffffffffff ffffffffffffffff 0000000000000000 -> ffffffffffffffff; 7fffffffffffffff 0000000000000002 0000000000000040 -> 0000000000000002
; ffffffffffffffff 0000000000000000 0000000000000001 -> 8000000000000000; ffffffffffffffff 0000000000000001 0000000000000001 -> 8000000000000000
; ffffffffffffffff 8000000000000000 0000000000000000 -> 8000000000000000; ffffffffffffffff 7fffffffffffffff 0000000000000080 -> 7fffffffffffffff
; ffffffffffffffff ffffffffffffffff 0000000000000001 -> ffffffffffffffff; ffffffffffffffff 0000000000000002 000000000000003f -> fffffffffffffffe
; 0000000000000002 0000000000000000 0000000000000001 -> 0000000000000000; 0000000000000002 0000000000000001 0000000000000001 -> 0000000000000000
; 0000000000000002 8000000000000000 d20e16cb87bdf4e9 -> 0000000001400000; 0000000000000002 7fffffffffffffff 0000000000000040 -> 7fffffffffffffff
; 0000000000000002 ffffffffffffffff 0000000000000000 -> ffffffffffffffff; 0000000000000002 0000000000000002 0000000000000001 -> 0000000000000001
; 0000000000000000 5a5a5a5a5a5a5a5a 3b1f542604609c1c -> 00000005a5a5a5a5; 0000000000000007 7d6b21b9ee9d3c8a 0000000000000040 -> 7d6b21b9ee9d3c8a
; 0000000000000003 0000000000000040 0000000000000080 -> 0000000000000040; f314788dd25d912e fffffffffffffffe 0000000000000080 -> fffffffffffffffe
; 000000000000003f ffffffffffffffff f8dd6670dbac99b0 -> 00000000003fffff; 0000000000000041 0000000000000041 0000000000000040 -> 0000000000000041
; f314788dd25d912e 0000000000000007 0000000000000000 -> 0000000000000007; 0000000000000003 0000000000000041 7a9144e77829d4dc -> 0000003000000000
; 0000000000000040 5a5a5a5a5a5a5a5a 0000000000000080 -> 5a5a5a5a5a5a5a5a; 7d6b21b9ee9d3c8a 8000000000000000 0000000000000043 -> 5000000000000000
; a749e01c71da5b3b 7fffffffffffffff 000000000000003f -> 4e93c038e3b4b676; 000000000000003f 0000000000000003 0000000000000043 -> e000000000000000
; fffffffffffffffe fffffffffffffffe 0000000000000040 -> fffffffffffffffe; 7d6b21b9ee9d3c8a fffffffffffffffe 0000000000000040 -> fffffffffffffffe
; 8000000000000000 7fffffffffffffff 99c4e01990bc1ccc -> 0007ffffffffffff; 0000000000000003 8000000000000000 0000000000000040 -> 8000000000000000
; 7d6b21b9ee9d3c8a 0000000000000001 000000000000003f -> fad64373dd3a7914; 8000000000000000 0000000000000041 0000000000000001 -> 0000000000000020
; 0000000000000007 0000000000000007 0000000000000000 -> 0000000000000007; 7d6b21b9ee9d3c8a 0000000000000041 0000000000000043 -> 4000000000000008
; 8000000000000000 0000000000000002 0000000000000001 -> 0000000000000001; 000000000000003f 0000000000000000 095e584c6e048eb6 -> 000000000000fc00
; ffffffffffffffff 8000000000000000 5743896be765c5a3 -> fffffffff0000000; 000000000000003f b40d029342b36e6d 0000000000000000 -> b40d029342b36e6d
; ffffffffffffffff 0000000000000040 0000000000000043 -> e000000000000008; 0000000000000001 a749e01c71da5b3b 0000000000000043 -> 34e93c038e3b4b67
; b40d029342b36e6d f314788dd25d912e 0000000000000000 -> f314788dd25d912e; 5a5a5a5a5a5a5a5a 0000000000000040 0000000000000001 -> 0000000000000020
; 0000000000000040 0000000000000001 51345402141cfcb9 -> 0000000000002000; 8000000000000001 0000000000000001 0000000000000040 -> 0000000000000001
; 8000000000000001 000000000000003f 0000000000000040 -> 000000000000003f; 000000000000003f 0000000000000003 0000000000000000 -> 0000000000000003
; f314788dd25d912e 8000000000000000 0000000000000000 -> 8000000000000000; 000000000000003f 0000000000000001 0000000000000000 -> 0000000000000001
; 0000000000000003 a749e01c71da5b3b 0000000000000043 -> 74e93c038e3b4b67; b40d029342b36e6d 0000000000000001 b9d075c1a038000e -> b9b4000000000000
; 8000000000000001 a749e01c71da5b3b 0000000000000043 -> 34e93c038e3b4b67; ffffffffffffffff 0000000000000041 0000000000000001 -> 8000000000000020
; 0000000000000041 ffffffffffffffff 0000000000000040 -> ffffffffffffffff; b40d029342b36e6d 7fffffffffffffff 0000000000000043 -> afffffffffffffff
; f314788dd25d912e a749e01c71da5b3b ea921b70dd3b074f -> 225d4e93c038e3b4; c2a010181361e3fa 0000000000000040 0000000000000040 -> 0000000000000040
; 8000000000000001 b40d029342b36e6d 000000000000003f -> 0000000000000003; b40d029342b36e6d 0000000000000000 fad8a439cf0d393f -> 681a05268566dcda
; 0000000000000001 0000000000000040 0000000000000080 -> 0000000000000040; 0000000000000002 8000000000000000 35c55ef94cfd3083 -> 5000000000000000
; 0000000000000001 f314788dd25d912e 0000000000000040 -> f314788dd25d912e; 0000000000000003 0000000000000007 0000000000000043 -> 6000000000000000
; 8000000000000000 b40d029342b36e6d 0000000000000001 -> 5a068149a159b736; 0000000000000040 b40d029342b36e6d 000000000000003f -> 0000000000000081
; 7d6b21b9ee9d3c8a 0000000000000001 0000000000000000 -> 0000000000000001; c2a010181361e3fa b40d029342b36e6d 0000000000000001 -> 5a068149a159b736
; 0000000000000040 8000000000000000 0000000000000040 -> 8000000000000000; 0000000000000001 0000000000000001 41ddd9af8f9d17b7 -> 0000000000000200
; 0000000000000001 8000000000000000 0000000000000040 -> 8000000000000000; 8000000000000000 0000000000000002 000000000000003f -> 0000000000000000
define amdgpu_kernel void @fshr_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i64, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i64, ptr addrspace(1) %p3, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %i2 = load i64, ptr addrspace(1) %a2, align 8
  %o0 = call i64 @llvm.fshr.i64(i64 %i0, i64 %i1, i64 %i2)
  store i64 %o0, ptr addrspace(1) %a3, align 8
  ret void
}

; case uadd_sat_i64: b64 b64 -> b64
; 0000000000000000 0000000000000000 -> 0000000000000000; 0000000000000000 0000000000000001 -> 0000000000000001
; 0000000000000000 8000000000000000 -> 8000000000000000; 0000000000000000 7fffffffffffffff -> 7fffffffffffffff
; 0000000000000000 ffffffffffffffff -> ffffffffffffffff; 0000000000000000 0000000000000002 -> 0000000000000002
; 0000000000000001 0000000000000000 -> 0000000000000001; 0000000000000001 0000000000000001 -> 0000000000000002
; 0000000000000001 8000000000000000 -> 8000000000000001; 0000000000000001 7fffffffffffffff -> 8000000000000000
; 0000000000000001 ffffffffffffffff -> ffffffffffffffff; 0000000000000001 0000000000000002 -> 0000000000000003
; 8000000000000000 0000000000000000 -> 8000000000000000; 8000000000000000 0000000000000001 -> 8000000000000001
; 8000000000000000 8000000000000000 -> ffffffffffffffff; 8000000000000000 7fffffffffffffff -> ffffffffffffffff
; 8000000000000000 ffffffffffffffff -> ffffffffffffffff; 8000000000000000 0000000000000002 -> 8000000000000002
; 7fffffffffffffff 0000000000000000 -> 7fffffffffffffff; 7fffffffffffffff 0000000000000001 -> 8000000000000000
; 7fffffffffffffff 8000000000000000 -> ffffffffffffffff; 7fffffffffffffff 7fffffffffffffff -> fffffffffffffffe
; 7fffffffffffffff ffffffffffffffff -> ffffffffffffffff; 7fffffffffffffff 0000000000000002 -> 8000000000000001
; ffffffffffffffff 0000000000000000 -> ffffffffffffffff; ffffffffffffffff 0000000000000001 -> ffffffffffffffff
; ffffffffffffffff 8000000000000000 -> ffffffffffffffff; ffffffffffffffff 7fffffffffffffff -> ffffffffffffffff
; ffffffffffffffff ffffffffffffffff -> ffffffffffffffff; ffffffffffffffff 0000000000000002 -> ffffffffffffffff
; 0000000000000002 0000000000000000 -> 0000000000000002; 0000000000000002 0000000000000001 -> 0000000000000003
; 0000000000000002 8000000000000000 -> 8000000000000002; 0000000000000002 7fffffffffffffff -> 8000000000000001
; 0000000000000002 ffffffffffffffff -> ffffffffffffffff; 0000000000000002 0000000000000002 -> 0000000000000004
; 6cdd4ac529c22587 0000000000000007 -> 6cdd4ac529c2258e; 5a5a5a5a5a5a5a5a 0000000000000002 -> 5a5a5a5a5a5a5a5c
; 0000000000000040 000000000000003f -> 000000000000007f; 6cdd4ac529c22587 ffffffffffffffff -> ffffffffffffffff
; 0000000000000003 7fffffffffffffff -> 8000000000000002; 8000000000000001 0000000000000007 -> 8000000000000008
; 8000000000000000 0000000000000007 -> 8000000000000007; 0000000000000002 0000000000000007 -> 0000000000000009
; fffffffffffffffe 6cdd4ac529c22587 -> ffffffffffffffff; ffffffffffffffff a6ae31fdcaf5dc1e -> ffffffffffffffff
; 000000000000003f 3ca1619be8362546 -> 3ca1619be8362585; 5a5a5a5a5a5a5a5a 8000000000000001 -> da5a5a5a5a5a5a5b
; 8000000000000000 a6ae31fdcaf5dc1e -> ffffffffffffffff; 18c2160c1a3063a9 000000000000003f -> 18c2160c1a3063e8
; 18c2160c1a3063a9 0000000000000041 -> 18c2160c1a3063ea; bb3f2a7f7fe32fd3 000000000000003f -> bb3f2a7f7fe33012
; 18c2160c1a3063a9 7fffffffffffffff -> 98c2160c1a3063a8; 0000000000000041 5a5a5a5a5a5a5a5a -> 5a5a5a5a5a5a5a9b
; a6ae31fdcaf5dc1e 8000000000000000 -> ffffffffffffffff; a6ae31fdcaf5dc1e fffffffffffffffe -> ffffffffffffffff
; 3ca1619be8362546 3ca1619be8362546 -> 7942c337d06c4a8c; 3ca1619be8362546 0000000000000041 -> 3ca1619be8362587
; 0000000000000041 7fffffffffffffff -> 8000000000000040; 8000000000000001 0000000000000001 -> 8000000000000002
; 0000000000000007 8000000000000001 -> 8000000000000008; 8000000000000001 0000000000000040 -> 8000000000000041
; 0000000000000007 6cdd4ac529c22587 -> 6cdd4ac529c2258e; 0000000000000003 0000000000000000 -> 0000000000000003
; 3ca1619be8362546 7fffffffffffffff -> bca1619be8362545; 8000000000000000 5a5a5a5a5a5a5a5a -> da5a5a5a5a5a5a5a
; 18c2160c1a3063a9 0000000000000002 -> 18c2160c1a3063ab; 8000000000000001 8000000000000001 -> ffffffffffffffff
; 000000000000003f 000000000000003f -> 000000000000007e; 6cdd4ac529c22587 bb3f2a7f7fe32fd3 -> ffffffffffffffff
; 18c2160c1a3063a9 6cdd4ac529c22587 -> 859f60d143f28930; 0000000000000000 18c2160c1a3063a9 -> 18c2160c1a3063a9
; 0000000000000007 18c2160c1a3063a9 -> 18c2160c1a3063b0; 18c2160c1a3063a9 8000000000000000 -> 98c2160c1a3063a9
; 8000000000000001 ffffffffffffffff -> ffffffffffffffff; 0000000000000002 bb3f2a7f7fe32fd3 -> bb3f2a7f7fe32fd5
; 3ca1619be8362546 bb3f2a7f7fe32fd3 -> f7e08c1b68195519; 0000000000000001 3ca1619be8362546 -> 3ca1619be8362547
; 3ca1619be8362546 18c2160c1a3063a9 -> 556377a8026688ef; 3ca1619be8362546 0000000000000001 -> 3ca1619be8362547
define amdgpu_kernel void @uadd_sat_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i64, ptr addrspace(1) %p2, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %o0 = call i64 @llvm.uadd.sat.i64(i64 %i0, i64 %i1)
  store i64 %o0, ptr addrspace(1) %a2, align 8
  ret void
}

; case usub_sat_i64: b64 b64 -> b64
; 0000000000000000 0000000000000000 -> 0000000000000000; 0000000000000000 0000000000000001 -> 0000000000000000
; 0000000000000000 8000000000000000 -> 0000000000000000; 0000000000000000 7fffffffffffffff -> 0000000000000000
; 0000000000000000 ffffffffffffffff -> 0000000000000000; 0000000000000000 0000000000000002 -> 0000000000000000
; 0000000000000001 0000000000000000 -> 0000000000000001; 0000000000000001 0000000000000001 -> 0000000000000000
; 0000000000000001 8000000000000000 -> 0000000000000000; 0000000000000001 7fffffffffffffff -> 0000000000000000
; 0000000000000001 ffffffffffffffff -> 0000000000000000; 0000000000000001 0000000000000002 -> 0000000000000000
; 8000000000000000 0000000000000000 -> 8000000000000000; 8000000000000000 0000000000000001 -> 7fffffffffffffff
; 8000000000000000 8000000000000000 -> 0000000000000000; 8000000000000000 7fffffffffffffff -> 0000000000000001
; 8000000000000000 ffffffffffffffff -> 0000000000000000; 8000000000000000 0000000000000002 -> 7ffffffffffffffe
; 7fffffffffffffff 0000000000000000 -> 7fffffffffffffff; 7fffffffffffffff 0000000000000001 -> 7ffffffffffffffe
; 7fffffffffffffff 8000000000000000 -> 0000000000000000; 7fffffffffffffff 7fffffffffffffff -> 0000000000000000
; 7fffffffffffffff ffffffffffffffff -> 0000000000000000; 7fffffffffffffff 0000000000000002 -> 7ffffffffffffffd
; ffffffffffffffff 0000000000000000 -> ffffffffffffffff; ffffffffffffffff 0000000000000001 -> fffffffffffffffe
; ffffffffffffffff 8000000000000000 -> 7fffffffffffffff; ffffffffffffffff 7fffffffffffffff -> 8000000000000000
; ffffffffffffffff ffffffffffffffff -> 0000000000000000; ffffffffffffffff 0000000000000002 -> fffffffffffffffd
; 0000000000000002 0000000000000000 -> 0000000000000002; 0000000000000002 0000000000000001 -> 0000000000000001
; 0000000000000002 8000000000000000 -> 0000000000000000; 0000000000000002 7fffffffffffffff -> 0000000000000000
; 0000000000000002 ffffffffffffffff -> 0000000000000000; 0000000000000002 0000000000000002 -> 0000000000000000
; 6cdd4ac529c22587 0000000000000007 -> 6cdd4ac529c22580; 5a5a5a5a5a5a5a5a 0000000000000002 -> 5a5a5a5a5a5a5a58
; 0000000000000040 000000000000003f -> 0000000000000001; 6cdd4ac529c22587 ffffffffffffffff -> 0000000000000000
; 0000000000000003 7fffffffffffffff -> 0000000000000000; 8000000000000001 0000000000000007 -> 7ffffffffffffffa
; 8000000000000000 0000000000000007 -> 7ffffffffffffff9; 0000000000000002 0000000000000007 -> 0000000000000000
; fffffffffffffffe 6cdd4ac529c22587 -> 9322b53ad63dda77; ffffffffffffffff a6ae31fdcaf5dc1e -> 5951ce02350a23e1
; 000000000000003f 3ca1619be8362546 -> 0000000000000000; 5a5a5a5a5a5a5a5a 8000000000000001 -> 0000000000000000
; 8000000000000000 a6ae31fdcaf5dc1e -> 0000000000000000; 18c2160c1a3063a9 000000000000003f -> 18c2160c1a30636a
; 18c2160c1a3063a9 0000000000000041 -> 18c2160c1a306368; bb3f2a7f7fe32fd3 000000000000003f -> bb3f2a7f7fe32f94
; 18c2160c1a3063a9 7fffffffffffffff -> 0000000000000000; 0000000000000041 5a5a5a5a5a5a5a5a -> 0000000000000000
; a6ae31fdcaf5dc1e 8000000000000000 -> 26ae31fdcaf5dc1e; a6ae31fdcaf5dc1e fffffffffffffffe -> 0000000000000000
; 3ca1619be8362546 3ca1619be8362546 -> 0000000000000000; 3ca1619be8362546 0000000000000041 -> 3ca1619be8362505
; 0000000000000041 7fffffffffffffff -> 0000000000000000; 8000000000000001 0000000000000001 -> 8000000000000000
; 0000000000000007 8000000000000001 -> 0000000000000000; 8000000000000001 0000000000000040 -> 7fffffffffffffc1
; 0000000000000007 6cdd4ac529c22587 -> 0000000000000000; 0000000000000003 0000000000000000 -> 0000000000000003
; 3ca1619be8362546 7fffffffffffffff -> 0000000000000000; 8000000000000000 5a5a5a5a5a5a5a5a -> 25a5a5a5a5a5a5a6
; 18c2160c1a3063a9 0000000000000002 -> 18c2160c1a3063a7; 8000000000000001 8000000000000001 -> 0000000000000000
; 000000000000003f 000000000000003f -> 0000000000000000; 6cdd4ac529c22587 bb3f2a7f7fe32fd3 -> 0000000000000000
; 18c2160c1a3063a9 6cdd4ac529c22587 -> 0000000000000000; 0000000000000000 18c2160c1a3063a9 -> 0000000000000000
; 0000000000000007 18c2160c1a3063a9 -> 0000000000000000; 18c2160c1a3063a9 8000000000000000 -> 0000000000000000
; 8000000000000001 ffffffffffffffff -> 0000000000000000; 0000000000000002 bb3f2a7f7fe32fd3 -> 0000000000000000
; 3ca1619be8362546 bb3f2a7f7fe32fd3 -> 0000000000000000; 0000000000000001 3ca1619be8362546 -> 0000000000000000
; 3ca1619be8362546 18c2160c1a3063a9 -> 23df4b8fce05c19d; 3ca1619be8362546 0000000000000001 -> 3ca1619be8362545
define amdgpu_kernel void @usub_sat_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i64, ptr addrspace(1) %p2, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %o0 = call i64 @llvm.usub.sat.i64(i64 %i0, i64 %i1)
  store i64 %o0, ptr addrspace(1) %a2, align 8
  ret void
}

; case sadd_sat_i64: b64 b64 -> b64
; 0000000000000000 0000000000000000 -> 0000000000000000; 0000000000000000 0000000000000001 -> 0000000000000001
; 0000000000000000 8000000000000000 -> 8000000000000000; 0000000000000000 7fffffffffffffff -> 7fffffffffffffff
; 0000000000000000 ffffffffffffffff -> ffffffffffffffff; 0000000000000000 0000000000000002 -> 0000000000000002
; 0000000000000001 0000000000000000 -> 0000000000000001; 0000000000000001 0000000000000001 -> 0000000000000002
; 0000000000000001 8000000000000000 -> 8000000000000001; 0000000000000001 7fffffffffffffff -> 7fffffffffffffff
; 0000000000000001 ffffffffffffffff -> 0000000000000000; 0000000000000001 0000000000000002 -> 0000000000000003
; 8000000000000000 0000000000000000 -> 8000000000000000; 8000000000000000 0000000000000001 -> 8000000000000001
; 8000000000000000 8000000000000000 -> 8000000000000000; 8000000000000000 7fffffffffffffff -> ffffffffffffffff
; 8000000000000000 ffffffffffffffff -> 8000000000000000; 8000000000000000 0000000000000002 -> 8000000000000002
; 7fffffffffffffff 0000000000000000 -> 7fffffffffffffff; 7fffffffffffffff 0000000000000001 -> 7fffffffffffffff
; 7fffffffffffffff 8000000000000000 -> ffffffffffffffff; 7fffffffffffffff 7fffffffffffffff -> 7fffffffffffffff
; 7fffffffffffffff ffffffffffffffff -> 7ffffffffffffffe; 7fffffffffffffff 0000000000000002 -> 7fffffffffffffff
; ffffffffffffffff 0000000000000000 -> ffffffffffffffff; ffffffffffffffff 0000000000000001 -> 0000000000000000
; ffffffffffffffff 8000000000000000 -> 8000000000000000; ffffffffffffffff 7fffffffffffffff -> 7ffffffffffffffe
; ffffffffffffffff ffffffffffffffff -> fffffffffffffffe; ffffffffffffffff 0000000000000002 -> 0000000000000001
; 0000000000000002 0000000000000000 -> 0000000000000002; 0000000000000002 0000000000000001 -> 0000000000000003
; 0000000000000002 8000000000000000 -> 8000000000000002; 0000000000000002 7fffffffffffffff -> 7fffffffffffffff
; 0000000000000002 ffffffffffffffff -> 0000000000000001; 0000000000000002 0000000000000002 -> 0000000000000004
; 6cdd4ac529c22587 0000000000000007 -> 6cdd4ac529c2258e; 5a5a5a5a5a5a5a5a 0000000000000002 -> 5a5a5a5a5a5a5a5c
; 0000000000000040 000000000000003f -> 000000000000007f; 6cdd4ac529c22587 ffffffffffffffff -> 6cdd4ac529c22586
; 0000000000000003 7fffffffffffffff -> 7fffffffffffffff; 8000000000000001 0000000000000007 -> 8000000000000008
; 8000000000000000 0000000000000007 -> 8000000000000007; 0000000000000002 0000000000000007 -> 0000000000000009
; fffffffffffffffe 6cdd4ac529c22587 -> 6cdd4ac529c22585; ffffffffffffffff a6ae31fdcaf5dc1e -> a6ae31fdcaf5dc1d
; 000000000000003f 3ca1619be8362546 -> 3ca1619be8362585; 5a5a5a5a5a5a5a5a 8000000000000001 -> da5a5a5a5a5a5a5b
; 8000000000000000 a6ae31fdcaf5dc1e -> 8000000000000000; 18c2160c1a3063a9 000000000000003f -> 18c2160c1a3063e8
; 18c2160c1a3063a9 0000000000000041 -> 18c2160c1a3063ea; bb3f2a7f7fe32fd3 000000000000003f -> bb3f2a7f7fe33012
; 18c2160c1a3063a9 7fffffffffffffff -> 7fffffffffffffff; 0000000000000041 5a5a5a5a5a5a5a5a -> 5a5a5a5a5a5a5a9b
; a6ae31fdcaf5dc1e 8000000000000000 -> 8000000000000000; a6ae31fdcaf5dc1e fffffffffffffffe -> a6ae31fdcaf5dc1c
; 3ca1619be8362546 3ca1619be8362546 -> 7942c337d06c4a8c; 3ca1619be8362546 0000000000000041 -> 3ca1619be8362587
; 0000000000000041 7fffffffffffffff -> 7fffffffffffffff; 8000000000000001 0000000000000001 -> 8000000000000002
; 0000000000000007 8000000000000001 -> 8000000000000008; 8000000000000001 0000000000000040 -> 8000000000000041
; 0000000000000007 6cdd4ac529c22587 -> 6cdd4ac529c2258e; 0000000000000003 0000000000000000 -> 0000000000000003
; 3ca1619be8362546 7fffffffffffffff -> 7fffffffffffffff; 8000000000000000 5a5a5a5a5a5a5a5a -> da5a5a5a5a5a5a5a
; 18c2160c1a3063a9 0000000000000002 -> 18c2160c1a3063ab; 8000000000000001 8000000000000001 -> 8000000000000000
; 000000000000003f 000000000000003f -> 000000000000007e; 6cdd4ac529c22587 bb3f2a7f7fe32fd3 -> 281c7544a9a5555a
; 18c2160c1a3063a9 6cdd4ac529c22587 -> 7fffffffffffffff; 0000000000000000 18c2160c1a3063a9 -> 18c2160c1a3063a9
; 0000000000000007 18c2160c1a3063a9 -> 18c2160c1a3063b0; 18c2160c1a3063a9 8000000000000000 -> 98c2160c1a3063a9
; 8000000000000001 ffffffffffffffff -> 8000000000000000; 0000000000000002 bb3f2a7f7fe32fd3 -> bb3f2a7f7fe32fd5
; 3ca1619be8362546 bb3f2a7f7fe32fd3 -> f7e08c1b68195519; 0000000000000001 3ca1619be8362546 -> 3ca1619be8362547
; 3ca1619be8362546 18c2160c1a3063a9 -> 556377a8026688ef; 3ca1619be8362546 0000000000000001 -> 3ca1619be8362547
define amdgpu_kernel void @sadd_sat_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i64, ptr addrspace(1) %p2, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %o0 = call i64 @llvm.sadd.sat.i64(i64 %i0, i64 %i1)
  store i64 %o0, ptr addrspace(1) %a2, align 8
  ret void
}

; case ssub_sat_i64: b64 b64 -> b64
; 0000000000000000 0000000000000000 -> 0000000000000000; 0000000000000000 0000000000000001 -> ffffffffffffffff
; 0000000000000000 8000000000000000 -> 7fffffffffffffff; 0000000000000000 7fffffffffffffff -> 8000000000000001
; 0000000000000000 ffffffffffffffff -> 0000000000000001; 0000000000000000 0000000000000002 -> fffffffffffffffe
; 0000000000000001 0000000000000000 -> 0000000000000001; 0000000000000001 0000000000000001 -> 0000000000000000
; 0000000000000001 8000000000000000 -> 7fffffffffffffff; 0000000000000001 7fffffffffffffff -> 8000000000000002
; 0000000000000001 ffffffffffffffff -> 0000000000000002; 0000000000000001 0000000000000002 -> ffffffffffffffff
; 8000000000000000 0000000000000000 -> 8000000000000000; 8000000000000000 0000000000000001 -> 8000000000000000
; 8000000000000000 8000000000000000 -> 0000000000000000; 8000000000000000 7fffffffffffffff -> 8000000000000000
; 8000000000000000 ffffffffffffffff -> 8000000000000001; 8000000000000000 0000000000000002 -> 8000000000000000
; 7fffffffffffffff 0000000000000000 -> 7fffffffffffffff; 7fffffffffffffff 0000000000000001 -> 7ffffffffffffffe
; 7fffffffffffffff 8000000000000000 -> 7fffffffffffffff; 7fffffffffffffff 7fffffffffffffff -> 0000000000000000
; 7fffffffffffffff ffffffffffffffff -> 7fffffffffffffff; 7fffffffffffffff 0000000000000002 -> 7ffffffffffffffd
; ffffffffffffffff 0000000000000000 -> ffffffffffffffff; ffffffffffffffff 0000000000000001 -> fffffffffffffffe
; ffffffffffffffff 8000000000000000 -> 7fffffffffffffff; ffffffffffffffff 7fffffffffffffff -> 8000000000000000
; ffffffffffffffff ffffffffffffffff -> 0000000000000000; ffffffffffffffff 0000000000000002 -> fffffffffffffffd
; 0000000000000002 0000000000000000 -> 0000000000000002; 0000000000000002 0000000000000001 -> 0000000000000001
; 0000000000000002 8000000000000000 -> 7fffffffffffffff; 0000000000000002 7fffffffffffffff -> 8000000000000003
; 0000000000000002 ffffffffffffffff -> 0000000000000003; 0000000000000002 0000000000000002 -> 0000000000000000
; 6cdd4ac529c22587 0000000000000007 -> 6cdd4ac529c22580; 5a5a5a5a5a5a5a5a 0000000000000002 -> 5a5a5a5a5a5a5a58
; 0000000000000040 000000000000003f -> 0000000000000001; 6cdd4ac529c22587 ffffffffffffffff -> 6cdd4ac529c22588
; 0000000000000003 7fffffffffffffff -> 8000000000000004; 8000000000000001 0000000000000007 -> 8000000000000000
; 8000000000000000 0000000000000007 -> 8000000000000000; 0000000000000002 0000000000000007 -> fffffffffffffffb
; fffffffffffffffe 6cdd4ac529c22587 -> 9322b53ad63dda77; ffffffffffffffff a6ae31fdcaf5dc1e -> 5951ce02350a23e1
; 000000000000003f 3ca1619be8362546 -> c35e9e6417c9daf9; 5a5a5a5a5a5a5a5a 8000000000000001 -> 7fffffffffffffff
; 8000000000000000 a6ae31fdcaf5dc1e -> d951ce02350a23e2; 18c2160c1a3063a9 000000000000003f -> 18c2160c1a30636a
; 18c2160c1a3063a9 0000000000000041 -> 18c2160c1a306368; bb3f2a7f7fe32fd3 000000000000003f -> bb3f2a7f7fe32f94
; 18c2160c1a3063a9 7fffffffffffffff -> 98c2160c1a3063aa; 0000000000000041 5a5a5a5a5a5a5a5a -> a5a5a5a5a5a5a5e7
; a6ae31fdcaf5dc1e 8000000000000000 -> 26ae31fdcaf5dc1e; a6ae31fdcaf5dc1e fffffffffffffffe -> a6ae31fdcaf5dc20
; 3ca1619be8362546 3ca1619be8362546 -> 0000000000000000; 3ca1619be8362546 0000000000000041 -> 3ca1619be8362505
; 0000000000000041 7fffffffffffffff -> 8000000000000042; 8000000000000001 0000000000000001 -> 8000000000000000
; 0000000000000007 8000000000000001 -> 7fffffffffffffff; 8000000000000001 0000000000000040 -> 8000000000000000
; 0000000000000007 6cdd4ac529c22587 -> 9322b53ad63dda80; 0000000000000003 0000000000000000 -> 0000000000000003
; 3ca1619be8362546 7fffffffffffffff -> bca1619be8362547; 8000000000000000 5a5a5a5a5a5a5a5a -> 8000000000000000
; 18c2160c1a3063a9 0000000000000002 -> 18c2160c1a3063a7; 8000000000000001 8000000000000001 -> 0000000000000000
; 000000000000003f 000000000000003f -> 0000000000000000; 6cdd4ac529c22587 bb3f2a7f7fe32fd3 -> 7fffffffffffffff
; 18c2160c1a3063a9 6cdd4ac529c22587 -> abe4cb46f06e3e22; 0000000000000000 18c2160c1a3063a9 -> e73de9f3e5cf9c57
; 0000000000000007 18c2160c1a3063a9 -> e73de9f3e5cf9c5e; 18c2160c1a3063a9 8000000000000000 -> 7fffffffffffffff
; 8000000000000001 ffffffffffffffff -> 8000000000000002; 0000000000000002 bb3f2a7f7fe32fd3 -> 44c0d580801cd02f
; 3ca1619be8362546 bb3f2a7f7fe32fd3 -> 7fffffffffffffff; 0000000000000001 3ca1619be8362546 -> c35e9e6417c9dabb
; 3ca1619be8362546 18c2160c1a3063a9 -> 23df4b8fce05c19d; 3ca1619be8362546 0000000000000001 -> 3ca1619be8362545
define amdgpu_kernel void @ssub_sat_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i64, ptr addrspace(1) %p2, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %o0 = call i64 @llvm.ssub.sat.i64(i64 %i0, i64 %i1)
  store i64 %o0, ptr addrspace(1) %a2, align 8
  ret void
}

; case __ockl_mul_hi_u32_i32: b32 b32 -> b32
; 00000000 00000000 -> 00000000; 00000000 00000001 -> 00000000; 00000000 80000000 -> 00000000; 00000000 7fffffff -> 00000000; 00000000 ffffffff -> 00000000
; 00000000 00000002 -> 00000000; 00000001 00000000 -> 00000000; 00000001 00000001 -> 00000000; 00000001 80000000 -> 00000000; 00000001 7fffffff -> 00000000
; 00000001 ffffffff -> 00000000; 00000001 00000002 -> 00000000; 80000000 00000000 -> 00000000; 80000000 00000001 -> 00000000; 80000000 80000000 -> 40000000
; 80000000 7fffffff -> 3fffffff; 80000000 ffffffff -> 7fffffff; 80000000 00000002 -> 00000001; 7fffffff 00000000 -> 00000000; 7fffffff 00000001 -> 00000000
; 7fffffff 80000000 -> 3fffffff; 7fffffff 7fffffff -> 3fffffff; 7fffffff ffffffff -> 7ffffffe; 7fffffff 00000002 -> 00000000; ffffffff 00000000 -> 00000000
; ffffffff 00000001 -> 00000000; ffffffff 80000000 -> 7fffffff; ffffffff 7fffffff -> 7ffffffe; ffffffff ffffffff -> fffffffe; ffffffff 00000002 -> 00000001
; 00000002 00000000 -> 00000000; 00000002 00000001 -> 00000000; 00000002 80000000 -> 00000001; 00000002 7fffffff -> 00000000; 00000002 ffffffff -> 00000001
; 00000002 00000002 -> 00000000; 91bfe042 0000001f -> 00000011; de500316 00000003 -> 00000002; 7fffffff 80000001 -> 3fffffff; 80000001 80000001 -> 40000001
; 1673f062 00000000 -> 00000000; 00000001 80000001 -> 00000000; ffffffff 965b3388 -> 965b3387; 5a5a5a5a 00000020 -> 0000000b; fffffffe 91bfe042 -> 91bfe040
; 0000001f 00000007 -> 00000000; 965b3388 ffffffff -> 965b3387; fffffffe 00000003 -> 00000002; 965b3388 00000001 -> 00000000; 00000021 80000001 -> 00000010
; 80000000 0000001f -> 0000000f; 965b3388 00000020 -> 00000012; 80000001 00000003 -> 00000001; ffffffff 00000020 -> 0000001f; ffffffff 272ef324 -> 272ef323
; 91bfe042 80000001 -> 48dff021; 00000003 de500316 -> 00000002; fffffffe 7fffffff -> 7ffffffe; 91bfe042 80000000 -> 48dff021; 1673f062 00000021 -> 00000002
; 965b3388 272ef324 -> 1703780a; 965b3388 1673f062 -> 0d2fee94; de500316 5a5a5a5a -> 4e7697ad; 00000001 00000003 -> 00000000; 965b3388 0000001f -> 00000012
; 91bfe042 00000000 -> 00000000; 7fffffff de500316 -> 6f28018a; 272ef324 965b3388 -> 1703780a; 00000020 80000000 -> 00000010; de500316 00000002 -> 00000001
; 80000000 00000007 -> 00000003; 80000001 ffffffff -> 80000000; de500316 7fffffff -> 6f28018a; 0000001f 00000021 -> 00000000; 91bfe042 00000001 -> 00000000
; fffffffe 80000001 -> 7fffffff; 00000000 0000001f -> 00000000; 00000021 80000000 -> 00000010; 1673f062 80000001 -> 0b39f831; 00000021 00000001 -> 00000000
; 00000002 00000020 -> 00000000; ffffffff de500316 -> de500315; 5a5a5a5a ffffffff -> 5a5a5a59; de500316 91bfe042 -> 7e91f231; 7fffffff 00000021 -> 00000010
; 00000020 de500316 -> 0000001b; 00000000 00000007 -> 00000000
define amdgpu_kernel void @__ockl_mul_hi_u32_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %o0 = call i32 @__ockl_mul_hi_u32(i32 %i0, i32 %i1)
  store i32 %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case __ockl_mul_hi_i32_i32: b32 b32 -> b32
; 00000000 00000000 -> 00000000; 00000000 00000001 -> 00000000; 00000000 80000000 -> 00000000; 00000000 7fffffff -> 00000000; 00000000 ffffffff -> 00000000
; 00000000 00000002 -> 00000000; 00000001 00000000 -> 00000000; 00000001 00000001 -> 00000000; 00000001 80000000 -> ffffffff; 00000001 7fffffff -> 00000000
; 00000001 ffffffff -> ffffffff; 00000001 00000002 -> 00000000; 80000000 00000000 -> 00000000; 80000000 00000001 -> ffffffff; 80000000 80000000 -> 40000000
; 80000000 7fffffff -> c0000000; 80000000 ffffffff -> 00000000; 80000000 00000002 -> ffffffff; 7fffffff 00000000 -> 00000000; 7fffffff 00000001 -> 00000000
; 7fffffff 80000000 -> c0000000; 7fffffff 7fffffff -> 3fffffff; 7fffffff ffffffff -> ffffffff; 7fffffff 00000002 -> 00000000; ffffffff 00000000 -> 00000000
; ffffffff 00000001 -> ffffffff; ffffffff 80000000 -> 00000000; ffffffff 7fffffff -> ffffffff; ffffffff ffffffff -> 00000000; ffffffff 00000002 -> ffffffff
; 00000002 00000000 -> 00000000; 00000002 00000001 -> 00000000; 00000002 80000000 -> ffffffff; 00000002 7fffffff -> 00000000; 00000002 ffffffff -> ffffffff
; 00000002 00000002 -> 00000000; 91bfe042 0000001f -> fffffff2; de500316 00000003 -> ffffffff; 7fffffff 80000001 -> c0000000; 80000001 80000001 -> 3fffffff
; 1673f062 00000000 -> 00000000; 00000001 80000001 -> ffffffff; ffffffff 965b3388 -> 00000000; 5a5a5a5a 00000020 -> 0000000b; fffffffe 91bfe042 -> 00000000
; 0000001f 00000007 -> 00000000; 965b3388 ffffffff -> 00000000; fffffffe 00000003 -> ffffffff; 965b3388 00000001 -> ffffffff; 00000021 80000001 -> ffffffef
; 80000000 0000001f -> fffffff0; 965b3388 00000020 -> fffffff2; 80000001 00000003 -> fffffffe; ffffffff 00000020 -> ffffffff; ffffffff 272ef324 -> ffffffff
; 91bfe042 80000001 -> 37200fde; 00000003 de500316 -> ffffffff; fffffffe 7fffffff -> ffffffff; 91bfe042 80000000 -> 37200fdf; 1673f062 00000021 -> 00000002
; 965b3388 272ef324 -> efd484e6; 965b3388 1673f062 -> f6bbfe32; de500316 5a5a5a5a -> f41c3d53; 00000001 00000003 -> 00000000; 965b3388 0000001f -> fffffff3
; 91bfe042 00000000 -> 00000000; 7fffffff de500316 -> ef28018b; 272ef324 965b3388 -> efd484e6; 00000020 80000000 -> fffffff0; de500316 00000002 -> ffffffff
; 80000000 00000007 -> fffffffc; 80000001 ffffffff -> 00000000; de500316 7fffffff -> ef28018b; 0000001f 00000021 -> 00000000; 91bfe042 00000001 -> ffffffff
; fffffffe 80000001 -> 00000000; 00000000 0000001f -> 00000000; 00000021 80000000 -> ffffffef; 1673f062 80000001 -> f4c607cf; 00000021 00000001 -> 00000000
; 00000002 00000020 -> 00000000; ffffffff de500316 -> 00000000; 5a5a5a5a ffffffff -> ffffffff; de500316 91bfe042 -> 0e820ed9; 7fffffff 00000021 -> 00000010
; 00000020 de500316 -> fffffffb; 00000000 00000007 -> 00000000
define amdgpu_kernel void @__ockl_mul_hi_i32_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %o0 = call i32 @__ockl_mul_hi_i32(i32 %i0, i32 %i1)
  store i32 %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case amdgcn_ubfe_i32: b32 b32 b32 -> b32
; 00000000 00000010 00000023 -> 00000000; 00000001 0000000e 00000003 -> 00000000; 00000002 00000020 00000013 -> 00000002; 00000003 00000013 00000017 -> 00000000
; 00000007 00000007 0000001e -> 00000000; 0000001f 00000009 0000000e -> 00000000; 00000020 00000002 00000013 -> 00000008; 00000021 00000013 0000000a -> 00000000
; 80000000 00000023 0000000d -> 00000000; 7fffffff 00000019 00000000 -> 00000000; 80000001 00000011 00000007 -> 00000000; ffffffff 0000001f 0000001a -> 00000001
; fffffffe 00000023 0000000f -> 00007fff; 5a5a5a5a 0000000a 00000001 -> 00000000; 1c07dfed 00000004 00000009 -> 000001fe; 4b42146c 00000017 0000001d -> 00000096
; f041ff45 0000001f 00000015 -> 00000001; d9f7c091 0000001c 00000023 -> 00000005; 9cc06c59 00000009 00000008 -> 00000036; a92a5026 00000023 00000012 -> 00014a04
; 09a88458 0000000b 00000019 -> 00013510; f0e7e7c8 0000001b 0000000d -> 0000001e; 58b2455f 00000011 00000008 -> 00000059; 7d546b9d 00000018 0000001d -> 0000007d
; 4c0246d4 0000001f 00000019 -> 00000000; 372415a3 00000008 00000010 -> 00002415; 8a576a78 0000000a 00000002 -> 00000002; b51c077b 00000003 00000018 -> 00a380ef
; 13dc268e 0000001e 0000000c -> 00000000; 9a196cc5 0000000d 00000008 -> 000000cb; eae944be 00000009 0000001f -> 007574a2; aafc2d7a 00000019 0000001a -> 00000055
; 2404a397 0000001b 00000005 -> 00000004; cf02dc30 00000004 00000017 -> 00702dc3; 09031b47 00000012 00000013 -> 00000240; 2b43fd85 00000010 00000000 -> 00000000
; 8b7a5dec 00000016 00000017 -> 0000022d; 87b41983 0000000f 0000001f -> 00010f68; 34682531 00000015 00000007 -> 00000023; c789862b 00000004 00000022 -> 00000002
; bbf19baa 00000002 0000001e -> 2efc66ea; 6eaf8c5e 00000012 00000006 -> 0000002b; 850b7fb3 00000008 0000000f -> 00000b7f; 18438b2f 0000000e 00000001 -> 00000000
; 2db06b1e 00000009 00000006 -> 00000035; 6a1b3293 00000002 00000023 -> 00000004; afd2c6e4 0000001d 00000023 -> 00000005; f1822d39 00000022 00000013 -> 00008b4e
; 23bc9bc0 0000001d 0000001f -> 00000001; 31c22b50 0000001c 00000000 -> 00000000; e40f0191 0000000d 00000012 -> 00032078; db472dff 00000011 0000000d -> 00000da3
; 8a926074 0000000b 0000000c -> 0000024c; 262da17b 00000018 00000012 -> 00000026
define amdgpu_kernel void @amdgcn_ubfe_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i32, ptr addrspace(1) %p3, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %i2 = load i32, ptr addrspace(1) %a2, align 4
  %o0 = call i32 @llvm.amdgcn.ubfe.i32(i32 %i0, i32 %i1, i32 %i2)
  store i32 %o0, ptr addrspace(1) %a3, align 4
  ret void
}

; case amdgcn_sbfe_i32: b32 b32 b32 -> b32
; 00000000 00000010 00000023 -> 00000000; 00000001 0000000e 00000003 -> 00000000; 00000002 00000020 00000013 -> 00000002; 00000003 00000013 00000017 -> 00000000
; 00000007 00000007 0000001e -> 00000000; 0000001f 00000009 0000000e -> 00000000; 00000020 00000002 00000013 -> 00000008; 00000021 00000013 0000000a -> 00000000
; 80000000 00000023 0000000d -> 00000000; 7fffffff 00000019 00000000 -> 00000000; 80000001 00000011 00000007 -> 00000000; ffffffff 0000001f 0000001a -> ffffffff
; fffffffe 00000023 0000000f -> ffffffff; 5a5a5a5a 0000000a 00000001 -> 00000000; 1c07dfed 00000004 00000009 -> fffffffe; 4b42146c 00000017 0000001d -> 00000096
; f041ff45 0000001f 00000015 -> ffffffff; d9f7c091 0000001c 00000023 -> fffffffd; 9cc06c59 00000009 00000008 -> 00000036; a92a5026 00000023 00000012 -> 00014a04
; 09a88458 0000000b 00000019 -> 00013510; f0e7e7c8 0000001b 0000000d -> fffffffe; 58b2455f 00000011 00000008 -> 00000059; 7d546b9d 00000018 0000001d -> 0000007d
; 4c0246d4 0000001f 00000019 -> 00000000; 372415a3 00000008 00000010 -> 00002415; 8a576a78 0000000a 00000002 -> fffffffe; b51c077b 00000003 00000018 -> ffa380ef
; 13dc268e 0000001e 0000000c -> 00000000; 9a196cc5 0000000d 00000008 -> ffffffcb; eae944be 00000009 0000001f -> fff574a2; aafc2d7a 00000019 0000001a -> ffffffd5
; 2404a397 0000001b 00000005 -> 00000004; cf02dc30 00000004 00000017 -> fff02dc3; 09031b47 00000012 00000013 -> 00000240; 2b43fd85 00000010 00000000 -> 00000000
; 8b7a5dec 00000016 00000017 -> fffffe2d; 87b41983 0000000f 0000001f -> ffff0f68; 34682531 00000015 00000007 -> 00000023; c789862b 00000004 00000022 -> fffffffe
; bbf19baa 00000002 0000001e -> eefc66ea; 6eaf8c5e 00000012 00000006 -> ffffffeb; 850b7fb3 00000008 0000000f -> 00000b7f; 18438b2f 0000000e 00000001 -> 00000000
; 2db06b1e 00000009 00000006 -> fffffff5; 6a1b3293 00000002 00000023 -> fffffffc; afd2c6e4 0000001d 00000023 -> fffffffd; f1822d39 00000022 00000013 -> 00008b4e
; 23bc9bc0 0000001d 0000001f -> 00000001; 31c22b50 0000001c 00000000 -> 00000000; e40f0191 0000000d 00000012 -> ffff2078; db472dff 00000011 0000000d -> 00000da3
; 8a926074 0000000b 0000000c -> 0000024c; 262da17b 00000018 00000012 -> 00000026
define amdgpu_kernel void @amdgcn_sbfe_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i32, ptr addrspace(1) %p3, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %i2 = load i32, ptr addrspace(1) %a2, align 4
  %o0 = call i32 @llvm.amdgcn.sbfe.i32(i32 %i0, i32 %i1, i32 %i2)
  store i32 %o0, ptr addrspace(1) %a3, align 4
  ret void
}

declare i8 @llvm.smax.i8(i8, i8)
declare i32 @llvm.amdgcn.workitem.id.x()
declare i8 @llvm.smin.i8(i8, i8)
declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.umin.i8(i8, i8)
declare i8 @llvm.abs.i8(i8, i1)
declare i8 @llvm.ctpop.i8(i8)
declare i8 @llvm.ctlz.i8(i8, i1)
declare i8 @llvm.cttz.i8(i8, i1)
declare i8 @llvm.bitreverse.i8(i8)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i8 @llvm.fshr.i8(i8, i8, i8)
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i8 @llvm.usub.sat.i8(i8, i8)
declare i8 @llvm.sadd.sat.i8(i8, i8)
declare i8 @llvm.ssub.sat.i8(i8, i8)
declare i16 @llvm.smax.i16(i16, i16)
declare i16 @llvm.smin.i16(i16, i16)
declare i16 @llvm.umax.i16(i16, i16)
declare i16 @llvm.umin.i16(i16, i16)
declare i16 @llvm.abs.i16(i16, i1)
declare i16 @llvm.ctpop.i16(i16)
declare i16 @llvm.ctlz.i16(i16, i1)
declare i16 @llvm.cttz.i16(i16, i1)
declare i16 @llvm.bitreverse.i16(i16)
declare i16 @llvm.bswap.i16(i16)
declare i16 @llvm.fshl.i16(i16, i16, i16)
declare i16 @llvm.fshr.i16(i16, i16, i16)
declare i16 @llvm.uadd.sat.i16(i16, i16)
declare i16 @llvm.usub.sat.i16(i16, i16)
declare i16 @llvm.sadd.sat.i16(i16, i16)
declare i16 @llvm.ssub.sat.i16(i16, i16)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i32 @llvm.sadd.sat.i32(i32, i32)
declare i32 @llvm.ssub.sat.i32(i32, i32)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.umax.i64(i64, i64)
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.abs.i64(i64, i1)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @llvm.cttz.i64(i64, i1)
declare i64 @llvm.bitreverse.i64(i64)
declare i64 @llvm.bswap.i64(i64)
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare i64 @llvm.fshr.i64(i64, i64, i64)
declare i64 @llvm.uadd.sat.i64(i64, i64)
declare i64 @llvm.usub.sat.i64(i64, i64)
declare i64 @llvm.sadd.sat.i64(i64, i64)
declare i64 @llvm.ssub.sat.i64(i64, i64)
declare i32 @__ockl_mul_hi_u32(i32, i32)
declare i32 @__ockl_mul_hi_i32(i32, i32)
declare i32 @llvm.amdgcn.ubfe.i32(i32, i32, i32)
declare i32 @llvm.amdgcn.sbfe.i32(i32, i32, i32)

attributes #0 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" }
attributes #1 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
