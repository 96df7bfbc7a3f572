import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { listPosts, type PostIndex } from '../../core/posts/list-posts.ts';
import { SITE } from '../../pipeline/paths.ts';
import { openTestApp } from '../support/test-app.ts';

const { app, close } = await openTestApp();
afterAll(close);

const indexOf = (name: string) => JSON.parse(readFileSync(`${SITE}/data/${name}.json`, 'utf8')) as PostIndex;

describe('GET /api/v1/posts/{type}', () => {
  it.each([
    ['newsroom.en', 'locale=en', {}],
    ['newsroom.ko', 'locale=ko&category=press&sort=asc', { category: 'press', sort: 'asc' }],
    ['newsroom.en', 'locale=en&page=2', { page: 2 }],
    ['newsroom.ko', 'locale=ko&q=%EC%86%A1%EB%8F%84', { q: '송도' }],
    ['notice.en', 'locale=en&year=2024&utm_source=x', { year: '2024' }],
  ] as const)('%s?%s is what the one list query gives', async (name, search, query) => {
    const answer = await app.inject(`/api/v1/posts/${name.split('.')[0]}?${search}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
    expect(answer.json()).toEqual(listPosts(indexOf(name), query));
    expect(answer.json().items.length).toBeGreaterThan(0);
  });
  it('names every parameter at fault, with its cure', async () => {
    const answer = await app.inject('/api/v1/posts/notice?locale=fr&category=press&year=24&sort=up&page=0');
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toEqual({
      type: 'about:blank',
      status: 400,
      title: 'Bad Request',
      detail: 'Some parameters cannot be used.',
      errors: [
        { pointer: 'locale', detail: 'give one of en, ko' },
        { pointer: 'category', detail: 'give one of notice, public-notice, recruitment, site' },
        { pointer: 'year', detail: 'give a year of four digits' },
        { pointer: 'sort', detail: 'give one of desc, asc' },
        { pointer: 'page', detail: 'give a whole number from 1' },
      ],
    });
  });
});

describe('GET /api/v1/posts/{type}/{id}', () => {
  it('gives the whole post with its neighbours', async () => {
    const [newest, second] = indexOf('newsroom.ko').posts;
    const answer = await app.inject(`/api/v1/posts/newsroom/${newest?.id}?locale=ko`);
    expect(answer.json()).toMatchObject({
      id: newest?.id,
      type: 'newsroom',
      title: newest?.title,
      next: null,
      previous: { id: second?.id },
    });
    expect(Object.keys(answer.json())).toEqual(
      expect.arrayContaining(['pc_content', 'mobile_content', 'pc_content_text', 'mobile_content_text', 'image']),
    );
    expect(answer.json().image).toMatchObject({ uuid: expect.stringMatching(/^[\da-f-]{36}$/), name: expect.stringMatching(/\S/) });
  });
  it('gives an album its pictures, and a list of videos their films', async () => {
    const album = (await app.inject('/api/v1/posts/images/adc-facility?locale=ko')).json();
    expect(album.gallery).toHaveLength(album.count);
    expect(album.gallery[0]).toMatchObject({ caption: expect.stringMatching(/^시러큐스, /), image: { alt: { ko: expect.any(String) } } });
    const videos = indexOf('videos.en').posts;
    expect(videos).toHaveLength(6);
    for (const { film, transcript } of videos) {
      expect(film?.duration).toBeGreaterThan(27);
      expect(film?.files.map(({ height }) => height)).toEqual([720, 360]);
      for (const { url } of film?.files ?? []) expect((await app.inject(url)).rawPayload.toString('latin1', 4, 8)).toBe('ftyp');
      expect(transcript?.join(' ').length).toBeGreaterThan(200);
    }
  });
});

describe('what the API does not have', () => {
  it.each([
    '/api/v1/nope',
    '/api/v2/posts/newsroom?locale=en',
    '/api/v1/posts/nope?locale=en',
    '/api/v1/posts/newsroom/nope?locale=en',
    '/api/v1/posts/newsroom/..%2f..%2f..%2fheaders?locale=en',
  ])('%s is a 404 problem that nobody keeps', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' });
    expect(answer.json()).toMatchObject({ type: 'about:blank', title: 'Not Found', status: 404 });
  });
});
