import type {
  AboutPage,
  CollectionPage,
  ContactPage,
  Graph,
  ImageGallery,
  ImageObject,
  NewsArticle,
  Service,
  Thing,
  VideoObject,
} from 'schema-dts';
import { jsonInHtml } from '../../../core/html/escape.ts';
import type { Post } from '../../../core/posts/post.ts';
import { type AssetPlace, fallbackWidth, type ImageAsset, imageUrl } from '../../../core/site/image.ts';
import type { SchemaType } from '../../../core/site/pages.ts';
import { isoDuration } from '../../../core/site/sizes.ts';
import { toSeoulTime } from '../render-feeds.ts';
import type { PageMetadata, SiteMetadata } from '../site-metadata.ts';
import { breadcrumbNode, organizationFacts, organizationId, organizationLink, organizationNode, webSiteNode } from './organization.ts';

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
  ].filter((node) => node !== undefined);
  if (graph.length === 0) return '';
  return `<script type="application/ld+json">${jsonInHtml({ '@context': 'https://schema.org', '@graph': graph } satisfies Graph)}</script>`;
}

/** What the page itself is, beyond its place in the site. A page without a `schemaType` is nothing more. */
function pageNodes(site: SiteMetadata, metadata: PageMetadata): Thing[] {
  const { page, post } = metadata;
  switch (page.schemaType) {
    case 'AboutPage':
    case 'ContactPage':
      return [aboutOrContact(page.schemaType, site, metadata)];
    case 'Service':
      return [service(site, metadata)];
    case 'NewsArticle':
      return post ? [newsArticle(site, metadata, post)] : [];
    case 'ImageGallery':
      return post ? [imageGallery(site, metadata, post)] : [];
    case 'CollectionPage':
      return [webPage('CollectionPage', site, metadata) satisfies CollectionPage, ...(page.posts?.type === 'videos' ? videos(site) : [])];
    default:
      return [];
  }
}

function webPage<Type extends string>(type: Type, { locale }: SiteMetadata, { url, title, description }: PageMetadata) {
  return { '@type': type, '@id': url, url, name: title, description, inLanguage: locale };
}

function aboutOrContact(type: 'AboutPage' | 'ContactPage', site: SiteMetadata, metadata: PageMetadata): AboutPage | ContactPage {
  return { ...webPage(type, site, metadata), mainEntity: { '@id': organizationId(site.origin) } };
}

function service(site: SiteMetadata, { url, title, description }: PageMetadata): Service {
  return {
    '@type': 'Service',
    name: title,
    serviceType: title,
    description,
    url,
    provider: organizationLink(site),
    areaServed: organizationFacts().areaServed,
  };
}

function newsArticle(site: SiteMetadata, { url, title, description, picture }: PageMetadata, post: Post): NewsArticle {
  return {
    '@type': 'NewsArticle',
    mainEntityOfPage: url,
    headline: title,
    description,
    image: [site.origin + picture.url],
    datePublished: toSeoulTime(post.date),
    dateModified: toSeoulTime(post.updated ?? post.date),
    inLanguage: site.locale,
    articleSection: site.translateCategory(post.type, post.category),
    author: organizationLink(site),
    publisher: organizationLink(site),
  };
}

const jpegUrl = (assets: AssetPlace, image: ImageAsset) => imageUrl(assets, image.uuid, image, fallbackWidth(image), 'jpg');

function imageGallery(site: SiteMetadata, metadata: PageMetadata, post: Post): ImageGallery {
  return {
    ...webPage('ImageGallery', site, metadata),
    image: post.gallery?.map(
      ({ image, caption }): ImageObject => ({
        '@type': 'ImageObject',
        contentUrl: site.origin + jpegUrl(site.assets, image),
        caption,
      }),
    ),
    datePublished: toSeoulTime(post.date),
    publisher: organizationLink(site),
  };
}

/** The thumbnail is the poster that the page shows. */
function videos(site: SiteMetadata): VideoObject[] {
  const posts = site.sets.find((set) => set.type === 'videos')?.posts ?? [];
  return posts.flatMap((post) => {
    const { film, external, image } = post;
    const shown = film ?? external;
    if (!shown || !image) return [];
    const file = film?.files[0]?.url;
    return [
      {
        '@type': 'VideoObject',
        name: post.title,
        description: post.summary,
        thumbnailUrl: site.origin + jpegUrl(site.assets, image),
        uploadDate: toSeoulTime(post.date),
        duration: isoDuration(shown.duration),
        transcript: post.pc_content_text,
        inLanguage: site.locale,
        ...(file ? { contentUrl: site.origin + file } : { url: external?.url }),
      },
    ];
  });
}
