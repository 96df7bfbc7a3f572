import type { PostIndex } from '#core/posts/list-posts.ts';
import type { Locale } from '#core/site/locales.ts';
import type { PostType } from '#core/site/pages.ts';
import type { I18nRegistry } from '#src/i18n/i18n-registry.ts';
import type { Store } from '#src/state/store.ts';
import { NavigationError } from './navigation/with-time-limit.ts';

/** What one running app consists of: a browser has one, the prerenderer makes one a page. */
export interface AppContext {
  store: Store;
  i18n: I18nRegistry;
  /** The index of all posts of a type: from the server, or at build from the pipeline's files. */
  readIndex: (type: PostType, locale: Locale) => Promise<PostIndex>;
}

export async function readIndex(type: PostType, locale: Locale): Promise<PostIndex> {
  const response = await fetch(`/data/${type}.${locale}.json`).catch(() => undefined);
  if (!response?.ok) throw new NavigationError(`the index of ${type} did not come: ${response?.status ?? 'no answer'}`);
  return (await response.json().catch(() => {
    throw new NavigationError(`the index of ${type} is no JSON: somebody else answered`);
  })) as PostIndex;
}
