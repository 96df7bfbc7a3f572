import { Marked, type Tokens } from 'marked';
import { escapeHtml } from '../../core/html/escape.ts';
import { findForbiddenTag } from '../../core/posts/post-markup.ts';
import type { ImageAsset } from '../../core/site/image.ts';
import type { Locale } from '../../core/site/locales.ts';
import { type PostMedia, renderFigure } from './body-media.ts';
import { koreanMarkdown } from './korean-markdown.ts';
import { type LinkTargets, resolveLink } from './links.ts';

export interface Compiled {
  html: string;
  /** For search: the words without the markup. */
  text: string;
  /** Pictures that stand in it, stills of films among them, each once. */
  images: ImageAsset[];
  errors: string[];
}

/**
 * Compiles a post's Markdown to HTML. Raw HTML and unknown images or links are errors. `page:company#vision` links to a page,
 * `post:newsroom/ID` to a post; `![](picture:NAME "Caption")` shows a picture, `![Title](film:NAME)` a film.
 * @param media What the body may show; without it, nothing.
 */
export function compileMarkdown(
  source: string,
  locale: Locale,
  tableLabel: string,
  targets: LinkTargets = {},
  media: PostMedia = NO_MEDIA,
): Compiled {
  const errors: string[] = [];
  const images = new Map<string, ImageAsset>();
  const marked = new Marked({ gfm: true, async: false });
  marked.use(koreanMarkdown(errors), {
    renderer: {
      html({ text }: Tokens.HTML | Tokens.Tag) {
        errors.push(`markup not allowed: '${text.trim().slice(0, 40)}'; write it in Markdown, and the sign as '\\<'`);
        return '';
      },
      paragraph({ tokens }: Tokens.Paragraph) {
        const [image, ...others] = tokens;
        if (image?.type !== 'image' || others.length > 0) return `<p>${this.parser.parseInline(tokens)}</p>\n`;
        const { href, text, title } = image as Tokens.Image;
        const figure = renderFigure({ href, text, caption: title?.trim() ?? '' }, locale, media);
        if ('error' in figure) errors.push(figure.error);
        else for (const shown of figure.images) images.set(shown.uuid, shown);
        return 'html' in figure ? `${figure.html}\n` : '';
      },
      // Within a text.
      image({ href }: Tokens.Image) {
        errors.push(`'${href}' stands within a text: give it a line of its own, with an empty line before and after it`);
        return '';
      },
      heading({ tokens, depth }: Tokens.Heading) {
        const level = Math.min(Math.max(depth, 2), 3);
        return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const link = resolveLink(href, locale, targets);
        if ('error' in link) errors.push(link.error);
        return `<a href="${escapeHtml('address' in link ? link.address : '')}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
    hooks: {
      postprocess: (html) =>
        html
          .replace(/<table>/g, `<div class="table-scroll" role="region" tabindex="0" aria-label="${escapeHtml(tableLabel)}"><table>`)
          .replace(/<\/table>/g, '</table></div>')
          .replace(/<th(?=[ >])/g, '<th scope="col"'),
    },
  });
  const html = (marked.parse(source) as string).trim();
  // What was refused above has left something behind.
  const forbidden = errors.length === 0 ? findForbiddenTag(html) : undefined;
  if (forbidden) errors.push(`${forbidden} may not stand in a post; write it otherwise`);
  return { html, text: plainText(html), images: [...images.values()], errors };
}

const NO_MEDIA: PostMedia = {
  assets: { base: '', env: '' },
  imageOf: () => undefined,
  imageNames: [],
  filmOf: () => undefined,
  filmNames: [],
  stillOf: () => undefined,
};

/** The words of compiled HTML, block ends as spaces. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(p|h\d|li|td|th|blockquote|figcaption)>|<br>/g, ' ')
    .replace(/<[^<>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
