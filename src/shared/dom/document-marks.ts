/**
 * What documents, boot script, app and style sheet tell each other on the root element, as `data-*`, with the values it may have. None: it
 * is there or not. tests/unit/document-marks.test.ts holds all four to these lists.
 */
export const ROOT_MARKS = {
  /** The app answers. */
  app: ['ready'],
  /** Under data saver the boot script says that the connection is lost, or back. */
  connection: ['offline', 'online'],
  /** The cookie banner is shown. */
  consent: ['open'],
  /** A modal dialog is open, by its look. */
  dialog: ['narrow', 'sheet', 'plain', 'full'],
  /** How many notices are shown at the foot of the window. */
  notices: /^\d+$/,
  /** The document comes from the offline kit, which has no pictures. */
  kit: [],
  /** The picture below the header is missing. */
  pictureless: [],
} as const satisfies Record<string, readonly string[] | RegExp>;

/** What they tell each other of single elements. */
export const ELEMENT_MARKS = {
  /** Controls that need the app: under data saver the boot script starts it, then repeats what the visitor did. */
  needsApp: 'data-needs-app',
  /** Shown only with the whole style sheet, which comes after the first view. */
  late: 'data-late',
  /** A picture that has not come. */
  missing: 'data-missing',
  /** Holds the picture that lies below the header. */
  underHeader: 'data-under-header',
  /** The contact form, whose fields a reload keeps. */
  contactForm: 'data-contact-form',
} as const;

type RootMark = keyof typeof ROOT_MARKS;
type Value<Mark extends RootMark> = (typeof ROOT_MARKS)[Mark] extends readonly [string, ...string[]]
  ? (typeof ROOT_MARKS)[Mark][number]
  : string;

/** The marks of the root element, to read and to write. */
export function rootMarks(): { [Mark in RootMark]?: Value<Mark> } {
  return document.documentElement.dataset as ReturnType<typeof rootMarks>;
}

declare global {
  interface Window {
    /** Resolves when the whole style sheet has come (pipeline/prerender/document.ts). A document of the offline kit links it. */
    styled?: Promise<unknown>;
    /** The browser's offer to install, held back for a moment that fits (src/features/install). */
    installOffer?: InstallOffer;
  }
  interface WindowEventMap {
    /** The app answers. */
    'site:ready': Event;
  }
}

/** What Chromium browsers fire when the site can be installed; no other engine does. */
export interface InstallOffer extends Event {
  prompt(): Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}
