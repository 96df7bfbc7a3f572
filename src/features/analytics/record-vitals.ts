import { type MetricWithAttribution, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import type { Vital, Vitals } from '#core/analytics/messages.ts';
import { MAX_VITALS, type Metric } from '#core/analytics/metrics.ts';
import { createUuid } from '#src/shared/dom/create-uuid.ts';
import { NAVIGATION_MARK, UNREACHABLE_MARK } from '#src/shared/dom/document-marks.ts';
import type { Store } from '#src/state/store.ts';

/** A page of this visit. */
interface ShownPage {
  path: string;
  shownAt: DOMHighResTimeStamp;
}

export interface VitalsRecorder {
  /** Records the figures of a page that is on the screen now. */
  record(path: string): void;
  /** Ends it, and forgets what has not been sent. */
  stop(): void;
}

/** Records the figures of a visit (core/analytics/messages.ts). They are sent when the document is hidden. */
export function createVitalsRecorder(store: Store, send: (figures: Vitals) => void): VitalsRecorder {
  let isRecording = false;
  let values: Vital[] = [];
  /** The document is hidden, and its figures are on their way. */
  let hasSent = false;
  /** Figures that were sent: a page that is shown again goes on with them, and they are not counted anew. */
  const sent = new Set<string>();
  let offlineSince: DOMHighResTimeStamp | undefined;
  /** The pages of this visit, the document's first. */
  const pages: [ShownPage, ...ShownPage[]] = [{ path: documentPath(), shownAt: 0 }];
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
      send({ id: createUuid(), at: new Date().toISOString(), values: batch });
    }
  }

  function addLoadFigure(metric: MetricWithAttribution): void {
    add(metric, metric.navigationType === 'back-forward-cache' ? lastPage() : pages[0]);
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

  function addValue(metric: Metric, value: number, { path }: ShownPage): void {
    if (isRecording) values.push({ metric, value: Math.max(0, value), path });
  }

  /** A navigation within the app: its page has been painted. */
  function addNavigation(path: string): void {
    if (path === lastPage().path) return;
    const shownAt = performance.now();
    const page: ShownPage = { path, shownAt };
    pages.push(page);
    const begun = performance.getEntriesByName(NAVIGATION_MARK, 'mark').at(-1);
    if (begun) addValue('navigation', shownAt - begun.startTime, page);
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

/** The path that the browser loaded the document from. The visitor may be on another page by now. */
function documentPath(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).pathname : location.pathname;
}

function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
