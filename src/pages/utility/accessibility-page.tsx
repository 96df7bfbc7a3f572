import { useTranslation } from 'react-i18next';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { Articles } from '#src/ui/layout/articles.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import s from './policy-page.module.css';

export function Component() {
  const { t } = useTranslation('accessibility');
  const more = {
    3: <DataTable {...t('tests', { returnObjects: true })} />,
    5: (
      <ArrowLink to="contact" at={{ query: { category: 'other' } }}>
        {t('form')}
      </ArrowLink>
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
