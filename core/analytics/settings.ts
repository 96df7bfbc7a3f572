/** Where page views go once the visitor has agreed (spec 7). A setting of the build. */
export interface Analytics {
  /** `own`: our server counts them. `off`: nobody does. Otherwise the address of a tracker, which gets them by POST from the frame. */
  tracker: string;
  /** A tag manager, which runs in the frame. */
  tagManager?: { id: string; url: string } | undefined;
  /** Share of visits whose figures (core/analytics/messages.ts) go to our server: 0 to 1. None where `tracker` is `off`. */
  vitalsSample: number;
}

/** The document that runs what is not ours: a sandboxed frame with a policy of its own. */
export const TAGS_URL = '/tags.html';

/** Whether something is counted, so that there is something to agree to. */
export const isCounting = ({ tracker, tagManager }: Analytics): boolean => tracker !== 'off' || tagManager !== undefined;

/** Whether page views leave our server's reach: to another tracker or a tag manager. */
export const hasThirdParty = ({ tracker, tagManager }: Analytics): boolean =>
  tagManager !== undefined || (tracker !== 'own' && tracker !== 'off');

/** What the page tells the frame. */
export type MessageToTags = { type: 'page-view'; id: string; url: string; path: string; locale: string; title: string };
