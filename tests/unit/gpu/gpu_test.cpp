#include <doctest/doctest.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "verifier/gpu/device.h"
#include "verifier/gpu/result_text.h"

using namespace warpproof::gpu;

namespace {

std::string words(std::initializer_list<std::uint32_t> values) {
  std::string bytes;
  for (const std::uint32_t value : values) bytes.append(reinterpret_cast<const char*>(&value), 4);
  return bytes;
}

std::uint32_t word(const std::string& bytes, std::size_t index) {
  std::uint32_t value = 0;
  std::memcpy(&value, bytes.data() + 4 * index, 4);
  return value;
}

Job job_of(const std::string& entry) {
  Job job;
  job.images = {"fake"};
  job.buffers = {{.name = "X", .contents = words({1, 2, 3, 4})}, {.name = "Y", .bytes = 16, .output = true}};
  job.launches = {{.entry = entry, .block = {4, 1, 1}, .arguments = {pointer(0), pointer(1)}}};
  return job;
}

DeviceOptions fake(Vendor vendor = Vendor::cuda) {
  return {.vendor = vendor, .library = WARPPROOF_FAKE_DRIVER, .wall_ms_max = 3'000};
}

JobResult run(const Job& job, Vendor vendor = Vendor::cuda) { return run_jobs(fake(vendor), {job}).front(); }

/// The calls that a run makes, in order.
std::string calls(const Job& job, Vendor vendor) {
  const std::string path =
      std::filesystem::temp_directory_path() / ("fake_calls_" + std::to_string(getpid()));
  setenv("WARPPROOF_FAKE_LOG", path.c_str(), 1);
  run(job, vendor);
  unsetenv("WARPPROOF_FAKE_LOG");
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  std::filesystem::remove(path);
  return text.str();
}

}  // namespace

TEST_CASE("gpu: a kernel's outputs come back, the same in every repeat") {
  for (const Vendor vendor : {Vendor::cuda, Vendor::hip}) {
    const JobResult result = run(job_of("mov_b32"), vendor);
    REQUIRE(result.end == JobEnd::ran);
    REQUIRE(result.buffers[1].contents.size() == 4);
    for (const std::string& contents : result.buffers[1].contents) CHECK(contents == words({1, 2, 3, 4}));
    CHECK(result.buffers[0].contents.empty());
    for (const BufferResult& buffer : result.buffers) CHECK_FALSE((buffer.changed || buffer.guard_touched));
    for (std::uint64_t i = 0; i < 4; ++i) {
      CHECK_FALSE(unwritten(result.buffers[1], i, 4));
      CHECK(determined(result.buffers[1], i, 4));
    }
    CHECK(result.evidence.front().second.find("fake") == 0);
  }
}

TEST_CASE("gpu: scalars, by value and in their width") {
  Job job = job_of("scale_f32");
  job.buffers[0].contents = words({0x3f800000, 0x40000000, 0xbf800000, 0});
  job.launches[0].arguments.push_back(scalar(0x40400000, 4));
  job.launches[0].arguments.push_back(scalar(3, 4));
  const JobResult result = run(job);
  REQUIRE(result.end == JobEnd::ran);
  const std::string& y = result.buffers[1].contents.back();
  CHECK(word(y, 0) == 0x40400000);
  CHECK(word(y, 1) == 0x40c00000);
  CHECK(word(y, 2) == 0xc0400000);
  CHECK(unwritten(result.buffers[1], 3, 4));
}

TEST_CASE("gpu: what was not written, changed, overrun or restless is seen") {
  const JobResult half = run(job_of("half_written"));
  REQUIRE(half.end == JobEnd::ran);
  for (std::uint64_t i = 0; i < 4; ++i) CHECK(unwritten(half.buffers[1], i, 4) == (i % 2 == 1));

  const JobResult over = run(job_of("overrun"));
  CHECK(over.buffers[1].guard_touched);
  CHECK_FALSE(over.buffers[0].guard_touched);

  const JobResult input = run(job_of("writes_input"));
  CHECK(input.buffers[0].changed);
  CHECK_FALSE(input.buffers[1].changed);

  const JobResult restless = run(job_of("restless"));
  CHECK_FALSE(determined(restless.buffers[1], 0, 4));
  CHECK_FALSE(unwritten(restless.buffers[1], 0, 4));
}

TEST_CASE("gpu: promised zeros and given contents are no poison") {
  Job job = job_of("half_written");
  job.buffers[1].zeroed = true;
  const JobResult zeroed = run(job);
  CHECK(word(zeroed.buffers[1].contents[1], 1) == 0);
  CHECK_FALSE(unwritten(zeroed.buffers[1], 1, 4));
  job.buffers[1] = {.name = "Y", .contents = words({9, 9, 9, 9}), .output = true};
  CHECK(word(run(job).buffers[1].contents[1], 1) == 9);
}

TEST_CASE("gpu: a fault, a hang and refused code cost their own job alone") {
  const std::vector<Job> jobs = {job_of("mov_b32"), job_of("trap"),           job_of("mov_b32"),
                                 job_of("hang"),    job_of("no_such_kernel"), job_of("mov_b32")};
  DeviceOptions options = fake();
  options.wall_ms_max = 300;
  const auto start = std::chrono::steady_clock::now();
  const std::vector<JobResult> results = run_jobs(options, jobs);
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(5));
  REQUIRE(results.size() == jobs.size());
  const JobEnd expected[] = {JobEnd::ran,       JobEnd::fault,      JobEnd::ran,
                             JobEnd::timed_out, JobEnd::not_loaded, JobEnd::ran};
  for (std::size_t i = 0; i < results.size(); ++i) CHECK(results[i].end == expected[i]);
  CHECK(results[1].why.find("CUDA_ERROR_LAUNCH_FAILED") != std::string::npos);
  CHECK(results[3].why == "did not end within 300 ms");
}

TEST_CASE("gpu: what hung once is not run again") {
  std::vector<Job> jobs = {job_of("hang"), job_of("hang"), job_of("hang"), job_of("mov_b32")};
  for (std::size_t i = 0; i < 3; ++i) jobs[i].group = "a";
  DeviceOptions options = fake();
  options.wall_ms_max = 300;
  const auto start = std::chrono::steady_clock::now();
  const std::vector<JobResult> results = run_jobs(options, jobs);
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::milliseconds(2'000));
  REQUIRE(results.size() == 4);
  CHECK(results[0].why == "did not end within 300 ms");
  CHECK(results[2].end == JobEnd::timed_out);
  CHECK(results[2].why.find("not run") == 0);
  CHECK(results[3].end == JobEnd::ran);
}

TEST_CASE("gpu: no driver, or one that lacks a function, is an answer") {
  const std::vector<Job> two = {job_of("mov_b32"), job_of("mov_b32")};
  const auto none = run_jobs({.library = "/nonexistent/libcuda.so.1"}, two);
  REQUIRE(none.size() == 2);
  for (const JobResult& result : none) CHECK(result.end == JobEnd::no_driver);
  CHECK(none[0].why.find("no driver library") == 0);
  const auto other = run_jobs({.library = "libm.so.6"}, two);
  CHECK(other[0].end == JobEnd::no_driver);
  CHECK(other[0].why.find("cuInit") != std::string::npos);
}

TEST_CASE("gpu: code that does not assemble, arguments that name no buffer") {
  Job job = job_of("mov_b32");
  job.images = {"this does not assemble"};
  CHECK(run(job).end == JobEnd::not_loaded);
  job = job_of("mov_b32");
  job.launches[0].arguments = {pointer(7)};
  CHECK(run(job).end == JobEnd::crashed);
}

TEST_CASE("gpu: the calls and their order, CUDA and HIP") {
  Job job = job_of("mov_b32");
  job.repeats = 2;
  job.launches[0].dynamic_shared_bytes = 100;
  const std::string repeat = "upload\nfunction mov_b32\nlaunch mov_b32 4 shared 100\nsynchronise\ndownload\n";
  CHECK(calls(job, Vendor::cuda) == "init\ncontext\nload\nallocate\n" + repeat + repeat);
  CHECK(calls(job, Vendor::hip) == "init\ncontext\nload\nallocate\n" + repeat + repeat);
  job.launches[0].dynamic_shared_bytes = 100'000;  // more than a launch gets unasked
  CHECK(calls(job, Vendor::cuda).find("attribute\nlaunch mov_b32 4 shared 100000") != std::string::npos);
}

TEST_CASE("gpu: a probe makes no context") {
  const JobResult here = probe(fake());
  CHECK(here.end == JobEnd::ran);
  CHECK(here.evidence.front().second == "fake device");
  CHECK(probe({.library = "/nonexistent/libcuda.so.1"}).end == JobEnd::no_driver);
}

TEST_CASE("gpu: results survive the way to the parent, damaged ones are refused") {
  JobResult result;
  result.end = JobEnd::fault;
  result.why = "why";
  result.evidence = {{"device", "x"}};
  result.buffers = {{.contents = {std::string("\0a", 2), ""}, .poison = {"\xff", ""}, .changed = true}};
  const std::string bytes = write_result(result);
  std::size_t at = 0;
  const auto back = read_result(bytes, at);
  REQUIRE(back);
  CHECK(at == bytes.size());
  CHECK(write_result(*back) == bytes);
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    at = 0;
    CHECK_FALSE(read_result(bytes.substr(0, size), at));
  }
  for (std::size_t i = 0; i < bytes.size(); ++i) {  // any one byte: never a crash, never unbounded
    std::string damaged = bytes;
    damaged[i] = static_cast<char>(damaged[i] ^ 0xff);
    at = 0;
    read_result(damaged, at);
  }
}
