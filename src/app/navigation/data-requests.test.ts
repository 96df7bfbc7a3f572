import { expect, it, vi } from 'vitest';
import { getPage, PAGES, type PageId } from '#core/site/pages.ts';

vi.mock('site:inputs', () => ({ default: { apiBase: 'https://api.test' } }));
const { listDataRequests } = await import('./data-requests.ts');

const requests = (page: PageId, search = '', params: { id?: string } = {}) =>
  listDataRequests({ page: getPage(page), locale: 'ko', params }, new URLSearchParams(search));
const API = 'https://api.test/api/v1/posts';

it.each<[PageId, string, { id?: string }, string[]]>([
  ['home', '', {}, ['/newsroom?locale=ko']],
  ['pr', '?x=1', {}, ['/newsroom?locale=ko', '/notice?locale=ko']],
  ['newsroom', '', {}, ['/newsroom?locale=ko']],
  ['newsroom', '?page=2&year=2024&utm_source=x&sort=never', {}, ['/newsroom?locale=ko&page=2&year=2024']],
  ['notice', '?q=%EC%86%A1%EB%8F%84', {}, ['/notice?locale=ko&q=%EC%86%A1%EB%8F%84']],
  ['newsroomPost', '?page=2', { id: 'x-1' }, ['/newsroom/x-1?locale=ko']],
  ['newsroomPost', '', {}, []],
  ['company', '', {}, []],
  ['sitemapYear', '', { id: '2024' }, []],
  ['search', '?q=adc', {}, []],
])('%s with %j and %j asks %j', (page, search, params, expected) => {
  expect(requests(page, search, params)).toEqual(expected.map((path) => API + path));
});

it('asks for something on every page that shows posts', () => {
  const withPosts = PAGES.filter(({ posts, teasers }) => posts || teasers);
  expect(withPosts.length).toBeGreaterThan(0);
  expect(withPosts.filter(({ id }) => requests(id, '', { id: 'x' }).length === 0)).toEqual([]);
});
