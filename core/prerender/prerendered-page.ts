import type { InquiryField } from '../contact/inquiry.ts';
import type { Locale } from '../site/locales.ts';
import type { PageId } from '../site/pages.ts';

/** The page's own tags as Helmet's `toString()` gives them, marked with `data-rh`, by which Helmet finds them in the browser. */
export interface HeadMarkup {
  htmlAttributes: string;
  title: string;
  meta: string;
  link: string;
}

/** The sources of a picture, in their order: the one with a media query before the one without. */
export interface PreloadImage {
  sources: readonly { srcset: string; sizes: string; media?: string }[];
}

/** One page as src/entry-server.tsx renders it. The pipeline puts it into its document (pipeline/prerender/document.ts). */
export interface PrerenderedPage {
  pageId: PageId;
  locale: Locale;
  /** The id of a post, or of a year of the site map. */
  id?: string;
  /** What stands inside `#root`. */
  markup: string;
  head: HeadMarkup;
  /** What the browser hydrates with, as JSON in the document; undefined in a document that does not start the app. */
  state: unknown;
  /** Markup outside the app's root. */
  tail: string;
  /** Locale files of the page beyond the shell's. */
  namespaces: readonly string[];
  /** The page's module from the project's root, `src/pages/about/company-page.tsx`; undefined where the document does not start the app. */
  moduleFile: string | undefined;
  /** The module that puts the answers of the API into the store; undefined where the state has none. */
  restoreFile?: string | undefined;
  /** The first large picture, which the document preloads. */
  preloadImage?: PreloadImage;
  /** For the contact page: what the server's template is made of. */
  slots?: ContactSlots;
  /** For the page that says that an inquiry is sent: likewise. */
  referenceSlot?: ReferenceSlot;
}

/** What the generator's context holds once the setup function of src/entry-server.tsx has rendered a page. */
export interface PrerenderContext {
  page?: PrerenderedPage;
}

/** Markup of which the server's template of the form is made: the alert, and each field as written, with a value, and with an error. */
export interface ContactSlots {
  alert: string;
  fields: { field: InquiryField; asWritten: string; plain: string; withError: string }[];
}

/** The same of the page that says that an inquiry is sent: the line with the reference number as it stands there, and with a number. */
export interface ReferenceSlot {
  asWritten: string;
  withNumber: string;
}

/** Id of the script element with the JSON that a document is hydrated with. */
export const STATE_ELEMENT_ID = 'state';
