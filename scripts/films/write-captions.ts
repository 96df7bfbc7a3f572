import type { Locale } from '../../core/site/locales.ts';
import type { Scene } from './scene.ts';

/** WebVTT, a cue a scene. Tokens stay for the build to fill; cues stand at the top, since the titles stand below. */
export function writeCaptions(scenes: readonly Scene[], locale: Locale): string {
  let start = 0;
  const cues = scenes.map(({ seconds, caption }) => {
    const cue = `${time(start + 0.3)} --> ${time(start + seconds - 0.2)} line:6%\n${caption[locale]}`;
    start += seconds;
    return cue;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function time(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
