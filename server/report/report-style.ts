/** The style of the report. It stands in the file, which loads nothing. */
export const REPORT_STYLE = `
:root { color-scheme: light; --ink: #2d2926; --quiet: #5f6265; --line: #dededc; --red: #cb333b; }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0 auto; max-width: 78rem; padding: 0 1.25rem 4rem; color: var(--ink); background: #fff; font: 1rem/1.6 system-ui, "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR", sans-serif; overflow-wrap: anywhere; }
[lang="ko"] { word-break: keep-all; }
body:has(#show-en:checked) main[data-locale="ko"], body:has(#show-ko:checked) main[data-locale="en"] { display: none; }
header { padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
fieldset { display: flex; justify-content: flex-end; gap: 1.25rem; margin: 0; padding: 0; border: 0; font-size: 0.875rem; }
legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
label { display: flex; align-items: center; gap: 0.5rem; min-height: 2.25rem; cursor: pointer; }
input { width: 1rem; height: 1rem; margin: 0; accent-color: var(--ink); }
p { max-width: 46rem; margin: 0 0 0.5rem; }
.company { margin: 2.5rem 0 0; color: var(--quiet); font-size: 0.875rem; }
h1 { margin: 0 0 0.5rem; font-size: clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem); font-weight: 500; line-height: 1.2; letter-spacing: -0.01em; }
.period { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin-bottom: 1.5rem; color: var(--quiet); }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 1.5rem 0 0; padding: 0.5rem 0; border-block: 1px solid var(--line); list-style: none; }
nav a { display: block; padding: 0.375rem 0; font-size: 0.875rem; }
a { color: inherit; text-underline-offset: 0.2em; }
section[id] { padding-top: 3rem; }
h2 { margin: 0 0 0.75rem; padding-top: 0.875rem; border-top: 2px solid var(--ink); font-size: 1.375rem; font-weight: 500; line-height: 1.3; }
h3 { margin: 0; font-size: 0.9375rem; font-weight: 500; }
h3 span { display: block; min-height: 2.8em; color: var(--quiet); font-size: 0.8125rem; font-weight: 400; line-height: 1.4; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr)); gap: 1.5rem 1.25rem; margin: 1.5rem 0 0; padding: 0; list-style: none; }
.tiles li { padding-top: 0.625rem; border-top: 1px solid var(--line); }
.tiles p { margin: 0; color: var(--quiet); font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
.tiles .big { margin: 0.125rem 0 0.25rem; color: var(--ink); font-size: 1.625rem; line-height: 1.25; letter-spacing: -0.01em; white-space: nowrap; }
.tiles .big span { font-size: 0.8125rem; letter-spacing: 0; }
.tiles .big.over, td.over { color: var(--red); }
td.over { font-weight: 600; }
.charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 2rem 2.5rem; margin: 1.5rem 0; }
figure { min-width: 0; margin: 0; }
figcaption { margin-bottom: 0.5rem; font-size: 0.875rem; line-height: 1.4; }
figcaption strong { display: block; font-weight: 600; }
figcaption span { display: block; color: var(--quiet); font-size: 0.8125rem; }
svg { display: block; width: 100%; height: auto; overflow: visible; font-variant-numeric: tabular-nums; }
.keys { display: flex; flex-wrap: wrap; gap: 0.25rem 1.75rem; margin: 0.75rem 0 0; padding: 0; list-style: none; font-size: 0.8125rem; }
code { font-family: ui-monospace, "SFMono-Regular", "DejaVu Sans Mono", monospace; font-size: 0.95em; }
details { border-top: 1px solid var(--line); }
details:last-child { border-bottom: 1px solid var(--line); }
summary { padding: 0.75rem 0; font-size: 0.875rem; cursor: pointer; }
.scroll { margin-bottom: 1.25rem; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.8125rem; line-height: 1.4; font-variant-numeric: tabular-nums; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: 0.4375rem 0 0.4375rem 1.25rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; font-weight: 400; overflow-wrap: normal; white-space: nowrap; }
th:first-child { min-width: 9rem; padding-left: 0; text-align: left; overflow-wrap: anywhere; white-space: normal; }
thead th { border-bottom-color: var(--ink); color: var(--quiet); vertical-align: bottom; }
.few { color: var(--quiet); }
:focus-visible { outline: 2px solid var(--red); outline-offset: 2px; }
@page { size: A4; margin: 14mm; }
@media print {
  body { max-width: none; padding: 0; font-size: 9.5pt; }
  header, nav, details:not([open]), summary { display: none; }
  .company { margin-top: 0; }
  .charts { grid-template-columns: repeat(2, 1fr); gap: 1.25rem 1.75rem; margin: 1rem 0; }
  .tiles { grid-template-columns: repeat(3, 1fr); }
  section[id] { padding-top: 1.5rem; }
  .head, figure, .tiles li, tr, .keys, p { break-inside: avoid; }
  .head, .keys, figcaption { break-after: avoid; }
  details, details:last-child { border: 0; }
  .scroll { overflow: visible; }
  table { font-size: 7.5pt; }
  th, td { padding-left: 0.5rem; }
  thead { display: table-header-group; }
  svg, td.over, .big.over { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
`;
