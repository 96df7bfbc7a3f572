export type Measure = (text: string) => number;

/**
 * Breaks words into lines no wider than `width`: at spaces only, so that Korean words and numbers with their units
 * (bound by no-break spaces) stay whole; English compounds also break behind their hyphen.
 * `even`: headings, lines of like length. Otherwise the last line is kept from being a lonely word.
 */
export function breakLines(text: string, width: number, measure: Measure, even = false): string[] {
  return text.split('\n').flatMap((part) => {
    const words = part.split(/ +|(?<=[a-z]-)(?=[a-z])/).filter(Boolean);
    const lines = fill(words, width, measure);
    if (lines.length < 2) return lines;
    const floor = even ? 0.5 : 0.84;
    let best = lines;
    for (let share = 0.98; share >= floor; share -= 0.02) {
      const tried = fill(words, width * share, measure);
      if (tried.length !== lines.length || tried.some((line) => measure(line) > width)) break;
      if (even) best = tried;
      else {
        if (measure(best.at(-1) as string) >= width * 0.3) break;
        best = tried;
      }
    }
    return best;
  });
}

function fill(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const next = line === '' ? word : line.endsWith('-') && /^[a-z]/.test(word) ? line + word : `${line} ${word}`;
    if (line !== '' && measure(next) > width) {
      lines.push(line);
      line = word;
    } else line = next;
  }
  if (line !== '') lines.push(line);
  return lines;
}
