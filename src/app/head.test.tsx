import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { pageOf } from '#core/site/pages.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { Head } from './head.tsx';
import type { View } from './view.ts';

type Tag = ReactElement<Record<string, string>>;
const collected = vi.hoisted(() => ({ tags: [] as unknown[] }));
vi.mock('react-helmet-async', () => ({
  Helmet: ({ children }: { children: ReactNode }) => {
    collected.tags = Children.toArray(children).filter((child) => isValidElement(child));
    return null;
  },
}));
vi.mock('site:inputs', () => ({ default: { origin: 'https://www.example.com' } }));

const words = (title: string) => ({ title, description: `${title} described` });
const i18n = {
  en: createI18n('en', {
    common: { company: 'Acme' },
    meta: { pages: { home: words('Acme - CDMO'), error404: words('404') }, sections: { main: { keywords: 'CDMO' } } },
  }),
  ko: createI18n('ko', {
    common: { company: '아크미' },
    meta: { pages: { ceo: words('CEO 메시지') }, sections: { aboutus: { keywords: '비전' }, public: { keywords: '뉴스룸' } } },
  }),
};

function tagsOf(id: 'home' | 'ceo' | 'newsroomPost' | 'error404' | 'search', locale: 'en' | 'ko', rest: Partial<View> = {}) {
  const view = { page: pageOf(id), locale, params: {}, i18n: i18n[locale], data: undefined, ...rest } as View;
  renderToString(
    <I18nextProvider i18n={view.i18n}>
      <Head view={view} />
    </I18nextProvider>,
  );
  return (collected.tags as Tag[]).map(({ type, props }) => [
    type,
    props.rel ?? props.name ?? props.lang,
    props.href ?? props.content ?? props.children,
  ]);
}

describe('the prerendered head (brief 9.1)', () => {
  it('names page and company, canonical and alternates', () => {
    expect(tagsOf('ceo', 'ko')).toEqual([
      ['html', 'ko', undefined],
      ['title', undefined, 'CEO 메시지 - 아크미'],
      ['meta', 'description', 'CEO 메시지 described'],
      ['meta', 'keywords', '비전'],
      ['link', 'canonical', 'https://www.example.com/ko/aboutus/ceo'],
      ['link', 'alternate', 'https://www.example.com/en/aboutus/ceo'],
      ['link', 'alternate', 'https://www.example.com/ko/aboutus/ceo'],
      ['link', 'alternate', 'https://www.example.com/en/aboutus/ceo'],
    ]);
    expect((collected.tags as Tag[]).slice(5).map((tag) => tag.props.hrefLang)).toEqual(['en', 'ko', 'x-default']);
  });
  it('does not name the company twice on the home page', () => {
    expect(tagsOf('home', 'en')[1]).toEqual(['title', undefined, 'Acme - CDMO']);
  });
  it('names and describes a post by itself, at its own address', () => {
    const tags = tagsOf('newsroomPost', 'ko', { params: { id: 'x-1' }, data: { post: { title: '착공', summary: '첫 삽' } } });
    expect(tags[1]).toEqual(['title', undefined, '착공 - 아크미']);
    expect(tags[2]).toEqual(['meta', 'description', '첫 삽']);
    expect(tags).toContainEqual(['link', 'canonical', 'https://www.example.com/ko/public/newsroom/x-1']);
  });
  it('keeps an error page from search engines, and gives it no address', () => {
    expect(tagsOf('error404', 'en')).toEqual([
      ['html', 'en', undefined],
      ['title', undefined, '404 - Acme'],
      ['meta', 'description', '404 described'],
      ['meta', 'keywords', 'CDMO'],
      ['meta', 'robots', 'noindex'],
    ]);
  });
});
