// Lanes of a wave, of 32 and of 64.

#include "tests/unit/amdgpu/support.h"

using namespace amdgpu_test;

TEST_CASE("lanes of a wave: mbcnt, bpermute, permute, swizzle, readlane, ballot") {
  if (!measured()) return;
  for (const bool wide : {false, true}) {
    const std::uint32_t wave = wide ? 64 : 32;
    const std::uint32_t threads = 128;
    CAPTURE(wide);
    const std::string mbcnt =
        "declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)\ndeclare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)\n";
    check(lanes("%l = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)\n%r = call i32 @llvm.amdgcn.mbcnt.hi(i32 "
                "-1, i32 %l)\n",
                mbcnt, threads, wide),
          [&](std::uint32_t i) { return i % wave; });
    const auto call = [&](const std::string& body, const std::string& declaration) {
      return lanes(body, declaration, threads, wide);
    };
    const std::string permute =
        "declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)\ndeclare i32 @llvm.amdgcn.ds.permute(i32, i32)\n";
    check(call("%o = xor i32 %me, 5\n%b = shl i32 %o, 2\n%r = call i32 @llvm.amdgcn.ds.bpermute(i32 %b, i32 "
               "%v)\n",
               permute),
          [](std::uint32_t i) { return i ^ 5; });
    check(call("%o = add i32 %me, 3\n%b = shl i32 %o, 2\n%r = call i32 @llvm.amdgcn.ds.bpermute(i32 %b, i32 "
               "%v)\n",
               permute),
          [&](std::uint32_t i) { return i / wave * wave + (i + 3) % wave; });
    // The index in lanes instead of bytes: lane / 4.
    check(call("%r = call i32 @llvm.amdgcn.ds.bpermute(i32 %me, i32 %v)\n", permute),
          [&](std::uint32_t i) { return i / wave * wave + i / 4 % wave; });
    check(call("%o = add i32 %me, 3\n%b = shl i32 %o, 2\n%r = call i32 @llvm.amdgcn.ds.permute(i32 %b, i32 "
               "%v)\n",
               permute),
          [&](std::uint32_t i) { return i / wave * wave + (i + wave - 3) % wave; });
    const std::string swizzle = "declare i32 @llvm.amdgcn.ds.swizzle(i32, i32)\n";
    check(call("%r = call i32 @llvm.amdgcn.ds.swizzle(i32 %v, i32 31775)\n", swizzle),
          [](std::uint32_t i) { return i ^ 31; });
    check(call("%r = call i32 @llvm.amdgcn.ds.swizzle(i32 %v, i32 32795)\n",
               swizzle),  // 0x801b: quads reversed
          [](std::uint32_t i) { return i ^ 3; });
    const std::string read =
        "declare i32 @llvm.amdgcn.readlane.i32(i32, i32)\ndeclare i32 @llvm.amdgcn.readfirstlane.i32(i32)\n"
        "declare i32 @llvm.amdgcn.writelane.i32(i32, i32, i32)\n";
    check(call("%r = call i32 @llvm.amdgcn.readlane.i32(i32 %v, i32 7)\n", read),
          [&](std::uint32_t i) { return i / wave * wave + 7; });
    check(call("%r = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %v)\n", read),
          [&](std::uint32_t i) { return i / wave * wave; });
    check(call("%r = call i32 @llvm.amdgcn.writelane.i32(i32 77, i32 7, i32 %v)\n", read),
          [&](std::uint32_t i) { return i % wave == 7 ? 77 : i; });
    const std::string vote =
        "declare i64 @llvm.amdgcn.icmp.i64.i32(i32, i32, i32)\ndeclare i64 @llvm.amdgcn.ballot.i64(i1)\n"
        "declare i32 @__ockl_wfany_i32(i32)\ndeclare i32 @__ockl_wfall_i32(i32)\ndeclare i64 "
        "@llvm.ctpop.i64(i64)\n";
    check(call("%w = call i64 @llvm.amdgcn.icmp.i64.i32(i32 %v, i32 40, i32 36)\n%c = call i64 "
               "@llvm.ctpop.i64(i64 %w)\n%r = trunc i64 %c to i32\n",
               vote),
          [&](std::uint32_t i) {  // 36: unsigned less
            const std::uint32_t first = i / wave * wave;
            return first >= 40 ? 0 : std::min(wave, 40 - first);
          });
    check(call("%o = and i32 %v, 1\n%p = icmp eq i32 %o, 1\n%w = call i64 @llvm.amdgcn.ballot.i64(i1 %p)\n%h "
               "= lshr i64 %w, 4\n%r = trunc i64 %h to i32\n",
               vote),
          [&](std::uint32_t) { return (wide ? 0xaaaaaaaaaaaaaaaaull : 0xaaaaaaaaull) >> 4 & 0xffffffffu; });
    check(call("%o = icmp eq i32 %v, 40\n%p = zext i1 %o to i32\n%r = call i32 @__ockl_wfany_i32(i32 %p)\n",
               vote),
          [&](std::uint32_t i) { return i / wave == 40 / wave ? 1 : 0; });
    check(call("%o = icmp ult i32 %v, 100\n%p = zext i1 %o to i32\n%r = call i32 @__ockl_wfall_i32(i32 %p)\n",
               vote),
          [&](std::uint32_t i) { return (i / wave + 1) * wave <= 100 ? 1 : 0; });
    check(call("%r = call i32 @__ockl_lane_u32()\n", "declare i32 @__ockl_lane_u32()\n"),
          [&](std::uint32_t i) { return i % wave; });
  }
}

TEST_CASE("DPP against a plain model, every control") {
  if (!measured()) return;
  const std::string declaration =
      "declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)\ndeclare i32 "
      "@llvm.amdgcn.mov.dpp.i32(i32, i32, i32, i32, i1)\n";
  constexpr int none = -1;
  const auto from = [](unsigned control, int lane, int wave) -> int {
    const int row = lane / 16 * 16, at = lane % 16, by = static_cast<int>(control & 15);
    if (control < 0x100) return lane / 4 * 4 + static_cast<int>(control >> (2 * (lane % 4)) & 3);
    switch (control >> 4) {
      case 0x10:
        return at + by < 16 ? lane + by : none;
      case 0x11:
        return at - by >= 0 ? lane - by : none;
      case 0x12:
        return row + (at - by + 16) % 16;
      case 0x15:
        return row + by;
      case 0x16:
        return row + (at ^ by);
      default:
        break;
    }
    switch (control) {
      case 0x130:
        return lane + 1 < wave ? lane + 1 : none;
      case 0x134:
        return (lane + 1) % wave;
      case 0x138:
        return lane - 1;
      case 0x13c:
        return (lane - 1 + wave) % wave;
      case 0x140:
        return row + 15 - at;
      case 0x141:
        return lane / 8 * 8 + 7 - lane % 8;
      case 0x142:
        return row - 1;
      default:
        return lane >= 32 ? 31 : none;
    }
  };
  for (const bool wide : {false, true}) {
    const int wave = wide ? 64 : 32;
    std::vector<unsigned> controls = {0x00,  0x1b,  0xb1,  0x4e,  0xff,  0x101, 0x108, 0x10f,
                                      0x111, 0x118, 0x11f, 0x121, 0x12f, 0x140, 0x141};
    for (const unsigned more : wide ? std::vector<unsigned>{0x130, 0x134, 0x138, 0x13c, 0x142, 0x143}
                                    : std::vector<unsigned>{0x150, 0x15f, 0x161, 0x16f})
      controls.push_back(more);
    for (const unsigned control : controls)
      for (const bool bound : {false, true})
        for (const auto& [rows, banks] : {std::pair(15u, 15u), std::pair(10u, 5u)}) {
          CAPTURE(control);
          const Run result = lanes("%r = call i32 @llvm.amdgcn.update.dpp.i32(i32 1000, i32 %v, i32 " +
                                       std::to_string(control) + ", i32 " + std::to_string(rows) + ", i32 " +
                                       std::to_string(banks) + ", i1 " + (bound ? "true" : "false") + ")\n",
                                   declaration, 64, wide);
          check(result, [&, row_mask = rows, bank_mask = banks](std::uint32_t i) -> std::uint64_t {
            const int lane = static_cast<int>(i) % wave;
            if ((row_mask >> (lane / 16) & 1) == 0 || (bank_mask >> (lane % 16 / 4) & 1) == 0) return 1000;
            const int source = from(control, lane, wave);
            return source < 0 ? (bound ? 0 : 1000)
                              : static_cast<std::uint64_t>(static_cast<int>(i) / wave * wave + source);
          });
        }
  }
  check(lanes("%r = call i32 @llvm.amdgcn.mov.dpp.i32(i32 %v, i32 177, i32 15, i32 15, i1 true)\n",
              declaration, 32, false),
        [](std::uint32_t i) { return i ^ 1; });
  CHECK(lanes("%r = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %v, i32 322, i32 15, i32 15, i1 true)\n",
              declaration, 32, false)
            .effect.unsupported.size() == 1);
}

TEST_CASE("the wave barrier orders lanes only between fences") {
  if (!measured()) return;
  const auto exchange = [](const std::string& barrier) {
    const std::string body =
        me +
        "%s = getelementptr [32 x i32], ptr addrspace(3) @lds, i32 0, i32 %me\n"
        "store i32 %me, ptr addrspace(3) %s, align 4\n" +
        barrier +
        "%o = xor i32 %me, 31\n%t = getelementptr [32 x i32], ptr addrspace(3) @lds, i32 0, i32 %o\n"
        "%r = load i32, ptr addrspace(3) %t, align 4\n" +
        store;
    return run(load(module_of("ptr addrspace(1) %y", body,
                              declared + "@lds = internal addrspace(3) global [32 x i32] undef, align "
                                         "4\ndeclare void @llvm.amdgcn.wave.barrier()\n")),
               32, 32);
  };
  check(exchange("fence syncscope(\"wavefront\") release\ncall void @llvm.amdgcn.wave.barrier()\nfence "
                 "syncscope(\"wavefront\") acquire\n"),
        [](std::uint32_t i) { return i ^ 31; });
  CHECK(exchange("call void @llvm.amdgcn.wave.barrier()\n").first().starts_with("data_race"));
}
