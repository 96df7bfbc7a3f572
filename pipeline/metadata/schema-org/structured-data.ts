import { jsonInHtml } from '../../../core/html/json-in-html.ts';
import type { SchemaType } from '../../../core/site/pages.ts';
import type { PageMetadata } from '../page-metadata.ts';
import type { SiteMetadata } from '../site-metadata.ts';
import { breadcrumbNode, type Node, organizationNode, webSiteNode } from './organization.ts';
import { pageNodes } from './page.ts';

/** Types of the pages that describe the company in full; other pages name it by its id. */
const DESCRIBES_COMPANY = new Set<SchemaType | undefined>(['WebSite', 'AboutPage', 'ContactPage']);

/** The page in schema.org's vocabulary: one block with one graph, or nothing. It is data, so the content policy needs no hash of it. */
export function renderStructuredData(site: SiteMetadata, metadata: PageMetadata): string {
  const { schemaType } = metadata.page;
  const graph = [
    ...(DESCRIBES_COMPANY.has(schemaType) ? [organizationNode(site)] : []),
    ...(schemaType === 'WebSite' ? [webSiteNode(site)] : []),
    ...pageNodes(site, metadata),
    breadcrumbNode(site, metadata),
  ].filter((node): node is Node => node !== undefined);
  if (graph.length === 0) return '';
  return `<script type="application/ld+json">${jsonInHtml({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
}
