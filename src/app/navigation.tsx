import type { BrowserHistory, Location } from '@remix-run/router';
import { type ComponentType, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { type Navigator, Router } from 'react-router';
import { hrefFor } from '#core/site/urls.ts';
import { createPageIndicator } from '#src/lib/web/page-indicator.ts';
import { isChunkError, reloadOnce } from '#src/lib/web/reload-guard.ts';
import { localeSet } from '#src/state/slices.ts';
import type { Store } from '#src/state/store.ts';
import { arrive, leave } from './arrival.ts';
import { followLinks } from './follow-links.ts';
import { showPageIndicator } from './indicator-channel.ts';
import { keepLocale, storedLocaleAt } from './keep-locale.ts';
import type { OverlayProps } from './overlay.tsx';
import { loadView, type View } from './view.ts';

/** What the history says of a change of address. */
export type Update = Parameters<Parameters<BrowserHistory['listen']>[0]>[0];

const indicator = createPageIndicator(showPageIndicator);

/** Runs after a view has been put on the screen. */
type Committed = { view: View; location: Location; update?: Update; above?: Above };

/** A page shown above the one on the screen, with the code that shows it. */
type Above = { view: View; location: Location; Overlay: ComponentType<OverlayProps> };

/**
 * Views follow the address: module, words and data are loaded first and shown in one transition, so that no page
 * is ever half there (design 5). Only the query or hash changing keeps the view; pages read those themselves.
 */
export function NavigationProvider(props: {
  first: View;
  store: Store;
  history: BrowserHistory;
  children: (view: View, above?: View) => ReactNode;
}) {
  const { store, history, children } = props;
  const [shown, setShown] = useState<Committed>({ view: props.first, location: history.location });
  const current = useRef(shown);
  current.current = shown;

  useEffect(() => {
    let latest = 0;
    const go = async (update: Update) => {
      const { location } = update;
      const { view, location: below } = current.current;
      const isAbove = (location.state as { overlay?: boolean } | null)?.overlay === true;
      if (!isAbove) leave(below);
      // Whatever is still loading was for an address that is no longer wanted.
      const turn = ++latest;
      if (!isAbove && location.pathname === below.pathname) {
        indicator.finish();
        setShown({ view, location, update });
        return;
      }
      indicator.start();
      try {
        const [destination, overlay] = await Promise.all([
          loadView(location.pathname + location.search, store, isAbove),
          isAbove ? import('./overlay.tsx') : undefined,
        ]);
        if (turn !== latest) return;
        indicator.finish();
        if ('redirect' in destination) {
          history.replace(destination.redirect);
          return;
        }
        if (overlay) {
          setShown({ view, location: below, above: { view: destination.view, location, Overlay: overlay.Overlay } });
          return;
        }
        keepLocale(location.pathname);
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
    // Someone went back or forward before the app could listen: the document is not the address's.
    const { view: first } = current.current;
    const start = history.location;
    keepLocale(start.pathname);
    const stored = storedLocaleAt(start.pathname);
    if (stored && stored !== first.locale) {
      // Errors without a locale are written in English: the visitor's own language takes over.
      loadView(`/${stored}${start.pathname}`, store).then(
        (found) => 'view' in found && latest === 0 && setShown({ view: found.view, location: start }),
        () => undefined,
      );
    }
    // A still page with a question in its address: the document has no answer.
    const isAsked = first.page.still && start.search.includes('q=');
    if (isAsked || (!first.page.status && start.pathname !== hrefFor(first.locale, first.page.id, first.params))) {
      current.current = { view: first, location: { ...start, pathname: '' } };
      void go({ action: 'POP' as Update['action'], location: start, delta: null });
    }
    const stopFollowing = followLinks(history);
    return () => {
      stopListening();
      stopFollowing();
    };
  }, [history, store]);

  useEffect(() => arrive(shown.view, shown.location, shown.update), [shown]);
  const { above } = shown;

  return (
    <>
      <Router location={shown.location} navigator={history as unknown as Navigator} navigationType={history.action as never}>
        {children(shown.view, above?.view)}
      </Router>
      {above && <above.Overlay view={above.view} location={above.location} history={history} />}
    </>
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
