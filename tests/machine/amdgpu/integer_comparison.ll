; Written by model.py: rows are inputs -> outputs, hexadecimal, one thread a row.

target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; case icmp_eq_i8: b8 b8 -> b8
; 00 00 -> 01; 00 01 -> 00; 00 80 -> 00; 00 7f -> 00; 00 ff -> 00; 00 02 -> 00; 01 00 -> 00; 01 01 -> 01; 01 80 -> 00; 01 7f -> 00; 01 ff -> 00; 01 02 -> 00
; 80 00 -> 00; 80 01 -> 00; 80 80 -> 01; 80 7f -> 00; 80 ff -> 00; 80 02 -> 00; 7f 00 -> 00; 7f 01 -> 00; 7f 80 -> 00; 7f 7f -> 01; 7f ff -> 00; 7f 02 -> 00
; ff 00 -> 00; ff 01 -> 00; ff 80 -> 00; ff 7f -> 00; ff ff -> 01; ff 02 -> 00; 02 00 -> 00; 02 01 -> 00; 02 80 -> 00; 02 7f -> 00; 02 ff -> 00; 02 02 -> 01
; 5a 07 -> 00; 52 03 -> 00; 67 09 -> 00; 5a 67 -> 00; 80 fe -> 00; 52 67 -> 00; 53 01 -> 00; fe ff -> 00; 07 08 -> 00; 52 09 -> 00; 09 7f -> 00; ff 5a -> 00
; 07 52 -> 00; fe 7f -> 00; 09 d7 -> 00; 67 00 -> 00; 07 ff -> 00; 09 80 -> 00; 00 07 -> 00; fe d7 -> 00; 7f 67 -> 00; fe 09 -> 00; 67 52 -> 00; fe fe -> 01
; fe 52 -> 00; 08 00 -> 00; 01 09 -> 00; 09 08 -> 00; 67 81 -> 00; 07 7f -> 00; 07 80 -> 00; ff d7 -> 00; 53 09 -> 00; 53 fe -> 00; 07 03 -> 00; 80 5a -> 00
; 07 07 -> 01; 01 67 -> 00; 52 5a -> 00; d7 09 -> 00; 5a 5a -> 01
define amdgpu_kernel void @icmp_eq_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i8, ptr addrspace(1) %a1, align 1
  %c = icmp eq i8 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_ne_i8: b8 b8 -> b8
; 00 00 -> 00; 00 01 -> 01; 00 80 -> 01; 00 7f -> 01; 00 ff -> 01; 00 02 -> 01; 01 00 -> 01; 01 01 -> 00; 01 80 -> 01; 01 7f -> 01; 01 ff -> 01; 01 02 -> 01
; 80 00 -> 01; 80 01 -> 01; 80 80 -> 00; 80 7f -> 01; 80 ff -> 01; 80 02 -> 01; 7f 00 -> 01; 7f 01 -> 01; 7f 80 -> 01; 7f 7f -> 00; 7f ff -> 01; 7f 02 -> 01
; ff 00 -> 01; ff 01 -> 01; ff 80 -> 01; ff 7f -> 01; ff ff -> 00; ff 02 -> 01; 02 00 -> 01; 02 01 -> 01; 02 80 -> 01; 02 7f -> 01; 02 ff -> 01; 02 02 -> 00
; 03 07 -> 01; 80 ea -> 01; ff 6a -> 01; 06 03 -> 01; 08 ff -> 01; 80 fe -> 01; 09 ea -> 01; 09 07 -> 01; 02 69 -> 01; 5a 00 -> 01; ff 81 -> 01; 06 08 -> 01
; 02 ea -> 01; 6a 09 -> 01; 06 5a -> 01; 5a 80 -> 01; 07 09 -> 01; 06 02 -> 01; 09 51 -> 01; 69 01 -> 01; 80 5a -> 01; 5a 01 -> 01; 09 09 -> 00; 07 7f -> 01
; 07 02 -> 01; 06 00 -> 01; fe fe -> 00; 01 07 -> 01; 5a ea -> 01; 07 ff -> 01; ea 02 -> 01; 00 ea -> 01; 80 06 -> 01; 69 7f -> 01; 81 03 -> 01; 06 06 -> 00
; 07 6a -> 01; 81 06 -> 01; 09 6a -> 01; 07 5a -> 01; 03 6a -> 01; 03 80 -> 01; 69 09 -> 01; ea 00 -> 01; 00 fe -> 01; 6a fe -> 01; ea 09 -> 01; 08 07 -> 01
define amdgpu_kernel void @icmp_ne_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i8, ptr addrspace(1) %a1, align 1
  %c = icmp ne i8 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_ugt_i8: b8 b8 -> b8
; 00 00 -> 00; 00 01 -> 00; 00 80 -> 00; 00 7f -> 00; 00 ff -> 00; 00 02 -> 00; 01 00 -> 01; 01 01 -> 00; 01 80 -> 00; 01 7f -> 00; 01 ff -> 00; 01 02 -> 00
; 80 00 -> 01; 80 01 -> 01; 80 80 -> 00; 80 7f -> 01; 80 ff -> 00; 80 02 -> 01; 7f 00 -> 01; 7f 01 -> 01; 7f 80 -> 00; 7f 7f -> 00; 7f ff -> 00; 7f 02 -> 01
; ff 00 -> 01; ff 01 -> 01; ff 80 -> 01; ff 7f -> 01; ff ff -> 00; ff 02 -> 01; 02 00 -> 01; 02 01 -> 01; 02 80 -> 00; 02 7f -> 00; 02 ff -> 00; 02 02 -> 00
; 03 5a -> 00; 09 08 -> 01; da 00 -> 01; 09 09 -> 00; 5a 01 -> 01; 7f da -> 00; bd bd -> 00; 09 07 -> 01; 03 03 -> 00; 01 81 -> 00; 81 bd -> 00; 08 09 -> 00
; 7f ec -> 00; 03 05 -> 00; 05 1a -> 00; 07 03 -> 01; 1a 02 -> 01; da 1a -> 01; da 7f -> 01; 07 07 -> 00; 5a 05 -> 01; 05 ff -> 00; 5a 1a -> 01; da 07 -> 01
; 81 5a -> 01; 01 03 -> 00; fe 1a -> 01; 05 01 -> 01; 02 fe -> 00; 80 5a -> 01; 02 08 -> 00; bd 7f -> 01; bd 80 -> 01; 81 81 -> 00; fe 07 -> 01; fe 5a -> 01
; da 02 -> 01; bd 02 -> 01; 08 1a -> 00; 00 fe -> 00; 01 1a -> 00; 08 81 -> 00; 81 7f -> 01; 1a 1a -> 00; fe 09 -> 01; 5a 07 -> 01; 07 02 -> 01
define amdgpu_kernel void @icmp_ugt_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i8, ptr addrspace(1) %a1, align 1
  %c = icmp ugt i8 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_uge_i8: b8 b8 -> b8
; 00 00 -> 01; 00 01 -> 00; 00 80 -> 00; 00 7f -> 00; 00 ff -> 00; 00 02 -> 00; 01 00 -> 01; 01 01 -> 01; 01 80 -> 00; 01 7f -> 00; 01 ff -> 00; 01 02 -> 00
; 80 00 -> 01; 80 01 -> 01; 80 80 -> 01; 80 7f -> 01; 80 ff -> 00; 80 02 -> 01; 7f 00 -> 01; 7f 01 -> 01; 7f 80 -> 00; 7f 7f -> 01; 7f ff -> 00; 7f 02 -> 01
; ff 00 -> 01; ff 01 -> 01; ff 80 -> 01; ff 7f -> 01; ff ff -> 01; ff 02 -> 01; 02 00 -> 01; 02 01 -> 01; 02 80 -> 00; 02 7f -> 00; 02 ff -> 00; 02 02 -> 01
; 08 ff -> 00; 03 ff -> 00; 07 72 -> 00; fe 72 -> 01; 77 81 -> 00; 81 ff -> 00; 81 77 -> 01; 5a ff -> 00; 78 01 -> 01; 09 5a -> 00; 03 80 -> 00; 5a 00 -> 01
; 87 ff -> 00; fe 81 -> 01; 01 5a -> 00; 03 78 -> 00; 81 09 -> 01; 87 02 -> 01; 08 78 -> 00; 80 fe -> 00; 03 77 -> 00; 03 72 -> 00; fe 7f -> 01; 07 5a -> 00
; 81 81 -> 01; ff 5a -> 01; 7f 87 -> 00; 78 ff -> 00; 09 01 -> 01; 07 03 -> 01; 77 09 -> 01; ff 08 -> 01; 01 72 -> 00; 02 09 -> 00; 7f 07 -> 01; 87 77 -> 01
; 5a 72 -> 00; 02 fe -> 00; 07 07 -> 01; 09 ff -> 00; 01 03 -> 00; 78 08 -> 01; 72 02 -> 01
define amdgpu_kernel void @icmp_uge_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i8, ptr addrspace(1) %a1, align 1
  %c = icmp uge i8 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_ult_i8: b8 b8 -> b8
; 00 00 -> 00; 00 01 -> 01; 00 80 -> 01; 00 7f -> 01; 00 ff -> 01; 00 02 -> 01; 01 00 -> 00; 01 01 -> 00; 01 80 -> 01; 01 7f -> 01; 01 ff -> 01; 01 02 -> 01
; 80 00 -> 00; 80 01 -> 00; 80 80 -> 00; 80 7f -> 00; 80 ff -> 01; 80 02 -> 00; 7f 00 -> 00; 7f 01 -> 00; 7f 80 -> 01; 7f 7f -> 00; 7f ff -> 01; 7f 02 -> 00
; ff 00 -> 00; ff 01 -> 00; ff 80 -> 00; ff 7f -> 00; ff ff -> 00; ff 02 -> 00; 02 00 -> 00; 02 01 -> 00; 02 80 -> 01; 02 7f -> 01; 02 ff -> 01; 02 02 -> 00
; 01 94 -> 01; 7f 08 -> 00; fe ff -> 01; ff 94 -> 00; 09 07 -> 00; 00 4c -> 01; 57 07 -> 00; 80 07 -> 00; 81 81 -> 00; 08 57 -> 01; 02 08 -> 01; 5a 57 -> 00
; 4c 5a -> 01; 07 00 -> 00; 09 02 -> 00; 09 94 -> 01; 5a 03 -> 00; 01 81 -> 01; 02 fe -> 01; fe 80 -> 00; 07 fe -> 01; 4c 7f -> 01; 28 07 -> 00; 80 81 -> 01
; 00 28 -> 01; 81 01 -> 00; 94 02 -> 00; 00 57 -> 01; 57 28 -> 00; 94 07 -> 00; 28 00 -> 00; ff 07 -> 00; 09 09 -> 00; 08 80 -> 01; 07 07 -> 00; 09 01 -> 00
; 80 28 -> 00; 07 5a -> 01; 57 7f -> 01; 08 fe -> 01; 07 7f -> 01; 08 ff -> 01; fe 5a -> 00; ff 09 -> 00; 07 09 -> 01
define amdgpu_kernel void @icmp_ult_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i8, ptr addrspace(1) %a1, align 1
  %c = icmp ult i8 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_ule_i8: b8 b8 -> b8
; 00 00 -> 01; 00 01 -> 01; 00 80 -> 01; 00 7f -> 01; 00 ff -> 01; 00 02 -> 01; 01 00 -> 00; 01 01 -> 01; 01 80 -> 01; 01 7f -> 01; 01 ff -> 01; 01 02 -> 01
; 80 00 -> 00; 80 01 -> 00; 80 80 -> 01; 80 7f -> 00; 80 ff -> 01; 80 02 -> 00; 7f 00 -> 00; 7f 01 -> 00; 7f 80 -> 01; 7f 7f -> 01; 7f ff -> 01; 7f 02 -> 00
; ff 00 -> 00; ff 01 -> 00; ff 80 -> 00; ff 7f -> 00; ff ff -> 01; ff 02 -> 00; 02 00 -> 00; 02 01 -> 00; 02 80 -> 01; 02 7f -> 01; 02 ff -> 01; 02 02 -> 01
; 27 09 -> 00; 09 fe -> 01; 02 09 -> 01; 8c 07 -> 00; 80 08 -> 00; 08 5a -> 01; 09 08 -> 00; 03 81 -> 01; 03 07 -> 01; 80 fe -> 01; 08 f0 -> 01; 03 02 -> 00
; d4 03 -> 00; f0 08 -> 00; fe 08 -> 00; 80 03 -> 00; 01 f0 -> 01; ff 07 -> 00; 00 fe -> 01; 07 09 -> 01; d4 ff -> 01; 81 07 -> 00; 07 08 -> 01; 09 d4 -> 01
; d4 80 -> 00; 03 8c -> 01; 81 fe -> 01; 01 09 -> 01; ff 08 -> 00; 8c 27 -> 00; 7f 08 -> 00; 00 07 -> 01; ff 81 -> 00; 09 80 -> 01; 8c fe -> 01; fe 8c -> 00
; 5a d4 -> 01; 02 03 -> 01; 08 08 -> 01; 01 07 -> 01; 8c d4 -> 01; 09 01 -> 00; 7f 5a -> 00; d4 01 -> 00; f0 80 -> 00; fe 01 -> 00; 81 03 -> 00; d4 07 -> 00
; 5a 01 -> 00; f0 01 -> 00; f0 02 -> 00
define amdgpu_kernel void @icmp_ule_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i8, ptr addrspace(1) %a1, align 1
  %c = icmp ule i8 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_sgt_i8: b8 b8 -> b8
; 00 00 -> 00; 00 01 -> 00; 00 80 -> 01; 00 7f -> 00; 00 ff -> 01; 00 02 -> 00; 01 00 -> 01; 01 01 -> 00; 01 80 -> 01; 01 7f -> 00; 01 ff -> 01; 01 02 -> 00
; 80 00 -> 00; 80 01 -> 00; 80 80 -> 00; 80 7f -> 00; 80 ff -> 00; 80 02 -> 00; 7f 00 -> 01; 7f 01 -> 01; 7f 80 -> 01; 7f 7f -> 00; 7f ff -> 01; 7f 02 -> 01
; ff 00 -> 00; ff 01 -> 00; ff 80 -> 01; ff 7f -> 00; ff ff -> 00; ff 02 -> 00; 02 00 -> 01; 02 01 -> 01; 02 80 -> 01; 02 7f -> 00; 02 ff -> 01; 02 02 -> 00
; 7f 07 -> 01; 07 02 -> 01; ca 80 -> 01; f9 07 -> 00; 02 09 -> 00; 01 5a -> 00; 80 09 -> 00; 43 84 -> 01; 02 07 -> 00; 84 81 -> 01; 43 ca -> 01; f9 01 -> 00
; 03 00 -> 01; 81 fe -> 00; 5a 07 -> 01; 02 81 -> 01; 01 09 -> 00; 7f f9 -> 01; ca 07 -> 00; f9 f9 -> 00; 08 80 -> 01; 02 08 -> 00; 81 f9 -> 00; 09 f9 -> 01
; fe 07 -> 00; 5a 00 -> 01; 5a ca -> 01; 09 ca -> 01; 43 02 -> 01; f9 5a -> 00; 03 fe -> 01; 5a 02 -> 01; 84 ca -> 00; f9 84 -> 01; 08 84 -> 01; fe 5a -> 00
; 84 00 -> 00; 08 43 -> 00; 81 ca -> 00; 09 81 -> 01; 01 07 -> 00; 80 f9 -> 00; 43 fe -> 01
define amdgpu_kernel void @icmp_sgt_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i8, ptr addrspace(1) %a1, align 1
  %c = icmp sgt i8 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_sge_i8: b8 b8 -> b8
; 00 00 -> 01; 00 01 -> 00; 00 80 -> 01; 00 7f -> 00; 00 ff -> 01; 00 02 -> 00; 01 00 -> 01; 01 01 -> 01; 01 80 -> 01; 01 7f -> 00; 01 ff -> 01; 01 02 -> 00
; 80 00 -> 00; 80 01 -> 00; 80 80 -> 01; 80 7f -> 00; 80 ff -> 00; 80 02 -> 00; 7f 00 -> 01; 7f 01 -> 01; 7f 80 -> 01; 7f 7f -> 01; 7f ff -> 01; 7f 02 -> 01
; ff 00 -> 00; ff 01 -> 00; ff 80 -> 01; ff 7f -> 00; ff ff -> 01; ff 02 -> 00; 02 00 -> 01; 02 01 -> 01; 02 80 -> 01; 02 7f -> 00; 02 ff -> 01; 02 02 -> 01
; 07 ff -> 01; 6f 09 -> 01; 02 81 -> 01; 03 ff -> 01; 80 09 -> 00; 6f 83 -> 01; 6f f8 -> 01; f8 09 -> 00; 03 6f -> 00; 01 6f -> 00; 01 ca -> 01; ca 00 -> 00
; 81 09 -> 00; 5a 81 -> 01; 07 00 -> 01; 00 08 -> 00; 81 ca -> 00; 6f 01 -> 01; 07 7f -> 00; 7f 09 -> 01; 83 01 -> 00; 01 5a -> 00; 5a 80 -> 01; 02 fe -> 01
; 08 07 -> 01; 36 83 -> 01; 81 08 -> 00; 83 02 -> 00; 5a fe -> 01; 5a 01 -> 01; 7f 36 -> 01; 07 03 -> 01; 07 fe -> 01; 00 07 -> 00; 09 f8 -> 01; 5a 07 -> 01
; 07 5a -> 00; 02 6f -> 00; 36 f8 -> 01; 36 ff -> 01; 7f 08 -> 01; 81 07 -> 00; 80 fe -> 00; ff 5a -> 00; 83 83 -> 01; 09 07 -> 01; 83 08 -> 00; 83 36 -> 00
; 03 07 -> 00
define amdgpu_kernel void @icmp_sge_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i8, ptr addrspace(1) %a1, align 1
  %c = icmp sge i8 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_slt_i8: b8 b8 -> b8
; 00 00 -> 00; 00 01 -> 01; 00 80 -> 00; 00 7f -> 01; 00 ff -> 00; 00 02 -> 01; 01 00 -> 00; 01 01 -> 00; 01 80 -> 00; 01 7f -> 01; 01 ff -> 00; 01 02 -> 01
; 80 00 -> 01; 80 01 -> 01; 80 80 -> 00; 80 7f -> 01; 80 ff -> 01; 80 02 -> 01; 7f 00 -> 00; 7f 01 -> 00; 7f 80 -> 00; 7f 7f -> 00; 7f ff -> 00; 7f 02 -> 00
; ff 00 -> 01; ff 01 -> 01; ff 80 -> 00; ff 7f -> 01; ff ff -> 00; ff 02 -> 01; 02 00 -> 00; 02 01 -> 00; 02 80 -> 00; 02 7f -> 01; 02 ff -> 00; 02 02 -> 00
; 2e 01 -> 00; 2e 75 -> 01; b7 07 -> 01; 5a 07 -> 00; 75 7f -> 01; 7f 07 -> 00; b7 4a -> 01; 4a ff -> 00; 81 75 -> 01; 07 09 -> 01; 02 ae -> 00; 07 03 -> 00
; fe 02 -> 01; b7 75 -> 01; 7f 2e -> 00; 4a 02 -> 00; b7 80 -> 00; 4a 5a -> 01; ae 7f -> 01; 03 2e -> 01; 81 09 -> 01; ff 09 -> 01; 03 03 -> 00; fe 07 -> 01
; 03 75 -> 01; 75 09 -> 00; 08 81 -> 00; ff 4a -> 01; fe 03 -> 01; 01 07 -> 01; 07 2e -> 01; 4a 08 -> 00; 09 01 -> 00; 81 02 -> 01; 2e 5a -> 01; 80 ae -> 01
; 09 fe -> 00; 5a ae -> 00; 03 80 -> 00; b7 81 -> 00; 81 80 -> 00; 4a 07 -> 00; 75 07 -> 00; 07 02 -> 00; 09 09 -> 00; 03 ff -> 00; 02 09 -> 01; ff 03 -> 01
; 5a 01 -> 00; 07 7f -> 01; b7 ae -> 00
define amdgpu_kernel void @icmp_slt_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i8, ptr addrspace(1) %a1, align 1
  %c = icmp slt i8 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_sle_i8: b8 b8 -> b8
; 00 00 -> 01; 00 01 -> 01; 00 80 -> 00; 00 7f -> 01; 00 ff -> 00; 00 02 -> 01; 01 00 -> 00; 01 01 -> 01; 01 80 -> 00; 01 7f -> 01; 01 ff -> 00; 01 02 -> 01
; 80 00 -> 01; 80 01 -> 01; 80 80 -> 01; 80 7f -> 01; 80 ff -> 01; 80 02 -> 01; 7f 00 -> 00; 7f 01 -> 00; 7f 80 -> 00; 7f 7f -> 01; 7f ff -> 00; 7f 02 -> 00
; ff 00 -> 01; ff 01 -> 01; ff 80 -> 00; ff 7f -> 01; ff ff -> 01; ff 02 -> 01; 02 00 -> 00; 02 01 -> 00; 02 80 -> 00; 02 7f -> 01; 02 ff -> 00; 02 02 -> 01
; 01 fe -> 00; fe 80 -> 00; 81 5a -> 01; fe 7f -> 01; 03 f5 -> 00; 81 03 -> 01; 07 ff -> 00; 07 09 -> 01; 0e 07 -> 00; ff 5a -> 01; 08 57 -> 01; 57 00 -> 00
; 57 07 -> 00; 80 5a -> 01; 0e f5 -> 00; 57 7f -> 01; d3 d3 -> 01; 07 01 -> 00; 7f 81 -> 00; 09 08 -> 00; 03 00 -> 00; 02 07 -> 01; 02 d3 -> 00; d3 07 -> 01
; 03 07 -> 01; 09 07 -> 00; ff 81 -> 00; fe 02 -> 01; 07 08 -> 01; 07 fb -> 00; 09 09 -> 01; 07 57 -> 01; 7f 57 -> 00; 02 5a -> 01; 81 fe -> 01; 01 d3 -> 00
; 09 81 -> 00; 09 01 -> 00; d3 fe -> 01; 80 57 -> 01; 07 07 -> 01; 57 81 -> 00; f5 57 -> 01; 00 5a -> 01; fe 07 -> 01
define amdgpu_kernel void @icmp_sle_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i8, ptr addrspace(1) %a1, align 1
  %c = icmp sle i8 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_eq_i16: b16 b16 -> b8
; 0000 0000 -> 01; 0000 0001 -> 00; 0000 8000 -> 00; 0000 7fff -> 00; 0000 ffff -> 00; 0000 0002 -> 00; 0001 0000 -> 00; 0001 0001 -> 01; 0001 8000 -> 00
; 0001 7fff -> 00; 0001 ffff -> 00; 0001 0002 -> 00; 8000 0000 -> 00; 8000 0001 -> 00; 8000 8000 -> 01; 8000 7fff -> 00; 8000 ffff -> 00; 8000 0002 -> 00
; 7fff 0000 -> 00; 7fff 0001 -> 00; 7fff 8000 -> 00; 7fff 7fff -> 01; 7fff ffff -> 00; 7fff 0002 -> 00; ffff 0000 -> 00; ffff 0001 -> 00; ffff 8000 -> 00
; ffff 7fff -> 00; ffff ffff -> 01; ffff 0002 -> 00; 0002 0000 -> 00; 0002 0001 -> 00; 0002 8000 -> 00; 0002 7fff -> 00; 0002 ffff -> 00; 0002 0002 -> 01
; a08f 0003 -> 00; 000f 0007 -> 00; 8001 a08f -> 00; 8001 0010 -> 00; a08f 8001 -> 00; 5a5a 0000 -> 00; 5a5a ffff -> 00; fa25 8000 -> 00; 0000 6940 -> 00
; 9933 7fff -> 00; fffe fffe -> 01; 0007 0010 -> 00; 000f 4c7d -> 00; 0001 fffe -> 00; 000f 8001 -> 00; 0002 8001 -> 00; 0003 8000 -> 00; fffe 0010 -> 00
; 0010 0011 -> 00; 000f 0002 -> 00; 0011 4c7d -> 00; 6940 0007 -> 00; 0003 fffe -> 00; 6940 0011 -> 00; 9933 5a5a -> 00; 0010 8001 -> 00; 0000 0011 -> 00
; 0002 a08f -> 00; 0007 0002 -> 00; 8001 0000 -> 00; 0010 0001 -> 00; 0010 0000 -> 00; ffff 9933 -> 00; 000f a08f -> 00; 8001 0001 -> 00; 8000 0010 -> 00
; 0002 0011 -> 00; 0007 4c7d -> 00; a08f 0001 -> 00; ffff 8001 -> 00; 8000 5a5a -> 00; 0002 9933 -> 00; 0000 9933 -> 00; 0002 6940 -> 00; 8000 fffe -> 00
define amdgpu_kernel void @icmp_eq_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %c = icmp eq i16 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_ne_i16: b16 b16 -> b8
; 0000 0000 -> 00; 0000 0001 -> 01; 0000 8000 -> 01; 0000 7fff -> 01; 0000 ffff -> 01; 0000 0002 -> 01; 0001 0000 -> 01; 0001 0001 -> 00; 0001 8000 -> 01
; 0001 7fff -> 01; 0001 ffff -> 01; 0001 0002 -> 01; 8000 0000 -> 01; 8000 0001 -> 01; 8000 8000 -> 00; 8000 7fff -> 01; 8000 ffff -> 01; 8000 0002 -> 01
; 7fff 0000 -> 01; 7fff 0001 -> 01; 7fff 8000 -> 01; 7fff 7fff -> 00; 7fff ffff -> 01; 7fff 0002 -> 01; ffff 0000 -> 01; ffff 0001 -> 01; ffff 8000 -> 01
; ffff 7fff -> 01; ffff ffff -> 00; ffff 0002 -> 01; 0002 0000 -> 01; 0002 0001 -> 01; 0002 8000 -> 01; 0002 7fff -> 01; 0002 ffff -> 01; 0002 0002 -> 00
; 5a5a 7fff -> 01; a7c0 8001 -> 01; a7c0 0000 -> 01; 0010 8001 -> 01; 0011 000f -> 01; 0002 0010 -> 01; 8000 0003 -> 01; 36c9 7fff -> 01; ffff 9805 -> 01
; fffe 9805 -> 01; 0001 8c21 -> 01; 36c9 ffff -> 01; 8001 a7c0 -> 01; 0002 8001 -> 01; 8c21 0001 -> 01; 5a5a 36c9 -> 01; d9f2 0003 -> 01; 0007 8c21 -> 01
; 36c9 8001 -> 01; 0007 8000 -> 01; a7c0 8c21 -> 01; 36c9 8c21 -> 01; 36c9 8000 -> 01; 8001 8c21 -> 01; a7c0 ffff -> 01; 0003 0007 -> 01; 000f 7fff -> 01
; 9805 a7c0 -> 01; fffe 0007 -> 01; 9805 0002 -> 01; 36c9 36c9 -> 00; 000f 0001 -> 01; ffff 8c21 -> 01; 0011 d9f2 -> 01; 36c9 fffe -> 01; d9f2 8001 -> 01
; 8000 0007 -> 01; 8c21 8001 -> 01; fffe a7c0 -> 01; 36c9 000f -> 01; 0002 9805 -> 01; d9f2 0002 -> 01; 0010 d9f2 -> 01; 0010 36c9 -> 01; fffe ffff -> 01
; 7fff fffe -> 01; 5a5a 5a5a -> 00
define amdgpu_kernel void @icmp_ne_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %c = icmp ne i16 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_ugt_i16: b16 b16 -> b8
; 0000 0000 -> 00; 0000 0001 -> 00; 0000 8000 -> 00; 0000 7fff -> 00; 0000 ffff -> 00; 0000 0002 -> 00; 0001 0000 -> 01; 0001 0001 -> 00; 0001 8000 -> 00
; 0001 7fff -> 00; 0001 ffff -> 00; 0001 0002 -> 00; 8000 0000 -> 01; 8000 0001 -> 01; 8000 8000 -> 00; 8000 7fff -> 01; 8000 ffff -> 00; 8000 0002 -> 01
; 7fff 0000 -> 01; 7fff 0001 -> 01; 7fff 8000 -> 00; 7fff 7fff -> 00; 7fff ffff -> 00; 7fff 0002 -> 01; ffff 0000 -> 01; ffff 0001 -> 01; ffff 8000 -> 01
; ffff 7fff -> 01; ffff ffff -> 00; ffff 0002 -> 01; 0002 0000 -> 01; 0002 0001 -> 01; 0002 8000 -> 00; 0002 7fff -> 00; 0002 ffff -> 00; 0002 0002 -> 00
; a404 0002 -> 01; 02af 0002 -> 01; 000f 0003 -> 01; 0007 fffe -> 00; 0002 0010 -> 00; 000f 8000 -> 00; 8647 62a8 -> 01; 8647 8001 -> 01; 5a5a 8647 -> 00
; 62a8 fffe -> 00; 5a5a 8001 -> 00; 0010 62a8 -> 00; 0002 a404 -> 00; 5a5a d49a -> 00; 8001 0011 -> 01; 8001 ffff -> 00; 0011 fffe -> 00; d49a 0003 -> 01
; 7fff 0007 -> 01; 8647 a404 -> 00; a404 62a8 -> 01; ffff 02af -> 01; 8001 8647 -> 00; 000f 0010 -> 00; 0003 0010 -> 00; 0003 ffff -> 00; 8647 ffff -> 00
; 0011 0000 -> 01; 0007 62a8 -> 00; 0002 0003 -> 00; 000f a404 -> 00; 0001 02af -> 00; d49a fffe -> 00; 0007 7fff -> 00; 5a5a 000f -> 01; 0011 0011 -> 00
; 0003 000f -> 00; 8001 8000 -> 01; 0007 8647 -> 00; 000f 000f -> 00; 0003 fffe -> 00; 8000 8001 -> 00; d49a d49a -> 00; d49a a404 -> 01; 02af 02af -> 00
; 0011 02af -> 00; a404 0011 -> 01; 0007 0003 -> 01
define amdgpu_kernel void @icmp_ugt_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %c = icmp ugt i16 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_uge_i16: b16 b16 -> b8
; 0000 0000 -> 01; 0000 0001 -> 00; 0000 8000 -> 00; 0000 7fff -> 00; 0000 ffff -> 00; 0000 0002 -> 00; 0001 0000 -> 01; 0001 0001 -> 01; 0001 8000 -> 00
; 0001 7fff -> 00; 0001 ffff -> 00; 0001 0002 -> 00; 8000 0000 -> 01; 8000 0001 -> 01; 8000 8000 -> 01; 8000 7fff -> 01; 8000 ffff -> 00; 8000 0002 -> 01
; 7fff 0000 -> 01; 7fff 0001 -> 01; 7fff 8000 -> 00; 7fff 7fff -> 01; 7fff ffff -> 00; 7fff 0002 -> 01; ffff 0000 -> 01; ffff 0001 -> 01; ffff 8000 -> 01
; ffff 7fff -> 01; ffff ffff -> 01; ffff 0002 -> 01; 0002 0000 -> 01; 0002 0001 -> 01; 0002 8000 -> 00; 0002 7fff -> 00; 0002 ffff -> 00; 0002 0002 -> 01
; 0003 f0ba -> 00; d7a5 8a1e -> 01; ffff d7a5 -> 01; 0001 0007 -> 00; 0003 7fff -> 00; 0010 ffff -> 00; 8001 0010 -> 01; f0ba 5a5a -> 01; 0010 7fff -> 00
; 613b 0007 -> 01; 713b 5a5a -> 01; ffff 613b -> 01; 8001 0007 -> 01; 5a5a 8001 -> 00; 5a5a 0010 -> 01; 0011 0001 -> 01; d7a5 ffff -> 00; 713b ffff -> 00
; 000f f0ba -> 00; 613b 8a1e -> 00; 0010 f0ba -> 00; 0007 8000 -> 00; 000f 8000 -> 00; 0011 0007 -> 01; 7fff 0011 -> 01; fffe ffff -> 00; fffe 0000 -> 01
; 613b 000f -> 01; 0002 d7a5 -> 00; 8a1e fffe -> 00; fffe 8000 -> 01; 8001 0003 -> 01; d7a5 8000 -> 01; 613b 613b -> 01; 8a1e f0ba -> 00; 7fff fffe -> 00
; 0007 7fff -> 00; 0001 0010 -> 00; 8001 0000 -> 01; 613b 5a5a -> 01; 0003 8000 -> 00; 0007 8a1e -> 00; 8a1e 0010 -> 01; 0002 5a5a -> 00; 0001 d7a5 -> 00
define amdgpu_kernel void @icmp_uge_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %c = icmp uge i16 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_ult_i16: b16 b16 -> b8
; 0000 0000 -> 00; 0000 0001 -> 01; 0000 8000 -> 01; 0000 7fff -> 01; 0000 ffff -> 01; 0000 0002 -> 01; 0001 0000 -> 00; 0001 0001 -> 00; 0001 8000 -> 01
; 0001 7fff -> 01; 0001 ffff -> 01; 0001 0002 -> 01; 8000 0000 -> 00; 8000 0001 -> 00; 8000 8000 -> 00; 8000 7fff -> 00; 8000 ffff -> 01; 8000 0002 -> 00
; 7fff 0000 -> 00; 7fff 0001 -> 00; 7fff 8000 -> 01; 7fff 7fff -> 00; 7fff ffff -> 01; 7fff 0002 -> 00; ffff 0000 -> 00; ffff 0001 -> 00; ffff 8000 -> 00
; ffff 7fff -> 00; ffff ffff -> 00; ffff 0002 -> 00; 0002 0000 -> 00; 0002 0001 -> 00; 0002 8000 -> 01; 0002 7fff -> 01; 0002 ffff -> 01; 0002 0002 -> 00
; 5a5a 77e5 -> 01; 0000 d963 -> 01; 78ac 673c -> 00; 000f 78ac -> 01; 8001 77e5 -> 00; fffe 0007 -> 00; ffff 9340 -> 00; 8001 fffe -> 01; 5a5a 000f -> 00
; 77e5 d963 -> 01; 9340 ffff -> 01; 5a5a 8000 -> 01; 0007 7fff -> 01; 0002 78ac -> 01; 0011 000f -> 00; 0007 0007 -> 00; 673c 77e5 -> 01; 9340 0001 -> 00
; 8000 9340 -> 01; 0010 0000 -> 00; 0002 5a5a -> 01; 78ac fffe -> 01; 9340 673c -> 00; 8001 5a5a -> 00; 000f ffff -> 01; 7fff 0010 -> 00; 0007 0000 -> 00
; 0003 77e5 -> 01; 8000 0011 -> 00; 5a5a 673c -> 01; 0000 0003 -> 01; 0010 77e5 -> 01; d963 0000 -> 00; 0010 78ac -> 01; 0011 9340 -> 01; 0002 0007 -> 01
; 9340 0003 -> 00; 0010 7fff -> 01; 0010 000f -> 00; 8001 0007 -> 00; 0001 8001 -> 01; d963 0002 -> 00; 78ac 9340 -> 01; 77e5 7fff -> 01; 673c 000f -> 00
; 78ac 77e5 -> 00
define amdgpu_kernel void @icmp_ult_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %c = icmp ult i16 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_ule_i16: b16 b16 -> b8
; 0000 0000 -> 01; 0000 0001 -> 01; 0000 8000 -> 01; 0000 7fff -> 01; 0000 ffff -> 01; 0000 0002 -> 01; 0001 0000 -> 00; 0001 0001 -> 01; 0001 8000 -> 01
; 0001 7fff -> 01; 0001 ffff -> 01; 0001 0002 -> 01; 8000 0000 -> 00; 8000 0001 -> 00; 8000 8000 -> 01; 8000 7fff -> 00; 8000 ffff -> 01; 8000 0002 -> 00
; 7fff 0000 -> 00; 7fff 0001 -> 00; 7fff 8000 -> 01; 7fff 7fff -> 01; 7fff ffff -> 01; 7fff 0002 -> 00; ffff 0000 -> 00; ffff 0001 -> 00; ffff 8000 -> 00
; ffff 7fff -> 00; ffff ffff -> 01; ffff 0002 -> 00; 0002 0000 -> 00; 0002 0001 -> 00; 0002 8000 -> 01; 0002 7fff -> 01; 0002 ffff -> 01; 0002 0002 -> 01
; 0001 0010 -> 01; dd1e fffe -> 01; 0011 32f4 -> 01; ffff dd1e -> 00; 000f 0007 -> 00; 32f4 fffe -> 01; 0011 fffe -> 01; 000f 0010 -> 01; ffff 0003 -> 00
; dd1e dd1e -> 01; e0bb e0bb -> 01; 0007 fffe -> 01; 7fff 8001 -> 01; dd1e 0000 -> 00; 306f fffe -> 01; 0001 0003 -> 01; 0007 0011 -> 01; 9c2d 306f -> 00
; 306f 0007 -> 00; 0000 e0bb -> 01; fffe 0003 -> 00; 0010 ffff -> 01; 8000 8001 -> 01; 8000 32f4 -> 00; 0003 dd1e -> 01; 0010 32f4 -> 01; 0007 8001 -> 01
; fffe 9c2d -> 00; 7fff 000f -> 00; dd1e ffff -> 01; 0002 000f -> 01; 306f ffff -> 01; 7fff 0011 -> 00; ffff 5a5a -> 00; 000f 7fff -> 01; 0003 7fff -> 01
; 0002 0003 -> 01; 5a5a 000f -> 00; 306f 7fff -> 01; 306f 0002 -> 00; 306f 32f4 -> 01; 32f4 9c2d -> 01; 0010 fffe -> 01; 0011 9c2d -> 01; 0011 0010 -> 00
; 0000 8001 -> 01; fffe 306f -> 00; 0003 000f -> 01; 306f 000f -> 00; e0bb 0010 -> 00
define amdgpu_kernel void @icmp_ule_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %c = icmp ule i16 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_sgt_i16: b16 b16 -> b8
; 0000 0000 -> 00; 0000 0001 -> 00; 0000 8000 -> 01; 0000 7fff -> 00; 0000 ffff -> 01; 0000 0002 -> 00; 0001 0000 -> 01; 0001 0001 -> 00; 0001 8000 -> 01
; 0001 7fff -> 00; 0001 ffff -> 01; 0001 0002 -> 00; 8000 0000 -> 00; 8000 0001 -> 00; 8000 8000 -> 00; 8000 7fff -> 00; 8000 ffff -> 00; 8000 0002 -> 00
; 7fff 0000 -> 01; 7fff 0001 -> 01; 7fff 8000 -> 01; 7fff 7fff -> 00; 7fff ffff -> 01; 7fff 0002 -> 01; ffff 0000 -> 00; ffff 0001 -> 00; ffff 8000 -> 01
; ffff 7fff -> 00; ffff ffff -> 00; ffff 0002 -> 00; 0002 0000 -> 01; 0002 0001 -> 01; 0002 8000 -> 01; 0002 7fff -> 00; 0002 ffff -> 01; 0002 0002 -> 00
; 5a5a 000f -> 01; 6c90 0000 -> 01; 5a5a 6c90 -> 00; 6c90 ffff -> 01; 06c0 0001 -> 01; 0011 ffff -> 01; 7fff 5a5a -> 01; 0007 0003 -> 01; 9fc6 06c0 -> 00
; 06c0 000f -> 01; 06c0 0000 -> 01; 0007 5a5a -> 00; 6c90 0001 -> 01; da2a da2a -> 00; 8000 eb2f -> 00; 9fc6 0007 -> 00; 0007 eb2f -> 01; 0011 fffe -> 01
; da2a 000f -> 00; 5a5a 5a5a -> 00; 06c0 ffff -> 01; 000f 5a5a -> 00; 6c90 fffe -> 01; 0002 5a5a -> 00; 0002 0010 -> 00; 06c0 0011 -> 01; 0001 6c90 -> 00
; 0011 8000 -> 01; 0007 0001 -> 01; da2a 8000 -> 01; 0007 9fc6 -> 01; 06c0 0010 -> 01; 8001 fffe -> 00; 9fc6 6c90 -> 00; 5a5a eb2f -> 01; 6c90 000f -> 01
; 5a5a 8001 -> 01; da2a 06c0 -> 00; 0011 0001 -> 01; 000f 06c0 -> 00; 0007 7fff -> 00; 8001 0000 -> 00; 5a5a 0011 -> 01; 9fc6 9fc6 -> 00; 5a5a 0010 -> 01
; 8000 0010 -> 00; 06c0 8000 -> 01; 0007 fffe -> 01
define amdgpu_kernel void @icmp_sgt_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %c = icmp sgt i16 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_sge_i16: b16 b16 -> b8
; 0000 0000 -> 01; 0000 0001 -> 00; 0000 8000 -> 01; 0000 7fff -> 00; 0000 ffff -> 01; 0000 0002 -> 00; 0001 0000 -> 01; 0001 0001 -> 01; 0001 8000 -> 01
; 0001 7fff -> 00; 0001 ffff -> 01; 0001 0002 -> 00; 8000 0000 -> 00; 8000 0001 -> 00; 8000 8000 -> 01; 8000 7fff -> 00; 8000 ffff -> 00; 8000 0002 -> 00
; 7fff 0000 -> 01; 7fff 0001 -> 01; 7fff 8000 -> 01; 7fff 7fff -> 01; 7fff ffff -> 01; 7fff 0002 -> 01; ffff 0000 -> 00; ffff 0001 -> 00; ffff 8000 -> 01
; ffff 7fff -> 00; ffff ffff -> 01; ffff 0002 -> 00; 0002 0000 -> 01; 0002 0001 -> 01; 0002 8000 -> 01; 0002 7fff -> 00; 0002 ffff -> 01; 0002 0002 -> 01
; ffff 0011 -> 00; 0011 69f3 -> 00; 0003 7fff -> 00; 0000 0010 -> 00; fffe 000f -> 00; 39a8 0007 -> 01; 000f ffff -> 01; 0003 39a8 -> 00; 0000 39a8 -> 00
; 0003 0011 -> 00; 5837 ffff -> 01; 0010 0003 -> 01; 0007 5837 -> 00; 5a5a 5a5a -> 01; dd5c dd5c -> 01; 8001 0000 -> 00; 5837 69f3 -> 00; fd53 fffe -> 00
; ffff 000f -> 00; fd53 0001 -> 00; 5837 fffe -> 01; 0001 fd53 -> 01; 0010 8001 -> 01; 5837 0000 -> 01; fd53 fd53 -> 01; 000f dd5c -> 01; fd53 0002 -> 00
; 5837 8001 -> 01; dd5c 0011 -> 00; 7fff 0010 -> 01; 0010 5837 -> 00; 0000 fd53 -> 01; 0000 000f -> 00; 69f3 0002 -> 01; 000f 69f3 -> 00; ffff 5a5a -> 00
; 0010 0001 -> 01; fffe 7fff -> 00; 69f3 0000 -> 01; 69f3 7fff -> 00; fffe 0002 -> 00; 000f 000f -> 01; 0010 0010 -> 01; 8001 fffe -> 00; 0000 dd5c -> 01
; fd53 0011 -> 00; 69f3 69f3 -> 01
define amdgpu_kernel void @icmp_sge_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %c = icmp sge i16 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_slt_i16: b16 b16 -> b8
; 0000 0000 -> 00; 0000 0001 -> 01; 0000 8000 -> 00; 0000 7fff -> 01; 0000 ffff -> 00; 0000 0002 -> 01; 0001 0000 -> 00; 0001 0001 -> 00; 0001 8000 -> 00
; 0001 7fff -> 01; 0001 ffff -> 00; 0001 0002 -> 01; 8000 0000 -> 01; 8000 0001 -> 01; 8000 8000 -> 00; 8000 7fff -> 01; 8000 ffff -> 01; 8000 0002 -> 01
; 7fff 0000 -> 00; 7fff 0001 -> 00; 7fff 8000 -> 00; 7fff 7fff -> 00; 7fff ffff -> 00; 7fff 0002 -> 00; ffff 0000 -> 01; ffff 0001 -> 01; ffff 8000 -> 00
; ffff 7fff -> 01; ffff ffff -> 00; ffff 0002 -> 01; 0002 0000 -> 00; 0002 0001 -> 00; 0002 8000 -> 00; 0002 7fff -> 01; 0002 ffff -> 00; 0002 0002 -> 00
; ace9 7fff -> 01; 0010 8001 -> 00; 0000 5a5a -> 01; 7fff f4fe -> 00; a5a7 0003 -> 01; fffe 8000 -> 00; 0003 ffff -> 00; 0010 0002 -> 00; 000f 0007 -> 00
; ace9 fffe -> 01; f443 a5a7 -> 00; a5a7 ace9 -> 01; a5a7 0001 -> 01; fffe 0000 -> 01; 8000 5a5a -> 01; 000f 8001 -> 00; ffff 0010 -> 01; f4fe fffe -> 01
; 0003 8001 -> 00; 5a5a 8000 -> 00; 8001 fffe -> 01; 0011 a5a7 -> 00; f443 f443 -> 00; 5a5a 0000 -> 00; 0011 0002 -> 00; ace9 f4fe -> 01; f4fe 5a5a -> 01
; ffff 8001 -> 00; 0010 f4fe -> 00; 0010 f443 -> 00; 000f fffe -> 00; 0011 0003 -> 00; ace9 ffff -> 01; 0003 7fff -> 01; 0010 0000 -> 00; 000f 0011 -> 01
; 42a1 0010 -> 00; 0000 0003 -> 01; f443 0000 -> 01; ace9 0002 -> 01; f443 ace9 -> 00; ace9 0000 -> 01; 8000 a5a7 -> 01; 000f ffff -> 00
define amdgpu_kernel void @icmp_slt_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %c = icmp slt i16 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_sle_i16: b16 b16 -> b8
; 0000 0000 -> 01; 0000 0001 -> 01; 0000 8000 -> 00; 0000 7fff -> 01; 0000 ffff -> 00; 0000 0002 -> 01; 0001 0000 -> 00; 0001 0001 -> 01; 0001 8000 -> 00
; 0001 7fff -> 01; 0001 ffff -> 00; 0001 0002 -> 01; 8000 0000 -> 01; 8000 0001 -> 01; 8000 8000 -> 01; 8000 7fff -> 01; 8000 ffff -> 01; 8000 0002 -> 01
; 7fff 0000 -> 00; 7fff 0001 -> 00; 7fff 8000 -> 00; 7fff 7fff -> 01; 7fff ffff -> 00; 7fff 0002 -> 00; ffff 0000 -> 01; ffff 0001 -> 01; ffff 8000 -> 00
; ffff 7fff -> 01; ffff ffff -> 01; ffff 0002 -> 01; 0002 0000 -> 00; 0002 0001 -> 00; 0002 8000 -> 00; 0002 7fff -> 01; 0002 ffff -> 00; 0002 0002 -> 01
; f7b0 0002 -> 01; 0001 0003 -> 01; 0001 5a5a -> 01; 0003 0003 -> 01; 0003 5be5 -> 01; 0007 0001 -> 00; e85c 5be5 -> 01; 8001 5a5a -> 01; e85c e85c -> 01
; 0007 0007 -> 01; 5a5a fffe -> 00; f7b0 000f -> 01; 0011 fffe -> 00; 000f 0010 -> 01; 000f 5a5a -> 01; 0003 8001 -> 00; 0011 8000 -> 00; 5a5a 5a5a -> 01
; 0010 0003 -> 00; 0011 ffff -> 00; 0000 0010 -> 01; 7fff 8001 -> 00; 0000 fffe -> 00; 5be5 0007 -> 00; 7fff 0010 -> 00; fffe 0011 -> 01; 5a5a 0002 -> 00
; f7b0 0010 -> 01; ffff 0010 -> 01; d7a9 0000 -> 01; f7b0 0011 -> 01; 0003 0007 -> 01; e85c 0001 -> 01; 7fff 0216 -> 00; 0003 e85c -> 00; f7b0 8000 -> 00
; 0007 0010 -> 01; 5a5a ffff -> 00; 000f 0007 -> 00; 0001 fffe -> 00; 5a5a d7a9 -> 00; 0002 8001 -> 00; f7b0 5be5 -> 01; d7a9 7fff -> 01
define amdgpu_kernel void @icmp_sle_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i16, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i16, ptr addrspace(1) %a0, align 2
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %c = icmp sle i16 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_eq_i32: b32 b32 -> b8
; 00000000 00000000 -> 01; 00000000 00000001 -> 00; 00000000 80000000 -> 00; 00000000 7fffffff -> 00; 00000000 ffffffff -> 00; 00000000 00000002 -> 00
; 00000001 00000000 -> 00; 00000001 00000001 -> 01; 00000001 80000000 -> 00; 00000001 7fffffff -> 00; 00000001 ffffffff -> 00; 00000001 00000002 -> 00
; 80000000 00000000 -> 00; 80000000 00000001 -> 00; 80000000 80000000 -> 01; 80000000 7fffffff -> 00; 80000000 ffffffff -> 00; 80000000 00000002 -> 00
; 7fffffff 00000000 -> 00; 7fffffff 00000001 -> 00; 7fffffff 80000000 -> 00; 7fffffff 7fffffff -> 01; 7fffffff ffffffff -> 00; 7fffffff 00000002 -> 00
; ffffffff 00000000 -> 00; ffffffff 00000001 -> 00; ffffffff 80000000 -> 00; ffffffff 7fffffff -> 00; ffffffff ffffffff -> 01; ffffffff 00000002 -> 00
; 00000002 00000000 -> 00; 00000002 00000001 -> 00; 00000002 80000000 -> 00; 00000002 7fffffff -> 00; 00000002 ffffffff -> 00; 00000002 00000002 -> 01
; 00000001 cc50cabb -> 00; 00000000 00000007 -> 00; 9fc65ec7 00000001 -> 00; 9fc65ec7 17e39110 -> 00; 3a66e0d6 00000000 -> 00; 3a66e0d6 3a66e0d6 -> 01
; fffffffe 0000001f -> 00; 80000000 00000007 -> 00; 3a66e0d6 00000001 -> 00; cc50cabb 00000000 -> 00; 00000020 cc50cabb -> 00; 17e39110 7fffffff -> 00
; cc50cabb 9fc65ec7 -> 00; 17e39110 00000020 -> 00; 0000001f ffffffff -> 00; 9fc65ec7 00000007 -> 00; 17e39110 00000002 -> 00; 17e39110 3a66e0d6 -> 00
; 3a66e0d6 80000000 -> 00; 00000020 80000000 -> 00; 00000000 17e39110 -> 00; 00000007 00000007 -> 01; cc50cabb 5a5a5a5a -> 00; 00000000 3a66e0d6 -> 00
; 00000021 00000001 -> 00; 00000007 fffffffe -> 00; fffffffe fffffffe -> 01; 00000003 91715752 -> 00; 00000003 00000007 -> 00; 80000000 80000001 -> 00
; 91715752 17e39110 -> 00; 80000001 80000001 -> 01; 9fc65ec7 ffffffff -> 00; 00000021 7fffffff -> 00; 00000000 9fc65ec7 -> 00; 0000001f fffffffe -> 00
; 00000021 17e39110 -> 00; 91715752 cc50cabb -> 00; fffffffe 00000007 -> 00; 91715752 00000000 -> 00; 00000007 9fc65ec7 -> 00; 00000003 00000003 -> 01
define amdgpu_kernel void @icmp_eq_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %c = icmp eq i32 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_ne_i32: b32 b32 -> b8
; 00000000 00000000 -> 00; 00000000 00000001 -> 01; 00000000 80000000 -> 01; 00000000 7fffffff -> 01; 00000000 ffffffff -> 01; 00000000 00000002 -> 01
; 00000001 00000000 -> 01; 00000001 00000001 -> 00; 00000001 80000000 -> 01; 00000001 7fffffff -> 01; 00000001 ffffffff -> 01; 00000001 00000002 -> 01
; 80000000 00000000 -> 01; 80000000 00000001 -> 01; 80000000 80000000 -> 00; 80000000 7fffffff -> 01; 80000000 ffffffff -> 01; 80000000 00000002 -> 01
; 7fffffff 00000000 -> 01; 7fffffff 00000001 -> 01; 7fffffff 80000000 -> 01; 7fffffff 7fffffff -> 00; 7fffffff ffffffff -> 01; 7fffffff 00000002 -> 01
; ffffffff 00000000 -> 01; ffffffff 00000001 -> 01; ffffffff 80000000 -> 01; ffffffff 7fffffff -> 01; ffffffff ffffffff -> 00; ffffffff 00000002 -> 01
; 00000002 00000000 -> 01; 00000002 00000001 -> 01; 00000002 80000000 -> 01; 00000002 7fffffff -> 01; 00000002 ffffffff -> 01; 00000002 00000002 -> 00
; 00000021 80000000 -> 01; 00000003 79165c13 -> 01; 00000003 79e9f7f6 -> 01; 00000000 e79dd749 -> 01; 5a5a5a5a 79e9f7f6 -> 01; 00000002 00000007 -> 01
; 80000001 ffffffff -> 01; 0000001f 97847a25 -> 01; 00000021 00000003 -> 01; 00000021 00000020 -> 01; 00000007 0000001f -> 01; 8b571c7a e79dd749 -> 01
; 79165c13 e79dd749 -> 01; 7fffffff 97847a25 -> 01; 97847a25 ffffffff -> 01; 0000001f e79dd749 -> 01; 80000001 7fffffff -> 01; 80000001 00000001 -> 01
; 00000001 80000001 -> 01; 5a5a5a5a 00000000 -> 01; 0000001f 00000000 -> 01; 00000000 00000020 -> 01; 00000021 79165c13 -> 01; 80000001 80000001 -> 00
; 0000001f fffffffe -> 01; 00000007 5a5a5a5a -> 01; 00000007 00000002 -> 01; 79e9f7f6 00000001 -> 01; ffffffff 00000021 -> 01; 00000020 79165c13 -> 01
; ffffffff 00000007 -> 01; 00000001 0000001f -> 01; 5a5a5a5a 97847a25 -> 01; 8b571c7a 00000007 -> 01; 00000020 00000001 -> 01; ffffffff 80000001 -> 01
; 0000001f 00000003 -> 01; e79dd749 00000020 -> 01; 00000001 97847a25 -> 01; 00000003 7fffffff -> 01; 80000001 00000000 -> 01; 79165c13 00000007 -> 01
; 00000020 00000002 -> 01; 80000000 e79dd749 -> 01; 00000021 7fffffff -> 01; 00000000 79e9f7f6 -> 01; 80000000 00000020 -> 01; 97847a25 00000007 -> 01
; fffffffe 00000002 -> 01; 00000020 97847a25 -> 01
define amdgpu_kernel void @icmp_ne_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %c = icmp ne i32 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_ugt_i32: b32 b32 -> b8
; 00000000 00000000 -> 00; 00000000 00000001 -> 00; 00000000 80000000 -> 00; 00000000 7fffffff -> 00; 00000000 ffffffff -> 00; 00000000 00000002 -> 00
; 00000001 00000000 -> 01; 00000001 00000001 -> 00; 00000001 80000000 -> 00; 00000001 7fffffff -> 00; 00000001 ffffffff -> 00; 00000001 00000002 -> 00
; 80000000 00000000 -> 01; 80000000 00000001 -> 01; 80000000 80000000 -> 00; 80000000 7fffffff -> 01; 80000000 ffffffff -> 00; 80000000 00000002 -> 01
; 7fffffff 00000000 -> 01; 7fffffff 00000001 -> 01; 7fffffff 80000000 -> 00; 7fffffff 7fffffff -> 00; 7fffffff ffffffff -> 00; 7fffffff 00000002 -> 01
; ffffffff 00000000 -> 01; ffffffff 00000001 -> 01; ffffffff 80000000 -> 01; ffffffff 7fffffff -> 01; ffffffff ffffffff -> 00; ffffffff 00000002 -> 01
; 00000002 00000000 -> 01; 00000002 00000001 -> 01; 00000002 80000000 -> 00; 00000002 7fffffff -> 00; 00000002 ffffffff -> 00; 00000002 00000002 -> 00
; 7fffffff f733683c -> 00; f733683c f733683c -> 00; 80000000 00000021 -> 01; e5b29f30 e5b29f30 -> 00; 00000021 00000007 -> 01; 00000007 00000003 -> 01
; 6178fa5c f733683c -> 00; 00000001 80000001 -> 00; 6178fa5c 00000001 -> 01; 00000003 7fffffff -> 00; 0000001f 7fffffff -> 00; 80000001 80000000 -> 01
; 00000007 829e8f9c -> 00; 829e8f9c 7fffffff -> 01; 80000001 00000002 -> 01; 80000001 00000001 -> 01; 00000007 00000020 -> 00; 00000007 00000002 -> 01
; 80000001 f733683c -> 00; ffffffff 80000001 -> 01; 00000001 00000021 -> 00; 00000003 00000000 -> 01; 829e8f9c 04d79e8e -> 01; e5b29f30 80000000 -> 01
; fffffffe 00000003 -> 01; 829e8f9c ffffffff -> 00; 0000001f 00000021 -> 00; 6178fa5c 0000001f -> 01; 04d79e8e ffffffff -> 00; 00000003 ffffffff -> 00
; f733683c 00000000 -> 01; 5a5a5a5a 00000021 -> 01; 00000000 fffffffe -> 00; 00000021 00000002 -> 01; 00000021 6178fa5c -> 00; 00000007 80000001 -> 00
; 80000000 04d79e8e -> 01; 04d79e8e 00000020 -> 01; 00000001 00000003 -> 00; 00000007 7fffffff -> 00; 04d79e8e e5b29f30 -> 00; 00000003 6178fa5c -> 00
; 04d79e8e 80000000 -> 00; 00000002 00000003 -> 00
define amdgpu_kernel void @icmp_ugt_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %c = icmp ugt i32 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_uge_i32: b32 b32 -> b8
; 00000000 00000000 -> 01; 00000000 00000001 -> 00; 00000000 80000000 -> 00; 00000000 7fffffff -> 00; 00000000 ffffffff -> 00; 00000000 00000002 -> 00
; 00000001 00000000 -> 01; 00000001 00000001 -> 01; 00000001 80000000 -> 00; 00000001 7fffffff -> 00; 00000001 ffffffff -> 00; 00000001 00000002 -> 00
; 80000000 00000000 -> 01; 80000000 00000001 -> 01; 80000000 80000000 -> 01; 80000000 7fffffff -> 01; 80000000 ffffffff -> 00; 80000000 00000002 -> 01
; 7fffffff 00000000 -> 01; 7fffffff 00000001 -> 01; 7fffffff 80000000 -> 00; 7fffffff 7fffffff -> 01; 7fffffff ffffffff -> 00; 7fffffff 00000002 -> 01
; ffffffff 00000000 -> 01; ffffffff 00000001 -> 01; ffffffff 80000000 -> 01; ffffffff 7fffffff -> 01; ffffffff ffffffff -> 01; ffffffff 00000002 -> 01
; 00000002 00000000 -> 01; 00000002 00000001 -> 01; 00000002 80000000 -> 00; 00000002 7fffffff -> 00; 00000002 ffffffff -> 00; 00000002 00000002 -> 01
; 80000000 3f1be657 -> 01; fffffffe 62e1adb3 -> 01; 00000021 00000021 -> 01; 00000000 5f7db8d3 -> 00; 7fffffff 1732dc63 -> 01; 00000000 fffffffe -> 00
; 61c1fc8b fffffffe -> 00; 5f7db8d3 00000020 -> 01; 0000001f 0000001f -> 01; 00000021 3f1be657 -> 00; 00000020 62e1adb3 -> 00; 62e1adb3 fffffffe -> 00
; 80000001 00000021 -> 01; fffffffe 00000000 -> 01; 3f1be657 00000020 -> 01; 5a5a5a5a 80000001 -> 00; 61c1fc8b 5a5a5a5a -> 01; 62e1adb3 80000000 -> 00
; 0000001f 00000000 -> 01; 3f1be657 62e1adb3 -> 00; 61c1fc8b ffffffff -> 00; 80000000 00000021 -> 01; 62e1adb3 0000001f -> 01; 5f7db8d3 ffffffff -> 00
; 00000002 00000003 -> 00; 0000001f 1732dc63 -> 00; 3f1be657 80000000 -> 00; 80000001 00000003 -> 01; 62e1adb3 00000020 -> 01; 00000021 00000020 -> 01
; 1732dc63 00000003 -> 01; 00000007 62e1adb3 -> 00; 00000007 00000000 -> 01; 62e1adb3 00000001 -> 01; 80000001 00000002 -> 01; 3f1be657 1732dc63 -> 01
; 3f1be657 5a5a5a5a -> 00; 0000001f 00000002 -> 01; 5f7db8d3 80000001 -> 00; 62e1adb3 62e1adb3 -> 01; ffffffff 80000001 -> 01; 00000021 5a5a5a5a -> 00
; 00000020 80000001 -> 00; 00000002 5f7db8d3 -> 00; 3f1be657 3f1be657 -> 01
define amdgpu_kernel void @icmp_uge_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %c = icmp uge i32 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_ult_i32: b32 b32 -> b8
; 00000000 00000000 -> 00; 00000000 00000001 -> 01; 00000000 80000000 -> 01; 00000000 7fffffff -> 01; 00000000 ffffffff -> 01; 00000000 00000002 -> 01
; 00000001 00000000 -> 00; 00000001 00000001 -> 00; 00000001 80000000 -> 01; 00000001 7fffffff -> 01; 00000001 ffffffff -> 01; 00000001 00000002 -> 01
; 80000000 00000000 -> 00; 80000000 00000001 -> 00; 80000000 80000000 -> 00; 80000000 7fffffff -> 00; 80000000 ffffffff -> 01; 80000000 00000002 -> 00
; 7fffffff 00000000 -> 00; 7fffffff 00000001 -> 00; 7fffffff 80000000 -> 01; 7fffffff 7fffffff -> 00; 7fffffff ffffffff -> 01; 7fffffff 00000002 -> 00
; ffffffff 00000000 -> 00; ffffffff 00000001 -> 00; ffffffff 80000000 -> 00; ffffffff 7fffffff -> 00; ffffffff ffffffff -> 00; ffffffff 00000002 -> 00
; 00000002 00000000 -> 00; 00000002 00000001 -> 00; 00000002 80000000 -> 01; 00000002 7fffffff -> 01; 00000002 ffffffff -> 01; 00000002 00000002 -> 00
; 8f7d4e02 00000003 -> 00; 8f7d4e02 00000000 -> 00; aa8a643d 4fb4fee1 -> 00; 5a5a5a5a 00000021 -> 00; 00000002 80000001 -> 01; 80000000 00000020 -> 00
; 0000001f 7fffffff -> 01; 00000021 80000000 -> 01; 00000020 00000020 -> 00; 80000001 61c4d80d -> 00; 0000001f 80000000 -> 01; 0000001f 8f7d4e02 -> 01
; fffffffe 00000007 -> 00; 00000003 00000002 -> 00; 61c4d80d 00000007 -> 00; a776f5d6 aa8a643d -> 01; 00000007 ffffffff -> 01; fffffffe 00000000 -> 00
; 00000000 0000001f -> 01; 80000001 00000002 -> 00; aa8a643d ffffffff -> 01; 61c4d80d 0000001f -> 00; 61c4d80d 5a5a5a5a -> 00; 00000021 61c4d80d -> 01
; 61c4d80d aa8a643d -> 01; 00000003 00000020 -> 01; 00000020 4fb4fee1 -> 01; 00000001 00000021 -> 01; ffffffff 00000021 -> 00; fffffffe 80000001 -> 00
; 0000001f a776f5d6 -> 01; 80000001 a776f5d6 -> 01; 7fffffff 61c4d80d -> 00; 80000001 4fb4fee1 -> 00; 00000000 00000021 -> 01; 00000021 fffffffe -> 01
; 00000001 00000007 -> 01; 80000000 61c4d80d -> 00; 5a5a5a5a 00000003 -> 00; ffffffff 80000001 -> 00; 4fb4fee1 61c4d80d -> 01; 00000003 fffffffe -> 01
; aa8a643d 80000000 -> 00; fffffffe 00000020 -> 00; a776f5d6 ffffffff -> 01; 80000001 00000021 -> 00; 00000021 00000001 -> 00; 5a5a5a5a aa8a643d -> 01
define amdgpu_kernel void @icmp_ult_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %c = icmp ult i32 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_ule_i32: b32 b32 -> b8
; 00000000 00000000 -> 01; 00000000 00000001 -> 01; 00000000 80000000 -> 01; 00000000 7fffffff -> 01; 00000000 ffffffff -> 01; 00000000 00000002 -> 01
; 00000001 00000000 -> 00; 00000001 00000001 -> 01; 00000001 80000000 -> 01; 00000001 7fffffff -> 01; 00000001 ffffffff -> 01; 00000001 00000002 -> 01
; 80000000 00000000 -> 00; 80000000 00000001 -> 00; 80000000 80000000 -> 01; 80000000 7fffffff -> 00; 80000000 ffffffff -> 01; 80000000 00000002 -> 00
; 7fffffff 00000000 -> 00; 7fffffff 00000001 -> 00; 7fffffff 80000000 -> 01; 7fffffff 7fffffff -> 01; 7fffffff ffffffff -> 01; 7fffffff 00000002 -> 00
; ffffffff 00000000 -> 00; ffffffff 00000001 -> 00; ffffffff 80000000 -> 00; ffffffff 7fffffff -> 00; ffffffff ffffffff -> 01; ffffffff 00000002 -> 00
; 00000002 00000000 -> 00; 00000002 00000001 -> 00; 00000002 80000000 -> 01; 00000002 7fffffff -> 01; 00000002 ffffffff -> 01; 00000002 00000002 -> 01
; 100e2239 f00d68b7 -> 01; f00d68b7 fffffffe -> 01; c85b1f7e 18ee3742 -> 00; 5a5a5a5a 18ee3742 -> 00; f00d68b7 00000007 -> 00; 00000000 d315b297 -> 01
; 00000021 00000002 -> 00; 7fffffff 80000001 -> 01; 00000021 00000020 -> 00; 00000003 00000021 -> 01; 00000021 f00d68b7 -> 01; 00000001 100e2239 -> 01
; ffffffff 18ee3742 -> 00; 00000020 7fffffff -> 01; 100e2239 fffffffe -> 01; f00d68b7 00000003 -> 00; f00d68b7 18ee3742 -> 00; 00000021 c85b1f7e -> 01
; 5a5a5a5a 7fffffff -> 01; 100e2239 c85b1f7e -> 01; 00000003 7fffffff -> 01; 5a5a5a5a ffffffff -> 01; fffffffe 00000001 -> 00; 00000021 18ee3742 -> 01
; 00000007 100e2239 -> 01; 00000021 00000001 -> 00; fffffffe ffffffff -> 01; 00000020 18ee3742 -> 01; 00000020 00000007 -> 00; 18ee3742 00000002 -> 00
; 00000002 00000003 -> 01; d315b297 f00d68b7 -> 01; 0000001f 00000002 -> 00; 18ee3742 5a5a5a5a -> 01; 00000020 0000001f -> 00; 80000001 c85b1f7e -> 01
; 5a5a5a5a 00000003 -> 00; 80000001 18ee3742 -> 00; 100e2239 d315b297 -> 01; c85b1f7e 00000002 -> 00; 80000001 00000001 -> 00; 80000001 00000003 -> 00
; 00000002 80000001 -> 01; 0000001f 00000003 -> 00
define amdgpu_kernel void @icmp_ule_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %c = icmp ule i32 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_sgt_i32: b32 b32 -> b8
; 00000000 00000000 -> 00; 00000000 00000001 -> 00; 00000000 80000000 -> 01; 00000000 7fffffff -> 00; 00000000 ffffffff -> 01; 00000000 00000002 -> 00
; 00000001 00000000 -> 01; 00000001 00000001 -> 00; 00000001 80000000 -> 01; 00000001 7fffffff -> 00; 00000001 ffffffff -> 01; 00000001 00000002 -> 00
; 80000000 00000000 -> 00; 80000000 00000001 -> 00; 80000000 80000000 -> 00; 80000000 7fffffff -> 00; 80000000 ffffffff -> 00; 80000000 00000002 -> 00
; 7fffffff 00000000 -> 01; 7fffffff 00000001 -> 01; 7fffffff 80000000 -> 01; 7fffffff 7fffffff -> 00; 7fffffff ffffffff -> 01; 7fffffff 00000002 -> 01
; ffffffff 00000000 -> 00; ffffffff 00000001 -> 00; ffffffff 80000000 -> 01; ffffffff 7fffffff -> 00; ffffffff ffffffff -> 00; ffffffff 00000002 -> 00
; 00000002 00000000 -> 01; 00000002 00000001 -> 01; 00000002 80000000 -> 01; 00000002 7fffffff -> 00; 00000002 ffffffff -> 01; 00000002 00000002 -> 00
; 80000000 fffffffe -> 00; 0bc36ede c19e7c6c -> 01; ffffffff d6f2a4e0 -> 01; 00000007 00000002 -> 01; 00000007 80000001 -> 01; d6f2a4e0 bfdcf1ff -> 01
; 80000001 00000021 -> 00; 00000001 80000001 -> 01; 00000003 5a5a5a5a -> 00; 0bc36ede 00000021 -> 01; 00000000 00000020 -> 00; 00000007 00000020 -> 00
; 00000007 ffffffff -> 01; 80000000 0bc36ede -> 00; 00000003 ffffffff -> 01; 00000021 00000003 -> 01; 00000002 80000001 -> 01; 00000001 00000007 -> 00
; 00000001 bfdcf1ff -> 01; 00000000 d6f2a4e0 -> 01; 0000001f 0000001f -> 00; 5a5a5a5a 00000007 -> 01; 80000001 00000020 -> 00; ffffffff 0bc36ede -> 00
; 00000000 0bc36ede -> 00; d6f2a4e0 00000003 -> 00; c19e7c6c 0000001f -> 00; fffffffe 7fffffff -> 00; 00000021 fe922e92 -> 01; 00000001 00000003 -> 00
; 7fffffff c19e7c6c -> 01; 00000007 80000000 -> 01; 00000001 0bc36ede -> 00; 0000001f 80000000 -> 01; 00000021 00000001 -> 01; 00000021 0000001f -> 01
; 00000007 00000021 -> 00; 5a5a5a5a fe922e92 -> 01; 00000003 d6f2a4e0 -> 01; d6f2a4e0 fffffffe -> 00; 80000000 80000001 -> 00; 5a5a5a5a 0bc36ede -> 01
; 0bc36ede 00000020 -> 01; fe922e92 00000007 -> 00; 00000021 d6f2a4e0 -> 01; 00000002 0bc36ede -> 00; 00000021 fffffffe -> 01
define amdgpu_kernel void @icmp_sgt_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %c = icmp sgt i32 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_sge_i32: b32 b32 -> b8
; 00000000 00000000 -> 01; 00000000 00000001 -> 00; 00000000 80000000 -> 01; 00000000 7fffffff -> 00; 00000000 ffffffff -> 01; 00000000 00000002 -> 00
; 00000001 00000000 -> 01; 00000001 00000001 -> 01; 00000001 80000000 -> 01; 00000001 7fffffff -> 00; 00000001 ffffffff -> 01; 00000001 00000002 -> 00
; 80000000 00000000 -> 00; 80000000 00000001 -> 00; 80000000 80000000 -> 01; 80000000 7fffffff -> 00; 80000000 ffffffff -> 00; 80000000 00000002 -> 00
; 7fffffff 00000000 -> 01; 7fffffff 00000001 -> 01; 7fffffff 80000000 -> 01; 7fffffff 7fffffff -> 01; 7fffffff ffffffff -> 01; 7fffffff 00000002 -> 01
; ffffffff 00000000 -> 00; ffffffff 00000001 -> 00; ffffffff 80000000 -> 01; ffffffff 7fffffff -> 00; ffffffff ffffffff -> 01; ffffffff 00000002 -> 00
; 00000002 00000000 -> 01; 00000002 00000001 -> 01; 00000002 80000000 -> 01; 00000002 7fffffff -> 00; 00000002 ffffffff -> 01; 00000002 00000002 -> 01
; 00000020 00000001 -> 01; 00000021 ffffffff -> 01; ffffffff eb031a04 -> 01; eb031a04 00000021 -> 00; 80000001 eb031a04 -> 00; 00000002 eb031a04 -> 01
; 00000007 a099381a -> 01; fffffffe ffffffff -> 00; 00000021 00000020 -> 01; 5a5a5a5a a3dc0670 -> 01; 00000021 00000002 -> 01; 00000001 5a5a5a5a -> 00
; a099381a 80000000 -> 01; 7fffffff 00000021 -> 01; 5a5a5a5a 5a5a5a5a -> 01; ffffffff fffffffe -> 01; 00000020 00000020 -> 01; 00000003 ffffffff -> 01
; ffffffff 00000007 -> 00; eb031a04 a3dc0670 -> 01; 0000001f 00000000 -> 01; 00000000 b44d91c2 -> 01; a099381a 00000001 -> 00; 00000001 b44d91c2 -> 01
; 00000020 7fffffff -> 00; 80000001 a099381a -> 00; a3dc0670 c9c43554 -> 00; 00000002 80000001 -> 01; 0000001f 00000002 -> 01; c9c43554 ffffffff -> 00
; 00000021 00000000 -> 01; a099381a 00000007 -> 00; 5a5a5a5a 00000001 -> 01; b44d91c2 00000002 -> 00; 0000001f eb031a04 -> 01; 00000021 00000007 -> 01
; eb031a04 b44d91c2 -> 01; 0000001f 00000020 -> 00; 00000001 80000001 -> 01; eb031a04 a099381a -> 01; 7fffffff eb031a04 -> 01; 00000001 eb031a04 -> 01
; a3dc0670 ffffffff -> 00; 00000007 80000001 -> 01; a3dc0670 00000020 -> 00; 00000020 ffffffff -> 01; a099381a 00000021 -> 00; 00000003 c9c43554 -> 01
define amdgpu_kernel void @icmp_sge_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %c = icmp sge i32 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_slt_i32: b32 b32 -> b8
; 00000000 00000000 -> 00; 00000000 00000001 -> 01; 00000000 80000000 -> 00; 00000000 7fffffff -> 01; 00000000 ffffffff -> 00; 00000000 00000002 -> 01
; 00000001 00000000 -> 00; 00000001 00000001 -> 00; 00000001 80000000 -> 00; 00000001 7fffffff -> 01; 00000001 ffffffff -> 00; 00000001 00000002 -> 01
; 80000000 00000000 -> 01; 80000000 00000001 -> 01; 80000000 80000000 -> 00; 80000000 7fffffff -> 01; 80000000 ffffffff -> 01; 80000000 00000002 -> 01
; 7fffffff 00000000 -> 00; 7fffffff 00000001 -> 00; 7fffffff 80000000 -> 00; 7fffffff 7fffffff -> 00; 7fffffff ffffffff -> 00; 7fffffff 00000002 -> 00
; ffffffff 00000000 -> 01; ffffffff 00000001 -> 01; ffffffff 80000000 -> 00; ffffffff 7fffffff -> 01; ffffffff ffffffff -> 00; ffffffff 00000002 -> 01
; 00000002 00000000 -> 00; 00000002 00000001 -> 00; 00000002 80000000 -> 00; 00000002 7fffffff -> 01; 00000002 ffffffff -> 00; 00000002 00000002 -> 00
; 00000001 00000020 -> 01; 9e22f6fd 251416a8 -> 01; 00000000 80000001 -> 00; 80000000 9e22f6fd -> 01; 0000001f 251416a8 -> 01; 273d6e3c fffffffe -> 00
; b01d23d4 00000003 -> 01; 80000001 273d6e3c -> 01; 251416a8 145340e8 -> 00; fffffffe 251416a8 -> 01; 7fffffff 0000001f -> 00; b01d23d4 00000000 -> 01
; 251416a8 ffffffff -> 00; 251416a8 b01d23d4 -> 00; 273d6e3c 00000021 -> 00; 251416a8 80000000 -> 00; 00000000 00000003 -> 01; 9e22f6fd 80000000 -> 00
; 7fffffff fffffffe -> 00; 145340e8 145340e8 -> 00; 5a5a5a5a 251416a8 -> 00; 00000021 5a5a5a5a -> 01; fffffffe 00000002 -> 01; 273d6e3c 00000001 -> 00
; 273d6e3c 00000002 -> 00; 0000001f 273d6e3c -> 01; 80000000 00000021 -> 01; 00000003 00000001 -> 00; 251416a8 00000000 -> 00; 80000000 b01d23d4 -> 01
; 00000020 0000001f -> 00; 00000002 b01d23d4 -> 00; 00000001 9e22f6fd -> 00; 9e22f6fd 00000021 -> 01; 145340e8 7fffffff -> 01; 80000001 b01d23d4 -> 01
; 00000021 0000001f -> 00; ffffffff 251416a8 -> 01; fffffffe ffffffff -> 01; 251416a8 7fffffff -> 01; fffffffe 0000001f -> 01; 145340e8 ffffffff -> 00
; 80000001 00000020 -> 01; 00000000 00000020 -> 01; 00000003 ffffffff -> 00; 251416a8 00000003 -> 00; 00000002 00000021 -> 01; 00000020 00000001 -> 00
; 80000000 0000001f -> 01; ffffffff 00000003 -> 01; ffffffff 00000021 -> 01; 273d6e3c 251416a8 -> 00
define amdgpu_kernel void @icmp_slt_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %c = icmp slt i32 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_sle_i32: b32 b32 -> b8
; 00000000 00000000 -> 01; 00000000 00000001 -> 01; 00000000 80000000 -> 00; 00000000 7fffffff -> 01; 00000000 ffffffff -> 00; 00000000 00000002 -> 01
; 00000001 00000000 -> 00; 00000001 00000001 -> 01; 00000001 80000000 -> 00; 00000001 7fffffff -> 01; 00000001 ffffffff -> 00; 00000001 00000002 -> 01
; 80000000 00000000 -> 01; 80000000 00000001 -> 01; 80000000 80000000 -> 01; 80000000 7fffffff -> 01; 80000000 ffffffff -> 01; 80000000 00000002 -> 01
; 7fffffff 00000000 -> 00; 7fffffff 00000001 -> 00; 7fffffff 80000000 -> 00; 7fffffff 7fffffff -> 01; 7fffffff ffffffff -> 00; 7fffffff 00000002 -> 00
; ffffffff 00000000 -> 01; ffffffff 00000001 -> 01; ffffffff 80000000 -> 00; ffffffff 7fffffff -> 01; ffffffff ffffffff -> 01; ffffffff 00000002 -> 01
; 00000002 00000000 -> 00; 00000002 00000001 -> 00; 00000002 80000000 -> 00; 00000002 7fffffff -> 01; 00000002 ffffffff -> 00; 00000002 00000002 -> 01
; 5a5a5a5a 80000000 -> 00; 40d56b24 fffffffe -> 00; 5a5a5a5a 0000001f -> 00; 00000002 00000020 -> 01; 1b4e1dda 80000001 -> 00; 00000002 1b4e1dda -> 01
; 00000003 00000002 -> 00; e54a6581 00000020 -> 01; 00000001 0000001f -> 01; 1b4e1dda 00000001 -> 00; e54a6581 00000002 -> 01; 5a5a5a5a 00000003 -> 00
; 33740a8c 5a5a5a5a -> 01; e54a6581 33740a8c -> 01; 00000002 33740a8c -> 01; 00000021 00000007 -> 00; 0000001f 1b4e1dda -> 01; ffffffff 00000003 -> 01
; b35f10a5 00000021 -> 01; 5a5a5a5a 00000002 -> 00; 00000001 33740a8c -> 01; 33740a8c e54a6581 -> 00; 00000003 b35f10a5 -> 00; ffffffff 80000001 -> 00
; 5a5a5a5a 00000000 -> 00; 1b4e1dda 33740a8c -> 01; 00000021 e54a6581 -> 00; fffffffe 00000007 -> 01; 00000003 00000001 -> 00; 5a5a5a5a b35f10a5 -> 00
; 00000001 00000007 -> 01; b35f10a5 e54a6581 -> 01; 5a5a5a5a e54a6581 -> 00; 33740a8c 00000007 -> 00; 1b4e1dda ffffffff -> 00; 40d56b24 7fffffff -> 01
; 00000020 00000021 -> 01; 80000000 33740a8c -> 01; e54a6581 fffffffe -> 01; 00000020 00000002 -> 00; 00000002 0000001f -> 01; 00000007 fffffffe -> 00
; 33740a8c 00000000 -> 00
define amdgpu_kernel void @icmp_sle_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %c = icmp sle i32 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_eq_i64: b64 b64 -> b8
; 0000000000000000 0000000000000000 -> 01; 0000000000000000 0000000000000001 -> 00; 0000000000000000 8000000000000000 -> 00
; 0000000000000000 7fffffffffffffff -> 00; 0000000000000000 ffffffffffffffff -> 00; 0000000000000000 0000000000000002 -> 00
; 0000000000000001 0000000000000000 -> 00; 0000000000000001 0000000000000001 -> 01; 0000000000000001 8000000000000000 -> 00
; 0000000000000001 7fffffffffffffff -> 00; 0000000000000001 ffffffffffffffff -> 00; 0000000000000001 0000000000000002 -> 00
; 8000000000000000 0000000000000000 -> 00; 8000000000000000 0000000000000001 -> 00; 8000000000000000 8000000000000000 -> 01
; 8000000000000000 7fffffffffffffff -> 00; 8000000000000000 ffffffffffffffff -> 00; 8000000000000000 0000000000000002 -> 00
; 7fffffffffffffff 0000000000000000 -> 00; 7fffffffffffffff 0000000000000001 -> 00; 7fffffffffffffff 8000000000000000 -> 00
; 7fffffffffffffff 7fffffffffffffff -> 01; 7fffffffffffffff ffffffffffffffff -> 00; 7fffffffffffffff 0000000000000002 -> 00
; ffffffffffffffff 0000000000000000 -> 00; ffffffffffffffff 0000000000000001 -> 00; ffffffffffffffff 8000000000000000 -> 00
; ffffffffffffffff 7fffffffffffffff -> 00; ffffffffffffffff ffffffffffffffff -> 01; ffffffffffffffff 0000000000000002 -> 00
; 0000000000000002 0000000000000000 -> 00; 0000000000000002 0000000000000001 -> 00; 0000000000000002 8000000000000000 -> 00
; 0000000000000002 7fffffffffffffff -> 00; 0000000000000002 ffffffffffffffff -> 00; 0000000000000002 0000000000000002 -> 01
; 5fb771b19c10bf9a 8000000000000001 -> 00; 000000000000003f 5fb771b19c10bf9a -> 00; 0000000000000007 962b07803a2749e3 -> 00
; 33c58466a3b5f40c c9a1fd26a65a7708 -> 00; 5fb771b19c10bf9a 000000000000003f -> 00; 8000000000000001 ffffffffffffffff -> 00
; 0000000000000001 962b07803a2749e3 -> 00; 5a5a5a5a5a5a5a5a 8000000000000000 -> 00; 5a5a5a5a5a5a5a5a 962b07803a2749e3 -> 00
; 5fb771b19c10bf9a 8000000000000000 -> 00; 8000000000000001 c9a1fd26a65a7708 -> 00; 0000000000000002 5a5a5a5a5a5a5a5a -> 00
; fffffffffffffffe 0000000000000003 -> 00; 8000000000000001 33c58466a3b5f40c -> 00; 33c58466a3b5f40c 7fffffffffffffff -> 00
; 5fb771b19c10bf9a 0000000000000002 -> 00; 8000000000000000 8000000000000001 -> 00; 0000000000000001 5a5a5a5a5a5a5a5a -> 00
; 71a5f047534e2f6d 0000000000000041 -> 00; 962b07803a2749e3 0000000000000001 -> 00; 33c58466a3b5f40c ffffffffffffffff -> 00
; 8000000000000000 0000000000000040 -> 00; 0000000000000040 0000000000000001 -> 00; 962b07803a2749e3 8000000000000000 -> 00
; 0000000000000040 0000000000000000 -> 00; 0000000000000041 0000000000000001 -> 00; 0000000000000041 8000000000000001 -> 00
; 8000000000000001 8000000000000001 -> 01; 0000000000000040 962b07803a2749e3 -> 00; 7fffffffffffffff 5a5a5a5a5a5a5a5a -> 00
; 5a5a5a5a5a5a5a5a 7fffffffffffffff -> 00; 5a5a5a5a5a5a5a5a 0000000000000040 -> 00; 000000000000003f 5a5a5a5a5a5a5a5a -> 00
; c9a1fd26a65a7708 ffffffffffffffff -> 00; 33c58466a3b5f40c 0000000000000002 -> 00; 8000000000000000 0000000000000007 -> 00
; 5a5a5a5a5a5a5a5a 71a5f047534e2f6d -> 00; 33c58466a3b5f40c 0000000000000001 -> 00; c9a1fd26a65a7708 fffffffffffffffe -> 00
; 0000000000000001 0000000000000003 -> 00; c9a1fd26a65a7708 33c58466a3b5f40c -> 00; 000000000000003f 0000000000000000 -> 00
; fffffffffffffffe fffffffffffffffe -> 01; 0000000000000041 7fffffffffffffff -> 00; 5a5a5a5a5a5a5a5a 5a5a5a5a5a5a5a5a -> 01
; 000000000000003f ffffffffffffffff -> 00; 7fffffffffffffff 33c58466a3b5f40c -> 00
define amdgpu_kernel void @icmp_eq_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %c = icmp eq i64 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_ne_i64: b64 b64 -> b8
; 0000000000000000 0000000000000000 -> 00; 0000000000000000 0000000000000001 -> 01; 0000000000000000 8000000000000000 -> 01
; 0000000000000000 7fffffffffffffff -> 01; 0000000000000000 ffffffffffffffff -> 01; 0000000000000000 0000000000000002 -> 01
; 0000000000000001 0000000000000000 -> 01; 0000000000000001 0000000000000001 -> 00; 0000000000000001 8000000000000000 -> 01
; 0000000000000001 7fffffffffffffff -> 01; 0000000000000001 ffffffffffffffff -> 01; 0000000000000001 0000000000000002 -> 01
; 8000000000000000 0000000000000000 -> 01; 8000000000000000 0000000000000001 -> 01; 8000000000000000 8000000000000000 -> 00
; 8000000000000000 7fffffffffffffff -> 01; 8000000000000000 ffffffffffffffff -> 01; 8000000000000000 0000000000000002 -> 01
; 7fffffffffffffff 0000000000000000 -> 01; 7fffffffffffffff 0000000000000001 -> 01; 7fffffffffffffff 8000000000000000 -> 01
; 7fffffffffffffff 7fffffffffffffff -> 00; 7fffffffffffffff ffffffffffffffff -> 01; 7fffffffffffffff 0000000000000002 -> 01
; ffffffffffffffff 0000000000000000 -> 01; ffffffffffffffff 0000000000000001 -> 01; ffffffffffffffff 8000000000000000 -> 01
; ffffffffffffffff 7fffffffffffffff -> 01; ffffffffffffffff ffffffffffffffff -> 00; ffffffffffffffff 0000000000000002 -> 01
; 0000000000000002 0000000000000000 -> 01; 0000000000000002 0000000000000001 -> 01; 0000000000000002 8000000000000000 -> 01
; 0000000000000002 7fffffffffffffff -> 01; 0000000000000002 ffffffffffffffff -> 01; 0000000000000002 0000000000000002 -> 00
; fc021f6c6b9508ab 7fffffffffffffff -> 01; 0d3078793d155c42 e88fa00e717b6116 -> 01; 0000000000000000 000000000000003f -> 01
; 0000000000000000 8000000000000001 -> 01; fffffffffffffffe fffffffffffffffe -> 00; 8000000000000001 91c950eddd82241a -> 01
; 0000000000000040 fc021f6c6b9508ab -> 01; 000000000000003f 5a5a5a5a5a5a5a5a -> 01; 0000000000000041 8000000000000001 -> 01
; 0000000000000040 0000000000000000 -> 01; 0000000000000003 8000000000000001 -> 01; fffffffffffffffe ffffffffffffffff -> 01
; 0000000000000040 fffffffffffffffe -> 01; e88fa00e717b6116 5a5a5a5a5a5a5a5a -> 01; 0000000000000041 0000000000000001 -> 01
; fffffffffffffffe 000000000000003f -> 01; e88fa00e717b6116 0000000000000007 -> 01; 0000000000000003 5a5a5a5a5a5a5a5a -> 01
; e88fa00e717b6116 8000000000000001 -> 01; ffffffffffffffff 0d3078793d155c42 -> 01; 0d3078793d155c42 fffffffffffffffe -> 01
; ffffffffffffffff 8000000000000001 -> 01; 0d3078793d155c42 0000000000000003 -> 01; 8000000000000001 0000000000000000 -> 01
; 0000000000000003 91c950eddd82241a -> 01; ffffffffffffffff 30f0c5cbcf347d45 -> 01; 0000000000000007 8000000000000001 -> 01
; 0000000000000003 0000000000000003 -> 00; 000000000000003f 0000000000000001 -> 01; 0000000000000001 30f0c5cbcf347d45 -> 01
; 7fffffffffffffff 30f0c5cbcf347d45 -> 01; fffffffffffffffe 0000000000000007 -> 01; fc021f6c6b9508ab 0000000000000003 -> 01
; 91c950eddd82241a 0000000000000000 -> 01; 91c950eddd82241a 91c950eddd82241a -> 00; 0000000000000007 0000000000000000 -> 01
; 0000000000000000 0000000000000003 -> 01; 0000000000000002 30f0c5cbcf347d45 -> 01; 8000000000000001 000000000000003f -> 01
; 0000000000000041 5a5a5a5a5a5a5a5a -> 01; 7fffffffffffffff 0000000000000003 -> 01; ffffffffffffffff 91c950eddd82241a -> 01
; 30f0c5cbcf347d45 30f0c5cbcf347d45 -> 00; fffffffffffffffe 91c950eddd82241a -> 01; 8000000000000001 8000000000000001 -> 00
; 7fffffffffffffff fffffffffffffffe -> 01; e88fa00e717b6116 ffffffffffffffff -> 01; 5a5a5a5a5a5a5a5a 30f0c5cbcf347d45 -> 01
; 8000000000000000 8000000000000001 -> 01
define amdgpu_kernel void @icmp_ne_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %c = icmp ne i64 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_ugt_i64: b64 b64 -> b8
; 0000000000000000 0000000000000000 -> 00; 0000000000000000 0000000000000001 -> 00; 0000000000000000 8000000000000000 -> 00
; 0000000000000000 7fffffffffffffff -> 00; 0000000000000000 ffffffffffffffff -> 00; 0000000000000000 0000000000000002 -> 00
; 0000000000000001 0000000000000000 -> 01; 0000000000000001 0000000000000001 -> 00; 0000000000000001 8000000000000000 -> 00
; 0000000000000001 7fffffffffffffff -> 00; 0000000000000001 ffffffffffffffff -> 00; 0000000000000001 0000000000000002 -> 00
; 8000000000000000 0000000000000000 -> 01; 8000000000000000 0000000000000001 -> 01; 8000000000000000 8000000000000000 -> 00
; 8000000000000000 7fffffffffffffff -> 01; 8000000000000000 ffffffffffffffff -> 00; 8000000000000000 0000000000000002 -> 01
; 7fffffffffffffff 0000000000000000 -> 01; 7fffffffffffffff 0000000000000001 -> 01; 7fffffffffffffff 8000000000000000 -> 00
; 7fffffffffffffff 7fffffffffffffff -> 00; 7fffffffffffffff ffffffffffffffff -> 00; 7fffffffffffffff 0000000000000002 -> 01
; ffffffffffffffff 0000000000000000 -> 01; ffffffffffffffff 0000000000000001 -> 01; ffffffffffffffff 8000000000000000 -> 01
; ffffffffffffffff 7fffffffffffffff -> 01; ffffffffffffffff ffffffffffffffff -> 00; ffffffffffffffff 0000000000000002 -> 01
; 0000000000000002 0000000000000000 -> 01; 0000000000000002 0000000000000001 -> 01; 0000000000000002 8000000000000000 -> 00
; 0000000000000002 7fffffffffffffff -> 00; 0000000000000002 ffffffffffffffff -> 00; 0000000000000002 0000000000000002 -> 00
; 0000000000000040 8000000000000001 -> 00; fffffffffffffffe 0000000000000001 -> 01; 0000000000000041 8000000000000000 -> 00
; 774d491f8dcbe917 ffffffffffffffff -> 00; 0000000000000002 0000000000000007 -> 00; 0000000000000040 add7e2d37ac970b8 -> 00
; 5a5a5a5a5a5a5a5a 000000000000003f -> 01; fffffffffffffffe d18b9b5db4c218fc -> 01; 8000000000000001 ffffffffffffffff -> 00
; 85da58476e52f1a9 7fffffffffffffff -> 01; 0000000000000003 774d491f8dcbe917 -> 00; b8bd64bac93abd09 d18b9b5db4c218fc -> 00
; 0000000000000041 774d491f8dcbe917 -> 00; 0000000000000007 0000000000000007 -> 00; 0000000000000003 0000000000000001 -> 01
; 0000000000000007 0000000000000003 -> 01; b8bd64bac93abd09 ffffffffffffffff -> 00; 000000000000003f 85da58476e52f1a9 -> 00
; 0000000000000003 ffffffffffffffff -> 00; fffffffffffffffe add7e2d37ac970b8 -> 01; 774d491f8dcbe917 0000000000000001 -> 01
; 5a5a5a5a5a5a5a5a d18b9b5db4c218fc -> 00; 0000000000000007 0000000000000041 -> 00; 5a5a5a5a5a5a5a5a 0000000000000001 -> 01
; 000000000000003f ffffffffffffffff -> 00; 0000000000000000 0000000000000041 -> 00; 7fffffffffffffff 0000000000000007 -> 01
; 8000000000000000 d18b9b5db4c218fc -> 00; 0000000000000001 0000000000000007 -> 00; b8bd64bac93abd09 0000000000000041 -> 01
; 0000000000000001 d18b9b5db4c218fc -> 00; 8000000000000001 5a5a5a5a5a5a5a5a -> 01; 0000000000000007 d18b9b5db4c218fc -> 00
; d18b9b5db4c218fc 5a5a5a5a5a5a5a5a -> 01; d18b9b5db4c218fc 000000000000003f -> 01; 000000000000003f d18b9b5db4c218fc -> 00
; d18b9b5db4c218fc 8000000000000000 -> 01; 0000000000000001 0000000000000040 -> 00; d18b9b5db4c218fc ffffffffffffffff -> 00
; 0000000000000040 0000000000000003 -> 01; 0000000000000007 8000000000000001 -> 00; 5a5a5a5a5a5a5a5a 0000000000000041 -> 01
; ffffffffffffffff 85da58476e52f1a9 -> 01
define amdgpu_kernel void @icmp_ugt_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %c = icmp ugt i64 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_uge_i64: b64 b64 -> b8
; 0000000000000000 0000000000000000 -> 01; 0000000000000000 0000000000000001 -> 00; 0000000000000000 8000000000000000 -> 00
; 0000000000000000 7fffffffffffffff -> 00; 0000000000000000 ffffffffffffffff -> 00; 0000000000000000 0000000000000002 -> 00
; 0000000000000001 0000000000000000 -> 01; 0000000000000001 0000000000000001 -> 01; 0000000000000001 8000000000000000 -> 00
; 0000000000000001 7fffffffffffffff -> 00; 0000000000000001 ffffffffffffffff -> 00; 0000000000000001 0000000000000002 -> 00
; 8000000000000000 0000000000000000 -> 01; 8000000000000000 0000000000000001 -> 01; 8000000000000000 8000000000000000 -> 01
; 8000000000000000 7fffffffffffffff -> 01; 8000000000000000 ffffffffffffffff -> 00; 8000000000000000 0000000000000002 -> 01
; 7fffffffffffffff 0000000000000000 -> 01; 7fffffffffffffff 0000000000000001 -> 01; 7fffffffffffffff 8000000000000000 -> 00
; 7fffffffffffffff 7fffffffffffffff -> 01; 7fffffffffffffff ffffffffffffffff -> 00; 7fffffffffffffff 0000000000000002 -> 01
; ffffffffffffffff 0000000000000000 -> 01; ffffffffffffffff 0000000000000001 -> 01; ffffffffffffffff 8000000000000000 -> 01
; ffffffffffffffff 7fffffffffffffff -> 01; ffffffffffffffff ffffffffffffffff -> 01; ffffffffffffffff 0000000000000002 -> 01
; 0000000000000002 0000000000000000 -> 01; 0000000000000002 0000000000000001 -> 01; 0000000000000002 8000000000000000 -> 00
; 0000000000000002 7fffffffffffffff -> 00; 0000000000000002 ffffffffffffffff -> 00; 0000000000000002 0000000000000002 -> 01
; ffffffffffffffff 1e86b5556a285f72 -> 01; 0000000000000007 0000000000000000 -> 01; 0000000000000001 000000000000003f -> 00
; 1e86b5556a285f72 fffffffffffffffe -> 00; 7fffffffffffffff 0000000000000003 -> 01; 453bc1c2c33c29ca 0000000000000001 -> 01
; ea73ad6cbffd1f6d 7fffffffffffffff -> 01; 7d1c7cf8dcfd0028 0000000000000001 -> 01; 8000000000000001 fffffffffffffffe -> 00
; 8000000000000001 087e0e7d24a892f7 -> 01; 8000000000000000 1e86b5556a285f72 -> 01; 8000000000000001 7fffffffffffffff -> 01
; 0000000000000002 0000000000000007 -> 00; 0000000000000000 1e86b5556a285f72 -> 00; 8000000000000001 8000000000000000 -> 01
; 000000000000003f 0000000000000001 -> 01; 7fffffffffffffff 087e0e7d24a892f7 -> 01; 7d1c7cf8dcfd0028 0000000000000041 -> 01
; 8000000000000001 1e86b5556a285f72 -> 01; 5a5a5a5a5a5a5a5a 8000000000000001 -> 00; 0000000000000007 0000000000000001 -> 01
; 0000000000000041 000000000000003f -> 01; 0000000000000041 0000000000000041 -> 01; 0000000000000007 ea73ad6cbffd1f6d -> 00
; 0000000000000041 8000000000000001 -> 00; 0000000000000040 0000000000000003 -> 01; ea73ad6cbffd1f6d 087e0e7d24a892f7 -> 01
; 8000000000000001 0000000000000002 -> 01; 0000000000000040 8000000000000001 -> 00; 1e86b5556a285f72 8000000000000000 -> 00
; fffffffffffffffe 087e0e7d24a892f7 -> 01; 0000000000000041 087e0e7d24a892f7 -> 00; 8000000000000000 0000000000000007 -> 01
; 087e0e7d24a892f7 453bc1c2c33c29ca -> 00; 7fffffffffffffff 1e86b5556a285f72 -> 01; 0000000000000007 fffffffffffffffe -> 00
; 5a5a5a5a5a5a5a5a 0000000000000007 -> 01; 0000000000000002 8000000000000001 -> 00; ffffffffffffffff ea73ad6cbffd1f6d -> 01
; 0000000000000040 0000000000000040 -> 01; 7fffffffffffffff 0000000000000041 -> 01; 8000000000000000 0000000000000003 -> 01
define amdgpu_kernel void @icmp_uge_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %c = icmp uge i64 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_ult_i64: b64 b64 -> b8
; 0000000000000000 0000000000000000 -> 00; 0000000000000000 0000000000000001 -> 01; 0000000000000000 8000000000000000 -> 01
; 0000000000000000 7fffffffffffffff -> 01; 0000000000000000 ffffffffffffffff -> 01; 0000000000000000 0000000000000002 -> 01
; 0000000000000001 0000000000000000 -> 00; 0000000000000001 0000000000000001 -> 00; 0000000000000001 8000000000000000 -> 01
; 0000000000000001 7fffffffffffffff -> 01; 0000000000000001 ffffffffffffffff -> 01; 0000000000000001 0000000000000002 -> 01
; 8000000000000000 0000000000000000 -> 00; 8000000000000000 0000000000000001 -> 00; 8000000000000000 8000000000000000 -> 00
; 8000000000000000 7fffffffffffffff -> 00; 8000000000000000 ffffffffffffffff -> 01; 8000000000000000 0000000000000002 -> 00
; 7fffffffffffffff 0000000000000000 -> 00; 7fffffffffffffff 0000000000000001 -> 00; 7fffffffffffffff 8000000000000000 -> 01
; 7fffffffffffffff 7fffffffffffffff -> 00; 7fffffffffffffff ffffffffffffffff -> 01; 7fffffffffffffff 0000000000000002 -> 00
; ffffffffffffffff 0000000000000000 -> 00; ffffffffffffffff 0000000000000001 -> 00; ffffffffffffffff 8000000000000000 -> 00
; ffffffffffffffff 7fffffffffffffff -> 00; ffffffffffffffff ffffffffffffffff -> 00; ffffffffffffffff 0000000000000002 -> 00
; 0000000000000002 0000000000000000 -> 00; 0000000000000002 0000000000000001 -> 00; 0000000000000002 8000000000000000 -> 01
; 0000000000000002 7fffffffffffffff -> 01; 0000000000000002 ffffffffffffffff -> 01; 0000000000000002 0000000000000002 -> 00
; 5cc4c2773468f7e0 0000000000000007 -> 00; 4de83d608306c951 8a7879e4c2d0073b -> 01; 8a7879e4c2d0073b 4de83d608306c951 -> 00
; 0000000000000041 0000000000000007 -> 00; 846cd69e388fba96 846cd69e388fba96 -> 00; 0000000000000000 0000000000000041 -> 01
; 0000000000000041 d0c3e0142d434ebf -> 01; 0000000000000040 0000000000000002 -> 00; d0c3e0142d434ebf ffffffffffffffff -> 01
; 8000000000000001 8000000000000001 -> 00; 8000000000000001 4de83d608306c951 -> 00; 846cd69e388fba96 5a5a5a5a5a5a5a5a -> 00
; 7fffffffffffffff 5cc4c2773468f7e0 -> 00; 0000000000000040 000000000000003f -> 00; 8000000000000001 0000000000000003 -> 00
; 0000000000000003 8000000000000001 -> 01; 8a7879e4c2d0073b 846cd69e388fba96 -> 00; 000000000000003f 0000000000000000 -> 00
; 0000000000000040 5cc4c2773468f7e0 -> 01; 8000000000000000 0000000000000007 -> 00; 0000000000000041 ffffffffffffffff -> 01
; 4de83d608306c951 8000000000000001 -> 01; 0000000000000040 846cd69e388fba96 -> 01; 846cd69e388fba96 000000000000003f -> 00
; 5cc4c2773468f7e0 ffffffffffffffff -> 01; 0000000000000000 4de83d608306c951 -> 01; d0c3e0142d434ebf 8a7879e4c2d0073b -> 00
; ffffffffffffffff 0000000000000003 -> 00; 0000000000000041 0000000000000001 -> 00; 7fffffffffffffff 0000000000000040 -> 00
; 8000000000000001 8a7879e4c2d0073b -> 01; fffffffffffffffe 000000000000003f -> 00; 8a7879e4c2d0073b 0000000000000041 -> 00
; 846cd69e388fba96 7fffffffffffffff -> 00; 0000000000000000 5a5a5a5a5a5a5a5a -> 01; 8000000000000000 4de83d608306c951 -> 00
; fffffffffffffffe 846cd69e388fba96 -> 00; 0000000000000041 846cd69e388fba96 -> 01; 0000000000000041 0000000000000002 -> 00
; 000000000000003f 0000000000000001 -> 00; 0000000000000041 5a5a5a5a5a5a5a5a -> 01; 4de83d608306c951 0000000000000000 -> 00
; 0000000000000001 d0c3e0142d434ebf -> 01; 0000000000000007 8a7879e4c2d0073b -> 01; 8a7879e4c2d0073b 0000000000000003 -> 00
define amdgpu_kernel void @icmp_ult_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %c = icmp ult i64 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_ule_i64: b64 b64 -> b8
; 0000000000000000 0000000000000000 -> 01; 0000000000000000 0000000000000001 -> 01; 0000000000000000 8000000000000000 -> 01
; 0000000000000000 7fffffffffffffff -> 01; 0000000000000000 ffffffffffffffff -> 01; 0000000000000000 0000000000000002 -> 01
; 0000000000000001 0000000000000000 -> 00; 0000000000000001 0000000000000001 -> 01; 0000000000000001 8000000000000000 -> 01
; 0000000000000001 7fffffffffffffff -> 01; 0000000000000001 ffffffffffffffff -> 01; 0000000000000001 0000000000000002 -> 01
; 8000000000000000 0000000000000000 -> 00; 8000000000000000 0000000000000001 -> 00; 8000000000000000 8000000000000000 -> 01
; 8000000000000000 7fffffffffffffff -> 00; 8000000000000000 ffffffffffffffff -> 01; 8000000000000000 0000000000000002 -> 00
; 7fffffffffffffff 0000000000000000 -> 00; 7fffffffffffffff 0000000000000001 -> 00; 7fffffffffffffff 8000000000000000 -> 01
; 7fffffffffffffff 7fffffffffffffff -> 01; 7fffffffffffffff ffffffffffffffff -> 01; 7fffffffffffffff 0000000000000002 -> 00
; ffffffffffffffff 0000000000000000 -> 00; ffffffffffffffff 0000000000000001 -> 00; ffffffffffffffff 8000000000000000 -> 00
; ffffffffffffffff 7fffffffffffffff -> 00; ffffffffffffffff ffffffffffffffff -> 01; ffffffffffffffff 0000000000000002 -> 00
; 0000000000000002 0000000000000000 -> 00; 0000000000000002 0000000000000001 -> 00; 0000000000000002 8000000000000000 -> 01
; 0000000000000002 7fffffffffffffff -> 01; 0000000000000002 ffffffffffffffff -> 01; 0000000000000002 0000000000000002 -> 01
; 000000000000003f 000000000000003f -> 01; 5fff618ffedf9868 0f83b7b6c670c6ae -> 00; 2140870804cc0c95 0000000000000001 -> 00
; ffffffffffffffff 7402af225cf62741 -> 00; 0f83b7b6c670c6ae 0000000000000002 -> 00; 8000000000000001 ffffffffffffffff -> 01
; 0000000000000003 8000000000000001 -> 01; 0000000000000007 0000000000000003 -> 00; 2140870804cc0c95 bb4f129e488d0ce6 -> 01
; 8000000000000000 8000000000000001 -> 01; 0000000000000000 0000000000000041 -> 01; 5a5a5a5a5a5a5a5a 000000000000003f -> 00
; 000000000000003f 0000000000000001 -> 00; 0000000000000001 2140870804cc0c95 -> 01; 7402af225cf62741 8000000000000001 -> 01
; 5fff618ffedf9868 ffffffffffffffff -> 01; fffffffffffffffe fffffffffffffffe -> 01; 0000000000000003 7fffffffffffffff -> 01
; 0000000000000040 8000000000000000 -> 01; 0000000000000001 0000000000000003 -> 01; 0000000000000007 0f83b7b6c670c6ae -> 01
; 8000000000000000 0f83b7b6c670c6ae -> 00; 8000000000000001 0000000000000040 -> 00; 0f83b7b6c670c6ae bb4f129e488d0ce6 -> 01
; 0000000000000007 2140870804cc0c95 -> 01; 0000000000000002 2140870804cc0c95 -> 01; fffffffffffffffe 0000000000000041 -> 00
; 0f83b7b6c670c6ae 7402af225cf62741 -> 01; 7fffffffffffffff 0000000000000003 -> 00; 5fff618ffedf9868 2140870804cc0c95 -> 00
; 8000000000000001 7402af225cf62741 -> 00; ffffffffffffffff bb4f129e488d0ce6 -> 00; 0000000000000007 0000000000000001 -> 00
; 8000000000000000 2140870804cc0c95 -> 00; 0000000000000007 5a5a5a5a5a5a5a5a -> 01; 0000000000000007 7402af225cf62741 -> 01
; fffffffffffffffe 000000000000003f -> 00; 0000000000000000 5a5a5a5a5a5a5a5a -> 01; 0f83b7b6c670c6ae ffffffffffffffff -> 01
; 0000000000000003 0000000000000007 -> 01; 0000000000000040 2140870804cc0c95 -> 01; 7402af225cf62741 8000000000000000 -> 01
; 0000000000000007 0000000000000002 -> 00; 0000000000000041 5fff618ffedf9868 -> 01; 8000000000000000 bb4f129e488d0ce6 -> 01
; 2140870804cc0c95 0000000000000003 -> 00; 0000000000000003 8000000000000000 -> 01; ffffffffffffffff 5fff618ffedf9868 -> 00
define amdgpu_kernel void @icmp_ule_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %c = icmp ule i64 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_sgt_i64: b64 b64 -> b8
; 0000000000000000 0000000000000000 -> 00; 0000000000000000 0000000000000001 -> 00; 0000000000000000 8000000000000000 -> 01
; 0000000000000000 7fffffffffffffff -> 00; 0000000000000000 ffffffffffffffff -> 01; 0000000000000000 0000000000000002 -> 00
; 0000000000000001 0000000000000000 -> 01; 0000000000000001 0000000000000001 -> 00; 0000000000000001 8000000000000000 -> 01
; 0000000000000001 7fffffffffffffff -> 00; 0000000000000001 ffffffffffffffff -> 01; 0000000000000001 0000000000000002 -> 00
; 8000000000000000 0000000000000000 -> 00; 8000000000000000 0000000000000001 -> 00; 8000000000000000 8000000000000000 -> 00
; 8000000000000000 7fffffffffffffff -> 00; 8000000000000000 ffffffffffffffff -> 00; 8000000000000000 0000000000000002 -> 00
; 7fffffffffffffff 0000000000000000 -> 01; 7fffffffffffffff 0000000000000001 -> 01; 7fffffffffffffff 8000000000000000 -> 01
; 7fffffffffffffff 7fffffffffffffff -> 00; 7fffffffffffffff ffffffffffffffff -> 01; 7fffffffffffffff 0000000000000002 -> 01
; ffffffffffffffff 0000000000000000 -> 00; ffffffffffffffff 0000000000000001 -> 00; ffffffffffffffff 8000000000000000 -> 01
; ffffffffffffffff 7fffffffffffffff -> 00; ffffffffffffffff ffffffffffffffff -> 00; ffffffffffffffff 0000000000000002 -> 00
; 0000000000000002 0000000000000000 -> 01; 0000000000000002 0000000000000001 -> 01; 0000000000000002 8000000000000000 -> 01
; 0000000000000002 7fffffffffffffff -> 00; 0000000000000002 ffffffffffffffff -> 01; 0000000000000002 0000000000000002 -> 00
; 2bd5ed8329add00e 0000000000000002 -> 01; 0000000000000002 49d2d1be8e0a1e68 -> 00; 49d2d1be8e0a1e68 9298f545dd9bf3bf -> 01
; 0000000000000003 0000000000000001 -> 01; 0000000000000000 8e07b6abdf756b18 -> 01; 7fffffffffffffff 8e07b6abdf756b18 -> 01
; 0000000000000001 fffffffffffffffe -> 01; 0000000000000041 0000000000000001 -> 01; 363e992ce58e18f3 8e07b6abdf756b18 -> 01
; 5a5a5a5a5a5a5a5a 49d2d1be8e0a1e68 -> 01; 9298f545dd9bf3bf 2bd5ed8329add00e -> 00; 0000000000000001 49d2d1be8e0a1e68 -> 00
; 0000000000000041 0000000000000003 -> 01; 0000000000000001 9298f545dd9bf3bf -> 01; 0000000000000003 fffffffffffffffe -> 01
; 5a5a5a5a5a5a5a5a 7fffffffffffffff -> 00; ffffffffffffffff 8e07b6abdf756b18 -> 01; 0000000000000007 49d2d1be8e0a1e68 -> 00
; 8000000000000001 0000000000000000 -> 00; 0000000000000001 5a5a5a5a5a5a5a5a -> 00; 0000000000000007 8000000000000001 -> 01
; 0000000000000040 0000000000000040 -> 00; 0000000000000040 363e992ce58e18f3 -> 00; 0000000000000040 49d2d1be8e0a1e68 -> 00
; 49d2d1be8e0a1e68 7fffffffffffffff -> 00; 8e07b6abdf756b18 0000000000000041 -> 00; 0000000000000041 0000000000000041 -> 00
; 0000000000000003 0000000000000041 -> 00; 8e07b6abdf756b18 363e992ce58e18f3 -> 00; 8000000000000001 8e07b6abdf756b18 -> 00
; 363e992ce58e18f3 5a5a5a5a5a5a5a5a -> 00; 0000000000000007 9298f545dd9bf3bf -> 01; 0000000000000002 363e992ce58e18f3 -> 00
; 0000000000000040 7fffffffffffffff -> 00; 363e992ce58e18f3 8000000000000001 -> 01; 7fffffffffffffff 9298f545dd9bf3bf -> 01
; 2bd5ed8329add00e 0000000000000040 -> 01; fffffffffffffffe 0000000000000041 -> 00; 363e992ce58e18f3 0000000000000001 -> 01
; 8000000000000000 0000000000000007 -> 00; 8000000000000001 0000000000000002 -> 00; 5a5a5a5a5a5a5a5a 0000000000000002 -> 01
; 0000000000000041 7fffffffffffffff -> 00; 8000000000000000 000000000000003f -> 00; 363e992ce58e18f3 0000000000000007 -> 01
; ffffffffffffffff 49d2d1be8e0a1e68 -> 00; 8e07b6abdf756b18 0000000000000002 -> 00; 9298f545dd9bf3bf 000000000000003f -> 00
; 0000000000000003 5a5a5a5a5a5a5a5a -> 00; 2bd5ed8329add00e 8e07b6abdf756b18 -> 01; 2bd5ed8329add00e 9298f545dd9bf3bf -> 01
define amdgpu_kernel void @icmp_sgt_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %c = icmp sgt i64 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_sge_i64: b64 b64 -> b8
; 0000000000000000 0000000000000000 -> 01; 0000000000000000 0000000000000001 -> 00; 0000000000000000 8000000000000000 -> 01
; 0000000000000000 7fffffffffffffff -> 00; 0000000000000000 ffffffffffffffff -> 01; 0000000000000000 0000000000000002 -> 00
; 0000000000000001 0000000000000000 -> 01; 0000000000000001 0000000000000001 -> 01; 0000000000000001 8000000000000000 -> 01
; 0000000000000001 7fffffffffffffff -> 00; 0000000000000001 ffffffffffffffff -> 01; 0000000000000001 0000000000000002 -> 00
; 8000000000000000 0000000000000000 -> 00; 8000000000000000 0000000000000001 -> 00; 8000000000000000 8000000000000000 -> 01
; 8000000000000000 7fffffffffffffff -> 00; 8000000000000000 ffffffffffffffff -> 00; 8000000000000000 0000000000000002 -> 00
; 7fffffffffffffff 0000000000000000 -> 01; 7fffffffffffffff 0000000000000001 -> 01; 7fffffffffffffff 8000000000000000 -> 01
; 7fffffffffffffff 7fffffffffffffff -> 01; 7fffffffffffffff ffffffffffffffff -> 01; 7fffffffffffffff 0000000000000002 -> 01
; ffffffffffffffff 0000000000000000 -> 00; ffffffffffffffff 0000000000000001 -> 00; ffffffffffffffff 8000000000000000 -> 01
; ffffffffffffffff 7fffffffffffffff -> 00; ffffffffffffffff ffffffffffffffff -> 01; ffffffffffffffff 0000000000000002 -> 00
; 0000000000000002 0000000000000000 -> 01; 0000000000000002 0000000000000001 -> 01; 0000000000000002 8000000000000000 -> 01
; 0000000000000002 7fffffffffffffff -> 00; 0000000000000002 ffffffffffffffff -> 01; 0000000000000002 0000000000000002 -> 01
; e7383fb48b3f8157 0000000000000041 -> 00; 0000000000000001 5a5a5a5a5a5a5a5a -> 00; a2009156cda7e5d0 8000000000000001 -> 01
; 0000000000000002 8000000000000001 -> 01; 0000000000000041 8000000000000000 -> 01; 0000000000000040 fffffffffffffffe -> 01
; 1f3d9aa93569b7fa 1f3d9aa93569b7fa -> 01; 0000000000000002 0000000000000007 -> 00; 1f3d9aa93569b7fa 0000000000000040 -> 01
; 0000000000000000 0000000000000007 -> 00; a2009156cda7e5d0 0000000000000003 -> 00; df006d0c499dfac9 0000000000000040 -> 00
; 000000000000003f 1f3d9aa93569b7fa -> 00; e7383fb48b3f8157 ffffffffffffffff -> 00; 0000000000000001 0000000000000007 -> 00
; 0000000000000001 8000000000000001 -> 01; 000000000000003f 0000000000000002 -> 01; 0000000000000001 000000000000003f -> 00
; 1f3d9aa93569b7fa 5a5a5a5a5a5a5a5a -> 00; 000000000000003f 0000000000000001 -> 01; 0000000000000041 a2009156cda7e5d0 -> 01
; 5a5a5a5a5a5a5a5a 0000000000000007 -> 01; e7383fb48b3f8157 1f3d9aa93569b7fa -> 00; d125c152c2dbdaeb 0000000000000003 -> 00
; e7383fb48b3f8157 e7383fb48b3f8157 -> 01; 0000000000000040 8000000000000000 -> 01; 0000000000000007 fffffffffffffffe -> 01
; ffffffffffffffff 0000000000000007 -> 00; 7fffffffffffffff 0000000000000040 -> 01; 0000000000000001 0000000000000003 -> 00
; d125c152c2dbdaeb 0000000000000040 -> 00; 000000000000003f a2009156cda7e5d0 -> 01; fffffffffffffffe 0000000000000040 -> 00
; 000000000000003f 0000000000000041 -> 00; ffffffffffffffff 5a5a5a5a5a5a5a5a -> 00; a2009156cda7e5d0 df006d0c499dfac9 -> 00
; e7383fb48b3f8157 8000000000000001 -> 01; 7fffffffffffffff fffffffffffffffe -> 01; a2009156cda7e5d0 0000000000000002 -> 00
; a2009156cda7e5d0 ffffffffffffffff -> 00; ffffffffffffffff 0000000000000003 -> 00; fffffffffffffffe 000000000000003f -> 00
; 8000000000000001 0000000000000040 -> 00; 8000000000000000 df006d0c499dfac9 -> 00; 000000000000003f 8000000000000000 -> 01
; d125c152c2dbdaeb e7383fb48b3f8157 -> 00
define amdgpu_kernel void @icmp_sge_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %c = icmp sge i64 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_slt_i64: b64 b64 -> b8
; 0000000000000000 0000000000000000 -> 00; 0000000000000000 0000000000000001 -> 01; 0000000000000000 8000000000000000 -> 00
; 0000000000000000 7fffffffffffffff -> 01; 0000000000000000 ffffffffffffffff -> 00; 0000000000000000 0000000000000002 -> 01
; 0000000000000001 0000000000000000 -> 00; 0000000000000001 0000000000000001 -> 00; 0000000000000001 8000000000000000 -> 00
; 0000000000000001 7fffffffffffffff -> 01; 0000000000000001 ffffffffffffffff -> 00; 0000000000000001 0000000000000002 -> 01
; 8000000000000000 0000000000000000 -> 01; 8000000000000000 0000000000000001 -> 01; 8000000000000000 8000000000000000 -> 00
; 8000000000000000 7fffffffffffffff -> 01; 8000000000000000 ffffffffffffffff -> 01; 8000000000000000 0000000000000002 -> 01
; 7fffffffffffffff 0000000000000000 -> 00; 7fffffffffffffff 0000000000000001 -> 00; 7fffffffffffffff 8000000000000000 -> 00
; 7fffffffffffffff 7fffffffffffffff -> 00; 7fffffffffffffff ffffffffffffffff -> 00; 7fffffffffffffff 0000000000000002 -> 00
; ffffffffffffffff 0000000000000000 -> 01; ffffffffffffffff 0000000000000001 -> 01; ffffffffffffffff 8000000000000000 -> 00
; ffffffffffffffff 7fffffffffffffff -> 01; ffffffffffffffff ffffffffffffffff -> 00; ffffffffffffffff 0000000000000002 -> 01
; 0000000000000002 0000000000000000 -> 00; 0000000000000002 0000000000000001 -> 00; 0000000000000002 8000000000000000 -> 00
; 0000000000000002 7fffffffffffffff -> 01; 0000000000000002 ffffffffffffffff -> 00; 0000000000000002 0000000000000002 -> 00
; f4313eb34abde760 0000000000000000 -> 01; 5a5a5a5a5a5a5a5a 0000000000000041 -> 00; 0000000000000003 0000000000000007 -> 01
; 8000000000000001 0000000000000001 -> 01; d5b2013af55b4516 0000000000000041 -> 01; 0000000000000040 d5b2013af55b4516 -> 00
; fffffffffffffffe 0000000000000041 -> 01; 0000000000000041 7fffffffffffffff -> 01; 5a5a5a5a5a5a5a5a 26f00cf0da42648b -> 00
; 8000000000000001 0000000000000002 -> 01; 5a5a5a5a5a5a5a5a 0000000000000002 -> 00; 0000000000000007 5c43a045cecf7b8e -> 01
; 26f00cf0da42648b 0000000000000040 -> 00; 0000000000000003 d5b2013af55b4516 -> 00; 26f00cf0da42648b 7fffffffffffffff -> 01
; f4313eb34abde760 0000000000000007 -> 01; 8000000000000000 0000000000000040 -> 01; 0000000000000041 8000000000000001 -> 00
; 0000000000000007 0000000000000001 -> 00; 000000000000003f 000000000000003f -> 00; f4313eb34abde760 0000000000000002 -> 01
; ffffffffffffffff 5c43a045cecf7b8e -> 01; 5c43a045cecf7b8e 5c43a045cecf7b8e -> 00; 8000000000000000 5a5a5a5a5a5a5a5a -> 01
; 4121f6401ac09b8f 26f00cf0da42648b -> 00; d5b2013af55b4516 8000000000000000 -> 00; 8000000000000000 f4313eb34abde760 -> 01
; fffffffffffffffe 0000000000000007 -> 01; 0000000000000007 0000000000000040 -> 01; 0000000000000007 8000000000000000 -> 00
; 0000000000000001 d5b2013af55b4516 -> 00; 0000000000000003 0000000000000003 -> 00; 5a5a5a5a5a5a5a5a 5c43a045cecf7b8e -> 01
; 0000000000000007 7fffffffffffffff -> 01; 7fffffffffffffff 0000000000000003 -> 00; 0000000000000007 f4313eb34abde760 -> 00
; 8000000000000001 0000000000000007 -> 01; 0000000000000007 0000000000000007 -> 00; 26f00cf0da42648b 0000000000000001 -> 00
; 0000000000000002 5a5a5a5a5a5a5a5a -> 01; 4121f6401ac09b8f 0000000000000007 -> 00; 0000000000000000 0000000000000007 -> 01
; 0000000000000040 8000000000000001 -> 00; 4121f6401ac09b8f 8000000000000000 -> 00; 8000000000000000 26f00cf0da42648b -> 01
; 8000000000000001 000000000000003f -> 01; f4313eb34abde760 4121f6401ac09b8f -> 01; d5b2013af55b4516 ffffffffffffffff -> 01
define amdgpu_kernel void @icmp_slt_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %c = icmp slt i64 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case icmp_sle_i64: b64 b64 -> b8
; 0000000000000000 0000000000000000 -> 01; 0000000000000000 0000000000000001 -> 01; 0000000000000000 8000000000000000 -> 00
; 0000000000000000 7fffffffffffffff -> 01; 0000000000000000 ffffffffffffffff -> 00; 0000000000000000 0000000000000002 -> 01
; 0000000000000001 0000000000000000 -> 00; 0000000000000001 0000000000000001 -> 01; 0000000000000001 8000000000000000 -> 00
; 0000000000000001 7fffffffffffffff -> 01; 0000000000000001 ffffffffffffffff -> 00; 0000000000000001 0000000000000002 -> 01
; 8000000000000000 0000000000000000 -> 01; 8000000000000000 0000000000000001 -> 01; 8000000000000000 8000000000000000 -> 01
; 8000000000000000 7fffffffffffffff -> 01; 8000000000000000 ffffffffffffffff -> 01; 8000000000000000 0000000000000002 -> 01
; 7fffffffffffffff 0000000000000000 -> 00; 7fffffffffffffff 0000000000000001 -> 00; 7fffffffffffffff 8000000000000000 -> 00
; 7fffffffffffffff 7fffffffffffffff -> 01; 7fffffffffffffff ffffffffffffffff -> 00; 7fffffffffffffff 0000000000000002 -> 00
; ffffffffffffffff 0000000000000000 -> 01; ffffffffffffffff 0000000000000001 -> 01; ffffffffffffffff 8000000000000000 -> 00
; ffffffffffffffff 7fffffffffffffff -> 01; ffffffffffffffff ffffffffffffffff -> 01; ffffffffffffffff 0000000000000002 -> 01
; 0000000000000002 0000000000000000 -> 00; 0000000000000002 0000000000000001 -> 00; 0000000000000002 8000000000000000 -> 00
; 0000000000000002 7fffffffffffffff -> 01; 0000000000000002 ffffffffffffffff -> 00; 0000000000000002 0000000000000002 -> 01
; 0000000000000000 5a5a5a5a5a5a5a5a -> 01; 7fffffffffffffff 0000000000000040 -> 00; 0000000000000001 0000000000000040 -> 01
; 0000000000000002 0000000000000041 -> 01; 0000000000000041 0000000000000003 -> 00; 0000000000000007 7fffffffffffffff -> 01
; 7fffffffffffffff 2a6d41ae610f3565 -> 00; ab8a06bb8dfe63de 0000000000000003 -> 01; 000000000000003f 0000000000000041 -> 01
; 0000000000000003 0000000000000000 -> 00; 0000000000000040 0000000000000041 -> 01; 856309a559832303 0000000000000003 -> 01
; 0000000000000001 0000000000000003 -> 01; e96ee2f4bda30af1 000000000000003f -> 01; fffffffffffffffe 000000000000003f -> 01
; 5a5a5a5a5a5a5a5a 8000000000000000 -> 00; e96ee2f4bda30af1 8000000000000000 -> 00; 2a6d41ae610f3565 5a5a5a5a5a5a5a5a -> 01
; c27b668a9501ffad e96ee2f4bda30af1 -> 01; 8000000000000000 0000000000000007 -> 01; fffffffffffffffe 0000000000000041 -> 01
; 0000000000000003 fffffffffffffffe -> 00; 2a6d41ae610f3565 8000000000000000 -> 00; 0000000000000041 7fffffffffffffff -> 01
; 0000000000000000 8000000000000001 -> 00; ab8a06bb8dfe63de 8000000000000001 -> 00; ffffffffffffffff 856309a559832303 -> 00
; 0000000000000003 0000000000000002 -> 00; 0000000000000002 8000000000000001 -> 00; 7fffffffffffffff 0000000000000041 -> 00
; e96ee2f4bda30af1 0000000000000041 -> 01; 8000000000000000 2a6d41ae610f3565 -> 01; e96ee2f4bda30af1 fffffffffffffffe -> 01
; e96ee2f4bda30af1 8000000000000001 -> 00; c27b668a9501ffad 0000000000000002 -> 01; 7fffffffffffffff 856309a559832303 -> 00
; ab8a06bb8dfe63de 0000000000000001 -> 01; 000000000000003f 0000000000000001 -> 00; 2a6d41ae610f3565 000000000000003f -> 00
; ab8a06bb8dfe63de ab8a06bb8dfe63de -> 01; 000000000000003f e96ee2f4bda30af1 -> 00; 856309a559832303 0000000000000000 -> 01
; 856309a559832303 8000000000000001 -> 00; 8000000000000000 fffffffffffffffe -> 01; 0000000000000002 5a5a5a5a5a5a5a5a -> 01
define amdgpu_kernel void @icmp_sle_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i64, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load i64, ptr addrspace(1) %a0, align 8
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %c = icmp sle i64 %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case select_i8: b8 b8 b8 -> b8
; 00 00 00 -> 00; 00 00 01 -> 01; 00 00 80 -> 80; 00 00 7f -> 7f; 00 00 ff -> ff; 00 00 02 -> 02; 00 01 00 -> 00; 00 01 01 -> 01; 00 01 80 -> 80; 00 01 7f -> 7f
; 00 01 ff -> ff; 00 01 02 -> 02; 00 80 00 -> 00; 00 80 01 -> 01; 00 80 80 -> 80; 00 80 7f -> 7f; 00 80 ff -> ff; 00 80 02 -> 02; 00 7f 00 -> 00; 00 7f 01 -> 01
; 01 00 00 -> 00; 01 00 01 -> 00; 01 00 80 -> 00; 01 00 7f -> 00; 01 00 ff -> 00; 01 00 02 -> 00; 01 01 00 -> 01; 01 01 01 -> 01; 01 01 80 -> 01; 01 01 7f -> 01
; 01 01 ff -> 01; 01 01 02 -> 01; 01 80 00 -> 80; 01 80 01 -> 80; 01 80 80 -> 80; 01 80 7f -> 80; 01 80 ff -> 80; 01 80 02 -> 80; 01 7f 00 -> 7f; 01 7f 01 -> 7f
; 02 00 00 -> 00; 02 00 01 -> 01; 02 00 80 -> 80; 02 00 7f -> 7f; 02 00 ff -> ff; 02 00 02 -> 02; 02 01 00 -> 00; 02 01 01 -> 01; 02 01 80 -> 80; 02 01 7f -> 7f
; 02 01 ff -> ff; 02 01 02 -> 02; 02 80 00 -> 00; 02 80 01 -> 01; 02 80 80 -> 80; 02 80 7f -> 7f; 02 80 ff -> ff; 02 80 02 -> 02; 02 7f 00 -> 00; 02 7f 01 -> 01
; 03 00 00 -> 00; 03 00 01 -> 00; 03 00 80 -> 00; 03 00 7f -> 00; 03 00 ff -> 00; 03 00 02 -> 00; 03 01 00 -> 01; 03 01 01 -> 01; 03 01 80 -> 01; 03 01 7f -> 01
; 03 01 ff -> 01; 03 01 02 -> 01; 03 80 00 -> 80; 03 80 01 -> 80; 03 80 80 -> 80; 03 80 7f -> 80; 03 80 ff -> 80; 03 80 02 -> 80; 03 7f 00 -> 7f; 03 7f 01 -> 7f
define amdgpu_kernel void @select_i8(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i8, ptr addrspace(1) %p3, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i8, ptr addrspace(1) %a1, align 1
  %i2 = load i8, ptr addrspace(1) %a2, align 1
  %c = trunc i8 %i0 to i1
  %o0 = select i1 %c, i8 %i1, i8 %i2
  store i8 %o0, ptr addrspace(1) %a3, align 1
  ret void
}

; case select_i16: b8 b16 b16 -> b16
; 00 0000 0000 -> 0000; 00 0000 0001 -> 0001; 00 0000 8000 -> 8000; 00 0000 7fff -> 7fff; 00 0000 ffff -> ffff; 00 0000 0002 -> 0002; 00 0001 0000 -> 0000
; 00 0001 0001 -> 0001; 00 0001 8000 -> 8000; 00 0001 7fff -> 7fff; 00 0001 ffff -> ffff; 00 0001 0002 -> 0002; 00 8000 0000 -> 0000; 00 8000 0001 -> 0001
; 00 8000 8000 -> 8000; 00 8000 7fff -> 7fff; 00 8000 ffff -> ffff; 00 8000 0002 -> 0002; 00 7fff 0000 -> 0000; 00 7fff 0001 -> 0001; 01 0000 0000 -> 0000
; 01 0000 0001 -> 0000; 01 0000 8000 -> 0000; 01 0000 7fff -> 0000; 01 0000 ffff -> 0000; 01 0000 0002 -> 0000; 01 0001 0000 -> 0001; 01 0001 0001 -> 0001
; 01 0001 8000 -> 0001; 01 0001 7fff -> 0001; 01 0001 ffff -> 0001; 01 0001 0002 -> 0001; 01 8000 0000 -> 8000; 01 8000 0001 -> 8000; 01 8000 8000 -> 8000
; 01 8000 7fff -> 8000; 01 8000 ffff -> 8000; 01 8000 0002 -> 8000; 01 7fff 0000 -> 7fff; 01 7fff 0001 -> 7fff; 02 0000 0000 -> 0000; 02 0000 0001 -> 0001
; 02 0000 8000 -> 8000; 02 0000 7fff -> 7fff; 02 0000 ffff -> ffff; 02 0000 0002 -> 0002; 02 0001 0000 -> 0000; 02 0001 0001 -> 0001; 02 0001 8000 -> 8000
; 02 0001 7fff -> 7fff; 02 0001 ffff -> ffff; 02 0001 0002 -> 0002; 02 8000 0000 -> 0000; 02 8000 0001 -> 0001; 02 8000 8000 -> 8000; 02 8000 7fff -> 7fff
; 02 8000 ffff -> ffff; 02 8000 0002 -> 0002; 02 7fff 0000 -> 0000; 02 7fff 0001 -> 0001; 03 0000 0000 -> 0000; 03 0000 0001 -> 0000; 03 0000 8000 -> 0000
; 03 0000 7fff -> 0000; 03 0000 ffff -> 0000; 03 0000 0002 -> 0000; 03 0001 0000 -> 0001; 03 0001 0001 -> 0001; 03 0001 8000 -> 0001; 03 0001 7fff -> 0001
; 03 0001 ffff -> 0001; 03 0001 0002 -> 0001; 03 8000 0000 -> 8000; 03 8000 0001 -> 8000; 03 8000 8000 -> 8000; 03 8000 7fff -> 8000; 03 8000 ffff -> 8000
; 03 8000 0002 -> 8000; 03 7fff 0000 -> 7fff; 03 7fff 0001 -> 7fff
define amdgpu_kernel void @select_i16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i16, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i16, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i16, ptr addrspace(1) %p3, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i16, ptr addrspace(1) %a1, align 2
  %i2 = load i16, ptr addrspace(1) %a2, align 2
  %c = trunc i8 %i0 to i1
  %o0 = select i1 %c, i16 %i1, i16 %i2
  store i16 %o0, ptr addrspace(1) %a3, align 2
  ret void
}

; case select_i32: b8 b32 b32 -> b32
; 00 00000000 00000000 -> 00000000; 00 00000000 00000001 -> 00000001; 00 00000000 80000000 -> 80000000; 00 00000000 7fffffff -> 7fffffff
; 00 00000000 ffffffff -> ffffffff; 00 00000000 00000002 -> 00000002; 00 00000001 00000000 -> 00000000; 00 00000001 00000001 -> 00000001
; 00 00000001 80000000 -> 80000000; 00 00000001 7fffffff -> 7fffffff; 00 00000001 ffffffff -> ffffffff; 00 00000001 00000002 -> 00000002
; 00 80000000 00000000 -> 00000000; 00 80000000 00000001 -> 00000001; 00 80000000 80000000 -> 80000000; 00 80000000 7fffffff -> 7fffffff
; 00 80000000 ffffffff -> ffffffff; 00 80000000 00000002 -> 00000002; 00 7fffffff 00000000 -> 00000000; 00 7fffffff 00000001 -> 00000001
; 01 00000000 00000000 -> 00000000; 01 00000000 00000001 -> 00000000; 01 00000000 80000000 -> 00000000; 01 00000000 7fffffff -> 00000000
; 01 00000000 ffffffff -> 00000000; 01 00000000 00000002 -> 00000000; 01 00000001 00000000 -> 00000001; 01 00000001 00000001 -> 00000001
; 01 00000001 80000000 -> 00000001; 01 00000001 7fffffff -> 00000001; 01 00000001 ffffffff -> 00000001; 01 00000001 00000002 -> 00000001
; 01 80000000 00000000 -> 80000000; 01 80000000 00000001 -> 80000000; 01 80000000 80000000 -> 80000000; 01 80000000 7fffffff -> 80000000
; 01 80000000 ffffffff -> 80000000; 01 80000000 00000002 -> 80000000; 01 7fffffff 00000000 -> 7fffffff; 01 7fffffff 00000001 -> 7fffffff
; 02 00000000 00000000 -> 00000000; 02 00000000 00000001 -> 00000001; 02 00000000 80000000 -> 80000000; 02 00000000 7fffffff -> 7fffffff
; 02 00000000 ffffffff -> ffffffff; 02 00000000 00000002 -> 00000002; 02 00000001 00000000 -> 00000000; 02 00000001 00000001 -> 00000001
; 02 00000001 80000000 -> 80000000; 02 00000001 7fffffff -> 7fffffff; 02 00000001 ffffffff -> ffffffff; 02 00000001 00000002 -> 00000002
; 02 80000000 00000000 -> 00000000; 02 80000000 00000001 -> 00000001; 02 80000000 80000000 -> 80000000; 02 80000000 7fffffff -> 7fffffff
; 02 80000000 ffffffff -> ffffffff; 02 80000000 00000002 -> 00000002; 02 7fffffff 00000000 -> 00000000; 02 7fffffff 00000001 -> 00000001
; 03 00000000 00000000 -> 00000000; 03 00000000 00000001 -> 00000000; 03 00000000 80000000 -> 00000000; 03 00000000 7fffffff -> 00000000
; 03 00000000 ffffffff -> 00000000; 03 00000000 00000002 -> 00000000; 03 00000001 00000000 -> 00000001; 03 00000001 00000001 -> 00000001
; 03 00000001 80000000 -> 00000001; 03 00000001 7fffffff -> 00000001; 03 00000001 ffffffff -> 00000001; 03 00000001 00000002 -> 00000001
; 03 80000000 00000000 -> 80000000; 03 80000000 00000001 -> 80000000; 03 80000000 80000000 -> 80000000; 03 80000000 7fffffff -> 80000000
; 03 80000000 ffffffff -> 80000000; 03 80000000 00000002 -> 80000000; 03 7fffffff 00000000 -> 7fffffff; 03 7fffffff 00000001 -> 7fffffff
define amdgpu_kernel void @select_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i32, ptr addrspace(1) %p3, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %i2 = load i32, ptr addrspace(1) %a2, align 4
  %c = trunc i8 %i0 to i1
  %o0 = select i1 %c, i32 %i1, i32 %i2
  store i32 %o0, ptr addrspace(1) %a3, align 4
  ret void
}

; case select_i64: b8 b64 b64 -> b64
; 00 0000000000000000 0000000000000000 -> 0000000000000000; 00 0000000000000000 0000000000000001 -> 0000000000000001
; 00 0000000000000000 8000000000000000 -> 8000000000000000; 00 0000000000000000 7fffffffffffffff -> 7fffffffffffffff
; 00 0000000000000000 ffffffffffffffff -> ffffffffffffffff; 00 0000000000000000 0000000000000002 -> 0000000000000002
; 00 0000000000000001 0000000000000000 -> 0000000000000000; 00 0000000000000001 0000000000000001 -> 0000000000000001
; 00 0000000000000001 8000000000000000 -> 8000000000000000; 00 0000000000000001 7fffffffffffffff -> 7fffffffffffffff
; 00 0000000000000001 ffffffffffffffff -> ffffffffffffffff; 00 0000000000000001 0000000000000002 -> 0000000000000002
; 00 8000000000000000 0000000000000000 -> 0000000000000000; 00 8000000000000000 0000000000000001 -> 0000000000000001
; 00 8000000000000000 8000000000000000 -> 8000000000000000; 00 8000000000000000 7fffffffffffffff -> 7fffffffffffffff
; 00 8000000000000000 ffffffffffffffff -> ffffffffffffffff; 00 8000000000000000 0000000000000002 -> 0000000000000002
; 00 7fffffffffffffff 0000000000000000 -> 0000000000000000; 00 7fffffffffffffff 0000000000000001 -> 0000000000000001
; 01 0000000000000000 0000000000000000 -> 0000000000000000; 01 0000000000000000 0000000000000001 -> 0000000000000000
; 01 0000000000000000 8000000000000000 -> 0000000000000000; 01 0000000000000000 7fffffffffffffff -> 0000000000000000
; 01 0000000000000000 ffffffffffffffff -> 0000000000000000; 01 0000000000000000 0000000000000002 -> 0000000000000000
; 01 0000000000000001 0000000000000000 -> 0000000000000001; 01 0000000000000001 0000000000000001 -> 0000000000000001
; 01 0000000000000001 8000000000000000 -> 0000000000000001; 01 0000000000000001 7fffffffffffffff -> 0000000000000001
; 01 0000000000000001 ffffffffffffffff -> 0000000000000001; 01 0000000000000001 0000000000000002 -> 0000000000000001
; 01 8000000000000000 0000000000000000 -> 8000000000000000; 01 8000000000000000 0000000000000001 -> 8000000000000000
; 01 8000000000000000 8000000000000000 -> 8000000000000000; 01 8000000000000000 7fffffffffffffff -> 8000000000000000
; 01 8000000000000000 ffffffffffffffff -> 8000000000000000; 01 8000000000000000 0000000000000002 -> 8000000000000000
; 01 7fffffffffffffff 0000000000000000 -> 7fffffffffffffff; 01 7fffffffffffffff 0000000000000001 -> 7fffffffffffffff
; 02 0000000000000000 0000000000000000 -> 0000000000000000; 02 0000000000000000 0000000000000001 -> 0000000000000001
; 02 0000000000000000 8000000000000000 -> 8000000000000000; 02 0000000000000000 7fffffffffffffff -> 7fffffffffffffff
; 02 0000000000000000 ffffffffffffffff -> ffffffffffffffff; 02 0000000000000000 0000000000000002 -> 0000000000000002
; 02 0000000000000001 0000000000000000 -> 0000000000000000; 02 0000000000000001 0000000000000001 -> 0000000000000001
; 02 0000000000000001 8000000000000000 -> 8000000000000000; 02 0000000000000001 7fffffffffffffff -> 7fffffffffffffff
; 02 0000000000000001 ffffffffffffffff -> ffffffffffffffff; 02 0000000000000001 0000000000000002 -> 0000000000000002
; 02 8000000000000000 0000000000000000 -> 0000000000000000; 02 8000000000000000 0000000000000001 -> 0000000000000001
; 02 8000000000000000 8000000000000000 -> 8000000000000000; 02 8000000000000000 7fffffffffffffff -> 7fffffffffffffff
; 02 8000000000000000 ffffffffffffffff -> ffffffffffffffff; 02 8000000000000000 0000000000000002 -> 0000000000000002
; 02 7fffffffffffffff 0000000000000000 -> 0000000000000000; 02 7fffffffffffffff 0000000000000001 -> 0000000000000001
; 03 0000000000000000 0000000000000000 -> 0000000000000000; 03 0000000000000000 0000000000000001 -> 0000000000000000
; 03 0000000000000000 8000000000000000 -> 0000000000000000; 03 0000000000000000 7fffffffffffffff -> 0000000000000000
; 03 0000000000000000 ffffffffffffffff -> 0000000000000000; 03 0000000000000000 0000000000000002 -> 0000000000000000
; 03 0000000000000001 0000000000000000 -> 0000000000000001; 03 0000000000000001 0000000000000001 -> 0000000000000001
; 03 0000000000000001 8000000000000000 -> 0000000000000001; 03 0000000000000001 7fffffffffffffff -> 0000000000000001
; 03 0000000000000001 ffffffffffffffff -> 0000000000000001; 03 0000000000000001 0000000000000002 -> 0000000000000001
; 03 8000000000000000 0000000000000000 -> 8000000000000000; 03 8000000000000000 0000000000000001 -> 8000000000000000
; 03 8000000000000000 8000000000000000 -> 8000000000000000; 03 8000000000000000 7fffffffffffffff -> 8000000000000000
; 03 8000000000000000 ffffffffffffffff -> 8000000000000000; 03 8000000000000000 0000000000000002 -> 8000000000000000
; 03 7fffffffffffffff 0000000000000000 -> 7fffffffffffffff; 03 7fffffffffffffff 0000000000000001 -> 7fffffffffffffff
define amdgpu_kernel void @select_i64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i8, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i64, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i64, ptr addrspace(1) %p3, i32 %me
  %i0 = load i8, ptr addrspace(1) %a0, align 1
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %i2 = load i64, ptr addrspace(1) %a2, align 8
  %c = trunc i8 %i0 to i1
  %o0 = select i1 %c, i64 %i1, i64 %i2
  store i64 %o0, ptr addrspace(1) %a3, align 8
  ret void
}

; case select_of_poison: b32 b32 -> b32
; 00000000 00000000 -> 00000000; 00000000 00000001 -> 00000001; 00000005 00000000 -> 00000000; 00000005 00000001 -> 00000020; 0000001f 00000000 -> 00000000
; 0000001f 00000001 -> 80000000; 00000020 00000000 -> 00000000; 00000028 00000000 -> 00000000
; poison select_of_poison: 00000020 00000001; 00000028 00000001
define amdgpu_kernel void @select_of_poison(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %c = trunc i32 %i1 to i1
  %x = shl i32 1, %i0
  %o0 = select i1 %c, i32 %x, i32 0
  store i32 %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case and_of_poison: b32 b32 -> b32
; 00000000 00000000 -> 00000000; 00000000 00000001 -> 00000001; 00000000 ffffffff -> 00000001; 00000005 00000000 -> 00000000; 00000005 00000001 -> 00000000
; 00000005 ffffffff -> 00000020; 0000001f 00000000 -> 00000000; 0000001f 00000001 -> 00000000; 0000001f ffffffff -> 80000000
; poison and_of_poison: 00000020 00000000; 00000020 00000001; 00000020 ffffffff; 00000028 00000000; 00000028 00000001; 00000028 ffffffff
define amdgpu_kernel void @and_of_poison(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %x = shl i32 1, %i0
  %o0 = and i32 %x, %i1
  store i32 %o0, ptr addrspace(1) %a2, align 4
  ret void
}

; case freeze_i32: b32 -> b32
; 00000000 -> 00000000; 00000001 -> 00000001; 00000002 -> 00000002; 00000003 -> 00000003; 00000007 -> 00000007; 0000001f -> 0000001f; 00000020 -> 00000020
; 00000021 -> 00000021; 80000000 -> 80000000; 7fffffff -> 7fffffff; 80000001 -> 80000001; ffffffff -> ffffffff; fffffffe -> fffffffe; 5a5a5a5a -> 5a5a5a5a
; 6e5c2c1b -> 6e5c2c1b; 81d9313f -> 81d9313f; 7b6ae135 -> 7b6ae135; c42ebc7c -> c42ebc7c; 128bdc09 -> 128bdc09
define amdgpu_kernel void @freeze_i32(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %o0 = freeze i32 %i0
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()

attributes #0 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" }
attributes #1 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
