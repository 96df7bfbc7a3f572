import type { Locale } from '../../core/site/locales.ts';
import type { Page } from '../../core/site/pages.ts';
import { headTags } from './head-tags.ts';
import type { FoundSite } from './site.ts';
import { structuredData } from './structured-data.ts';
import { subjectOf } from './subject.ts';

/** Makes what stands in a document's head for machines alone: added when it is finished, so that no browser's bundle knows of it. */
export function machineTeller(sites: Readonly<Record<Locale, FoundSite>>): (page: Page, locale: Locale, id?: string) => string {
  return (page, locale, id) => {
    const site = sites[locale];
    // Nobody shares an error or the offline page.
    if (page.status || page.offline === 'precached') return headTags(site, undefined);
    const subject = subjectOf(site, page, id);
    return headTags(site, subject) + structuredData(site, subject);
  };
}
