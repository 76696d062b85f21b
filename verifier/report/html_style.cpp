// How the page looks. No '<', '>' or '&' in here: the tree would write them as entities, which a style
// element does not read (tests/unit/report).

#include "verifier/report/html_sections.h"

namespace warpproof::report::html {
namespace {

constexpr const char* sheet = R"css(
:root {
  color-scheme: light dark;
  --paper: #fbfaf7; --sheet: #ffffff; --ink: #1c1e22; --soft: #5c616b; --line: #e3e0d8; --code: #f4f2ec;
  --good: #17703f; --good-wash: #e9f5ee; --bad: #b3261e; --bad-wash: #fcecea;
  --open: #855600; --open-wash: #fbf2dd; --none: #4b5a78; --none-wash: #ecf0f8;
  --before: #2b5fad; --after: #17703f; --word: #7a3b9a; --literal: #8a4b08; --comment: #6b7280;
  --serif: Charter, "Bitstream Charter", "Iowan Old Style", "Source Serif 4", Georgia, Cambria, "DejaVu Serif", serif;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "DejaVu Sans", sans-serif;
  --mono: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15171b; --sheet: #1c1f25; --ink: #e8e6e1; --soft: #a2a8b3; --line: #343943; --code: #23272f;
    --good: #6bd49a; --good-wash: #18301f; --bad: #ff8a80; --bad-wash: #3a1d1c;
    --open: #f2c261; --open-wash: #35290f; --none: #a9bbe0; --none-wash: #222b3d;
    --before: #8ab4f8; --after: #6bd49a; --word: #cf9bea; --literal: #e6ad6c; --comment: #949ba7;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0 auto; padding: 0 1rem 3rem; max-width: 70rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 var(--sans); overflow-wrap: anywhere;
}
code, pre, .escape { font-family: var(--mono); font-size: 0.86em; unicode-bidi: isolate; }
h1, h2, h3, h4, p, dl, ul, ol, figure { margin: 0; }
a { color: inherit; text-decoration-color: var(--soft); text-underline-offset: 0.2em; }
a:hover { text-decoration-thickness: 2px; }
.escape { color: var(--open); background: var(--open-wash); border-radius: 3px; padding: 0 0.15em; }
.cut, .note, .meaning, .shape, .role { color: var(--soft); font-size: 0.86rem; }
.scroll, .formula { overflow-x: auto; max-width: 100%; }

.proved { --tone: var(--good); --wash: var(--good-wash); }
.refuted, .rejected { --tone: var(--bad); --wash: var(--bad-wash); }
.tested, .unknown, .vacuous { --tone: var(--open); --wash: var(--open-wash); }
.unsupported { --tone: var(--none); --wash: var(--none-wash); }
.silent { --tone: var(--soft); --wash: transparent; }
.mark { font-family: var(--sans); font-weight: 700; margin-right: 0.4em; }

.masthead {
  display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; padding: 1.1rem 0 0.9rem;
}
.masthead h1 { font: 600 1.02rem/1 var(--mono); letter-spacing: -0.02em; }
.asked { color: var(--soft); font-size: 0.92rem; font-variant-numeric: tabular-nums; }

.overview {
  background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 1.1rem 1.2rem;
  margin-bottom: 1.5rem;
}
.bar { display: flex; gap: 3px; height: 0.6rem; border-radius: 999px; overflow: hidden; }
.bar span { background: var(--tone); min-width: 0.4rem; }
.counts {
  display: flex; flex-wrap: wrap; gap: 0.2rem 1.1rem; margin: 0.6rem 0 0.8rem; font-weight: 600; font-size:
  0.92rem;
}
.counts span { color: var(--tone); }
table { border-collapse: collapse; }
.verdicts { width: 100%; font-size: 0.92rem; }
.verdicts th {
  text-align: left; font-weight: 500; color: var(--soft); font-size: 0.8rem; padding: 0.2rem 0.9rem 0.3rem 0;
}
.verdicts td { border-top: 1px solid var(--line); padding: 0.4rem 0.9rem 0.4rem 0; vertical-align: baseline; }
.verdicts .outcome { color: var(--tone); font-weight: 650; white-space: nowrap; }
.verdicts .subject { font-weight: 550; unicode-bidi: isolate; }
.verdicts .reach, .verdicts .expectation { color: var(--soft); }
.verdicts .reach, .verdicts .reason code { white-space: nowrap; }
.verdicts .missed, .expectation.missed { color: var(--bad); font-weight: 600; }

.verdict {
  background: var(--sheet); border: 1px solid var(--line); border-top: 5px solid var(--tone); border-radius: 12px;
  padding: 1.4rem 1.6rem 1.7rem; margin-bottom: 1.8rem; scroll-margin-top: 1rem;
}
.word { font: 700 clamp(2.3rem, 8vw, 3.5rem)/1.05 var(--serif); color: var(--tone); letter-spacing: -0.015em; }
.word .mark { font-size: 0.72em; margin-right: 0.32em; }
.verdict h2 { font: 600 1.16rem/1.35 var(--mono); margin-top: 0.5rem; unicode-bidi: isolate; }
.verdict h2 small { display: inline-block; font: 400 0.84rem var(--sans); color: var(--soft); margin-left: 0.7em; }
.sentence { font: 1.14rem/1.45 var(--serif); margin-top: 0.6rem; max-width: 46rem; }
.because { margin-top: 0.3rem; max-width: 46rem; color: var(--soft); }
.expectation { margin-top: 0.35rem; font-size: 0.92rem; color: var(--soft); }
.place { color: var(--soft); }
section { margin-top: 1.9rem; }
.questions { margin-top: 1.4rem; }
.overview { margin-top: 0; }
h3 {
  font: 600 1.12rem/1.3 var(--serif); margin-bottom: 0.7rem; padding-bottom: 0.25rem; border-bottom: 1px solid
  var(--line);
}
h4 { font-size: 0.92rem; margin: 0 0 0.4rem; }

.questions { display: grid; gap: 0.7rem; grid-template-columns: minmax(0, 1fr); }
@media (min-width: 40rem) { .questions { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
@media (min-width: 64rem) { .questions { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
.card {
  border: 1px solid var(--line); border-left: 4px solid var(--tone); border-radius: 8px; padding: 0.7rem
  0.85rem; background: var(--wash); min-width: 0;
}
.card-head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 0.4rem; }
.card h4 { margin: 0; font-size: 0.95rem; white-space: nowrap; }
.card .outcome { color: var(--tone); font-weight: 650; font-size: 0.92rem; white-space: nowrap; }
.card .summary { margin: 0.35rem 0 0.2rem; font-size: 0.92rem; }
.card ul { padding-left: 1.05rem; margin-top: 0.3rem; font-size: 0.85rem; }
.silent { opacity: 0.75; }
.silent .outcome { font-weight: 400; }

details { margin-top: 0.5rem; }
summary { cursor: pointer; color: var(--soft); font-size: 0.86rem; }
pre {
  background: var(--code); border-radius: 8px; padding: 0.75rem 0.9rem; margin: 0.5rem 0 0; overflow: auto;
  max-height: 32rem; line-height: 1.45; white-space: pre; overflow-wrap: normal;
}
pre.command { white-space: pre-wrap; overflow-wrap: anywhere; }
pre.written { white-space: pre-wrap; }

.sizes { display: flex; flex-wrap: wrap; gap: 0.4rem; align-items: center; font-size: 0.92rem; color: var(--soft); }
.size { background: var(--code); color: var(--ink); border-radius: 6px; padding: 0.12em 0.5em; }
.difference { display: flex; flex-wrap: wrap; gap: 1rem 2.2rem; align-items: center; margin: 0.9rem 0 1.1rem; }
.values {
  display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.25rem 0.9rem; align-items: baseline;
}
.values dt { color: var(--soft); font-size: 0.86rem; }
.values dd { margin: 0; font-size: 1.22rem; font-variant-numeric: tabular-nums; }
.values .expected code { color: var(--good); font-weight: 650; }
.values .got code { color: var(--bad); font-weight: 650; }
.tensors { display: flex; flex-wrap: wrap; gap: 1.1rem 1.9rem; }
.tensor { max-width: 100%; min-width: 0; }
.tensor-name { display: flex; gap: 0.6rem; align-items: baseline; margin-bottom: 0.3rem; }
.tensor-name code { font-weight: 650; font-size: 0.95rem; }
.matrix {
  font: 0.86rem/1.3 var(--mono); border-left: 2px solid var(--ink); border-right: 2px solid var(--ink);
  border-radius: 7px; border-collapse: separate; border-spacing: 0; margin-right: 2px;
}
.matrix td { padding: 0.22rem 0.6rem; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.matrix .more, .matrix .other { color: var(--soft); text-align: center; }
.bits { display: block; color: var(--soft); font-size: 0.78em; }
.matrix.output { border: 0; }
.matrix.output th { font-weight: 400; color: var(--soft); font-size: 0.78rem; padding: 0.1rem 0.5rem; }
.matrix.output th.here { color: var(--bad); font-weight: 700; }
.matrix.output td { background: var(--code); border: 1px solid var(--sheet); border-radius: 5px; min-width: 2.1rem; }
.matrix.output .differs {
  background: var(--bad-wash); border: 2px solid var(--bad); color: var(--bad); font-weight: 700; text-align:
  center;
}

.sides {
  display: grid; gap: 1rem; align-items: start; grid-template-columns: repeat(auto-fit, minmax(min(100%, 25rem),
  1fr));
}
.definition { border: 1px solid var(--line); border-radius: 10px; padding: 0.8rem 1rem; min-width: 0; }
.definition figcaption { color: var(--soft); font-size: 0.86rem; margin-bottom: 0.4rem; }
.equation { margin: 0.55rem 0; }
.formula { padding: 0.15rem 0; }
math {
  font-family: "Latin Modern Math", "STIX Two Math", "Cambria Math", "DejaVu Math TeX Gyre", math; font-size:
  1.2rem;
}
math[display="block"] { text-align: left; display: block math; width: max-content; margin: 0; }
.ranges { color: var(--soft); }
.ranges math { font-size: 0.92rem; }
mtable.cases mtd { math-style: normal; text-align: left; padding: 0.1em 0.5em 0.1em 0; }

.derivation h4 { margin: 0.9rem 0 0.1rem; color: var(--soft); font-weight: 600; }
.derivation ol { padding: 0; list-style: none; }
.step {
  display: grid; grid-template-columns: minmax(0, 1fr) max-content; gap: 0 1.2rem; align-items: center;
  padding: 0.3rem 0; border-bottom: 1px solid var(--line);
}
.step .because { grid-column: 1 / -1; margin: 0; font-size: 0.86rem; }
.step math { font-size: 1.08rem; math-style: normal; }
.step code { white-space: pre-wrap; }
.lemma {
  font: 0.8rem var(--mono); color: var(--good); background: var(--good-wash); border-radius: 6px;
  padding: 0.1em 0.5em;
}

.file { border: 1px solid var(--line); border-radius: 10px; overflow: hidden; margin-top: 0.8rem; }
.file figcaption {
  padding: 0.5rem 0.9rem; background: var(--code); display: flex; flex-wrap: wrap; gap: 0.2rem 0.9rem;
  align-items: baseline;
}
.file details { margin: 0; padding: 0.4rem 0.9rem; border-top: 1px solid var(--line); }
.file details .listing { margin: 0.4rem -0.9rem -0.4rem; }
.listing { overflow-x: auto; font: 0.84rem/1.55 var(--mono); padding: 0.35rem 0; }
.line { display: flex; width: max-content; min-width: 100%; }
.line .number { flex: 0 0 3.4rem; padding-right: 0.9rem; text-align: right; color: var(--soft); user-select: none; }
.line code { white-space: pre; font-size: 1em; padding-right: 1rem; overflow-wrap: normal; tab-size: 4; }
.violation { background: var(--bad-wash); box-shadow: inset 4px 0 0 var(--bad); }
.violation .number { color: var(--bad); font-weight: 700; }
.marked { background: var(--none-wash); box-shadow: inset 4px 0 0 var(--none); }
.said {
  font: 0.86rem/1.4 var(--sans); padding: 0.15rem 0.9rem 0.3rem 3.4rem; color: var(--none); position: sticky;
  left: 0; max-width: min(100%, 64rem);
}
.violation + .said, .said.violation { color: var(--bad); }
.gap { color: var(--soft); padding: 0 0.9rem 0 3.4rem; }
.comment { color: var(--comment); font-style: italic; }
.literal { color: var(--literal); }
.keyword { color: var(--word); }

.legend { display: flex; flex-wrap: wrap; gap: 0.2rem 1.2rem; font-size: 0.86rem; color: var(--soft); }
.legend span { display: inline-flex; align-items: center; gap: 0.35rem; }
.key { width: 1.1rem; height: 1.1rem; }
.plot { display: block; width: 100%; max-width: 33rem; margin-top: 0.4rem; }
.plot text { font: 10px var(--sans); fill: var(--soft); }
.plot .output { font: 600 10.5px var(--mono); fill: var(--ink); }
.plot .grid { stroke: var(--line); stroke-width: 1; }
.plot .track { stroke: var(--soft); stroke-width: 1; opacity: 0.5; }
.plot .slack { stroke: var(--after); stroke-width: 3; opacity: 0.35; }
svg .before { fill: none; stroke: var(--before); stroke-width: 2.5; }
svg .after { fill: var(--after); }
svg .worst { fill: var(--bad); }
.figures { font-size: 0.88rem; margin-top: 0.6rem; font-variant-numeric: tabular-nums; }
.figures th, .figures td {
  text-align: right; padding: 0.25rem 0 0.25rem 1.4rem; border-top: 1px solid var(--line); font-weight: 400;
  white-space: nowrap;
}
.figures th { color: var(--soft); }
.figures th:first-child { text-align: left; padding-left: 0; }

.ledger ul { padding-left: 0; list-style: none; }
.ledger li { padding: 0.4rem 0; border-bottom: 1px solid var(--line); font-size: 0.94rem; }
.ledger li code { font-weight: 650; margin-right: 0.3em; }
.ledger .cases-of { padding-left: 1.2rem; list-style: disc; }
.ledger .cases-of li { border: 0; padding: 0.05rem 0; color: var(--soft); font-size: 0.86rem; }
.facts {
  display: grid; grid-template-columns: minmax(6rem, max-content) minmax(0, 1fr); gap: 0.3rem 1.1rem; font-size:
  0.9rem;
}
.facts dt { color: var(--soft); }
.facts dd { margin: 0; min-width: 0; }
.digest { display: block; color: var(--soft); font-size: 0.76rem; }
.diagnostic { border-left: 4px solid var(--open); padding: 0.1rem 0 0.1rem 0.9rem; margin-bottom: 1rem; }
.diagnostic.error { border-color: var(--bad); }
.diagnostic .message { margin-bottom: 0.3rem; }
.diagnostic .message .code { font-weight: 700; }
.diagnostic .message .place { margin-left: 0.7em; }
footer { color: var(--soft); font-size: 0.86rem; max-width: 46rem; }

@media (max-width: 40rem) {
  body { padding: 0 0.6rem 2rem; }
  .verdict { padding: 1.1rem 1rem 1.3rem; }
  .overview { padding: 0.9rem 1rem; }
  .verdicts, .verdicts tbody, .verdicts tr, .verdicts td { display: block; }
  .verdicts tr.head { display: none; }
  .verdicts tr { border-top: 1px solid var(--line); padding: 0.45rem 0; }
  .verdicts td { border: 0; padding: 0; }
  .verdicts td:empty { display: none; }
  .verdicts .reach, .verdicts .reason, .verdicts .expectation {
    display: inline-block; margin-right: 0.8rem; font-size: 0.86rem;
  }
  .line .number { flex-basis: 2.5rem; padding-right: 0.6rem; }
  .said, .gap { padding-left: 2.5rem; }
  .step { grid-template-columns: minmax(0, 1fr); }
  .lemma { justify-self: start; }
  .facts { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .facts dd { margin-bottom: 0.5rem; }
}
@media print {
  :root {
    color-scheme: light;
    --paper: #ffffff; --sheet: #ffffff; --ink: #000000; --soft: #444444; --line: #cccccc; --code: #f5f5f5;
    --good: #17703f; --good-wash: #ffffff; --bad: #b3261e; --bad-wash: #fcecea;
    --open: #855600; --open-wash: #ffffff; --none: #4b5a78; --none-wash: #f2f4f8;
    --before: #2b5fad; --after: #17703f; --word: #7a3b9a; --literal: #8a4b08; --comment: #6b7280;
  }
  body { max-width: none; padding: 0; font-size: 10pt; }
  .verdict {
    border-left: 0; border-right: 0; border-bottom: 0; border-radius: 0; padding: 0.6rem 0; break-before: auto;
  }
  .card, .tensor, .definition, .difference, .diagnostic { break-inside: avoid; }
  .file, pre, .listing, .scroll, .formula { overflow: visible; max-height: none; }
  .line code, pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  .line { width: auto; }
  h3 { break-after: avoid; }
}
)css";

}  // namespace

const char* style_sheet() { return sheet; }

}  // namespace warpproof::report::html
