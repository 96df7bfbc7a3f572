import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export interface ThirdParties {
  trackerUrl: string;
  tagManagerUrl: string;
  /** Where the tag manager's script sends what it finds. */
  taggedUrl: string;
  /** What the tracker got. */
  tracked: { path: string; locale: string }[];
  /** What the tag manager's script found in the data layer. */
  tagged: { event: string; page_path?: string; page_title?: string }[];
  /** Cookies and referrers that came with any request. */
  told: string[];
  stop(): Promise<void>;
}

/** Stands in for a page tracker and a tag manager: its script sends what is pushed into the data layer, as a tag would. */
export async function startThirdParties(): Promise<ThirdParties> {
  const found: Pick<ThirdParties, 'tracked' | 'tagged' | 'told'> = { tracked: [], tagged: [], told: [] };
  const script = (origin: string) => `
    document.cookie = '_id=' + (/_id=(\\d+)/.exec(document.cookie)?.[1] ?? '1') + '; path=/; max-age=63072000; SameSite=Lax';
    const send = (entry) => fetch('${origin}/tagged', { method: 'POST', mode: 'no-cors', body: JSON.stringify(entry) });
    for (const entry of dataLayer) send(entry);
    dataLayer.push = function (entry) { send(entry); return Array.prototype.push.call(this, entry); };`;
  const take = async (request: IncomingMessage) => JSON.parse(await text(request));
  const server = createServer((request, response) => {
    const { cookie, referer } = request.headers;
    for (const value of [cookie, referer]) if (value) found.told.push(value);
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const answer = async () => {
      if (path === '/gtm.js') return response.setHeader('content-type', 'text/javascript').end(script(origin));
      if (path === '/collect') found.tracked.push(await take(request));
      else if (path === '/tagged') found.tagged.push(await take(request));
      else response.statusCode = 404;
      return response.end();
    };
    void answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    ...found,
    trackerUrl: `${origin}/collect`,
    tagManagerUrl: `${origin}/gtm.js`,
    taggedUrl: `${origin}/tagged`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
