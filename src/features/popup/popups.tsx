import en from 'site:popups/en';
import ko from 'site:popups/ko';
import { useState } from 'react';
import type { Locale } from '#core/site/locales.ts';
import { duePopups } from '#core/site/popup.ts';
import wordsEn from '#locales/en/popup.json';
import wordsKo from '#locales/ko/popup.json';
import { readCache, writeCache } from '#src/state/local-cache.ts';
import { PopupCard } from './popup-card.tsx';
import { untilMidnight } from './until-midnight.ts';

/** Ids of popups that stay away until local midnight. */
const NAME = 'popup';
const all = { en, ko };
const WORDS = { en: wordsEn, ko: wordsKo };

/** The popups that are due and not put away for today, one after another. */
export function Popups({ locale }: { locale: Locale }) {
  const [open, setOpen] = useState(() => {
    const hidden = readCache<string[]>(NAME) ?? [];
    return duePopups(all[locale], Date.now())
      .map(({ id }) => id)
      .filter((id) => !hidden.includes(id));
  });
  const popup = all[locale].find(({ id }) => id === open[0]);
  if (!popup) return null;
  const close = (today: boolean) => {
    const now = Date.now();
    if (today) writeCache(NAME, [...(readCache<string[]>(NAME) ?? []), popup.id], untilMidnight(now), now);
    setOpen(open.slice(1));
  };
  return <PopupCard key={popup.id} popup={popup} words={WORDS[locale]} onClose={close} />;
}
