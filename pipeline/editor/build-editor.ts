import { writeFileSync } from 'node:fs';
import { build } from 'vite';
import { EDITOR_URL } from '../../core/build/editor.ts';
import { LOCALES } from '../../core/site/locales.ts';
import type { Content } from '../content/read-content.ts';
import type { EditorHost } from '../inputs.ts';
import { ROOT, SITE } from '../paths.ts';
import { makeEditorConfig } from './editor-config.ts';

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Editor</title></head>
<body><script type="module" src="${EDITOR_URL}editor.js"></script></body></html>
`;

/** Bundles the editor, with Sveltia's fonts and languages, into a folder that is served as `EDITOR_URL`. */
export async function buildEditor(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    base: EDITOR_URL,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'chrome114',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      // Sveltia comes minified.
      minify: false,
      rolldownOptions: {
        input: `${ROOT}src/editor/main.tsx`,
        // Colours for 300 programming languages: no text of the site is in one.
        external: /^@shikijs\//,
        output: { entryFileNames: 'editor.js' },
      },
    },
  });
  writeFileSync(`${folder}/index.html`, PAGE);
}

/** Puts the editor on the site. Gives its content policy by its address; none, and no file, where no repository is named. */
export async function writeEditor(host: EditorHost | undefined, content: Content): Promise<Record<string, string>> {
  if (!host) return {};
  const folder = `${SITE}${EDITOR_URL}`;
  await buildEditor(folder);
  for (const locale of LOCALES)
    writeFileSync(`${folder}config.${locale}.json`, JSON.stringify(makeEditorConfig(locale, content, host.cms)));
  const policy = editorPolicy(host.origins);
  // nginx knows the document by its file.
  return { [EDITOR_URL]: policy, [`${EDITOR_URL}index.html`]: policy };
}

/** Sveltia writes its styles into the document, and shows pictures, films and previews by addresses that it makes. Its fonts are asked for elsewhere, too: no. */
export function editorPolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline' blob:",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self' blob: data:", ...origins].join(' '),
    "frame-src 'self' blob:",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
