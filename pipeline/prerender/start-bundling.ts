import type { PrerenderedPage } from '../../core/prerender/prerendered-page.ts';
import { type BundleFolder, openBundleFolder } from '../bundles/bundle-folder.ts';
import { CACHE } from '../paths.ts';
import type { WordFiles } from '../words/write-words.ts';
import { runGenerator } from './child.ts';

/** The pages that the generator renders when it has made the bundles. */
export interface GeneratedPages {
  listPaths(): readonly string[];
  /** Makes the document around a rendered page. */
  toDocument(path: string, page: PrerenderedPage): string;
}

/** The bundles of a build: good already, or being made. */
export type Bundling =
  | { bundles: BundleFolder; isReady: true }
  | { bundles: BundleFolder; isReady: false /** Resolves when the pages are rendered. */; render(pages: GeneratedPages): Promise<void> };

/**
 * Begins to make the bundles, unless those of an earlier build are good: vite-react-ssg takes some seconds for it, in which the build reads
 * the content. It needs the images (described-images.ts) and the words, and then waits for the pages to render.
 * @param signal Ends it.
 */
export function startBundling(words: WordFiles, signal: AbortSignal): Bundling {
  process.env.POSTS_FOLDER = `${CACHE}/posts`;
  process.env.WORDS_FOLDER = `${CACHE}/words`;
  const bundles = openBundleFolder(words.shape);
  if (bundles.isComplete) return { bundles, isReady: true };
  let found: ((pages: GeneratedPages) => void) | undefined;
  const pages = new Promise<GeneratedPages>((resolve) => {
    found = resolve;
  });
  const job = {
    client: bundles.client,
    server: bundles.server,
    listPaths: async () => (await pages).listPaths(),
    toDocument: async (path: string, page: PrerenderedPage) => (await pages).toDocument(path, page),
  };
  const generated = runGenerator(job, { signal });
  // Its error is reported where it is awaited; that of the content, which may be its cause, comes first.
  generated.catch(() => undefined);
  return {
    bundles,
    isReady: false,
    render: (all) => {
      found?.(all);
      return generated;
    },
  };
}
