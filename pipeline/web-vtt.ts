/** Errors of a WebVTT file: its header, the times of its cues and their order. `duration` is the film's, in seconds. */
export function checkWebVtt(text: string, duration: number): string[] {
  const [header = '', ...blocks] = text
    .replace(/\r\n/g, '\n')
    .trim()
    .split(/\n{2,}/);
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(header)) return ['starts without WEBVTT; make it the first line'];
  const errors: string[] = [];
  let last = 0;
  let cues = 0;
  for (const block of blocks.filter((lines) => !/^(?:NOTE|STYLE|REGION)\b/.test(lines))) {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => line.includes('-->'));
    const [begin, end] = (lines[at] ?? '').split('-->').map(seconds);
    cues += 1;
    if (begin === undefined || end === undefined || Number.isNaN(begin + end)) {
      errors.push(`cue ${cues}: times cannot be read; write 00:00:01.000 --> 00:00:04.000`);
      continue;
    }
    if (end <= begin) errors.push(`cue ${cues}: ends before it begins`);
    if (begin < last) errors.push(`cue ${cues}: begins before the one above; sort them`);
    if (end > duration) errors.push(`cue ${cues}: ends at ${end} s, after the film's end at ${duration} s`);
    if (
      !lines
        .slice(at + 1)
        .join('')
        .trim()
    )
      errors.push(`cue ${cues}: has no words`);
    last = begin;
  }
  if (cues === 0) errors.push('has no cues; write one for each scene');
  return errors;
}

function seconds(text: string): number {
  const [, hours = '0', minutes, rest] = /^\s*(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})(?=\s|$)/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}
