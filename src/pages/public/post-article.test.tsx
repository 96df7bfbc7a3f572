import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import type { Post } from '#core/posts/post.ts';
import type { Locale } from '#core/site/locales.ts';
import en from '#locales/en/common.json';
import newsroom from '#locales/en/newsroom.json';
import ko from '#locales/ko/common.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { PostArticle } from './post-article.tsx';

const post = { type: 'notice', id: 'a', category: 'site', date: '2026-01-31', updated: '2026-11-27', title: 'T', summary: 'S' } as Post;
let locale: Locale = 'en';

vi.mock('#src/pages/page-module.ts', () => ({ usePage: () => ({ page: { id: 'noticePost' }, locale }) }));
vi.mock('#src/pages/headed-page.tsx', () => ({ TopFirst: ({ children }: { children: unknown }) => children }));
vi.mock('./post-foot.tsx', () => ({ PostFoot: () => null, usePost: () => ({ ...post, pc_content: '', mobile_content: '' }) }));
vi.mock('#src/features/posts/post/post-actions.tsx', () => ({ CopyLink: () => null }));
vi.mock('#src/ui/navigation/breadcrumb.tsx', () => ({ Breadcrumb: () => null }));
vi.mock('#src/ui/media/picture.tsx', () => ({ Picture: () => null }));

it.each([
  ['en', 'Updated November 27, 2026'],
  ['ko', '2026년 11월 27일 수정'],
] as const)('a post that was corrected says when: %s', (language, words) => {
  locale = language;
  const i18n = createI18n(language, { common: { en, ko }[language], newsroom, notice: { categories: {} } });
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <PostArticle />
    </I18nextProvider>,
  );
  expect(html).toContain(`<time dateTime="2026-11-27">${words}</time>`);
});
