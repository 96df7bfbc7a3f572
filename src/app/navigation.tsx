import type { BrowserHistory, Location } from '@remix-run/router';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { type Navigator, Router } from 'react-router';
import { createPageIndicator } from '#src/lib/web/page-indicator.ts';
import { isChunkError, reloadOnce } from '#src/lib/web/reload-guard.ts';
import { localeSet } from '#src/state/slices.ts';
import type { Store } from '#src/state/store.ts';
import { arrive, leave } from './arrival.ts';
import { followLinks } from './follow-links.ts';
import { showPageIndicator } from './indicator-channel.ts';
import { loadView, type View } from './view.ts';

/** What the history says of a change of address. */
export type Update = Parameters<Parameters<BrowserHistory['listen']>[0]>[0];

const indicator = createPageIndicator(showPageIndicator);

/** Runs after a view has been put on the screen. */
type Committed = { view: View; location: Location; update?: Update };

/**
 * Views follow the address: module, words and data are loaded first and shown in one transition, so that no page
 * is ever half there (design 5). Only the query or hash changing keeps the view; pages read those themselves.
 */
export function NavigationProvider(props: { first: View; store: Store; history: BrowserHistory; children: (view: View) => ReactNode }) {
  const { store, history, children } = props;
  const [shown, setShown] = useState<Committed>({ view: props.first, location: history.location });
  const current = useRef(shown);
  current.current = shown;

  useEffect(() => {
    let latest = 0;
    const go = async (update: Update) => {
      const { location } = update;
      leave(current.current.location);
      // Whatever is still loading was for an address that is no longer wanted.
      const turn = ++latest;
      if (location.pathname === current.current.location.pathname) {
        indicator.finish();
        setShown({ view: current.current.view, location, update });
        return;
      }
      indicator.start();
      try {
        const destination = await loadView(location.pathname + location.search, store);
        if (turn !== latest) return;
        indicator.finish();
        if ('redirect' in destination) {
          history.replace(destination.redirect);
          return;
        }
        store.dispatch(localeSet(destination.view.locale));
        startTransition(() => setShown({ view: destination.view, location, update }));
      } catch (error) {
        if (turn !== latest) return;
        indicator.fail();
        // Offline, the worker may hold the document though not its parts; after a deploy, a reload brings new ones.
        if (isChunkError(error) && navigator.onLine && reloadOnce()) return;
        globalThis.location.assign(location.pathname + location.search + location.hash);
      }
    };
    const stopListening = history.listen((update) => void go(update));
    const stopFollowing = followLinks(history);
    return () => {
      stopListening();
      stopFollowing();
    };
  }, [history, store]);

  useEffect(() => arrive(shown.view, shown.location, shown.update), [shown]);

  return (
    <Router location={shown.location} navigator={history as unknown as Navigator} navigationType={history.action as never}>
      {children(shown.view)}
    </Router>
  );
}

/** The prerenderer's place: an address and nothing that could change it. */
export function StaticNavigation({ url, children }: { url: string; children: ReactNode }) {
  const refuse = () => {
    throw new Error('a prerendered page cannot navigate');
  };
  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '')),
    go: refuse,
    push: refuse,
    replace: refuse,
  };
  return (
    <Router location={url} navigator={navigator} static>
      {children}
    </Router>
  );
}
