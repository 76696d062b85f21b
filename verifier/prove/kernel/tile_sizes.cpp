#include "verifier/prove/kernel/tile_sizes.h"

#include <algorithm>

namespace warpproof::prove {
namespace {

constexpr std::size_t most = 24, most_quick = 12;
constexpr std::int64_t tile_max = 4'096;

class Tiles {
 public:
  Tiles(const SearchSpace& space, bool quick) : space_(space), most_(quick ? most_quick : most) {}

  std::vector<Sizes> run() {
    const std::set<std::int64_t> of_block = block_tiles(), of_code = code_tiles();
    std::vector<std::set<std::int64_t>> tiles;
    for (const std::string& name : space_.names()) {
      tiles.push_back(of_block);
      grid_tiles(name, tiles.back());
    }
    for (const std::int64_t rounds : {1, 2}) each(tiles, rounds, 0);
    for (const std::int64_t beside : {1, -1}) each(tiles, 1, beside);
    for (const std::int64_t rounds : {1, 2}) each(std::vector(space_.names().size(), of_code), rounds, 0);
    return std::move(out_);
  }

 private:
  void each(const std::vector<std::set<std::int64_t>>& tiles, std::int64_t rounds, std::int64_t beside) {
    for (std::size_t i = 0; i < tiles.size(); ++i)
      for (const std::int64_t tile : tiles[i]) add(space_.at(space_.names()[i], rounds * tile + beside));
  }

  void add(const Sizes& sizes) {
    const auto has = [&](const std::vector<Sizes>& list) {
      return std::find(list.begin(), list.end(), sizes) != list.end();
    };
    if (!sizes.empty() && out_.size() < most_ && !has(space_.known()) && !has(out_)) out_.push_back(sizes);
  }

  std::set<std::int64_t> block_tiles() const {
    std::set<std::int64_t> out;
    for (const SearchedKernel& kernel : space_.kernels()) {
      const auto launch = launch_values(*kernel.code, *kernel.claim, space_.known().front());
      if (!launch) continue;
      std::int64_t threads = 1;
      for (const std::int64_t side : launch->block) {
        if (side > 1) out.insert(side);
        threads *= side;
      }
      if (threads > 1) out.insert(threads);
    }
    return out;
  }

  /// The last value of the size with one block along an axis that it moves.
  void grid_tiles(const std::string& name, std::set<std::int64_t>& out) const {
    for (const SearchedKernel& kernel : space_.kernels())
      for (const ir::ExpressionPtr& axis : kernel.claim->grid) {
        const auto blocks = [&](std::int64_t value) {
          Sizes sizes = space_.small();
          sizes[name] = value;
          return axis == nullptr ? 1 : integer_at(axis, sizes).value_or(1);
        };
        if (blocks(1) != 1 || blocks(tile_max + 1) < 2) continue;
        std::int64_t below = 1, above = tile_max + 1;
        while (above - below > 1) {
          const std::int64_t middle = below + (above - below) / 2;
          (blocks(middle) < 2 ? below : above) = middle;
        }
        if (below > 1) out.insert(below);
      }
  }

  std::set<std::int64_t> code_tiles() const {
    std::set<std::int64_t> out;
    for (const SearchedKernel& kernel : space_.kernels())
      for (const machine::Operation& operation : kernel.code->operations) {
        if (!std::holds_alternative<machine::LaneFunction>(operation.meaning)) continue;
        for (const machine::Operand& source : operation.sources)
          if (source.kind == machine::Operand::Kind::immediate && source.bits >= 4 &&
              source.bits <= space_limit && (source.bits & (source.bits - 1)) == 0)
            out.insert(static_cast<std::int64_t>(source.bits));
      }
    return out;
  }

  static constexpr std::uint64_t space_limit = 512;
  const SearchSpace& space_;
  std::size_t most_;
  std::vector<Sizes> out_;
};

}  // namespace

std::vector<Sizes> tile_sizes(const SearchSpace& space, bool quick) {
  return space.names().empty() ? std::vector<Sizes>{} : Tiles(space, quick).run();
}

}  // namespace warpproof::prove
