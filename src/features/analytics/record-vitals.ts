import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Vital, Vitals } from '#core/analytics/messages.ts';
import { createUuid } from '#src/shared/dom/secure-context.ts';

type ShownPage = { path: string; shownAt: DOMHighResTimeStamp };

/** Records the Core Web Vitals of a visit (core/analytics/messages.ts). They are sent when the document is hidden. */
export function createVitalsRecorder(send: (figures: Vitals) => void) {
  let isRecording = false;
  let values: Vital[] = [];
  /** The document is hidden, and its figures are on their way. */
  let hasSent = false;
  /** Figures that were sent: a page that is shown again goes on with them, and they are not counted anew. */
  const sent = new Set<string>();
  const pages: [ShownPage, ...ShownPage[]] = [{ path: documentPath(), shownAt: 0 }];
  const lastPage = (): ShownPage => pages.at(-1) ?? pages[0];

  onTTFB(addLoadFigure);
  onFCP(addLoadFigure);
  onLCP(addLoadFigure);
  onCLS(addPageFigure);
  onINP(addPageFigure);
  // After the library's own listeners, which report what they have when the document is hidden.
  addEventListener('visibilitychange', () => {
    hasSent = document.visibilityState === 'hidden';
    if (hasSent) flush();
  });

  function flush(): void {
    if (values.length > 0) send({ id: createUuid(), at: new Date().toISOString(), values: values.splice(0) });
  }

  function addLoadFigure(metric: MetricType): void {
    add(metric, metric.navigationType === 'back-forward-cache' ? lastPage() : pages[0]);
  }

  function addPageFigure(metric: MetricType): void {
    const time = metric.entries[0]?.startTime ?? 0;
    add(metric, pages.findLast(({ shownAt }) => shownAt <= time) ?? pages[0]);
  }

  function add({ id, name, value }: MetricType, { path }: ShownPage): void {
    if (sent.has(id)) return;
    sent.add(id);
    if (isRecording) values.push({ metric: name, value: Math.max(0, value), path });
    // The library reports some figures just after the document was hidden.
    if (hasSent) queueMicrotask(flush);
  }

  return {
    /** Records the figures of a page that is on the screen now. */
    record: (path: string) => {
      isRecording = true;
      if (path !== lastPage().path) pages.push({ path, shownAt: performance.now() });
    },
    /** Ends it, and forgets what has not been sent. */
    stop: () => {
      isRecording = false;
      values = [];
    },
  };
}

/** The path that the browser loaded the document from. The visitor may be on another page by now. */
function documentPath(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).pathname : location.pathname;
}
