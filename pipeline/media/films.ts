import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Film } from '../../core/posts/post.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { fillTokens, type Tokens } from '../../core/site/tokens.ts';
import { CONTENT } from '../paths.ts';

export const FILM_SIZES = [720, 360] as const;
const MAX_BYTES = 4 * 1024 * 1024;

export interface Films {
  films: Record<string, Film>;
  /** Addresses below the site's root, with what they answer. */
  files: { url: string; bytes: Buffer }[];
  errors: string[];
}

/** Reads content/films: each folder holds a film in two sizes and its captions in both languages. */
export function readFilms(tokens: Record<Locale, Tokens>, content: string = CONTENT): Films {
  const folder = `${content}/films`;
  const found: Films = { films: {}, files: [], errors: [] };
  const { errors } = found;
  const ids = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
  for (const id of ids.map(({ name }) => name).sort()) {
    const read = (name: string) => {
      const path = `${folder}/${id}/${name}`;
      if (existsSync(path)) return readFileSync(path);
      errors.push(`content/films/${id}/${name}: missing; put it there`);
      return undefined;
    };
    const addError = (name: string, text: string) => errors.push(`content/films/${id}/${name}: ${text}`);
    // The sizes share one hash, and the captions another: a list of films names them all, and has few bytes to spare.
    const place = (group: readonly { ending: string; bytes: Buffer }[]) => {
      const hash = hashOf(group.map(({ bytes }) => bytes));
      const files = group.map(({ ending, bytes }) => ({ url: `/films/${id}.${hash}${ending}`, bytes }));
      found.files.push(...files);
      return files.map(({ url }) => url);
    };
    let duration = Number.POSITIVE_INFINITY;
    const sizes = FILM_SIZES.flatMap((height) => {
      const name = `${id}-${height}.mp4`;
      const bytes = read(name);
      if (!bytes) return [];
      if (bytes.length > MAX_BYTES)
        addError(name, `is ${bytes.length} bytes, and ${MAX_BYTES} are the most; shorten the film, or name a video elsewhere`);
      try {
        const film = readMp4(bytes);
        duration = Math.min(duration, film.duration);
        if (film.height !== height) addError(name, `is ${film.height} pixels high; its name says ${height}`);
        return [{ ending: `-${height}.mp4`, bytes, width: film.width, height: film.height }];
      } catch (error) {
        addError(name, (error as Error).message);
        return [];
      }
    });
    const captions = LOCALES.map((locale) => {
      const bytes = read(`${locale}.vtt`);
      const text = fillTokens(bytes?.toString('utf8') ?? '', tokens[locale]);
      if (bytes) for (const wrong of checkWebVtt(text, duration)) addError(`${locale}.vtt`, wrong);
      for (const [token] of text.matchAll(/\{[\w.]+\}/g))
        addError(`${locale}.vtt`, `token ${token} has no value; use one of content/facts.json`);
      return { ending: `.${locale}.vtt`, bytes: Buffer.from(text), locale };
    });
    const urlsOfSizes = place(sizes);
    const urlsOfCaptions = place(captions);
    found.films[id] = {
      duration,
      files: sizes.map(({ width, height }, at) => ({ url: urlsOfSizes[at] as string, width, height })),
      captions: Object.fromEntries(captions.map(({ locale }, at) => [locale, urlsOfCaptions[at]])) as Record<Locale, string>,
    };
  }
  return found;
}

function hashOf(files: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const bytes of files) hash.update(bytes).update(`\0${bytes.length}\0`);
  return hash.digest('hex').slice(0, 8);
}

/** Reads length, in seconds, and size of an MP4 file (ISO/IEC 14496-12). Throws when they are not there, and when the file was cut off. */
export function readMp4(file: Buffer): { duration: number; width: number; height: number } {
  const top = boxes(file);
  const moov = top.find(({ type }) => type === 'moov')?.content;
  const mvhd = moov && boxes(moov).find(({ type }) => type === 'mvhd')?.content;
  if (!moov || !mvhd) throw new Error('is not an MP4 file with a head: encode it anew');
  // Version 1 has 64-bit times.
  const isLong = mvhd[0] === 1;
  const timescale = mvhd.readUInt32BE(isLong ? 20 : 12);
  const ticks = isLong ? Number(mvhd.readBigUInt64BE(24)) : mvhd.readUInt32BE(16);
  const sizes = boxes(moov)
    .filter(({ type }) => type === 'trak')
    .flatMap(({ content }) => boxes(content).filter(({ type }) => type === 'tkhd'))
    // The last two fields, in sixteenths of sixteen bits: a sound's track has zeros there.
    .map(({ content }) => ({
      width: content.readUInt32BE(content.length - 8) >>> 16,
      height: content.readUInt32BE(content.length - 4) >>> 16,
    }));
  const size = sizes.find(({ width }) => width > 0);
  if (!size || timescale === 0) throw new Error('has no moving picture: encode it anew');
  const end = top.reduce((sum, { size: bytes }) => sum + bytes, 0);
  // A last box that says 0 ends where the file ends, so that nobody could tell whether that is its end.
  if (end < file.length || end === Number.POSITIVE_INFINITY)
    throw new Error('does not say where it ends, it may have been cut off: copy it again, or encode it anew');
  if (end > file.length) throw new Error(`has ${file.length} of ${end} bytes, it was cut off: copy it again, or encode it anew`);
  if (!top.some(({ type, content }) => type === 'mdat' && content.length > 0))
    throw new Error('ends before its pictures, it was cut off: copy it again, or encode it anew');
  return { duration: ticks / timescale, ...size };
}

interface Box {
  type: string;
  content: Buffer;
  /** Bytes that it says it has, with its head. */
  size: number;
}

function boxes(bytes: Buffer): Box[] {
  const found: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const short = bytes.readUInt32BE(at);
    const [head, size] =
      short === 1 && at + 16 <= bytes.length ? [16, Number(bytes.readBigUInt64BE(at + 8))] : [8, short || Number.POSITIVE_INFINITY];
    if (size < head) break;
    found.push({ type: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(at + head, at + size), size });
    at += size;
  }
  return found;
}

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
