import { DAY, readCache, writeCache } from '#src/state/local-cache.ts';
import type { Store } from '#src/state/store.ts';
import { countVisit } from './count-visit.ts';

/** What Chromium browsers fire when the site can be installed; no other engine does. */
export interface InstallEvent extends Event {
  prompt(): Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The visitor has answered: not asked again until this has expired. */
const NAME = 'install';
const LATER = 30 * DAY;
const INSTALLED = 365 * DAY;

/**
 * Offers to install the site from the second visit on, by the browser's own dialog where it has one, else, on iOS, by words.
 * Installed, there is nothing to offer, and PDFs to keep out of the window.
 */
export function startInstall(store: Store): void {
  if (matchMedia('(display-mode: standalone)').matches) {
    // Of no use to anybody else, and not small: it brings the lists' loading bar.
    void import('./keep-pdfs-out.ts').then(
      ({ keepPdfsOut }) => keepPdfsOut(store),
      () => undefined,
    );
    return;
  }
  addEventListener('appinstalled', () => writeCache(NAME, 'installed', INSTALLED));
  if (countVisit() < 2 || readCache(NAME)) return;
  const show = async (offer: InstallEvent | undefined) => {
    const { showInstallNotice } = await import('./install-notice.tsx');
    showInstallNotice(store, offer, () => writeCache(NAME, 'later', LATER));
  };
  // The boot script has kept it, if it came before this was loaded.
  const held = (window as { installOffer?: InstallEvent }).installOffer;
  // Only engines of iOS know this property; false: in a browser.
  if (held || (navigator as { standalone?: boolean }).standalone === false) void show(held);
  else
    addEventListener(
      'beforeinstallprompt',
      (event) => {
        event.preventDefault();
        void show(event as InstallEvent);
      },
      { once: true },
    );
}
