/** Lets a navigation preload end that nobody reads: the browser sends it in any case, and warns when it is cancelled. */
export function finishPreload(event: FetchEvent): void {
  event.waitUntil(Promise.resolve(event.preloadResponse).catch(() => undefined));
}
