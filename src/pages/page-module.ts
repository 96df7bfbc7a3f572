import { type ComponentType, createContext, useContext } from 'react';
import type { NavigateFunction } from 'react-router';
import type { PostIndex } from '#core/posts/list-posts.ts';
import type { Locale } from '#core/site/locales.ts';
import type { Page, PageId, PostType } from '#core/site/pages.ts';

/** Which page is on the screen: its row of the page table, its locale, and the id of its post or year. */
export interface PageContext {
  page: Page;
  locale: Locale;
  params: { id?: string };
  /** What stands in the place of a page that did not come. */
  title?: string;
}

export interface PageLoaderArgs extends PageContext {
  /** The index of all posts of a type, without their texts' bodies. */
  readIndex: (type: PostType) => Promise<PostIndex>;
}

/**
 * Gets the data of a page without posts, at build and in the browser alike; those of the others follow from their rows
 * (src/pages/load-posts.ts). Throws `NotFoundError` when the address leads to nothing.
 */
export type PageLoader<Data> = (args: PageLoaderArgs) => Promise<Data> | Data;

/** The contract of a file `src/pages/**\/*-page.tsx`. */
export interface PageModule {
  Component: ComponentType;
  loader?: PageLoader<unknown>;
}

/** Thrown by a loader when there is no such page after all: an unknown post. */
export class NotFoundError extends Error {}

/** What the route's loader gives in place of the page's own data when an error page has to be shown at this address. */
export interface ErrorPageData {
  errorPage: Extract<PageId, 'error404' | 'error500'>;
}

export function isErrorPageData(data: unknown): data is ErrorPageData {
  return typeof data === 'object' && data !== null && 'errorPage' in data;
}

export const CurrentPage = createContext<PageContext | undefined>(undefined);

export function usePage(): PageContext {
  const current = useContext(CurrentPage);
  if (!current) throw new Error('usePage() was called outside the app, which provides the current page');
  return current;
}

export const PageData = createContext<unknown>(null);

/**
 * The data that the page's loader gave. The router's own hook for it reports each step of a navigation, and has the page that is being
 * left rendered again.
 */
export function usePageData<Data>(): Data {
  return useContext(PageData) as Data;
}

export const PageNavigate = createContext<NavigateFunction | undefined>(undefined);

/** The router's `navigate`, for pages: its own hook has them rendered again at each step of a navigation. */
export function usePageNavigate(): NavigateFunction {
  const navigate = useContext(PageNavigate);
  if (!navigate) throw new Error('usePageNavigate() was called outside the app, which provides it');
  return navigate;
}
