import type { Locale } from '../../core/site/locales.ts';

/** Left, top and width of a 16:9 detail, in percent of the still. */
export type Frame = [x: number, y: number, width: number];

/** A still that the view moves over, with a title in the picture and a caption beside it. */
export interface Scene {
  /** Key of content/media/media.json. */
  image: string;
  from: Frame;
  to: Frame;
  /** Until the next scene has taken over. */
  seconds: number;
  title: Record<Locale, string>;
  caption: Record<Locale, string>;
}

export const WIDTH = 1280;
export const HEIGHT = 720;
