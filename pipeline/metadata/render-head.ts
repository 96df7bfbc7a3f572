import type { Locale } from '../../core/site/locales.ts';
import type { Page } from '../../core/site/pages.ts';
import { renderMetaTags } from './meta-tags.ts';
import { getPageMetadata } from './page-metadata.ts';
import { renderStructuredData } from './schema-org/structured-data.ts';
import type { SiteMetadata } from './site-metadata.ts';

/** Renders the tags of a document's head that no browser reads: the pipeline adds them, so that they are in no bundle. */
export type HeadRenderer = (page: Page, locale: Locale, id?: string) => string;

export function createHeadRenderer(sites: Readonly<Record<Locale, SiteMetadata>>): HeadRenderer {
  return (page, locale, id) => {
    // Nobody shares an error page or the offline page.
    if (page.status || page.withoutApp) return '';
    const site = sites[locale];
    const metadata = getPageMetadata(site, page, id);
    return renderMetaTags(site, metadata) + renderStructuredData(site, metadata);
  };
}
