import { pageModuleName } from '#core/site/page-module-name.ts';
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

/** Those that have come: `import()` asks Node's loader each time, for thousands of posts. One that failed may be had the next time. */
const loaded = new Map<PageId, PageModule>();

export async function loadPageModule(id: PageId): Promise<PageModule> {
  const module = loaded.get(id) ?? (await (modules[`/${findPageFile(id)}`] as () => Promise<PageModule>)());
  loaded.set(id, module);
  return module;
}
