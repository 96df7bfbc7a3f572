import { useCallback, useEffect, useState } from 'react';
import { DAY, readCache, writeCache } from '#src/state/local-cache.ts';
import { countVisit } from './count-visit.ts';

/** What Chromium browsers fire when the site can be installed; no other engine does. */
interface InstallEvent extends Event {
  prompt(): Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The visitor has answered: not asked again until this has expired. */
const CACHE_NAME = 'install';
const LATER = 30 * DAY;
const INSTALLED = 365 * DAY;

export interface InstallOffer {
  /** Opens the browser's own dialog. Absent where only the visitor can install, by the browser's menu. */
  install?: () => Promise<void>;
  postpone: () => void;
}

/** The offer to install the site, from the second visit on: where the browser has a dialog for it, or on iOS, where words say how. */
export function useInstallOffer(): InstallOffer | undefined {
  const [isOffered, setOffered] = useState(false);
  const [event, setEvent] = useState<InstallEvent>();
  useEffect(() => {
    const offer = (given?: Event) => {
      given?.preventDefault();
      setEvent(given as InstallEvent | undefined);
      setOffered(true);
    };
    const onInstalled = () => {
      writeCache(CACHE_NAME, 'installed', INSTALLED);
      setOffered(false);
    };
    addEventListener('appinstalled', onInstalled);
    if (countVisit() >= 2 && !readCache(CACHE_NAME)) {
      // The boot script has held it back, if it came before this was loaded.
      const { installOffer } = window as { installOffer?: InstallEvent };
      // Only engines of iOS know this property; false: in a browser.
      if (installOffer || (navigator as { standalone?: boolean }).standalone === false) offer(installOffer);
      else addEventListener('beforeinstallprompt', offer, { once: true });
    }
    return () => {
      removeEventListener('appinstalled', onInstalled);
      removeEventListener('beforeinstallprompt', offer);
    };
  }, []);

  const postpone = useCallback(() => {
    writeCache(CACHE_NAME, 'later', LATER);
    setOffered(false);
  }, []);
  const install = async () => {
    setOffered(false);
    await event?.prompt();
    if ((await event?.userChoice)?.outcome === 'dismissed') postpone();
  };
  return isOffered ? { ...(event && { install }), postpone } : undefined;
}
