import type { PrerenderedPage } from '../../core/prerender/prerendered-page.ts';

/** Where the generator puts its bundles: the client's and the render entry's. */
export interface BundlePlaces {
  client: string;
  server: string;
}

/**
 * What the build tells the process that runs the generator: to make the bundles, then which documents to make, and each document
 * when it is ready.
 */
export type ToGenerator =
  | ({ type: 'start' } & BundlePlaces)
  | { type: 'render'; paths: readonly string[] }
  | { type: 'document'; path: string; html: string };

/** What that process answers: the bundles are there; a rendered page, for which it waits for the document; its end; or why it cannot go on. */
export type FromGenerator =
  | { type: 'bundled' }
  | { type: 'page'; path: string; page: PrerenderedPage }
  | { type: 'finished' }
  | { type: 'failed'; error: string };
