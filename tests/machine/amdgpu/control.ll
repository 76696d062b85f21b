; Written by model.py: rows are inputs -> outputs, hexadecimal, one thread a row.

target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; case loop_with_swapped_phis: b32 -> b32 b32
; 00000000 -> 0000000a 00000014; 00000001 -> 00000014 0000000a; 00000002 -> 0000000a 00000014; 00000003 -> 00000014 0000000a; 00000004 -> 0000000a 00000014
; 00000005 -> 00000014 0000000a; 00000006 -> 0000000a 00000014
define amdgpu_kernel void @loop_with_swapped_phis(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  br label %loop
  loop:
  %a = phi i32 [ 10, %0 ], [ %b, %next ]
  %b = phi i32 [ 20, %0 ], [ %a, %next ]
  %k = phi i32 [ 0, %0 ], [ %k1, %next ]
  %more = icmp ult i32 %k, %i0
  br i1 %more, label %next, label %end
  next:
  %k1 = add i32 %k, 1
  br label %loop
  end:
  %o0 = phi i32 [ %a, %loop ]
  %o1 = phi i32 [ %b, %loop ]
  store i32 %o0, ptr addrspace(1) %a1, align 4
  store i32 %o1, ptr addrspace(1) %a2, align 4
  ret void
}

; case condition_overwritten: b32 -> b32
; 00000001 -> 00000001; 00000002 -> 00000002; 00000003 -> 00000003; 00000004 -> 00000004; 00000005 -> 00000005; 00000006 -> 00000006
define amdgpu_kernel void @condition_overwritten(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  br label %loop
  loop:
  %c = phi i1 [ true, %0 ], [ %d, %next ]
  %k = phi i32 [ 0, %0 ], [ %k1, %next ]
  br i1 %c, label %next, label %end
  next:
  %k1 = add i32 %k, 1
  %d = icmp ult i32 %k1, %i0
  br label %loop
  end:
  %o0 = add i32 %k, 0
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case condition_overwritten_by_its_edge: b32 -> b32
; 00000000 -> 00000001; 00000001 -> 00000002; 00000002 -> 00000001; 00000003 -> 00000002
define amdgpu_kernel void @condition_overwritten_by_its_edge(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %first = trunc i32 %i0 to i1
  br label %loop
  loop:
  %c = phi i1 [ %first, %0 ], [ false, %loop ]
  %k = phi i32 [ 1, %0 ], [ 2, %loop ]
  br i1 %c, label %loop, label %end
  end:
  %o0 = add i32 %k, 0
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case switch: b32 -> b32
; 00000000 -> 00000005; 00000001 -> 00000006; 00000002 -> 00000064; 00000003 -> 00000064; 00000004 -> 00000064; 00000005 -> 00000064; 00000006 -> 00000064
; 00000007 -> 00000006; 00000008 -> 00000064; 00000009 -> 00000008; 0000000a -> 00000064; 0000000b -> 00000064
define amdgpu_kernel void @switch(ptr addrspace(1) %p0, ptr addrspace(1) %p1) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  switch i32 %i0, label %other [
      i32 0, label %a
      i32 1, label %b
      i32 7, label %b
      i32 9, label %end
    ]
  a:
  br label %end
  b:
  br label %end
  other:
  br label %end
  end:
  %o0 = phi i32 [ 5, %a ], [ 6, %b ], [ 8, %0 ], [ 100, %other ]
  store i32 %o0, ptr addrspace(1) %a1, align 4
  ret void
}

; case nested: b32 b32 -> b32
; 00000000 00000000 -> 00000000; 00000000 00000001 -> 00000000; 00000000 00000002 -> 00000000; 00000000 00000003 -> 00000000; 00000000 00000004 -> 00000000
; 00000001 00000000 -> 00000000; 00000001 00000001 -> 00000000; 00000001 00000002 -> 00000000; 00000001 00000003 -> 00000000; 00000001 00000004 -> 00000000
; 00000002 00000000 -> 00000000; 00000002 00000001 -> 00000000; 00000002 00000002 -> 00000001; 00000002 00000003 -> 00000001; 00000002 00000004 -> 00000004
; 00000003 00000000 -> 00000000; 00000003 00000001 -> 00000000; 00000003 00000002 -> 00000001; 00000003 00000003 -> 00000005; 00000003 00000004 -> 0000000e
; 00000004 00000000 -> 00000000; 00000004 00000001 -> 00000000; 00000004 00000002 -> 00000004; 00000004 00000003 -> 0000000e; 00000004 00000004 -> 00000017
define amdgpu_kernel void @nested(ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2) #0 {
  %me = call i32 @llvm.amdgcn.workitem.id.x()
  %a0 = getelementptr i32, ptr addrspace(1) %p0, i32 %me
  %a1 = getelementptr i32, ptr addrspace(1) %p1, i32 %me
  %a2 = getelementptr i32, ptr addrspace(1) %p2, i32 %me
  %i0 = load i32, ptr addrspace(1) %a0, align 4
  %i1 = load i32, ptr addrspace(1) %a1, align 4
  br label %rows
  rows:
  %i = phi i32 [ 0, %0 ], [ %i.1, %row_end ]
  %s = phi i32 [ 0, %0 ], [ %s.2, %row_end ]
  %ri = icmp ult i32 %i, %i0
  br i1 %ri, label %columns, label %end
  columns:
  %j = phi i32 [ 0, %rows ], [ %j.1, %next ]
  %s.2 = phi i32 [ %s, %rows ], [ %s.4, %next ]
  %rj = icmp ult i32 %j, %i1
  br i1 %rj, label %body, label %row_end
  body:
  %t = add i32 %i, %j
  %m = urem i32 %t, 3
  %z = icmp eq i32 %m, 0
  br i1 %z, label %next, label %take
  take:
  %p = mul i32 %i, %j
  %s.3 = add i32 %s.2, %p
  br label %next
  next:
  %s.4 = phi i32 [ %s.2, %body ], [ %s.3, %take ]
  %j.1 = add i32 %j, 1
  br label %columns
  row_end:
  %i.1 = add i32 %i, 1
  br label %rows
  end:
  %o0 = add i32 %s, 0
  store i32 %o0, ptr addrspace(1) %a2, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()

attributes #0 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" }
attributes #1 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
