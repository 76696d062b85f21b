// A program outside the tree: checks one right rewrite and one wrong twin through the installed library.
#include <iostream>
#include <string>
#include <warpproof/check.h>
#include <warpproof/information.h>
#include <warpproof/report.h>

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  warpproof::Request request;
  request.root = argv[1];
  request.files = {std::string(argv[1]) + "/rewrites/matmul/row_scale_past_projection.rw"};
  request.only = {"row_scale_past_projection"};
  const warpproof::Verdict right = warpproof::check(request);
  request.only = {"column_scale_past_projection"};
  const warpproof::Verdict wrong = warpproof::check(request);
  warpproof::write_report({right, wrong}, "text", {}, std::cout);
  const bool good = right.outcome == warpproof::Outcome::proved && wrong.outcome == warpproof::Outcome::refuted &&
                    wrong.reason == warpproof::Reason::value_differs && warpproof::version() == "0.1.0";
  return good ? 0 : 1;
}
