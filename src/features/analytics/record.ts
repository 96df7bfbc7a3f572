import type { PageView } from '#core/analytics/page-view.ts';
import type { Store } from '#src/state/store.ts';
import { recordPageView, stopPageViews } from './record-page-view.ts';
import { recordVitals, stopVitals } from './record-vitals.ts';

/** A page is on the screen, and the visitor has agreed that it is counted and measured. */
export function recordPage(store: Store, view: Omit<PageView, 'id'>): void {
  recordVitals(store, view.path);
  recordPageView(store, view);
}

/** The visitor has withdrawn: ends everything at once, and removes what waits. */
export function stopRecording(): void {
  stopPageViews();
  stopVitals();
}
