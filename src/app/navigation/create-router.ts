import { createBrowserRouter } from 'react-router';
import { PAGES_ROUTE_ID } from '#src/routes.tsx';
import { NAVIGATION_MARK } from '#src/shared/dom/marks.ts';
import { pageIndicatorShown } from '#src/state/slices.ts';
import type { Store } from '#src/state/store.ts';
import type { Prepared } from '../boot/prepare-hydration.ts';
import type { OverlayState } from '../overlays/overlay-host.tsx';
import { encodeFragment, encodeFragmentOfPage } from './encode-fragment.ts';
import { type LinkTarget, listenToLinks } from './link-listener.ts';
import { createPageIndicator, type PageIndicator } from './page-indicator.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The browser's router. It follows every link of the site, in components and in compiled texts alike. */
export function createRouter(store: Store, { routes, findRoute, hydrationData }: Prepared): Router {
  // Before the router listens to the browser's history.
  encodeFragmentOfPage();
  const router = createBrowserRouter(routes, {
    ...(hydrationData && { hydrationData }),
    patchRoutesOnNavigation: ({ path, patch }) => {
      const route = findRoute(path);
      if (route) patch(PAGES_ROUTE_ID, [route]);
    },
  });
  showNavigations(
    router,
    createPageIndicator((state) => store.dispatch(pageIndicatorShown(state))),
  );
  addEventListener('unhandledrejection', ignoreSkippedTransitions);
  listenToLinks(
    (target) => followLink(router, target),
    (link) => void openPdf(store, link),
  );
  return router;
}

/** Names of the errors that a view transition which is not shown rejects with. */
const SKIPPED = ['AbortError', 'InvalidStateError', 'TimeoutError'];

/**
 * A browser skips a view transition when another navigation begins, when the viewport changes its size (a dialog gives the scroll bar
 * back, a phone is turned), or when the page takes too long. React Router leaves the rejected promise unhandled; the page is shown.
 */
function ignoreSkippedTransitions(event: PromiseRejectionEvent): void {
  const { name, message } = (event.reason ?? {}) as Partial<Error>;
  if (SKIPPED.includes(name ?? '') && /transition/i.test(message ?? '')) event.preventDefault();
}

/** The page loading indicator follows the router (spec 4). */
function showNavigations(router: Router, indicator: PageIndicator): void {
  let isLoading = false;
  router.subscribe(({ navigation, errors }) => {
    if (navigation.state === 'loading' && !isLoading) {
      performance.mark(NAVIGATION_MARK);
      indicator.start();
    }
    if (navigation.state === 'idle' && isLoading) {
      if (errors) indicator.fail();
      else indicator.finish();
    }
    isLoading = navigation.state === 'loading';
  });
}

function followLink(router: Router, { to, overlay, keepsScroll }: LinkTarget): void {
  const state: OverlayState | undefined = overlay && { isOpenedHere: true, ...overlay };
  const options = { preventScrollReset: keepsScroll, viewTransition: !overlay && isMotionAllowed(), ...(state && { state }) };
  void router.navigate(encodeFragment(to), options);
}

/** Only the installed app needs that code. */
async function openPdf({ dispatch }: Store, link: HTMLAnchorElement): Promise<void> {
  const { openPdfExternally } = await import('#src/features/install/open-pdf-externally.ts');
  await dispatch(openPdfExternally(link));
}

function isMotionAllowed(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
