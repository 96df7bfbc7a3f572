import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { heldPosts, newestDate, readPostSources } from './post-sources.ts';
import { ALWAYS, NEVER, parseTime, publishNow, releaseOf } from './release.ts';

const content = mkdtempSync(`${tmpdir()}/release-`);
const write = (key: string, head: string, locales = ['en', 'ko']) => {
  mkdirSync(`${content}/posts/${key}`, { recursive: true });
  for (const locale of locales)
    writeFileSync(`${content}/posts/${key}/index.${locale}.md`, `---\n${head}\n---\ndraft: true is text here\n`);
};
write('newsroom/a', 'date: 2026-01-01');
write('newsroom/b', 'date: "2026-01-02" # day\npublishAt: 2026-12-01T09:00+09:00');
write('newsroom/c', "date: '2026-01-03'\npublishAt: 2026-12-01");
write('notice/d', 'date: 2026-01-04\ndraft: true');
write('notice/e', 'draft: false\ndate: 2026-01-05', ['en']);
write('notice/f', 'date: 2026-01-06\npublishAt: tomorrow');
write('notice/g', '"draft": true', ['ko']);
mkdirSync(`${content}/posts/notice/empty`);
writeFileSync(`${content}/posts/.DS_Store`, '');
afterAll(() => rmSync(content, { recursive: true, force: true }));

describe('when a post is shown', () => {
  it.each([
    ['2026-12-01T09:00+09:00', '2026-12-01T00:00:00.000Z'],
    ['2026-12-01T09:00:30Z', '2026-12-01T09:00:30.000Z'],
    ['2026-12-01', '2026-11-30T15:00:00.000Z'],
  ])('%s is %s', (text, iso) => expect(new Date(parseTime(text) ?? 0).toISOString()).toBe(iso));
  it.each(['', 'tomorrow', '2026-12-01T09:00', '2026-02-30', '2026-02-30T09:00Z', '2026-12-01T25:00Z', '01.12.2026'])(
    '%j is no time',
    (text) => expect(parseTime(text)).toBeUndefined(),
  );
  it('a draft is never shown, and what cannot be read stays back', () => {
    expect([releaseOf(undefined, undefined), releaseOf('false', undefined)]).toEqual([ALWAYS, ALWAYS]);
    expect([releaseOf('true', '2020-01-01'), releaseOf('yes', undefined), releaseOf(undefined, 'soon')]).toEqual([NEVER, NEVER, NEVER]);
  });
  it('is read from the front matter, however it is written; what is kept back in one language is kept back', () => {
    expect(readPostSources(content).map(({ key, release }) => [key, release])).toEqual([
      ['newsroom/a', ALWAYS],
      ['newsroom/b', Date.parse('2026-12-01T00:00Z')],
      ['newsroom/c', Date.parse('2026-11-30T15:00Z')],
      ['notice/d', NEVER],
      ['notice/e', ALWAYS],
      ['notice/empty', ALWAYS],
      ['notice/f', NEVER],
      ['notice/g', NEVER],
    ]);
  });
  it('gives the build its day: the newest of a post that is shown', () => {
    vi.stubEnv('PUBLISH_NOW', '2026-11-30T15:00Z').stubEnv('SOURCE_DATE_EPOCH', '');
    expect(newestDate(content)).toBe('2026-01-05');
    vi.unstubAllEnvs();
  });
  it('comes with the moment', () => {
    const held = (now: string) => heldPosts(Date.parse(now), readPostSources(content));
    expect(held('2026-11-30T14:59:59Z')).toEqual(['newsroom/b', 'newsroom/c', 'notice/d', 'notice/f', 'notice/g']);
    expect(held('2026-11-30T15:00Z')).toEqual(['newsroom/b', 'notice/d', 'notice/f', 'notice/g']);
    expect(held('2026-12-01T09:00+09:00')).toEqual(['notice/d', 'notice/f', 'notice/g']);
  });
});

describe('the moment of a build', () => {
  it('is PUBLISH_NOW, or the clock', () => {
    expect(publishNow({ PUBLISH_NOW: '2026-12-01T09:00+09:00' })).toBe(Date.parse('2026-12-01T00:00Z'));
    expect(publishNow({ PUBLISH_NOW: '2026-12-01T00:00:00.000Z' })).toBe(Date.parse('2026-12-01T00:00Z'));
    expect(Math.abs(publishNow({}) - Date.now())).toBeLessThan(1000);
    expect(() => publishNow({ PUBLISH_NOW: 'soon' })).toThrow("PUBLISH_NOW is 'soon': give a time such as 2026-12-01T09:00+09:00");
  });
});
