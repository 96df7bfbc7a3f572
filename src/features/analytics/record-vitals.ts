import { type MetricWithAttribution, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { CONNECTIONS, MAX_VITALS, type Metric } from '#core/analytics/metrics.ts';
import type { Vital } from '#core/analytics/vital.ts';
import { NAVIGATION_MARK, UNREACHABLE_MARK } from '#src/shared/dom/marks.ts';
import { networkInformation } from '#src/shared/isomorphic/connection.ts';
import type { Store } from '#src/state/store.ts';
import { send } from './send.ts';

/** A page of this visit: what its figures are told apart by. */
type ShownPage = Pick<Vital, 'path' | 'navigation' | 'source' | 'connection' | 'hasWorker'> & { shownAt: DOMHighResTimeStamp };

export interface VitalsRecorder {
  /** Records the figures of a page that is on the screen now. */
  record(path: string): void;
  /** Ends it, and forgets what has not been sent. */
  stop(): void;
}

/** Records the figures of a visit (core/analytics/vital.ts). They are sent when the document is hidden. */
export function createVitalsRecorder(store: Store): VitalsRecorder {
  let isRecording = false;
  let values: Vital[] = [];
  /** The document is hidden, and its figures are on their way. */
  let hasSent = false;
  /** Figures that were sent: a page that is shown again goes on with them, and they are not counted anew. */
  const sent = new Set<string>();
  let storedBefore: object | undefined;
  let offlineSince: DOMHighResTimeStamp | undefined;
  /** The pages of this visit, the document's first. */
  const pages: [ShownPage, ...ShownPage[]] = [describeFirstPage(store, takeSource())];
  const lastPage = (): ShownPage => pages.at(-1) ?? pages[0];
  const pageAt = (time = 0): ShownPage => pages.findLast(({ shownAt }) => shownAt <= time) ?? pages[0];

  onTTFB(addLoadFigure);
  onFCP(addLoadFigure);
  onLCP(addLoadFigure);
  onCLS((metric) => add(metric, pageAt(metric.attribution.largestShiftTime)));
  onINP((metric) => add(metric, pageAt(metric.attribution.interactionTime)));
  store.subscribe(watchOffline);
  watchOffline();
  // After the library's own listeners, which report what they have when the document is hidden.
  addEventListener('visibilitychange', () => {
    watchOffline();
    hasSent = document.visibilityState === 'hidden';
    if (hasSent) flush();
  });

  function flush(): void {
    for (let batch = values.splice(0, MAX_VITALS); batch.length > 0; batch = values.splice(0, MAX_VITALS)) {
      const { saveData } = store.getState().connection;
      const body = { id: crypto.randomUUID(), at: new Date().toISOString(), build: readBuild(), savesData: saveData, values: batch };
      void send(store, { to: 'vitals', body });
    }
  }

  function addLoadFigure(metric: MetricWithAttribution): void {
    const isRestored = metric.navigationType === 'back-forward-cache';
    add(metric, isRestored ? { ...lastPage(), navigation: 'back-forward-cache' } : pages[0]);
  }

  /** Adds a figure of the library, once, with its parts. */
  function add(metric: MetricWithAttribution, page: ShownPage): void {
    if (sent.has(metric.id)) return;
    sent.add(metric.id);
    addValue(metric.name, metric.value, page);
    for (const [part, value] of Object.entries(partsOf(metric))) addValue(part as Metric, value, page);
    // The library reports some figures just after the document was hidden.
    if (hasSent) queueMicrotask(flush);
  }

  function addValue(metric: Metric, value: number, { shownAt: _shownAt, ...page }: ShownPage): void {
    if (isRecording) values.push({ metric, value: Math.max(0, value), ...page });
  }

  /** A navigation within the app: its page has been painted. */
  function addNavigation(path: string): void {
    if (path === lastPage().path) return;
    const shownAt = performance.now();
    const page: ShownPage = {
      path,
      navigation: 'client',
      source: takeSource() ?? 'network',
      connection: readConnection(store),
      hasWorker: Boolean(navigator.serviceWorker?.controller),
      shownAt,
    };
    pages.push(page);
    const begun = performance.getEntriesByName(NAVIGATION_MARK, 'mark').at(-1);
    if (begun) addValue('navigation', shownAt - begun.startTime, page);
  }

  /** Where the worker says that it has got the page from since the page before; undefined where it said nothing. */
  function takeSource(): 'cache' | 'kit' | undefined {
    const { stored } = store.getState().connection;
    if (!stored || stored === storedBefore) return undefined;
    storedBefore = stored;
    if (stored.at === 0) return undefined;
    return stored.isFromKit ? 'kit' : 'cache';
  }

  /** How long pages could be read without a connection: until there is one, the visitor leaves, or a page is missing. */
  function watchOffline(): void {
    const isReading = !store.getState().connection.online && document.visibilityState === 'visible';
    if (isReading) offlineSince ??= performance.now();
    if (isReading || offlineSince === undefined) return;
    const since = offlineSince;
    offlineSince = undefined;
    const missing = performance.getEntriesByName(UNREACHABLE_MARK, 'mark').find(({ startTime }) => startTime >= since);
    addValue('offline-reading', (missing?.startTime ?? performance.now()) - since, lastPage());
  }

  return {
    record: (path) => {
      isRecording = true;
      if (path !== lastPage().path) afterPaint(() => addNavigation(path));
    },
    stop: () => {
      isRecording = false;
      values = [];
    },
  };
}

/** Names the app's code by the hash of its first file, which the boot script knows. */
function readBuild(): string {
  const { entry = '' } = document.getElementById('boot')?.dataset ?? {};
  return /-([\w-]{8})\.js$/.exec(entry)?.[1] ?? 'unknown';
}

function partsOf({ name, attribution }: MetricWithAttribution): Partial<Record<Metric, number>> {
  if (name === 'TTFB')
    return {
      'TTFB.waiting': attribution.waitingDuration + attribution.cacheDuration,
      'TTFB.connection': attribution.dnsDuration + attribution.connectionDuration,
      'TTFB.request': attribution.requestDuration,
    };
  if (name === 'LCP')
    return {
      'LCP.load-delay': attribution.resourceLoadDelay,
      'LCP.load-duration': attribution.resourceLoadDuration,
      'LCP.render-delay': attribution.elementRenderDelay,
    };
  if (name === 'INP')
    return {
      'INP.input-delay': attribution.inputDelay,
      'INP.processing': attribution.processingDuration,
      'INP.presentation': attribution.presentationDelay,
    };
  return {};
}

function describeFirstPage(store: Store, source: 'cache' | 'kit' | undefined): ShownPage {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return {
    path: entry ? new URL(entry.name).pathname : location.pathname,
    navigation: navigationOf(entry),
    source: source ?? (entry?.transferSize === 0 ? 'cache' : 'network'),
    connection: readConnection(store),
    hasWorker: (entry?.workerStart ?? 0) > 0,
    shownAt: 0,
  };
}

function navigationOf(entry: PerformanceNavigationTiming | undefined): Vital['navigation'] {
  if ('wasDiscarded' in document && document.wasDiscarded) return 'restored';
  if (entry && 'activationStart' in entry && Number(entry.activationStart) > 0) return 'prerender';
  if (entry?.type === 'reload') return 'reload';
  return entry?.type === 'back_forward' ? 'back-forward' : 'load';
}

function readConnection(store: Store): Vital['connection'] {
  if (!store.getState().connection.online) return 'offline';
  return CONNECTIONS.find((known) => known === networkInformation()?.effectiveType) ?? 'unknown';
}

function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
