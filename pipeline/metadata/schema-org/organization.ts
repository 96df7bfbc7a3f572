import type { BreadcrumbList, ContactPoint, Organization, WebSite } from 'schema-dts';
import { LOCALES } from '../../../core/site/locales.ts';
import { getBreadcrumb } from '../../../core/site/menu.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import { readContentFile } from '../../content/content-files.ts';
import type { ContentOf } from '../../content/schemas.ts';
import type { PageMetadata, SiteMetadata } from '../site-metadata.ts';

export const organizationFacts = (): ContentOf<'organization.json'> => readContentFile('organization.json');

/** The same everywhere, so that all pages speak of one company. */
export const organizationId = (origin: string) => `${origin}/#organization`;

/** The company where the page does not describe it: by its name and id. */
export function organizationLink({ origin, tokens }: SiteMetadata) {
  return { '@type': 'Organization', '@id': organizationId(origin), name: tokens.company } as const satisfies Organization;
}

export function organizationNode({ origin, locale, tokens, otherNames, translate }: SiteMetadata): Organization {
  const { foundingDate, headquarters, places } = organizationFacts();
  const contact = (contactType: string, email: string | undefined): ContactPoint => ({
    '@type': 'ContactPoint',
    contactType,
    email,
    availableLanguage: [...LOCALES],
  });
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: tokens.company,
    legalName: tokens.companyLegal,
    alternateName: otherNames,
    url: origin + hrefFor(locale, 'home'),
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png` },
    description: translate('sections:main.description'),
    foundingDate,
    parentOrganization: { '@type': 'Organization', name: tokens.group },
    address: {
      '@type': 'PostalAddress',
      streetAddress: headquarters.street[locale],
      addressLocality: headquarters.locality[locale],
      addressCountry: headquarters.country,
    },
    location: places.map(({ label, locality, region, country }) => ({
      '@type': 'Place',
      name: translate(`menu:${label}`),
      address: {
        '@type': 'PostalAddress',
        addressLocality: locality[locale],
        ...(region && { addressRegion: region }),
        addressCountry: country,
      },
    })),
    contactPoint: [contact('customer service', tokens.emailContact), contact('media relations', tokens.emailMedia)],
  };
}

/** Where search engines take the name of the site from. */
export function webSiteNode({ origin, locale, tokens, otherNames }: SiteMetadata): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website-${locale}`,
    name: tokens.company,
    alternateName: otherNames,
    url: origin + hrefFor(locale, 'home'),
    inLanguage: locale,
    publisher: { '@id': organizationId(origin) },
  };
}

/** The visible breadcrumb, a post's title in full. The last step is the page itself and has no address. */
export function breadcrumbNode({ origin, locale, translate }: SiteMetadata, { page, post }: PageMetadata): BreadcrumbList | undefined {
  const crumbs = getBreadcrumb(page.id);
  if (crumbs.length === 0) return undefined;
  const steps = crumbs.map(({ label, page: target }) => ({ name: translate(`menu:${label}`), item: origin + hrefFor(locale, target) }));
  const links = post ? steps : steps.slice(0, -1);
  const last = { name: post ? post.title : (steps.at(-1)?.name as string) };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...links, last].map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  };
}
