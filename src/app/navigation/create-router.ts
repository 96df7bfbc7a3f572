import { startTransition } from 'react';
import { createBrowserRouter } from 'react-router';
import { PAGE_LOADING } from '#core/site/constants.ts';
import { PAGES_ROUTE_ID } from '#src/routes.tsx';
import { type PageIndicatorState, pageIndicatorShown, type Store } from '#src/state/store.ts';
import type { Prepared } from '../boot/prepare-hydration.ts';
import type { OverlayState } from '../overlays/overlay-host.tsx';
import { actOnce, type LinkTarget, listenToLinks } from './link-listener.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The browser's router. It follows every link of the site, in components and in compiled texts alike. */
export function createRouter(store: Store, { routes, findRoute, hydrationData }: Prepared): Router {
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
  const markPressed = createLinkMark(router);
  actOnce();
  const listen = () =>
    listenToLinks(
      (target, link) => {
        markPressed(link);
        followLink(router, target);
      },
      (link) => void openPdf(store, link),
    );
  // A document has the rules of its own page alone. Where the style sheet has not come, the browser follows links.
  if (window.styled) void window.styled.then(listen);
  else listen();
  return router;
}

function showNavigations(router: Router, indicator: PageIndicator): void {
  let isLoading = false;
  router.subscribe(({ navigation, errors }) => {
    if (navigation.state === 'loading' && !isLoading) indicator.start();
    if (navigation.state === 'idle' && isLoading) {
      if (errors) indicator.fail();
      else indicator.finish();
    }
    isLoading = navigation.state === 'loading';
  });
}

/** A wait that is shorter than this, in milliseconds, is not felt. */
const FELT_AFTER = 60;

/** Marks the link that was pressed, for the style sheet, while its page is waited for: it says so before the indicator does. */
function createLinkMark(router: Router): (link: HTMLAnchorElement) => void {
  let pressed: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    delete pressed?.dataset.awaited;
  };
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') end();
  });
  return (link) => {
    end();
    pressed = link;
    timer = setTimeout(() => {
      link.dataset.awaited = '';
    }, FELT_AFTER);
  };
}

function followLink(router: Router, { to, overlay, keepsScroll }: LinkTarget): void {
  const state: OverlayState | undefined = overlay && { isOpenedHere: true, ...overlay };
  const navigate = () => void router.navigate(to, { preventScrollReset: keepsScroll, ...(state && { state }) });
  // To open a dialog takes long: the browser paints that the link was pressed before it.
  if (overlay) startTransition(navigate);
  else navigate();
}

/** Only the installed app needs that code. */
async function openPdf({ dispatch }: Store, link: HTMLAnchorElement): Promise<void> {
  const { openPdfExternally } = await import('#src/features/install/open-pdf-externally.ts');
  await dispatch(openPdfExternally(link));
}

/**
 * The page loading indicator of navigations (spec 4): nothing for the first 200 ms, then it rises over 5 s,
 * hides 500 ms after the end, and turns to failed on an error.
 */
export function createPageIndicator(show: (state: PageIndicatorState) => void) {
  let throttle: ReturnType<typeof setTimeout> | undefined;
  let rising: ReturnType<typeof setInterval> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let visible = false;
  const clear = () => {
    clearTimeout(throttle);
    clearInterval(rising);
    clearTimeout(hiding);
  };
  return {
    start() {
      clear();
      throttle = setTimeout(() => {
        visible = true;
        const begun = Date.now();
        const rise = () =>
          show({ phase: 'running', progress: Math.min(100, Math.round(((Date.now() - begun) / PAGE_LOADING.duration) * 100)) });
        rise();
        rising = setInterval(rise, 100);
      }, PAGE_LOADING.throttle);
    },
    finish() {
      clear();
      if (!visible) return;
      show({ phase: 'finished' });
      hiding = setTimeout(() => {
        visible = false;
        show({ phase: 'idle' });
      }, PAGE_LOADING.hideDelay);
    },
    fail() {
      clear();
      visible = true;
      show({ phase: 'failed' });
    },
  };
}

type PageIndicator = ReturnType<typeof createPageIndicator>;
