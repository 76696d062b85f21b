"""What a test finds wrong. It goes on to its end, then names all of it, and its exit code says so.

    problems = Problems()
    problems.check(code == 0, f"exit {code}")
    sys.exit(problems.ended("12 files"))     # FAILED exit 3 / 12 files, 1 problems: 1, or 0 where there is none

A script finds this folder by itself, however it is started: sys.path.insert(0, ...) with its own place.
"""


class Problems(list):
    def check(self, condition, what):
        if not condition:
            self.append(what)

    def ended(self, summary):
        for what in self:
            print("FAILED", what)
        print(f"{summary}, {len(self)} problems")
        return 1 if self else 0
