import type { Locale } from '../../core/site/locales.ts';

/** Left, top and width of a 16:9 crop, in percent of the still. */
export type Frame = [x: number, y: number, width: number];

/** A scene of a film: the view moves over a still, with a title in the picture and a caption. */
export interface Scene {
  /** Key of content/media/media.json. */
  image: string;
  from: Frame;
  to: Frame;
  /** From its start to the end of the fade to the next scene. */
  seconds: number;
  title: Record<Locale, string>;
  caption: Record<Locale, string>;
}

export const WIDTH = 1280;
export const HEIGHT = 720;
