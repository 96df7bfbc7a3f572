import { jsonInHtml } from '../../core/site/json-in-html.ts';
import type { PageId } from '../../core/site/pages.ts';
import { breadcrumbNode, type Node, organizationNode, webSiteNode } from './nodes.ts';
import { pageNodes } from './page-nodes.ts';
import type { FoundSite } from './site.ts';
import type { Subject } from './subject.ts';

/** Where the company is described in full; other pages name it by its id. */
const ABOUT_COMPANY: readonly PageId[] = ['home', 'company', 'contact'];

/** The page in schema.org's vocabulary (brief 9.3): one block with one graph, or nothing. It is data: no policy asks for its hash. */
export function structuredData(site: FoundSite, subject: Subject): string {
  const { id } = subject.page;
  const graph = [
    ...(ABOUT_COMPANY.includes(id) ? [organizationNode(site)] : []),
    ...(id === 'home' ? [webSiteNode(site)] : []),
    ...pageNodes(site, subject),
    breadcrumbNode(site, subject),
  ].filter((node): node is Node => node !== undefined);
  if (graph.length === 0) return '';
  return `<script type="application/ld+json">${jsonInHtml({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
}
