import type { ComponentType } from 'react';
import type { PostIndex } from '#core/posts/list-posts.ts';
import type { Post } from '#core/posts/post.ts';
import type { Locale } from '#core/site/locales.ts';
import type { Page, PostType } from '#core/site/pages.ts';
import type { Store, StoreFeature } from '#src/state/store.ts';

export interface PageContext {
  page: Page;
  locale: Locale;
  params: { id?: string };
}

export type PageProps<Data = undefined> = PageContext & { data: Data };

/** Where the prerenderer takes posts from; the same documents the server answers with. */
export interface PostSource {
  index(type: PostType): PostIndex;
  post(type: PostType, id: string): Post | undefined;
}

/** Thrown by `load` when there is no such page after all: an unknown post id. */
export class NotFoundError extends Error {}

/**
 * The whole contract of a page: what it shows and how it gets its data. `prerender` and `load` give the same
 * data, one from the pipeline's documents, one through the API.
 */
export interface PageModule<Data = undefined> {
  Page: ComponentType<PageProps<Data>>;
  /** What stands in the dialog when a link opens the page above another (`overlay` in the page table); it gets no data. */
  Overlay?: ComponentType<PageContext>;
  /** The dialog's heading, as a key of the page's words; without it, the page's title. */
  overlayHeading?: string;
  /** Slices the page brings along. */
  features?: readonly StoreFeature[];
  prerender?(source: PostSource, context: PageContext): Data;
  load?(store: Store, context: PageContext): Promise<Data>;
  /** Puts prerendered data where the page's hooks look for it, before the first render. */
  seed?(store: Store, context: PageContext, data: Data): void;
  /** What of the data travels in the page: a post's body already stands in the HTML. */
  dehydrate?(data: Data): Data;
  /** The other way round: completes the data from the document. */
  rehydrate?(data: Data): Data;
}
