#pragma once
// Between the claims of verifier/check and the bytes of verifier/gpu.

#include "verifier/check/device_subjects.h"
#include "verifier/gpu/job.h"
#include "warpproof/run.h"

namespace warpproof {

/// The run of one case; `images` as the subject's, or a code object for all kernels.
gpu::Job job_of(const checking::DeviceSubject& subject, const prove::DeviceCase& expected,
                const std::string& code_object, std::uint32_t repeats);

/// What came back against what should: every element, the footprint, guard zones, inputs, repeats.
RunCase compare(const prove::DeviceCase& expected, const gpu::JobResult& result);

}  // namespace warpproof
