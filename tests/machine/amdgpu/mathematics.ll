; Written by model.py: rows are inputs -> outputs, hexadecimal, one thread a row.

target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; case ocml_exp: f32 -> f32 within ulps 3
; c09934e9 -> 3c0880f3; 422f2b1a -> 5f10df2f; c24614cd -> 1bbc5a2f; c0256a83 -> 3d9a780c; c29332b6 -> 0a61d1aa; c27091eb -> 141667e2; c08f3fbe -> 3c3a54f7
; c13f24cb -> 36d97fe4; c26ec39d -> 146c3ae9; 4200c9da -> 56aeedd8; c26cb60b -> 14c55633; c209a904 -> 26a31869; 4242b5bc -> 6295c906; c18b1902 -> 32f17231
; 428478f9 -> 6f3c8ada; c235b60a -> 1eb04314; c2885a77 -> 0e47b818; 426ec671 -> 6a8b1889; 41d75b19 -> 52e49661; c14917b8 -> 36699529; 4279d3ae -> 6c89c230
; c2594af0 -> 1845d7f0; 4295a3cb -> 7575f718; c224723a -> 21ce4bc2; 4289e080 -> 712fba4e; 422b9937 -> 5e6d6220; c2275384 -> 2148d408; 3eef1239 -> 3fcc2c36
; 4219476e -> 5b1bd17f; 41b9dc94 -> 5037413a; 41c99468 -> 51a3662c; c2009925 -> 2844726d; 421e00e8 -> 5bfdd507; c1ff3241 -> 287c3f4b; 41b2ac13 -> 4f95353d
; 4162e3fb -> 49afdec2; c27c6d2d -> 11f860e7; c14f6f06 -> 361d273b; c28c5ca8 -> 0cd74f10; 41960200 -> 4d04b13b; 4264ed2c -> 68bdb98d; 42395265 -> 60e53e0b
; 41fdf52b -> 565e8ae1; c22032bc -> 22952908; 41e39ef3 -> 54045ef3; 429f8f3c -> 7908fbbb; c14053a2 -> 36c9ffac; 40d91491 -> 445cd89c; 418630e1 -> 4b92fd71
; c2277aa6 -> 21414c5b; 41d7700c -> 52e6f00a; c01551fc -> 3dc6a3a2; c284e1b3 -> 0f8da5bb; c268e420 -> 158033f9; c29d3aa1 -> 06bfc53e; c287ee37 -> 0e76bd9b
; 41956a93 -> 4cf6786a; c1c37116 -> 2dd7f6bf; 412dbd5b -> 474b11fb; c0c89aa5 -> 3af84bf7; 423c1468 -> 61646652; 427d6192 -> 6d277d4c; 4193f30d -> 4ccd2db7
; 40a29157 -> 4320d01b
define amdgpu_kernel void @ocml_exp(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @__ocml_exp_f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case llvm_exp: f32 -> f32 within ulps 3
; 4216d92d -> 5aa9b91d; c29fc54c -> 05d73daa; 417d6087 -> 4ae62de6; 4214b982 -> 5a479d66; bfd2e5b3 -> 3e451ff2; 41ea146c -> 549462f1; c0f1e530 -> 3a08a661
; 4185ff08 -> 4b8f749c; c18574f4 -> 337459bc; 4214c8d8 -> 5a4aa07a; 425d86b0 -> 676ea279; c281804d -> 10bff54e; c216cefa -> 24430001; c1f5323e -> 295c1bcd
; 4119829f -> 466568ba; c1d602e3 -> 2c29960b; 42028305 -> 57069121; 4230ee71 -> 5f611d68; 426e7484 -> 6a8066a2; 4268bba4 -> 6975afca; 4284a3bb -> 6f4cf6c6
; 4295f519 -> 759025e9; c29ed7ec -> 062b18f6; c25a214e -> 18207968; c259796f -> 183d0fa2; c0eeb81e -> 3a16e897; 421b91bb -> 5b8a1e05; c0f6cad9 -> 39ea84c1
; c244bdeb -> 1c03a1e6; c2865da8 -> 0f06e13e; bec49705 -> 3f2e6035; c229b3af -> 20ddc787; bddf4d4b -> 3f658e1e; c26a689b -> 152f74ac; c2935ec2 -> 0a4f3446
; 426a0d24 -> 69aacd15; c2325f63 -> 1f4b0c78; 42986a8e -> 76766f9c; 428cbf31 -> 72387cfe; 429db0ec -> 7857483a; 42565a5f -> 661ed932; c255f4d1 -> 18e3cab0
; c1faec2d -> 28d72e62; c1ab459a -> 300a76b1; 423f1fb2 -> 61f470ed; 42175207 -> 5abefbca; 4297ca58 -> 763438de; c29352ee -> 0a540bf5; 42623b36 -> 68416ee1
; c29de68b -> 06891340; c20f1e7e -> 25a6a6d7; c26b9536 -> 1502d212; 429ddeff -> 786b8db3; c1d04ad0 -> 2cad4fe1; 42950cfd -> 7537368a; c1221066 -> 38275fe6
; c19d89ec -> 3140aa49; 426e0f10 -> 6a689431; c21758e8 -> 242a6d1f; c2500cd0 -> 19f94fc9; c1f38b64 -> 29874b10; c0e66cea -> 3a438eb3; c29449c0 -> 0a02f085
; 4065fdbe -> 421175f6
define amdgpu_kernel void @llvm_exp(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @llvm.exp.f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case ocml_exp2: f32 -> f32 within ulps 3
; 41bd6343 -> 4b4c25be; 428be51f -> 6276da18; c2c5f05a -> 0e02bd98; 42eab411 -> 7a2355d2; c2b71743 -> 11af6855; 423abfde -> 56ce1fce; 426b5723 -> 5ce45941
; 419cddcb -> 49432179; 41ac9180 -> 4a3e281d; c2e321b4 -> 06acf20c; 426efa93 -> 5d567af5; 42527296 -> 59c39e62; 42132c4d -> 51ddd295; 40f3fce3 -> 434559db
; 429edd57 -> 672cb8b8; c1bc70db -> 33ae3c4a; c2911662 -> 1b2f9dcb; 41d98acc -> 4d124c6f; 42cdbab1 -> 72e9126c; 426bd9cc -> 5cf976fb; c1a0323d -> 357baf19
; 42886088 -> 6191deac; c26d2e87 -> 21d09868; c264ec04 -> 22da3389; 41b6420f -> 4adc22f8; 421551ab -> 5220deca; c1cc3a84 -> 32b17836; c2d48053 -> 0a572cce
; c2b2e5d2 -> 12bb8cd3; 42edc36b -> 7aebd781; c2a38278 -> 1697b5eb; 42e40d62 -> 78825717; c2e4d876 -> 063ef915; 4233ab6e -> 55f1c1b4; c2e00643 -> 077dd6ca
; 4293d9a1 -> 64730a85; c237fcda -> 288045e9; c1ef9eb4 -> 30844905; c202e7a0 -> 2f1ac039; c2ac376a -> 146d7f66; c29e368a -> 17edc776; c147bb60 -> 39372240
; 42e28aa0 -> 781a6c83; c2d4583a -> 0a632db2; 42063a18 -> 503c478e; c21680b8 -> 2ca5ea2b; 42160f04 -> 5236de5e; 42be3c8a -> 6f0aeeb9; 426efad0 -> 5d5683d1
; 421ae117 -> 52d2cfea; c22094f7 -> 2b6771f5; c2d51809 -> 0a2f3956; 42a2a240 -> 681f7157; c2cb1536 -> 0cafe52d; c2162a79 -> 2cafe3a0; c2eefd51 -> 03b5ad9e
; c240ecc0 -> 275a17c7; 41833150 -> 47a8ca06; 42915900 -> 63cc32ce; 429fa8aa -> 676373dc; 429b9a03 -> 665efc36; c2d13d7f -> 0b268f22; 4200f587 -> 4f9724ac
; bec1bfde -> 3f44ef9e
define amdgpu_kernel void @ocml_exp2(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @__ocml_exp2_f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case llvm_exp2: f32 -> f32 within ulps 3
; c212227f -> 2d30d767; c13d0c7e -> 39917506; c1da37ae -> 31d34031; c2791d0c -> 20531406; 424030c0 -> 57844b59; 414c0939 -> 45d79b10; 419c6250 -> 493b24d6
; 41f2df04 -> 4ea42715; 4099126d -> 41dc5396; 4207a6ae -> 5070fb08; c2ee490f -> 03e7e447; 42746da2 -> 5e09dc3d; c216711f -> 2ca7acfd; 41a7b61e -> 49f9ad8c
; 42bdf27f -> 6efb5cc8; 41d17858 -> 4c916342; 4279a10c -> 5ea9c023; c27ca126 -> 1fe58b54; c29d6ca2 -> 181c432a; c19559d0 -> 3621068e; 42a04be0 -> 678dd8df
; 424b42bc -> 58e1377d; c2bd66d7 -> 101d7e20; c299f12e -> 19029817; 42b2f0c0 -> 6c315207; 415371cd -> 4614996b; c29bc22f -> 188b2c47; c24237a9 -> 272e5378
; c0e7b612 -> 3bd89ecc; c12a8142 -> 3a226769; 42bd91d0 -> 6edc8613; 4297c3ef -> 656c01aa; 42cf6fe5 -> 7352a06a; 418ccfe7 -> 4842372d; c19226e0 -> 365474a7
; c19b1bdc -> 35c38ce8; 420b08aa -> 50d88923; 41db0c5d -> 4d26b106; 410dbfc1 -> 43e836f1; 429dd875 -> 66f2a7e4; 41f58d0c -> 4ecf0e17; 42621dd8 -> 5bb8b69e
; c228ccdd -> 2a5ed9f5; 42cd5366 -> 72caa7e2; 42760b94 -> 5e367190; 42d5ca04 -> 74edf531; 40e791aa -> 4316cdd5; 42a478ab -> 6896b70d; c1a0977b -> 357334bb
; 42a9ad31 -> 69e4d9d8; c254bb48 -> 24e184fc; c267a98b -> 2287b6e7; c29e5f27 -> 17e10ef3; c12b62cb -> 3a1c5288; c2b4e6ab -> 123b55c2; 42a0a217 -> 679f687e
; 4239d1d8 -> 56af737e; 42c1a648 -> 6fe2b854; c29109b8 -> 1b32a739; 42d61a9e -> 7504b24f; c2bfb3bd -> 0f8debe3; 428122f8 -> 5fbdcb87; 42639379 -> 5bedde29
; 41170e66 -> 442dc481
define amdgpu_kernel void @llvm_exp2(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @llvm.exp2.f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case ocml_log: f32 -> f32 within ulps 3
; 545e6b99 -> 41e7c5c8; 63fbfe02 -> 424a55fb; 559a75ed -> 41f57db7; 161aaeef -> c2655e12; 523ec8f7 -> 41d05d50; 69f5cbb3 -> 426b81e1; 44c19e60 -> 40eb0cf6
; 42297a26 -> 406fc568; 15602d1e -> c2696dae; 166fdc06 -> c2639cdf; 382157cc -> c122a6bb; 5659b105 -> 41fdc808; 1d502b49 -> c23d5d04; 5c55bf0c -> 422016ae
; 4695f025 -> 411dcbc9; 5890a81a -> 420b1e68; 1ef55eb7 -> c234634e; 7020242e -> 4286eb2a; 3d619c27 -> c0398889; 39850d9c -> c10476fb; 2321b15e -> c21d1a57
; 272683c0 -> c206cdfd; 1aa2f22e -> c24c34bd; 3ce12014 -> c066084b; 10e9745d -> c2811c19; 4c946934 -> 41915bb6; 2622c393 -> c20c70e2; 45f25b38 -> 410f4c5f
; 1dc52365 -> c23acefc; 59139f2a -> 420df8f7; 3651c9c5 -> c14acfc9; 66132575 -> 42560c03; 5b6b49cb -> 421aed71; 15c8dfdb -> c2671848; 228e285c -> c22063f9
; 40f825d7 -> 40031729; 20c4a934 -> c22a2ec5; 459f4845 -> 41089527; 2caa5c8f -> c1d06dfa; 5363542f -> 41dcdb5b; 2e023368 -> c1c1f1e0; 2d9d4cbc -> c1c5fa37
; 1ca83e38 -> c240fcd9; 3c49fcf1 -> c08caad2; 134478fc -> c2750be3; 239e0a81 -> c21a6bf3; 1440964a -> c26f94c6; 6d777097 -> 427ef12f; 4098087f -> 3fc77870
; 1114209c -> c280a21f; 2fcd52f5 -> c1adaa4b; 5ebc7dda -> 422d72d7; 591e59be -> 420e40ce; 3702fa64 -> c13c2b04; 702f05f6 -> 428718a9; 3d87c6bc -> c02dabca
; 6b8228aa -> 42740e01; 31d5532a -> c1972dbe; 1c68a248 -> c24276cc; 6e26f354 -> 428174eb; 63a4163e -> 42489eaf; 480e5bf6 -> 413e3cba; 6fa52668 -> 4285980a
; 24d872f1 -> c2139e56
define amdgpu_kernel void @ocml_log(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @__ocml_log_f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case llvm_log: f32 -> f32 within ulps 3
; 6c84bf76 -> 4279adbd; 689dda77 -> 426430da; 25772645 -> c21050bb; 381aedb9 -> c1234ce6; 4dfb2e30 -> 41a0a879; 4caa809e -> 419277e7; 68258e2d -> 42619bda
; 38ab3612 -> c1169c70; 17d5e01f -> c25bc0ef; 539011e1 -> 41dec0d4; 4d02a893 -> 4195e25e; 689c2e32 -> 426425f1; 10ea0fe7 -> c2811ac4; 38b355bb -> c115de8f
; 413f2553 -> 401ebfa8; 34172303 -> c17c6b70; 1185dd3e -> c27ee624; 6acef8a6 -> 42705d65; 13cd57ef -> c27218e2; 5ae7b6fb -> 421817fd; 5cf0ab12 -> 422355f1
; 7122e827 -> 4289b9b6; 36747263 -> c1485d82; 566b8892 -> 41fe695c; 17a8e09b -> c25cb2d3; 4d12242e -> 4196c7b7; 501860a0 -> 41b862b0; 6f98fa73 -> 428570d8
; 3b94667c -> c0acb6a2; 3439e74f -> c1791b64; 5aad8936 -> 4216efed; 478aaaf6 -> 4132b9fc; 71029fd3 -> 428948a3; 7075710b -> 4287c5ca; 1a2ddad0 -> c24eb82a
; 2c909a9f -> c1d1bdb2; 27d8bd8e -> c202fa43; 6d6d8c22 -> 427ec767; 4543e8c7 -> 4100cdc9; 36c6b431 -> c14096ff; 3e0ffd2d -> bffb1a23; 4f936148 -> 41b292d4
; 27eedddb -> c20296b9; 23b4b7a2 -> c219e2a7; 49379a88 -> 41587d1d; 6a174667 -> 426c569c; 5d83f482 -> 42267a20; 68a86da9 -> 42647340; 6d0e9772 -> 427cbcc6
; 57b7075e -> 420683c4; 67a8e8d0 -> 425eea9b; 4df9986e -> 41a09b82; 4a0e87cb -> 416a9e2c; 2bbf4fd2 -> c1da9794; 52fa66ab -> 41d815c3; 34b964a0 -> c16e0f86
; 2a6dcf62 -> c1e97cb2; 64cefb6b -> 424f180f; 38030295 -> c125fbc1; 2306bda7 -> c21dd50f; 35b624d8 -> c15829af; 439b2078 -> 40b798b3; 57ce61d7 -> 4206febc
; 1753c099 -> c25e90ee
define amdgpu_kernel void @llvm_log(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @llvm.log.f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case ocml_log2: f32 -> f32 within ulps 3
; 61050b68 -> 42861c8d; 0fdb0b88 -> c2be7328; 6312fb22 -> 428e6623; 6d7a15b8 -> 42b7eebb; 3e104e60 -> c034edc0; 5fb4b25b -> 4280feaf; 706d1cad -> 42c3c763
; 159edc46 -> c2a76074; 39e31064 -> c132c4ca; 32020b2d -> c1d7d133; 5646d130 -> 42368a8c; 47f0d546 -> 41874b8d; 2664f201 -> c248a502; 648fb873 -> 42945591
; 232e6464 -> c262371a; 105c3dcf -> c2bc6f22; 12bdf0cb -> c2b2dc77; 210cdbe5 -> c2737294; 69d6f5af -> 42a97ef0; 25f2d183 -> c24c4e19; 47461078 -> 417a13c4
; 598acf57 -> 425077c6; 1f550235 -> c28087cc; 31ae2f0d -> c1dc71bc; 2db5394f -> c20dfe55; 14aa69f6 -> c2ab2c98; 68e48281 -> 42a5ac17; 2616dfde -> c24b0d1a
; 451d1219 -> 4134b96d; 6d339f08 -> 42b6fa46; 2a02cd9f -> c22bdfff; 48411726 -> 418cbebc; 5fa66c49 -> 4280c1e6; 0e163f11 -> c2c589a2; 4c012500 -> 41c81a4d
; 380c6b81 -> c16ddcc2; 68c5ebb9 -> 42a541ef; 1e116a93 -> c285a1c5; 31e1edbe -> c1d97135; 0fa2135d -> c2bf51a7; 518e7f60 -> 42109e82; 5bb1d697 -> 4261e5cf
; 6d256f61 -> 42b6bd81; 0fa03b9f -> c2bf5a19; 6d44cd58 -> 42b73dc0; 42803f23 -> 40c016c0; 674e64eb -> 429f60e7; 6ae2b4e9 -> 42ada63d; 60bfeedd -> 42852b3e
; 0e76fc6b -> c2c41a7a; 25495860 -> c25162ca; 3109ebca -> c1e7236f; 40865eec -> 40047c1f; 2f3061c4 -> c2022657; 1324445d -> c2b147bb; 45061b1d -> 4131135f
; 1f0df742 -> c281b382; 631bb546 -> 428e90be; 11981be2 -> c2b78088; 225eb416 -> c268cdd8; 6458a0fa -> 429384a6; 36365c89 -> c193ea2d; 2c62f5d1 -> c218b1e0
; 620af2d9 -> 428a3ca0
define amdgpu_kernel void @ocml_log2(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @__ocml_log2_f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case llvm_log2: f32 -> f32 within ulps 3
; 6ab45f3e -> 42acfd5b; 38b28bb0 -> c158514f; 338c0c1e -> c1bef63b; 4086479d -> 40046c19; 0e89d148 -> c2c3c96a; 204c6a7f -> c2794c6d; 5911c931 -> 424cc036
; 188f7eef -> c29bab97; 117aff39 -> c2b80e94; 32d258a8 -> c1ca445b; 4b224bff -> 41babd6c; 4307e520 -> 40e2c35f; 60bf95ad -> 428529e7; 26840341 -> c247d266
; 0f1b3aa4 -> c2c17189; 2a03af73 -> c22bd611; 53af6bda -> 4221d198; 51d1acd9 -> 4212d91a; 235418de -> c26115ef; 666bf170 -> 429bc3bc; 1a200ac3 -> c2955afb
; 3f446792 -> bec3bed5; 457d58d0 -> 413fc270; 2a2b92bc -> c22a4f2d; 41f6de33 -> 409e52b4; 5495cd75 -> 4228e85d; 407e088d -> 3ffe9370; 6b72005e -> 42afd676
; 3b2ad9b0 -> c10955a6; 2f667610 -> c2009b42; 2944b00b -> c231855d; 54432e1e -> 42266f45; 6c6b9479 -> 42b3c299; 184d1abb -> c29ca3bb; 181280d1 -> c29d9c45
; 208d7530 -> c2776c50; 2a50b5ee -> c2292db6; 4ed5da70 -> 41f5ec7f; 27c1e9c5 -> c23d9a5a; 15b0b31c -> c2a711d7; 6751f1e6 -> 429f6d80; 465f737c -> 415cdc6e
; 57c814e8 -> 424293e9; 50555bfc -> 4206f2d5; 43a909ea -> 41066b5b; 37915aa4 -> c17d10ae; 1a833b91 -> c293ed94; 2e7a572b -> c2082107; 39124eb8 -> c14cea0c
; 597724f3 -> 424fcbfe; 6cac304c -> 42b4db0f; 4dab9424 -> 41e361be; 6a95dc30 -> 42ac7477; 582e624c -> 4245c8d5; 5af88aab -> 425bd452; 30aa5c5b -> c1ecb34e
; 11358f3b -> c2b8fdcd; 40781fcc -> 3ffa3ac6; 433567cc -> 40f0192f; 1f4b8ed2 -> c280a952; 29159e75 -> c2331972; 68999a53 -> 42a486b0; 1d4cc3de -> c288a4f4
; 311b6993 -> c1e5c2a5
define amdgpu_kernel void @llvm_log2(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @llvm.log2.f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case ocml_sin: f32 -> f32 within ulps 4
; 3f3cb7d3 -> 3f2c157a; c02ca2a9 -> bedc0221; c0275588 -> bf00c0b1; c031050b -> bebbd88a; bf15e831 -> bf0d7c4e; c00f6b34 -> bf48a394; bff11486 -> bf739716
; be8ef1ac -> be8d1822; 3f765022 -> 3f52079c; 3eaf1a46 -> 3eabb58a; 4026cf81 -> 3f028ef5; bf6ed258 -> bf4da840; 3edd758a -> 3ed69e37; 403cc39a -> 3e438ea1
; 3fccfb3a -> 3f7fe147; 401d968f -> 3f20d3cb; c00168ec -> bf666085; bcdc4bbc -> bcdc44f0; 400cd96a -> 3f4edbe9; 4007db9b -> 3f59fb08; be422861 -> be40ff18
; 402162cc -> 3f14bb64; bf5b75f6 -> bf418d00; 3fdf8dc2 -> 3f7c0ed6; 3f261f51 -> 3f1ab4e2; beb7378a -> beb354e7; c01cfee5 -> bf22aa04; be9974e8 -> be972b5e
; be8d3106 -> be8b68a6; bf6082db -> bf44d182; bf32ba03 -> bf248eb0; 4029d6c3 -> 3eeffe34; 40245d04 -> 3f0ae191; bfa2dbcb -> bf74ae9c; bc4409df -> bc4408ac
; 4026d3ee -> 3f027fba; 40221e19 -> 3f125721; 3fbe6815 -> 3f7f1d0f; 40117635 -> 3f437652; 3faff374 -> 3f7b16ec; be63c66a -> be61e6c1; bf751b45 -> bf51566b
; c012102d -> bf41e665; 400abd3b -> 3f53b7d7; 3f96fbb3 -> 3f6ca7e5; bf882b6e -> bf5fccd5; 3f71f7d1 -> 3f4f83ee; bf616038 -> bf455ec6; 3f8ddb93 -> 3f6519d0
; bf8dc947 -> bf65097a; 3f389fa4 -> 3f2907d6; 3faa10f3 -> 3f7887e7; 3fcf0dc7 -> 3f7fb835; 4038cbeb -> 3e80ba0b; 4004c275 -> 3f6038a4; bf7c9cb2 -> bf559138
; bdea79ef -> bde9f6e2; be9106d8 -> be8f185d; c01de0eb -> bf1febf4; 3e42ce78 -> 3e41a233; c021ead1 -> bf12ff40; 4006f6c5 -> 3f5bd58f; 3fadf729 -> 3f7a490a
; bf99e150 -> bf6ecdf0
define amdgpu_kernel void @ocml_sin(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @__ocml_sin_f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case llvm_sin: f32 -> f32 within ulps 4
; bc31c595 -> bc31c4b0; 3f2d5268 -> 3f20617e; 40318d05 -> 3eb7e2f1; bf45dac7 -> bf32bcbd; 3e37e99f -> 3e36ece9; be3eea0d -> be3dcf67; 3c4e629c -> 3c4e6136
; c031dc9a -> beb59036; bfddfb7b -> bf7c969f; 3f4cc4b8 -> 3f379f05; bf0ba21b -> bf04cfd5; c0231857 -> bf0f1d7e; be8de15f -> be8c124d; bfde20d4 -> bf7c8a6c
; c02e7f6e -> bece76b4; bf1c86a4 -> bf12f430; c0349926 -> bea0ef2b; bf083562 -> bf01df4d; c011889c -> bf4346c1; 3f21c1da -> 3f1734d7; 40361b1b -> 3e9570d9
; 40368d8a -> 3e920451; c03861c6 -> be83ef3a; 3fd2f0c6 -> 3f7f3cec; bff922d7 -> bf6e27d4; 3f0e8b10 -> 3f074a7c; bf2285b9 -> bf17d2b9; 4007cd49 -> 3f5a190c
; c000b72d -> bf679316; bfe89784 -> bf7845c3; bf97129b -> bf6cb95a; bf82c23a -> bf5a58ed; c0298a4f -> bef219ce; bfee8181 -> bf751fd7; be043fad -> be03e1a3
; 40184823 -> 3f30c511; 3e5ad2b2 -> 3e592951; 3f35e847 -> 3f26fb2d; 400a9d92 -> 3f53feef; 3fbed384 -> 3f7f2e93; 3fa8b1bf -> 3f77dbd1; 3f6432e5 -> 3f4727f0
; c0371666 -> be8de99e; 3fdcc702 -> 3f7cf823; c0050709 -> bf5fb3c4; beaee9ed -> beab87fd; bd807b68 -> bd8065d6; c00823d3 -> bf596303; 3fbba2b9 -> 3f7e97cd
; bfece2b7 -> bf760a0a; be7ac300 -> be78434f; c03c41e3 -> be4b8247; c019798a -> bf2d49a3; bf9edd07 -> bf7236b5; bf17356e -> bf0e918e; c0152205 -> bf39a9b5
; c0267432 -> bf03c89a; c00f4fee -> bf48e743; c0089ff6 -> bf585b2e; bda2714e -> bda245b7; 3fdb4ea3 -> 3f7d6759; 3f6a2f7c -> 3f4adcdf; c01bd523 -> bf263ac6
; beafe080 -> beac703c
define amdgpu_kernel void @llvm_sin(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @llvm.sin.f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case ocml_cos: f32 -> f32 within ulps 4
; c0292cda -> bf60e0c5; bfd9074a -> bdfecd7e; c01c4917 -> bf43dc3f; 3f926f40 -> 3ed3efbb; 3f8ccbe4 -> 3ee840fe; c00328d1 -> beebc7ff; 400ccca1 -> bf16a775
; 3fdeb114 -> be2c3746; 3fd94f90 -> be01a45d; 403dcbdd -> bf7c0b50; 3ec05743 -> 3f6e25c1; 3f7ee6fc -> 3f0b3d64; 3ff78c2e -> beb5e1d0; bfc9d69b -> bbc6c00e
; bfe05ec6 -> be396ffc; bfebe4ff -> be899df6; c03b2063 -> bf79f490; c01cbc18 -> bf45033b; 3e366d16 -> 3f7bf2c5; bf84b614 -> 3f024bf8; 3f36df0d -> 3f416a18
; 3f6a7c31 -> 3f1be97c; 3fbba18d -> 3dd67ff5; 3fe87541 -> be78a865; c01dc213 -> bf4799e8; 3e263bc2 -> 3f7ca259; 3fab1308 -> 3e6db652; 402f1864 -> bf6b3774
; 400ea2d2 -> bf1c87f8; 3fb375d0 -> 3e2bfea1; 3fd3572e -> bda447fa; 3f813452 -> 3f0848cf; 4030d11b -> bf6dd95e; c014157f -> bf2d2fe1; 3fd32762 -> bda14da6
; 3ffc6341 -> bec7d873; c0206f8b -> bf4e218d; c002d15c -> bee95a16; 3f780144 -> 3f10f9f9; 4036f845 -> bf75d6cb; 3e16414a -> 3f7d3fbf; c00eb8ea -> bf1ccddd
; 400cc967 -> bf169d05; 3f51a5bf -> 3f2ed90a; 3fb493e4 -> 3e232cde; 402ea481 -> bf6a7efe; 3fd5d7da -> bdcc2902; 400af197 -> bf10972e; bf7d2274 -> 3f0cb848
; bff8403a -> beb88252; 3fa0748f -> 3e9fb739; bf585867 -> 3f29e572; 402bfc5c -> bf660827; bf751be1 -> 3f135aa1; 3f96645f -> 3ec56d64; bfcf10f9 -> bd4011c2
; c01eea4e -> bf4a7778; c0214a7c -> bf502428; bf8d5a61 -> 3ee6447e; bffb2b54 -> bec3596a; bfe1858e -> be427d4a; c020aae5 -> bf4eadfd; 4031c7fb -> bf6f3fa7
; bfd32ff8 -> bda1d698
define amdgpu_kernel void @ocml_cos(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @__ocml_cos_f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case llvm_cos: f32 -> f32 within ulps 4
; 3fbd81b7 -> 3db8a1f7; bf148af6 -> 3f56199a; bec26d48 -> 3f6dc349; 3fedfd22 -> be91aac8; 3f038c24 -> 3f5ef05b; 4018ef05 -> bf3af657; bfd8c5ce -> bdfabdc1
; bfbe06aa -> 3db05b0f; bfc1fcab -> 3d624873; bfc24894 -> 3d58cee1; c036bf16 -> bf75969b; bebc0c30 -> 3f6eed3a; 401bc07b -> bf427aa3; 3fbeff48 -> 3da0deb2
; 3efa2cc1 -> 3f620afe; bfc2ae50 -> 3d4c1bae; 3f93d3e2 -> 3eced9f6; 400ddbe3 -> bf1a0f61; c0399294 -> bf7889fd; 3eccbed3 -> 3f6bcd60; 3eb1ca1c -> 3f70b868
; 3f0b75b2 -> 3f5af19e; c023208a -> bf5454ba; 40040dc0 -> bef21bc3; 401b1680 -> bf40bdd2; 40235cfd -> bf54db6e; bff842da -> beb88c1d; bf4108bd -> 3f3a9b1d
; bf84e973 -> 3f01f37d; c0155538 -> bf30d532; 3f2ae8aa -> 3f49098c; 3eba1a7f -> 3f6f4624; bf16298a -> 3f553539; 3fe4a523 -> be5af611; 401ac875 -> bf3fefcf
; c0339ef0 -> bf71c483; c024b4c7 -> bf57cb5e; bf96c2c1 -> 3ec410d8; 3f5f39c8 -> 3f24b052; 3eeb3b08 -> 3f657422; c01b4f87 -> bf4153a6; 3f3e8e8a -> 3f3c4b0a
; bff3cf0e -> bea7d3ab; 400aa067 -> bf0f8abc; 3fc2f23d -> 3d43a0a5; bff56557 -> beadcfaf; bedcc597 -> 3f68914a; 3fe9a2bc -> be80e4a9; 4004b266 -> bef6a13b
; 3f841e30 -> 3f035119; 3ff13dd2 -> be9e1780; 40187966 -> bf39b3b8; 401aaea9 -> bf3fab77; 3ee45cdb -> 3f66f4a9; bf698eff -> 3f1ca55a; 3fb01ac1 -> 3e46658e
; bff8080e -> beb7b0a9; 3eaac5a4 -> 3f71e449; bfdbf735 -> be16ae3e; 3f82be1a -> 3f05ab9e; 3ec0cbc4 -> 3f6e105b; 3def7a60 -> 3f7e4077; 402962c9 -> bf61478d
; bfaf1333 -> 3e4e7860
define amdgpu_kernel void @llvm_cos(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @llvm.cos.f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case ocml_tanh: f32 -> f32 within ulps 5
; 40833b0c -> 3f7fdc14; 40e93229 -> 3f7ffff0; 407cef6b -> 3f7fcfa1; bf06bc02 -> bef71120; bf625b5c -> bf356198; c09ab4d3 -> bf7ff7b7; bfe9f690 -> bf7319e8
; 40ba434c -> 3f7ffed9; 40c5665f -> 3f7fff6d; c07c7b19 -> bf7fcef0; 405978c5 -> 3f7f6d98; 3d8b3b76 -> 3d8b04a6; bd02df47 -> bd02d3e2; c06ccb82 -> bf7fafeb
; 404d68fa -> 3f7f2aad; c0c44a62 -> bf7fff62; bfbe5fe6 -> bf671fac; bfdb20db -> bf6fd7b5; bfa1f2f0 -> bf5a3d59; 4102ba45 -> 3f7ffffd; c0a27e49 -> bf7ffae8
; c029cffa -> bf7d7947; 405418d5 -> 3f7f52da; c0ffdf76 -> bf7ffffc; 40dcc048 -> 3f7fffde; c00eb6f7 -> bf7a2593; c0e54d1e -> bf7fffec; 40cdb3c8 -> 3f7fffa8
; c0c70a29 -> bf7fff7b; c1010076 -> bf7ffffd; 40366351 -> 3f7e4abc; c069f8fd -> bf7fa88a; 40555553 -> 3f7f5968; 40c4b85f -> 3f7fff67; bea8addc -> bea2d48a
; 4108b26d -> 3f7fffff; c0cc90ee -> bf7fffa2; 40bfb859 -> 3f7fff2e; c0ad5c0e -> bf7ffd6b; bfad8a95 -> bf601b18; 3c05aeda -> 3c05ae18; bfaa3467 -> bf5e82b5
; 403917c5 -> 3f7e6e12; 40624695 -> 3f7f90c7; c084adec -> bf7fdf30; 3ff8e696 -> 3f75bb7f; c08cf988 -> bf7fec76; 4105e8e6 -> 3f7ffffe; c0a39276 -> bf7ffb3d
; c0c5c5b1 -> bf7fff70; 40433b60 -> 3f7edaf9; 40cafebf -> 3f7fff98; 40cd0936 -> 3f7fffa5; 4015d68d -> 3f7b4ddf; 40497cf0 -> 3f7f0eea; c09ec5fd -> bf7ff993
; 404863c2 -> 3f7f0683; c0809d64 -> bf7fd5b4; c08b0178 -> bf7fe9e7; 40403b82 -> 3f7ebe40; c0889fa0 -> bf7fe65b; c09e4ab8 -> bf7ff961; 40e32047 -> 3f7fffe9
; 4068f0dc -> 3f7fa5ad
define amdgpu_kernel void @ocml_tanh(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @__ocml_tanh_f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case ocml_erf: f32 -> f32 within ulps 16
; 4028474c -> 3f7ff2dd; c06cd0b1 -> bf7ffffd; 3ea26982 -> 3eb14bff; 3e004fec -> 3e1007d5; 3fac72a1 -> 3f717963; bfbdfabb -> bf76d4ae; bfc05b45 -> bf776849
; c034fdbe -> bf7ffbd6; c039a211 -> bf7ffd51; bf62bbb9 -> bf4a24e5; 3f1124d7 -> 3f13cc88; bfad911d -> bf71e16d; c0520cee -> bf7fffc6; c0147b90 -> bf7fbc38
; 3fed7090 -> 3f7dc567; 406cd020 -> 3f7ffffd; bfd580bc -> bf7b4ec4; bf724130 -> bf51b6c3; 3f330584 -> 3f2d64c8; 406c0708 -> 3f7ffffd; c07e729c -> bf800000
; 3ed11c93 -> 3edf77fa; bfc9506d -> bf794f58; be950124 -> bea3814a; 3f7fbcb3 -> 3f579f46; be8fca10 -> be9e1517; c022a9d2 -> bf7feab1; 3dd1a0cc -> 3debb76d
; 3f78b0d2 -> 3f549c1d; 3f0d7016 -> 3f10bded; c034e4ff -> bf7ffbcd; c0662445 -> bf7ffffa; 40050dbe -> 3f7f28f9; 3fb4c00e -> 3f7444fd; 401546a3 -> 3f7fc050
; bf7f49a3 -> bf576f54; c0636b8d -> bf7ffff8; 3f1f50aa -> 3f1f069f; bf0f75ce -> bf126a8e; bf9325e5 -> bf65605e; c05661de -> bf7fffdc; 40554390 -> 3f7fffd7
; beecece8 -> bef96ce3; 406a6627 -> 3f7ffffc; bee27a4e -> beefd1db; c029afd1 -> bf7ff464; 401d3e3b -> 3f7fde79; 406e2d26 -> 3f7ffffe; 3fb75432 -> 3f750a1f
; c00a544a -> bf7f6d53; 3f94e69e -> 3f666a3d; bed31c8f -> bee16026; 3e5ef714 -> 3e77ab4e; 3f1ae502 -> 3f1b9a6b; 402a0170 -> 3f7ff4b7; bf1d3414 -> bf1d6662
; bfad3e8b -> bf71c3b1; bfe47043 -> bf7d0769; bd94ab85 -> bda77640; 3e25c0da -> 3e39696f; 3f1a474c -> 3f1b1ed6; bf7c423d -> bf5627d4; bfc25e85 -> bf77defc
; 404d6f2a -> 3f7fffa1
define amdgpu_kernel void @ocml_erf(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @__ocml_erf_f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case ocml_rsqrt: f32 -> f32 within ulps 2
; 5541f450 -> 34930e1d; 45888f3b -> 3c77d8e1; 4fe3ca5a -> 373fe6a7; 3d80dbaa -> 407f256f; 2fadb016 -> 475bc410; 4959dac6 -> 3a8ac11d; 475b673e -> 3b8a4386
; 4b5c30d5 -> 398a042d; 5e545f40 -> 300c88b1; 305fb489 -> 4708ed8a; 3a134230 -> 4228c491; 377b3aba -> 438135a7; 5a6586a5 -> 32072e35; 519e9d80 -> 3665f880
; 3842bf15 -> 4312c17b; 33230515 -> 45a066e8; 3ff2579b -> 3f3a0ce2; 55ecb9d4 -> 343c3e91; 3c1ca955 -> 41239fed; 2c950b01 -> 48ed3d9e; 59024d12 -> 32b369f3
; 5854105b -> 330ca2d3; 27bc8dca -> 4b52ecb3; 458e4a68 -> 3c72cdf5; 2861e565 -> 4b084324; 52c535fa -> 35ce3e40; 462d9a7b -> 3c1b6f8a; 281c0f3d -> 4b23f0a1
; 54059fb1 -> 35312b4c; 24929447 -> 4cef39e9; 392c8fa5 -> 429be789; 511c2db1 -> 36a3e0a4; 1e4f19f5 -> 500e4f9d; 4ee080ce -> 37c14d04; 47a03d29 -> 3b64cd77
; 37eb76a5 -> 433cbf95; 3186431f -> 4679f567; 27319453 -> 4b99af8f; 4c38ffbb -> 39169288; 436939f3 -> 3d861a94; 5e45195d -> 3011e095; 4673e501 -> 3c03235b
; 4267fdd2 -> 3e0675d3; 27f15721 -> 4b3a6fa4; 4b304f4d -> 399a3cf6; 31bcf187 -> 4652b4ff; 264f22aa -> 4c0e4c9f; 2681acf2 -> 4bfe5738; 48f0e671 -> 3aba9b39
; 4613609d -> 3c28b325; 3086666a -> 46f9d493; 4e857435 -> 37fab6e2; 28df41eb -> 4ac1d6df; 28f47dd9 -> 4ab93b10; 56b248aa -> 33d8ea29; 5c38e922 -> 31169bbb
; 3d9abee7 -> 4068d407; 49eab82d -> 3a3d0c1a; 2ed8b1a6 -> 47c4c0cb; 5a1c8715 -> 3223b1d2; 57c776e2 -> 334d1325; 29421cbb -> 4a92fecd; 36301ee2 -> 441a5228
; 4d46fae3 -> 38912fa8
define amdgpu_kernel void @ocml_rsqrt(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @__ocml_rsqrt_f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case amdgcn_rcp: f32 -> f32 within ulps 1
; 52b3afa4 -> 2c365ccb; 45c67510 -> 39251d16; 5b9ba611 -> 2352867f; 3edb30eb -> 40157ec1; 324a620a -> 4ca1e92e; 423c047d -> 3cae4818; 41c922f3 -> 3d22ea0b
; 21da4d13 -> 5d161ac9; 387b3624 -> 4682709d; 5825eebc -> 26c57a53; 5602cd44 -> 28fa8432; 3ed2a9fb -> 401b8bd9; 4fbc500f -> 2f2e0228; 31c0f643 -> 4d29d0dc
; 30863f33 -> 4e74166f; 39c7ed77 -> 4523e63b; 43dfab38 -> 3b128098; 5637a560 -> 28b26e25; 5ca66259 -> 2244f11b; 36f1601c -> 4807c15d; 5e48d992 -> 20a32590
; 4cec5cf6 -> 320aa257; 3f6480e6 -> 3f8f6712; 3e471378 -> 40a499b5; 2d8c7a68 -> 516942af; 2b3911a9 -> 53b10eed; 28742ef4 -> 568631b8; 2913fe43 -> 55dd6a62
; 5eab2486 -> 203f774b; 4a8fba7a -> 3463fc4b; 26333fce -> 58b6ce92; 30b2e7fa -> 4e372850; 2509c1ce -> 59edde38; 2a2fabcf -> 54ba87c6; 30928138 -> 4e5faa43
; 342025bb -> 4acc9c8d; 5990ce25 -> 25624a46; 2afe62bc -> 5400cff2; 283ebf44 -> 56abc9a3; 374434bb -> 47a70217; 2659330c -> 5896ddb1; 4bd39317 -> 331ae078
; 259d9572 -> 594ff0b1; 28865eeb -> 5673dcd0; 609e50ac -> 1e4efac7; 5fa325e9 -> 1f48d924; 4f8ad6f4 -> 2f6c0365; 31ee51c6 -> 4d097f03; 2dbf1ff9 -> 512b72b7
; 548872b0 -> 2a70266d; 33163c1b -> 4bda1ca8; 4894d82d -> 365c2639; 518df6c5 -> 2d66d1b5; 2406a0cb -> 5af3657d; 23743569 -> 5b862e2b; 531a0103 -> 2bd4c615
; 42c7ea92 -> 3c23e89a; 2d264cbf -> 51c50ab0; 45065f95 -> 39f3db9c; 34459317 -> 4aa5d9ef; 43ae7bf1 -> 3b3bcc9f; 25965825 -> 5959f3fa; 4966160e -> 358e6a8d
; 5ddf38b6 -> 2112cbbf
define amdgpu_kernel void @amdgcn_rcp(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @llvm.amdgcn.rcp.f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case amdgcn_rsq: f32 -> f32 within ulps 1
; 59032cf0 -> 32b2d098; 4e378965 -> 38172bc7; 5f6e229f -> 2f84b6e4; 3ec92819 -> 3fcc35da; 5b399503 -> 319655ec; 39007ec3 -> 42b4ab93; 363f7074 -> 4414049a
; 346837a3 -> 45066515; 2c7b6988 -> 490129a0; 60041534 -> 2f32331a; 2c882a36 -> 48f834c1; 22165f68 -> 4e2702db; 23a77c97 -> 4d5fcc1b; 25a5ffc1 -> 4c60cc40
; 42185a0a -> 3e25ec42; 1f841e7a -> 4f7bfa4f; 215806c6 -> 4e8b5718; 51e1541e -> 3640f24b; 2783e616 -> 4b7c3027; 32918303 -> 45f01a21; 5a3efc39 -> 3214319d
; 53061ab8 -> 35b0d9f5; 5c07d062 -> 312fbc1a; 5fe69e8d -> 2f3eb86a; 4c1a4aa7 -> 3924e063; 21b21291 -> 4e590b19; 54baa71c -> 34d3fefc; 3079ddd9 -> 47018fbc
; 356ef0fa -> 44847d89; 2fff1362 -> 473558d6; 3631099d -> 4419ebb8; 313f7a56 -> 469400c8; 2c5bfbcc -> 490a14cf; 5a8870dd -> 31f7f475; 2f7c0d8c -> 4780ff93
; 342ec8f5 -> 451ae8d1; 4f9e1c4a -> 37665664; 4941346a -> 3a935713; 44152012 -> 3d27b54d; 5595dbf4 -> 346c9800; 2f130a3b -> 47a8e4ab; 243b8425 -> 4d158eee
; 2e949d20 -> 47ed9542; 5b35d9b4 -> 3197decb; 466d3010 -> 3c04faaf; 3a91c3c2 -> 41efe4c8; 4596749d -> 3c6c1fd9; 56d6ff30 -> 33c58733; 1e75044f -> 5002d662
; 363e839f -> 4414607e; 5b82ab3a -> 317d5f46; 2b3fab4c -> 4993eddf; 2e737e2d -> 48033f09; 52868a43 -> 35f9b348; 5333f966 -> 3598a8eb; 47875f94 -> 3b78ee3f
; 558d54d1 -> 3473a08f; 39b9190c -> 4254e276; 2db58a0d -> 4856f604; 4831b762 -> 3b19a065; 408c7180 -> 3ef4656a; 3b98bc71 -> 416a5add; 422c652e -> 3e1bfabc
; 3229c3a2 -> 461d2ef9
define amdgpu_kernel void @amdgcn_rsq(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @llvm.amdgcn.rsq.f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case amdgcn_sqrt: f32 -> f32 within ulps 1
; 3594bbb0 -> 3a89fa4a; 5f983484 -> 4f8b9430; 3cacaf14 -> 3e14ac2f; 44a54318 -> 4211714e; 525301e5 -> 48e86ae1; 3b931bf3 -> 3d8938ec; 52be1f51 -> 491bffb8
; 460b59df -> 42bce012; 2fedbff1 -> 37ae7297; 2691bad9 -> 330893da; 20a0c6a2 -> 300f7476; 57a4eaa6 -> 4b914a5d; 362f2448 -> 3ad3beec; 5246b8f2 -> 48e18ce2
; 39b37096 -> 3c978d8d; 2d7056d6 -> 36780bc9; 22ad9da7 -> 311512bf; 49e03ceb -> 44a96b02; 5d8213d6 -> 4e8108d9; 500812e9 -> 47baa421; 5605f7ab -> 4ab930df
; 444242d9 -> 41df010f; 402d7c88 -> 3fd2be29; 2b12cd28 -> 3541dbcd; 3c107a69 -> 3dc0518a; 38842163 -> 3c020c7f; 57dda7f4 -> 4ba87099; 38049cfe -> 3bb840a5
; 4e9dbb97 -> 470e173f; 53d3997c -> 49a4930e; 28cfdcb9 -> 34231d54; 2fc8ec96 -> 37a05e86; 500ef96d -> 47bf50a3; 3ce46ac6 -> 3e2afd4c; 43dce884 -> 41a827cc
; 3f52f663 -> 3f68648b; 4d747866 -> 467a2b33; 36bb9351 -> 3b1af354; 4728f19f -> 434ff727; 4002e2dd -> 3fb70c7e; 3f3573de -> 3f5786e6; 3d476b5e -> 3e61f20c
; 4328f09a -> 414ff686; 2d068513 -> 36399281; 372911d1 -> 3b500af6; 4c92babb -> 46090b8d; 4eed7b35 -> 472e595e; 46f322aa -> 43306993; 20524364 -> 2fe801df
; 4c714d97 -> 45f88afe; 512fc3ef -> 48541f59; 5adc736f -> 4d27fb36; 3051e69e -> 37e7ceaa; 4be62c81 -> 45aba54e; 5fab3041 -> 4f940707; 2fb8eb67 -> 3799d980
; 58a0c3e6 -> 4c0f733e; 429c48ef -> 410d6fe9; 293991cf -> 3459f551; 38853431 -> 3c029376; 3b6602c2 -> 3d72a85f; 24d8ea02 -> 3226a0db; 2f0787cf -> 373a44a3
; 3cba892e -> 3e1a8541
define amdgpu_kernel void @amdgcn_sqrt(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @llvm.amdgcn.sqrt.f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case amdgcn_exp2: f32 -> f32 within ulps 1
; c2589314 -> 2467bdad; c11b2a57 -> 3a9dd2ac; c29aa6b6 -> 18cc4744; 41250a35 -> 449f3b8c; c1131a76 -> 3adfcbc0; c281e949 -> 1f03ff51; 4206e488 -> 50534dc7
; 423f03e0 -> 5757d5ba; 406feb07 -> 4157141d; 42b992f8 -> 6ddcde83; 425975ce -> 5aa4da95; c2cc5670 -> 0c63baba; c219446c -> 2c4d86d3; c2d0565b -> 0b63c134
; c1f4a8d6 -> 302af724; 42e0b358 -> 77a32cee; 42b616fa -> 6d040b4b; bf953a42 -> 3ee43363; c2db1821 -> 08af33a5; 42277056 -> 546846ef; 415dcaed -> 4668a76f
; 424c72d2 -> 590a5862; c18568a7 -> 37203808; 420622a2 -> 50395028; c2da3239 -> 08ef2c36; 4283e56e -> 6076f480; 42a35c7f -> 684d2acf; 42786745 -> 5e89448d
; c28be0c8 -> 1c858697; c294ab52 -> 1a4b01f3; 418ea45e -> 48639597; 4294d524 -> 64aad09f; 42ea0b9f -> 7a02079b; c1d42d6d -> 323241ef; 42ee11fd -> 7b0327c8
; c26794df -> 2289a079; 42c77b65 -> 7155ee75; 428c419f -> 628be444; c19978fa -> 35e155d5; c20913c1 -> 2e546901; 41791442 -> 473daed2; 4144ba7d -> 459d1952
; c276684c -> 20a8ae27; c228f686 -> 2a58a7a2; 4224e828 -> 5415c80d; 42083aa6 -> 50852f08; c21803b5 -> 2c7f5bc2; c2d8f28f -> 093857f0; c2d463a7 -> 0a5fb105
; 4007fff3 -> 408b95ae; c260804b -> 236ab4dc; 42c82d20 -> 71881038; c294567c -> 1a63b707; 4276582d -> 5e402715; 42c5cbeb -> 70ee9247; 4236c9e3 -> 564f86e7
; c145505f -> 394b5ba8; c078ae5f -> 3d8a8f1f; 4296b700 -> 6523fc37; c23d66b5 -> 27c8cfd1; c1de9e3d -> 319047e1; c2b38b34 -> 1295ed61; c253eb23 -> 2501d20c
; c1d5cc94 -> 321ae410
define amdgpu_kernel void @amdgcn_exp2(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @llvm.amdgcn.exp2.f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case amdgcn_log: f32 -> f32 within ulps 1
; 2f0385fa -> c203d7e2; 28e90e0d -> c2348aba; 57b06f0b -> 4241da18; 54244cf1 -> 422570d7; 559fc3b5 -> 4231477a; 382ef87b -> c168c8d5; 21d7ded2 -> c26cfbe2
; 455e5015 -> 413cbe40; 4619dffa -> 41543ff5; 25bc6117 -> c24dc520; 226a56b1 -> c268829c; 2f696110 -> c20088ac; 31a33adf -> c1dd31a4; 40e50309 -> 4035b6bd
; 2309d8e5 -> c2639282; 55dc868a -> 423323a3; 5f864932 -> 42802369; 3281b64d -> c1cfd8be; 34a17758 -> c1ad51bd; 30f46c31 -> c1e888bd; 54ba10b5 -> 422a289e
; 3028a8a6 -> c1f4d0f8; 57444820 -> 423e7796; 2284805d -> c267ccf0; 519e97aa -> 42113c9a; 58da498d -> 424b1491; 238ab15f -> c25f8979; 5d0515eb -> 426c398f
; 2eb959f9 -> c205dd10; 4ad0ec58 -> 41b5a796; 1f813f00 -> c27ff1b0; 31329e4c -> c1e42774; 5de1570a -> 4273438b; 2953aeb9 -> c23118d3; 3f0c9c15 -> bf5d4c72
; 593360e6 -> 424df28c; 236d265f -> c26070fe; 3f04fa9f -> bf71e7f3; 48de6ee1 -> 419660b9; 3718a35a -> c185f7de; 5ed593d0 -> 427af458; 2dd6f05f -> c20d0245
; 3f528a3a -> be9068d5; 3eb7a7e9 -> bfbd546a; 48f1c081 -> 419756cd; 3a9ac063 -> c11b9e7a; 417e41ae -> 407f5e79; 4fc8bc49 -> 420298bb; 4acd7329 -> 41b5760d
; 4cba8e9b -> 41d45908; 580b3aa3 -> 42447c3a; 3f52e27c -> be8f3371; 2a49ec10 -> c2295e90; 5a79550b -> 4257d903; 572e6ee6 -> 423dc93f; 2ec19121 -> c2059cfe
; 3d5fdb23 -> c08631c0; 29a8277f -> c22e6ce9; 3142245a -> c1e33137; 3c523033 -> c0c91a4f; 23f9e34c -> c25c23b3; 5f7aeb69 -> 427fe263; 56a8dcb7 -> 4239994c
; 5f5ba9cf -> 427f1dda
define amdgpu_kernel void @amdgcn_log(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr float, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr float, ptr addrspace(1) %p1, i32 %me
  %i0 = load float, ptr addrspace(1) %a0, align 4
  %o0 = call float @llvm.amdgcn.log.f32(float %i0)
  store float %o0, ptr addrspace(1) %a1, align 4
  ret void
}

declare float @__ocml_exp_f32(float)
declare i32 @llvm.amdgcn.workitem.id.x()
declare float @llvm.exp.f32(float)
declare float @__ocml_exp2_f32(float)
declare float @llvm.exp2.f32(float)
declare float @__ocml_log_f32(float)
declare float @llvm.log.f32(float)
declare float @__ocml_log2_f32(float)
declare float @llvm.log2.f32(float)
declare float @__ocml_sin_f32(float)
declare float @llvm.sin.f32(float)
declare float @__ocml_cos_f32(float)
declare float @llvm.cos.f32(float)
declare float @__ocml_tanh_f32(float)
declare float @__ocml_erf_f32(float)
declare float @__ocml_rsqrt_f32(float)
declare float @llvm.amdgcn.rcp.f32(float)
declare float @llvm.amdgcn.rsq.f32(float)
declare float @llvm.amdgcn.sqrt.f32(float)
declare float @llvm.amdgcn.exp2.f32(float)
declare float @llvm.amdgcn.log.f32(float)

attributes #0 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" }
attributes #1 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
