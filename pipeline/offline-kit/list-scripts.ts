import { statSync } from 'node:fs';
import { eachLocale, LOCALES, type Locale, localeIn } from '../../core/site/locales.ts';
import { type BuildManifest, listAssets } from '../prerender/assets.ts';

/** From this size on, in bytes, a script is installed with the worker: it is a library, which a deployment seldom changes. */
const LARGE = 30_000;

/**
 * Where a build's scripts and its style sheet are kept for reading offline, as addresses on our origin: the worker installs what every document
 * loads, and libraries; an offline kit has all others, by language. `entry` is what documents start the app with.
 * @param site The folder with the files.
 */
export function listOfflineScripts(manifest: BuildManifest, site: string) {
  const documents = LOCALES.map((locale) => listAssets(manifest, undefined, locale));
  const shells = documents.map(({ boot, entry, preload, sheet }) => [boot, entry, ...preload, sheet]);
  const scripts = Object.entries(manifest)
    .filter(([, { file }]) => /\.(?:js|css)$/.test(file))
    .map(([source, { file }]) => ({ url: `/${file}`, language: localeIn(source) }));
  const large = scripts.filter(({ url, language }) => !language && statSync(site + url).size >= LARGE).map(({ url }) => url);
  const installed = new Set([...(shells[0] ?? []).filter((url) => shells.every((files) => files.includes(url))), ...large]);
  const inKit = (locale: Locale) => [
    ...new Set(scripts.filter(({ url, language }) => (language ?? locale) === locale && !installed.has(url)).map(({ url }) => url)),
  ];
  return { entry: documents[0]?.entry ?? '', installed, inKit: eachLocale(inKit) };
}
