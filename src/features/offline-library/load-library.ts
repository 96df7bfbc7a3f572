import { type Library, type LibraryItem, libraryUrl } from '#core/build/library.ts';
import { isLocale, type Locale } from '#core/site/locales.ts';

const loaded = new Map<Locale, Promise<Library>>();

/** What can be saved in a locale; asked for again after a failure, and each time the library opens. */
export function loadLibrary(locale: Locale): Promise<Library> {
  const known = loaded.get(locale);
  if (known) return known;
  const library = fetch(libraryUrl(locale), { cache: 'no-cache' }).then((response) => {
    if (!response.ok) throw new Error(`${libraryUrl(locale)} was answered with ${response.status}`);
    return response.json() as Promise<Library>;
  });
  loaded.set(locale, library);
  library.catch(() => loaded.delete(locale));
  return library;
}

export function forgetLibraries(): void {
  loaded.clear();
}

/** One thing with the files of its locale, whichever that is; undefined where it is no longer offered. */
export async function findOffer(id: string): Promise<{ item: LibraryItem; library: Library } | undefined> {
  const locale = localeOf(id);
  if (!locale) return undefined;
  const library = await loadLibrary(locale);
  const item = library.items.find((one) => one.id === id);
  return item && { item, library };
}

export function localeOf(id: string): Locale | undefined {
  const [first] = id.split('/');
  return isLocale(first) ? first : undefined;
}
