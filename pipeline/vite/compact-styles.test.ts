import { describe, expect, it } from 'vitest';
import { compactStyles } from './compact-styles.ts';

describe('compactStyles', () => {
  it('sorts declarations', async () => {
    expect(await compactStyles('.a{width:1px;color:red;display:grid}')).toBe('.a{color:red;display:grid;width:1px}');
  });
  it.each([
    ['border:0;border-top:3px solid red', 'border', 'border-top'],
    ['inset:0 auto auto 0;bottom:1px', 'inset', 'bottom'],
    ['gap:1rem;column-gap:2rem', 'gap', 'column-gap'],
    ['place-items:center;align-items:end', 'place-items', 'align-items'],
    ['padding:1rem;padding-inline:2rem', 'padding', 'padding-inline'],
    ['border-left:1px solid red;border-width:0', 'border-left', 'border-width'],
  ])('keeps what overrides behind what it overrides: %s', async (body, first, second) => {
    const sorted = await compactStyles(`.a{${body}}`);
    expect(sorted.indexOf(`${first}:`)).toBeGreaterThanOrEqual(0);
    expect(sorted.indexOf(`${first}:`)).toBeLessThan(sorted.indexOf(`${second}:`));
  });
  it('keeps a later value of the same property behind an earlier one', async () => {
    expect(await compactStyles('.a{width:1px;height:2px;width:3vw}')).toMatch(/width:1px;.*width:3vw|width:1px;width:3vw/);
  });
  it('takes out comments and the spaces behind commas, but not within strings', async () => {
    expect(await compactStyles('.a{--b:min(1px, var(--c));font-family:"A, B", serif}/* x */')).toBe(
      '.a{--b:min(1px,var(--c));font-family:"A, B", serif}',
    );
  });
});
