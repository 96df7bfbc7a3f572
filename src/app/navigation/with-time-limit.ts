import { NAVIGATION_TIMEOUT_MS } from '#core/site/constants.ts';

/** A navigation that could not be finished: its code or data did not come in time, or not at all. */
export class NavigationError extends Error {}

/** Settles as the work does, or rejects with a NavigationError once the time is over. */
export async function withTimeLimit<Result>(work: Promise<Result>): Promise<Result> {
  // Nobody waits for a page that is prerendered, however busy the machine is.
  if (import.meta.env.SSR) return work;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NavigationError('the page did not come in time')), NAVIGATION_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
