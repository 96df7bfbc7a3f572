import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BREAKPOINTS } from '../../core/site/constants.ts';
import { ROOT } from '../../pipeline/paths.ts';

const read = (path: string) => readFileSync(ROOT + path, 'utf8');

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
});
