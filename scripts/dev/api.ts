import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { EDITOR_URL } from '../../core/build/editor.ts';
import { ALERT_MARK, type DocumentTemplate, type SentPageTemplate, VALUE_MARK } from '../../core/build/form-template.ts';
import { LOCALES } from '../../core/site/locales.ts';
import type { RedirectTable } from '../../core/site/moved.ts';
import { editorPolicy } from '../../pipeline/editor/build-editor.ts';
import { readInputs } from '../../pipeline/inputs.ts';
import { writeRedirects } from '../../pipeline/site-files/redirects.ts';
import { makeHeaders } from '../../pipeline/static-hosts/headers.ts';
import { listFile } from '../../pipeline/write-release-list.ts';
import type { CurrentRelease } from '../../server/current-release.ts';
import type { SiteFile } from '../../server/files/site-file.ts';

export type Api = Awaited<ReturnType<typeof openApi>>;

/** The site's own server over a folder in place of a build, in this process. */
export async function openApi(dist: string) {
  // Only now, when there are good names, facts and words to import.
  const [{ createApp }, { readRelease }, { createFileHeaders }, { readConfig }, { openDatabase }] = await Promise.all([
    import('../../server/app.ts'),
    import('../../server/current-release.ts'),
    import('../../server/files/site-file.ts'),
    import('../../server/config.ts'),
    import('../../server/db/open-database.ts'),
  ]);
  const config = readConfig({ ...process.env, PORT: '0' }, dist);
  const database = await openDatabase(config);
  // Its files change all the time: each is looked at when it is asked for.
  const find = (address: string): SiteFile | undefined => {
    const file = address.slice(1).replace(/\/$/, '/index.html');
    const path = `${dist}/site/${file}`;
    if (!/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.\w+$/.test(file) || !existsSync(path)) return undefined;
    return { ...listFile(`${dist}/site`, file), path, headers: createFileHeaders(file), read: () => readFile(path) };
  };
  const open = async () => {
    const folder = { folder: dist, server: '', find, findSmallest: () => undefined, fill: async () => undefined, countHeld: () => 0 };
    const current: CurrentRelease = { release: { ...folder, ...readRelease(dist) }, close: () => undefined };
    const app = await createApp(config, { database, current, logger: true });
    await app.ready();
    return app;
  };
  let app = await open();
  return {
    answer: (request: IncomingMessage, response: ServerResponse) => app.routing(request, response),
    /** Lets it read its files again at once. Requests that are under way are still answered from the earlier ones. */
    async reopen() {
      const earlier = app;
      app = await open();
      await earlier.close();
    },
  };
}

/** The least that the server reads of a build. Error pages and the answer to a form are a line of text: nothing is prerendered. */
export function writeServerFiles(dist: string, redirects: RedirectTable): void {
  mkdirSync(`${dist}/templates`, { recursive: true });
  writeRedirects(redirects, dist);
  writeFileSync(`${dist}/headers.json`, JSON.stringify(makeHeaders(readInputs(), { [EDITOR_URL]: editorPolicy([]) })));
  const alert = `${ALERT_MARK} The page of this answer is part of a build: npm start`;
  const template: DocumentTemplate = {
    styleHash: '',
    parts: [{ alert }],
    errors: {} as DocumentTemplate['errors'],
    alerts: { required: 'Fields are missing.', privacy: 'The agreement is missing.', server: 'The inquiry was refused.' },
  };
  const sentPage: SentPageTemplate = { styleHash: '', html: VALUE_MARK };
  for (const locale of LOCALES) {
    writeFileSync(`${dist}/templates/contact.${locale}.json`, JSON.stringify(template));
    writeFileSync(`${dist}/templates/sent.${locale}.json`, JSON.stringify(sentPage));
  }
}
