; Written by model.py: rows are inputs -> outputs, hexadecimal, one thread a row.

target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; case fcmp_oeq_f16: f16 f16 -> b8
; b171 ba39 -> 00; 8000 7c00 -> 00; a7e5 7c00 -> 00; b171 4073 -> 00; 7c01 4886 -> 00; 03ff 0400 -> 00; 2d7b 6ba5 -> 00; c073 7e00 -> 00; ba39 4308 -> 00
; 7bff 6507 -> 00; 3bff 3139 -> 00; 3bff a7e5 -> 00; c158 c073 -> 00; 2f67 a71e -> 00; 03ff 42e2 -> 00; 3171 2d7b -> 00; ad7b ba39 -> 00; b15c 4000 -> 00
; 2f67 4b65 -> 00; 0000 7c01 -> 00; b15c 7c01 -> 00; 0001 8000 -> 00; 3a39 315c -> 00; 0400 4000 -> 00; ba39 ba39 -> 01; 3c11 3c01 -> 00; 0400 6ba5 -> 00
; 4000 03ff -> 00; 2d7b 3d60 -> 00; ad7b 7c01 -> 00; 7e00 c158 -> 00; 7bff 42e2 -> 00; 3c11 03ff -> 00; a7e5 4308 -> 00; 3a39 4073 -> 00; b139 b139 -> 01
; 0000 0000 -> 01; 4073 090c -> 00; 3139 8000 -> 00; 0bab 6507 -> 00; 7bff b15c -> 00; ba39 b15c -> 00; 0000 4073 -> 00; 0000 3139 -> 00; 0000 b15c -> 00
; 7c01 c073 -> 00; 4886 b171 -> 00; 3bff 7c00 -> 00; 3a39 3d60 -> 00; 4000 3c11 -> 00; 4b65 3c00 -> 00; 7c01 3d60 -> 00; 4000 4886 -> 00; 4158 c158 -> 00
; 4308 4308 -> 01; 7c00 4158 -> 00; 4b65 4b65 -> 01; 3139 6ba5 -> 00; 7bff ba39 -> 00; 4234 4234 -> 01; 4000 4000 -> 01; 8000 8000 -> 01; 39ef 39ef -> 01
; 3b82 3b82 -> 01; d73e d73e -> 01; 7c00 7c00 -> 01; 6c75 6c75 -> 01; 2ff0 2ff0 -> 01; 3209 3209 -> 01; 03ff 03ff -> 01
define amdgpu_kernel void @fcmp_oeq_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %c = fcmp oeq half %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_ogt_f16: f16 f16 -> b8
; cbc9 7c00 -> 00; bb92 03ff -> 00; 8001 4bc9 -> 00; cbc9 3c01 -> 00; 03ff 40d1 -> 00; 7c00 fc00 -> 01; 3c00 7bff -> 00; cbc9 3bff -> 00; bad7 b84c -> 00
; bb92 0000 -> 00; 388c eb93 -> 01; bad7 882b -> 00; 4247 7e00 -> 00; c022 8001 -> 00; 3300 3cb0 -> 00; fe80 4000 -> 00; bad7 3c00 -> 00; 3c00 3214 -> 01
; fe80 3c00 -> 00; bad7 3c01 -> 00; 43c7 7c01 -> 00; c022 e804 -> 01; bc00 3c00 -> 00; 4000 0000 -> 01; 5fbf 388c -> 01; 8001 fc00 -> 01; bad7 43c7 -> 00
; c022 3cb0 -> 00; c7a3 eb93 -> 01; 388c c7a3 -> 01; 7e00 4022 -> 00; bc00 cbc9 -> 01; eb93 5fbf -> 00; 299d 43c7 -> 00; fc00 4247 -> 00; 4000 7bff -> 00
; 7e00 384c -> 00; 7c01 388c -> 00; 47a3 7bff -> 00; bc00 c7a3 -> 01; 4022 6592 -> 00; 882b 384c -> 00; bad7 bb92 -> 01; 0001 3ad7 -> 00; 4022 bad7 -> 01
; 3ad7 8000 -> 01; 4000 3300 -> 01; cbc9 bcb0 -> 00; 299d e804 -> 01; 3cb0 882b -> 01; 299d bb92 -> 01; 47a3 4247 -> 01; 0400 7bff -> 00; bc00 c022 -> 01
; 7e00 4bc9 -> 00; 3214 4000 -> 00; 7c01 0400 -> 00; e804 882b -> 00; bad7 7e00 -> 00; 0000 0000 -> 00; b8e9 b8e9 -> 00; 3345 3345 -> 00; 38e9 38e9 -> 00
; 3cfc 3cfc -> 00; 365a 365a -> 00; b345 b345 -> 00; 8000 8000 -> 00; 3a46 3a46 -> 00; 45f0 45f0 -> 00; 3924 3924 -> 00
define amdgpu_kernel void @fcmp_ogt_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %c = fcmp ogt half %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_oge_f16: f16 f16 -> b8
; 4ba9 0400 -> 01; fe80 0001 -> 00; c21c 7c00 -> 00; 03ff 4000 -> 00; 0d60 e4a2 -> 01; 7bff 3c01 -> 01; 0400 7bff -> 00; 8001 7c01 -> 00; 47d9 3122 -> 01
; 8000 0d60 -> 00; 3bff 5385 -> 00; c641 ad93 -> 00; 2df6 42d6 -> 00; 3c00 0001 -> 01; 42d4 4641 -> 00; 0001 0000 -> 01; 4000 fa81 -> 01; 2d93 7c01 -> 00
; bca7 4641 -> 00; 2fc0 5385 -> 00; e4a2 2c66 -> 00; 7c01 b1a4 -> 00; c7d9 4641 -> 00; 2df6 e4a2 -> 01; c2d4 0001 -> 00; 4000 4641 -> 00; 7c01 31a4 -> 00
; 0400 31a4 -> 00; 3ca7 c641 -> 01; 3bff 3bff -> 01; e4a2 42d6 -> 00; bc00 7c01 -> 00; 7c00 7bff -> 01; 03ff 47d9 -> 00; 2c72 421c -> 00; 7e00 0000 -> 00
; 421c 3c01 -> 01; 3bff e4a2 -> 01; 2d93 2c66 -> 01; 8000 4ba9 -> 00; 7e00 2c72 -> 00; 4641 c4fd -> 01; 8001 3ca7 -> 00; 42d6 8000 -> 01; fe80 8000 -> 00
; ad93 42d6 -> 00; 7bff 0000 -> 01; 421c 3122 -> 01; 2df6 3ca7 -> 00; 47d9 47d9 -> 01; 5385 47d9 -> 01; 7c01 2fc0 -> 00; 2c72 8001 -> 01; 2df6 fc00 -> 01
; 47d9 03ff -> 01; 42d4 2df6 -> 01; ad93 c4fd -> 01; 8001 42d4 -> 00; 7dda 7dda -> 00; 3c00 3c00 -> 01; 7c01 7c01 -> 00; 31e1 31e1 -> 01; fc00 fc00 -> 01
; 4000 4000 -> 01; 0001 0001 -> 01; 2ea5 2ea5 -> 01; 3c01 3c01 -> 01; 493a 493a -> 01; 03ff 03ff -> 01
define amdgpu_kernel void @fcmp_oge_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %c = fcmp oge half %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_olt_f16: f16 f16 -> b8
; 7c00 46ed -> 00; 6430 7c01 -> 00; 7bff 4568 -> 00; 7e00 fe80 -> 00; 7c01 0001 -> 00; 3555 3555 -> 00; 3c77 7e00 -> 00; 3796 4000 -> 01; c6f6 6430 -> 01
; 2c56 fe80 -> 00; 3c01 36d8 -> 00; 3787 3c00 -> 01; b555 7bff -> 01; b555 c4bf -> 00; 46ed 0001 -> 00; bc00 b787 -> 01; 6430 3c01 -> 00; 0001 0000 -> 00
; 46f6 4568 -> 00; 1645 4000 -> 01; bdb2 8000 -> 01; bc00 03ff -> 01; 3787 3f93 -> 01; 3796 46ed -> 01; fe80 4000 -> 00; 3aa5 b6d8 -> 00; 8001 3787 -> 01
; bdb2 c6f6 -> 00; 4acb 0400 -> 00; 7c01 7c01 -> 00; 1645 8001 -> 00; 8001 7c00 -> 01; 3555 0001 -> 00; 36d8 46ed -> 01; bc00 4568 -> 01; 3aa5 3aa5 -> 00
; af88 2f88 -> 01; 3c77 fc00 -> 00; 7c00 1645 -> 00; 3c01 838a -> 00; fe80 3f93 -> 00; 838a 0400 -> 01; 46ed c4bf -> 00; 0000 3555 -> 01; 2f88 03ff -> 00
; 46ed c6f6 -> 00; 46f6 c6f6 -> 00; 4000 af88 -> 00; 6430 b787 -> 00; 6430 af88 -> 00; 8001 838a -> 00; 4acb 1840 -> 00; 4acb 2c56 -> 00; 03ff 44bf -> 01
; b6d8 3f93 -> 01; 838a c4bf -> 00; 3aa5 8001 -> 00; 3bff 4000 -> 01; bc00 838a -> 01; 2c88 2c88 -> 00; 4570 4570 -> 00; 3b33 3b33 -> 00; 4520 4520 -> 00
; 5a36 5a36 -> 00; 8001 8001 -> 00; 3c00 3c00 -> 00; b9a1 b9a1 -> 00; 44f2 44f2 -> 00; 7bff 7bff -> 00; c4f2 c4f2 -> 00
define amdgpu_kernel void @fcmp_olt_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %c = fcmp olt half %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_ole_f16: f16 f16 -> b8
; 0001 0400 -> 01; c85c 335e -> 01; 4036 fe80 -> 00; 3bff 4351 -> 01; 7bff ea6d -> 00; c85c ea6d -> 00; 951a 6023 -> 01; 4127 49f5 -> 01; c407 ea6d -> 00
; c5f4 c5f4 -> 01; 3c77 7e00 -> 00; ea6d 4608 -> 01; fe80 3c01 -> 00; 03ff 5a63 -> 01; 6023 0001 -> 00; c5f4 ea6d -> 00; 8001 bc00 -> 00; c127 c036 -> 01
; 4608 bc00 -> 00; 0000 0000 -> 01; 08d6 8000 -> 00; 79c8 4000 -> 00; c407 485c -> 01; 4b61 4127 -> 00; 7e00 03ff -> 00; 4000 fc00 -> 00; 7e00 fc00 -> 00
; 49f5 4608 -> 00; 7bff 4127 -> 00; 03ff fe80 -> 00; fe80 0000 -> 00; 485c 3bff -> 00; 951a 4127 -> 01; 49f5 7bff -> 01; bc00 7c01 -> 00; a35a 0400 -> 01
; 4036 4972 -> 01; c5f4 c036 -> 01; 5a63 cb61 -> 00; 7c00 ea6d -> 00; 6023 4608 -> 00; 4407 fe80 -> 00; fc00 bc00 -> 01; 7bff 331c -> 00; 951a c85c -> 00
; c036 0000 -> 01; 4127 4351 -> 01; 4351 7c01 -> 00; 4036 c5f4 -> 00; fe80 4972 -> 00; 4b61 79c8 -> 01; 6023 4127 -> 00; 5a63 4972 -> 00; 7c00 485c -> 00
; 331c 485c -> 01; 0000 3c77 -> 01; c036 6023 -> 01; bc00 c9f5 -> 00; 4972 ea6d -> 00; 3860 3860 -> 01; 3dad 3dad -> 01; 7c01 7c01 -> 00; bd7e bd7e -> 01
; 4828 4828 -> 01; acd2 acd2 -> 01; bacd bacd -> 01; 4ba1 4ba1 -> 01
define amdgpu_kernel void @fcmp_ole_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %c = fcmp ole half %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_one_f16: f16 f16 -> b8
; 7e00 b6d0 -> 00; 3bff fc00 -> 01; 3cbc 03ff -> 01; fe80 bc6b -> 00; fc00 3082 -> 01; 3082 fe80 -> 00; bf85 7c00 -> 01; c5d2 057b -> 01; bfca bc00 -> 01
; 057b 3c00 -> 01; 4000 37c4 -> 01; 3c00 b669 -> 01; 3c00 7e00 -> 00; 0000 fe80 -> 00; 5ce7 8001 -> 01; 0400 8000 -> 01; bc00 fe80 -> 00; bcbc b082 -> 01
; 03ff 7bff -> 01; bf85 3669 -> 01; bfca 3c00 -> 01; 0400 6d62 -> 01; 3669 3cbc -> 01; bf85 bc6b -> 01; 057b b082 -> 01; 37c4 37c4 -> 00; 2eed bc00 -> 01
; 03ff 2eed -> 01; cd70 03ff -> 01; 480c 3cbc -> 01; bcbc 3646 -> 01; b6d0 bc6b -> 01; 36d0 7c01 -> 00; 4000 0000 -> 01; 3fca fe80 -> 00; 7c00 37c4 -> 01
; bfca bfca -> 00; 36d0 8000 -> 01; 7e00 057b -> 00; 3c01 7bff -> 01; 37c4 3c6b -> 01; b082 5ce7 -> 01; 3cbc 0400 -> 01; b6d0 7bff -> 01; c5d2 b669 -> 01
; b4e5 3bff -> 01; 8000 057b -> 01; 3646 0000 -> 01; 3fca 03ff -> 01; 3b55 8000 -> 01; 057b 3e03 -> 01; 0001 8000 -> 01; 5ce7 8000 -> 01; 3b55 8001 -> 01
; 2c39 8001 -> 01; 3e03 8000 -> 01; b6d0 3b55 -> 01; fe80 057b -> 00; bf85 5ce7 -> 01; 3646 3646 -> 00; 3213 3213 -> 00; 8000 8000 -> 00; 3c01 3c01 -> 00
; 38de 38de -> 00; 3ceb 3ceb -> 00; a752 a752 -> 00; 0400 0400 -> 00; 304b 304b -> 00; 8001 8001 -> 00; 2de2 2de2 -> 00; c0a6 c0a6 -> 00; 457d 457d -> 00
define amdgpu_kernel void @fcmp_one_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %c = fcmp one half %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_ueq_f16: f16 f16 -> b8
; 3f46 4565 -> 00; bc00 413a -> 00; c8b6 fd4c -> 01; c13a c8b6 -> 00; 48b6 4000 -> 00; bc00 0001 -> 00; 4174 0001 -> 00; 7c00 0400 -> 00; 468b d0c6 -> 00
; 3c00 c68b -> 00; d737 413a -> 00; 4b61 3f73 -> 00; 0000 3f46 -> 00; d737 4094 -> 00; 468b bf46 -> 00; 3f46 3ae2 -> 00; 4094 bc00 -> 00; 413a fd4c -> 01
; 3d91 3ae2 -> 00; 8000 468b -> 00; 3ae2 3c01 -> 00; bf73 413a -> 00; bf73 4b61 -> 00; c8b6 0000 -> 00; 3e72 bf46 -> 00; 413a 468b -> 00; 3c00 c13a -> 00
; 1808 7fbb -> 01; 4b61 4565 -> 00; 7fbb 3f73 -> 01; c094 bf46 -> 00; bc00 4b61 -> 00; fe80 0400 -> 01; c68b bf46 -> 00; bf46 3bff -> 00; 7c01 7e00 -> 01
; bf73 0400 -> 00; 4565 3bff -> 00; 37d4 4094 -> 00; 3f46 3c00 -> 00; fe80 3f46 -> 01; 48b6 fd4c -> 01; 4094 413a -> 00; 4194 37d4 -> 00; cb61 3ae2 -> 00
; 03ff c094 -> 00; c094 4b61 -> 00; 3663 1808 -> 00; ca81 3e72 -> 00; c68b d0c6 -> 00; 3d91 4194 -> 00; 7fbb 1808 -> 01; bf46 7bff -> 00; 03ff 7bff -> 00
; 4174 0000 -> 00; 0001 1808 -> 00; 1808 7c01 -> 01; 7fbb 8001 -> 01; fc00 fc00 -> 01; 355f 355f -> 01; 5ff3 5ff3 -> 01; 84c4 84c4 -> 01; 369b 369b -> 01
; fb4a fb4a -> 01; 6323 6323 -> 01; 8000 8000 -> 01; 38de 38de -> 01; 4b6a 4b6a -> 01
define amdgpu_kernel void @fcmp_ueq_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %c = fcmp ueq half %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_ugt_f16: f16 f16 -> b8
; 357b 309d -> 01; 388c 8001 -> 01; b314 48a1 -> 00; 3ee8 3763 -> 01; b2f6 7bff -> 00; 3314 3b5f -> 00; 7e00 3371 -> 01; 2cf5 03ff -> 01; 3bff 3c00 -> 00
; 7e00 0001 -> 01; 8000 3c00 -> 00; 7bff 7c00 -> 00; 309d 03ff -> 01; 0000 7c00 -> 00; 39e0 3c01 -> 00; 3314 3b8c -> 00; bb5f 0000 -> 00; 3b8c 0001 -> 01
; 3d4b 7e00 -> 01; 3c00 847d -> 01; 3ee8 4000 -> 00; 3763 03ff -> 01; 0400 388c -> 00; bb5f 7bff -> 00; 3b5f 7c01 -> 01; 3ee8 7e00 -> 01; bee8 b314 -> 00
; 3b5f b314 -> 01; fe80 0400 -> 01; 3d4b fe80 -> 01; bee8 847d -> 00; 03ff 7c01 -> 01; 03ff f5af -> 01; 03ff 2faa -> 00; 8001 48a1 -> 00; 0244 48a1 -> 00
; 3bff 32f6 -> 01; 3371 8001 -> 01; 388c 3b8c -> 00; 2faa bb5f -> 01; 0000 8000 -> 00; b3f2 357b -> 00; b57b 2faa -> 00; bc00 7bff -> 00; 3c00 b3f2 -> 01
; 0244 7c00 -> 00; 847d bb5f -> 01; 0244 39e0 -> 00; fe80 b57b -> 01; 0400 b3f2 -> 01; f5af 3b8c -> 00; 48a1 7c00 -> 00; 32f6 2cf5 -> 01; 7c01 39e0 -> 01
; bee8 0001 -> 00; bb5f 309d -> 00; 847d 7c00 -> 00; 2cf5 8001 -> 01; 3314 4000 -> 00; 7c00 7c00 -> 00; 4b7c 4b7c -> 00; 3e5d 3e5d -> 00; 0400 0400 -> 00
; fe80 fe80 -> 01; be1a be1a -> 00; 7a12 7a12 -> 00; c83d c83d -> 00; 40e6 40e6 -> 00; ae1e ae1e -> 00
define amdgpu_kernel void @fcmp_ugt_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %c = fcmp ugt half %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_uge_f16: f16 f16 -> b8
; 3e21 36f3 -> 01; 81f6 e467 -> 01; 34bb 45b6 -> 00; 81f6 3c82 -> 00; 31ac 17f5 -> 01; 31ac 39b7 -> 00; 31ac 3e21 -> 00; 3bff 34bb -> 01; 0400 c5b6 -> 01
; fe80 36f3 -> 01; 17f5 e1a0 -> 01; 377d 31ac -> 01; 0001 3e21 -> 00; 0400 81f6 -> 01; 39b7 31ac -> 01; be21 7c01 -> 01; 31ac 45b6 -> 00; 2867 fc00 -> 01
; b9b7 7bff -> 00; 7202 7c00 -> 00; 377d 0000 -> 01; 36f3 3775 -> 00; bc82 7c00 -> 00; 81f6 7e00 -> 01; 03d9 7bff -> 00; 7bff e467 -> 01; 8001 be21 -> 01
; b9ce 7c00 -> 00; b9ce b9ce -> 01; c5b6 b9b7 -> 00; b2ee 8000 -> 00; 2867 3e21 -> 00; 7e00 b2ee -> 01; 2cea b2ee -> 01; be21 c5b6 -> 01; 7c00 be21 -> 01
; fc00 03ff -> 00; b9ce 3076 -> 00; fe80 bc82 -> 01; fe80 7c00 -> 01; 2cea 3c82 -> 00; fc00 bc82 -> 00; 3bff 39b7 -> 01; b9b7 fe80 -> 01; 3c01 377d -> 01
; fe80 7e00 -> 01; 36f3 7e00 -> 01; 7c00 e467 -> 01; e1a0 3c00 -> 00; 32ee 81f6 -> 01; 36f3 2e21 -> 01; 81f6 31ac -> 00; 7bff 3c82 -> 01; 7c01 7c00 -> 01
; 7c00 bc82 -> 01; 03ff e1a0 -> 01; b9b7 03ff -> 00; 3bff b2ee -> 01; fe80 7202 -> 01; 2d49 2d49 -> 01; 4b3e 4b3e -> 01; 8001 8001 -> 01; 449f 449f -> 01
; bc8a bc8a -> 01; 3c8a 3c8a -> 01; 56cb 56cb -> 01; 4549 4549 -> 01; 7c00 7c00 -> 01; 3c00 3c00 -> 01
define amdgpu_kernel void @fcmp_uge_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %c = fcmp uge half %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_ult_f16: f16 f16 -> b8
; e2ec be08 -> 01; e2ec 3f4a -> 01; 3bff 7e00 -> 01; 0400 3766 -> 01; e2ec 3061 -> 01; 95cc 3848 -> 01; fe80 b848 -> 01; fc00 3bff -> 01; 03ff 3766 -> 01
; 7bff 3848 -> 00; 2d88 2303 -> 00; 47f8 be08 -> 00; 340f 2f92 -> 00; e2ec 2399 -> 01; fc00 bc00 -> 01; 2f92 2303 -> 00; fc00 c25f -> 01; 8000 3bff -> 01
; ae5b c7f8 -> 00; c7f8 8001 -> 01; c292 fe80 -> 01; 3848 2303 -> 00; 2303 0400 -> 00; 3848 fc00 -> 00; 3d43 e2ec -> 00; 7e00 ae5b -> 01; 35bf 3bff -> 01
; 8000 2399 -> 01; 3c00 fc00 -> 00; c7f8 3848 -> 01; 2303 bf4a -> 00; 35bf c292 -> 00; 35bf 1282 -> 00; c25f bd43 -> 01; 2e5b bc00 -> 00; 2f92 3766 -> 01
; 3848 05c1 -> 00; 03ff 7bff -> 01; e2ec 2e5b -> 01; 2f92 4000 -> 01; 2399 0000 -> 00; 1282 ae5b -> 00; e2ec 1282 -> 01; 1282 2f92 -> 01; 3061 7bff -> 01
; 2e5b 95cc -> 00; 05c1 3f4a -> 01; bc00 0000 -> 01; 4000 3e08 -> 00; 2d88 2f92 -> 01; 3d43 7c00 -> 01; 05c1 8001 -> 00; 8001 bd43 -> 00; 3c01 0400 -> 00
; 7c01 c292 -> 01; 95cc 8001 -> 01; 8000 c7f8 -> 00; bf4a 2399 -> 01; 3766 bc00 -> 00; 8000 0000 -> 00; c14f c14f -> 00; 8000 8000 -> 00; a579 a579 -> 00
; 4b0d 4b0d -> 00; 0001 0001 -> 00; 3bff 3bff -> 00; 39f0 39f0 -> 00; fc00 fc00 -> 00; 4992 4992 -> 00
define amdgpu_kernel void @fcmp_ult_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %c = fcmp ult half %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_ule_f16: f16 f16 -> b8
; fe80 c3df -> 01; c870 3820 -> 01; 3a83 4000 -> 01; 7df8 7c01 -> 01; 7c00 449a -> 00; 3c00 bfda -> 00; 4870 f3fb -> 00; 3fda 2f94 -> 00; 3f14 731c -> 01
; 3c00 7e00 -> 01; 3c01 3f14 -> 01; fe80 3101 -> 01; 0000 2f94 -> 01; bfda 8001 -> 01; 43df fc00 -> 00; 03ff 3356 -> 01; 4870 b356 -> 00; 4b62 3f14 -> 00
; 3101 3a83 -> 01; 3bff bc00 -> 00; 3b6d 0001 -> 00; 7e00 bfda -> 01; 3e22 492b -> 01; 3fda 7bff -> 01; f3fb 03ff -> 01; c49a 731c -> 01; c3df 03ff -> 01
; 2f94 7e00 -> 01; 0400 2f94 -> 01; 3d60 492b -> 01; 3a83 c870 -> 00; 3c01 b101 -> 00; 0400 7bff -> 01; 731c bfda -> 00; 3b6d 3d60 -> 01; 3356 f3fb -> 00
; 492b 3820 -> 00; b356 3bff -> 01; 3356 731c -> 01; 7bff 449a -> 00; 492b 3e22 -> 00; 4870 7bff -> 01; 449a 8000 -> 00; 3bff b101 -> 00; 03ff c49a -> 00
; 3b6d c49a -> 00; 3c00 b101 -> 00; 3b6d 7bff -> 01; c49a 0400 -> 01; 7e00 7df8 -> 01; fe80 3bff -> 01; 3b6d 7df8 -> 01; 3820 3820 -> 01; 8000 fc00 -> 00
; 3356 0400 -> 00; 8000 3bff -> 01; c92b bc00 -> 01; 3bff 43df -> 01; 3d60 c49a -> 00; 7c01 43df -> 01; bb6f bb6f -> 01; c692 c692 -> 01; fe80 fe80 -> 01
; baaf baaf -> 01; 30ab 30ab -> 01; bde7 bde7 -> 01; 3c01 3c01 -> 01; 26be 26be -> 01; 0400 0400 -> 01; 4692 4692 -> 01; 33ae 33ae -> 01; b580 b580 -> 01
define amdgpu_kernel void @fcmp_ule_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %c = fcmp ule half %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_une_f16: f16 f16 -> b8
; 64f3 0400 -> 01; 2e3e 0400 -> 01; 3bff 03ff -> 01; 8000 3c01 -> 01; bf74 40a3 -> 01; 7bff 3ccd -> 01; 4000 ae85 -> 01; 4000 bc00 -> 01; 40a3 64f3 -> 01
; bccd 0001 -> 01; 7bff 03ff -> 01; f0d3 8001 -> 01; 4607 8000 -> 01; 2e3e 1fb8 -> 01; 3c00 475a -> 01; 323a 0000 -> 01; 2e85 326d -> 01; 41a3 3d3a -> 01
; 44b1 323a -> 01; ae85 7c01 -> 01; 2e3e 246f -> 01; 7e00 44b1 -> 01; 3c00 0400 -> 01; 0e85 3c01 -> 01; 8001 0001 -> 01; 3c00 326d -> 01; 0000 64f3 -> 01
; 323a f5f6 -> 01; 7bff c1a3 -> 01; bc00 326d -> 01; 475a 323a -> 01; bccd c4b1 -> 01; bf74 3f74 -> 01; 0e85 4607 -> 01; 7bff f5f6 -> 01; 1fb8 3c00 -> 01
; 7c00 7e00 -> 01; 03ff c4b1 -> 01; 3bff c1a3 -> 01; 326d c607 -> 01; 7e00 3d3a -> 01; 1fb8 7c00 -> 01; 3c01 475a -> 01; 2e85 8001 -> 01; 8001 7bff -> 01
; 40a3 fc00 -> 01; 326d 44b1 -> 01; f5f6 3bff -> 01; bc00 c1a3 -> 01; 0400 0400 -> 00; 7bff 40a3 -> 01; 8001 01a7 -> 01; fc00 7c01 -> 01; 7c00 0000 -> 01
; 3c01 432b -> 01; b23a 7c01 -> 01; fc00 c1a3 -> 01; c4b1 475a -> 01; 64f3 3f74 -> 01; 3f74 41a3 -> 01; 3350 3350 -> 00; 3bff 3bff -> 00; b6ca b6ca -> 00
; b2fd b2fd -> 00; 4417 4417 -> 00; 3673 3673 -> 00; 2e8a 2e8a -> 00; c781 c781 -> 00; 2c99 2c99 -> 00; cd71 cd71 -> 00
define amdgpu_kernel void @fcmp_une_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %c = fcmp une half %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_ord_f16: f16 f16 -> b8
; c44f 3535 -> 01; 350b 39b0 -> 01; 2dfe 38d5 -> 01; beea 3fe4 -> 01; b535 751c -> 01; 7e00 b9b0 -> 00; bf2e 0001 -> 01; bfe4 b50b -> 01; 39b0 3535 -> 01
; c3de b50b -> 01; c44f 03ff -> 01; c3de 03ff -> 01; 350b 3c00 -> 01; 03ff c3de -> 01; 30ed 4000 -> 01; 3bff 8001 -> 01; b9b0 32e9 -> 01; 3535 7c01 -> 00
; c44f a286 -> 01; bf2e 2e98 -> 01; 751c 0000 -> 01; 3bff 0400 -> 01; ba3e 3bff -> 01; 2dfe 3c01 -> 01; b50b c44f -> 01; 3fe4 bf2e -> 01; 39b0 b50b -> 01
; 33ef 751c -> 01; 444f 0001 -> 01; 3fe4 c3de -> 01; 7bff b9b0 -> 01; 33ef bfe4 -> 01; bfe4 38d5 -> 01; b85f 39b0 -> 01; c3de b85f -> 01; ba3e bc00 -> 01
; c3de 3bff -> 01; 0400 7e00 -> 00; 350b 3535 -> 01; 2dfe 3a3e -> 01; ecaf 3a3e -> 01; fc00 c3de -> 01; bc00 d0d6 -> 01; 350b 32e9 -> 01; bc00 fe80 -> 00
; beea b9b0 -> 01; 0400 2e98 -> 01; c44f 3bff -> 01; 38d5 c44f -> 01; 3bff 7c00 -> 01; 3f2e b50b -> 01; 03ff 8000 -> 01; b9b0 bc00 -> 01; bf2e 3bff -> 01
; b50b ecaf -> 01; 3bff b50b -> 01; 30ed 03ff -> 01; 0001 0001 -> 01; 3c01 3c01 -> 01; 8001 8001 -> 01; 0400 0400 -> 01; 8000 8000 -> 01; acac acac -> 01
; c5fc c5fc -> 01; fe80 fe80 -> 00; 2cac 2cac -> 01; 44ee 44ee -> 01; bc0a bc0a -> 01; 7c00 7c00 -> 01
define amdgpu_kernel void @fcmp_ord_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %c = fcmp ord half %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_uno_f16: f16 f16 -> b8
; fe80 7c01 -> 01; 3d0b 7e00 -> 01; 3c00 8001 -> 00; 38ae 4a3e -> 00; 384b 4000 -> 00; 371d ca3e -> 00; fc00 7e00 -> 01; 4a3e aebf -> 00; aebf 3c01 -> 00
; 3c01 3bff -> 00; 38ae c42c -> 00; 1aff 0001 -> 00; 442c 38d8 -> 00; ca3e 3c01 -> 00; 0001 aebf -> 00; 1aff ca3e -> 00; e0c2 bc00 -> 00; 7bff fc00 -> 00
; 371d 3bff -> 00; ca3e c42c -> 00; b8d8 7bff -> 00; 8001 442c -> 00; e0c2 b480 -> 00; 7e00 3bff -> 01; 4423 37c9 -> 00; 8000 b84b -> 00; 0000 b8d8 -> 00
; bc00 3d0b -> 00; 4ad1 0001 -> 00; 8001 03ff -> 00; fe80 0001 -> 01; b71a 8040 -> 00; 3480 38d8 -> 00; 4ad1 38ae -> 00; 0000 4ad1 -> 00; 8040 3d0b -> 00
; 0400 7c01 -> 01; 3c01 8040 -> 00; 3bff 03ff -> 00; e0c2 4ad1 -> 00; b8d8 7c01 -> 01; 8040 0400 -> 00; c42c fc00 -> 00; aebf bc00 -> 00; fe80 37c9 -> 01
; b71a 7e00 -> 01; 38d8 b84b -> 00; 3c00 1aff -> 00; b480 b8d8 -> 00; 3480 0000 -> 00; 7c01 d9ab -> 01; 8040 8040 -> 00; e0c2 3405 -> 00; 4ad1 1aff -> 00
; e0c2 3c00 -> 00; b480 6887 -> 00; 4a3e 4115 -> 00; b405 fc00 -> 00; 3bff 3bff -> 00; aec0 aec0 -> 00; 44b2 44b2 -> 00; 4f68 4f68 -> 00; efb6 efb6 -> 00
; c214 c214 -> 00; c462 c462 -> 00; 4000 4000 -> 00; 3b78 3b78 -> 00; fc00 fc00 -> 00
define amdgpu_kernel void @fcmp_uno_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %c = fcmp uno half %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_true_f16: f16 f16 -> b8
; 3c01 4648 -> 01; fc00 38b6 -> 01; b38a 38b6 -> 01; 1e5e 0000 -> 01; 3bff 4000 -> 01; 7c01 ba4c -> 01; b6f9 451b -> 01; 4602 2c0a -> 01; 3a3d 36f9 -> 01
; 7bff 7c01 -> 01; 2f5f b700 -> 01; b8b6 7bff -> 01; 3a4c 3c01 -> 01; 3bff 3c00 -> 01; 0000 8001 -> 01; 42cd 3a4c -> 01; 2f5f 38b6 -> 01; 4648 b38a -> 01
; 7e00 2e32 -> 01; ba4c 4602 -> 01; 0fd2 ba4c -> 01; 2f5f b8b6 -> 01; 451b 2c0a -> 01; 8001 0000 -> 01; b8b6 42cd -> 01; 4648 0001 -> 01; 3700 2f5f -> 01
; 9ff1 bc00 -> 01; 2c0a 0000 -> 01; 7c00 4022 -> 01; 42cd b700 -> 01; 4602 451b -> 01; b38a 451b -> 01; 8001 b38a -> 01; 7c01 37a7 -> 01; 0001 3700 -> 01
; b6f9 c022 -> 01; 4022 3700 -> 01; 37a7 0400 -> 01; 0000 451b -> 01; ae32 7c00 -> 01; 36f9 451b -> 01; 3bff ae32 -> 01; 3c00 4602 -> 01; 7bff 1e5e -> 01
; 1e5e 3a4c -> 01; 7c00 24e8 -> 01; 2e32 42cd -> 01; 03ff 24e8 -> 01; 7e00 fc00 -> 01; 3a4c ba4c -> 01; 8000 ae32 -> 01; 7e00 3bff -> 01; 2c0a 0400 -> 01
; 3a4c 2f5f -> 01; 0400 4000 -> 01; 3bff 49da -> 01; 37a7 3bff -> 01; 7bff 7bff -> 01; 4ef2 4ef2 -> 01; 3815 3815 -> 01; 4060 4060 -> 01; 3bff 3bff -> 01
; 3280 3280 -> 01; 62a7 62a7 -> 01; 3c01 3c01 -> 01; 0001 0001 -> 01; 5d74 5d74 -> 01
define amdgpu_kernel void @fcmp_true_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %c = fcmp true half %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_false_f16: f16 f16 -> b8
; 03ff 55f5 -> 00; c883 7018 -> 00; b5ce 3be3 -> 00; 3c00 fe80 -> 00; 8000 b608 -> 00; 5173 3c01 -> 00; 3798 7c01 -> 00; 34da 2e37 -> 00; 7e00 34da -> 00
; 35ce cf42 -> 00; 0400 b5cf -> 00; 5173 b608 -> 00; 3c00 7c00 -> 00; 0001 7c01 -> 00; b7b4 3c01 -> 00; fc00 3e3d -> 00; 3e3d 8000 -> 00; 7bff cf42 -> 00
; 0001 7c00 -> 00; fc00 5173 -> 00; c883 3491 -> 00; 3608 7e00 -> 00; c883 3e3d -> 00; 3be3 b5cf -> 00; fe80 0001 -> 00; 3c00 3c01 -> 00; 55f5 7e00 -> 00
; fc00 4000 -> 00; 3798 b608 -> 00; 35cf fe80 -> 00; 7018 0001 -> 00; 3798 8001 -> 00; b491 8000 -> 00; 0001 0400 -> 00; 34da 3608 -> 00; fe80 7c01 -> 00
; 7e00 5173 -> 00; c883 4883 -> 00; 8001 0000 -> 00; 35cf 46ec -> 00; cf42 7c01 -> 00; 5173 cf42 -> 00; 30a1 0400 -> 00; 7c01 34d6 -> 00; c883 be3d -> 00
; fc00 bc00 -> 00; 3491 b7b4 -> 00; 7e00 3c00 -> 00; b5ce 3c00 -> 00; 35ce 3be3 -> 00; 8001 8001 -> 00; 8001 b608 -> 00; 30a1 4883 -> 00; 3e3d 0001 -> 00
; 3e3d 3798 -> 00; 8001 0001 -> 00; 35cf e48a -> 00; be3d b7b4 -> 00; 0000 7c00 -> 00; 7c01 7c01 -> 00; 3f92 3f92 -> 00; 3380 3380 -> 00; 2f6c 2f6c -> 00
; f5ba f5ba -> 00; 3f5b 3f5b -> 00; 3bcf 3bcf -> 00; af6c af6c -> 00; af2e af2e -> 00
define amdgpu_kernel void @fcmp_false_f16(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr half, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr half, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load half, ptr addrspace(1) %a0, align 2
  %i1 = load half, ptr addrspace(1) %a1, align 2
  %c = fcmp false half %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_oeq_f32: f32 f32 -> b8
; 3f7fffff 00000000 -> 00; 1273268c 40000000 -> 00; 4fbbdab9 7f7fffff -> 00; 40000000 417a3a9c -> 00; c02dc075 40a8b873 -> 00; 709df63d ffd00000 -> 00
; bde642d7 bebab8b2 -> 00; ff800000 3f800001 -> 00; bf484efa 007fffff -> 00; 7fc00000 3eaad744 -> 00; 402dc075 417a3a9c -> 00; c13b5663 3f7fec7e -> 00
; 709df63d 3de642d7 -> 00; 417a3a9c e396db83 -> 00; 40000000 00000001 -> 00; 3f800000 c02dc075 -> 00; 3f484efa 4fbbdab9 -> 00; 007fffff 80000001 -> 00
; bf484efa 3eaad744 -> 00; 3ebab8b2 007fffff -> 00; 00000001 00000000 -> 00; bf800000 f8f535f4 -> 00; 007fffff 7f800001 -> 00; 3e0f577a 4fbbdab9 -> 00
; 7f800001 413b5663 -> 00; 3f851d8a e396db83 -> 00; 007fffff bf484efa -> 00; bf7fec7e 413b5663 -> 00; c02dc075 3f7fffff -> 00; 3f7fec7e 80000001 -> 00
; 413b5663 bf800000 -> 00; 80000001 4047da60 -> 00; 413b5663 bebab8b2 -> 00; bebab8b2 c17a3a9c -> 00; 3de642d7 ff800000 -> 00; 1273268c 007fffff -> 00
; bf484efa bebab8b2 -> 00; 3ebab8b2 3f800001 -> 00; bf484efa ffd00000 -> 00; 00000001 bde642d7 -> 00; bf800000 ff800000 -> 00; 007fffff bf7fec7e -> 00
; 709df63d 7fc00000 -> 00; 007fffff c13b5663 -> 00; 3f800001 40ab2edc -> 00; 7f800001 3f800001 -> 00; 3f484efa 80000001 -> 00; c17a3a9c e396db83 -> 00
; 7f800001 40000000 -> 00; 709df63d 3eaad744 -> 00; ecab3881 3f800001 -> 00; c02dc075 3f7fec7e -> 00; 3e0f577a 7f800001 -> 00; 417a3a9c 7f800001 -> 00
; 3e31c01f 1273268c -> 00; 80000000 00000001 -> 00; bf484efa 413b5663 -> 00; 3ebab8b2 3ebab8b2 -> 01; 3f7fec7e 3e31c01f -> 00; 12ace9b9 12ace9b9 -> 01
; a68620cc a68620cc -> 01; 7f800000 7f800000 -> 01; 3ef7a1d8 3ef7a1d8 -> 01; 00000001 00000001 -> 01; 3f800000 3f800000 -> 01; b17d7c03 b17d7c03 -> 01
; 3f433ff2 3f433ff2 -> 01; bd822097 bd822097 -> 01; 3e0caffa 3e0caffa -> 01; c13e8a30 c13e8a30 -> 01
define amdgpu_kernel void @fcmp_oeq_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %c = fcmp oeq float %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_ogt_f32: f32 f32 -> b8
; 40acead2 3f7fffff -> 01; 3f800001 3f800001 -> 00; 40000000 535d0015 -> 00; 3f00eefc bf3c520e -> 01; 3f800001 3e2e7d9d -> 01; 7f800001 ad22daf2 -> 00
; 3f00eefc 00800000 -> 01; 7f7fffff 3ecab0f8 -> 01; ff800000 3ecab0f8 -> 00; ff800000 ad22daf2 -> 00; 7f800000 3e2e7d9d -> 01; beb9bfaf 3f5dd293 -> 00
; 3ecab0f8 7f800001 -> 00; 410e7a0d 3f7fffff -> 01; 8a5e0a82 40ace8bf -> 00; 3f222666 3e7b33db -> 01; 3eb9bfaf 3f297758 -> 00; 3f3c520e 007fffff -> 01
; ad22daf2 bdfd7ce1 -> 01; 3f800000 3f800000 -> 00; 7fc00000 7f7fffff -> 00; beb9bfaf 3f800000 -> 00; 5a65153a 00800000 -> 01; 3f5dd293 7f800000 -> 00
; 8a5e0a82 3f00eefc -> 00; 3f222666 3289ac98 -> 01; 007fffff ffd00000 -> 00; 3f800000 40000000 -> 00; 3f5dd293 3e2e7d9d -> 01; 3f7fffff 3dfd7ce1 -> 01
; 7f800000 7f800001 -> 00; 3f3c520e 7f800000 -> 00; 40acead2 c10e7a0d -> 01; 00800000 8a5e0a82 -> 01; 00000001 00000001 -> 00; 7f800001 007fffff -> 00
; 3ec5a7fd be2e7d9d -> 01; 00000000 7f800000 -> 00; 007fffff 3f00eefc -> 00; ffd00000 40acead2 -> 00; 7f800001 3dfd7ce1 -> 00; 40000000 3dfd7ce1 -> 01
; 80000000 40acead2 -> 00; be2e7d9d 3f3c520e -> 00; 3e2e7d9d 00000001 -> 01; 3f5dd293 3289ac98 -> 01; ad22daf2 8a5e0a82 -> 00; 535d0015 3eb9bfaf -> 01
; ff800000 80000001 -> 00; 535d0015 3f800000 -> 01; c10e7a0d beb9bfaf -> 00; 3f00eefc 3f297758 -> 00; be2e7d9d 535d0015 -> 00; 40000000 80000000 -> 01
; 40ace8bf 3dfd7ce1 -> 01; 3eb9bfaf be2e7d9d -> 01; bf3c520e 3289ac98 -> 00; 3e2e7d9d bdfd7ce1 -> 01; bf3c520e becab0f8 -> 00; 3f5dd293 3f800000 -> 00
; bdc922b5 bdc922b5 -> 00; 3e4e20a1 3e4e20a1 -> 00; 3fd89b1a 3fd89b1a -> 00; 3eaa8b38 3eaa8b38 -> 00; 3e56d950 3e56d950 -> 00; 3dc922b5 3dc922b5 -> 00
; bfa25cd8 bfa25cd8 -> 00; 48fc09d2 48fc09d2 -> 00; beaa8b38 beaa8b38 -> 00; ff800000 ff800000 -> 00; 410a067a 410a067a -> 00
define amdgpu_kernel void @fcmp_ogt_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %c = fcmp ogt float %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_oge_f32: f32 f32 -> b8
; 3f800001 bf2e8050 -> 01; 8869e679 be7607d1 -> 01; 7f7fffff 3f6e08c7 -> 01; ffd00000 bf6e08c7 -> 00; 41141dc1 be7607d1 -> 01; 3f6e08c7 ffd00000 -> 00
; 00000001 3e34632f -> 00; bf2e8050 be7607d1 -> 00; bf6e08c7 41079c29 -> 00; 3f7fffff 3e7607d1 -> 01; 41079c29 ffd00000 -> 00; 11a13579 ed58e6b2 -> 01
; 40fe1815 7fc00000 -> 00; 8869e679 3e801452 -> 00; bf800000 80000001 -> 00; ffd00000 ffd00000 -> 00; 3d947ac4 3e34632f -> 00; 8869e679 007fffff -> 00
; 3e7607d1 41079c29 -> 00; 8869e679 7f800001 -> 00; 8dfc3836 8dfc3836 -> 01; 3f8c8d99 80000000 -> 01; 80000001 bdb4ddac -> 01; 40000000 3f2e8050 -> 01
; 3db4ddac 648b870a -> 00; 7fc00000 ffd00000 -> 00; c1141dc1 3d8029f1 -> 00; 404b6450 bf2e8050 -> 01; 0a64364d 3f6e08c7 -> 00; 11a13579 3e7607d1 -> 00
; 80000001 ff800000 -> 01; 3f7fffff 7f7fffff -> 00; 3f8c8d99 bf6e08c7 -> 01; 8869e679 c1141dc1 -> 01; 3d947ac4 3f6e08c7 -> 00; 00000001 648b870a -> 00
; 41141dc1 80000000 -> 01; bf6e08c7 3f8c8d99 -> 00; 3e34632f 00800000 -> 01; 648b870a 00000001 -> 01; 3f800001 00800000 -> 01; 00000000 3e801452 -> 00
; 3e801452 3e7607d1 -> 01; 41141dc1 40000000 -> 01; 3d947ac4 bd8029f1 -> 01; 3f800001 3f7fffff -> 01; 3f800001 bdb4ddac -> 01; 0a64364d 8dfc3836 -> 01
; be7607d1 11a13579 -> 00; bf2e8050 bd8029f1 -> 00; 40fe1815 bdb4ddac -> 01; 7fc00000 3efc26ea -> 00; 80000000 be7607d1 -> 01; 7fc00000 7f7fffff -> 00
; 80000001 40fe1815 -> 00; 648b870a 7f800000 -> 00; 648b870a bdb4ddac -> 01; 8869e679 417993f5 -> 00; 967568f1 967568f1 -> 01; 00000001 00000001 -> 01
; bef870b2 bef870b2 -> 01; 3f800000 3f800000 -> 01; 3eeeef4f 3eeeef4f -> 01; 40000000 40000000 -> 01; 3dcc9887 3dcc9887 -> 01; 3ef870b2 3ef870b2 -> 01
; 3f7f80a8 3f7f80a8 -> 01; 3f800001 3f800001 -> 01
define amdgpu_kernel void @fcmp_oge_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %c = fcmp oge float %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_olt_f32: f32 f32 -> b8
; 3da9af04 bda97b0d -> 00; 40fe562f 80000000 -> 00; ed465ca5 40e1b529 -> 01; 3f800000 c0fe562f -> 00; 3f7fffff 3e1ba16a -> 00; 40000000 c0fe562f -> 00
; 00000000 c1329078 -> 00; c1329078 bef879a3 -> 01; 3da97b0d ffd00000 -> 00; 41715fc8 3f800000 -> 00; 966c0030 bda97b0d -> 00; 7f800001 3f794b0d -> 00
; 3da9af04 7f800000 -> 01; 966c0030 40fe562f -> 01; 80000001 7f800001 -> 00; 3ef879a3 c0fe562f -> 00; ff800000 80000001 -> 01; bda97b0d bef879a3 -> 00
; 3f800001 081945e2 -> 00; 3da9af04 ed465ca5 -> 00; 40110a8f 80000001 -> 00; 66a87e11 bef879a3 -> 00; 7f7fffff bef879a3 -> 00; 40fe562f 40b003a1 -> 00
; 41715fc8 3dacf3bc -> 00; 40000000 00000001 -> 00; bf800000 80000001 -> 01; 66a87e11 7f800000 -> 01; c0e1b529 3da97b0d -> 01; 40110a8f 8b56851d -> 00
; 3da97b0d 3da97b0d -> 00; 3f800001 00800000 -> 00; 7f7fffff 966c0030 -> 00; 966c0030 3f98fb82 -> 01; ed465ca5 00000000 -> 01; c0e1b529 bda97b0d -> 01
; 80000001 ff800000 -> 00; c1329078 966c0030 -> 01; c1329078 3dacf3bc -> 01; 7fc00000 3f794b0d -> 00; 03b3067c bda97b0d -> 00; 3f800001 7fc00000 -> 00
; 081945e2 00800000 -> 00; 7f800000 3f98fb82 -> 00; c1329078 40000000 -> 01; 00800000 3f98fb82 -> 01; 03b3067c 8b56851d -> 00; 966c0030 00000000 -> 01
; 966c0030 66a87e11 -> 01; bf800000 3f800001 -> 01; bf794b0d 3e1ba16a -> 01; 3f98fb82 081945e2 -> 00; 3da9af04 7f7fffff -> 01; 966c0030 40e1b529 -> 01
; 3f800000 40e1b529 -> 01; c0fe562f 66a87e11 -> 01; 00000000 3f98fb82 -> 01; 80000000 40110a8f -> 01; 8b56851d 66a87e11 -> 01; 3f800000 3f800000 -> 00
; be1766ae be1766ae -> 00; 00800000 00800000 -> 00; 3e27247f 3e27247f -> 00; 7f7fffff 7f7fffff -> 00; 22ac725b 22ac725b -> 00; 7f800001 7f800001 -> 00
; 80000000 80000000 -> 00; 3f2e5468 3f2e5468 -> 00; 3f7fffff 3f7fffff -> 00; bccb57c0 bccb57c0 -> 00; 40565a0f 40565a0f -> 00
define amdgpu_kernel void @fcmp_olt_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %c = fcmp olt float %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_ole_f32: f32 f32 -> b8
; 40033ffc 416ebfde -> 01; 00800000 3d4d8580 -> 01; 7f9898d6 bfe00b93 -> 00; 40033ffc 007fffff -> 00; ff800000 007fffff -> 01; 3ec9d324 3eeda5b8 -> 01
; 358172f8 bfd92363 -> 00; 7fc00000 7fc00000 -> 00; 6e60717f beeda5b8 -> 00; 00800000 3f7fffff -> 01; 3e48af82 c0def6cd -> 00; 3f800001 3fe00b93 -> 01
; 3fd92363 c16ebfde -> 00; 7f800001 ff800000 -> 00; 40def6cd c173272b -> 00; beeda5b8 c16ebfde -> 00; 00000001 c173272b -> 00; c02f5b17 7f800000 -> 01
; e1a50a8c 00800000 -> 01; beeda5b8 3f800001 -> 01; 358172f8 7f9898d6 -> 00; 3eed2f7f 6e60717f -> 01; 007fffff 3e48af82 -> 01; 3f800001 00800000 -> 00
; c02f5b17 7fc00000 -> 00; 00800000 c7a64b72 -> 00; 4164758f 3f800001 -> 00; bfd92363 3ec9d324 -> 01; c02f5b17 3ec9d324 -> 01; 3e48af82 ffd00000 -> 00
; 40033ffc 3f7fffff -> 00; 7f800001 7f7fffff -> 00; 7f7fffff 3eeda5b8 -> 00; c7a64b72 00000001 -> 01; 80000001 bfd92363 -> 00; 80000000 3f800000 -> 01
; 3f7fffff 80000001 -> 00; 7fc00000 c16ebfde -> 00; ffd00000 3f800000 -> 00; 358172f8 c02f5b17 -> 00; c0def6cd bfe00b93 -> 01; bf800000 7f7fffff -> 01
; 80000000 7f800000 -> 01; bf800000 beeda5b8 -> 01; 7f9898d6 00800000 -> 00; 40def6cd 416ebfde -> 01; bf800000 3fe00b93 -> 01; c0def6cd 3dacc199 -> 01
; 3f800001 ffd00000 -> 00; 6e60717f 3d4d8580 -> 00; 416ebfde 00000000 -> 00; 3e48af82 4164758f -> 01; 7fc00000 c7a64b72 -> 00; c173272b bfe00b93 -> 01
; 3e48af82 3eed2f7f -> 01; 3f800000 7f9898d6 -> 00; e1a50a8c 007fffff -> 01; 3dacc199 3f800000 -> 01; 6e60717f 3f800001 -> 00; 7f9898d6 c173272b -> 00
; 7f800000 7f800000 -> 01; 416a8ba8 416a8ba8 -> 01; 9830c8c1 9830c8c1 -> 01; 3f7fffff 3f7fffff -> 01; 80000000 80000000 -> 01; b72f7837 b72f7837 -> 01
; a7c12018 a7c12018 -> 01; 3e706ba1 3e706ba1 -> 01; 3dee4f96 3dee4f96 -> 01; 80000001 80000001 -> 01
define amdgpu_kernel void @fcmp_ole_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %c = fcmp ole float %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_one_f32: f32 f32 -> b8
; bdec34a8 00000001 -> 01; 80000001 98109c88 -> 01; 3f800000 3f51ebbc -> 01; c0fe4470 3e54e159 -> 01; 3dc81b4e 3f800000 -> 01; 007fffff 00800000 -> 01
; ff800000 80000001 -> 01; 3dc8a42a b65d0b81 -> 01; c0fe4470 7f7fffff -> 01; 40fe4470 3dc81b4e -> 01; 98109c88 ffd00000 -> 00; 3ffc7a42 4140c7b0 -> 01
; 3e54e159 00000001 -> 01; ff800000 be48d0cc -> 01; ffd00000 00000000 -> 00; 4163b447 4163b447 -> 00; be54e159 7f800001 -> 00; bffc7a42 6f2432b7 -> 01
; be54e159 4140c7b0 -> 01; bdc8a42a 40000000 -> 01; ce8b0257 058ac272 -> 01; 058ac272 bdc8a42a -> 01; 3dc8a42a 00000001 -> 01; be5745cd 65ca3b21 -> 01
; 4140c7b0 80000001 -> 01; c140c7b0 98109c88 -> 01; 3eddda8b 3f7fffff -> 01; 3dc81b4e 3dc81b4e -> 00; 00000000 bdc8a42a -> 01; be54e159 3f800001 -> 01
; 80000000 00000000 -> 00; 3e54e159 3ec14708 -> 01; 3dec34a8 b65d0b81 -> 01; 65ca3b21 bdec34a8 -> 01; be48d0cc ce8b0257 -> 01; 98109c88 3e48d0cc -> 01
; 3e48d0cc 3dec34a8 -> 01; 7f7fffff 3f7fffff -> 01; 3f800001 4163b447 -> 01; 7f800001 bdec34a8 -> 00; 80000001 40fe4470 -> 01; 7f800000 7f7fffff -> 01
; be5745cd 3eddda8b -> 01; bdc8a42a bdec34a8 -> 01; be48d0cc bffc7a42 -> 01; c140c7b0 40941495 -> 01; 3f800001 98109c88 -> 01; 007fffff 3f800001 -> 01
; ce8b0257 3ec14708 -> 01; 3f7fffff 007fffff -> 01; be48d0cc 6f2432b7 -> 01; 4140c7b0 ff800000 -> 01; 3f800001 bffc7a42 -> 01; 40fe4470 3e54e159 -> 01
; c0fe4470 3eddda8b -> 01; 4163b447 be5745cd -> 01; b65d0b81 3f51ebbc -> 01; bdec34a8 be54e159 -> 01; 00000000 6f2432b7 -> 01; 3fb0cbc8 3fb0cbc8 -> 00
; 7fc00000 7fc00000 -> 00; 412e85c3 412e85c3 -> 00; 3fcb8751 3fcb8751 -> 00; bfb0cbc8 bfb0cbc8 -> 00; 3ddf0427 3ddf0427 -> 00; bf0a9a37 bf0a9a37 -> 00
; 407a97f1 407a97f1 -> 00; 7f800001 7f800001 -> 00; d369044f d369044f -> 00
define amdgpu_kernel void @fcmp_one_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %c = fcmp one float %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_ueq_f32: f32 f32 -> b8
; 7f7fffff c9976d78 -> 00; 3dac04d2 7f800000 -> 00; 40d59b4b bdac04d2 -> 00; 40d59b4b 40938779 -> 00; c0c14bff 40c14bff -> 00; 40000000 3edcffe7 -> 00
; 7f800001 ffd00000 -> 01; 00000001 be98e317 -> 00; bf85d3d4 007fffff -> 00; 00000001 79589119 -> 00; 68fc997c c9976d78 -> 00; 40b7278b 68fc997c -> 00
; 80000000 3dac04d2 -> 00; 7f800000 40d59b4b -> 00; 40938779 3f7fffff -> 00; ab601384 beee82b7 -> 00; 3d5e5b37 3f974af4 -> 00; bf974af4 ab601384 -> 00
; ab601384 00000001 -> 00; 79589119 402d0334 -> 00; 00000001 3f800000 -> 00; 3dac04d2 c0c14bff -> 00; 00000001 40a5bd13 -> 00; 007fffff 80000000 -> 00
; 3f974af4 c0b7278b -> 00; c9976d78 7fc00000 -> 01; bf85d3d4 3f800001 -> 00; 40000000 c0c14bff -> 00; bf974af4 7f7fffff -> 00; 3f800001 00800000 -> 00
; 7f800001 402d0334 -> 01; bf974af4 3f85d3d4 -> 00; 40938779 80000001 -> 00; 80000000 3eee82b7 -> 00; 3f974af4 3e1a0dfe -> 00; 3f800000 3f7fffff -> 00
; 00000001 007fffff -> 00; 40b7278b 3f7fffff -> 00; 3d5e5b37 40a5bd13 -> 00; 3f974af4 40938779 -> 00; beee82b7 007fffff -> 00; c0c14bff 68fc997c -> 00
; 7f800000 3dac04d2 -> 00; 80000000 3f85d3d4 -> 00; 00000001 bf85d3d4 -> 00; 00800000 be98e317 -> 00; 40000000 bf85d3d4 -> 00; 7ae60d83 3dac04d2 -> 00
; ab601384 79589119 -> 00; 40938779 40c14bff -> 00; 3e1a0dfe 3f7fffff -> 00; c0b7278b 40000000 -> 00; 40d59b4b 007fffff -> 00; 00000001 40b7278b -> 00
; ab601384 7ae60d83 -> 00; bf974af4 40a5bd13 -> 00; 7fc00000 c0c14bff -> 01; 40000000 3f800000 -> 00; 79589119 be98e317 -> 00; 7f800001 79589119 -> 01
; 407534a0 407534a0 -> 01; 3dfadc2b 3dfadc2b -> 01; dad37230 dad37230 -> 01; c00acfd9 c00acfd9 -> 01; 7f800001 7f800001 -> 01; 403cbe4a 403cbe4a -> 01
; 400acfd9 400acfd9 -> 01; e59a865d e59a865d -> 01; bf800000 bf800000 -> 01; 3d8c22db 3d8c22db -> 01
define amdgpu_kernel void @fcmp_ueq_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %c = fcmp ueq float %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_ugt_f32: f32 f32 -> b8
; 3ee47671 8cbfb4ca -> 01; 8cbfb4ca 7f800001 -> 01; e8ef0d93 7f800001 -> 01; 4147bda4 18a51d5b -> 01; 007fffff 00800000 -> 00; 240752cb 40290a0a -> 00
; 00800000 e8ef0d93 -> 01; 80000001 beeedffa -> 01; 462b5268 bdd567ea -> 01; 00800000 66c621a8 -> 00; 4147bda4 00000000 -> 01; c0f0f9a5 e8ef0d93 -> 01
; 3f74fb3f ff800000 -> 01; be91367f ff800000 -> 01; c04b9087 3eeedffa -> 00; 3df9688b 40290a0a -> 00; e8ef0d93 bf800000 -> 00; bdd567ea be2ed312 -> 01
; 3eeedffa ffd00000 -> 01; 240752cb 7fc00000 -> 01; 7f7fffff 3f7fffff -> 01; 3df9688b 3f74fb3f -> 00; 3eeedffa 240752cb -> 01; ff800000 7f800000 -> 00
; 18a51d5b 7f800000 -> 00; 7fc00000 240752cb -> 01; 404b9087 40290a0a -> 01; 3f649cff 00800000 -> 01; 240752cb 3df9688b -> 00; 3e2ed312 3f7fffff -> 00
; 8cbfb4ca 3db7d4c0 -> 00; c0f0f9a5 3df9688b -> 00; bdd567ea 3f800001 -> 00; 7f800000 80000001 -> 01; 00000000 00800000 -> 00; 3f800001 c04b9087 -> 01
; 3ee47671 3f649cff -> 00; 7f800000 be2ed312 -> 01; 240752cb 462b5268 -> 00; 40290a0a 66c621a8 -> 00; 3dd567ea 7fc00000 -> 01; 7fc00000 3ee47671 -> 01
; beeedffa 40290a0a -> 00; ff800000 509cc118 -> 00; bdd567ea 40000000 -> 00; 3f74fb3f 7f800000 -> 00; 3db7d4c0 4147bda4 -> 00; bdb7d4c0 404b9087 -> 00
; 18a51d5b 3db7d4c0 -> 00; be2ed312 007fffff -> 00; 40000000 e8ef0d93 -> 01; 7f800000 240752cb -> 01; 3dd567ea 509cc118 -> 00; 80000000 007fffff -> 00
; c0f0f9a5 3ee47671 -> 00; bdb7d4c0 3eeedffa -> 00; 3e91367f 3f74fb3f -> 00; 3db7d4c0 00800000 -> 01; 3f800000 462b5268 -> 00; c12db7f3 c12db7f3 -> 00
; 00000001 00000001 -> 00; 3f9a1f37 3f9a1f37 -> 00; bf9ffae8 bf9ffae8 -> 00; ffd00000 ffd00000 -> 01; 00800000 00800000 -> 00; bf649a20 bf649a20 -> 00
; 40000000 40000000 -> 00; 3dab41a1 3dab41a1 -> 00; bf800000 bf800000 -> 00; 8dac5037 8dac5037 -> 00
define amdgpu_kernel void @fcmp_ugt_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %c = fcmp ugt float %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_uge_f32: f32 f32 -> b8
; bf800000 3e60bd95 -> 00; 80000000 00000001 -> 00; 7fc00000 7fc00000 -> 01; 40c02ffc 6205a620 -> 00; 63950acb 63950acb -> 01; 7f800000 40c02ffc -> 01
; 3de82183 80000000 -> 01; 7f800000 3f7fffff -> 01; 7f800001 ffd00000 -> 01; bda30ecf 3f6ab3be -> 00; 80000000 00000000 -> 01; ffd00000 40c02ffc -> 01
; c0c02ffc 40ce87f7 -> 00; 4b0a85f0 3e2eece3 -> 01; 41556ef5 be4ddf49 -> 01; be2eece3 3f800000 -> 00; 40ce87f7 ffd00000 -> 01; 40ce87f7 3f6ab3be -> 01
; 412d6951 2b3c9b49 -> 01; 3da30ecf 3ffb2fc6 -> 00; 7f7fffff 80000001 -> 01; 6205a620 40c02ffc -> 01; 7f800000 ff800000 -> 01; 63950acb 412d6951 -> 01
; 7fc00000 bffb2fc6 -> 01; 4b0a85f0 c0c02ffc -> 01; 007fffff 80000000 -> 01; be2eece3 bda30ecf -> 00; 4b0a85f0 3e60bd95 -> 01; 40000000 412d6951 -> 00
; ff800000 3e2eece3 -> 00; 40b1ef1a ff800000 -> 01; 3da30ecf 3f3eb11b -> 00; 3e4ddf49 00800000 -> 01; c0c02ffc 7f800001 -> 01; 40000000 00000001 -> 01
; 4d7d9d82 7f800001 -> 01; 40000000 ff800000 -> 01; 7f800001 be2eece3 -> 01; 3d990285 00000001 -> 01; 412d6951 bf3eb11b -> 01; 40000000 63950acb -> 00
; c0c02ffc 2b3c9b49 -> 00; c1556ef5 80000000 -> 00; 4d7d9d82 00000001 -> 01; 40c02ffc 4d7d9d82 -> 00; 3e2eece3 be2eece3 -> 01; 3d990285 81d62e93 -> 01
; ff800000 c0c02ffc -> 00; 40c02ffc 3da30ecf -> 01; 3f7fffff 3d990285 -> 01; 3f7fffff 2b3c9b49 -> 01; 412d6951 412d6951 -> 01; 2b3c9b49 4b0a85f0 -> 00
; 3f800001 00000001 -> 01; 3de82183 7fc00000 -> 01; be4ddf49 3f35c2dc -> 00; c1556ef5 412d6951 -> 00; 3f35c2dc 80000000 -> 01; 00800000 4b0a85f0 -> 00
; bba4657a bba4657a -> 01; 3eb9a2fb 3eb9a2fb -> 01; 6dfe5282 6dfe5282 -> 01; 416dd12c 416dd12c -> 01; bddbabbf bddbabbf -> 01; 80000001 80000001 -> 01
; 3f800000 3f800000 -> 01; 3f7fffff 3f7fffff -> 01; bf800000 bf800000 -> 01; c16dd12c c16dd12c -> 01; 3ff91a52 3ff91a52 -> 01; 7f800001 7f800001 -> 01
define amdgpu_kernel void @fcmp_uge_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %c = fcmp uge float %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_ult_f32: f32 f32 -> b8
; 7c28a603 3fbbb1c1 -> 00; bf96d79a 3ee75b8b -> 01; 41699f1e 3ee75b8b -> 00; ffd00000 3e91cdfa -> 01; 80000001 40c64ffe -> 01; 40104200 3f800001 -> 00
; a02ce7b8 c1597d06 -> 00; 8a09cd9e 3e91cdfa -> 01; 40104200 00000000 -> 00; 7f800001 40104200 -> 01; 40c64ffe 00000000 -> 00; 48cf092d ffd00000 -> 01
; 40000000 bf800000 -> 00; 7f800001 bdea84ed -> 01; 3f800001 c0243f57 -> 00; 3f03be56 3fbbb1c1 -> 01; ff800000 00800000 -> 01; 3ee75b8b 48cf092d -> 01
; c0243f57 7fc00000 -> 01; 7f800001 7fc00000 -> 01; 3f03be56 c0243f57 -> 00; 7f800001 3f03be56 -> 01; 3f03be56 40104200 -> 01; 80000000 bdea84ed -> 00
; c0243f57 ff4a0189 -> 00; 412c6608 3e91cdfa -> 00; 3f96d79a c0104200 -> 00; 8a09cd9e 7c28a603 -> 01; c15d959d ffd00000 -> 01; 3f03be56 40243f57 -> 01
; 7f800000 41597d06 -> 00; 40104200 bf96d79a -> 00; ff4a0189 40000000 -> 01; 00000000 80000000 -> 00; 00000000 80000001 -> 00; bf800000 e7abc96d -> 00
; 3fbbb1c1 7c28a603 -> 01; c0104200 3f800001 -> 01; 8a09cd9e 8a09cd9e -> 00; bdea84ed c0243f57 -> 00; b27c9ddd 3ee75b8b -> 01; 7f800000 3f800000 -> 00
; 3f800001 7f7fffff -> 01; 40243f57 b27c9ddd -> 00; 80000001 00000001 -> 01; c15d959d 7f800000 -> 01; 7fc00000 a02ce7b8 -> 01; 40000000 c15d959d -> 00
; 80000001 3f03be56 -> 01; 80000000 412c6608 -> 01; 3f800000 415d959d -> 01; 00800000 3dea84ed -> 01; ffd00000 3f800001 -> 01; 3f03be56 ffd00000 -> 01
; b27c9ddd 3dea84ed -> 01; 48cf092d c15d959d -> 00; ff800000 ff800000 -> 00; 3ffac79d 3ffac79d -> 00; 00000000 00000000 -> 00; 00000001 00000001 -> 00
; 40d1db49 40d1db49 -> 00; 6e2a8b53 6e2a8b53 -> 00; 40f78c9e 40f78c9e -> 00; 32942c6c 32942c6c -> 00; 00800000 00800000 -> 00; 80000000 80000000 -> 00
; c0f78c9e c0f78c9e -> 00
define amdgpu_kernel void @fcmp_ult_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %c = fcmp ult float %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_ule_f32: f32 f32 -> b8
; d1d322a6 3e84e71c -> 01; 3dd28e8b 3fb3fe91 -> 01; 00000000 ff800000 -> 00; be84e71c b6282991 -> 01; 40000000 1782c56f -> 00; 407777cd 403add91 -> 00
; 3f7fffff c07ce1c0 -> 00; 3ddf8ada 7f7fffff -> 01; bf800000 3f7e4fe3 -> 01; 403add91 ffd00000 -> 01; 3f473437 407ce1c0 -> 01; d1d322a6 bf800000 -> 01
; 3fc5b133 217ee7b1 -> 00; c07777cd 3f473437 -> 01; 7f800001 3f7fffff -> 01; 00800000 7f800001 -> 01; b6282991 be84e71c -> 00; 408d3a46 217ee7b1 -> 00
; 3ddf8ada 7fc00000 -> 01; 3f800001 3ddf8ada -> 00; 3fb3fe91 1782c56f -> 00; 403add91 bf800000 -> 00; 217ee7b1 bfc5b133 -> 00; 408d3a46 b6282991 -> 00
; 407777cd 40000000 -> 00; 3f7fffff ffd00000 -> 01; 3f800001 403add91 -> 01; 00000001 3eb5c598 -> 01; 7fc00000 3fed5454 -> 01; c03add91 3f473437 -> 01
; 00800000 ca7b00d2 -> 00; be84e71c 1782c56f -> 01; bf473437 407777cd -> 01; 3e84e71c 3f800001 -> 01; 80000000 a737f7a7 -> 00; be84e71c c07ce1c0 -> 00
; c08d3a46 00000001 -> 01; 40000000 c03add91 -> 00; ca7b00d2 c07777cd -> 01; 407777cd 3fc5b133 -> 00; 00800000 ff800000 -> 00; 3fc5b133 bf473437 -> 00
; 7f7fffff 7f800001 -> 01; ca7b00d2 3f800001 -> 01; 217ee7b1 ffd00000 -> 01; 3f7e4fe3 1782c56f -> 00; c07777cd c07ce1c0 -> 00; 80000001 3dd28e8b -> 01
; 47ce2edf c03add91 -> 00; 217ee7b1 007fffff -> 00; 00000000 7f7fffff -> 01; 40000000 3eb5c598 -> 00; 47ce2edf 7f800001 -> 01; 3f800001 407ce1c0 -> 01
; 3dd28e8b d1d322a6 -> 00; 3eb5c598 408d3a46 -> 01; ff800000 00000001 -> 01; bf473437 40000000 -> 01; 3fc5b133 3ddf8ada -> 00; 3f7f748b 3f7f748b -> 01
; 3f29436d 3f29436d -> 01; ffd00000 ffd00000 -> 01; 7fc00000 7fc00000 -> 01; bf5c592b bf5c592b -> 01; 80000000 80000000 -> 01; 39c556a0 39c556a0 -> 01
; 3f800001 3f800001 -> 01; 3f8c32c0 3f8c32c0 -> 01; 3f94f9e7 3f94f9e7 -> 01; c44673cf c44673cf -> 01
define amdgpu_kernel void @fcmp_ule_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %c = fcmp ule float %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_une_f32: f32 f32 -> b8
; 80000000 3dd00896 -> 01; 3dd00896 3ef7ec03 -> 01; 2adf41f9 40454907 -> 01; bef7ec03 3e47f99a -> 01; 3f800001 f62b7f4d -> 01; 40f88239 7f7fffff -> 01
; bef7ec03 2adf41f9 -> 01; 40d56afb 4c42513f -> 01; 3f800000 7fc00000 -> 01; 7f7fffff 80000000 -> 01; 4cb38c06 bfcd5150 -> 01; 007fffff 3fcd5150 -> 01
; ffd00000 eede157f -> 01; 2adf41f9 7fc00000 -> 01; c13ee10f 80000001 -> 01; 40f88239 4cb38c06 -> 01; 3e7dfc06 eede157f -> 01; c00e5e2e 007fffff -> 01
; 3f800001 bfe05e9b -> 01; bfe05e9b 7f800000 -> 01; ffd00000 bef7ec03 -> 01; 3f7fffff eede157f -> 01; 40d56afb bef7ec03 -> 01; 80000001 40d56afb -> 01
; 40d56afb ffd00000 -> 01; 6317606e 3dfc7aaf -> 01; c13ee10f 40d56afb -> 01; 40f88239 f62b7f4d -> 01; 2adf41f9 3f800000 -> 01; bfe05e9b 3dd00896 -> 01
; 5d54632b be47f99a -> 01; 4175f6e4 2adf41f9 -> 01; 7f7fffff 3fe05e9b -> 01; bf800000 2adf41f9 -> 01; 40f88239 40000000 -> 01; 413ee10f 3dd00896 -> 01
; 7f800001 3fe05e9b -> 01; 417ad9c4 3f800000 -> 01; bfcd5150 f62b7f4d -> 01; 4175f6e4 4175f6e4 -> 00; 3ef7ec03 bfe05e9b -> 01; 400e5e2e eede157f -> 01
; ff800000 4cb38c06 -> 01; 4cb38c06 00000001 -> 01; bfe05e9b 4175f6e4 -> 01; 40f88239 be47f99a -> 01; 40f88239 7f800001 -> 01; 5d54632b 40d56afb -> 01
; c00e5e2e 40000000 -> 01; 3ef7ec03 007fffff -> 01; 7fc00000 eede157f -> 01; 3f7fffff 3f800000 -> 01; 3f7fffff c13ee10f -> 01; 3dd00896 3e7dfc06 -> 01
; 00000001 00800000 -> 01; bf800000 bfe05e9b -> 01; eede157f bf800000 -> 01; 4c42513f 7f800001 -> 01; 4cb38c06 c00e5e2e -> 01; 00000000 eede157f -> 01
; 8a1f51dc 8a1f51dc -> 00; ff800000 ff800000 -> 00; 7f800001 7f800001 -> 01; 3e879f10 3e879f10 -> 00; 00000000 00000000 -> 00; 3dee470a 3dee470a -> 00
; f6e94ce1 f6e94ce1 -> 00; 3f800001 3f800001 -> 00; c0a4de57 c0a4de57 -> 00; 40a4de57 40a4de57 -> 00
define amdgpu_kernel void @fcmp_une_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %c = fcmp une float %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_ord_f32: f32 f32 -> b8
; 4cac1057 bfb58468 -> 01; ffd00000 4cac1057 -> 00; 4d402c8b c1019f02 -> 01; 40e09072 4d402c8b -> 01; 7f800000 411542aa -> 01; 3f7fffff 369c1de6 -> 01
; bf800000 c0f8e523 -> 01; c11542aa bf800000 -> 01; 7f800000 1d03e576 -> 01; 7f800001 3fb58468 -> 00; 00800000 bf800000 -> 01; 40e09072 80000001 -> 01
; 3f7fffff 411542aa -> 01; 3fb58468 3e6cc188 -> 01; 369c1de6 3fe4d3e0 -> 01; 80000000 007fffff -> 01; 405a8b86 a2c67892 -> 01; 7f800001 411542aa -> 00
; 41019f02 00000000 -> 01; 4d402c8b 411542aa -> 01; 40f8e523 3fe4d3e0 -> 01; 7f800000 3e5046ca -> 01; 411542aa 40000000 -> 01; 00800000 80000000 -> 01
; 411542aa 411542aa -> 01; 41019f02 3e5046ca -> 01; be6cc188 c1d34357 -> 01; 3fb6e748 3e313d1f -> 01; 41019f02 7fc00000 -> 00; 3fb6e748 a2c67892 -> 01
; ff800000 3f7e856f -> 01; ff800000 405a8b86 -> 01; 40e09072 00800000 -> 01; 3e313d1f 369c1de6 -> 01; 7f7fffff 3e5046ca -> 01; 3f7e856f 369c1de6 -> 01
; c1d34357 3e5046ca -> 01; ffd00000 00800000 -> 00; 1d03e576 40f8e523 -> 01; 3e3ee3d8 00800000 -> 01; 40000000 c1019f02 -> 01; a23cc9cd 80000000 -> 01
; a2c67892 7f7fffff -> 01; 3f800001 80000001 -> 01; 40000000 ffd00000 -> 00; 7f800000 be6cc188 -> 01; 41019f02 7f7fffff -> 01; 4cac1057 41019f02 -> 01
; c11542aa 3e6cc188 -> 01; 41019f02 00000001 -> 01; 3f800000 00800000 -> 01; 3e313d1f 41019f02 -> 01; 405a8b86 405a8b86 -> 01; 3e6cc188 bf800000 -> 01
; 00000001 3f7fffff -> 01; c0e09072 a2c67892 -> 01; ffd00000 3fb58468 -> 00; c11542aa 007fffff -> 01; 3e3ee3d8 c0f8e523 -> 01; 4d402c8b 7f800000 -> 01
; 40d648ea 40d648ea -> 01; 7fc00000 7fc00000 -> 00; 3f800001 3f800001 -> 01; 00800000 00800000 -> 01; 3fd28bd5 3fd28bd5 -> 01; bfd28bd5 bfd28bd5 -> 01
; 172a17a3 172a17a3 -> 01; 9ff73bf4 9ff73bf4 -> 01; 3fa622e0 3fa622e0 -> 01; 3f6faa02 3f6faa02 -> 01
define amdgpu_kernel void @fcmp_ord_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %c = fcmp ord float %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_uno_f32: f32 f32 -> b8
; 403449b6 ffd00000 -> 01; 3fc9aa95 3f800001 -> 00; 7f7fffff c0419556 -> 00; d4ece57d 00000001 -> 00; 00000001 3f7fffff -> 00; 3e2d81a8 be143911 -> 00
; 3e2d81a8 1c7729e0 -> 00; bd9b1533 3f800001 -> 00; 3e143911 591e73e0 -> 00; beabf91a c0419556 -> 00; ff800000 3f13b8df -> 00; 10158657 4f749dc0 -> 00
; 40000000 7f800001 -> 01; 3d9b1533 beab496b -> 00; 40000000 3ef27bc7 -> 00; 4f749dc0 3d9b1533 -> 00; 3df0f671 c03449b6 -> 00; 7f800000 3e143911 -> 00
; 7f800001 403449b6 -> 01; bef27bc7 ff800000 -> 00; 80000000 00800000 -> 00; beab496b 3f800000 -> 00; 4f749dc0 3f7fffff -> 00; 3f7fffff 3ef27bc7 -> 00
; 7f800001 3fc9aa95 -> 01; bef27bc7 7f800000 -> 00; 3d9b1533 3e2d81a8 -> 00; 403449b6 bd9b1533 -> 00; 00800000 c0419556 -> 00; 7f7fffff 3fc9aa95 -> 00
; 7f800001 3e2d81a8 -> 01; 3ff10c24 3ff10c24 -> 00; 3eabf91a 403449b6 -> 00; 7f7fffff ce094f28 -> 00; 00800000 591e73e0 -> 00; 3f800000 3fc9aa95 -> 00
; 3f800001 4f749dc0 -> 00; 40419556 1c7729e0 -> 00; 3d9b1533 00000000 -> 00; 3eabf91a 00800000 -> 00; d4ece57d 10158657 -> 00; 3eabf91a bf800000 -> 00
; 3e143911 3ff10c24 -> 00; 3eab496b ff800000 -> 00; 7f7fffff 3d9b1533 -> 00; 403449b6 ce094f28 -> 00; 3e2d81a8 d4ece57d -> 00; 40949c48 3ef27bc7 -> 00
; 3df0f671 3fc9aa95 -> 00; 80000000 3eabf91a -> 00; 80000001 3ff10c24 -> 00; 80000001 4f749dc0 -> 00; 3eab496b 40419556 -> 00; 3f7fffff 10158657 -> 00
; 3ff10c24 ff800000 -> 00; 7f7fffff 3ef27bc7 -> 00; c03449b6 3f800001 -> 00; beab496b 3eab496b -> 00; 4f749dc0 3df0f671 -> 00; ce094f28 ce094f28 -> 00
; 00800000 00800000 -> 00; 8341c7ab 8341c7ab -> 00; 3f800001 3f800001 -> 00; be19bfea be19bfea -> 00; 3e19bfea 3e19bfea -> 00; 3ed5db2d 3ed5db2d -> 00
; 80000000 80000000 -> 00; 3fcbbe5e 3fcbbe5e -> 00; 40b1f5c8 40b1f5c8 -> 00; ff800000 ff800000 -> 00
define amdgpu_kernel void @fcmp_uno_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %c = fcmp uno float %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_true_f32: f32 f32 -> b8
; 40000000 411f35a6 -> 01; 007fffff 415f2077 -> 01; bdfd5ffe 00000001 -> 01; 3df33b39 3e896b9d -> 01; 00000000 bf985fe1 -> 01; 3f985fe1 bdf33b39 -> 01
; bdfd5ffe ff800000 -> 01; 2b4228c2 bf985fe1 -> 01; 3f8ddf7e 415f2077 -> 01; 62be7360 3f800001 -> 01; 7f800000 3df33b39 -> 01; 00000001 ff800000 -> 01
; 2b4228c2 40170739 -> 01; 3eb19298 3dc5fcea -> 01; 7f800001 415f2077 -> 01; 9e2edf20 7f800001 -> 01; 7fc00000 3e896b9d -> 01; ff800000 40170739 -> 01
; bf985fe1 55116d4a -> 01; 3dfd5ffe 40ce2219 -> 01; 00000000 7f800000 -> 01; 9e2edf20 40ce2219 -> 01; 415f2077 3f800001 -> 01; 55116d4a 80000001 -> 01
; 415f2077 bdf33b39 -> 01; ff800000 3eb19298 -> 01; 00000000 80000000 -> 01; f2849a09 40ce2219 -> 01; e8406b53 40170739 -> 01; 411f35a6 7f7fffff -> 01
; 40517a14 62be7360 -> 01; ffd00000 3f800000 -> 01; bf985fe1 3f2af49f -> 01; 40000000 2b4228c2 -> 01; 40170739 2b4228c2 -> 01; 3f800000 3e896b9d -> 01
; 3f8ddf7e 7fc00000 -> 01; 3f7fffff 3e896b9d -> 01; 40170739 80000000 -> 01; 3f985fe1 00800000 -> 01; 62be7360 9e2edf20 -> 01; bf8ddf7e 40517a14 -> 01
; 7fc00000 bf985fe1 -> 01; 7f7fffff 40ce2219 -> 01; ffd00000 3f8ddf7e -> 01; bdf33b39 00000000 -> 01; 55116d4a 9e2edf20 -> 01; 40517a14 3de85cc2 -> 01
; 3dc5fcea 3dc5fcea -> 01; beb19298 415f2077 -> 01; 415f2077 40517a14 -> 01; bf985fe1 2b4228c2 -> 01; 3dc5fcea 3bccd4c5 -> 01; 00000001 80000001 -> 01
; 3f2af49f 80000001 -> 01; bf800000 80000000 -> 01; 55116d4a 40000000 -> 01; 00000001 40ce2219 -> 01; 7f800000 9e2edf20 -> 01; 7f800001 3de85cc2 -> 01
; 3f92d0f8 3f92d0f8 -> 01; 4094e40d 4094e40d -> 01; de30cb7e de30cb7e -> 01; 3f0eb27a 3f0eb27a -> 01; 40000000 40000000 -> 01; 4173dc8d 4173dc8d -> 01
; 00000001 00000001 -> 01; 007fffff 007fffff -> 01; bf800000 bf800000 -> 01; c0c27429 c0c27429 -> 01; 40c27429 40c27429 -> 01
define amdgpu_kernel void @fcmp_true_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %c = fcmp true float %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_false_f32: f32 f32 -> b8
; bd98113a 9ec884df -> 00; 00000000 9ec884df -> 00; 3e529c14 b00072a6 -> 00; 80000001 3f05b15a -> 00; 7f7fffff 00800000 -> 00; 00000000 3fbe8f29 -> 00
; 3d96db03 411b42bd -> 00; 3ec3b70f 3f800001 -> 00; 40dfda29 7f7fffff -> 00; 40dfda29 3ec3b70f -> 00; 00000000 b00072a6 -> 00; 40dfda29 be332417 -> 00
; 7f7fffff 4111388e -> 00; b00072a6 bd96db03 -> 00; 411b42bd ffd00000 -> 00; 3d96db03 4111388e -> 00; 4b21090a 7f7fffff -> 00; 3d98113a 3f800000 -> 00
; 3e71c075 bd98113a -> 00; 7fc00000 00000001 -> 00; 40dfda29 00800000 -> 00; 3e529c14 7f7fffff -> 00; 7f7fffff ffd00000 -> 00; 4111388e 00800000 -> 00
; 3fbe8f29 3e529c14 -> 00; 00800000 3d96db03 -> 00; 4b21090a 7fc00000 -> 00; 40dfda29 bfbe8f29 -> 00; 3e529c14 ff800000 -> 00; bf800000 bf800000 -> 00
; be529c14 40000000 -> 00; 7f800001 3f7fffff -> 00; 3f05b15a 3e529c14 -> 00; 3d96db03 bfbe8f29 -> 00; bf800000 00800000 -> 00; bd98113a 3fbe8f29 -> 00
; 3ee624d4 3fbe8f29 -> 00; 3f800001 3e71c075 -> 00; 80000001 0e66036f -> 00; bd96db03 bd98113a -> 00; bf800000 3e0130ea -> 00; 4b21090a 80000000 -> 00
; bd98113a ff800000 -> 00; 3e332417 9ec884df -> 00; 3e71c075 5fca791d -> 00; 3f800001 80000000 -> 00; 3f05b15a bd98113a -> 00; 3e0130ea 411b42bd -> 00
; 3ee624d4 ffd00000 -> 00; b00072a6 80000001 -> 00; 3e332417 80000000 -> 00; 3f800000 bd98113a -> 00; 3e332417 be332417 -> 00; 80000001 80000001 -> 00
; 3e0130ea 3e0130ea -> 00; 3d96db03 3ec3b70f -> 00; 4111388e 40000000 -> 00; 3e529c14 3e529c14 -> 00; 00000000 4111388e -> 00; 5621d3b1 5621d3b1 -> 00
; a6852613 a6852613 -> 00; 3fe63488 3fe63488 -> 00; 403e650c 403e650c -> 00; 40000000 40000000 -> 00; 3f7fffff 3f7fffff -> 00; 3e6a2a6c 3e6a2a6c -> 00
; c00c9ad8 c00c9ad8 -> 00; be6a2a6c be6a2a6c -> 00; d16177d9 d16177d9 -> 00
define amdgpu_kernel void @fcmp_false_f32(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = load float, ptr addrspace(1) %a1, align 4
  %c = fcmp false float %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_oeq_f64: f64 f64 -> b8
; bfcf4bb9713a23f6 4eb0c8d4260a5293 -> 00; 3ffa044fb422f309 3ff0000000000001 -> 00; 7101c7ae62b3072b 3fb35ee541199d9b -> 00
; 3fcb287a19d41e02 400d3b4d5bd6cc1c -> 00; 400460e5b833949d 7fefffffffffffff -> 00; 8000000000000001 7ff0000000000001 -> 00
; 4eb0c8d4260a5293 8000000000000001 -> 00; bff0000000000000 3fcb287a19d41e02 -> 00; 7c85dee065305f39 7c85dee065305f39 -> 01
; 40076e8099612da2 bffc8f9acb124d37 -> 00; 91b26ee6193bc0fa 8000000000000001 -> 00; 7ff0000000000000 bff0000000000000 -> 00
; 7101c7ae62b3072b 3fbf5736a72f764a -> 00; 3ffb9b817b448eb5 40234a8eb2b3b1f0 -> 00; 40234a8eb2b3b1f0 40076e8099612da2 -> 00
; 0010000000000000 7c85dee065305f39 -> 00; 7fefffffffffffff 3fcb287a19d41e02 -> 00; 8000000000000000 7c85dee065305f39 -> 00
; 3ffb9b817b448eb5 8000000000000001 -> 00; 0000000000000000 3ff0000000000000 -> 00; 8000000000000001 bffb9b817b448eb5 -> 00
; c00460e5b833949d 3fc0ce9321216c44 -> 00; 3fbf5736a72f764a 4eb0c8d4260a5293 -> 00; 7fefffffffffffff 8000000000000001 -> 00
; c0234a8eb2b3b1f0 3fcb287a19d41e02 -> 00; 3fed3643b0d2860f bff0000000000000 -> 00; 3fc0ce9321216c44 4eb0c8d4260a5293 -> 00
; 3ff0000000000000 8000000000000001 -> 00; 0000000000000001 4eb0c8d4260a5293 -> 00; 3fd3a9205ceb5b16 3fb35ee541199d9b -> 00
; 0000000000000001 3ffb9b817b448eb5 -> 00; 0010000000000000 7ff0000000000000 -> 00; 40076e8099612da2 bfcf4bb9713a23f6 -> 00
; fffa000000000000 400d3b4d5bd6cc1c -> 00; 4eb0c8d4260a5293 3ffa044fb422f309 -> 00; 0000000000000000 7ff0000000000000 -> 00
; c00460e5b833949d fff0000000000000 -> 00; 31e7cca45d337b30 fffa000000000000 -> 00; 3ffc8f9acb124d37 bffb9b817b448eb5 -> 00
; 40234a8eb2b3b1f0 fffa000000000000 -> 00; 31e7cca45d337b30 3ff0000000000001 -> 00; 7fefffffffffffff 3fd3a9205ceb5b16 -> 00
; c0234a8eb2b3b1f0 0000000000000000 -> 00; 3fb35ee541199d9b 7ff0000000000000 -> 00; 3ffc8f9acb124d37 108f34e702796450 -> 00
; 108f34e702796450 400d3b4d5bd6cc1c -> 00; bffa044fb422f309 bfcf4bb9713a23f6 -> 00; fffa000000000000 0000000000000000 -> 00
; 3fcb287a19d41e02 3fd3a9205ceb5b16 -> 00; 3ffc8f9acb124d37 0000000000000000 -> 00; c00d3b4d5bd6cc1c 0000000000000001 -> 00
; 3fefffffffffffff 3fd3a9205ceb5b16 -> 00; 7ff0000000000001 40234a8eb2b3b1f0 -> 00; 31e7cca45d337b30 fff0000000000000 -> 00
; 0000000000000000 fff0000000000000 -> 00; 7ff0000000000001 7fefffffffffffff -> 00; 3fd3a9205ceb5b16 3fefffffffffffff -> 00
; bfdc8b08e7edfe8a bfdc8b08e7edfe8a -> 01; 3ff0000000000000 3ff0000000000000 -> 01; c7138e558478309f c7138e558478309f -> 01
; f912c6201a1194e2 f912c6201a1194e2 -> 01; dc4502d78765685a dc4502d78765685a -> 01; 40012b46f6112004 40012b46f6112004 -> 01
; 7ff0000000000000 7ff0000000000000 -> 01; 40005e8a8515780f 40005e8a8515780f -> 01; 000fffffffffffff 000fffffffffffff -> 01
; 4010268461956c2c 4010268461956c2c -> 01; c01db0ad2701b1b1 c01db0ad2701b1b1 -> 01; 0000000000000001 0000000000000001 -> 01
define amdgpu_kernel void @fcmp_oeq_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %c = fcmp oeq double %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_ogt_f64: f64 f64 -> b8
; 3fdb9683a0163898 bfd4968469d20102 -> 01; bfd4968469d20102 402050f7acf57cdf -> 00; fff0000000000000 400afb257157a9c0 -> 00
; 0000000000000000 fff0000000000000 -> 01; 402050f7acf57cdf c0232a341a4abfcf -> 01; 0000000000000000 3fefffffffffffff -> 00
; 90eb58d00e7e29ff 8000000000000000 -> 00; 7ff0000000000001 bfdb9683a0163898 -> 00; 7ff0000000000000 7ff0000000000001 -> 00
; bfdb9683a0163898 7ff0000000000000 -> 00; 7ff0000000000000 3fefffffffffffff -> 01; 3feb8c2dd3d853b8 bfc64686cb95e064 -> 01
; bfc64686cb95e064 000fffffffffffff -> 00; 3fd4968469d20102 400afb257157a9c0 -> 00; bfdb9683a0163898 c0232a341a4abfcf -> 01
; 3feb8c2dd3d853b8 3fb22638ab9a928b -> 01; 40232a341a4abfcf 7fefffffffffffff -> 00; c01991d879b0f1c1 bfc64686cb95e064 -> 00
; 3fd4968469d20102 3fe5d4bae137205e -> 00; 3fdaa4b7b86baf3b bfdb9683a0163898 -> 01; 0010000000000000 40232a341a4abfcf -> 00
; 8000000000000000 40232a341a4abfcf -> 00; 0000000000000001 bfc64686cb95e064 -> 01; 8000000000000001 bfeb8c2dd3d853b8 -> 01
; 7ff0000000000001 fd41cd38474cbe66 -> 00; c0152f1279b59907 3fb7de5d7b753afe -> 00; 3fb22638ab9a928b 7ff8000000000000 -> 00
; c0152f1279b59907 7afa19851e54598f -> 00; bfdb9683a0163898 7fefffffffffffff -> 00; 9cb5907d7f1bee10 40152f1279b59907 -> 00
; 3fdb9683a0163898 0000000000000000 -> 01; 3fe5d4bae137205e 0000000000000001 -> 01; 402050f7acf57cdf fffa000000000000 -> 00
; 3fc698b4f44e5795 401991d879b0f1c1 -> 00; 7857c42b1843869b 3fc698b4f44e5795 -> 01; bfeb8c2dd3d853b8 fe417e300913588a -> 01
; fd41cd38474cbe66 c0232a341a4abfcf -> 00; c0152f1279b59907 fff0000000000000 -> 01; 7ff8000000000000 0000000000000001 -> 00
; fd41cd38474cbe66 8000000000000001 -> 00; 40152f1279b59907 7fefffffffffffff -> 00; 3fe5d4bae137205e 7fefffffffffffff -> 00
; 7afa19851e54598f 8000000000000001 -> 01; 9cb5907d7f1bee10 3fe5d4bae137205e -> 00; 3fc64686cb95e064 fff0000000000000 -> 01
; bfdb9683a0163898 3fc698b4f44e5795 -> 00; 8000000000000001 000fffffffffffff -> 00; 3fb7de5d7b753afe bff0000000000000 -> 01
; bff0000000000000 40152f1279b59907 -> 00; 9cb5907d7f1bee10 0000000000000000 -> 00; 7ff8000000000000 0010000000000000 -> 00
; 401991d879b0f1c1 7afa19851e54598f -> 00; 000fffffffffffff 7afa19851e54598f -> 00; bff0000000000000 000fffffffffffff -> 00
; fd41cd38474cbe66 0010000000000000 -> 00; bff0000000000000 c0152f1279b59907 -> 01; 90eb58d00e7e29ff 3fb7de5d7b753afe -> 00
; 401991d879b0f1c1 0000000000000000 -> 01; c0232a341a4abfcf 0000000000000001 -> 00; 4012ab04d62ce102 4012ab04d62ce102 -> 00
; 0000000000000001 0000000000000001 -> 00; fff0000000000000 fff0000000000000 -> 00; 4000000000000000 4000000000000000 -> 00
; bfdc337aca1309d8 bfdc337aca1309d8 -> 00; 7ff8000000000000 7ff8000000000000 -> 00; 400ab18145c7e73b 400ab18145c7e73b -> 00
; 3fefffffffffffff 3fefffffffffffff -> 00; 4019edae70458666 4019edae70458666 -> 00; 3fdc337aca1309d8 3fdc337aca1309d8 -> 00
define amdgpu_kernel void @fcmp_ogt_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %c = fcmp ogt double %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_oge_f64: f64 f64 -> b8
; 40287c8005f04010 8000000000000000 -> 01; bff26ab638ffcda1 f19bfff1ab750fa3 -> 01; 3fb3fc82165d526d 0010000000000000 -> 01
; 7ff0000000000001 373b99abf1e5495f -> 00; 3fee3c4bbea05191 40287c8005f04010 -> 00; 000fffffffffffff fffa000000000000 -> 00
; 3119017b8a7b7bc8 3fe03886addb66e8 -> 00; 3ff1a00db434d0b3 763bff60c8198680 -> 00; bfb5a743585a605e 3fbf43beaf32ea5c -> 00
; 3fb3fc82165d526d 3fe03886addb66e8 -> 00; c698286d1a31cbcc 3fee3c4bbea05191 -> 00; fffa000000000000 3fb5a743585a605e -> 00
; 0010000000000000 40287c8005f04010 -> 00; 3fee3c4bbea05191 373b99abf1e5495f -> 01; 8000000000000000 3fe03886addb66e8 -> 00
; 3ff9aefbabac6014 000fffffffffffff -> 01; 40287c8005f04010 7ff0000000000000 -> 00; 000fffffffffffff 3fdd49171577b4bd -> 00
; 3fdd49171577b4bd fff0000000000000 -> 01; 3ff26ab638ffcda1 bfeef208ca3e5dca -> 01; bff26ab638ffcda1 0010000000000000 -> 00
; 373b99abf1e5495f 3fb5a743585a605e -> 00; 3ff1a00db434d0b3 400c4f95cccbfce8 -> 00; bfbf43beaf32ea5c 400c4f95cccbfce8 -> 00
; 400c4f95cccbfce8 4000000000000000 -> 01; bfeef208ca3e5dca bfb5a743585a605e -> 00; 3fe03886addb66e8 3fdd49171577b4bd -> 01
; c698286d1a31cbcc 3fdd49171577b4bd -> 00; 401e7fb7d6a563ef c01e7fb7d6a563ef -> 01; c01e7fb7d6a563ef bff9aefbabac6014 -> 00
; 3ff9aefbabac6014 3fb5a743585a605e -> 01; 3ff26ab638ffcda1 f19bfff1ab750fa3 -> 01; 3ff26ab638ffcda1 7ff0000000000000 -> 00
; 8000000000000001 3fefffffffffffff -> 00; bfb5a743585a605e bff26ab638ffcda1 -> 01; 3fef8f759d43f07d 3fef8f759d43f07d -> 01
; 0000000000000001 7ff0000000000001 -> 00; 400c4f95cccbfce8 3fbf43beaf32ea5c -> 01; 3ff9aefbabac6014 3fbf43beaf32ea5c -> 01
; 373b99abf1e5495f 3fb3fc82165d526d -> 00; 7ff8000000000000 7ff0000000000001 -> 00; 0000000000000000 3ff0000000000001 -> 00
; 3ff26ab638ffcda1 fff0000000000000 -> 01; 3feef208ca3e5dca 7ff0000000000001 -> 00; 8000000000000001 7ff8000000000000 -> 00
; 763bff60c8198680 3fbf43beaf32ea5c -> 01; fff0000000000000 401e7fb7d6a563ef -> 00; 373b99abf1e5495f 0010000000000000 -> 01
; fffa000000000000 4000000000000000 -> 00; fffa000000000000 763bff60c8198680 -> 00; bfbf43beaf32ea5c 3ff9aefbabac6014 -> 00
; fffa000000000000 c698286d1a31cbcc -> 00; 40287c8005f04010 c698286d1a31cbcc -> 01; 40287c8005f04010 373b99abf1e5495f -> 01
; 4000000000000000 bb38a36aff5f44fb -> 01; 3fefffffffffffff bfeef208ca3e5dca -> 01; c698286d1a31cbcc bb38a36aff5f44fb -> 00
; 3fb5a743585a605e 3fbf43beaf32ea5c -> 00; bfeef208ca3e5dca bfbf43beaf32ea5c -> 00; 3fe03886addb66e8 c698286d1a31cbcc -> 01
; bfc827ae654a43ad bfc827ae654a43ad -> 01; 663428c8f6f7ef02 663428c8f6f7ef02 -> 01; bff4add438b341a1 bff4add438b341a1 -> 01
; cb8027d05d4a6dd2 cb8027d05d4a6dd2 -> 01; bff0000000000000 bff0000000000000 -> 01; 3fcca0f2907400f5 3fcca0f2907400f5 -> 01
; 3fcadef4294c7634 3fcadef4294c7634 -> 01; 7fefffffffffffff 7fefffffffffffff -> 01; 3fc464f20a84889e 3fc464f20a84889e -> 01
; c0018e6ac8418834 c0018e6ac8418834 -> 01
define amdgpu_kernel void @fcmp_oge_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %c = fcmp oge double %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_olt_f64: f64 f64 -> b8
; 3ff0000000000000 3ff0fcc13bd4f074 -> 01; 3fb500811e0d57dd 4000000000000000 -> 01; 3fde0cddf32f0dd2 0000000000000001 -> 00
; 3fde0cddf32f0dd2 3fbda2fb92760ef4 -> 00; 0000000000000001 d832122e3cf09c8b -> 00; 3fe38961f03f197e 000fffffffffffff -> 00
; 401b63153873e694 c01b1d24a6354ba5 -> 00; fff0000000000000 400e401ecc94c026 -> 01; 9e0a00cd80fcde51 fff0000000000000 -> 00
; 3ff269ca4b5bc6d6 3fde0cddf32f0dd2 -> 00; 4000000000000000 7ff0000000000001 -> 00; 401b63153873e694 3ff0fcc13bd4f074 -> 00
; bff0fcc13bd4f074 9e0a00cd80fcde51 -> 01; 3ff0fcc13bd4f074 0010000000000000 -> 00; bfb500811e0d57dd 0010000000000000 -> 01
; 3fdce8121f8b176b fffa000000000000 -> 00; 3fde0cddf32f0dd2 3ff0000000000001 -> 01; 7ff8000000000000 fffa000000000000 -> 00
; 400e401ecc94c026 3ff269ca4b5bc6d6 -> 00; 3ff0000000000001 8000000000000000 -> 00; bff0000000000000 401b1d24a6354ba5 -> 01
; 0000000000000001 7ff0000000000001 -> 00; 401b63153873e694 bfde0cddf32f0dd2 -> 00; bfb500811e0d57dd 3ff0000000000001 -> 01
; 3fc86ecf69ca3f87 bfde0cddf32f0dd2 -> 00; 3fbda2fb92760ef4 40090003c787fda0 -> 01; 400e401ecc94c026 401b63153873e694 -> 01
; 0010000000000000 bff269ca4b5bc6d6 -> 00; bff269ca4b5bc6d6 bfc86ecf69ca3f87 -> 01; 75644c6992b82650 7fefffffffffffff -> 01
; 3fefffffffffffff bfc86ecf69ca3f87 -> 00; fffa000000000000 6d76d3af5d4c35e1 -> 00; 401b63153873e694 0000000000000000 -> 00
; 7ff0000000000001 fffa000000000000 -> 00; 9e0a00cd80fcde51 0010000000000000 -> 01; 9e0a00cd80fcde51 6d76d3af5d4c35e1 -> 01
; 000fffffffffffff 4000000000000000 -> 01; 0000000000000000 3fb500811e0d57dd -> 01; 401b63153873e694 3ffc356b428f1588 -> 00
; d832122e3cf09c8b bff269ca4b5bc6d6 -> 01; 673495382d2f0662 75644c6992b82650 -> 01; 3fefffffffffffff 4000000000000000 -> 01
; 3ff0fcc13bd4f074 3fc86ecf69ca3f87 -> 00; 7ff0000000000000 bfc86ecf69ca3f87 -> 00; 45eb74a7fd76222d 401b1d24a6354ba5 -> 00
; bfde0cddf32f0dd2 3ff0000000000000 -> 01; 7ff0000000000000 3fbda2fb92760ef4 -> 00; 4000000000000000 6d76d3af5d4c35e1 -> 01
; 40090003c787fda0 c01b1d24a6354ba5 -> 00; 7ff0000000000000 401b1d24a6354ba5 -> 00; bffc356b428f1588 3fe38961f03f197e -> 01
; 40090003c787fda0 0010000000000000 -> 00; 401b63153873e694 bff0000000000000 -> 00; 0010000000000000 fff0000000000000 -> 00
; bff0fcc13bd4f074 0000000000000001 -> 01; 3ff0fcc13bd4f074 3fefffffffffffff -> 00; bfde0cddf32f0dd2 3ff0fcc13bd4f074 -> 01
; 7ff8000000000000 bffc356b428f1588 -> 00; 45eb74a7fd76222d 8000000000000000 -> 00; fff0000000000000 fff0000000000000 -> 00
; 3a981e7644bd11d7 3a981e7644bd11d7 -> 00; 3ff0000000000001 3ff0000000000001 -> 00; 58ce0a7c05f23d33 58ce0a7c05f23d33 -> 00
; 3fbb22937d472fe9 3fbb22937d472fe9 -> 00; 4000000000000000 4000000000000000 -> 00; 7ff0000000000001 7ff0000000000001 -> 00
; 3fdd0940cd5a90c9 3fdd0940cd5a90c9 -> 00; bfc338f87a00511a bfc338f87a00511a -> 00; 2da67feb3357b156 2da67feb3357b156 -> 00
; 3fd9173f6b700a2a 3fd9173f6b700a2a -> 00
define amdgpu_kernel void @fcmp_olt_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %c = fcmp olt double %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_ole_f64: f64 f64 -> b8
; fff0000000000000 3ff6f9f2fb35d3b0 -> 01; 7fefffffffffffff 3ff0000000000001 -> 00; 3fbf98e97794839a 0988947a95d5cece -> 00
; 40036b472ba2b1cc 3ff0000000000000 -> 00; 3ff0000000000001 bff2f2a7eaf160c1 -> 00; 400fa16252d9b88d 000fffffffffffff -> 00
; bff2f2a7eaf160c1 fff0000000000000 -> 00; 4000000000000000 c000926de6a17783 -> 00; 40036b472ba2b1cc c0036b472ba2b1cc -> 00
; 6f5d8cbea5236383 3fb7ff71c142eb9c -> 00; 3ff6f9f2fb35d3b0 7fefffffffffffff -> 01; 0000000000000001 c020c2637f3f7b74 -> 00
; 8000000000000001 6f5d8cbea5236383 -> 01; 6f5d8cbea5236383 4020c2637f3f7b74 -> 00; 0c29053a89c5d36e 3ff6f9f2fb35d3b0 -> 01
; 40036b472ba2b1cc bfd6a58535f43765 -> 00; 3fcdf15d15f597ce bff2f2a7eaf160c1 -> 00; 0988947a95d5cece bff2f2a7eaf160c1 -> 00
; 7ff0000000000000 0000000000000000 -> 00; 3fd6a58535f43765 3ff6f9f2fb35d3b0 -> 01; 3fbf5ffdad18d9de c013ba20eacedec4 -> 00
; 000fffffffffffff 3fbf5ffdad18d9de -> 01; f5c3174f6911798e 000fffffffffffff -> 01; c000926de6a17783 7ff0000000000000 -> 01
; 3fbf833f9e303874 3fb7ff71c142eb9c -> 00; 3ff0000000000001 fff0000000000000 -> 00; 3fd7f52f4e4a2c4a fddf22d7c0dc9e97 -> 00
; bfcdf15d15f597ce 3fcdf15d15f597ce -> 01; f5c3174f6911798e 3fefffffffffffff -> 01; 3fbf5ffdad18d9de 3fb7ff71c142eb9c -> 00
; c013ba20eacedec4 3fcdf15d15f597ce -> 01; 7fefffffffffffff 8000000000000001 -> 00; 0010000000000000 3fbf5ffdad18d9de -> 01
; c0036b472ba2b1cc bff0000000000000 -> 01; 7ff8000000000000 8000000000000000 -> 00; baf48156fbc6fda9 0010000000000000 -> 01
; 4000926de6a17783 fdf39283e3c907cb -> 00; 8000000000000001 c0036b472ba2b1cc -> 00; 3fbf5ffdad18d9de 7fefffffffffffff -> 01
; 0c29053a89c5d36e 3fbf5ffdad18d9de -> 01; f5c3174f6911798e 3ff6f9f2fb35d3b0 -> 01; bfd6a58535f43765 0000000000000001 -> 01
; bff0000000000000 fff0000000000000 -> 00; 7ff0000000000000 bfcdf15d15f597ce -> 00; 0988947a95d5cece 0c29053a89c5d36e -> 01
; 7ff0000000000000 3fb7ff71c142eb9c -> 00; fdf39283e3c907cb 4013ba20eacedec4 -> 01; 6f5d8cbea5236383 400fa16252d9b88d -> 00
; f5c3174f6911798e bff2f2a7eaf160c1 -> 01; 0010000000000000 3ff0000000000001 -> 01; 0000000000000000 0010000000000000 -> 01
; 3fbf833f9e303874 0988947a95d5cece -> 00; 400fa16252d9b88d c000926de6a17783 -> 00; 7fefffffffffffff 3fbf833f9e303874 -> 00
; f5c3174f6911798e c020c2637f3f7b74 -> 01; c000926de6a17783 3fd6a58535f43765 -> 01; baf48156fbc6fda9 c013ba20eacedec4 -> 00
; fff0000000000000 c020c2637f3f7b74 -> 01; 3fd6a58535f43765 4000000000000000 -> 01; 3fd6a58535f43765 8000000000000000 -> 00
; 3fc73849e319a755 3fc73849e319a755 -> 01; 8000000000000000 8000000000000000 -> 01; 401a8e683cfadb4d 401a8e683cfadb4d -> 01
; fffa000000000000 fffa000000000000 -> 00; 7ff0000000000001 7ff0000000000001 -> 00; 3fc9927808ba55e2 3fc9927808ba55e2 -> 01
; 7fefffffffffffff 7fefffffffffffff -> 01; 490d23578362abe5 490d23578362abe5 -> 01; 3e369ccb76cbbd26 3e369ccb76cbbd26 -> 01
; fff0000000000000 fff0000000000000 -> 01
define amdgpu_kernel void @fcmp_ole_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %c = fcmp ole double %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_one_f64: f64 f64 -> b8
; fff0000000000000 4028c5945f6455a7 -> 01; 3fd47df31853f370 7fefffffffffffff -> 01; c025019fca52df95 7ff0000000000001 -> 00
; 8000000000000000 7ff0000000000000 -> 01; 4006fda3cc8ac1b9 4006847f92dff053 -> 01; 000fffffffffffff fffa000000000000 -> 00
; bff0000000000000 c025019fca52df95 -> 01; bfd14fc070b9ffb0 8000000000000000 -> 01; c028c5945f6455a7 0000000000000001 -> 01
; 9273520a58da2184 fffa000000000000 -> 00; 8000000000000001 3fd47df31853f370 -> 01; bff0000000000000 c028c5945f6455a7 -> 01
; 3fcbec0cb0a83cb4 7ff0000000000001 -> 00; 8d1e124c34524b9a 4028c5945f6455a7 -> 01; 4006fda3cc8ac1b9 3ff0000000000001 -> 01
; c01914e186d0424c 1f372a0f81253e15 -> 01; 402119b46828b179 3fefffffffffffff -> 01; 0010000000000000 bfd14fc070b9ffb0 -> 01
; fffa000000000000 3ff0000000000000 -> 00; 3ff0000000000000 3fefffffffffffff -> 01; 8d1e124c34524b9a 3fd47df31853f370 -> 01
; 000fffffffffffff 3fefffffffffffff -> 01; 3fb6ff36be3935b6 8000000000000000 -> 01; bfd14fc070b9ffb0 3ff0000000000000 -> 01
; bfd14fc070b9ffb0 7ff8000000000000 -> 00; 8000000000000000 3ff0000000000000 -> 01; 000fffffffffffff c028c5945f6455a7 -> 01
; 4006fda3cc8ac1b9 b82766da325e7f2d -> 01; 8000000000000000 402119b46828b179 -> 01; 4000000000000000 c028c5945f6455a7 -> 01
; 3ff0000000000001 bfd14fc070b9ffb0 -> 01; bfd47df31853f370 401914e186d0424c -> 01; 4025019fca52df95 401914e186d0424c -> 01
; 7fefffffffffffff 7ff0000000000001 -> 00; 402119b46828b179 7fefffffffffffff -> 01; 402119b46828b179 3fee1e4fcf0e78ea -> 01
; 3fb6ff36be3935b6 402119b46828b179 -> 01; 7ff0000000000001 3fd47df31853f370 -> 00; 0000000000000000 402119b46828b179 -> 01
; bff0000000000000 c006847f92dff053 -> 01; c006847f92dff053 4000000000000000 -> 01; 65f216c8af5f4c75 c01914e186d0424c -> 01
; 3fcbec0cb0a83cb4 4000000000000000 -> 01; 8d1e124c34524b9a c01914e186d0424c -> 01; 3ff0000000000000 000fffffffffffff -> 01
; 0000000000000001 8d1e124c34524b9a -> 01; 3fee1e4fcf0e78ea 8ddd7a84aa3ae2b2 -> 01; bfd47df31853f370 8ddd7a84aa3ae2b2 -> 01
; 4006847f92dff053 fff0000000000000 -> 01; 3fefffffffffffff 0000000000000000 -> 01; bfee1e4fcf0e78ea bfd14fc070b9ffb0 -> 01
; c028c5945f6455a7 4000000000000000 -> 01; 3ff0000000000001 3fd18f335e6ef305 -> 01; bff0000000000000 4006847f92dff053 -> 01
; 000fffffffffffff 0d1584b77e77e8c2 -> 01; fffa000000000000 0d1584b77e77e8c2 -> 00; 3fefffffffffffff c006847f92dff053 -> 01
; 3fcbec0cb0a83cb4 bfd14fc070b9ffb0 -> 01; c02c641f56f65c89 c02c641f56f65c89 -> 00; bfc31d08454b318d bfc31d08454b318d -> 00
; 0000000000000000 0000000000000000 -> 00; 8539b281cee848d5 8539b281cee848d5 -> 00; 402c641f56f65c89 402c641f56f65c89 -> 00
; fffa000000000000 fffa000000000000 -> 00; 000fffffffffffff 000fffffffffffff -> 00; bfded3b48c3a05f1 bfded3b48c3a05f1 -> 00
; 768df0c46fd3a381 768df0c46fd3a381 -> 00; 3feed5b0c124267e 3feed5b0c124267e -> 00; 3fc31d08454b318d 3fc31d08454b318d -> 00
define amdgpu_kernel void @fcmp_one_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %c = fcmp one double %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_ueq_f64: f64 f64 -> b8
; 7fefffffffffffff 335092ed6073592c -> 00; bfbdd6b7d921c986 bff0000000000000 -> 00; bfb8a4ff4d42e194 c022a2cbfbab56c9 -> 00
; 1e06dda46a9b1a61 7ff8000000000000 -> 01; 25f08710c44fd4da bff0000000000000 -> 00; c00a12df8af7468d 3fbdd6b7d921c986 -> 00
; 0010000000000000 afc4619eba3033d3 -> 00; 3ff0000000000001 bfbdd6b7d921c986 -> 00; 3ff0000000000000 3fe360181f21ae34 -> 00
; 3fd357a26d6260d6 8000000000000000 -> 00; 4022a2cbfbab56c9 1e06dda46a9b1a61 -> 00; 3fefffffffffffff 400a12df8af7468d -> 00
; 7ff0000000000001 bfb8a4ff4d42e194 -> 01; 3fd357a26d6260d6 3fefffffffffffff -> 00; c00a12df8af7468d 3ff0000000000000 -> 00
; bfb8a4ff4d42e194 4006c2328a80233f -> 00; 4006c2328a80233f 3fefffffffffffff -> 00; c00a12df8af7468d 400a12df8af7468d -> 00
; 8000000000000001 3fefffffffffffff -> 00; e1ef0b1222f2ae13 0000000000000001 -> 00; 3fe305c652a27997 7ff0000000000001 -> 01
; fffa000000000000 bfbdd6b7d921c986 -> 01; 25f08710c44fd4da fff0000000000000 -> 00; a5bb89b509711e9b 000fffffffffffff -> 00
; 335092ed6073592c afc4619eba3033d3 -> 00; 3fefffffffffffff 335092ed6073592c -> 00; 8000000000000000 4006c2328a80233f -> 00
; 0000000000000001 bfb8a4ff4d42e194 -> 00; 0000000000000000 c022a2cbfbab56c9 -> 00; 3ff0000000000000 400a12df8af7468d -> 00
; 1e06dda46a9b1a61 c022a2cbfbab56c9 -> 00; 4006c2328a80233f 0000000000000000 -> 00; 7ff0000000000001 7ff8000000000000 -> 01
; 4006c2328a80233f 7ff8000000000000 -> 01; bfe305c652a27997 c022a2cbfbab56c9 -> 00; c00a12df8af7468d fff0000000000000 -> 00
; 3fe360181f21ae34 8000000000000001 -> 00; fffa000000000000 3fe305c652a27997 -> 01; 3ffae19cc2285906 3fc435a09c6c1fdf -> 00
; 0010000000000000 c00a12df8af7468d -> 00; 3ff0000000000001 7fefffffffffffff -> 00; bff0000000000000 3ff0000000000000 -> 00
; 8000000000000001 000fffffffffffff -> 00; bfbdd6b7d921c986 4006c2328a80233f -> 00; 7ff8000000000000 7ff0000000000000 -> 01
; 3fd357a26d6260d6 3ff0000000000001 -> 00; 3fefffffffffffff bfc435a09c6c1fdf -> 00; bff0000000000000 bfbdd6b7d921c986 -> 00
; bfd357a26d6260d6 8000000000000001 -> 00; 3ffae19cc2285906 8000000000000000 -> 00; bff0000000000000 c022a2cbfbab56c9 -> 00
; 3fe56c4f9fefa1b5 8000000000000001 -> 00; bff0000000000000 3fe305c652a27997 -> 00; 3fc435a09c6c1fdf 0000000000000000 -> 00
; 0000000000000000 7ff0000000000000 -> 00; bfc435a09c6c1fdf 335092ed6073592c -> 00; bfb8a4ff4d42e194 3fe360181f21ae34 -> 00
; 4000000000000000 8000000000000000 -> 00; bfc435a09c6c1fdf 4022a2cbfbab56c9 -> 00; 4007b3dcf1e4e4df 4007b3dcf1e4e4df -> 01
; bff80354ee581968 bff80354ee581968 -> 01; 4015a7facad41c44 4015a7facad41c44 -> 01; 2586a2e6a88ac7a0 2586a2e6a88ac7a0 -> 01
; 8000000000000000 8000000000000000 -> 01; 3fdd0423f6732b4e 3fdd0423f6732b4e -> 01; 7ff8000000000000 7ff8000000000000 -> 01
; bfec88c3a20a78cd bfec88c3a20a78cd -> 01; 4022db9ef8b6ea92 4022db9ef8b6ea92 -> 01; 8000000000000001 8000000000000001 -> 01
define amdgpu_kernel void @fcmp_ueq_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %c = fcmp ueq double %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_ugt_f64: f64 f64 -> b8
; 0000000000000000 3ff5fada323e26b4 -> 00; 3ff0000000000001 59082f8038237587 -> 00; 7ff0000000000000 c00cd66093ff699f -> 01
; 000fffffffffffff 3ff5fada323e26b4 -> 00; 59082f8038237587 5428efe9c0079095 -> 01; 3fefffffffffffff 3ff5fada323e26b4 -> 00
; 40215b2ced1a58b3 3fefffffffffffff -> 01; fff0000000000000 3fefffffffffffff -> 00; 7fefffffffffffff c0215b2ced1a58b3 -> 01
; 3fefffffffffffff 4027bdfa6a0d89b0 -> 00; 33b5d7ea53d04e21 33b5d7ea53d04e21 -> 00; 3fc7b00463a149d3 fffa000000000000 -> 01
; 4027bdfa6a0d89b0 3fefffffffffffff -> 01; 5428efe9c0079095 40215b2ced1a58b3 -> 01; 40215b2ced1a58b3 bff5fada323e26b4 -> 01
; 0010000000000000 fffa000000000000 -> 01; bff0000000000000 c02e88dd4f2d41ab -> 01; ada3a46406d5e839 000fffffffffffff -> 00
; bfbeba000a28a197 7bf3a20a90605979 -> 00; 7fefffffffffffff 3ff5fada323e26b4 -> 01; 3ff0000000000000 3ff0000000000001 -> 00
; 3fd9ec8201d5a6c9 0000000000000000 -> 01; 3fbb090107c4f72e 3ff0000000000000 -> 00; bff0000000000000 bfce19d318d57118 -> 00
; c02e88dd4f2d41ab 0010000000000000 -> 00; 4027bdfa6a0d89b0 3ff0000000000000 -> 01; c02e88dd4f2d41ab 3ff087a0176c1191 -> 00
; 3ff0000000000001 ada3a46406d5e839 -> 01; 3fbeba000a28a197 3ff0000000000001 -> 00; 3fbeba000a28a197 0000000000000001 -> 01
; 402e88dd4f2d41ab bff5fada323e26b4 -> 01; bfbeba000a28a197 dee8a10343349e0c -> 01; bff0000000000000 4000000000000000 -> 00
; 3ff0000000000000 3ff5fada323e26b4 -> 00; 8000000000000001 3fd9ec8201d5a6c9 -> 00; 7fefffffffffffff 3fbb090107c4f72e -> 01
; 000fffffffffffff bfbeba000a28a197 -> 01; 3fefffffffffffff 40079141b3151874 -> 00; c3fa154c5c59691f 7ff8000000000000 -> 01
; 8000000000000000 402dea2a6cf93963 -> 00; bfbeba000a28a197 33b5d7ea53d04e21 -> 00; 3fefffffffffffff 000fffffffffffff -> 01
; bff5fada323e26b4 7ff0000000000000 -> 00; 402e88dd4f2d41ab 3fd9ec8201d5a6c9 -> 01; 0000000000000000 3ff0000000000001 -> 00
; 7ff0000000000001 402e88dd4f2d41ab -> 01; bfce19d318d57118 bfce19d318d57118 -> 00; bff0000000000000 40079141b3151874 -> 00
; 7ff8000000000000 400cd66093ff699f -> 01; 3ff5fada323e26b4 3ff087a0176c1191 -> 01; 7ff0000000000000 4000000000000000 -> 01
; 40079141b3151874 3ff0000000000000 -> 01; 3ff0000000000000 c3fa154c5c59691f -> 01; bff0000000000000 3fefffffffffffff -> 00
; c02e88dd4f2d41ab 4000000000000000 -> 00; 0010000000000000 bfbb090107c4f72e -> 01; 402dea2a6cf93963 ada3a46406d5e839 -> 01
; fff0000000000000 0010000000000000 -> 00; c02e88dd4f2d41ab c3fa154c5c59691f -> 01; 3fd632ccbc39581c 3fd632ccbc39581c -> 00
; bfb273e68f01dd67 bfb273e68f01dd67 -> 00; 7ff0000000000000 7ff0000000000000 -> 00; bfc522738215cac7 bfc522738215cac7 -> 00
; 3fc522738215cac7 3fc522738215cac7 -> 00; fff0000000000000 fff0000000000000 -> 00; bfedc8587e13eee7 bfedc8587e13eee7 -> 00
; 7fefffffffffffff 7fefffffffffffff -> 00; c00135fb4e91da15 c00135fb4e91da15 -> 00; 3fdaf20a0f35f1c6 3fdaf20a0f35f1c6 -> 00
define amdgpu_kernel void @fcmp_ugt_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %c = fcmp ugt double %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_uge_f64: f64 f64 -> b8
; bff262554af1d0af 3ffc9724d8a29eaf -> 00; 8000000000000001 8000000000000001 -> 01; bff911e1cb839cf9 3ff0000000000001 -> 00
; fffa000000000000 8f35571391c3bf3c -> 01; 0010000000000000 3fb9ab13f7bed142 -> 00; 3ffdb62e453a3ee8 3fefffffffffffff -> 01
; 7ff8000000000000 4000000000000000 -> 01; 3fc54345acab3301 3ff911e1cb839cf9 -> 00; bfcc1f7ed8b20544 0000000000000000 -> 00
; 800c6f42f33fe1df 7ff0000000000000 -> 00; bfcc1f7ed8b20544 3ffc9724d8a29eaf -> 00; 3fcc1f7ed8b20544 4001c4d7bdaeb5fb -> 00
; 3fcc1f7ed8b20544 c1b26f413085f746 -> 01; 3fefffffffffffff 7fefffffffffffff -> 00; 402b69f2a3c1b1c0 3fb9ab13f7bed142 -> 01
; 402b69f2a3c1b1c0 8f35571391c3bf3c -> 01; 0010000000000000 2431084edc7892a1 -> 00; 8000000000000001 3ffdb62e453a3ee8 -> 00
; 2431084edc7892a1 8000000000000001 -> 01; 0000000000000001 bfb13d2985397b6b -> 01; 3ffdb62e453a3ee8 4000000000000000 -> 00
; 3ff0000000000001 3ffdb62e453a3ee8 -> 00; 0f6984d4e22b21cf 3fd08afcbdd62490 -> 00; 3fb9ab13f7bed142 fffa000000000000 -> 01
; bff0000000000000 bfbf0f4f9e3e0734 -> 00; 3fc54345acab3301 3ff262554af1d0af -> 00; 3fd08afcbdd62490 3ff262554af1d0af -> 00
; bff262554af1d0af 7ff0000000000000 -> 00; bff911e1cb839cf9 3fb9ab13f7bed142 -> 00; 7ff8000000000000 bfb13d2985397b6b -> 01
; 3ff262554af1d0af 3fb13d2985397b6b -> 01; 8000000000000000 3ff0000000000000 -> 00; 3fcc1f7ed8b20544 3fd08afcbdd62490 -> 00
; 7ff8000000000000 bffdb62e453a3ee8 -> 01; 4000000000000000 3fb9ab13f7bed142 -> 01; bfffd943235e609c 3ffc9724d8a29eaf -> 00
; 3fb9ab13f7bed142 3fd08afcbdd62490 -> 00; 4000000000000000 bfffd943235e609c -> 01; 4000000000000000 fffa000000000000 -> 01
; 7fefffffffffffff bfcc1f7ed8b20544 -> 01; fff0000000000000 bfcc1f7ed8b20544 -> 00; 3ffc9724d8a29eaf 3fb13d2985397b6b -> 01
; 0f6984d4e22b21cf 3fc54345acab3301 -> 00; 3fbf0f4f9e3e0734 bff0000000000000 -> 01; 3fffd943235e609c 7ff0000000000001 -> 01
; 2431084edc7892a1 402b69f2a3c1b1c0 -> 00; 000fffffffffffff bff262554af1d0af -> 01; 3ff0000000000001 bff911e1cb839cf9 -> 01
; bfcc1f7ed8b20544 3fbf0f4f9e3e0734 -> 00; 3fefffffffffffff bfb13d2985397b6b -> 01; 7ff8000000000000 fffa000000000000 -> 01
; 4001c4d7bdaeb5fb 3fd08afcbdd62490 -> 01; 7fefffffffffffff 402b69f2a3c1b1c0 -> 01; 3ff0000000000001 bfcc1f7ed8b20544 -> 01
; 7fefffffffffffff 3fefffffffffffff -> 01; 7fefffffffffffff 000fffffffffffff -> 01; 4008d380070f17fe 8000000000000001 -> 01
; 2431084edc7892a1 c1b26f413085f746 -> 01; 3fd08afcbdd62490 bfffd943235e609c -> 01; 7ff0000000000000 7ff0000000000000 -> 01
; 000fffffffffffff 000fffffffffffff -> 01; 3ff0000000000001 3ff0000000000001 -> 01; 4010e9c8902816bb 4010e9c8902816bb -> 01
; 400c7f854287aaea 400c7f854287aaea -> 01; 7fefffffffffffff 7fefffffffffffff -> 01; 0000000000000000 0000000000000000 -> 01
; 3ff0000000000000 3ff0000000000000 -> 01; 7e2db55a799d1579 7e2db55a799d1579 -> 01; 7ff8000000000000 7ff8000000000000 -> 01
; c01d1cf9ac634800 c01d1cf9ac634800 -> 01
define amdgpu_kernel void @fcmp_uge_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %c = fcmp uge double %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_ult_f64: f64 f64 -> b8
; bfd7ce7eed71b7fe 40077984639cac52 -> 01; 000fffffffffffff 495d345e72972e56 -> 01; 3fd0aa0da4e1cf54 8e02b257f4221c12 -> 00
; 3fd7ce7eed71b7fe 3fefffffffffffff -> 01; 7ff0000000000000 400271fee747d12f -> 00; 0000000000000000 9726eee4217315f8 -> 00
; 40077984639cac52 3fdae9259037ff7e -> 00; 3ff0000000000001 3fe2b2759f81a92e -> 00; f8823fce74592b54 fff0000000000000 -> 00
; bff0000000000000 401c63cc453c2d71 -> 01; 0010000000000000 bff0000000000000 -> 00; 401a58d88c9c56f6 3fdae9259037ff7e -> 00
; fffa000000000000 40077984639cac52 -> 01; 0000000000000001 400271fee747d12f -> 01; 3fdae9259037ff7e 7fefffffffffffff -> 01
; 7ff8000000000000 3ff071d5cf3f3eb9 -> 01; c0251ccf89b70861 7fefffffffffffff -> 01; 3ffe3fe6f39406f2 0010000000000000 -> 00
; 400271fee747d12f fffa000000000000 -> 01; fff0000000000000 3fe2b2759f81a92e -> 01; 9726eee4217315f8 0000000000000001 -> 01
; bff071d5cf3f3eb9 0000000000000000 -> 01; 7ff0000000000001 3ff0000000000000 -> 01; bfe2b2759f81a92e 3fe2b2759f81a92e -> 01
; bffe3fe6f39406f2 7ff8000000000000 -> 01; 40077984639cac52 bffe3fe6f39406f2 -> 00; bfd7ce7eed71b7fe bffe3fe6f39406f2 -> 00
; c0077984639cac52 8000000000000001 -> 01; c0251ccf89b70861 3fd7ce7eed71b7fe -> 01; 3fd7ce7eed71b7fe bffe3fe6f39406f2 -> 00
; 8e02b257f4221c12 bff0000000000000 -> 00; 8000000000000000 bff071d5cf3f3eb9 -> 00; 3fc7cb41ed8dcba3 495d345e72972e56 -> 01
; 3ff0000000000000 3fd0aa0da4e1cf54 -> 00; 7ff8000000000000 3ff0000000000001 -> 01; 3ff963cf548b48a9 3fd7ce7eed71b7fe -> 00
; 4000000000000000 40251ccf89b70861 -> 01; 3ff0000000000000 3ff0000000000001 -> 01; c0077984639cac52 fff0000000000000 -> 00
; fffa000000000000 0000000000000000 -> 01; 3ff071d5cf3f3eb9 40251ccf89b70861 -> 01; 3fb184551b60c3c0 0010000000000000 -> 00
; 3fd7ce7eed71b7fe 9726eee4217315f8 -> 00; 0010000000000000 0010000000000000 -> 00; 8db7ea6956fabebe 3fefffffffffffff -> 01
; 7ff0000000000000 bfe2b2759f81a92e -> 00; bfc7cb41ed8dcba3 8db7ea6956fabebe -> 01; 7fefffffffffffff bff071d5cf3f3eb9 -> 00
; 3fb184551b60c3c0 3fd7ce7eed71b7fe -> 01; 400271fee747d12f bfe2b2759f81a92e -> 00; 0010000000000000 401a58d88c9c56f6 -> 01
; 3ffe3fe6f39406f2 7fefffffffffffff -> 01; 400271fee747d12f 401c63cc453c2d71 -> 01; 3fd0aa0da4e1cf54 0000000000000000 -> 00
; 0010000000000000 400271fee747d12f -> 01; 000fffffffffffff 3fd7ce7eed71b7fe -> 01; 40251ccf89b70861 bff071d5cf3f3eb9 -> 00
; 3fe2b2759f81a92e 40251ccf89b70861 -> 01; bff0000000000000 3ff963cf548b48a9 -> 01; 8000000000000001 8000000000000001 -> 00
; 4b1bd5c6a522c769 4b1bd5c6a522c769 -> 00; fff0000000000000 fff0000000000000 -> 00; cd3dc82de66ea056 cd3dc82de66ea056 -> 00
; 3fc493f0a7601969 3fc493f0a7601969 -> 00; bfd43dd18cb832be bfd43dd18cb832be -> 00; 3fd43dd18cb832be 3fd43dd18cb832be -> 00
; 7ff8000000000000 7ff8000000000000 -> 01; 40202887f9e88ea3 40202887f9e88ea3 -> 00; bfb251b760ec2539 bfb251b760ec2539 -> 00
define amdgpu_kernel void @fcmp_ult_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %c = fcmp ult double %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_ule_f64: f64 f64 -> b8
; 43b055e53b0c7e25 0000000000000000 -> 00; 0000000000000001 401798101003a61e -> 01; 7a4544e852b9f24a 7ff0000000000001 -> 01
; 400ba17c0305d3c6 3ff225d558a2d211 -> 00; 4ec07bc627af7e37 bfe53481f464642f -> 00; bff0000000000000 c01074023d6a28c4 -> 00
; 7a4544e852b9f24a c01074023d6a28c4 -> 00; 000fffffffffffff 79d47f559476fe06 -> 01; bfe53481f464642f 8000000000000001 -> 01
; 4000000000000000 bff0000000000000 -> 00; c01074023d6a28c4 bffc37b8ad71502d -> 01; bfc143262c464475 bff0f92b03c7ffaa -> 00
; b6e1948de7e0c7fe 6f4f14dd480ca00b -> 01; 0000000000000001 7ff0000000000001 -> 01; 401798101003a61e 3ff0000000000000 -> 00
; 400ba17c0305d3c6 43b055e53b0c7e25 -> 01; 3fb3f79e5c575793 c01074023d6a28c4 -> 00; 3ffc37b8ad71502d 0000000000000000 -> 00
; bff225d558a2d211 0000000000000000 -> 01; c01798101003a61e 401074023d6a28c4 -> 01; 401798101003a61e 3fc974f8d6f1ab64 -> 00
; 4ec07bc627af7e37 3ff6ded418bd3ea3 -> 00; 3ff0f92b03c7ffaa 400ba17c0305d3c6 -> 01; 401798101003a61e 3fefffffffffffff -> 00
; 000fffffffffffff 3ff0000000000001 -> 01; 4ec07bc627af7e37 401074023d6a28c4 -> 00; 3fefffffffffffff 401798101003a61e -> 01
; 6f4f14dd480ca00b bff225d558a2d211 -> 00; bfc143262c464475 400ba17c0305d3c6 -> 01; bff0f92b03c7ffaa 3fc143262c464475 -> 01
; bff0f92b03c7ffaa b6e1948de7e0c7fe -> 01; 3ff0f92b03c7ffaa 3fb3f79e5c575793 -> 00; 3fcb436733327e3a 000fffffffffffff -> 00
; 401798101003a61e 3ff225d558a2d211 -> 00; 6f4f14dd480ca00b fff0000000000000 -> 00; 3ff0000000000001 000fffffffffffff -> 00
; 3fc143262c464475 bfe53481f464642f -> 00; 3ff0000000000001 934e23f1bd5ddc7f -> 00; 3ff0000000000000 0000000000000001 -> 00
; 3fc143262c464475 4000000000000000 -> 01; 400ba17c0305d3c6 3ff0000000000001 -> 00; 934e23f1bd5ddc7f bffc37b8ad71502d -> 00
; 3ff225d558a2d211 bff225d558a2d211 -> 00; 3ff6ded418bd3ea3 fffa000000000000 -> 01; 8000000000000001 8000000000000001 -> 01
; 7fefffffffffffff bff225d558a2d211 -> 00; 0000000000000000 3fe53481f464642f -> 01; 400ba17c0305d3c6 400ba17c0305d3c6 -> 01
; bffc37b8ad71502d 3ff225d558a2d211 -> 01; 0000000000000000 3ff6ded418bd3ea3 -> 01; 3ff0f92b03c7ffaa 7ff8000000000000 -> 01
; 4000000000000000 8000000000000000 -> 00; 7ff0000000000000 c01798101003a61e -> 00; bfc143262c464475 3fc974f8d6f1ab64 -> 01
; 934e23f1bd5ddc7f b6e1948de7e0c7fe -> 00; 3fb3f79e5c575793 3fefffffffffffff -> 01; 3fefffffffffffff 3ff0000000000001 -> 01
; 4ec07bc627af7e37 c01798101003a61e -> 00; bff0f92b03c7ffaa 3ff225d558a2d211 -> 01; 7ff0000000000000 000fffffffffffff -> 00
; 7ff0000000000001 7ff0000000000001 -> 01; 7ff0000000000000 7ff0000000000000 -> 01; 782e75d4113d8a30 782e75d4113d8a30 -> 01
; 315f013d7e73c6df 315f013d7e73c6df -> 01; bff0000000000000 bff0000000000000 -> 01; c02fad2022c59ac9 c02fad2022c59ac9 -> 01
; bfd448dbdedee66e bfd448dbdedee66e -> 01; fffa000000000000 fffa000000000000 -> 01; 7fefffffffffffff 7fefffffffffffff -> 01
; aa2f952674369d2a aa2f952674369d2a -> 01
define amdgpu_kernel void @fcmp_ule_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %c = fcmp ule double %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_une_f64: f64 f64 -> b8
; 40287100b8825ee1 7d9b59d072499971 -> 01; 40293a7786d54bd9 40287100b8825ee1 -> 01; 3ff0000000000000 860026c581378870 -> 01
; bfdc1ae73ac79f23 0000000000000000 -> 01; 402cd7e16984a313 153a1a5b63b3a0df -> 01; fff0000000000000 7d9b59d072499971 -> 01
; c0287100b8825ee1 40293a7786d54bd9 -> 01; fff0000000000000 7fefffffffffffff -> 01; 153a1a5b63b3a0df 7ff8000000000000 -> 01
; 860026c581378870 7ff0000000000000 -> 01; 3ff20b627dbc56a4 3fbd97b0e88decb4 -> 01; bfdc1ae73ac79f23 860026c581378870 -> 01
; 402cd7e16984a313 3ff0000000000001 -> 01; 401f8ff401c124be 7ff0000000000001 -> 01; 401eec9068c29f5f 4000000000000000 -> 01
; bfd24a8d9ea05085 0000000000000000 -> 01; 402cd7e16984a313 bfd24a8d9ea05085 -> 01; bff0000000000000 3ff0000000000000 -> 01
; b58909155b225e4d 4000000000000000 -> 01; 0000000000000001 bd4a1168b0868c33 -> 01; 3fefffffffffffff 401eec9068c29f5f -> 01
; bfd24a8d9ea05085 3fb12e2359314635 -> 01; 3fb12e2359314635 fffa000000000000 -> 01; 3ff20b627dbc56a4 794cec57853990e0 -> 01
; bfd24a8d9ea05085 3fc22fbecf6408de -> 01; 860026c581378870 bfdc1ae73ac79f23 -> 01; 7ff8000000000000 40293a7786d54bd9 -> 01
; 40287100b8825ee1 8000000000000000 -> 01; 7d9b59d072499971 401f8ff401c124be -> 01; 3fefffffffffffff 401f8ff401c124be -> 01
; c01eec9068c29f5f 8000000000000001 -> 01; b58909155b225e4d bff0000000000000 -> 01; 40293a7786d54bd9 3fbf1b45eefcf0bc -> 01
; 0010000000000000 0000000000000000 -> 01; 7d9b59d072499971 bfdc1ae73ac79f23 -> 01; 3fdc1ae73ac79f23 40287100b8825ee1 -> 01
; fffa000000000000 7fefffffffffffff -> 01; c01f8ff401c124be bff0000000000000 -> 01; fff0000000000000 40287100b8825ee1 -> 01
; 8000000000000000 c01eec9068c29f5f -> 01; 153a1a5b63b3a0df 7d9b59d072499971 -> 01; 3fd24a8d9ea05085 000fffffffffffff -> 01
; 7d9b59d072499971 7ff0000000000001 -> 01; c02cd7e16984a313 402cd7e16984a313 -> 01; 3fb12e2359314635 0000000000000000 -> 01
; 3ff20b627dbc56a4 3ff0000000000000 -> 01; c02cd7e16984a313 bff0000000000000 -> 01; 40293a7786d54bd9 c008cecdab1f0f9f -> 01
; 3fefffffffffffff 7d9b59d072499971 -> 01; c02cd7e16984a313 bd4a1168b0868c33 -> 01; 3fc22fbecf6408de 0000000000000000 -> 01
; 3fbf1b45eefcf0bc fff0000000000000 -> 01; bfd24a8d9ea05085 3ff20b627dbc56a4 -> 01; 0000000000000001 7ff8000000000000 -> 01
; 3fb12e2359314635 7ff8000000000000 -> 01; fffa000000000000 3fefffffffffffff -> 01; 8000000000000001 401eec9068c29f5f -> 01
; c008cecdab1f0f9f 401f8ff401c124be -> 01; 402cd7e16984a313 40287100b8825ee1 -> 01; fffa000000000000 fffa000000000000 -> 01
; 3fb0202e279fa201 3fb0202e279fa201 -> 00; 82be5af7e8ff2a13 82be5af7e8ff2a13 -> 00; 4000000000000000 4000000000000000 -> 00
; 40fdfa60c8df98b5 40fdfa60c8df98b5 -> 00; 3feaeefeb38a0761 3feaeefeb38a0761 -> 00; 000fffffffffffff 000fffffffffffff -> 00
; 401e883b70bd8f83 401e883b70bd8f83 -> 00; 66b79362825d9351 66b79362825d9351 -> 00; 3feff6fd0251d7f4 3feff6fd0251d7f4 -> 00
define amdgpu_kernel void @fcmp_une_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %c = fcmp une double %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_ord_f64: f64 f64 -> b8
; bfea15d0644ef8e0 3ff0000000000000 -> 01; bfea15d0644ef8e0 3fda434fc89ac2f2 -> 01; 0010000000000000 d184aa2481e5cbc1 -> 01
; cf1281af10f3e8ad 0000000000000001 -> 01; bfd1e04c2b08d096 8000000000000000 -> 01; 3fea15d0644ef8e0 4000000000000000 -> 01
; 3fea15d0644ef8e0 bff0000000000000 -> 01; 1e848fda3ba1660a 3fb3cf4af98b289e -> 01; 7ff0000000000000 3fea15d0644ef8e0 -> 01
; bfc6505a906ad2a3 8000000000000000 -> 01; 400661a5b38a544b 8000000000000000 -> 01; 7ff0000000000000 3fd1e04c2b08d096 -> 01
; 7fefffffffffffff 0000000000000001 -> 01; 7ff0000000000000 674266dfaf567962 -> 01; bfea15d0644ef8e0 4028323a86a50c9a -> 01
; 3fd1e04c2b08d096 3fc6505a906ad2a3 -> 01; 4000000000000000 adfda8085c633328 -> 01; 402a74d3a5f2ea46 0000000000000000 -> 01
; 4000000000000000 3fd1e04c2b08d096 -> 01; 3fc6505a906ad2a3 d184aa2481e5cbc1 -> 01; 674266dfaf567962 3ff0000000000000 -> 01
; 3fc882f530290a5e 3fc6505a906ad2a3 -> 01; 7ff8000000000000 674266dfaf567962 -> 00; bfef749becf43ac4 3fef749becf43ac4 -> 01
; 0000000000000000 d184aa2481e5cbc1 -> 01; bff0000000000000 0010000000000000 -> 01; bfef749becf43ac4 bfd1e04c2b08d096 -> 01
; da1342043ced281f bfd1e04c2b08d096 -> 01; bfc882f530290a5e 3fdf95a1c3542fb5 -> 01; bfea15d0644ef8e0 bfea15d0644ef8e0 -> 01
; 3fd86b6be450a757 bff0000000000000 -> 01; 7ff0000000000001 0000000000000001 -> 00; c0116fd6eed7550d cf1281af10f3e8ad -> 01
; 674266dfaf567962 c0116fd6eed7550d -> 01; 3fb3cf4af98b289e bfea15d0644ef8e0 -> 01; 674266dfaf567962 7ff0000000000000 -> 01
; da1342043ced281f 4028323a86a50c9a -> 01; 7ff8000000000000 400661a5b38a544b -> 00; 3fda434fc89ac2f2 cf1281af10f3e8ad -> 01
; 3ff0000000000001 adfda8085c633328 -> 01; 7ff0000000000001 3fd1e04c2b08d096 -> 00; 0000000000000000 0000000000000000 -> 01
; 0000000000000000 bfd1e04c2b08d096 -> 01; 1060dd1e70c42e4c 8000000000000001 -> 01; bfc882f530290a5e 3fd86b6be450a757 -> 01
; 7ff8000000000000 7ff0000000000001 -> 00; c0116fd6eed7550d bff0000000000000 -> 01; 3fc882f530290a5e 3fea15d0644ef8e0 -> 01
; c028323a86a50c9a c028323a86a50c9a -> 01; 3fefffffffffffff 7fefffffffffffff -> 01; da1342043ced281f d184aa2481e5cbc1 -> 01
; da1342043ced281f 3fda434fc89ac2f2 -> 01; 402569476d8e819a d184aa2481e5cbc1 -> 01; 3fd86b6be450a757 1060dd1e70c42e4c -> 01
; bfd1e04c2b08d096 3ff0000000000000 -> 01; 1e848fda3ba1660a 4000000000000000 -> 01; d184aa2481e5cbc1 3fea15d0644ef8e0 -> 01
; 0010000000000000 bfea15d0644ef8e0 -> 01; 3fea15d0644ef8e0 bfea15d0644ef8e0 -> 01; c02d1375e8ec43cc c02d1375e8ec43cc -> 01
; 3fbf9f0b06955607 3fbf9f0b06955607 -> 01; e761d0b54b9bae53 e761d0b54b9bae53 -> 01; 7ff0000000000000 7ff0000000000000 -> 01
; 35c9f93e65fc552c 35c9f93e65fc552c -> 01; 402ada07201be604 402ada07201be604 -> 01; fff0000000000000 fff0000000000000 -> 01
; 4012765572c96dcd 4012765572c96dcd -> 01; bff0000000000000 bff0000000000000 -> 01; 401e697f6ad36672 401e697f6ad36672 -> 01
; 3fc65d180a4e470e 3fc65d180a4e470e -> 01
define amdgpu_kernel void @fcmp_ord_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %c = fcmp ord double %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_uno_f64: f64 f64 -> b8
; 0000000000000000 401ccde1c5e9a5be -> 00; 401ccde1c5e9a5be bff0000000000000 -> 00; c01ccde1c5e9a5be 7ff8000000000000 -> 01
; 402a7196b08162b6 1fbd122de78edc01 -> 00; 3fd10c64dbc28209 c00b8126eebc1044 -> 00; c00b8126eebc1044 8000000000000000 -> 00
; c01ccde1c5e9a5be 000fffffffffffff -> 00; bfd10c64dbc28209 3fe332954d3c8e78 -> 00; 0000000000000001 0010000000000000 -> 00
; 4022a10063e13e11 000fffffffffffff -> 00; 1fbd122de78edc01 c02132885b49cce6 -> 00; c01ccde1c5e9a5be bfff2ec45d9516d2 -> 00
; bfefb9636ecc9d33 3fff2ec45d9516d2 -> 00; fffa000000000000 cc34350d9f43afe1 -> 01; 4000000000000000 3ff41d3b48818f7a -> 00
; 0000000000000000 fffa000000000000 -> 01; 7ff0000000000000 fffa000000000000 -> 01; 7fefffffffffffff 000fffffffffffff -> 00
; 3fefb9636ecc9d33 0000000000000001 -> 00; bff0000000000000 7ff0000000000000 -> 00; 000fffffffffffff 402132885b49cce6 -> 00
; 3fff2ec45d9516d2 c008f9101d8723c7 -> 00; 3ff0000000000000 0000000000000000 -> 00; 7ff0000000000000 4000000000000000 -> 00
; 51bd6741c51338cc a6be8b05baa123f1 -> 00; 3fe332954d3c8e78 402a7196b08162b6 -> 00; e9257d6ec46d655e 402a7196b08162b6 -> 00
; c02132885b49cce6 3fefffffffffffff -> 00; 51bd6741c51338cc 0000000000000000 -> 00; c02132885b49cce6 0000000000000000 -> 00
; 8000000000000000 400b8126eebc1044 -> 00; 3fe332954d3c8e78 401ccde1c5e9a5be -> 00; bff0000000000000 c008f9101d8723c7 -> 00
; c01ccde1c5e9a5be c77534dfcc88af9c -> 00; 4008f9101d8723c7 0000000000000001 -> 00; 400b8126eebc1044 0000000000000001 -> 00
; 402a7196b08162b6 c00b8126eebc1044 -> 00; c008f9101d8723c7 c77534dfcc88af9c -> 00; 3fd10c64dbc28209 000fffffffffffff -> 00
; fff0000000000000 7ff0000000000000 -> 00; 3fefffffffffffff 3fefb9636ecc9d33 -> 00; 0010000000000000 3fe332954d3c8e78 -> 00
; bfff2ec45d9516d2 bfff2ec45d9516d2 -> 00; bff0000000000000 7ff0000000000001 -> 01; 3fe9afaeec1ead46 3fefb9636ecc9d33 -> 00
; 401ad0ca671aabe1 4008f9101d8723c7 -> 00; 0000000000000001 400c960723650c3e -> 00; bfefb9636ecc9d33 3fd10c64dbc28209 -> 00
; 0010000000000000 4008f9101d8723c7 -> 00; 4008f9101d8723c7 bff0000000000000 -> 00; 3fe9afaeec1ead46 401ccde1c5e9a5be -> 00
; 3fefb9636ecc9d33 3fff2ec45d9516d2 -> 00; 3fff2ec45d9516d2 3fe332954d3c8e78 -> 00; 3fff2ec45d9516d2 402132885b49cce6 -> 00
; cc34350d9f43afe1 7ff0000000000000 -> 00; bfefb9636ecc9d33 c01ccde1c5e9a5be -> 00; 400c960723650c3e 3ff0000000000001 -> 00
; a6be8b05baa123f1 7fefffffffffffff -> 00; 4008f9101d8723c7 bfd10c64dbc28209 -> 00; 3ff41d3b48818f7a 401ad0ca671aabe1 -> 00
; 7ff0000000000000 7ff0000000000000 -> 00; 7fefffffffffffff 7fefffffffffffff -> 00; 4000000000000000 4000000000000000 -> 00
; bfea84b311f12342 bfea84b311f12342 -> 00; fff0000000000000 fff0000000000000 -> 00; 754c0e2b9ec9fbcd 754c0e2b9ec9fbcd -> 00
; 3fba426cf23e3344 3fba426cf23e3344 -> 00; bfba426cf23e3344 bfba426cf23e3344 -> 00; fffa000000000000 fffa000000000000 -> 01
; 3ff11a5bff436eb7 3ff11a5bff436eb7 -> 00
define amdgpu_kernel void @fcmp_uno_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %c = fcmp uno double %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_true_f64: f64 f64 -> b8
; 3fd97c341378c448 3fea482e317bc5e8 -> 01; 7ff8000000000000 c01b35e40626d792 -> 01; 400b415c690961c1 638c0251500df8f1 -> 01
; 3feb1eaa454b67dc 7fefffffffffffff -> 01; 7fefffffffffffff 000fffffffffffff -> 01; 402eadb8325796c7 0331a0121f8d0374 -> 01
; 0010000000000000 bfeb1eaa454b67dc -> 01; fff0000000000000 0331a0121f8d0374 -> 01; 402b233cd92d6896 3fd97c341378c448 -> 01
; e2cdaf95deafc582 fffa000000000000 -> 01; 0331a0121f8d0374 3feb1eaa454b67dc -> 01; c20da82afed3e1ef 3ff0000000000000 -> 01
; 3fd97c341378c448 bff0000000000000 -> 01; 3fbda96152f86f32 3ff0000000000001 -> 01; c20da82afed3e1ef 3ff0000000000001 -> 01
; 402b233cd92d6896 bff0000000000000 -> 01; 0331a0121f8d0374 0000000000000000 -> 01; e2cdaf95deafc582 c20da82afed3e1ef -> 01
; 000fffffffffffff 402eadb8325796c7 -> 01; 3fd2a33122468232 c00b415c690961c1 -> 01; c003dc148425a568 bff0000000000000 -> 01
; 7ff0000000000000 c01b35e40626d792 -> 01; 402eadb8325796c7 3fbda96152f86f32 -> 01; 3fbda96152f86f32 0000000000000001 -> 01
; 3fd20824540ca389 7ff0000000000001 -> 01; 7ff0000000000000 bfd97c341378c448 -> 01; 7ff0000000000001 8000000000000001 -> 01
; e2cdaf95deafc582 7ff0000000000001 -> 01; bfeb1eaa454b67dc 0000000000000000 -> 01; fff0000000000000 401ed63797644e09 -> 01
; 1adddf121d038bd1 c01b35e40626d792 -> 01; 3ff0000000000001 401b35e40626d792 -> 01; 7ff0000000000000 3fbda96152f86f32 -> 01
; 0010000000000000 bff0000000000000 -> 01; 3fd453814244252e 000fffffffffffff -> 01; c00b415c690961c1 000fffffffffffff -> 01
; 0000000000000000 7ff0000000000000 -> 01; c20da82afed3e1ef 3fefffffffffffff -> 01; c01b35e40626d792 7fefffffffffffff -> 01
; 7fefffffffffffff 3fd20824540ca389 -> 01; f1f73fc22738b028 4003dc148425a568 -> 01; 0000000000000001 c20da82afed3e1ef -> 01
; 0331a0121f8d0374 4003dc148425a568 -> 01; 402eadb8325796c7 3fefffffffffffff -> 01; 4000000000000000 7ff0000000000000 -> 01
; 638c0251500df8f1 bfd97c341378c448 -> 01; 3feb1eaa454b67dc 8000000000000000 -> 01; 1adddf121d038bd1 3ffd0a8cd88812ef -> 01
; 7ff0000000000000 3ffd0a8cd88812ef -> 01; bff0000000000000 fffa000000000000 -> 01; 0000000000000001 1adddf121d038bd1 -> 01
; c01b35e40626d792 0331a0121f8d0374 -> 01; c02eadb8325796c7 0331a0121f8d0374 -> 01; 7fefffffffffffff fff0000000000000 -> 01
; 3fbda96152f86f32 3ffd0a8cd88812ef -> 01; 7ff0000000000000 7ff0000000000000 -> 01; 8000000000000000 8000000000000000 -> 01
; 3fdde0da973ec3ff 3fdde0da973ec3ff -> 01; 4000000000000000 4000000000000000 -> 01; 7ff8000000000000 7ff8000000000000 -> 01
; 7fefffffffffffff 7fefffffffffffff -> 01; 3ff0000000000000 3ff0000000000000 -> 01; 3fe4d74db1c1c0ec 3fe4d74db1c1c0ec -> 01
; c015eb570567bf4b c015eb570567bf4b -> 01; fff0000000000000 fff0000000000000 -> 01; 7ff0000000000001 7ff0000000000001 -> 01
; 4013a674a40b7853 4013a674a40b7853 -> 01
define amdgpu_kernel void @fcmp_true_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %c = fcmp true double %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

; case fcmp_false_f64: f64 f64 -> b8
; 3fff3aee0dec9eca 3fef36319c36eb95 -> 00; 3ffb75eaff32efcd 3ffe1e33b8629427 -> 00; bfc78296e8cc426e 3fff3aee0dec9eca -> 00
; 3fef36319c36eb95 3fef36319c36eb95 -> 00; 0010000000000000 3fc3dca8bb3fe266 -> 00; bfc78296e8cc426e 7ff0000000000000 -> 00
; dcf8b0788efcffa0 3fbacd3b5a4425e4 -> 00; 8000000000000001 40294dafb6c7c2b5 -> 00; 3fefffffffffffff 3ff0000000000000 -> 00
; c26e477fed139739 7fefffffffffffff -> 00; bffe1e33b8629427 c01c80ea386ce0b6 -> 00; 8000000000000001 3ffe1e33b8629427 -> 00
; bfff3aee0dec9eca 0000000000000001 -> 00; 401c80ea386ce0b6 0e6cb557dadd77ca -> 00; 6f2a783e790f5b5c bfff3aee0dec9eca -> 00
; 3ffefa855ce83af5 0451299d7f43b75a -> 00; 7ff8000000000000 3fc78296e8cc426e -> 00; c26e477fed139739 0000000000000001 -> 00
; bffefa855ce83af5 7ff0000000000000 -> 00; 3fbacd3b5a4425e4 3fef36319c36eb95 -> 00; 000fffffffffffff 0010000000000000 -> 00
; 0e6cb557dadd77ca 7ff8000000000000 -> 00; 3ffc6a6e426ac7fa d719dd14a2ce9c89 -> 00; 0010000000000000 dcf8b0788efcffa0 -> 00
; 3fbacd3b5a4425e4 3ffe1e33b8629427 -> 00; 3fef36319c36eb95 bfbacd3b5a4425e4 -> 00; 0000000000000000 3fc78296e8cc426e -> 00
; 3ff0000000000001 000fffffffffffff -> 00; c0294dafb6c7c2b5 fffa000000000000 -> 00; 4000000000000000 3ffe1e33b8629427 -> 00
; 3fd65686462e1e6c 3fefffffffffffff -> 00; fffa000000000000 3ffc6a6e426ac7fa -> 00; 7ff0000000000000 3fc78296e8cc426e -> 00
; 7ff0000000000000 3fef36319c36eb95 -> 00; bff0000000000000 3fefffffffffffff -> 00; 3ffefa855ce83af5 8000000000000001 -> 00
; 3ffe1e33b8629427 fff0000000000000 -> 00; 3ffefa855ce83af5 401c80ea386ce0b6 -> 00; 8000000000000001 0000000000000001 -> 00
; c01c80ea386ce0b6 c0294dafb6c7c2b5 -> 00; 3ff0000000000000 3fefffffffffffff -> 00; dcf8b0788efcffa0 3ffe1e33b8629427 -> 00
; 40294dafb6c7c2b5 3ffc6a6e426ac7fa -> 00; 40294d07955dd513 75d0107153c9f3f2 -> 00; 3ffe1e33b8629427 6f2a783e790f5b5c -> 00
; 3ffb75eaff32efcd dcf8b0788efcffa0 -> 00; 40294dafb6c7c2b5 40294d07955dd513 -> 00; 3fc3dca8bb3fe266 3ffc6a6e426ac7fa -> 00
; c01c80ea386ce0b6 3fb3660935b7bb8c -> 00; c26e477fed139739 bffefa855ce83af5 -> 00; 3ff0000000000000 3ffc6a6e426ac7fa -> 00
; bff0000000000000 7ff8000000000000 -> 00; 3ffc6a6e426ac7fa 3ff0000000000000 -> 00; fff0000000000000 6f2a783e790f5b5c -> 00
; 3ffb75eaff32efcd 7ff0000000000000 -> 00; c0294dafb6c7c2b5 3ff0000000000001 -> 00; bff0000000000000 0451299d7f43b75a -> 00
; d719dd14a2ce9c89 3fb3660935b7bb8c -> 00; 75d0107153c9f3f2 3ff0000000000001 -> 00; 1d7f6dde4563c0b5 1d7f6dde4563c0b5 -> 00
; 40113fd6c3779814 40113fd6c3779814 -> 00; 400992635335ea48 400992635335ea48 -> 00; 7ff8000000000000 7ff8000000000000 -> 00
; 8000000000000001 8000000000000001 -> 00; 4000000000000000 4000000000000000 -> 00; bfe696338eecd8ad bfe696338eecd8ad -> 00
; 7ff0000000000001 7ff0000000000001 -> 00; 4007ce47c483aac5 4007ce47c483aac5 -> 00; bfe15080ebadc4c7 bfe15080ebadc4c7 -> 00
; 3fe982c02cec58ca 3fe982c02cec58ca -> 00
define amdgpu_kernel void @fcmp_false_f64(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr double, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr double, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i8, ptr addrspace(1) %p2, i32 %me
  %i0 = load double, ptr addrspace(1) %a0, align 8
  %i1 = load double, ptr addrspace(1) %a1, align 8
  %c = fcmp false double %i0, %i1
  %o0 = zext i1 %c to i8
  store i8 %o0, ptr addrspace(1) %a2, align 1
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()

attributes #0 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" }
attributes #1 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
