import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build, minify, type Plugin, type Rolldown } from 'vite';
import type { ImageAsset } from '../../core/site/image.ts';
import { DEFAULT_LOCALE, eachLocale, LOCALES, type Locale, localeIn } from '../../core/site/locales.ts';
import { fillAll } from '../../core/site/tokens.ts';
import { readContentFile, readTokens } from '../content/content-files.ts';
import { affiliateLinks, leaderGroups, readPopups } from '../content/localized-content.ts';
import { readInputs } from '../inputs.ts';
import { readImages } from '../media/pictures.ts';
import { BOOT_SCRIPT, ROOT, SITE } from '../paths.ts';
import { newestChange } from '../site-files/write-changelog.ts';
import { importEach } from './shell-messages.ts';

const MESSAGES = /\/(?:locales\/[\w-]+\/[\w-]+|content\/ja-notice)\.json$/;

/** Fills brand and fact tokens when a locale file is bundled, so that neither file reaches a browser. */
export function messagesPlugin(): Plugin {
  return {
    name: 'site:messages',
    enforce: 'pre',
    transform: {
      filter: { id: MESSAGES },
      handler(code, id) {
        const locale = localeIn(id.split('/').at(-2) as string) ?? DEFAULT_LOCALE;
        return { code: JSON.stringify(fillAll(JSON.parse(code.normalize('NFC')), readTokens(locale))), map: null };
      },
    },
  };
}

/** Puts the colors and type of content/theme.json into the sheet of every page, and the color of the browser's bars into its template. */
export function themePlugin(): Plugin {
  const propertiesOf = (values: Readonly<Record<string, string>>) => Object.entries(values).map(([name, value]) => `--${name}: ${value};`);
  return {
    name: 'site:theme',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/styles\/base\.css$/ },
      handler(code) {
        const theme = readContentFile('theme.json');
        const ofLocales = LOCALES.map((locale) => `:root:lang(${locale}) { ${propertiesOf(theme[locale] ?? {}).join(' ')} }`);
        const rules = [`:root { ${propertiesOf(theme.shared).join(' ')} }`, ...ofLocales];
        return { code: code.replace('@layer base {', (layer) => `${layer}\n${rules.join('\n')}`), map: null };
      },
    },
    transformIndexHtml: (html) => html.replace('{red}', readContentFile('theme.json').shared.red),
  };
}

/** Puts the order of the layers and the names of widths before every style sheet of the site. */
export const foundationPlugin = (): Plugin => ({
  name: 'site:foundation',
  enforce: 'pre',
  transform: {
    // Of a sheet that is imported by its address, `?url` is a script.
    filter: { id: { include: /\/src\/.*\.css\b/, exclude: /\?url$|\/src\/(?:editor\/|styles\/(?:foundation|fallback-faces))/ } },
    handler: (code) => ({ code: `@import '#src/styles/foundation.css';\n${code}`, map: null }),
  },
});

const IMAGE = 'image:';

/**
 * Makes modules from content: `image:NAME` (an entry of media.json), `site:inputs`, `site:local-api`, `site:affiliates/LOCALE`, `site:popup-times`,
 * `site:popups`, `site:leaders`, `site:newest-change`, and `site:posts` (prerenderer only). src/types.d.ts has their types.
 */
export function siteModulesPlugin(): Plugin {
  return {
    name: 'site:modules',
    resolveId: {
      filter: { id: /^(image|site):/ },
      // Each importer gets its own copy of a picture's few bytes: shared, every picture would be a request of its own.
      handler: (id, importer) => `\0${id}${id.startsWith(IMAGE) && importer ? `?${relative(ROOT, importer)}` : ''}`,
    },
    load: {
      filter: { id: /^\0(image|site):/ },
      async handler(resolved, options) {
        const id = resolved.slice(1);
        if (id.startsWith(IMAGE))
          return `export default ${JSON.stringify(importedImage(id.slice(IMAGE.length).split('?', 1)[0] as string))}`;
        if (id === 'site:inputs') {
          const { keepBuilds: _builds, editor: _editor, ...inputs } = readInputs();
          return `export default ${JSON.stringify({ ...inputs, logoName: readTokens(DEFAULT_LOCALE).company })}`;
        }
        if (id === 'site:local-api')
          return readInputs().hasApi
            ? 'export default undefined'
            : `export default async (path) => (await import('${ROOT}src/api/answer-from-files.ts')).answerFromFiles(path)`;
        if (id.startsWith('site:affiliates/')) return `export default ${JSON.stringify(affiliateLinks(id.slice(16) as Locale))}`;
        if (id === 'site:popup-times')
          return `export default ${JSON.stringify(readPopups(DEFAULT_LOCALE).map(({ start, end }) => ({ start, end })))}`;
        if (id === 'site:popups') return `export default ${JSON.stringify(eachLocale(readPopups))}`;
        if (id === 'site:leaders') return importEach((locale) => `site:leaders/${locale}`);
        if (id.startsWith('site:leaders/')) return `export default ${JSON.stringify(leaderGroups(id.slice(13) as Locale, imageNamed))}`;
        if (id === 'site:newest-change') return `export default ${JSON.stringify(newestChange())}`;
        if (id === 'site:posts')
          return options?.ssr ? postsModule() : 'export const readIndex = () => undefined, readPost = () => undefined';
        return null;
      },
    },
  };
}

function importedImage(name: string): ImageAsset {
  if (readImages().albums.includes(name))
    throw new Error(`image '${name}' is encoded in the widths of albums: give the page a picture of its own in content/media/media.json`);
  return imageNamed(name);
}

function imageNamed(name: string): ImageAsset {
  const image = readImages().images[name];
  if (!image) throw new Error(`image '${name}' is not in content/media/media.json`);
  return image;
}

/** Reads what a page needs from the files of posts. The index of a type, which several pages list, is kept until another language's is asked for. */
function postsModule(): string {
  return `
import { readFileSync } from 'node:fs';
const indexes = {};
const read = (path) => { try { return JSON.parse(readFileSync(process.env.POSTS_FOLDER + path, 'utf8')); } catch { return undefined; } };
export const readIndex = (type, locale) => {
  if (indexes[type]?.locale !== locale) indexes[type] = { locale, index: read('/' + type + '.' + locale + '.json') };
  return indexes[type].index;
};
export const readPost = (type, locale, id) => read('/' + type + '/' + id + '.' + locale + '.json');
`;
}

/** Emits the boot script as a file that imports nothing: it waits for no chunk, which a deploy may have taken. */
export function bootScriptPlugin(): Plugin {
  return {
    name: 'site:boot-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const { code: source } = await minify('boot.js', await bundleBootScript(), { module: true });
      this.emitFile({ type: 'asset', name: 'boot.js', originalFileName: BOOT_SCRIPT, source });
    },
  };
}

async function bundleBootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target: 'es2022', minify: false, lib: { entry: BOOT_SCRIPT, formats: ['es'] } },
  });
  const [chunk, ...others] = (result as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${BOOT_SCRIPT} must make one file: import nothing dynamically in it`);
  return chunk.code;
}

/** Notes what each chunk is made of, in characters before they are compressed: a budget that is missed names the module that grew. */
export const chunkModulesPlugin = (): Plugin => ({
  name: 'chunk-modules',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  writeBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
    const modulesOf = ({ modules }: (typeof chunks)[number]) =>
      Object.fromEntries(Object.entries(modules).map(([id, { renderedLength }]) => [relative(ROOT, id), renderedLength]));
    mkdirSync(`${SITE}/.vite`, { recursive: true });
    writeFileSync(
      `${SITE}/.vite/modules.json`,
      JSON.stringify(Object.fromEntries(chunks.map((chunk) => [chunk.fileName, modulesOf(chunk)]))),
    );
  },
});
