import { LIST_PARAMETERS } from '#core/posts/post.ts';
import { NAVIGATION_TIMEOUT_MS } from '#core/site/constants.ts';
import { canReachSite } from '#src/shared/dom/can-reach-site.ts';
import { ELEMENT_MARKS, rootMarks } from '#src/shared/dom/document-marks.ts';
import { readCache } from '#src/shared/dom/local-cache.ts';
import { type AppStarter, whenFirstViewShown, whenLoaded, whenStyled } from './app-starter.ts';

/** Under data saver or 2g the app starts only when it is needed. Until then the boot script does what cannot wait. */
export function serveWithoutApp(app: AppStarter, worker: string | undefined): void {
  if (worker) whenLoaded(() => void import(/* @vite-ignore */ worker));
  void showConsent(app);
  repeatWithApp(app, showConnection());
  // A search, a filter or a page of a list: what they ask for is not in the document. A picture that hangs does not hold it up.
  if (LIST_PARAMETERS.some((name) => new URLSearchParams(location.search).has(name))) void whenFirstViewShown().then(app.start);
}

async function showConsent(app: AppStarter): Promise<void> {
  if (readCache('consent')) return;
  await whenFirstViewShown();
  await whenStyled();
  if (!app.hasStarted()) rootMarks().consent = 'open';
}

/**
 * Starts the app when the visitor uses something that needs it, which is then done again for them. Where the app does not come in time, the
 * browser does it: it sends a form.
 */
function repeatWithApp(app: AppStarter, check: () => Promise<boolean>): void {
  const { needsApp } = ELEMENT_MARKS;
  let pressed: AbortController | undefined;
  let isLeftToBrowser = false;
  const replay = (event: Event) => {
    if (rootMarks().app || isLeftToBrowser) return;
    const target = (event.target as Element).closest<HTMLElement>(`[${needsApp}] button, [${needsApp}]`);
    if (!target || (event.type === 'click' && target.tagName === 'FORM')) return;
    event.preventDefault();
    const repeat = () => {
      if (event.type === 'submit') (target.closest('form') as HTMLFormElement).requestSubmit();
      else target.click();
    };
    // What was pressed last counts.
    pressed?.abort();
    pressed = new AbortController();
    const { signal } = pressed;
    addEventListener('site:ready', repeat, { signal });
    setTimeout(async () => {
      if (rootMarks().app || !(await check()) || rootMarks().app || signal.aborted) return;
      pressed?.abort();
      isLeftToBrowser = true;
      repeat();
      // The next press tries the app again.
      isLeftToBrowser = false;
    }, NAVIGATION_TIMEOUT_MS);
    app.start();
  };
  addEventListener('click', replay, true);
  addEventListener('submit', replay, true);
}

/** How long it is said that the connection is back, in milliseconds. */
const BACK_MS = 4000;

/**
 * Says that the connection is lost, which an app could no longer be fetched for. The lines stand in the document, and give way to the app.
 * Gives what checks it at any other time.
 */
function showConnection(): () => Promise<boolean> {
  const show = (status?: 'offline' | 'online') => {
    if (status && !rootMarks().app) rootMarks().connection = status;
    else delete rootMarks().connection;
  };
  // `navigator.onLine` is false by mistake on some networks.
  const check = async () => {
    const isThere = await canReachSite();
    if (!isThere) show('offline');
    return isThere;
  };
  if (!navigator.onLine) void check();
  addEventListener('offline', check);
  addEventListener('online', () => {
    if (!rootMarks().connection) return;
    show('online');
    setTimeout(() => rootMarks().connection === 'online' && show(), BACK_MS);
  });
  return check;
}
