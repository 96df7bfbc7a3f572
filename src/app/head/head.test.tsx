import { act } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, Outlet, RouterProvider, type UIMatch, useMatches } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#core/site/locales.ts';
import { getPage, type PageId } from '#core/site/pages.ts';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { CurrentPage, PageData } from '#src/pages/page-module.ts';
import { mount } from '#tests/support/mount.tsx';
import { Head } from './head.tsx';

vi.mock('site:inputs', () => ({ default: { origin: 'https://www.example.com' } }));

const words = (title: string) => ({ title, description: `${title} described` });
const i18n = {
  en: createI18n('en', {
    common: { company: 'Acme' },
    meta: {
      pages: {
        home: words('Acme - CDMO'),
        ceo: words('CEO'),
        search: words('Search'),
        sitemapYear: words('Posts of {when}'),
        error404: words('404'),
      },
      sections: { main: { keywords: 'CDMO' }, aboutus: { keywords: 'vision' } },
    },
  }),
  ko: createI18n('ko', {
    common: { company: '아크미' },
    meta: {
      pages: { ceo: words('CEO 메시지'), notice: words('공지사항') },
      sections: { aboutus: { keywords: '비전' }, public: { keywords: '뉴스룸' } },
    },
  }),
};
/** Two tags as Helmet renders them at build, and two that are the document's own. */
const PRERENDERED =
  '<meta data-rh="true" name="description" content="Acme - CDMO described"><link data-rh="true" rel="canonical" href="https://www.example.com/en">' +
  '<meta charset="utf-8"><link rel="icon" href="/icon.svg">';
const POST = { meta: { title: '착공', description: '첫 삽' } };

/** The page of a test route, as the app's layout provides it. */
function Layout() {
  const { handle, params, loaderData } = useMatches().at(-1) as UIMatch<unknown, [PageId, Locale]>;
  const [page, locale] = handle;
  return (
    <CurrentPage.Provider value={{ page: getPage(page), locale, params }}>
      <PageData.Provider value={loaderData}>
        <I18nextProvider i18n={i18n[locale]}>
          <Head />
          <Outlet />
        </I18nextProvider>
      </PageData.Provider>
    </CurrentPage.Provider>
  );
}
const route = (path: string, page: PageId, locale: Locale, data: object | null = null) => ({
  path,
  handle: [page, locale],
  loader: () => data,
  element: <p>{page}</p>,
});

let router: ReturnType<typeof createMemoryRouter>;

const open = (path: string) => act(() => router.navigate(path));

beforeEach(async () => {
  document.head.innerHTML = PRERENDERED;
  router = createMemoryRouter(
    [
      {
        element: <Layout />,
        children: [
          route('/en', 'home', 'en'),
          route('/en/aboutus/ceo', 'ceo', 'en'),
          route('/ko/aboutus/ceo', 'ceo', 'ko'),
          route('/ko/public/newsroom/:id', 'newsroomPost', 'ko', POST),
          route('/ko/public/notice/:id', 'noticePost', 'ko'),
          route('/en/search', 'search', 'en'),
          route('/en/sitemap/:id', 'sitemapYear', 'en'),
          // As at the address of a post that does not exist: what its route knows of a post does not count.
          route('/en/nope', 'error404', 'en', POST),
        ],
      },
    ],
    { initialEntries: ['/en'] },
  );
  await mount(
    <HelmetProvider>
      <RouterProvider router={router} />
    </HelmetProvider>,
  );
});

const attributes = (selector: string, name: string) => [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(name));
const shown = () => ({
  lang: document.documentElement.lang,
  title: document.title,
  description: attributes('meta[name="description"]', 'content'),
  keywords: attributes('meta[name="keywords"]', 'content'),
  robots: attributes('meta[name="robots"]', 'content'),
  canonical: attributes('link[rel="canonical"]', 'href'),
  alternates: [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')].map((link) => [link.hreflang, link.href]),
});
const ORIGIN = 'https://www.example.com';
const alternates = (path: string) => [
  ['en', `${ORIGIN}/en${path}`],
  ['ko', `${ORIGIN}/ko${path}`],
  ['x-default', `${ORIGIN}/en${path}`],
];
const HOME = {
  lang: 'en',
  title: 'Acme - CDMO',
  description: ['Acme - CDMO described'],
  keywords: ['CDMO'],
  robots: [],
  canonical: [`${ORIGIN}/en`],
  alternates: alternates(''),
};
const CEO = {
  lang: 'ko',
  title: 'CEO 메시지 - 아크미',
  description: ['CEO 메시지 described'],
  keywords: ['비전'],
  robots: [],
  canonical: [`${ORIGIN}/ko/aboutus/ceo`],
  alternates: alternates('/aboutus/ceo'),
};
const CONSTRUCTION = {
  lang: 'ko',
  title: '착공 - 아크미',
  description: ['첫 삽'],
  keywords: ['뉴스룸'],
  robots: [],
  canonical: [`${ORIGIN}/ko/public/newsroom/x-1`],
  alternates: alternates('/public/newsroom/x-1'),
};

describe('the head (spec 1)', () => {
  it('is that of the page after each navigation and on the way back, each tag once', async () => {
    await open('/ko/aboutus/ceo');
    expect(shown()).toEqual(CEO);
    await open('/ko/public/newsroom/x-1');
    expect(shown()).toEqual(CONSTRUCTION);
    await act(() => router.navigate(-1));
    expect(shown()).toEqual(CEO);
    await act(() => router.navigate(-1));
    expect(shown()).toEqual(HOME);
  });
  it('names a post that could not be loaded as its list', async () => {
    await open('/ko/public/notice/x-1');
    expect([shown().title, shown().description]).toEqual(['공지사항 - 아크미', ['공지사항 described']]);
  });
  it('gives an error page no address, keeps search engines out, and says nothing of a post', async () => {
    await open('/ko/public/newsroom/x-1');
    await open('/en/nope');
    expect(shown()).toEqual({
      ...HOME,
      title: '404 - Acme',
      description: ['404 described'],
      robots: ['noindex'],
      canonical: [],
      alternates: [],
    });
    await open('/en');
    expect(shown()).toEqual(HOME);
  });
});
