import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import en from '#locales/en/install.json';
import ko from '#locales/ko/install.json';
import { useAppSelector } from '#src/state/hooks.ts';
import type { Store } from '#src/state/store.ts';
import { Notice } from '#src/ui/notice.tsx';
import style from './install.css?url';
import { isFitting } from './is-fitting.ts';
import type { InstallEvent } from './start-install.ts';

const WORDS = { en, ko };
/** How often it looks whether the moment fits, in milliseconds. */
const BEAT = 1000;

/** Shows the notice in a root of its own: nothing of it weighs on the pages' start. */
export function showInstallNotice(store: Store, offer: InstallEvent | undefined, onLater: () => void): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <Provider store={store}>
      <InstallNotice
        store={store}
        onInstall={
          offer &&
          (async () => {
            close();
            await offer.prompt();
            if ((await offer.userChoice).outcome === 'dismissed') onLater();
          })
        }
        onLater={() => {
          close();
          onLater();
        }}
      />
    </Provider>,
  );
  addEventListener('appinstalled', close, { once: true });
}

interface Props {
  store: Store;
  /** Absent where only the visitor can do it, by the browser's own menu. */
  onInstall?: (() => Promise<void>) | undefined;
  onLater: () => void;
}

/** Comes at a fitting moment and makes way for what comes later. */
function InstallNotice({ store, onInstall, onLater }: Props) {
  const words = WORDS[useAppSelector((state) => state.locale.locale)];
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const look = () => setFits(isFitting(store.getState()));
    look();
    const timer = setInterval(look, BEAT);
    return () => clearInterval(timer);
  }, [store]);
  return (
    <Notice label={words.label}>
      {fits && (
        <div className="install">
          <link rel="stylesheet" href={style} precedence="default" />
          <p>{onInstall ? words.text : words.steps}</p>
          <p>
            {onInstall && (
              <button type="button" className="install-action" onClick={() => void onInstall()}>
                {words.install}
              </button>
            )}
            <button type="button" className="install-action" onClick={onLater}>
              {words.later}
            </button>
          </p>
        </div>
      )}
    </Notice>
  );
}
