/** A page view as brief 9.4 names it. No form contents, names or addresses, ever. */
export interface PageView {
  page_path: string;
  page_title: string;
  locale: string;
  section: string;
}

/** Somewhere page views go: the page tracker, the tag manager. */
export type Sender = (view: PageView) => void;

let isAllowed: () => boolean = () => false;
const senders = new Set<Sender>();

/** Tells the module where the visitor's consent stands. It is asked at each view, so that a change counts at once. */
export function trackWhile(allowed: () => boolean): void {
  isAllowed = allowed;
}

export function addSender(sender: Sender): () => void {
  senders.add(sender);
  return () => senders.delete(sender);
}

/**
 * The one way by which page views leave: on each route change, to the tracker and the tag manager (spec 1),
 * after consent only. A sender that fails stops neither the page nor the other senders.
 */
export function trackPageView(view: PageView): void {
  if (!isAllowed()) return;
  for (const send of senders) {
    try {
      send(view);
    } catch {
      // Analytics is never worth an error on the page.
    }
  }
}
