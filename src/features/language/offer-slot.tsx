import { useCallback, useEffect, useState } from 'react';
import { isLocale, type Locale } from '#core/site/locales.ts';
import { createLate } from '#src/shared/dom/create-late.tsx';
import { readCache } from '#src/shared/dom/local-cache.ts';
import { useAppSelector } from '#src/state/store.ts';

const LanguageOffer = createLate(() => import('./language-offer.tsx').then((module) => module.LanguageOffer));

/** Offers the site's other language once, where the browser prefers it, after the cookie banner is answered; never leads there by itself. */
export function OfferSlot({ locale }: { locale: Locale }) {
  const [preferred, setPreferred] = useState<Locale>();
  const isAnswered = useAppSelector((state) => state.consent.choice !== null);
  useEffect(() => {
    if (!isAnswered) return;
    const wanted = navigator.languages.map((language) => language.slice(0, 2).toLowerCase()).find(isLocale);
    setPreferred(wanted === locale || readCache('languageOffer') ? undefined : wanted);
  }, [locale, isAnswered]);
  const close = useCallback(() => setPreferred(undefined), []);
  return preferred && <LanguageOffer to={preferred} onClose={close} />;
}
