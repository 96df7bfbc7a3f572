import times from 'site:popup-times';
import { type ComponentType, useEffect, useState } from 'react';
import type { Locale } from '#core/site/locales.ts';
import { listDuePopups } from '#core/site/popup.ts';
import { whenIdle } from '#src/shared/dom/when-idle.ts';
import { useAppSelector } from '#src/state/store.ts';

/**
 * Where home's popup comes in: its code and words are fetched only while one is due, after the cookie banner is answered. On a phone, where
 * the offer of another language has its place, it waits until that is gone.
 */
export function PopupSlot({ locale }: { locale: Locale }) {
  const [Popups, setPopups] = useState<ComponentType<{ locale: Locale }>>();
  const isAnswered = useAppSelector((state) => state.consent.choice !== null);
  const hasRoom = useAppSelector(({ languageOffer, viewport }) => !languageOffer.isShown || !viewport.isMobile);
  useEffect(() => {
    if (!isAnswered || listDuePopups(times, Date.now()).length === 0) return;
    whenIdle(() =>
      import('./popups.tsx').then(
        (module) => setPopups(() => module.Popups),
        // A popup that cannot be had is no loss.
        () => undefined,
      ),
    );
  }, [isAnswered]);
  return Popups && hasRoom ? <Popups locale={locale} /> : null;
}
