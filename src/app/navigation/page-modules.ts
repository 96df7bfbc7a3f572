import { pageModuleName } from '#core/site/page-row.ts';
import type { PageId } from '#core/site/pages.ts';
import type { PageModule } from '#src/pages/page-module.ts';

const modules = import.meta.glob<PageModule>('/src/pages/**/*-page.tsx');

/** The module's file from the project's root, which the build's manifest knows it by. */
export function findPageFile(id: PageId): string {
  const name = `/${pageModuleName(id)}`;
  const path = Object.keys(modules).find((key) => key.endsWith(name));
  if (!path) throw new Error(`src/pages has no file ${name.slice(1)} for the page '${id}'`);
  return path.slice(1);
}

/** The prerenderer's: Node's loader would be asked for each of thousands of posts. */
const loaded = new Map<PageId, Promise<PageModule>>();

/** In a browser each call asks for the module anew: one that failed may be had the next time, and the answer comes in a task of its own. */
export function loadPageModule(id: PageId): Promise<PageModule> {
  const load = modules[`/${findPageFile(id)}`] as () => Promise<PageModule>;
  if (!import.meta.env.SSR) return load();
  const module = loaded.get(id) ?? load();
  loaded.set(id, module);
  return module;
}
