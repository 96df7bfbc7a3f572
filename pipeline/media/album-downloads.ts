import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import type { Download, Post } from '../../core/posts/post.ts';
import { longDate } from '../../core/site/dates.ts';
import type { ImageAsset } from '../../core/site/image.ts';
import { DEFAULT_LOCALE, type Locale } from '../../core/site/locales.ts';
import { readNamespace, readTokens } from '../content/content-files.ts';
import type { PostSet } from '../content/post-sets.ts';
import { SITE } from '../paths.ts';
import { type PictureJob, takeCommitted } from './encode-picture.ts';

/** What is kept is printed or cut anew: it is compressed less than what pages show. */
const QUALITY = 88;
const FOLDER = '/downloads/albums';

type Source = Pick<PictureJob, 'source' | 'area' | 'path'>;

/**
 * Makes what visitors keep of the albums: each picture with all pixels of its master or crop, a drawing as PNG and any other as JPEG, and a
 * ZIP of an album with the captions in both languages and the drawings as SVG. Gives the sets with the addresses of these files.
 */
export async function makeAlbumDownloads(sets: readonly PostSet[], pictures: readonly Source[]): Promise<PostSet[]> {
  const ofAlbums = sets.filter(({ type }) => type === 'images');
  const made = new Map<string, AlbumFiles>();
  for (const album of ofAlbums[0]?.posts ?? []) {
    const texts = ofAlbums.flatMap(({ locale, posts }) => posts.filter((post) => post.id === album.id).map((post) => ({ locale, post })));
    made.set(album.id, await makeAlbum(album, texts, pictures));
  }
  return sets.map((set) => (set.type === 'images' ? { ...set, posts: set.posts.map((post) => addFiles(post, made.get(post.id))) } : set));
}

interface AlbumFiles {
  archive: Download;
  pictures: readonly Download[];
}

function addFiles(post: Post, files: AlbumFiles | undefined): Post {
  if (!files || !post.gallery) return post;
  const gallery = post.gallery.map((picture, at) => ({ ...picture, download: files.pictures[at] as Download }));
  return { ...post, gallery, archive: files.archive };
}

/** @param texts The album in each language; the pictures are the same. */
async function makeAlbum(
  { id, date, gallery = [] }: Post,
  texts: readonly { locale: Locale; post: Post }[],
  pictures: readonly Source[],
): Promise<AlbumFiles> {
  // In a folder of somebody else's pictures the name says whose it is.
  const owner = (readTokens(DEFAULT_LOCALE).companyShort ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const sources = new Map(gallery.map(({ image }) => [image.name, sourceOf(image, pictures)] as const));
  const nameOf = (image: ImageAsset, extension = extname((sources.get(image.name) as Source).source)) =>
    `${owner}-${keyOf(image)}${extension}`;
  mkdirSync(`${SITE}${FOLDER}/${id}`, { recursive: true });
  const paths: string[] = [];
  // One after another: a decoded master takes much memory.
  for (const { image } of gallery) paths.push(await makeDownload(image, sources.get(image.name) as Source));
  const files = gallery.map(({ image }, at) => ({ name: nameOf(image), path: paths[at] as string }));
  const downloads = files.map(({ name, path }) => {
    const url = `${FOLDER}/${id}/${name}`;
    copyFileSync(path, SITE + url);
    return { url, bytes: statSync(path).size };
  });
  const folder = `${owner}-${id}`;
  const entries = [
    ...files.map(({ name, path }) => [`${folder}/${name}`, new Uint8Array(readFileSync(path))] as const),
    ...gallery.flatMap(({ image }) => {
      const { source, area } = sources.get(image.name) as Source;
      const svg = source.replace(/\.\w+$/, '.svg');
      return !area && existsSync(svg) ? [[`${folder}/${nameOf(image, '.svg')}`, new Uint8Array(readFileSync(svg))] as const] : [];
    }),
    ...texts.map(
      ({ locale, post }) => [`${folder}/captions-${locale}.txt`, new TextEncoder().encode(writeCaptions(locale, post, nameOf))] as const,
    ),
  ];
  // A ZIP holds the time of a clock, without its zone: noon is noon on every machine. JPEG does not compress any further.
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const bytes = zipSync(Object.fromEntries(entries), { level: 0, mtime: new Date(year, month - 1, day, 12) });
  const url = `${FOLDER}/${folder}.zip`;
  writeFileSync(SITE + url, bytes);
  return { archive: { url, bytes: bytes.length }, pictures: downloads };
}

/** Its name in content/media/media.json. */
function keyOf({ name }: ImageAsset): string {
  return name.slice(0, name.lastIndexOf('.'));
}

function sourceOf({ name }: ImageAsset, pictures: readonly Source[]): Source {
  const found = pictures.find(({ path }) => path.includes(`/${name}-`));
  if (!found) throw new Error(`there is no master of ${name}`);
  return found;
}

async function makeDownload({ name }: ImageAsset, { source, area }: Source): Promise<string> {
  const extension = extname(source);
  const { path } = await takeCommitted(`album-downloads/${name}-${QUALITY}${extension}`, () => {
    const master = sharp(source).autoOrient();
    const picture = area ? master.extract(area) : master;
    return (extension === '.png' ? picture.png() : picture.jpeg({ quality: QUALITY })).toBuffer();
  });
  return path;
}

/** What a picture desk must know of the pictures once they have left their page. */
function writeCaptions(locale: Locale, { title, summary, date, gallery = [] }: Post, nameOf: (image: ImageAsset) => string): string {
  const { lead, credit } = readNamespace(locale, 'images') as { lead: string; credit: string };
  const captions = gallery.map(({ image, caption }) => `${nameOf(image)}\n${caption}\n`);
  return [`${title}\n${summary}\n${longDate(date, locale)}\n`, `${lead}\n${credit}\n`, ...captions].join('\n');
}
