import type { PageId } from '#core/site/pages.ts';
import type { PageModule } from '#src/pages/page-module.ts';
import { pageFile } from './page-files.ts';

const modules = import.meta.glob<PageModule<unknown>>('/src/pages/*-page.tsx');

export function loadPageModule(id: PageId): Promise<PageModule<unknown>> {
  const load = modules[pageFile(id)];
  if (!load) throw new Error(`${pageFile(id)} is missing`);
  return load();
}
