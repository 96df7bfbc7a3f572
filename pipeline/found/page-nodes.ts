import type { Post } from '../../core/posts/post.ts';
import { fallbackWidth, type ImageAsset, imageUrl } from '../../core/site/image.ts';
import type { PageId } from '../../core/site/pages.ts';
import { type Node, organizationFacts, organizationId, organizationLink } from './nodes.ts';
import { pictureKeyOf } from './share-pictures.ts';
import type { FoundSite } from './site.ts';
import type { Subject } from './subject.ts';
import { isoDuration, kstTime } from './times.ts';

const SERVICES: readonly PageId[] = ['cdo', 'cmo', 'testing', 'quality', 'adc'];

/** What the page itself is, beyond its place in the site (brief 9.3). Most pages are nothing more. */
export function pageNodes(site: FoundSite, subject: Subject): Node[] {
  const { page, post } = subject;
  if (page.id === 'company') return [aboutOrContact('AboutPage', site, subject)];
  if (page.id === 'contact') return [aboutOrContact('ContactPage', site, subject)];
  if (SERVICES.includes(page.id)) return [service(site, subject)];
  if (page.id === 'newsroomPost' && post) return [newsArticle(site, subject, post)];
  if (page.id === 'imageAlbum' && post) return [imageGallery(site, subject, post)];
  if (page.posts?.role !== 'list') return [];
  return [webPage('CollectionPage', site, subject), ...(page.posts.type === 'videos' ? videos(site, subject) : [])];
}

function webPage(type: string, { locale }: FoundSite, { url, title, description }: Subject): Node {
  return { '@type': type, '@id': url, url, name: title, description, inLanguage: locale };
}

function aboutOrContact(type: 'AboutPage' | 'ContactPage', site: FoundSite, subject: Subject): Node {
  return { ...webPage(type, site, subject), mainEntity: { '@id': organizationId(site.origin) } };
}

function service(site: FoundSite, { url, title, description }: Subject): Node {
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

function newsArticle(site: FoundSite, { url, title, description, picture }: Subject, post: Post): Node {
  return {
    '@type': 'NewsArticle',
    mainEntityOfPage: url,
    headline: title,
    description,
    image: [site.origin + picture.url],
    datePublished: kstTime(post.date),
    dateModified: kstTime(post.date),
    inLanguage: site.locale,
    articleSection: site.category(post.type, post.category),
    author: organizationLink(site),
    publisher: organizationLink(site),
  };
}

/** The pictures of an album's post, with their words; an album without any is told of by its cover. */
interface AlbumFields {
  gallery?: readonly { image: ImageAsset; caption: string }[];
}

function imageGallery(site: FoundSite, subject: Subject, post: Post & AlbumFields): Node {
  const { origin, assets } = site;
  const pictures = post.gallery?.map(({ image, caption }) => ({
    '@type': 'ImageObject',
    contentUrl: origin + imageUrl(assets, image.uuid, image, fallbackWidth(image), 'jpg'),
    caption,
  }));
  return {
    ...webPage('ImageGallery', site, subject),
    image: pictures ?? [origin + subject.picture.url],
    datePublished: kstTime(post.date),
    publisher: organizationLink(site),
  };
}

/**
 * What a video's post says of its film: seconds, and the address of the file on our origin or of the page that shows it.
 * A post without either is not told of.
 */
interface VideoFields {
  film?: { duration: number; files?: readonly { url: string }[] };
  external?: { duration: number; url: string };
}

function videos(site: FoundSite, { page, url }: Subject): Node[] {
  const posts: readonly (Post & VideoFields)[] = site.sets.find((set) => set.type === 'videos')?.posts ?? [];
  return posts.flatMap((post) => {
    const { film, external } = post;
    const duration = film?.duration ?? external?.duration;
    const thumbnail = site.pictures.get(pictureKeyOf(page, post));
    if (duration === undefined || !thumbnail) return [];
    const file = film?.files?.[0]?.url;
    return [
      {
        '@type': 'VideoObject',
        name: post.title,
        description: post.summary,
        thumbnailUrl: site.origin + thumbnail.url,
        uploadDate: kstTime(post.date),
        duration: isoDuration(duration),
        transcript: post.pc_content_text,
        inLanguage: site.locale,
        ...(file ? { contentUrl: site.origin + file } : { url: external?.url ?? url }),
      },
    ];
  });
}
