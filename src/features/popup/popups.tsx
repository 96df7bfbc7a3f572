import en from 'site:popups/en';
import ko from 'site:popups/ko';
import { useState } from 'react';
import type { Locale } from '#core/site/locales.ts';
import { listDuePopups } from '#core/site/popup.ts';
import { readCache, writeCache } from '#src/state/local-cache.ts';
import { PopupCard } from './popup-card.tsx';
import { untilMidnight } from './until-midnight.ts';

/** Ids of popups that stay away until local midnight. */
const CACHE_NAME = 'popup';
const all = { en, ko };

/** The popups that are due and not put away for today, one after another. */
export function Popups({ locale }: { locale: Locale }) {
  const [open, setOpen] = useState(() => {
    const hidden = readCache<string[]>(CACHE_NAME) ?? [];
    return listDuePopups(all[locale], Date.now())
      .map(({ id }) => id)
      .filter((id) => !hidden.includes(id));
  });
  const popup = all[locale].find(({ id }) => id === open[0]);
  if (!popup) return null;
  const close = (today: boolean) => {
    const now = Date.now();
    if (today) writeCache(CACHE_NAME, [...(readCache<string[]>(CACHE_NAME) ?? []), popup.id], untilMidnight(now), now);
    setOpen(open.slice(1));
  };
  return <PopupCard key={popup.id} popup={popup} onClose={close} />;
}
