import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { largePicture } from '../../tests/support/large-picture.ts';
import { CONTENT } from '../paths.ts';
import { listSets, type PostSet } from './post-sets.ts';
import { readContent } from './read-content.ts';

const content = mkdtempSync(`${tmpdir()}/posts-`);
const dusk = await largePicture();
const uuidOf = (at: number) => `b5da862f-aa76-43ce-ae02-04da1df899b${at}`;
/** The posts, or every error as one text. */
const read = async (): Promise<PostSet[]> => {
  const { content: found, errors } = await readContent({ content });
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return listSets(found?.posts ?? []);
};

/** Writes a post in both languages; a field or body given as an empty text is left out. */
function write(id: string, fields: Record<string, string> = {}, body = 'Text', locales = ['en', 'ko'], type = 'newsroom') {
  const all = { title: `Title ${id}`, summary: 'Summary', category: 'press', date: '2026-01-31', image: 'dusk', ...fields };
  const head = Object.entries(all).flatMap(([name, value]) => (value ? [`${name}: "${value}"`] : []));
  mkdirSync(`${content}/posts/${type}/${id}`, { recursive: true });
  for (const locale of locales) {
    writeFileSync(`${content}/posts/${type}/${id}/index.${locale}.md`, `---\n${head.join('\n')}\n---\n${body}\n`);
  }
}

beforeEach(() => {
  rmSync(content, { recursive: true, force: true });
  mkdirSync(`${content}/posts`, { recursive: true });
  for (const name of [
    'brand',
    'theme',
    'facts',
    'teams',
    'organization',
    'careers',
    'ja-notice',
    'logo-colors',
    'affiliates',
    'page-dates',
  ])
    cpSync(`${CONTENT}/${name}.json`, `${content}/${name}.json`);
  // The real ones lead to real posts.
  writeFileSync(`${content}/redirects.json`, '{}');
  mkdirSync(`${content}/media`);
  writeFileSync(`${content}/media/dusk.jpg`, dusk);
  const pictures = ['dusk', 'a', 'b', 'c', 'd'].map((name, at) => {
    const alt = { en: 'Campus at dusk', ko: '해 질 녘 캠퍼스' };
    return [name, { uuid: uuidOf(at), name, file: 'dusk.jpg', focal: [50, 50], alt }];
  });
  writeFileSync(`${content}/media/media.json`, JSON.stringify(Object.fromEntries(pictures)));
});
afterAll(() => rmSync(content, { recursive: true, force: true }));

describe('posts', () => {
  it('sorts newest first, equal days by id, and links the neighbours', async () => {
    write('b', { date: '2026-01-31' });
    write('a', { date: '2026-01-31' });
    write('old', { date: '2024-05-16' });
    write('new', { date: '2026-02-01' });
    const [en] = await read();
    expect(en?.posts.map(({ id, previous, next }) => [next?.id, id, previous?.id])).toEqual([
      [undefined, 'new', 'a'],
      ['new', 'a', 'b'],
      ['a', 'b', 'old'],
      ['b', 'old', undefined],
    ]);
    expect(en?.index).toMatchObject({ type: 'newsroom', pageSize: 9, posts: [{ id: 'new' }, { id: 'a' }, { id: 'b' }, { id: 'old' }] });
  });
  it("gives the spec's content item, in each language", async () => {
    write('a', {}, '## Head\n\n8 × 5,000 L\n\n<!-- mobile -->\n\nShort');
    const sets = await read();
    expect(sets.map(({ type, locale }) => [type, locale])).toEqual([
      ['newsroom', 'en'],
      ['newsroom', 'ko'],
    ]);
    expect(sets[0]?.posts[0]).toMatchObject({
      type: 'newsroom',
      image: { uuid: uuidOf(0), name: expect.stringMatching(/^dusk\./) },
      pc_content: '<h2>Head</h2>\n<p>8\u00a0×\u00a05,000\u00a0L</p>',
      mobile_content: '<p>Short</p>',
      pc_content_text: 'Head 8 × 5,000 L',
      mobile_content_text: 'Short',
    });
    // What the picture shows is said in the post's language only.
    expect(sets.map(({ posts: [post] }) => post?.image?.alt)).toEqual([{ en: 'Campus at dusk' }, { ko: '해 질 녘 캠퍼스' }]);
    expect(sets[0]?.index.posts[0]?.text).toBe('title a summary head 8 x 5000 l short');
    expect(sets[0]?.index.posts[0]).not.toHaveProperty('pc_content');
  });
});
