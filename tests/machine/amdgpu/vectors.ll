; Written by model.py: rows are inputs -> outputs, hexadecimal, one thread a row.

target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; case extract_dynamic: b32 b32 b32 b32 b32 -> b32
; bc1fe4fa f3d38b79 af4801c4 75f94677 00000000 -> bc1fe4fa; 9f31fb60 55c20821 6c2b511e 416aed1f 00000000 -> 9f31fb60
; fca68990 50e672e3 b631676d 400e4afa 00000000 -> fca68990; ef5e504d 4d1a480b c6c6db49 4fba6142 00000001 -> 4d1a480b
; 619c96ad fb12890f 26f93e19 ed1933e4 00000001 -> fb12890f; 8e17335f 24e8f708 846b79b2 e5f27d02 00000001 -> 24e8f708
; 5cddaa65 576a7758 d437c528 b2452b4d 00000002 -> d437c528; dc474877 ed8e83d9 73868290 041a0dac 00000002 -> 73868290
; c429407b a7ed2de1 cd47c805 4f287397 00000002 -> cd47c805; fcfddbef c8fd1dc8 0c07a6e8 f5028dc6 00000003 -> f5028dc6
; f78553af 4cb0a2ac 50d74764 b2364730 00000003 -> b2364730; f092d92a 64dc93b5 1f5b7b93 b637c6ed 00000003 -> b637c6ed
; poison extract_dynamic: 09862537 f79b63e1 dd52fc2d 5114436a 00000004; 64b3e33b b03a1600 f0da698c 6f100f56 00000004; 52ac916c 6ea3fe20 e5e9bc37 c61e6fee 00000004; dc10da8f a378ad26 c2960be6 af9dcaa6 00000005; d023c6d4 c6012956 1f00001f ce47ca25 00000005; 2c045e5d d757fc97 3724a4e5 7b364f29 00000005
define amdgpu_kernel void @extract_dynamic(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3, ptr addrspace(1) %p4, ptr addrspace(1) %p5) #0 {
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
  %i3 = load i32, ptr addrspace(1) %a3, align 4
  %i4 = load i32, ptr addrspace(1) %a4, align 4
  %v0 = insertelement <4 x i32> poison, i32 %i0, i32 0
  %v1 = insertelement <4 x i32> %v0, i32 %i1, i32 1
  %v2 = insertelement <4 x i32> %v1, i32 %i2, i32 2
  %v = insertelement <4 x i32> %v2, i32 %i3, i64 3
  %o0 = extractelement <4 x i32> %v, i32 %i4
  store i32 %o0, ptr addrspace(1) %a5, align 4
  ret void
}

; case insert_dynamic: b32 b32 b32 b32 b32 -> b32 b32 b32 b32
; bc1fe4fa f3d38b79 af4801c4 75f94677 00000000 -> 0000004d f3d38b79 af4801c4 75f94677
; 9f31fb60 55c20821 6c2b511e 416aed1f 00000000 -> 0000004d 55c20821 6c2b511e 416aed1f
; fca68990 50e672e3 b631676d 400e4afa 00000000 -> 0000004d 50e672e3 b631676d 400e4afa
; ef5e504d 4d1a480b c6c6db49 4fba6142 00000001 -> ef5e504d 0000004d c6c6db49 4fba6142
; 619c96ad fb12890f 26f93e19 ed1933e4 00000001 -> 619c96ad 0000004d 26f93e19 ed1933e4
; 8e17335f 24e8f708 846b79b2 e5f27d02 00000001 -> 8e17335f 0000004d 846b79b2 e5f27d02
; 5cddaa65 576a7758 d437c528 b2452b4d 00000002 -> 5cddaa65 576a7758 0000004d b2452b4d
; dc474877 ed8e83d9 73868290 041a0dac 00000002 -> dc474877 ed8e83d9 0000004d 041a0dac
; c429407b a7ed2de1 cd47c805 4f287397 00000002 -> c429407b a7ed2de1 0000004d 4f287397
; fcfddbef c8fd1dc8 0c07a6e8 f5028dc6 00000003 -> fcfddbef c8fd1dc8 0c07a6e8 0000004d
; f78553af 4cb0a2ac 50d74764 b2364730 00000003 -> f78553af 4cb0a2ac 50d74764 0000004d
; f092d92a 64dc93b5 1f5b7b93 b637c6ed 00000003 -> f092d92a 64dc93b5 1f5b7b93 0000004d
; poison insert_dynamic: 09862537 f79b63e1 dd52fc2d 5114436a 00000004; 64b3e33b b03a1600 f0da698c 6f100f56 00000004; 52ac916c 6ea3fe20 e5e9bc37 c61e6fee 00000004; dc10da8f a378ad26 c2960be6 af9dcaa6 00000005; d023c6d4 c6012956 1f00001f ce47ca25 00000005; 2c045e5d d757fc97 3724a4e5 7b364f29 00000005
define amdgpu_kernel void @insert_dynamic(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3, ptr addrspace(1) %p4, ptr addrspace(1) %p5, ptr addrspace(1) %p6, ptr addrspace(1) %p7, ptr addrspace(1) %p8) #0 {
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
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %i2 = load i32, ptr addrspace(1) %a2, align 4
  %i3 = load i32, ptr addrspace(1) %a3, align 4
  %i4 = load i32, ptr addrspace(1) %a4, align 4
  %v0 = insertelement <4 x i32> poison, i32 %i0, i32 0
  %v1 = insertelement <4 x i32> %v0, i32 %i1, i32 1
  %v2 = insertelement <4 x i32> %v1, i32 %i2, i32 2
  %v = insertelement <4 x i32> %v2, i32 %i3, i64 3
  %w = insertelement <4 x i32> %v, i32 77, i32 %i4
  %o0 = extractelement <4 x i32> %w, i32 0
  %o1 = extractelement <4 x i32> %w, i32 1
  %o2 = extractelement <4 x i32> %w, i32 2
  %o3 = extractelement <4 x i32> %w, i32 3
  store i32 %o0, ptr addrspace(1) %a5, align 4
  store i32 %o1, ptr addrspace(1) %a6, align 4
  store i32 %o2, ptr addrspace(1) %a7, align 4
  store i32 %o3, ptr addrspace(1) %a8, align 4
  ret void
}

; case extract_past_the_end: b32 b32 b32 b32 -> b32
; poison extract_past_the_end: bc1fe4fa f3d38b79 af4801c4 75f94677; 9f31fb60 55c20821 6c2b511e 416aed1f
define amdgpu_kernel void @extract_past_the_end(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3, ptr addrspace(1) %p4) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i32, ptr addrspace(1) %p3, i32 %me
  %a4 = getelementptr i32, ptr addrspace(1) %p4, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %i2 = load i32, ptr addrspace(1) %a2, align 4
  %i3 = load i32, ptr addrspace(1) %a3, align 4
  %v0 = insertelement <4 x i32> poison, i32 %i0, i32 0
  %v1 = insertelement <4 x i32> %v0, i32 %i1, i32 1
  %v2 = insertelement <4 x i32> %v1, i32 %i2, i32 2
  %v = insertelement <4 x i32> %v2, i32 %i3, i64 3
  %o0 = extractelement <4 x i32> %v, i32 4
  store i32 %o0, ptr addrspace(1) %a4, align 4
  ret void
}

; case shuffle: b32 b32 b32 b32 -> b32 b32 b32
; bc1fe4fa f3d38b79 af4801c4 75f94677 -> 75f94677 00000005 bc1fe4fa; 9f31fb60 55c20821 6c2b511e 416aed1f -> 416aed1f 00000005 9f31fb60
; fca68990 50e672e3 b631676d 400e4afa -> 400e4afa 00000005 fca68990; ef5e504d 4d1a480b c6c6db49 4fba6142 -> 4fba6142 00000005 ef5e504d
; 619c96ad fb12890f 26f93e19 ed1933e4 -> ed1933e4 00000005 619c96ad; 8e17335f 24e8f708 846b79b2 e5f27d02 -> e5f27d02 00000005 8e17335f
; 5cddaa65 576a7758 d437c528 b2452b4d -> b2452b4d 00000005 5cddaa65; dc474877 ed8e83d9 73868290 041a0dac -> 041a0dac 00000005 dc474877
; c429407b a7ed2de1 cd47c805 4f287397 -> 4f287397 00000005 c429407b; fcfddbef c8fd1dc8 0c07a6e8 f5028dc6 -> f5028dc6 00000005 fcfddbef
; f78553af 4cb0a2ac 50d74764 b2364730 -> b2364730 00000005 f78553af; f092d92a 64dc93b5 1f5b7b93 b637c6ed -> b637c6ed 00000005 f092d92a
; 09862537 f79b63e1 dd52fc2d 5114436a -> 5114436a 00000005 09862537; 64b3e33b b03a1600 f0da698c 6f100f56 -> 6f100f56 00000005 64b3e33b
; 52ac916c 6ea3fe20 e5e9bc37 c61e6fee -> c61e6fee 00000005 52ac916c; dc10da8f a378ad26 c2960be6 af9dcaa6 -> af9dcaa6 00000005 dc10da8f
; d023c6d4 c6012956 1f00001f ce47ca25 -> ce47ca25 00000005 d023c6d4; 2c045e5d d757fc97 3724a4e5 7b364f29 -> 7b364f29 00000005 2c045e5d
define amdgpu_kernel void @shuffle(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3, ptr addrspace(1) %p4, ptr addrspace(1) %p5, ptr addrspace(1) %p6) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i32, ptr addrspace(1) %p3, i32 %me
  %a4 = getelementptr i32, ptr addrspace(1) %p4, i32 %me
  %a5 = getelementptr i32, ptr addrspace(1) %p5, i32 %me
  %a6 = getelementptr i32, ptr addrspace(1) %p6, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %i2 = load i32, ptr addrspace(1) %a2, align 4
  %i3 = load i32, ptr addrspace(1) %a3, align 4
  %v0 = insertelement <4 x i32> poison, i32 %i0, i32 0
  %v1 = insertelement <4 x i32> %v0, i32 %i1, i32 1
  %v2 = insertelement <4 x i32> %v1, i32 %i2, i32 2
  %v = insertelement <4 x i32> %v2, i32 %i3, i64 3
  %w = shufflevector <4 x i32> %v, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, <3 x i32> <i32 3, i32 5, i32 0>
  %o0 = extractelement <3 x i32> %w, i32 0
  %o1 = extractelement <3 x i32> %w, i32 1
  %o2 = extractelement <3 x i32> %w, i32 2
  store i32 %o0, ptr addrspace(1) %a4, align 4
  store i32 %o1, ptr addrspace(1) %a5, align 4
  store i32 %o2, ptr addrspace(1) %a6, align 4
  ret void
}

; case shuffle_poison_lane: b32 b32 b32 b32 -> b32
; poison shuffle_poison_lane: bc1fe4fa f3d38b79 af4801c4 75f94677; 9f31fb60 55c20821 6c2b511e 416aed1f
define amdgpu_kernel void @shuffle_poison_lane(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3, ptr addrspace(1) %p4) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i32, ptr addrspace(1) %p3, i32 %me
  %a4 = getelementptr i32, ptr addrspace(1) %p4, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  %i2 = load i32, ptr addrspace(1) %a2, align 4
  %i3 = load i32, ptr addrspace(1) %a3, align 4
  %v0 = insertelement <4 x i32> poison, i32 %i0, i32 0
  %v1 = insertelement <4 x i32> %v0, i32 %i1, i32 1
  %v2 = insertelement <4 x i32> %v1, i32 %i2, i32 2
  %v = insertelement <4 x i32> %v2, i32 %i3, i64 3
  %w = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 3, i32 poison>
  %o0 = extractelement <2 x i32> %w, i32 1
  store i32 %o0, ptr addrspace(1) %a4, align 4
  ret void
}

; case vector_arithmetic: b32 b32 b32 b32 -> b32 b32 b32 b32
; bc1fe4fa f3d38b79 af4801c4 75f94677 -> bc1fe4fb e7a716f3 0dd8054d d7e519dd; 9f31fb60 55c20821 6c2b511e 416aed1f -> 9f31fb61 ab841043 4481f35b 05abb47d
; fca68990 50e672e3 b631676d 400e4afa -> fca68991 a1cce5c7 22943648 00392be9; ef5e504d 4d1a480b c6c6db49 4fba6142 -> ef5e504e 9a349017 545491dc 3ee98509
; 619c96ad fb12890f 26f93e19 ed1933e4 -> 619c96ae f625121f 74ebba4c b464cf91; 8e17335f 24e8f708 846b79b2 e5f27d02 -> 8e173360 49d1ee11 8d426d17 97c9f409
; 5cddaa65 576a7758 d437c528 b2452b4d -> 5cddaa66 aed4eeb1 7ca74f79 c914ad35; dc474877 ed8e83d9 73868290 041a0dac -> dc474878 db1d07b3 5a9387b1 106836b1
; c429407b a7ed2de1 cd47c805 4f287397 -> c429407c 4fda5bc3 67d75810 3ca1ce5d; fcfddbef c8fd1dc8 0c07a6e8 f5028dc6 -> fcfddbf0 91fa3b91 2416f4b9 d40a3719
; f78553af 4cb0a2ac 50d74764 b2364730 -> f78553b0 99614559 f285d62d c8d91cc1; f092d92a 64dc93b5 1f5b7b93 b637c6ed -> f092d92b c9b9276b 5e1272ba d8df1bb5
; 09862537 f79b63e1 dd52fc2d 5114436a -> 09862538 ef36c7c3 97f8f488 44510da9; 64b3e33b b03a1600 f0da698c 6f100f56 -> 64b3e33c 60742c01 d28f3ca5 bc403d59
; 52ac916c 6ea3fe20 e5e9bc37 c61e6fee -> 52ac916d dd47fc41 b1bd34a6 1879bfb9; dc10da8f a378ad26 c2960be6 af9dcaa6 -> dc10da90 46f15a4d 47c223b3 be772a99
; d023c6d4 c6012956 1f00001f ce47ca25 -> d023c6d5 8c0252ad 5d00005e 391f2895; 2c045e5d d757fc97 3724a4e5 7b364f29 -> 2c045e5e aeaff92f a56deeb0 ecd93ca5
define amdgpu_kernel void @vector_arithmetic(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3, ptr addrspace(1) %p4, ptr addrspace(1) %p5, ptr addrspace(1) %p6, ptr addrspace(1) %p7) #0 {
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
  %v0 = insertelement <4 x i32> poison, i32 %i0, i32 0
  %v1 = insertelement <4 x i32> %v0, i32 %i1, i32 1
  %v2 = insertelement <4 x i32> %v1, i32 %i2, i32 2
  %v = insertelement <4 x i32> %v2, i32 %i3, i64 3
  %m = mul <4 x i32> %v, <i32 1, i32 2, i32 3, i32 4>
  %w = add <4 x i32> %m, <i32 1, i32 1, i32 1, i32 1>
  %o0 = extractelement <4 x i32> %w, i32 0
  %o1 = extractelement <4 x i32> %w, i32 1
  %o2 = extractelement <4 x i32> %w, i32 2
  %o3 = extractelement <4 x i32> %w, i32 3
  store i32 %o0, ptr addrspace(1) %a4, align 4
  store i32 %o1, ptr addrspace(1) %a5, align 4
  store i32 %o2, ptr addrspace(1) %a6, align 4
  store i32 %o3, ptr addrspace(1) %a7, align 4
  ret void
}

; case vector_select: b32 b32 b32 b32 -> b32 b32 b32 b32
; bc1fe4fa f3d38b79 af4801c4 75f94677 -> 00000005 00000005 00000005 75f94677; 9f31fb60 55c20821 6c2b511e 416aed1f -> 00000005 55c20821 6c2b511e 416aed1f
; fca68990 50e672e3 b631676d 400e4afa -> 00000005 50e672e3 00000005 400e4afa; ef5e504d 4d1a480b c6c6db49 4fba6142 -> 00000005 4d1a480b 00000005 4fba6142
; 619c96ad fb12890f 26f93e19 ed1933e4 -> 619c96ad 00000005 26f93e19 00000005; 8e17335f 24e8f708 846b79b2 e5f27d02 -> 00000005 24e8f708 00000005 00000005
; 5cddaa65 576a7758 d437c528 b2452b4d -> 5cddaa65 576a7758 00000005 00000005; dc474877 ed8e83d9 73868290 041a0dac -> 00000005 00000005 73868290 041a0dac
; c429407b a7ed2de1 cd47c805 4f287397 -> 00000005 00000005 00000005 4f287397; fcfddbef c8fd1dc8 0c07a6e8 f5028dc6 -> 00000005 00000005 0c07a6e8 00000005
; f78553af 4cb0a2ac 50d74764 b2364730 -> 00000005 4cb0a2ac 50d74764 00000005; f092d92a 64dc93b5 1f5b7b93 b637c6ed -> 00000005 64dc93b5 1f5b7b93 00000005
; 09862537 f79b63e1 dd52fc2d 5114436a -> 09862537 00000005 00000005 5114436a; 64b3e33b b03a1600 f0da698c 6f100f56 -> 64b3e33b 00000005 00000005 6f100f56
; 52ac916c 6ea3fe20 e5e9bc37 c61e6fee -> 52ac916c 6ea3fe20 00000005 00000005; dc10da8f a378ad26 c2960be6 af9dcaa6 -> 00000005 00000005 00000005 00000005
; d023c6d4 c6012956 1f00001f ce47ca25 -> 00000005 00000005 1f00001f 00000005; 2c045e5d d757fc97 3724a4e5 7b364f29 -> 2c045e5d 00000005 3724a4e5 7b364f29
define amdgpu_kernel void @vector_select(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3, ptr addrspace(1) %p4, ptr addrspace(1) %p5, ptr addrspace(1) %p6, ptr addrspace(1) %p7) #0 {
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
  %v0 = insertelement <4 x i32> poison, i32 %i0, i32 0
  %v1 = insertelement <4 x i32> %v0, i32 %i1, i32 1
  %v2 = insertelement <4 x i32> %v1, i32 %i2, i32 2
  %v = insertelement <4 x i32> %v2, i32 %i3, i64 3
  %c = icmp ult <4 x i32> %v, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %w = select <4 x i1> %c, <4 x i32> %v, <4 x i32> <i32 5, i32 5, i32 5, i32 5>
  %o0 = extractelement <4 x i32> %w, i32 0
  %o1 = extractelement <4 x i32> %w, i32 1
  %o2 = extractelement <4 x i32> %w, i32 2
  %o3 = extractelement <4 x i32> %w, i32 3
  store i32 %o0, ptr addrspace(1) %a4, align 4
  store i32 %o1, ptr addrspace(1) %a5, align 4
  store i32 %o2, ptr addrspace(1) %a6, align 4
  store i32 %o3, ptr addrspace(1) %a7, align 4
  ret void
}

; case struct_value: b32 b64 -> b32 b64
; 1ceab4ea a575ea0b5a564e61 -> 1ceab4ea a575ea0b5a564e62; 353fe70f 1d2756dcb764bfd2 -> 353fe70f 1d2756dcb764bfd3
; bd015aa0 99c7ef29cd9d4801 -> bd015aa0 99c7ef29cd9d4802; 605a309f 53b4f6381052ef06 -> 605a309f 53b4f6381052ef07
; 9f7a1f93 883111cb50c2a451 -> 9f7a1f93 883111cb50c2a452; d21cf6df 0aae50cf874988a1 -> d21cf6df 0aae50cf874988a2
; 866c2eb6 242a92fe936c6a17 -> 866c2eb6 242a92fe936c6a18; 5287bf54 6f473095e7438768 -> 5287bf54 6f473095e7438769
; eb9371d7 b57a895390c0fcd4 -> eb9371d7 b57a895390c0fcd5; e8875c52 583f580c176d5b08 -> e8875c52 583f580c176d5b09
; a5d4d114 cdcfa94e7dde30be -> a5d4d114 cdcfa94e7dde30bf; 759d041c b546a3b0b9c2e7b8 -> 759d041c b546a3b0b9c2e7b9
define amdgpu_kernel void @struct_value(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i64, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %a3 = getelementptr i64, ptr addrspace(1) %p3, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i64, ptr addrspace(1) %a1, align 8
  %b = add i64 %i1, 1
  %s0 = insertvalue { i32, { i64, i8 } } poison, i32 %i0, 0
  %s = insertvalue { i32, { i64, i8 } } %s0, i64 %b, 1, 0
  %o0 = extractvalue { i32, { i64, i8 } } %s, 0
  %o1 = extractvalue { i32, { i64, i8 } } %s, 1, 0
  store i32 %o0, ptr addrspace(1) %a2, align 4
  store i64 %o1, ptr addrspace(1) %a3, align 8
  ret void
}

; case struct_part_unset: b32 -> b8
; poison struct_part_unset: 00000001
define amdgpu_kernel void @struct_part_unset(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i8, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %s = insertvalue { i32, i8 } poison, i32 %i0, 0
  %o0 = extractvalue { i32, i8 } %s, 1
  store i8 %o0, ptr addrspace(1) %a1, align 1
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()

attributes #0 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" }
attributes #1 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
