import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { isLocale, type Locale } from '#core/site/locales.ts';
import { readCache } from '#src/shared/dom/local-cache.ts';
import { useAppSelector } from '#src/state/store.ts';
import type { OfferProps } from './language-offer.tsx';

/** Offers the site's other language once, where the browser prefers it, after the cookie banner is answered; never leads there by itself. */
export function OfferSlot({ locale }: { locale: Locale }) {
  const [Offer, setOffer] = useState<ComponentType<OfferProps>>();
  const [preferred, setPreferred] = useState<Locale>();
  const isAnswered = useAppSelector((state) => state.consent.choice !== null);
  useEffect(() => {
    if (!isAnswered) return;
    const wanted = navigator.languages.map((language) => language.slice(0, 2).toLowerCase()).find(isLocale);
    if (!wanted || wanted === locale || readCache('languageOffer')) return setPreferred(undefined);
    setPreferred(wanted);
    import('./language-offer.tsx').then(
      (module) => setOffer(() => module.LanguageOffer),
      () => undefined,
    );
  }, [locale, isAnswered]);
  const close = useCallback(() => setPreferred(undefined), []);
  return Offer && preferred ? <Offer to={preferred} onClose={close} /> : null;
}
