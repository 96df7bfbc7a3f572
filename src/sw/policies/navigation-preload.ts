/** The network's answer: that of the navigation preload, where the browser has sent one. */
export async function fetchOrPreload(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  return preloaded ?? fetch(event.request);
}

/** Lets a navigation preload end that nobody reads: the browser sends it in any case, and warns when it is cancelled. */
export function finishPreload(event: FetchEvent): void {
  event.waitUntil(Promise.resolve(event.preloadResponse).catch(() => undefined));
}
