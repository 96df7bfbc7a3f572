import { createBrowserRouter } from 'react-router';
import { PAGES_ROUTE_ID } from '#src/routes.tsx';
import { NAVIGATION_MARK } from '#src/shared/dom/marks.ts';
import { pageIndicatorShown } from '#src/state/slices.ts';
import type { Store } from '#src/state/store.ts';
import type { Prepared } from '../boot/prepare-hydration.ts';
import type { OverlayState } from '../overlays/overlay-host.tsx';
import { actOnce } from './act-once.ts';
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
  actOnce();
  listenToLinks(
    (target) => followLink(router, target),
    (link) => void openPdf(store, link),
  );
  return router;
}

/** A wait that is shorter than this, in milliseconds, is not felt. */
const FELT_AFTER = 60;

/** The page loading indicator follows the router (spec 4). Before it, the style sheet has the pressed link say that it was. */
function showNavigations(router: Router, indicator: PageIndicator): void {
  const root = document.documentElement.dataset;
  let isLoading = false;
  let feeling: ReturnType<typeof setTimeout> | undefined;
  router.subscribe(({ navigation, errors }) => {
    if (navigation.state === 'loading' && !isLoading) {
      performance.mark(NAVIGATION_MARK);
      indicator.start();
      feeling = setTimeout(() => {
        root.navigating = '';
      }, FELT_AFTER);
    }
    if (navigation.state === 'idle' && isLoading) {
      clearTimeout(feeling);
      delete root.navigating;
      if (errors) indicator.fail();
      else indicator.finish();
    }
    isLoading = navigation.state === 'loading';
  });
}

function followLink(router: Router, { to, overlay, keepsScroll }: LinkTarget): void {
  const state: OverlayState | undefined = overlay && { isOpenedHere: true, ...overlay };
  void router.navigate(encodeFragment(to), { preventScrollReset: keepsScroll, ...(state && { state }) });
}

/** Only the installed app needs that code. */
async function openPdf({ dispatch }: Store, link: HTMLAnchorElement): Promise<void> {
  const { openPdfExternally } = await import('#src/features/install/open-pdf-externally.ts');
  await dispatch(openPdfExternally(link));
}
