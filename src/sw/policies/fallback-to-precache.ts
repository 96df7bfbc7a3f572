import { precache } from '../caches/precache.ts';

/** Workbox plugin: a file that is not in the policy's own cache may be precached. Its list knows no fragments, which parts of a drawing have. */
export const fallbackToPrecache = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }: { cachedResponse?: Response; request: Request }) =>
    cachedResponse ?? precache.matchPrecache(request.url.split('#', 1)[0] as string),
};
