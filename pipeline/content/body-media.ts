import { didYouMean } from '../../core/build/nearest.ts';
import { escapeHtml } from '../../core/html/escape.ts';
import type { Film } from '../../core/posts/post.ts';
import { PHONE } from '../../core/site/constants.ts';
import { type AssetPlace, avifSrcset, fallbackWidth, type ImageAsset, imageUrl } from '../../core/site/image.ts';
import { LANGUAGES, LOCALES, type Locale } from '../../core/site/locales.ts';
import { symbolOf } from '../../core/site/picture-symbol.ts';

/** What posts may show: a picture by its name in content/media/media.json, a film by its folder of content/films. */
export interface PostMedia {
  assets: AssetPlace;
  imageOf(name: string): ImageAsset | undefined;
  /** All names, also of those that cannot be read, which is said once. */
  imageNames: readonly string[];
  filmOf(name: string): Film | undefined;
  filmNames: readonly string[];
  /** The name of the picture that stands for a film until it plays. */
  stillOf(film: string): string | undefined;
}

/** `![alt](picture:NAME "Caption")` or `![title](film:NAME "Caption")`, as it is written. */
interface Written {
  href: string;
  text: string;
  caption: string;
}

/** A figure of HTML with the pictures in it, or what is wrong, with a hint. */
export type Figure = { html: string; images: ImageAsset[] } | { error: string };

const COLUMN = 736;
const SIZES = `${PHONE} 92vw, 46rem`;
const FIGURE = /!\[[^\]]*\]\(\s*(picture|film):([^\s)]+)/g;

export function countFigures(body: string): number {
  return [...body.matchAll(FIGURE)].length;
}

export function listPictures(body: string): string[] {
  return [...body.matchAll(FIGURE)].flatMap(([, kind, name]) => (kind === 'picture' && name ? [name] : []));
}

export const unknownPicture = (name: string, { imageNames }: Pick<PostMedia, 'imageNames'>) =>
  `is not in content/media/media.json; add it there or use a name from it${didYouMean(name, imageNames)}`;

export const unknownFilm = (name: string, { filmNames }: Pick<PostMedia, 'filmNames'>) =>
  `is not in content/films; make it there or use the name of a folder in it${didYouMean(name, filmNames)}`;

export function renderFigure(written: Written, locale: Locale, media: PostMedia): Figure {
  const { href, caption } = written;
  const [, kind, name = ''] = /^(picture|film):(.+)$/.exec(href) ?? [];
  if (!kind)
    return {
      error: `picture '${href}': write picture:NAME with a name from content/media/media.json, or film:NAME with a folder of content/films; 'npm run add:picture -- FILE' puts a photograph there`,
    };
  const figure = kind === 'picture' ? renderPicture(written, name, locale, media) : renderFilm(written, name, locale, media);
  if ('error' in figure) return { error: `${kind} '${name}': ${figure.error}` };
  const below = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
  return { ...figure, html: `<figure>${figure.html}${below}</figure>` };
}

function renderPicture({ text }: Written, name: string, locale: Locale, media: PostMedia): Figure {
  if (!media.imageNames.includes(name)) return { error: unknownPicture(name, media) };
  const image = media.imageOf(name);
  if (!image) return { html: '', images: [] };
  const alt = text.trim() || (image.alt[locale] ?? '');
  // Browsers differ in how they write these signs in an attribute, and `post-html` lets neither through.
  if (/[<>]/.test(alt)) return { error: `its text for screen readers, '${alt}', has < or >; write it in words` };
  return { html: pictureHtml(image, alt, media.assets), images: [image] };
}

/** The still lies behind the player: as its poster it would be fetched with the page. Without a poster Chromium paints gray. */
function renderFilm({ text }: Written, name: string, locale: Locale, media: PostMedia): Figure {
  if (!media.filmNames.includes(name)) return { error: unknownFilm(name, media) };
  const title = text.trim();
  if (!title) return { error: `has no title; write it between the brackets: ![Title](film:${name})` };
  if (/[<>]/.test(title)) return { error: `its title, '${title}', has < or >; write it in words` };
  const stillName = media.stillOf(name);
  const still = media.imageOf(stillName ?? '');
  if (stillName === undefined)
    return {
      error: "has no still; make a post below content/posts/videos that names the film and a picture, or 'npm run new:post -- videos'",
    };
  const film = media.filmOf(name);
  if (!film || !still) return { html: '', images: [] };
  const small = film.files.at(-1);
  const sources = [...film.files]
    .reverse()
    .map((file) => [file.url, file === small ? ` media="${PHONE}"` : ''])
    .map(([url, query]) => `<source src="${url}" type="video/mp4"${query}>`);
  // No track is a default one, which would be fetched at once; the page's language is switched on when the film plays.
  const languages = [locale, ...LOCALES.filter((other) => other !== locale)];
  const tracks = languages.map(
    (language) => `<track kind="captions" src="${film.captions[language]}" srclang="${language}" label="${LANGUAGES[language].name}">`,
  );
  const player = `<video controls="" playsinline="" preload="none" poster="/clear.svg" aria-label="${escapeHtml(title)}">${sources.join('')}${tracks.join('')}</video>`;
  return { html: pictureHtml(still, '', media.assets) + player, images: [still] };
}

/** No picture is larger than it is, or higher than the text is wide: those of phones would fill more than a screen. */
function pictureHtml(image: ImageAsset, alt: string, assets: AssetPlace): string {
  const scale = Math.min(1, COLUMN / image.height);
  const isTall = image.height > image.width;
  const [width, height] = isTall ? [Math.round(image.width * scale), Math.round(image.height * scale)] : [image.width, image.height];
  const source = `<source type="image/avif" srcset="${escapeHtml(avifSrcset(assets, image.uuid, image))}" sizes="${isTall ? `${width}px` : SIZES}">`;
  const src = escapeHtml(imageUrl(assets, image.uuid, image, fallbackWidth(image), 'jpg'));
  const img = `<img src="${src}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" data-symbol="${symbolOf(image.name)}" loading="lazy" decoding="async">`;
  return `<picture>${source}${img}</picture>`;
}
