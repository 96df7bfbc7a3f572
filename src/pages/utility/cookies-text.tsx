import inputs from 'site:inputs';
import { useTranslation } from 'react-i18next';
import { hasThirdParty, isCounting } from '#core/analytics/settings.ts';
import { Articles } from '#src/ui/layout/articles.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './policy.module.css';

/**
 * What the site keeps in the browser, by the names it keeps it under (src/state/local-cache.ts, src/shared/dom/reload-guard.ts,
 * src/app/boot/boot.ts, src/shared/dom/form-values.ts).
 */
const NECESSARY = ['locale', 'consent', 'popup', 'languageOffer', 'reloaded', 'repaired', 'entries', 'outbox'] as const;
/** What a visitor finds convenient, and can do without. */
const FUNCTIONAL = ['searches', 'slashOff', 'visits', 'install', 'dataSaver', 'prefetched', 'draft'] as const;
/** The database of waiting inquiries (src/shared/isomorphic/outbox-store.ts). */
const OUTBOX = 'site-outbox (IndexedDB)';
type Key = (typeof NECESSARY | typeof FUNCTIONAL)[number] | 'waiting' | 'cacheStorage' | 'unsent';

const isMeasuring = inputs.analytics.vitalsSample > 0;

/** The cookie policy, as a page's body and as a dialog's. */
export function CookiesText({ inDialog = false }: { inDialog?: boolean }) {
  const { t } = useTranslation('cookies');
  const row = (name: string, key: Key, kind: string) => [name, kind, t(`table.rows.${key}.purpose`), t(`table.rows.${key}.kept`)];
  return (
    <>
      <Articles inDialog={inDialog} items={useArticles().map((article, at) => ({ ...article, id: `article-${at + 1}` }))} />
      <Reveal className={s.table}>
        <DataTable
          caption={t('table.caption')}
          head={[t('table.name'), t('table.kind'), t('table.purpose'), t('table.kept')]}
          rows={[
            ...NECESSARY.map((key) => row(`site:${key}`, key, t('table.necessary'))),
            ...FUNCTIONAL.map((key) => row(`site:${key}`, key, t('table.functional'))),
            row(OUTBOX, 'waiting', t('table.functional')),
            row(t('table.rows.cacheStorage.name'), 'cacheStorage', t('table.functional')),
            ...(isCounting(inputs.analytics) ? [row('site:unsent', 'unsent', t('table.analytics'))] : []),
          ]}
        />
      </Reveal>
    </>
  );
}

/** The articles, which say of page views what this build does with them. */
function useArticles() {
  const { t } = useTranslation('cookies');
  const { tracker, tagManager } = inputs.analytics;
  const { 2: purposes, 4: choice, 5: change, 6: others, ...rest } = t('items', { returnObjects: true });
  if (!isCounting(inputs.analytics))
    return [rest[1], purposes, rest[3], { ...choice, text: t('counting.off') }, { ...others, text: t('counting.none') }, rest[7]];
  const isElsewhere = tracker !== 'own' && tracker !== 'off';
  const receivers = [
    ...(isElsewhere ? [t('counting.tracker', { host: new URL(tracker).host })] : []),
    ...(tagManager ? [t('counting.tagManager', { host: new URL(tagManager.url).host })] : []),
  ];
  const text = hasThirdParty(inputs.analytics) ? t('counting.frame', { list: receivers.join(', ') }) : others.text;
  return [
    rest[1],
    { ...purposes, text: [purposes.text, t('counting.purpose'), isMeasuring && t('counting.vitals')].filter(Boolean).join(' ') },
    rest[3],
    choice,
    change,
    { ...others, text },
    rest[7],
  ];
}
