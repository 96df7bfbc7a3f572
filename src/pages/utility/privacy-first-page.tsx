import { useTranslation } from 'react-i18next';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { Articles } from '#src/ui/layout/articles.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import s from './policy-page.module.css';

export function Component() {
  const { t } = useTranslation('privacyFirst');
  const providers = <DataTable {...t('providers', { returnObjects: true })} />;
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')}>
      <div className={`wrap ${s.body}`}>
        <p className={s.preamble}>{t('preamble')}</p>
        <Articles words={t('items', { returnObjects: true })} more={{ 5: providers }} />
        <p className={s.last}>
          <ArrowLink to="privacy">{t('current')}</ArrowLink>
        </p>
      </div>
    </HeadedPage>
  );
}
