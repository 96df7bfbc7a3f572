import { useCallback, useEffect, useState } from 'react';
import { DAY_MS } from '#core/site/constants.ts';
import { resolveRoute } from '#core/site/guard.ts';
import { useNamespace } from '#src/i18n/use-namespace.ts';
import type { InstallOffer as BrowserOffer } from '#src/shared/dom/document-marks.ts';
import { readCache, writeCache } from '#src/shared/dom/local-cache.ts';
import { type RootState, useAppStore } from '#src/state/store.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import style from '#src/ui/feedback/notice-actions.css?url';

const INTERVAL = 1000;

/** Offers to install the site at a fitting moment, and makes way for what comes later. */
export function InstallOffer() {
  const offer = useInstallOffer();
  const t = useNamespace('install');
  const isFitting = useFittingMoment();
  if (!offer || !t) return null;
  return (
    <Notice label={t('label')}>
      {isFitting && (
        <div className="notice-text">
          <link rel="stylesheet" href={style} precedence="default" />
          <p>{t(offer.install ? 'text' : 'steps')}</p>
          <p>
            {offer.install && (
              <button type="button" className="notice-action" onClick={() => void offer.install?.()}>
                {t('install')}
              </button>
            )}
            <button type="button" className="notice-action" onClick={offer.postpone}>
              {t('later')}
            </button>
          </p>
        </div>
      )}
    </Notice>
  );
}

function useFittingMoment(): boolean {
  const store = useAppStore();
  const [isFitting, setFitting] = useState(false);
  useEffect(() => {
    const look = () => setFitting(canShowInstall(store.getState()));
    look();
    const timer = setInterval(look, INTERVAL);
    return () => clearInterval(timer);
  }, [store]);
  return isFitting;
}

/** What asks for the visitor's attention already: dialogs, popups, the menu, a field that is being filled in. */
const BUSY = 'dialog[open], :popover-open, :is(input, select, textarea):focus';

/** Whether an offer would disturb nobody now: not on the form, nor on an error page, nor beside another question. */
export function canShowInstall({ connection, alert, consent, languageOffer }: RootState): boolean {
  if (document.visibilityState !== 'visible' || !connection.online || connection.updatesWaiting > 0 || alert.is) return false;
  if (consent.choice === null || languageOffer.isShown) return false;
  const match = resolveRoute(location.pathname);
  if (match.kind !== 'page' || match.status !== 200 || match.page.startsWith('contact')) return false;
  return !document.querySelector(BUSY);
}

const LATER = 30 * DAY_MS;
const INSTALLED = 365 * DAY_MS;

interface Offer {
  /** Opens the browser's own dialog. Absent where only the visitor can install, by the browser's menu. */
  install?: () => Promise<void>;
  postpone: () => void;
}

/** The offer to install the site: where the browser has a dialog for it, or on iOS, where words say how. */
function useInstallOffer(): Offer | undefined {
  const [isOffered, setOffered] = useState(false);
  const [hasDialog, setHasDialog] = useState(false);
  useEffect(() => {
    const offer = (given?: Event) => {
      given?.preventDefault();
      if (given) window.installOffer = given as BrowserOffer;
      setHasDialog(window.installOffer !== undefined);
      setOffered(true);
    };
    const onInstalled = () => {
      writeCache('install', 'installed', INSTALLED);
      setOffered(false);
    };
    addEventListener('appinstalled', onInstalled);
    if (!readCache('install')) {
      // The boot script has held it back, if it came before this was loaded.
      // Only engines of iOS know this property; false: in a browser.
      if (window.installOffer || (navigator as { standalone?: boolean }).standalone === false) offer();
      else addEventListener('beforeinstallprompt', offer, { once: true });
    }
    return () => {
      removeEventListener('appinstalled', onInstalled);
      removeEventListener('beforeinstallprompt', offer);
    };
  }, []);

  const postpone = useCallback(() => {
    writeCache('install', 'later', LATER);
    setOffered(false);
  }, []);
  const install = async () => {
    setOffered(false);
    // It opens its dialog only once.
    const event = window.installOffer;
    delete window.installOffer;
    await event?.prompt();
    if ((await event?.userChoice)?.outcome === 'dismissed') postpone();
  };
  return isOffered ? { ...(hasDialog && { install }), postpone } : undefined;
}
