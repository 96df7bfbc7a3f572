import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { usePage } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { Articles } from '#src/ui/layout/articles.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import { makeArticles } from './make-articles.ts';
import s from './policy.module.css';
import page from './policy-page.module.css';

/** The first version of the privacy policy, as it was in force. */
export function Component() {
  const { page: row, locale } = usePage();
  const { t } = useTranslation('privacyFirst');
  const providers = (
    <DataTable
      caption={t('providers.caption')}
      head={[t('providers.provider'), t('providers.task')]}
      rows={Object.values(t('providers.rows', { returnObjects: true })).map(({ provider, task }) => [provider, task])}
    />
  );
  const items = makeArticles(t('items', { returnObjects: true }), { more: { 5: providers } });
  return (
    <TopFirst>
      <KeyVisual page={row.id} locale={locale} heading={t('heading')} lead={t('lead')} />
      <div className={`wrap ${page.body}`}>
        <p className={s.preamble}>{t('preamble')}</p>
        <Articles items={items} />
        <p className={page.last}>
          <ArrowLink href={hrefFor(locale, 'privacy')}>{t('current')}</ArrowLink>
        </p>
      </div>
    </TopFirst>
  );
}
