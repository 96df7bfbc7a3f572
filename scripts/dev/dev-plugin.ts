import { readFileSync } from 'node:fs';
import type { Connect, HtmlTagDescriptor, Plugin } from 'vite';
import { GOOD, SOURCES } from './folders.ts';

export interface DevPluginOptions {
  /** Answers what is no module and no page. */
  answer: Connect.NextHandleFunction;
  /** What is wrong in the content now. */
  listFaults: () => readonly string[];
}

/** Where the style sheet of the fonts is asked for (scripts/dev/answer-requests.ts). */
export const FONTS_URL = '/@dev/fonts.css';
/** Their own addresses, in the pages of the development server only. */
export const CLIENT = { faults: '/scripts/dev/client/fault-panel.ts', preview: '/scripts/dev/client/preview-frame.ts' };

/** What only the development server has: last good content, the panel with faults, fonts, previews, and the site's server. */
export function devPlugin({ answer, listFaults }: DevPluginOptions): Plugin {
  const pairs = (['content', 'locales'] as const).map((name) => [`${SOURCES[name].replaceAll('\\', '/')}/`, `${GOOD[name]}/`] as const);
  return {
    name: 'dev:site',
    enforce: 'pre',
    apply: 'serve',
    load: {
      filter: { id: /\.json$/ },
      handler(id) {
        const pair = pairs.find(([from]) => id.startsWith(from));
        return pair && readFileSync(pair[1] + id.slice(pair[0].length), 'utf8');
      },
    },
    // The page is told when the edit has been checked (scripts/dev.ts).
    hotUpdate: ({ file }) => (pairs.some(([from]) => file.startsWith(from)) ? [] : undefined),
    transformIndexHtml: (): HtmlTagDescriptor[] => [
      { tag: 'script', attrs: { type: 'module', src: CLIENT.faults }, injectTo: 'head' },
      // Scripts wait for a sheet of the screen, and cutting the fonts takes a while at a first start.
      { tag: 'link', attrs: { rel: 'stylesheet', href: FONTS_URL, media: 'print', onload: "this.media='all'" }, injectTo: 'head' },
    ],
    configureServer(server) {
      server.middlewares.use(answer);
      server.ws.on('site:ask-faults', (_data, client) => client.send('site:faults', listFaults()));
    },
  };
}
