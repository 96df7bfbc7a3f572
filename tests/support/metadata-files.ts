import { readdirSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { DIST, SITE } from '../../pipeline/paths.ts';

/** The public address that the site was built for. */
export const { origin } = JSON.parse(readFileSync(`${DIST}/headers.json`, 'utf8')) as { origin: string };

/** A built document and what its head says. */
export interface BuiltDocument {
  file: string;
  path: string;
  locale: 'en' | 'ko';
  head: Document;
}

/** Every document but error and offline pages, which nobody shares; `others` are those. */
export function builtDocuments(): { shared: BuiltDocument[]; others: BuiltDocument[] } {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const all = files.sort().map((file): BuiltDocument => {
    const html = readFileSync(`${SITE}/${file}`, 'utf8');
    return {
      file,
      path: `/${file.replace(/\.html$/, '')}`,
      locale: file.startsWith('ko') ? 'ko' : 'en',
      // The body is of no interest here, and long.
      head: new JSDOM(`${html.slice(0, html.indexOf('</head>'))}</head></html>`).window.document,
    };
  });
  const isOther = ({ file }: BuiltDocument) => /(^|\/)errors\/|\/offline\./.test(file);
  return { shared: all.filter((one) => !isOther(one)), others: all.filter(isOther) };
}

export function meta({ head }: BuiltDocument, property: string): string[] {
  return [...head.querySelectorAll(`meta[property="${property}"], meta[name="${property}"]`)].map(
    (tag) => tag.getAttribute('content') ?? '',
  );
}

/** The nodes of a document's structured data. */
export function graphOf({ head }: BuiltDocument): Record<string, unknown>[] {
  const blocks = [...head.querySelectorAll('script[type="application/ld+json"]')];
  if (blocks.length > 1) throw new Error('more than one block of structured data');
  return blocks.flatMap((block) => JSON.parse(block.textContent ?? '')['@graph']);
}
