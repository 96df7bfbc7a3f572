import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import type { PostType } from '#core/site/pages.ts';
import { type ItemsProps, PostList } from '#src/features/posts/list/post-list.tsx';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import type { ListData } from '#src/pages/load-posts.ts';
import { usePage, usePageData, usePageNavigate } from '#src/pages/page-module.ts';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import s from './lists.module.css';

/** The component of a list's page: they differ in how a row looks, and in what stands below all of them. */
export function createListPage(type: PostType, Items: ComponentType<ItemsProps>, Foot?: ComponentType<{ locale: Locale }>) {
  return function ListPage() {
    const { t } = useTranslation([type, 'menu']);
    const { locale } = usePage();
    const { query } = usePageData<ListData>();
    return (
      <HeadedPage heading={t('heading')} lead={t('lead')}>
        <div className={`wrap ${s.body}`}>
          <PostList type={type} locale={locale} query={query} Items={Items} navigate={usePageNavigate()} />
          {/* Without the app a list shows its first page; every post stands on the site map. */}
          <noscript>
            <p className={s.others}>
              <ArrowLink to="sitemap">{t('menu:items.sitemap')}</ArrowLink>
            </p>
          </noscript>
          {Foot && <Foot locale={locale} />}
        </div>
      </HeadedPage>
    );
  };
}
