import type { PageModule } from '#src/pages/page-module.ts';
import type { PageParts } from './page-parts.ts';

/**
 * The parts of the page that the document holds, from the addresses that the build wrote beside its entry, so that the
 * tables of all pages and all words are not needed to start one. Undefined where there are none (development server).
 */
export async function loadWrittenParts(): Promise<PageParts | undefined> {
  const { page, words = '' } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
  if (!page) return undefined;
  const named = words
    .split(' ')
    .filter(Boolean)
    .map(async (pair) => {
      const [name = '', url = ''] = pair.split('=');
      return [name, (await import(/* @vite-ignore */ url)).default as object] as const;
    });
  const [module, ...entries] = await Promise.all([import(/* @vite-ignore */ page) as Promise<PageModule<unknown>>, ...named]);
  return { module, words: Object.fromEntries(entries) };
}
