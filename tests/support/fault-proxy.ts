import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * What the network does: works; refuses; accepts and never answers; accepts and breaks off; answers 500; answers 503 with a
 * gateway's page; answers everything with a stranger's page.
 */
export const NETWORK_STATES = ['up', 'down', 'silent', 'resetting', 'failing', 'unavailable', 'portal'] as const;
export type NetworkState = (typeof NETWORK_STATES)[number];

/** What may happen to a request that is posted. */
export const MISHAPS = ['none', 'lost', 'answer lost', 'doubled', 'late', 'reset', 'hung'] as const;
export type Mishap = (typeof MISHAPS)[number];

export interface SeenRequest {
  method: string;
  path: string;
  /** 0: not answered. */
  status: number;
  headers: IncomingMessage['headers'];
  /** Of the answer's body, as the network carried it. */
  bytes: number;
}

export interface FaultProxy {
  url: string;
  /** Every request since the start or the last reset, oldest first. */
  seen: SeenRequest[];
  /** Where requests go from now on: the port of a server. Resolves when those pending at the one before are answered. */
  setTarget(port: number): Promise<void>;
  setNetwork(state: NetworkState): Promise<void>;
  /** After so many more bytes of answers, wherever that is, the network is down. */
  cutAfter(bytes: number): void;
  /**
   * Requests for addresses that match get no answer, on a connection that is dead from then on: a network that changes, and no
   * pattern, leave it so.
   */
  hang(pattern: RegExp | undefined): void;
  /** Addresses that match are answered with this status instead; 0 removes the rule. */
  fail(pattern: RegExp, status: number, headers?: Record<string, string>): void;
  /** Answers of addresses that match get these headers in place of the server's. */
  overrideHeaders(pattern: RegExp, headers: Record<string, string>): void;
  /** Half of what is posted from now on meets a mishap, as the generator says. Gives how often each came. */
  harmPosts(random: () => number): Record<Mishap, number>;
  /** A working network again, without rules, and nothing seen. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

interface Rule {
  pattern: RegExp;
  status?: number;
  headers: Record<string, string>;
}

/** What a hotel's network gives for every address: a success, of its own. */
export const PORTAL = '<!doctype html><html lang="en"><title>Guest network</title><h1>Accept the terms to go on</h1></html>';

/** What a gateway says while the server behind it restarts. */
export const GATEWAY = '<!doctype html><html lang="en"><title>503</title><h1>503 Service Temporarily Unavailable</h1></html>';

/** A small server with a constant address, between the browser and the real one, which is passed through byte for byte. */
export async function startFaultProxy(): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true });
  const seen: SeenRequest[] = [];
  const failures = new Map<string, Rule>();
  const overrides: Rule[] = [];
  const pending = new Set<Promise<void>>();
  let state: NetworkState = 'up';
  let target = 0;
  let bytesToCut = Number.POSITIVE_INFINITY;
  let hangPattern: RegExp | undefined;
  let pickMishap: (() => Mishap) | undefined;
  const server = createServer((incoming, answer) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const entry: SeenRequest = { method, path, status: 0, headers, bytes: 0 };
    seen.push(entry);
    answer.on('finish', () => {
      entry.status = answer.statusCode;
    });
    if (state === 'silent' || hangPattern?.test(path)) return;
    if (state === 'resetting') return incoming.socket.resetAndDestroy();
    if (state === 'unavailable') return send(answer, 503, GATEWAY, 'text/html; charset=utf-8');
    if (state === 'failing') return send(answer, 500, 'Internal Server Error', 'text/plain');
    if (state === 'portal') return send(answer, 200, PORTAL, 'text/html; charset=utf-8');
    const failure = [...failures.values()].find(({ pattern }) => pattern.test(path));
    if (failure) return send(answer, failure.status ?? 500, 'refused by the test', 'text/plain; charset=utf-8', failure.headers);
    if (method === 'POST' && pickMishap) return void harm(pickMishap(), incoming, answer, target).catch(() => incoming.socket.destroy());
    const answered = new Promise<void>((resolve) => answer.on('close', resolve)).finally(() => pending.delete(answered));
    pending.add(answered);
    const headersOf = overrides.filter(({ pattern }) => pattern.test(path)).map((rule) => rule.headers);
    forward(incoming, answer, target, agent, entry, Object.assign({}, ...headersOf), carry);
  });
  /** Hands a part of an answer on, up to the byte at which the network ends. */
  const carry = (answer: ServerResponse, part: Buffer) => {
    const rest = bytesToCut;
    bytesToCut -= part.length;
    if (bytesToCut > 0) return void answer.write(part);
    if (rest > 0) answer.write(part.subarray(0, rest), () => void setNetwork('down'));
  };
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    return closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const setNetwork = async (next: NetworkState) => {
    const before = state;
    state = next;
    if (next === before) return;
    // Requests that hang, and connections kept open, belong to the old state.
    if (next === 'down') await close();
    else if (before === 'down') await listen(port);
    else if (before === 'silent' || next === 'resetting') server.closeAllConnections();
  };
  return {
    url: `http://localhost:${port}`,
    seen,
    async setTarget(to) {
      target = to;
      await Promise.all(pending);
    },
    setNetwork,
    cutAfter: (bytes) => {
      bytesToCut = bytes;
    },
    hang: (pattern) => {
      hangPattern = pattern;
    },
    fail: (pattern, status, headers = {}) => {
      if (status === 0) failures.delete(String(pattern));
      else failures.set(String(pattern), { pattern, status, headers });
    },
    overrideHeaders: (pattern, headers) => void overrides.push({ pattern, headers }),
    harmPosts(random) {
      const counts = Object.fromEntries(MISHAPS.map((name) => [name, 0])) as Record<Mishap, number>;
      pickMishap = () => {
        const mishap = random() < 0.5 ? 'none' : (MISHAPS[1 + Math.floor(random() * (MISHAPS.length - 1))] as Mishap);
        counts[mishap] += 1;
        return mishap;
      };
      return counts;
    },
    async reset() {
      await setNetwork('up');
      server.closeAllConnections();
      bytesToCut = Number.POSITIVE_INFINITY;
      hangPattern = undefined;
      pickMishap = undefined;
      failures.clear();
      overrides.length = 0;
      seen.length = 0;
    },
    async stop() {
      agent.destroy();
      if (state !== 'down') await close();
    },
  };
}

function send(answer: ServerResponse, status: number, text: string, type: string, headers: Record<string, string> = {}): void {
  answer.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(text);
}

function forward(
  incoming: IncomingMessage,
  answer: ServerResponse,
  port: number,
  agent: Agent,
  entry: SeenRequest,
  overrides: Record<string, string>,
  carry: (answer: ServerResponse, part: Buffer) => void,
): void {
  const { method, url, headers } = incoming;
  const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers, agent }, (response) => {
    if (Object.keys(overrides).length === 0) answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
    else answer.writeHead(response.statusCode ?? 502, { ...response.headers, ...overrides });
    response.on('data', (chunk: Buffer) => {
      entry.bytes += chunk.length;
      carry(answer, chunk);
    });
    response.on('end', () => answer.end());
    response.on('error', () => answer.destroy());
  });
  outgoing.on('error', () => answer.destroy());
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

async function harm(mishap: Mishap, incoming: IncomingMessage, answer: ServerResponse, port: number): Promise<void> {
  const { method, url: path, headers, socket } = incoming;
  const body = await buffer(incoming);
  const pass = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, method, path, headers: { ...headers, connection: 'close' } };
      request(options, resolve).once('error', reject).end(body);
    });
  if (mishap === 'lost') await pause(500);
  if (mishap === 'lost' || mishap === 'reset') return void socket.resetAndDestroy();
  if (mishap === 'late') await pause(1000);
  if (mishap === 'doubled') void pass().then((response) => response.resume());
  const response = await pass();
  const text = await buffer(response);
  if (mishap === 'hung') await pause(3000);
  if (mishap === 'hung' || mishap === 'answer lost') return void socket.resetAndDestroy();
  answer.writeHead(response.statusCode ?? 502, response.rawHeaders).end(text);
}
