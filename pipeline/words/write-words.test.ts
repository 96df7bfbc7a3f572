import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../core/site/locales.ts';
import { collectWords, shapeOf } from './write-words.ts';

describe('the words of a language', () => {
  it.each(LOCALES)('are the shell in one, then one namespace after the other, without what runs without the app: %s', (locale) => {
    const words = collectWords(locale);
    expect(Object.keys(words.get('shell') as object)).toEqual(['common', 'errors', 'menu', 'messages', 'meta', 'familySites']);
    expect([...words.keys()]).toEqual(expect.arrayContaining(['home', 'offline', 'settings']));
    for (const name of ['common', 'meta', 'browser', 'report']) expect([...words.keys()]).not.toContain(name);
    expect(JSON.stringify([...words])).not.toMatch(/\{(?:brand|facts)\./);
  });
});

describe('the shape of words', () => {
  const shape = (home: unknown) => shapeOf([new Map([['home', home]]), new Map([['home', { title: 'x', list: ['a', 'b'] }]])]);
  const known = shape({ title: 'One team', list: ['a', 'b'] });
  it('is the same for other texts', () => {
    expect(shape({ title: 'Two teams', list: ['c', 'd'] })).toBe(known);
    expect(known).toMatch(/^[\da-f]{8}$/);
  });
  it.each([
    [{ title: 'One team' }],
    [{ title: 'One team', list: ['a'] }],
    [{ title: ['One team'], list: ['a', 'b'] }],
    [{ titles: 'One team', list: ['a', 'b'] }],
  ])('is another one for %j', (home) => {
    expect(shape(home)).not.toBe(known);
  });
});
