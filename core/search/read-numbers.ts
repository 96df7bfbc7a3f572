/** Values of the figures and units that numbers in words are made of. */
const ENGLISH: Readonly<Record<string, number>> = Object.fromEntries([
  ...'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, at) => [word, at + 1] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, (at + 2) * 10] as const),
]);
const HANGUL_FIGURES = '일이삼사오육칠팔구';
const HANGUL_UNITS: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1000 };

const words = Object.keys(ENGLISH).join('|');
const IN_ENGLISH = new RegExp(
  `\\b(?:(?:(\\d{1,3}(?:\\.\\d)?)|((?:${words})(?:[ -](?:${words}))?))(?: (hundred))? ?(thousand|k)|((?:${words})) (hundred))\\b`,
  'gi',
);
/** With a figure of Arabic, or with a unit of volume after it: 천 alone begins many other words. */
const IN_KOREAN =
  /(?<![가-힣\d])([\d.,일이삼사오육칠팔구십백천만 ]{0,20}[만천백십])(?=\s*(?:리터|ℓ|L\b|l\b|바이알)|(?<=\d[만천백십])(?![가-힣]))/g;

/** Writes numbers in words as figures: `five thousand`, `15k`, `5천 리터`, `만오천 리터`. The pages have them as figures. */
export function readNumbers(text: string): string {
  return text
    .replace(IN_ENGLISH, (found, figures?: string, spoken?: string, hundred?: string, _thousand?: string, alone?: string) => {
      if (alone) return String(spokenValue(alone) * 100);
      const value = figures ? Number(figures) : spokenValue(spoken ?? '');
      return value > 0 ? String(Math.round(value * (hundred ? 100 : 1) * 1000)) : found;
    })
    .replace(IN_KOREAN, (found) => String(koreanValue(found)));
}

const spokenValue = (spoken: string) =>
  spoken
    .toLowerCase()
    .split(/[ -]/)
    .reduce((sum, word) => sum + (ENGLISH[word] ?? 0), 0);

function koreanValue(text: string): number {
  const figures = text.replace(/[ ,]/g, '');
  const at = figures.lastIndexOf('만');
  return (at < 0 ? 0 : (belowTenThousand(figures.slice(0, at)) || 1) * 10_000) + belowTenThousand(figures.slice(at + 1));
}

function belowTenThousand(text: string): number {
  let sum = 0;
  for (const [, figure = '', unit = ''] of text.matchAll(/([\d.]+|[일이삼사오육칠팔구])?([십백천])?/g)) {
    if (!figure && !unit) continue;
    const value = figure ? HANGUL_FIGURES.indexOf(figure) + 1 || Number(figure) : 1;
    sum += value * (HANGUL_UNITS[unit] ?? 1);
  }
  return sum;
}
