import type { PrerenderedPage } from '../../core/prerender/prerendered-page.ts';

/** What the build tells the process that runs the generator: which documents to make, and each document when it is ready. */
export type ToGenerator = { type: 'start'; paths: readonly string[] } | { type: 'document'; path: string; html: string };

/** What that process answers: a rendered page, for which it waits for the document; its end; or why it cannot go on. */
export type FromGenerator =
  | { type: 'page'; path: string; page: PrerenderedPage }
  | { type: 'finished' }
  | { type: 'failed'; error: string };
