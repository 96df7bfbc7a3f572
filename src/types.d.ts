/// <reference types="vite/client" />

declare module 'image:*' {
  const image: import('#core/site/image.ts').ImageAsset;
  export default image;
}

declare module 'site:affiliates/en' {
  const sites: import('#core/site/family-sites.ts').FamilySites;
  export default sites;
}
declare module 'site:affiliates/ko' {
  const sites: import('#core/site/family-sites.ts').FamilySites;
  export default sites;
}

/** For the prerenderer only; a browser gets none. */
declare module 'site:leaders' {
  export function leaderGroups(locale: import('#core/site/locales.ts').Locale): import('#core/site/leaders.ts').LeaderGroup[];
}
declare module 'site:leaders/en' {
  const groups: import('#core/site/leaders.ts').LeaderGroup[];
  export default groups;
}
declare module 'site:leaders/ko' {
  const groups: import('#core/site/leaders.ts').LeaderGroup[];
  export default groups;
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
  const times: readonly Pick<import('#core/site/popup.ts').Popup, 'start' | 'end'>[];
  export default times;
}
declare module 'site:popups/en' {
  const popups: readonly import('#core/site/popup.ts').Popup[];
  export default popups;
}
declare module 'site:popups/ko' {
  const popups: readonly import('#core/site/popup.ts').Popup[];
  export default popups;
}

/** The id of the newest entry of content/changelog.json when this build was made; empty where there is none. */
declare module 'site:newest-change' {
  const id: string;
  export default id;
}
