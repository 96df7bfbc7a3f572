import visuals from 'site:visuals';
import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import s from './opening-page.module.css';
import type { PageModule, PageProps } from './page-module.ts';

interface Data {
  post: { title: string; summary: string };
}

/** A row whose own module comes later: real title, key visual and lead, and the way to ask a person. */
export function Page({ page, locale, data }: PageProps<Data | undefined>) {
  const namespace = page.namespaces[0] ?? 'common';
  const { t } = useTranslation([namespace, 'menu']);
  const image = page.visual ? visuals[page.visual] : undefined;
  return (
    <>
      <KeyVisual
        page={page.id}
        locale={locale}
        heading={data?.post.title ?? t(`${page.id}.heading`)}
        lead={data?.post.summary ?? t(`${page.id}.lead`)}
        image={image}
      />
      {page.id !== 'contact' && (
        <div className={`wrap ${s.next}`}>
          <ArrowLink href={hrefFor(locale, 'contact')}>{t('menu:items.contact')}</ArrowLink>
        </div>
      )}
    </>
  );
}

/** A row of posts takes its words from the post. */
export const prerender: PageModule<Data | undefined>['prerender'] = (source, { page, params }) => {
  const post = page.posts && params.id ? source.post(page.posts.type, params.id) : undefined;
  return post && { post: { title: post.title, summary: post.summary } };
};
