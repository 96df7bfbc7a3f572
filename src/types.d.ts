/// <reference types="vite/client" />
/// <reference types="trusted-types" />

declare module 'image:*' {
  const image: import('#core/site/image.ts').ImageAsset;
  export default image;
}

declare module 'site:affiliates/en' {
  const sites: import('#core/site/content.ts').FamilySites;
  export default sites;
}

/** The leaders of each language. */
declare module 'site:leaders' {
  const leaders: Record<import('#core/site/locales.ts').Locale, () => Promise<{ default: import('#core/site/content.ts').LeaderGroup[] }>>;
  export default leaders;
}

/** The words of every page in each language. */
declare module 'site:shells' {
  const shells: Record<import('#core/site/locales.ts').Locale, () => Promise<typeof import('#src/i18n/shell-messages.ts')>>;
  export default shells;
}

/** The posts, in the prerenderer only; a browser gets empty answers. */
declare module 'site:posts' {
  type Locale = import('#core/site/locales.ts').Locale;
  type PostType = import('#core/site/pages.ts').PostType;
  export function readIndex(type: PostType, locale: Locale): import('#core/posts/list-posts.ts').PostIndex | undefined;
  export function readPost(type: PostType, locale: Locale, id: string): import('#core/posts/post.ts').Post | undefined;
}

/** When each popup is due, and the popups themselves. */
declare module 'site:popup-times' {
  const times: readonly Pick<import('#core/site/content.ts').Popup, 'start' | 'end'>[];
  export default times;
}
declare module 'site:popups' {
  const popups: Readonly<Record<import('#core/site/locales.ts').Locale, readonly import('#core/site/content.ts').Popup[]>>;
  export default popups;
}

/** The id of the newest entry of content/changelog.json when this build was made; empty where there is none. */
declare module 'site:newest-change' {
  const id: string;
  export default id;
}
