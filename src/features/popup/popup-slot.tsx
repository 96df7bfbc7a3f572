import times from 'site:popup-times';
import { useEffect, useState } from 'react';
import { listDuePopups } from '#core/site/content.ts';
import type { Locale } from '#core/site/locales.ts';
import { createLate } from '#src/shared/dom/create-late.tsx';
import { whenIdle } from '#src/shared/dom/when-idle.ts';
import { useAppSelector } from '#src/state/store.ts';

const Popups = createLate(() => import('./popups.tsx').then((module) => module.Popups));

/**
 * Where home's popup comes in: its code and words are fetched only while one is due, after the cookie banner is answered. On a phone, where
 * the offer of another language has its place, it waits until that is gone.
 */
export function PopupSlot({ locale }: { locale: Locale }) {
  const [isDue, setDue] = useState(false);
  const isAnswered = useAppSelector((state) => state.consent.choice !== null);
  const hasRoom = useAppSelector(({ languageOffer, viewport }) => !languageOffer.isShown || !viewport.isMobile);
  useEffect(() => {
    if (isAnswered && listDuePopups(times, Date.now()).length > 0) whenIdle(() => setDue(true));
  }, [isAnswered]);
  return isDue && hasRoom && <Popups locale={locale} />;
}
