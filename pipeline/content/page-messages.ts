import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { didYouMean } from '../../core/build/nearest.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../core/site/locales.ts';
import { hasBreadcrumb } from '../../core/site/menu.ts';
import { isTitledPage, LEFT_OUT, PAGES } from '../../core/site/pages.ts';
import { LOCALES_DIR } from '../paths.ts';
import { readSource } from './source-files.ts';

/** What menu, breadcrumb and head say of a page: under its id in `pages` of the file that has its texts. */
interface PageMessages {
  title: string;
  description: string;
  /** The label in the menu, where it is not the title; the one in the breadcrumb, where it is not that of the menu. */
  menu?: string;
  crumb?: string;
}
type Namespace = Record<string, unknown> & { pages?: Record<string, PageMessages> };

export function namespacesOf(locale: Locale = DEFAULT_LOCALE, folder = LOCALES_DIR): string[] {
  return readdirSync(`${folder}/${locale}`).map((file) => file.replace(/\.json$/, ''));
}

/** A file of texts without what it says of pages, which `menu` and `meta` have of all pages. */
export function composeMessages(locale: Locale, namespace: string, { pages: _own, ...messages }: Namespace): Record<string, unknown> {
  if (namespace !== 'menu' && namespace !== 'meta') return messages;
  const all = new Map(listPageMessages(locale).map(([, id, said]) => [id, said]));
  const ofPages = (shown: typeof PAGES, take: (said: PageMessages) => unknown) =>
    Object.fromEntries(
      shown.flatMap(({ id }) => {
        const said = all.get(id);
        return said ? [[id, take(said)]] : [];
      }),
    );
  if (namespace === 'meta') return { ...messages, pages: ofPages(PAGES, ({ title, description }) => ({ title, description })) };
  const linked = PAGES.filter(({ noindex, overlay }) => !noindex || overlay);
  return {
    ...messages,
    items: ofPages(linked, ({ title, menu = title }) => menu),
    crumbs: ofPages(PAGES.filter(hasBreadcrumb), ({ title, menu = title, crumb = menu }) => crumb),
  };
}

function listPageMessages(locale: Locale, folder = LOCALES_DIR): [namespace: string, id: string, messages: PageMessages][] {
  return namespacesOf(locale, folder).flatMap((namespace) => {
    const { pages = {} } = JSON.parse(readSource(`${folder}/${locale}/${namespace}.json`)) as Namespace;
    return Object.entries(pages).map(([id, messages]) => [namespace, id, messages] as [string, string, PageMessages]);
  });
}

/** Pages whose title or description no file says, and names under `pages` that are no page. */
export function checkPageMessages(folder: string): string[] {
  const ids = PAGES.filter(isTitledPage).map(({ id }) => id as string);
  return LOCALES.flatMap((locale) => {
    const found = listPageMessages(locale, folder);
    return [
      ...found
        .filter(([, id]) => ![...ids, ...LEFT_OUT].includes(id))
        .map(([file, id]) => `locales/${locale}/${file}.json: 'pages.${id}' is no page of core/site/pages.ts${didYouMean(id, ids)}`),
      ...ids.flatMap((id) => {
        const [file = '…', , messages] = found.find(([, one]) => one === id) ?? [];
        return (['title', 'description'] as const)
          .filter((key) => !messages?.[key])
          .map((key) => `locales/${locale}/${file}.json: 'pages.${id}.${key}' is missing; write it in the file of the page's texts`);
      }),
    ];
  });
}

const WORDS = /\/locales\/([\w-]+)\/([\w-]+)\.json$/;

export function pageMessagesPlugin(): Plugin {
  return {
    name: 'site:page-messages',
    enforce: 'pre',
    transform: {
      filter: { id: WORDS },
      handler(code, id) {
        const [, locale = DEFAULT_LOCALE, namespace = ''] = (WORDS.exec(id.split('?', 1)[0] as string) ?? []) as [
          string?,
          Locale?,
          string?,
        ];
        return { code: JSON.stringify(composeMessages(locale, namespace, JSON.parse(code))), map: null };
      },
    },
  };
}
