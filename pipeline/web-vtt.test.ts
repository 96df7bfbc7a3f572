import { describe, expect, it } from 'vitest';
import { checkWebVtt } from './web-vtt.ts';

const cue = (begin: string, end: string, words = 'Words') => `${begin} --> ${end} line:6%\n${words}`;
const file = (...cues: string[]) => `WEBVTT\n\n${cues.join('\n\n')}\n`;

describe('checkWebVtt', () => {
  it('takes cues in order, with names, notes and hours', () => {
    const text = file(cue('00:00.300', '00:05.800'), 'NOTE between', `two\n${cue('00:00:06.000', '00:00:11.000', 'One\nTwo')}`);
    expect(checkWebVtt(text, 11)).toEqual([]);
    expect(checkWebVtt(text.replace(/\n/g, '\r\n'), 11)).toEqual([]);
  });
  it('wants its header and at least one cue', () => {
    expect(checkWebVtt(cue('00:00.300', '00:05.800'), 11)).toEqual(['starts without WEBVTT; make it the first line']);
    expect(checkWebVtt('WEBVTT\n', 11)).toEqual(['has no cues; write one for each scene']);
  });
  it('names every faulty cue', () => {
    const text = file(
      cue('00:04.000', '00:06.000'),
      cue('00:03.000', '00:02.000'),
      cue('0:07', '00:08.000'),
      cue('00:09.000', '00:12.500'),
      cue('00:10.000', '00:11.000', ''),
    );
    expect(checkWebVtt(text, 12)).toEqual([
      'cue 2: ends before it begins',
      'cue 2: begins before the one above; sort them',
      'cue 3: times cannot be read; write 00:00:01.000 --> 00:00:04.000',
      "cue 4: ends at 12.5 s, after the film's end at 12 s",
      'cue 5: has no words',
    ]);
  });
});
