import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import logo from '../../content/logo.json' with { type: 'json' };
import type { Post } from '../../core/posts/post.ts';
import type { Locale } from '../../core/site/locales.ts';
import { logoPaths } from '../../core/site/logo-shapes.ts';
import { getPage, getPostPages, PAGES, type Page } from '../../core/site/pages.ts';
import { readContentFile } from '../content/content-files.ts';
import type { PostSet } from '../content/post-sets.ts';
import type { Master } from '../content/schemas.ts';
import { CONTENT } from '../paths.ts';
import type { Report } from '../report.ts';
import { takeCommitted } from './encode-picture.ts';

/** The size that every network asks for, in pixels. */
export const OG_SIZE = { width: 1200, height: 630 } as const;

const { ink, red } = readContentFile('theme.json').shared;

/** The brand on a shared picture. Paths only: text would be drawn in whatever fonts the machine has. */
const OG_OVERLAY = `<svg xmlns="http://www.w3.org/2000/svg" width="${OG_SIZE.width}" height="${OG_SIZE.height}">
  <path d="M0 450h180v180H0z" fill="${ink}"/>
  <path d="M0 444h180v6H0z" fill="${red}"/>
  <g transform="translate(46 494) scale(2.2)">
    ${logoPaths(logo, '#fff', red).join('\n    ')}
  </g>
</svg>`;

/** What is shown where a page is shared: 1200 × 630, a JPEG. */
export interface SharePicture {
  /** Address on our origin; it carries a hash and never changes what it answers. */
  url: string;
  path: string;
  isCommitted: boolean;
  alt: Record<Locale, string>;
}

/** Largest picture, in bytes: chat apps give up on slow ones. */
const BUDGET = 90 * 1024;
const QUALITIES = [74, 68, 62, 56, 50, 44];
export const SHARE_PICTURES = 'share-pictures';
/** Part of every hash: raise the number when the making changes. */
const RECIPE = JSON.stringify([2, QUALITIES, OG_OVERLAY]);

const readMasters = () => readContentFile('media/media.json');
let keyByUuid: Map<string, string> | undefined;

/** The picture of a page is its key visual; a post's is its own, else its list's; without any it is the home page's. */
export function pictureKeyOf(page: Page, post?: Post): string {
  keyByUuid ??= new Map(Object.entries(readMasters()).map(([key, { uuid }]) => [uuid, key]));
  const own = post?.image && keyByUuid.get(post.image.uuid);
  const list = page.posts && getPostPages(page.posts.type).list.visual;
  return own ?? page.visual ?? list ?? (getPage('home').visual as string);
}

/** One picture for every key that a page or post is shared with; equal keys share a file. Committed ones are taken, missing ones made. */
export async function makeSharePictures(sets: readonly PostSet[], report: Report): Promise<ReadonlyMap<string, SharePicture>> {
  const masters = readMasters();
  const keys = new Set(PAGES.filter((page) => !page.redirected).map((page) => pictureKeyOf(page)));
  for (const { type, posts } of sets) {
    const page = getPostPages(type).detail ?? getPostPages(type).list;
    for (const post of posts) keys.add(pictureKeyOf(page, post));
  }
  const pictures = new Map<string, SharePicture>();
  for (const key of [...keys].sort()) {
    const master = masters[key] as Master;
    const { file, crop, focal, alt } = master;
    const bytes = readFileSync(`${CONTENT}/media/${file}`);
    const hash = createHash('sha256')
      .update(RECIPE)
      .update(JSON.stringify([focal, crop]))
      .update(bytes)
      .digest('hex')
      .slice(0, 8);
    const name = `${key}.${hash}.jpg`;
    const found = await takeCommitted(`${SHARE_PICTURES}/${name}`, () => encode(bytes, master, key));
    pictures.set(key, { url: `/og/${name}`, ...found, alt });
    report.progress(pictures.size, keys.size, 'pictures');
  }
  if ([...pictures.values()].some(({ isCommitted }) => !isCommitted))
    report.note("some are not committed: 'npm run committed-files' puts them into content/");
  return pictures;
}

/** Cut around the focal point, with the brand's panel on top. A small detail brings some of its surroundings, to stay sharp. */
async function encode(bytes: Buffer, { focal, crop = [0, 0, 100, 100] }: Master, key: string): Promise<Buffer> {
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  const detail = { left: crop[0] * width, top: crop[1] * height, width: crop[2] * width, height: crop[3] * height };
  const widest = (wide: number, high: number) => Math.min(wide, (high * OG_SIZE.width) / OG_SIZE.height);
  const cutWidth = Math.min(widest(width, height), Math.max(widest(detail.width / 100, detail.height / 100), OG_SIZE.width));
  const area = { width: Math.floor(cutWidth), height: Math.floor((cutWidth * OG_SIZE.height) / OG_SIZE.width) };
  const offset = (middle: number, whole: number, part: number) => Math.round(Math.min(Math.max(middle - part / 2, 0), whole - part));
  const left = offset((detail.left + (focal[0] / 100) * detail.width) / 100, width, area.width);
  const top = offset((detail.top + (focal[1] / 100) * detail.height) / 100, height, area.height);
  const cut = await sharp(bytes)
    .autoOrient()
    .extract({ left, top, ...area })
    .resize(OG_SIZE.width, OG_SIZE.height, { fit: 'fill' })
    .composite([{ input: Buffer.from(OG_OVERLAY) }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const quality of QUALITIES) {
    const made = await sharp(cut).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (made.length <= BUDGET) return made;
  }
  throw new Error(`the picture '${key}' cannot be shared in ${BUDGET} bytes: use a calmer one`);
}
