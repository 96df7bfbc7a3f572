import visuals from 'site:visuals';
import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import s from './opening-page.module.css';
import type { PageProps } from './page-module.ts';

/** A row whose own module comes later: real title, key visual and lead, and the way to ask a person. */
export function Page({ page, locale }: PageProps) {
  const namespace = page.namespaces[0] ?? 'common';
  const { t } = useTranslation([namespace, 'menu']);
  const image = page.visual ? visuals[page.visual] : undefined;
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t(`${page.id}.heading`)} lead={t(`${page.id}.lead`)} image={image} />
      {page.id !== 'contact' && (
        <div className={`wrap ${s.next}`}>
          <ArrowLink href={hrefFor(locale, 'contact')}>{t('menu:items.contact')}</ArrowLink>
        </div>
      )}
    </>
  );
}
