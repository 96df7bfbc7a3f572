import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { eachLocale, inEnglish, LOCALES } from '../../core/site/locales.ts';
import { measurePicture } from '../media/pictures.ts';
import { CONTENT } from '../paths.ts';
import { readContentFile } from './content-files.ts';
import type { Question } from './new-post.ts';
import { readSource } from './source-files.ts';

/** The widest place of the site, a hero on a dense screen of 1440 pixels, shows 2880. */
const NARROWEST = 1200;
const LONGEST = 2880;
/** Bytes are saved where the picture is encoded for the site; the master stays good. */
const QUALITY = 90;

export interface NewPicture {
  /** A JPEG that stands upright, without the place and the camera that a photograph names. */
  bytes: Buffer;
  width: number;
  height: number;
}

/** Makes a master: upright, without EXIF data, no larger than pages show it. Throws with a cure for no picture or a small one. */
export async function makeMaster(photograph: Buffer): Promise<NewPicture> {
  const source = sharp(photograph, { failOn: 'error' });
  const { format, width, height } = await measurePicture(photograph);
  if (!['jpeg', 'png', 'webp', 'avif', 'heif', 'tiff'].includes(format))
    throw new Error(`is a picture of the format ${format}: export it as JPEG or PNG`);
  if (Math.max(width, height) < NARROWEST)
    throw new Error(
      `is ${width} × ${height} pixels: the longer side needs ${NARROWEST} or more; take the original, not a copy from a chat`,
    );
  const upright = source.autoOrient().resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await upright
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
    .catch((error: Error) => {
      throw new Error(`cannot be read as ${format} (${error.message.split('\n')[0]}): export it as JPEG`);
    });
  return { bytes: data, width: info.width, height: info.height };
}

/** A name for a file: `Open Day (2).JPG` gives `open-day-2`. Empty, so that it is asked for, where it has other letters: of them only numbers are left. */
function pictureNameFor(file: string): string {
  const name = file.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  if (/[^\P{L}a-z]/iu.test(name)) return '';
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Names that are no longer free: those of pictures, and of their files. */
export function listTaken(content: string): string[] {
  const pictures = Object.entries(readContentFile('media/media.json', content));
  return pictures.flatMap(([name, { file, portrait = { file } }]) => [
    name,
    ...[file, portrait.file].map((one) => one.replace(/\.[^.]*$/, '')),
  ]);
}

/** What `npm run add:picture` asks for, in order. */
export function questionsForPicture(file: string, taken: readonly string[]): Question[] {
  return [
    {
      flag: 'name',
      ask: 'Name, by which posts call it',
      preset: pictureNameFor(file),
      check: (name) => {
        if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) return `'${name}' is no name; use lower-case letters, digits and hyphens`;
        return taken.includes(name) ? `there is a picture '${name}' already; give another name` : undefined;
      },
    },
    ...LOCALES.map((locale) => ({ flag: `alt-${locale}`, ask: `What is seen, in ${inEnglish(locale)}, in a few words` })),
    {
      flag: 'focal',
      ask: 'What matters, in percent from left and top; crops keep it',
      preset: '50,50',
      check: (place) => (readPlace(place) ? undefined : `'${place}' is no place: write two numbers from 0 to 100, such as 62,45`),
    },
  ];
}

function readPlace(text: string): [number, number] | undefined {
  const [, left, top] = /^(\d{1,3})\s*,\s*(\d{1,3})$/.exec(text.trim()) ?? [];
  const place: [number, number] = [Number(left), Number(top)];
  return place.every((part) => part <= 100) ? place : undefined;
}

type Answers = Readonly<Record<string, string | undefined>>;

/** Writes a photograph and its entry in media.json. Throws with a cure, before writing. @param answers By flags, and its `file`. */
export async function addPicture(photograph: Buffer, answers: Answers, content: string = CONTENT): Promise<NewPicture & { name: string }> {
  const list = `${content}/media/media.json`;
  const taken = listTaken(content);
  const entries = JSON.parse(readSource(list)) as object;
  const found: Record<string, string> = {};
  const errors = questionsForPicture(answers.file ?? '', taken).flatMap(({ flag, ask, preset = '', check }) => {
    const answer = answers[flag]?.trim() || preset;
    found[flag] = answer;
    return answer ? (check?.(answer) ?? []) : `is missing: ${ask}`;
  });
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const { name = '', focal = '' } = found;
  const picture = await makeMaster(photograph);
  writeFileSync(`${content}/media/${name}.jpg`, picture.bytes);
  const entry = {
    uuid: randomUUID(),
    name,
    file: `${name}.jpg`,
    focal: readPlace(focal) ?? [50, 50],
    alt: eachLocale((locale) => found[`alt-${locale}`]),
  };
  writeFileSync(list, `${JSON.stringify({ ...entries, [name]: entry }, null, 2)}\n`);
  return { ...picture, name };
}
