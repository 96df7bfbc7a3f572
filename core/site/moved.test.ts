import { describe, expect, it } from 'vitest';
import { findRedirect, movedAddress } from './moved.ts';

const table = Object.fromEntries(
  Object.entries({
    '/en/old': '/en/public/newsroom',
    '/old': '/en/aboutus/company#vision',
    '/ko/%ec%98%9b': '/ko',
    '/회사소개': '/ko/aboutus/company',
    '/company/greeting.do': '/ko/aboutus/ceo',
    '/old.asp': '/en',
    '/view.php?id=7&bo_table=news': '/ko/public/newsroom#main',
    '/search.do?q=옛': '/ko',
    '/view.php?bo_table=news': '/ko/public/notice',
  }).map(([from, to]) => [movedAddress(from), to]),
);

describe('findRedirect', () => {
  it.each(
    Object.entries({
      '/en/public/newsroom': ['/en/old', '/en/old/'],
      '/en/public/newsroom?utm=a%20b&x': ['/en/old?utm=a%20b&x'],
      '/en/public/newsroom?x=1': ['/en//old.html?x=1'],
      '/en/aboutus/company?x=1#vision': ['/old?x=1#gone'],
      '/ko': ['/ko/%EC%98%9B', '/ko/옛', '/ko/%ec%98%9b', '/search.do?q=%EC%98%9B', '/search.do?q=%ec%98%9b'],
      // The last as a Mac's file system writes it, and a link that was made from a file's name.
      '/ko/aboutus/company': ['/회사소개', '/%ED%9A%8C%EC%82%AC%EC%86%8C%EA%B0%9C', `/${encodeURIComponent('회사소개'.normalize('NFD'))}`],
      '/ko/aboutus/company?a=1': ['/%ed%9a%8c%ec%82%ac%ec%86%8c%ea%b0%9c/?a=1'],
      '/ko/aboutus/ceo': ['/company/greeting.do'],
      '/ko/aboutus/ceo?menu=1': ['/company/greeting.do?menu=1'],
      '/en': ['/old.asp'],
      '/ko/public/newsroom#main': [
        '/view.php?id=7&bo_table=news',
        '/view.php?bo_table=news&id=7',
        '/view.php?page=2&bo_table=news&utm_source=a&id=7',
      ],
      '/ko/public/notice': ['/view.php?id=8&bo_table=news&page=2'],
    }),
  )('to %s has moved %j', (to, urls) => expect(urls.map((url) => findRedirect(url, table))).toEqual(urls.map(() => to)));
  it.each([
    ...['/', '/en', '/en/old/x', '/EN/old', '/en/%E0%A4%A', '/constructor', '__proto__', ''],
    ...['/view.php', '/view.php?id=7', '/view.php?id=77&bo_table=newsletter', '/old.aspx', '/x?constructor'],
  ])('%s has not', (url) => expect(findRedirect(url, table)).toBeUndefined());
});
