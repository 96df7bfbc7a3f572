import type { Locale } from '../../core/site/locales.ts';
import type { Scene } from './scene.ts';

/** Writes WebVTT captions with a cue for each scene. The build fills their tokens. Cues are at the top, since the titles are below. */
export function writeCaptions(scenes: readonly Scene[], locale: Locale): string {
  let start = 0;
  const cues = scenes.map(({ seconds, caption }) => {
    const cue = `${formatTime(start + 0.3)} --> ${formatTime(start + seconds - 0.2)} line:6%\n${caption[locale]}`;
    start += seconds;
    return cue;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function formatTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
