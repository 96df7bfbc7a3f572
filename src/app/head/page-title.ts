import type { TFunction } from 'i18next';
import { isTitledPage, type Page } from '#core/site/pages.ts';
import { type PageContext, usePage, usePageData } from '#src/pages/page-module.ts';

/** What a page's loader may say of the page; a post's page is named by the post. */
export interface PageMeta {
  title: string;
  description: string;
}

export function usePageMeta(): PageMeta | undefined {
  const { page } = usePage();
  const data = usePageData<{ meta?: PageMeta } | null>();
  return page.status ? undefined : data?.meta;
}

/** The page whose words name this one: a post's page that could not get its post is named as the list. */
export function getTitledId(page: Page) {
  return isTitledPage(page) ? page.id : (page.posts?.type ?? 'home');
}

/** The page's own title, without the company's name. */
export function getPageTitle(t: TFunction<'meta'>, { page, params, title }: PageContext, meta: PageMeta | undefined): string {
  return title ?? meta?.title ?? t(`pages.${getTitledId(page)}.title`, { when: params.id });
}
