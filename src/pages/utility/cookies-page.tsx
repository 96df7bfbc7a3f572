import inputs from 'site:inputs';
import { useTranslation } from 'react-i18next';
import { hasThirdParty, isCounting } from '#core/analytics/settings.ts';
import { ConsentChoice } from '#src/features/consent/consent-choice.tsx';
import type { StoredName } from '#src/shared/dom/local-cache.ts';
import { Articles, type ArticleWords } from '#src/ui/layout/articles.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import { createPolicy } from './create-policy.tsx';
import s from './policy-page.module.css';

export const { Component, Contents, useHeading, look } = createPolicy('cookies', CookiesText);

/** What the site keeps in the browser, in the order of the table: as `site:NAME`, but for what its words or OUTBOX name. */
const KINDS: Record<StoredName | 'waiting' | 'cacheStorage', 'necessary' | 'functional' | 'analytics'> = {
  locale: 'necessary',
  consent: 'necessary',
  popup: 'necessary',
  popupClosed: 'necessary',
  languageOffer: 'necessary',
  reloaded: 'necessary',
  outbox: 'necessary',
  searches: 'functional',
  visits: 'functional',
  install: 'functional',
  draft: 'functional',
  waiting: 'functional',
  cacheStorage: 'functional',
  unsent: 'analytics',
};

/** The database of waiting inquiries (src/shared/isomorphic/outbox-store.ts). */
const OUTBOX = 'site-outbox (IndexedDB)';

const isMeasuring = inputs.analytics.vitalsSample > 0;

function CookiesText({ inDialog = false }: { inDialog?: boolean }) {
  const { t } = useTranslation('cookies');
  const rows = t('table.rows', { returnObjects: true });
  return (
    <>
      <Articles inDialog={inDialog} words={useArticles()} />
      <Reveal className={s.table}>
        <DataTable
          caption={t('table.caption')}
          head={[t('table.name'), t('table.kind'), t('table.purpose'), t('table.kept')]}
          rows={(Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((key) => {
            if (KINDS[key] === 'analytics' && !isCounting(inputs.analytics)) return [];
            const row = rows[key];
            const name = 'name' in row ? row.name : key === 'waiting' ? OUTBOX : `site:${key}`;
            return [[name, t(`table.${KINDS[key]}`), row.purpose, row.kept]];
          })}
        />
      </Reveal>
      <p className={s.links}>
        <ArrowLink to="privacyFirst" at={{ hash: 'article-16' }}>
          {t('first')}
        </ArrowLink>
      </p>
      <ConsentChoice inDialog={inDialog} />
    </>
  );
}

function useArticles(): Readonly<Record<number, ArticleWords>> {
  const { t } = useTranslation('cookies');
  const { tracker, tagManager } = inputs.analytics;
  const items = t('items', { returnObjects: true });
  const { 2: purposes, 4: choice, 5: _change, 6: others, ...rest } = items;
  if (!isCounting(inputs.analytics))
    return { ...rest, 2: purposes, 4: { ...choice, text: t('counting.off') }, 6: { ...others, text: t('counting.none') } };
  const isElsewhere = tracker !== 'own' && tracker !== 'off';
  const receivers = [
    ...(isElsewhere ? [t('counting.tracker', { host: new URL(tracker).host })] : []),
    ...(tagManager ? [t('counting.tagManager', { host: new URL(tagManager.url).host })] : []),
  ];
  const text = hasThirdParty(inputs.analytics) ? t('counting.frame', { list: receivers.join(', ') }) : others.text;
  const counted = [purposes.text, t('counting.purpose'), isMeasuring && t('counting.vitals')].filter(Boolean).join(' ');
  return { ...items, 2: { ...purposes, text: counted }, 6: { ...others, text } };
}
