import { useCallback, useEffect, useState } from 'react';
import { DAY, readCache, writeCache } from '#src/state/local-cache.ts';
import { countVisit } from './count-visit.ts';
import { hasInstallEvent, keepInstallEvent, promptInstall } from './install-event.ts';

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
  const [hasDialog, setHasDialog] = useState(false);
  useEffect(() => {
    const offer = (given?: Event) => {
      if (given) keepInstallEvent(given);
      setHasDialog(hasInstallEvent());
      setOffered(true);
    };
    const onInstalled = () => {
      writeCache(CACHE_NAME, 'installed', INSTALLED);
      setOffered(false);
    };
    addEventListener('appinstalled', onInstalled);
    if (countVisit() >= 2 && !readCache(CACHE_NAME)) {
      // The boot script has held it back, if it came before this was loaded.
      // Only engines of iOS know this property; false: in a browser.
      if (hasInstallEvent() || (navigator as { standalone?: boolean }).standalone === false) offer();
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
    if ((await promptInstall()) === 'dismissed') postpone();
  };
  return isOffered ? { ...(hasDialog && { install }), postpone } : undefined;
}
