; Written by model.py: rows are inputs -> outputs, hexadecimal, one thread a row.

target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; case zext_i8_i16: b8 -> b16
; 00 -> 0000; 01 -> 0001; 02 -> 0002; 03 -> 0003; 07 -> 0007; 08 -> 0008; 09 -> 0009; 80 -> 0080; 7f -> 007f; 81 -> 0081; ff -> 00ff; fe -> 00fe; 5a -> 005a
; d3 -> 00d3; 9e -> 009e; 65 -> 0065; 9c -> 009c; df -> 00df; cb -> 00cb; 62 -> 0062; 2b -> 002b; 2e -> 002e; d0 -> 00d0; b7 -> 00b7; 43 -> 0043; 45 -> 0045
; b8 -> 00b8; da -> 00da; 9b -> 009b; 53 -> 0053; 0a -> 000a
define amdgpu_kernel void @zext_i8_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = zext i8 %i0 to i16
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case zext_nneg_i8_i16: b8 -> b16
; 00 -> 0000; 01 -> 0001; 02 -> 0002; 03 -> 0003; 07 -> 0007; 08 -> 0008; 09 -> 0009; 7f -> 007f; 5a -> 005a; 1d -> 001d; 47 -> 0047; 0a -> 000a; 2c -> 002c
; 76 -> 0076; 28 -> 0028; 79 -> 0079; 0b -> 000b; 16 -> 0016
; poison zext_nneg_i8_i16: 80; 81; ff; fe; fd; aa
define amdgpu_kernel void @zext_nneg_i8_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = zext nneg i8 %i0 to i16
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case sext_i8_i16: b8 -> b16
; 00 -> 0000; 01 -> 0001; 02 -> 0002; 03 -> 0003; 07 -> 0007; 08 -> 0008; 09 -> 0009; 80 -> ff80; 7f -> 007f; 81 -> ff81; ff -> ffff; fe -> fffe; 5a -> 005a
; c2 -> ffc2; 04 -> 0004; a9 -> ffa9; 17 -> 0017; 9d -> ff9d; 47 -> 0047; c4 -> ffc4; 3a -> 003a; 4e -> 004e; 10 -> 0010; e2 -> ffe2; 57 -> 0057; ea -> ffea
; 31 -> 0031; 77 -> 0077; 50 -> 0050; ab -> ffab
define amdgpu_kernel void @sext_i8_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = sext i8 %i0 to i16
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case zext_i8_i32: b8 -> b32
; 00 -> 00000000; 01 -> 00000001; 02 -> 00000002; 03 -> 00000003; 07 -> 00000007; 08 -> 00000008; 09 -> 00000009; 80 -> 00000080; 7f -> 0000007f; 81 -> 00000081
; ff -> 000000ff; fe -> 000000fe; 5a -> 0000005a; 7e -> 0000007e; 98 -> 00000098; 34 -> 00000034; dd -> 000000dd; 69 -> 00000069; 63 -> 00000063; 67 -> 00000067
; 0e -> 0000000e; ef -> 000000ef; 95 -> 00000095; 3a -> 0000003a; 94 -> 00000094; b0 -> 000000b0; 35 -> 00000035; 9c -> 0000009c; 6f -> 0000006f; 19 -> 00000019
; 0c -> 0000000c
define amdgpu_kernel void @zext_i8_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = zext i8 %i0 to i32
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case zext_nneg_i8_i32: b8 -> b32
; 00 -> 00000000; 01 -> 00000001; 02 -> 00000002; 03 -> 00000003; 07 -> 00000007; 08 -> 00000008; 09 -> 00000009; 7f -> 0000007f; 5a -> 0000005a; 36 -> 00000036
; 25 -> 00000025; 39 -> 00000039; 6b -> 0000006b; 4a -> 0000004a; 2f -> 0000002f; 3e -> 0000003e; 26 -> 00000026; 14 -> 00000014; 7a -> 0000007a
; poison zext_nneg_i8_i32: 80; 81; ff; fe; db; cf
define amdgpu_kernel void @zext_nneg_i8_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = zext nneg i8 %i0 to i32
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case sext_i8_i32: b8 -> b32
; 00 -> 00000000; 01 -> 00000001; 02 -> 00000002; 03 -> 00000003; 07 -> 00000007; 08 -> 00000008; 09 -> 00000009; 80 -> ffffff80; 7f -> 0000007f; 81 -> ffffff81
; ff -> ffffffff; fe -> fffffffe; 5a -> 0000005a; bc -> ffffffbc; 5e -> 0000005e; ef -> ffffffef; 3a -> 0000003a; a5 -> ffffffa5; ea -> ffffffea; 12 -> 00000012
; 1d -> 0000001d; 25 -> 00000025; dd -> ffffffdd; 83 -> ffffff83; ae -> ffffffae; f5 -> fffffff5; 2a -> 0000002a; 2e -> 0000002e; ec -> ffffffec
define amdgpu_kernel void @sext_i8_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = sext i8 %i0 to i32
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case zext_i8_i64: b8 -> b64
; 00 -> 0000000000000000; 01 -> 0000000000000001; 02 -> 0000000000000002; 03 -> 0000000000000003; 07 -> 0000000000000007; 08 -> 0000000000000008
; 09 -> 0000000000000009; 80 -> 0000000000000080; 7f -> 000000000000007f; 81 -> 0000000000000081; ff -> 00000000000000ff; fe -> 00000000000000fe
; 5a -> 000000000000005a; fb -> 00000000000000fb; 2a -> 000000000000002a; bb -> 00000000000000bb; 97 -> 0000000000000097; 1f -> 000000000000001f
; 8d -> 000000000000008d; a4 -> 00000000000000a4; 18 -> 0000000000000018; 83 -> 0000000000000083; d4 -> 00000000000000d4; f0 -> 00000000000000f0
; f2 -> 00000000000000f2; 06 -> 0000000000000006; 21 -> 0000000000000021; a0 -> 00000000000000a0; d8 -> 00000000000000d8; 8c -> 000000000000008c
; 4a -> 000000000000004a
define amdgpu_kernel void @zext_i8_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = zext i8 %i0 to i64
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case zext_nneg_i8_i64: b8 -> b64
; 00 -> 0000000000000000; 01 -> 0000000000000001; 02 -> 0000000000000002; 03 -> 0000000000000003; 07 -> 0000000000000007; 08 -> 0000000000000008
; 09 -> 0000000000000009; 7f -> 000000000000007f; 5a -> 000000000000005a; 65 -> 0000000000000065; 17 -> 0000000000000017; 11 -> 0000000000000011
; 14 -> 0000000000000014; 5e -> 000000000000005e; 18 -> 0000000000000018; 39 -> 0000000000000039; 7b -> 000000000000007b; 6f -> 000000000000006f
; 72 -> 0000000000000072
; poison zext_nneg_i8_i64: 80; 81; ff; fe; ab; d8
define amdgpu_kernel void @zext_nneg_i8_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = zext nneg i8 %i0 to i64
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case sext_i8_i64: b8 -> b64
; 00 -> 0000000000000000; 01 -> 0000000000000001; 02 -> 0000000000000002; 03 -> 0000000000000003; 07 -> 0000000000000007; 08 -> 0000000000000008
; 09 -> 0000000000000009; 80 -> ffffffffffffff80; 7f -> 000000000000007f; 81 -> ffffffffffffff81; ff -> ffffffffffffffff; fe -> fffffffffffffffe
; 5a -> 000000000000005a; 31 -> 0000000000000031; e1 -> ffffffffffffffe1; 68 -> 0000000000000068; 5e -> 000000000000005e; b9 -> ffffffffffffffb9
; bf -> ffffffffffffffbf; fb -> fffffffffffffffb; 94 -> ffffffffffffff94; 2e -> 000000000000002e; 54 -> 0000000000000054; 87 -> ffffffffffffff87
; 05 -> 0000000000000005; 14 -> 0000000000000014; 8e -> ffffffffffffff8e; 57 -> 0000000000000057; 42 -> 0000000000000042; 6c -> 000000000000006c
define amdgpu_kernel void @sext_i8_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %o0 = sext i8 %i0 to i64
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case trunc_i16_i8: b16 -> b8
; 0000 -> 00; 0001 -> 01; 0002 -> 02; 0003 -> 03; 0007 -> 07; 000f -> 0f; 0010 -> 10; 0011 -> 11; 8000 -> 00; 7fff -> ff; 8001 -> 01; ffff -> ff; fffe -> fe
; 5a5a -> 5a; f227 -> 27; 1d20 -> 20; 1e61 -> 61; bc65 -> 65; a10e -> 0e; 8c85 -> 85; d123 -> 23; f682 -> 82; 8f54 -> 54; dfd7 -> d7; e720 -> 20; 15bc -> bc
; ae25 -> 25; a621 -> 21; cad5 -> d5; fdc8 -> c8; 0b69 -> 69; 38b6 -> b6; 267f -> 7f; 6945 -> 45
define amdgpu_kernel void @trunc_i16_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = trunc i16 %i0 to i8
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

; case zext_i16_i32: b16 -> b32
; 0000 -> 00000000; 0001 -> 00000001; 0002 -> 00000002; 0003 -> 00000003; 0007 -> 00000007; 000f -> 0000000f; 0010 -> 00000010; 0011 -> 00000011
; 8000 -> 00008000; 7fff -> 00007fff; 8001 -> 00008001; ffff -> 0000ffff; fffe -> 0000fffe; 5a5a -> 00005a5a; e781 -> 0000e781; d1e3 -> 0000d1e3
; 5628 -> 00005628; 36e7 -> 000036e7; 9b04 -> 00009b04; fab2 -> 0000fab2; 3dcb -> 00003dcb; 7c90 -> 00007c90; fa9e -> 0000fa9e; 3b4a -> 00003b4a
; b1c8 -> 0000b1c8; 48f0 -> 000048f0; 7481 -> 00007481; cf85 -> 0000cf85; f9bb -> 0000f9bb; 3df7 -> 00003df7; bc58 -> 0000bc58; 01de -> 000001de
; 2562 -> 00002562; bf3d -> 0000bf3d
define amdgpu_kernel void @zext_i16_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = zext i16 %i0 to i32
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case zext_nneg_i16_i32: b16 -> b32
; 0000 -> 00000000; 0001 -> 00000001; 0002 -> 00000002; 0003 -> 00000003; 0007 -> 00000007; 000f -> 0000000f; 0010 -> 00000010; 0011 -> 00000011
; 7fff -> 00007fff; 5a5a -> 00005a5a; 45ed -> 000045ed; 2cdc -> 00002cdc; 3d5d -> 00003d5d; 14a5 -> 000014a5; 45e4 -> 000045e4; 1c85 -> 00001c85
; 57f5 -> 000057f5; 2dd3 -> 00002dd3; 3140 -> 00003140; 52ae -> 000052ae; 62f3 -> 000062f3; 2774 -> 00002774
; poison zext_nneg_i16_i32: 8000; 8001; ffff; fffe; c2d9; d08e
define amdgpu_kernel void @zext_nneg_i16_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = zext nneg i16 %i0 to i32
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case sext_i16_i32: b16 -> b32
; 0000 -> 00000000; 0001 -> 00000001; 0002 -> 00000002; 0003 -> 00000003; 0007 -> 00000007; 000f -> 0000000f; 0010 -> 00000010; 0011 -> 00000011
; 8000 -> ffff8000; 7fff -> 00007fff; 8001 -> ffff8001; ffff -> ffffffff; fffe -> fffffffe; 5a5a -> 00005a5a; 81eb -> ffff81eb; d7dc -> ffffd7dc
; a84d -> ffffa84d; ca0f -> ffffca0f; b1db -> ffffb1db; 8b5a -> ffff8b5a; 8673 -> ffff8673; ce1c -> ffffce1c; 046a -> 0000046a; c417 -> ffffc417
; 1114 -> 00001114; fea1 -> fffffea1; 9f89 -> ffff9f89; dae9 -> ffffdae9; 2324 -> 00002324; 36a7 -> 000036a7; 8e7b -> ffff8e7b; 4c45 -> 00004c45
; 6f6b -> 00006f6b; 9cda -> ffff9cda
define amdgpu_kernel void @sext_i16_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = sext i16 %i0 to i32
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case zext_i16_i64: b16 -> b64
; 0000 -> 0000000000000000; 0001 -> 0000000000000001; 0002 -> 0000000000000002; 0003 -> 0000000000000003; 0007 -> 0000000000000007; 000f -> 000000000000000f
; 0010 -> 0000000000000010; 0011 -> 0000000000000011; 8000 -> 0000000000008000; 7fff -> 0000000000007fff; 8001 -> 0000000000008001; ffff -> 000000000000ffff
; fffe -> 000000000000fffe; 5a5a -> 0000000000005a5a; b6ec -> 000000000000b6ec; ab43 -> 000000000000ab43; c325 -> 000000000000c325; d198 -> 000000000000d198
; 91f9 -> 00000000000091f9; 247f -> 000000000000247f; 190a -> 000000000000190a; 0788 -> 0000000000000788; 6466 -> 0000000000006466; d033 -> 000000000000d033
; bd4b -> 000000000000bd4b; 7f6c -> 0000000000007f6c; a5ac -> 000000000000a5ac; c829 -> 000000000000c829; 3a91 -> 0000000000003a91; 3c54 -> 0000000000003c54
; 49d2 -> 00000000000049d2; 68e7 -> 00000000000068e7; d21e -> 000000000000d21e; 0426 -> 0000000000000426
define amdgpu_kernel void @zext_i16_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = zext i16 %i0 to i64
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case zext_nneg_i16_i64: b16 -> b64
; 0000 -> 0000000000000000; 0001 -> 0000000000000001; 0002 -> 0000000000000002; 0003 -> 0000000000000003; 0007 -> 0000000000000007; 000f -> 000000000000000f
; 0010 -> 0000000000000010; 0011 -> 0000000000000011; 7fff -> 0000000000007fff; 5a5a -> 0000000000005a5a; 4040 -> 0000000000004040; 7f86 -> 0000000000007f86
; 42fb -> 00000000000042fb; 03bf -> 00000000000003bf; 4cd2 -> 0000000000004cd2; 6636 -> 0000000000006636; 6ca7 -> 0000000000006ca7; 13b7 -> 00000000000013b7
; 7fea -> 0000000000007fea; 1d45 -> 0000000000001d45
; poison zext_nneg_i16_i64: 8000; 8001; ffff; fffe; e252; f121
define amdgpu_kernel void @zext_nneg_i16_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = zext nneg i16 %i0 to i64
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case sext_i16_i64: b16 -> b64
; 0000 -> 0000000000000000; 0001 -> 0000000000000001; 0002 -> 0000000000000002; 0003 -> 0000000000000003; 0007 -> 0000000000000007; 000f -> 000000000000000f
; 0010 -> 0000000000000010; 0011 -> 0000000000000011; 8000 -> ffffffffffff8000; 7fff -> 0000000000007fff; 8001 -> ffffffffffff8001; ffff -> ffffffffffffffff
; fffe -> fffffffffffffffe; 5a5a -> 0000000000005a5a; 41ee -> 00000000000041ee; f346 -> fffffffffffff346; 4057 -> 0000000000004057; 77ce -> 00000000000077ce
; b952 -> ffffffffffffb952; da24 -> ffffffffffffda24; 7111 -> 0000000000007111; 9ec9 -> ffffffffffff9ec9; 08da -> 00000000000008da; c1d4 -> ffffffffffffc1d4
; 0dff -> 0000000000000dff; a09e -> ffffffffffffa09e; 056d -> 000000000000056d; 01a7 -> 00000000000001a7; 31c2 -> 00000000000031c2; 5dff -> 0000000000005dff
; fecc -> fffffffffffffecc; 6f79 -> 0000000000006f79; 1ff7 -> 0000000000001ff7; ff9b -> ffffffffffffff9b
define amdgpu_kernel void @sext_i16_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %o0 = sext i16 %i0 to i64
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case trunc_i32_i8: b32 -> b8
; 00000000 -> 00; 00000001 -> 01; 00000002 -> 02; 00000003 -> 03; 00000007 -> 07; 0000001f -> 1f; 00000020 -> 20; 00000021 -> 21; 80000000 -> 00; 7fffffff -> ff
; 80000001 -> 01; ffffffff -> ff; fffffffe -> fe; 5a5a5a5a -> 5a; 96d92f8d -> 8d; 4683fc21 -> 21; 168a18d3 -> d3; 0dc7a848 -> 48; c53b1547 -> 47; 4a8c98d0 -> d0
; 9373ee89 -> 89; 5a0a1a0f -> 0f; 91232806 -> 06; aeaeb6b8 -> b8; 5da4e78e -> 8e; 8ee50c56 -> 56; 4dac0c41 -> 41; e1d2d123 -> 23; 051e9e6b -> 6b; f8e7f3d9 -> d9
; 24e9b5b6 -> b6; dcebdf83 -> 83; 5f352e2d -> 2d; e7b94930 -> 30
define amdgpu_kernel void @trunc_i32_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = trunc i32 %i0 to i8
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

; case trunc_i32_i16: b32 -> b16
; 00000000 -> 0000; 00000001 -> 0001; 00000002 -> 0002; 00000003 -> 0003; 00000007 -> 0007; 0000001f -> 001f; 00000020 -> 0020; 00000021 -> 0021
; 80000000 -> 0000; 7fffffff -> ffff; 80000001 -> 0001; ffffffff -> ffff; fffffffe -> fffe; 5a5a5a5a -> 5a5a; 81ebde37 -> de37; a5deeecb -> eecb
; f7d91dc8 -> 1dc8; 5f926349 -> 6349; c021583b -> 583b; 2fc17c8e -> 7c8e; 76ebf368 -> f368; ed48c883 -> c883; 9edf08cd -> 08cd; 4e0952c8 -> 52c8
; 7c0e86a3 -> 86a3; f8cd081f -> 081f; e823a1a8 -> a1a8; f8f9ccd5 -> ccd5; ff606ee1 -> 6ee1; 6719d5c8 -> d5c8; e49a1c49 -> 1c49; 59516599 -> 6599
; 19e83145 -> 3145; 0db996ec -> 96ec
define amdgpu_kernel void @trunc_i32_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = trunc i32 %i0 to i16
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case zext_i32_i64: b32 -> b64
; 00000000 -> 0000000000000000; 00000001 -> 0000000000000001; 00000002 -> 0000000000000002; 00000003 -> 0000000000000003; 00000007 -> 0000000000000007
; 0000001f -> 000000000000001f; 00000020 -> 0000000000000020; 00000021 -> 0000000000000021; 80000000 -> 0000000080000000; 7fffffff -> 000000007fffffff
; 80000001 -> 0000000080000001; ffffffff -> 00000000ffffffff; fffffffe -> 00000000fffffffe; 5a5a5a5a -> 000000005a5a5a5a; 5d83f9d6 -> 000000005d83f9d6
; 0377a807 -> 000000000377a807; 41a96c4d -> 0000000041a96c4d; be1e8933 -> 00000000be1e8933; 6ded1ac6 -> 000000006ded1ac6; d9337778 -> 00000000d9337778
; c18445ad -> 00000000c18445ad; 5d6e1f44 -> 000000005d6e1f44; e1c49570 -> 00000000e1c49570; 10beb0cf -> 0000000010beb0cf; f62e63ce -> 00000000f62e63ce
; 2fb6cb7d -> 000000002fb6cb7d; 572eea72 -> 00000000572eea72; ce55f017 -> 00000000ce55f017; 3472c049 -> 000000003472c049; bc92aada -> 00000000bc92aada
; ca74c1b1 -> 00000000ca74c1b1; 19bcc5f3 -> 0000000019bcc5f3; 51eb3960 -> 0000000051eb3960; 3e3422b0 -> 000000003e3422b0
define amdgpu_kernel void @zext_i32_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = zext i32 %i0 to i64
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case zext_nneg_i32_i64: b32 -> b64
; 00000000 -> 0000000000000000; 00000001 -> 0000000000000001; 00000002 -> 0000000000000002; 00000003 -> 0000000000000003; 00000007 -> 0000000000000007
; 0000001f -> 000000000000001f; 00000020 -> 0000000000000020; 00000021 -> 0000000000000021; 7fffffff -> 000000007fffffff; 5a5a5a5a -> 000000005a5a5a5a
; 137a9f5f -> 00000000137a9f5f; 5f3a9ec0 -> 000000005f3a9ec0; 6cd27b04 -> 000000006cd27b04; 23cb989c -> 0000000023cb989c; 2ec4ead0 -> 000000002ec4ead0
; 52de1d11 -> 0000000052de1d11; 303bfd85 -> 00000000303bfd85; 472d4f8e -> 00000000472d4f8e; 7baf321c -> 000000007baf321c; 7ae04773 -> 000000007ae04773
; 114041e1 -> 00000000114041e1
; poison zext_nneg_i32_i64: 80000000; 80000001; ffffffff; fffffffe; 9d048ab8; d507a8f8
define amdgpu_kernel void @zext_nneg_i32_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = zext nneg i32 %i0 to i64
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case sext_i32_i64: b32 -> b64
; 00000000 -> 0000000000000000; 00000001 -> 0000000000000001; 00000002 -> 0000000000000002; 00000003 -> 0000000000000003; 00000007 -> 0000000000000007
; 0000001f -> 000000000000001f; 00000020 -> 0000000000000020; 00000021 -> 0000000000000021; 80000000 -> ffffffff80000000; 7fffffff -> 000000007fffffff
; 80000001 -> ffffffff80000001; ffffffff -> ffffffffffffffff; fffffffe -> fffffffffffffffe; 5a5a5a5a -> 000000005a5a5a5a; 1bdfcf4a -> 000000001bdfcf4a
; 62d28328 -> 0000000062d28328; 4af056d6 -> 000000004af056d6; ba53b241 -> ffffffffba53b241; be9df0d0 -> ffffffffbe9df0d0; f305dd00 -> fffffffff305dd00
; 86aec763 -> ffffffff86aec763; 3f929040 -> 000000003f929040; 5832772f -> 000000005832772f; 9f045b29 -> ffffffff9f045b29; f48112e5 -> fffffffff48112e5
; 297e91f3 -> 00000000297e91f3; 9781b0c8 -> ffffffff9781b0c8; 78eab7f2 -> 0000000078eab7f2; c5e121bd -> ffffffffc5e121bd; ae298471 -> ffffffffae298471
; f1e3e72e -> fffffffff1e3e72e; aacdcdc3 -> ffffffffaacdcdc3; ae1a4e3f -> ffffffffae1a4e3f; 77dd8232 -> 0000000077dd8232
define amdgpu_kernel void @sext_i32_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = sext i32 %i0 to i64
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case trunc_i64_i8: b64 -> b8
; 0000000000000000 -> 00; 0000000000000001 -> 01; 0000000000000002 -> 02; 0000000000000003 -> 03; 0000000000000007 -> 07; 000000000000003f -> 3f
; 0000000000000040 -> 40; 0000000000000041 -> 41; 8000000000000000 -> 00; 7fffffffffffffff -> ff; 8000000000000001 -> 01; ffffffffffffffff -> ff
; fffffffffffffffe -> fe; 5a5a5a5a5a5a5a5a -> 5a; d8ac2ed0379c7865 -> 65; 01f11986222932a5 -> a5; eae7847a295f3bd0 -> d0; 6a35900dfd42c9bc -> bc
; 968d424e46255aff -> ff; 367ff1aec6ae194d -> 4d; 714320e820ef39f9 -> f9; b9846fe5a557ebb0 -> b0; 9d4290290ad64c93 -> 93; 0909c16bdd52d047 -> 47
; 95ce788f487accdf -> df; f24b047b322a22d9 -> d9; b8a10602376d7632 -> 32; b8d429b7fde2799f -> 9f; 35afd6a2490fdd4b -> 4b; 78db3eb0e785656c -> 6c
; b6be6a5659f109e5 -> e5; dd6bf88dd1e68c91 -> 91; 2224efe53d9524e5 -> e5; 51faf4bbd02b572f -> 2f
define amdgpu_kernel void @trunc_i64_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %o0 = trunc i64 %i0 to i8
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

; case trunc_i64_i16: b64 -> b16
; 0000000000000000 -> 0000; 0000000000000001 -> 0001; 0000000000000002 -> 0002; 0000000000000003 -> 0003; 0000000000000007 -> 0007; 000000000000003f -> 003f
; 0000000000000040 -> 0040; 0000000000000041 -> 0041; 8000000000000000 -> 0000; 7fffffffffffffff -> ffff; 8000000000000001 -> 0001; ffffffffffffffff -> ffff
; fffffffffffffffe -> fffe; 5a5a5a5a5a5a5a5a -> 5a5a; 813825f3b8d9036e -> 036e; c4bafba3d0875558 -> 5558; cf76fb1f5974b861 -> b861; a55ae3deff5f268b -> 268b
; 200ea413189fde44 -> de44; c9b39c1437d2d2f0 -> d2f0; 9e4ff4a1dd11c225 -> c225; 02d2ecd7cfdcca82 -> ca82; 9e81420ab8e3ef58 -> ef58; 76d06572a1e99ee8 -> 9ee8
; e2a649f44558b362 -> b362; 7eeb9ff6ce78a0bc -> a0bc; 7e984b01ba9eb780 -> b780; 1b95fdfdad574ea5 -> 4ea5; 76b08775a5e2f32d -> f32d; e7c7ac6f99e89594 -> 9594
; d2e16d54af54f046 -> f046; 4fb72de60f111647 -> 1647; c98db99ec56c1191 -> 1191; 5667726755528c24 -> 8c24
define amdgpu_kernel void @trunc_i64_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %o0 = trunc i64 %i0 to i16
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case trunc_i64_i32: b64 -> b32
; 0000000000000000 -> 00000000; 0000000000000001 -> 00000001; 0000000000000002 -> 00000002; 0000000000000003 -> 00000003; 0000000000000007 -> 00000007
; 000000000000003f -> 0000003f; 0000000000000040 -> 00000040; 0000000000000041 -> 00000041; 8000000000000000 -> 00000000; 7fffffffffffffff -> ffffffff
; 8000000000000001 -> 00000001; ffffffffffffffff -> ffffffff; fffffffffffffffe -> fffffffe; 5a5a5a5a5a5a5a5a -> 5a5a5a5a; d4af84ac6bf487ff -> 6bf487ff
; 5258b6cd4fdf0332 -> 4fdf0332; 3d2a0fac1252bf89 -> 1252bf89; 7a195c7dd1aef708 -> d1aef708; 835635112c7825ba -> 2c7825ba; 0b1890069aac0f6d -> 9aac0f6d
; 82648a06b790c1f2 -> b790c1f2; 52c939cccf924673 -> cf924673; f8aa52a33e8f900c -> 3e8f900c; befde58bfca51558 -> fca51558; 393fb9e1c914c233 -> c914c233
; 1049148388995a7e -> 88995a7e; a4334e0a2909512b -> 2909512b; a73d865a8b5f4afe -> 8b5f4afe; c68a833a8d403bd9 -> 8d403bd9; ff5e8ceb5fe45d96 -> 5fe45d96
; c1f43d8025aa2ecf -> 25aa2ecf; 331d84d467bd894c -> 67bd894c; cacca64065c96968 -> 65c96968; fd37a410279a6872 -> 279a6872
define amdgpu_kernel void @trunc_i64_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %o0 = trunc i64 %i0 to i32
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case zext_i1_i8: b8 -> b8
; 00 -> 00; 01 -> 01; 02 -> 00; 03 -> 01; 04 -> 00; 05 -> 01; 06 -> 00; 07 -> 01
define amdgpu_kernel void @zext_i1_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %c = trunc i8 %i0 to i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

; case sext_i1_i8: b8 -> b8
; 00 -> 00; 01 -> ff; 02 -> 00; 03 -> ff; 04 -> 00; 05 -> ff; 06 -> 00; 07 -> ff
define amdgpu_kernel void @sext_i1_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %c = trunc i8 %i0 to i1
  %o0 = sext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

; case zext_i1_i16: b8 -> b16
; 00 -> 0000; 01 -> 0001; 02 -> 0000; 03 -> 0001; 04 -> 0000; 05 -> 0001; 06 -> 0000; 07 -> 0001
define amdgpu_kernel void @zext_i1_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %c = trunc i8 %i0 to i1
  %o0 = zext i1 %c to i16
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case sext_i1_i16: b8 -> b16
; 00 -> 0000; 01 -> ffff; 02 -> 0000; 03 -> ffff; 04 -> 0000; 05 -> ffff; 06 -> 0000; 07 -> ffff
define amdgpu_kernel void @sext_i1_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %c = trunc i8 %i0 to i1
  %o0 = sext i1 %c to i16
  store i16 %o0, ptr addrspace(1) %a1, align 2
  ret void
}

; case zext_i1_i32: b8 -> b32
; 00 -> 00000000; 01 -> 00000001; 02 -> 00000000; 03 -> 00000001; 04 -> 00000000; 05 -> 00000001; 06 -> 00000000; 07 -> 00000001
define amdgpu_kernel void @zext_i1_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %c = trunc i8 %i0 to i1
  %o0 = zext i1 %c to i32
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case sext_i1_i32: b8 -> b32
; 00 -> 00000000; 01 -> ffffffff; 02 -> 00000000; 03 -> ffffffff; 04 -> 00000000; 05 -> ffffffff; 06 -> 00000000; 07 -> ffffffff
define amdgpu_kernel void @sext_i1_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %c = trunc i8 %i0 to i1
  %o0 = sext i1 %c to i32
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case zext_i1_i64: b8 -> b64
; 00 -> 0000000000000000; 01 -> 0000000000000001; 02 -> 0000000000000000; 03 -> 0000000000000001; 04 -> 0000000000000000; 05 -> 0000000000000001
; 06 -> 0000000000000000; 07 -> 0000000000000001
define amdgpu_kernel void @zext_i1_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %c = trunc i8 %i0 to i1
  %o0 = zext i1 %c to i64
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

; case sext_i1_i64: b8 -> b64
; 00 -> 0000000000000000; 01 -> ffffffffffffffff; 02 -> 0000000000000000; 03 -> ffffffffffffffff; 04 -> 0000000000000000; 05 -> ffffffffffffffff
; 06 -> 0000000000000000; 07 -> ffffffffffffffff
define amdgpu_kernel void @sext_i1_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %c = trunc i8 %i0 to i1
  %o0 = sext i1 %c to i64
  store i64 %o0, ptr addrspace(1) %a1, align 8
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()

attributes #0 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" }
attributes #1 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
