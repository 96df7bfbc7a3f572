import { Marked, type Tokens } from 'marked';
import { escapeHtml } from '../../core/html/escape.ts';
import { POST_ELEMENTS } from '../../core/posts/post-markup.ts';
import type { Locale } from '../../core/site/locales.ts';
import { type LinkTargets, resolveLink } from './links.ts';

export interface Compiled {
  html: string;
  /** For search: the words without the markup. */
  text: string;
  errors: string[];
}

/**
 * Compiles a post's Markdown to HTML. Raw HTML, images and links of other kinds are refused, not cleaned: the writer
 * is told, and nothing unsafe can reach a page. `page:company#vision` links to a page of the site by its id,
 * `post:newsroom/ID` to a post, `https://` to another site.
 */
export function compileMarkdown(source: string, locale: Locale, tableLabel: string, targets: LinkTargets = {}): Compiled {
  const errors: string[] = [];
  const marked = new Marked({ gfm: true, async: false });
  marked.use({
    // Korean writes ranges with `~`: strike-through is off.
    tokenizer: { del: () => undefined },
    renderer: {
      html({ text }: Tokens.HTML | Tokens.Tag) {
        errors.push(`markup not allowed: '${text.trim().slice(0, 40)}'; write it in Markdown`);
        return '';
      },
      image({ href }: Tokens.Image) {
        errors.push(`image '${href}' in the body: name it in the front matter's 'image' instead`);
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
  for (const [, tag] of html.matchAll(/<\/?([a-z][a-z0-9]*)/g)) {
    if (!POST_ELEMENTS.has(tag as string)) errors.push(`element <${tag}> is not allowed in a post`);
  }
  return { html, text: plainText(html), errors };
}

/** The words of compiled HTML, block ends as spaces. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(p|h\d|li|td|th|blockquote)>|<br>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
