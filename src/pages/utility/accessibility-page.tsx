import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { usePage } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { Articles } from '#src/ui/layout/articles.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import { makeArticles } from './make-articles.ts';
import s from './policy-page.module.css';

/** How accessible the website is, how that was found out, and whom to tell of a barrier. */
export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation('accessibility');
  const more = {
    3: (
      <DataTable
        caption={t('tests.caption')}
        head={[t('tests.method'), t('tests.scope')]}
        rows={Object.values(t('tests.rows', { returnObjects: true })).map(({ method, scope }) => [method, scope])}
      />
    ),
    5: (
      <p>
        <ArrowLink href={hrefFor(locale, 'contact', { query: { category: 'other' } })}>{t('form')}</ArrowLink>
      </p>
    ),
  };
  const items = makeArticles(t('items', { returnObjects: true }), { more });
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} />
      <div className={`wrap ${s.body}`}>
        <Articles items={items} />
      </div>
    </TopFirst>
  );
}
