import type { PageId } from '#core/site/pages.ts';
import type { PageModule } from '#src/pages/page-module.ts';

/** Modules of src/pages by row; a row that is not named here opens with title, key visual and lead. */
const FILES: Partial<Record<PageId, string>> = {
  home: 'home-page',
  company: 'company-page',
  ceo: 'ceo-page',
  esg: 'esg-page',
  environment: 'environment-page',
  social: 'social-page',
  governance: 'governance-page',
  logo: 'logo-page',
  newsroom: 'post-list-page',
  notice: 'post-list-page',
  newsroomPost: 'post-page',
  noticePost: 'post-page',
  offline: 'offline-page',
  error404: 'error-page',
  error500: 'error-page',
};

const modules = import.meta.glob<PageModule<unknown>>('/src/pages/*-page.tsx');

/** The module's address from the project's root, which the build's manifest knows it by. */
export function pageFile(id: PageId): string {
  return `/src/pages/${FILES[id] ?? 'opening-page'}.tsx`;
}

export function loadPageModule(id: PageId): Promise<PageModule<unknown>> {
  const load = modules[pageFile(id)];
  if (!load) throw new Error(`${pageFile(id)} is missing`);
  return load();
}
