import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BREAKPOINTS } from '../../core/site/constants.ts';
import { ROOT } from '../../pipeline/paths.ts';

const read = (path: string) => readFileSync(ROOT + path, 'utf8');
const list = (folder: string, ending: RegExp) =>
  readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).flatMap((path) => (ending.test(path) ? `${folder}/${path}` : []));

describe('breakpoints', () => {
  it('are the same in style sheets as in script and markup', () => {
    const media = [...read('src/styles/foundation.css').matchAll(/@custom-media (--[\w-]+) \(width (\S+) ([\d.]+)(px|em)\);/g)].map(
      ([, name, sign, number, unit]) => [name, `${sign} ${Number(number) * (unit === 'em' ? 16 : 1)}`],
    );
    expect(Object.fromEntries(media)).toEqual({
      '--phone': `<= ${BREAKPOINTS.mobile}`,
      '--above-phone': `> ${BREAKPOINTS.mobile}`,
      '--laptop': `>= ${BREAKPOINTS.laptop}`,
      '--below-laptop': `< ${BREAKPOINTS.laptop}`,
      '--desktop': `>= ${BREAKPOINTS.desktop}`,
      '--below-desktop': `< ${BREAKPOINTS.desktop}`,
      '--wide': `>= ${BREAKPOINTS.wide}`,
      '--below-wide': `< ${BREAKPOINTS.wide}`,
    });
  });
  it('are the only widths of style sheets, but for one below all of them', () => {
    const others = list('src', /(?<!foundation)\.css$/).flatMap((file) =>
      [...read(file).matchAll(/@media[^{]*\b(?:width|height)\b[^{]*/g)].map(([query]) => `${file}: ${query.trim()}`),
    );
    expect(others).toEqual(['src/pages/home/hero.module.css: @media (width < 24em)']);
  });
  it('are named, not written, in script and markup', () => {
    const files = [...list('src', /(?<!\.test)\.tsx?$/), ...list('pipeline', /(?<!\.test)\.ts$/), ...list('core', /(?<!\.test)\.ts$/)];
    expect(files.filter((file) => /\((?:min|max)-width: ?\d/.test(read(file)))).toEqual([]);
  });
});
