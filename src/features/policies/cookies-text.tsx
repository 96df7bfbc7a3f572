import { useTranslation } from 'react-i18next';
import { Articles } from '#src/ui/articles.tsx';
import { DataTable } from '#src/ui/data-table.tsx';
import s from './policy.module.css';

const ARTICLES = ['1', '2', '3', '4', '5', '6', '7'];
/** What the site keeps in the browser, by the names it keeps it under (src/state/local-cache.ts, src/lib/web/reload-guard.ts). */
const KEPT = ['locale', 'consent', 'popup', 'languageOffer', 'reloaded'] as const;
/** What a visitor finds convenient, and can do without. */
const CONVENIENT = ['searches', 'slashOff', 'visits', 'install', 'dataSaver', 'saved'] as const;

/** The cookie policy (brief 6.6), as a page's body and as a dialog's. */
export function CookiesText({ inDialog = false }: { inDialog?: boolean }) {
  const { t } = useTranslation('cookies');
  const row = (name: string, key: string, kind: string) => [name, kind, t(`table.rows.${key}.purpose`), t(`table.rows.${key}.kept`)];
  return (
    <>
      <Articles
        inDialog={inDialog}
        items={ARTICLES.map((n) => ({ id: `article-${n}`, heading: t(`items.${n}.heading`), text: t(`items.${n}.text`) }))}
      />
      <div className={s.table}>
        <DataTable
          caption={t('table.caption')}
          head={[t('table.name'), t('table.kind'), t('table.purpose'), t('table.kept')]}
          rows={[
            ...KEPT.map((key) => row(`site:${key}`, key, t('table.necessary'))),
            ...CONVENIENT.map((key) => row(`site:${key}`, key, t('table.functional'))),
            row(t('table.rows.analytics.name'), 'analytics', t('table.analytics')),
          ]}
        />
      </div>
    </>
  );
}
