import { useEffect, useState } from 'react';
import { DAY_MS } from '#core/site/constants.ts';
import { createLate } from '#src/shared/dom/create-late.tsx';
import { readCache, writeCache } from '#src/shared/dom/local-cache.ts';

const InstallOffer = createLate(() => import('./install-offer.tsx').then((module) => module.InstallOffer));

/** What a visit needs has been loaded by then, in milliseconds. */
const DELAY = 8000;
/** Somebody who comes once needs no offer. */
const FIRST_VISIT_WITH_OFFER = 2;

/** Where the offer to install the site comes in. Nothing of it is loaded in the installed app, nor on the first visit, nor before a visit has what it needs. */
export function InstallSlot() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (matchMedia('(display-mode: standalone)').matches) return undefined;
    const timer = setTimeout(() => setDue(countVisit() >= FIRST_VISIT_WITH_OFFER), DELAY);
    return () => clearTimeout(timer);
  }, []);
  return isDue && <InstallOffer />;
}

const VISITS_LIFETIME = 90 * DAY_MS;
/** A page loaded after so long without another is a new visit, in milliseconds. */
const PAUSE = 30 * 60_000;

interface Visits {
  count: number;
  at: number;
}

/** Counts the page just loaded in, and gives the number of this visit, from 1 on. */
export function countVisit(now = Date.now()): number {
  const { count = 0, at = 0 } = readCache<Partial<Visits>>('visits', { now }) ?? {};
  const visits = count + (now - at >= PAUSE ? 1 : 0);
  writeCache('visits', { count: visits, at: now } satisfies Visits, VISITS_LIFETIME, now);
  return visits;
}
