import type { PageId } from '#core/site/pages.ts';

/** Modules of src/pages by row; rows that the guard redirects have none. */
const FILES: Record<Exclude<PageId, 'link' | 'styleGuide'>, string> = {
  home: 'home-page',
  company: 'company-page',
  locations: 'locations-page',
  songdo: 'songdo-page',
  syracuse: 'syracuse-page',
  leadership: 'leadership-page',
  recruitment: 'recruitment-page',
  ceo: 'ceo-page',
  services: 'services-page',
  cdo: 'cdo-page',
  cmo: 'cmo-page',
  testing: 'testing-page',
  quality: 'quality-page',
  adc: 'adc-page',
  esg: 'esg-page',
  environment: 'environment-page',
  social: 'social-page',
  governance: 'governance-page',
  pr: 'pr-page',
  logo: 'logo-page',
  newsroom: 'newsroom-page',
  notice: 'notice-page',
  images: 'images-page',
  imageAlbum: 'image-album-page',
  videos: 'videos-page',
  brochures: 'brochures-page',
  newsroomPost: 'post-page',
  noticePost: 'post-page',
  contact: 'contact-page',
  contactSent: 'contact-sent-page',
  search: 'search-page',
  privacy: 'privacy-page',
  cookies: 'cookies-page',
  sitemap: 'sitemap-page',
  sitemapYear: 'sitemap-year-page',
  partnerships: 'partnerships-page',
  offline: 'offline-page',
  error404: 'error-page',
  error500: 'error-page',
};

/** The module's address from the project's root, which the build's manifest knows it by. */
export function pageFile(id: PageId): string {
  const file = FILES[id as keyof typeof FILES];
  if (!file) throw new Error(`'${id}' has no page: the guard redirects it`);
  return `/src/pages/${file}.tsx`;
}
