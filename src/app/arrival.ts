import type { Location } from '@remix-run/router';
import { trackPageView } from '#src/features/analytics/page-views.ts';
import { tellWorkerVisited } from '#src/features/offline/worker-bridge.ts';
import { announce } from './announcer.ts';
import { titleOf } from './head.tsx';
import type { Update } from './navigation.tsx';
import type { View } from './view.ts';

const positions = new Map<string, number>();
let lastPath: string | undefined;
let lastKey: string | undefined;

/** Remembers how far the visitor had scrolled, for the way back. */
export function leave(location: Location): void {
  positions.set(location.key, scrollY);
}

/**
 * What happens once a view is on the screen: scroll (spec 2), focus, announcement, page view, and word to the worker.
 * The first view needs no focus or scroll: the browser has done both.
 */
export function arrive(view: View, location: Location, update: Update | undefined): void {
  // An overlay above it has closed: nothing moves.
  if (lastKey === location.key) return;
  lastKey = location.key;
  const path = location.pathname;
  const isNewPage = lastPath !== path;
  const isFirst = lastPath === undefined;
  lastPath = path;
  if (!isFirst && isNewPage) {
    const title = titleOf(view);
    const main = document.getElementById('main');
    main?.focus({ preventScroll: true });
    announce(view.i18n.t('messages:route.announced', { title }));
  }
  if (!isFirst) scroll(view, location, update, isNewPage);
  if (isNewPage) report(view, path, isFirst);
}

/** The same for a page shown above another: the dialog has the focus already, and says its own name. */
export function arriveAbove(view: View, location: Location): void {
  report(view, location.pathname, false);
}

function report(view: View, path: string, isFirst: boolean): void {
  trackPageView({ page_path: path, page_title: titleOf(view), locale: view.locale, section: view.page.section });
  tellWorkerVisited(view, isFirst);
}

function scroll(view: View, location: Location, update: Update | undefined, isNewPage: boolean): void {
  // A tab of the page opens where it stands.
  if ((location.state as { still?: boolean } | null)?.still) return;
  if (update?.action === 'POP' && isNewPage) {
    scrollTo({ top: positions.get(location.key) ?? 0, behavior: 'instant' });
    return;
  }
  const target = location.hash && document.getElementById(location.hash.slice(1));
  if (target) target.scrollIntoView();
  else if (isNewPage && !view.page.keepScroll) scrollTo({ top: 0, behavior: 'instant' });
}
