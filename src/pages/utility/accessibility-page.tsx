import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { usePage } from '#src/pages/page-module.ts';
import { Articles } from '#src/ui/layout/articles.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import s from './policy-page.module.css';

/** How accessible the website is, how that was found out, and whom to tell of a barrier. */
export function Component() {
  const { locale } = usePage();
  const { t } = useTranslation('accessibility');
  const more = {
    3: <DataTable {...t('tests', { returnObjects: true })} />,
    5: (
      <p>
        <ArrowLink href={hrefFor(locale, 'contact', { query: { category: 'other' } })}>{t('form')}</ArrowLink>
      </p>
    ),
  };
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')}>
      <div className={`wrap ${s.body}`}>
        <Articles words={t('items', { returnObjects: true })} more={more} />
      </div>
    </HeadedPage>
  );
}
