import 'i18next';
import type { CrumbPageId, PageTexts, TitledPageId } from '#core/site/pages.ts';

type Labels<Id extends string> = Readonly<Record<Id, string>>;

/** The texts by namespace, as types: those of pages, and one line for each other file of locales/en. No program imports this. */
export interface Namespaces extends PageTexts {
  aliases: typeof import('#locales/en/aliases.json');
  band: typeof import('#locales/en/band.json');
  browser: typeof import('#locales/en/browser.json');
  campus: typeof import('#locales/en/campus.json');
  common: typeof import('#locales/en/common.json');
  connection: typeof import('#locales/en/connection.json');
  editor: typeof import('#locales/en/editor.json');
  errors: typeof import('#locales/en/errors.json');
  install: typeof import('#locales/en/install.json');
  mail: typeof import('#locales/en/mail.json');
  messages: typeof import('#locales/en/messages.json');
  newsroom: typeof import('#locales/en/newsroom.json');
  notice: typeof import('#locales/en/notice.json');
  offer: typeof import('#locales/en/offer.json');
  popup: typeof import('#locales/en/popup.json');
  sections: typeof import('#locales/en/sections.json');
  staff: typeof import('#locales/en/staff.json');
  synonyms: typeof import('#locales/en/synonyms.json');
  update: typeof import('#locales/en/update.json');
  /** With the labels of pages, and their titles and descriptions (pipeline/content/page-messages.ts). */
  menu: typeof import('#locales/en/menu.json') & { items: Labels<TitledPageId>; crumbs: Labels<CrumbPageId> };
  meta: typeof import('#locales/en/meta.json') & { pages: Readonly<Record<TitledPageId, { title: string; description: string }>> };
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Namespaces;
    returnNull: false;
    interpolationPrefix: '{';
    interpolationSuffix: '}';
  }
}
