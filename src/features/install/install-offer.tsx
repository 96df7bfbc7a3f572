import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useNamespace } from '#src/i18n/use-namespace.ts';
import type { Store } from '#src/state/store.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { canShowInstall } from './can-show-install.ts';
import style from './install.css?url';
import { useInstallOffer } from './use-install-offer.ts';

/** How often the notice looks whether the moment fits, in milliseconds. */
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
        <div className="install">
          <link rel="stylesheet" href={style} precedence="default" />
          <p>{t(offer.install ? 'text' : 'steps')}</p>
          <p>
            {offer.install && (
              <button type="button" className="install-action" onClick={() => void offer.install?.()}>
                {t('install')}
              </button>
            )}
            <button type="button" className="install-action" onClick={offer.postpone}>
              {t('later')}
            </button>
          </p>
        </div>
      )}
    </Notice>
  );
}

function useFittingMoment(): boolean {
  const store = useStore() as Store;
  const [isFitting, setFitting] = useState(false);
  useEffect(() => {
    const look = () => setFitting(canShowInstall(store.getState()));
    look();
    const timer = setInterval(look, INTERVAL);
    return () => clearInterval(timer);
  }, [store]);
  return isFitting;
}
