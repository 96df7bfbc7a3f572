/// <reference types="vite/client" />

declare module 'image:*' {
  const image: import('#core/site/image.ts').ImageAsset;
  export default image;
}

declare module 'site:inputs' {
  const inputs: {
    origin: string;
    apiBase: string;
    assets: import('#core/site/image.ts').AssetPlace;
    logoName: string;
    familySites: number;
  };
  export default inputs;
}

/** The name of the signature as a shape: 1000 units to the em, the baseline at y = 0. */
declare module 'site:logo' {
  const name: { path: string; width: number };
  export default name;
}

/** For the prerenderer only; a browser gets none. */
declare module 'site:affiliates' {
  export function familySites(locale: import('#core/site/locales.ts').Locale): import('#src/i18n/family-sites.ts').FamilySites;
}
declare module 'site:affiliates/en' {
  const sites: import('#src/i18n/family-sites.ts').FamilySites;
  export default sites;
}
declare module 'site:affiliates/ko' {
  const sites: import('#src/i18n/family-sites.ts').FamilySites;
  export default sites;
}

/** The posts, in the prerenderer only; a browser gets empty answers. */
declare module 'site:posts' {
  type Locale = import('#core/site/locales.ts').Locale;
  type PostType = import('#core/site/pages.ts').PostType;
  export function readIndex(type: PostType, locale: Locale): import('#core/posts/list-posts.ts').PostIndex | undefined;
  export function readPost(type: PostType, locale: Locale, id: string): import('#core/posts/post.ts').Post | undefined;
  export function listIds(type: PostType): string[];
}

/** Key visuals by their key, for pages that are opened from the table alone. */
declare module 'site:visuals' {
  const visuals: Readonly<Record<string, import('#core/site/image.ts').ImageAsset>>;
  export default visuals;
}
