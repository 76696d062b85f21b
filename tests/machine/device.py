"""The CUDA driver through ctypes: modules from PTX or cubin, byte buffers between guard zones, launches.

Needs nothing but Python 3 and libcuda.so.1 (or a library of the same interface, for a dry run).
"""
import ctypes
from ctypes import byref, c_char_p, c_int, c_size_t, c_uint, c_uint64, c_void_p

GUARD = 256
ERROR_LOG, ERROR_LOG_BYTES = 5, 6
COMPUTE_MAJOR, COMPUTE_MINOR = 75, 76


class DeviceError(Exception):
    pass


class Device:
    """One context on device 0; `arena` bytes of device memory hold the buffers of one launch."""

    def __init__(self, library="libcuda.so.1", arena=64 << 20):
        try:
            self.cuda = ctypes.CDLL(library)
        except OSError as error:
            raise DeviceError(f"no CUDA driver here: {error}") from None
        self.call("cuInit", c_uint(0))
        self.device, self.context = c_int(), c_void_p()
        self.call("cuDeviceGet", byref(self.device), c_int(0))
        self.call("cuCtxCreate_v2", byref(self.context), c_uint(0), self.device)
        self.bytes = arena
        self.base = c_uint64()
        self.call("cuMemAlloc_v2", byref(self.base), c_size_t(arena))

    def call(self, name, *arguments):
        code = getattr(self.cuda, name)(*arguments)
        if code != 0:
            text = c_char_p()
            self.cuda.cuGetErrorName(c_int(code), byref(text))
            raise DeviceError(f"{name}: {(text.value or b'?').decode()} ({code})")

    def description(self):
        name = ctypes.create_string_buffer(128)
        self.call("cuDeviceGetName", name, c_int(128), self.device)
        numbers = []
        for attribute in (COMPUTE_MAJOR, COMPUTE_MINOR):
            value = c_int()
            self.call("cuDeviceGetAttribute", byref(value), c_int(attribute), self.device)
            numbers.append(value.value)
        version = c_int()
        self.call("cuDriverGetVersion", byref(version))
        return {"device": name.value.decode(), "compute capability": f"{numbers[0]}.{numbers[1]}",
                "CUDA driver API": f"{version.value // 1000}.{version.value % 1000 // 10}"}

    def module(self, image):
        """image: PTX text or the bytes of a cubin. The driver's own log is in the error."""
        data = image.encode() + b"\0" if isinstance(image, str) else image
        log = ctypes.create_string_buffer(8192)
        options = (c_int * 2)(ERROR_LOG, ERROR_LOG_BYTES)
        values = (c_void_p * 2)(ctypes.addressof(log), 8192)
        module = c_void_p()
        try:
            self.call("cuModuleLoadDataEx", byref(module), c_char_p(data), c_uint(2), options, values)
        except DeviceError as error:
            raise DeviceError(f"{error}: {log.value.decode(errors='replace').strip()[:300]}") from None
        return module

    def unload(self, module):
        self.call("cuModuleUnload", module)

    def function(self, module, name):
        function = c_void_p()
        self.call("cuModuleGetFunction", byref(function), module, c_char_p(name.encode()))
        return function

    def launch(self, function, pointers, grid=1, block=1, given=()):
        cells = [c_uint64(p) for p in pointers] + [(ctypes.c_ubyte * len(data))(*data) for data in given]
        parameters = (c_void_p * len(cells))(*[ctypes.addressof(cell) for cell in cells])
        self.call("cuLaunchKernel", function, c_uint(grid), c_uint(1), c_uint(1), c_uint(block), c_uint(1), c_uint(1),
                  c_uint(0), c_void_p(), parameters, c_void_p())

    def synchronise(self):
        self.call("cuCtxSynchronize")

    def place(self, sizes):
        """Addresses of buffers of these sizes in the arena, a guard zone before and behind each."""
        offsets, at = [], GUARD
        for size in sizes:
            offsets.append(at)
            at = (at + size + GUARD + 255) // 256 * 256
        if at > self.bytes:
            raise DeviceError("the arena is too small")
        return offsets, at

    def upload(self, offset, data):
        self.call("cuMemcpyHtoD_v2", c_uint64(self.base.value + offset), c_char_p(bytes(data)), c_size_t(len(data)))

    def download(self, offset, size):
        buffer = ctypes.create_string_buffer(size)
        self.call("cuMemcpyDtoH_v2", buffer, c_uint64(self.base.value + offset), c_size_t(size))
        return buffer.raw

    def run(self, function, inputs, output_sizes, poison, threads, strides, steps=1, given=()):
        """Outputs of `steps` launches of `threads` threads, every pointer advanced by its stride each step.

        inputs: bytes. given: parameters after the pointers, bytes. Raises DeviceError when an input or a guard zone changed.
        """
        sizes = [len(data) for data in inputs] + list(output_sizes)
        offsets, total = self.place(sizes)
        image = bytearray([poison]) * total
        for offset, data in zip(offsets, inputs):
            image[offset:offset + len(data)] = data
        self.upload(0, image)
        for step in range(steps):
            self.launch(function, [self.base.value + offset + step * stride for offset, stride in zip(offsets, strides)], 1, threads, given)
        self.synchronise()
        after = self.download(0, total)
        outputs = []
        for offset, size in list(zip(offsets, sizes))[len(inputs):]:
            outputs.append(after[offset:offset + size])
            image[offset:offset + size] = outputs[-1]
        if bytes(image) != after:
            raise DeviceError("a guard zone or an input was written")
        return outputs
