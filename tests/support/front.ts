import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the network does: works; refuses; accepts and never answers; answers 500; answers everything with a stranger's page. */
export type NetworkState = 'up' | 'down' | 'silent' | 'failing' | 'portal';

export interface Seen {
  method: string;
  path: string;
  /** 0: not answered. */
  status: number;
  headers: IncomingMessage['headers'];
  /** Of the answer's body, as the network carried it. */
  bytes: number;
}

export interface Front {
  url: string;
  /** Every request since the start, oldest first. */
  seen: Seen[];
  /** Where requests go from now on: the port of a server. Ends when those under way to the one before are answered. */
  leadTo(port: number): Promise<void>;
  set(state: NetworkState): Promise<void>;
  /** Addresses that match are answered with this status instead; 0 takes the rule back. */
  fail(pattern: RegExp, status: number, headers?: Record<string, string>): void;
  /** Answers of addresses that match get these headers in place of the server's. */
  dress(pattern: RegExp, headers: Record<string, string>): void;
  stop(): Promise<void>;
}

/** What a hotel's network gives for every address: a success, of its own. */
export const PORTAL = '<!doctype html><html lang="en"><title>Guest network</title><h1>Accept the terms to go on</h1></html>';

/** A small server with an address that stays, between the browser and the real one, which is passed through byte for byte. */
export async function startFront(): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const seen: Seen[] = [];
  const rules = new Map<string, { pattern: RegExp; status: number; headers: Record<string, string> }>();
  const dresses: { pattern: RegExp; headers: Record<string, string> }[] = [];
  let state: NetworkState = 'up';
  const underWay = new Set<Promise<void>>();
  let target = 0;
  const server = createServer((incoming, answer) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const entry: Seen = { method, path, status: 0, headers, bytes: 0 };
    seen.push(entry);
    answer.on('finish', () => {
      entry.status = answer.statusCode;
    });
    if (state === 'silent') return;
    if (state === 'failing') return say(answer, 500, 'Internal Server Error', 'text/plain');
    if (state === 'portal') return say(answer, 200, PORTAL, 'text/html; charset=utf-8');
    const rule = [...rules.values()].find(({ pattern }) => pattern.test(path));
    if (rule) return say(answer, rule.status, 'refused by the test', 'text/plain; charset=utf-8', rule.headers);
    const passed = new Promise<void>((resolve) => answer.on('close', resolve)).finally(() => underWay.delete(passed));
    underWay.add(passed);
    const extra = dresses.filter(({ pattern }) => pattern.test(path)).map(({ headers }) => headers);
    pass(incoming, answer, target, agent, entry, Object.assign({}, ...extra));
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    return closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    seen,
    async leadTo(to) {
      target = to;
      await Promise.all(underWay);
    },
    async set(next) {
      const before = state;
      state = next;
      if (next === before) return;
      // Requests that hang, and connections kept open, know the old state.
      if (next === 'down') await close();
      else if (before === 'down') await listen(port);
      else if (before === 'silent') server.closeAllConnections();
    },
    fail: (pattern, status, headers = {}) => {
      if (status === 0) rules.delete(String(pattern));
      else rules.set(String(pattern), { pattern, status, headers });
    },
    dress: (pattern, headers) => void dresses.push({ pattern, headers }),
    async stop() {
      agent.destroy();
      if (state !== 'down') await close();
    },
  };
}

function say(answer: ServerResponse, status: number, text: string, type: string, headers: Record<string, string> = {}): void {
  answer.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(text);
}

function pass(
  incoming: IncomingMessage,
  answer: ServerResponse,
  port: number,
  agent: Agent,
  entry: Seen,
  extra: Record<string, string>,
): void {
  const { method, url, headers } = incoming;
  const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers, agent }, (response) => {
    if (Object.keys(extra).length === 0) answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
    else answer.writeHead(response.statusCode ?? 502, { ...response.headers, ...extra });
    response.on('data', (chunk: Buffer) => {
      entry.bytes += chunk.length;
    });
    response.pipe(answer);
  });
  outgoing.on('error', () => answer.destroy());
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
