import { type ComponentType, useEffect, useState } from 'react';
import { countVisit } from './count-visit.ts';

/** What a visit needs has been loaded by then, in milliseconds. */
const DELAY = 8000;
/** Somebody who comes once needs no offer. */
const FIRST_VISIT_WITH_OFFER = 2;

/** Where the offer to install the site comes in. Nothing of it is loaded in the installed app, nor on the first visit, nor before a visit has what it needs. */
export function InstallSlot() {
  const [Offer, setOffer] = useState<ComponentType>();
  useEffect(() => {
    if (matchMedia('(display-mode: standalone)').matches) return undefined;
    const load = () => {
      if (countVisit() < FIRST_VISIT_WITH_OFFER) return;
      import('./install-offer.tsx').then(
        (module) => setOffer(() => module.InstallOffer),
        () => undefined,
      );
    };
    const timer = setTimeout(load, DELAY);
    return () => clearTimeout(timer);
  }, []);
  return Offer ? <Offer /> : null;
}
