import { describe, expect, it } from 'vitest';
import { POST_TYPES } from '../../core/posts/post.ts';
import type { PostType } from '../../core/site/pages.ts';
import { idFor, type NewPost, newPostTexts, questionsFor } from './new-post.ts';
import { POST_SCHEMAS } from './post-schemas.ts';
import { readPostFile } from './source-files.ts';

const post: NewPost = {
  type: 'newsroom',
  id: 'x',
  filters: { category: 'press' },
  date: '2026-05-16',
  title: { en: 'Plant 1: "ready" \\ # yes', ko: '1공장: 준비 완료' },
  summary: { en: 'One\n  line', ko: '한 줄' },
  image: 'songdo-dusk',
  draft: true,
};

describe('the id of a post', () => {
  it.each([
    ['Work begins: phase 2', '20260516-work-begins-phase-2'],
    ["{company} opens a Café's 2nd line", '20260516-opens-a-cafes-2nd-line'],
    ['송도', '20260516'],
    [
      'A very long title that goes on and on until nobody would want it in an address',
      '20260516-a-very-long-title-that-goes-on-and-on-until-nobody',
    ],
  ])('%s is %s', (title, id) => expect(idFor('2026-05-16', title)).toBe(id));
});

describe('the files of a post', () => {
  it('are front matter and a sample, in both languages', () => {
    expect(newPostTexts(post).ko).toBe(
      "---\ntitle: '1공장: 준비 완료'\nsummary: 한 줄\ncategory: press\ndate: 2026-05-16\nimage: songdo-dusk\ndraft: true\n---\n\n여기에 본문을 작성합니다.\n",
    );
    expect(readPostFile(newPostTexts(post).en)).toMatchObject({
      fields: { title: post.title.en, summary: 'One line', draft: 'true' },
      body: 'Write the text here.',
    });
  });
  it('hold what only some have', () => {
    const fieldsIn = (more: Partial<NewPost>) => readPostFile(newPostTexts({ ...post, draft: false, image: undefined, ...more }).ko).fields;
    const gallery = [{ image: 'a', caption: { en: 'A: "x"', ko: '가: "x"' } }];
    expect(fieldsIn({ gallery, publishAt: '2026-12-01' })).toMatchObject({
      gallery: [{ image: 'a', caption: '가: "x"' }],
      publishAt: '2026-12-01',
    });
    expect(fieldsIn({ until: '2026-12-31' })).toMatchObject({ until: '2026-12-31' });
    expect(fieldsIn({ film: 'tour' })).toMatchObject({ film: 'tour' });
    const external = { url: 'https://example.com/x', length: '2:40' };
    expect(fieldsIn({ external })).toMatchObject({ external });
    expect(Object.keys(fieldsIn({}))).toEqual(['title', 'summary', 'category', 'date', 'draft']);
  });
  it('have no text in albums', () => expect(readPostFile(newPostTexts({ ...post, type: 'images' }).en).body).toBe(''));
});

describe('the questions', () => {
  const ask = (type: PostType, flag: string) =>
    questionsFor(type, '2026-11-21', ['songdo-dusk', 'vials', 'water-dawn']).find((one) => one.flag === flag);
  it.each(POST_TYPES)('of %s ask for fields that the check knows', (type) => {
    const own = ['image', 'gallery', 'film', 'until'].filter((flag) => ask(type, flag));
    expect(own.filter((flag) => !Object.hasOwn(POST_SCHEMAS[type].entries, flag))).toEqual([]);
  });
  it('say what is wrong with an answer', () => {
    expect(ask('newsroom', 'image')?.check?.('dusk')).toBe("there is no picture 'dusk'; use one of songdo-dusk");
    expect(ask('newsroom', 'image')?.check?.('x')).toBe("there is no picture 'x'; use one of songdo-dusk, vials, water-dawn");
    expect(ask('images', 'gallery')?.check?.('vials, nope')).toContain("there is no picture 'nope'");
    expect(ask('images', 'gallery')?.check?.('vials, songdo-dusk')).toBeUndefined();
    expect(ask('notice', 'category')?.check?.('press')).toBe("'press' is no category; use one of notice, public-notice, recruitment, site");
    expect(ask('notice', 'date')?.check?.('31.1.2026')).toBe("'31.1.2026' is not a day; write it as 2026-11-21");
  });
});
