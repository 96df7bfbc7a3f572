import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomFrom } from './random-from.ts';

/** What happens to a request on its way. */
export const MISHAPS = ['none', 'lost', 'answer lost', 'doubled', 'late', 'reset', 'hung'] as const;
export type Mishap = (typeof MISHAPS)[number];

export interface ChaosProxy {
  url: string;
  /** How often each happened to a POST. */
  counts: Record<Mishap, number>;
  /** From now on everything passes. */
  calm(): void;
  stop(): Promise<void>;
}

/**
 * A network that drops, delays, doubles and resets. Only what is posted is harmed, so that pages load; which harm, a
 * seeded generator says, so that a run can be repeated.
 */
export async function startChaosProxy(target: string, seed: number): Promise<ChaosProxy> {
  const random = randomFrom(seed);
  const counts = Object.fromEntries(MISHAPS.map((name) => [name, 0])) as Record<Mishap, number>;
  let isCalm = false;
  const server = createServer(async (incoming, answer) => {
    const body = await readAll(incoming).catch(() => undefined);
    if (!body) return undefined;
    const mishap = incoming.method === 'POST' && !isCalm ? pick(random) : 'none';
    if (incoming.method === 'POST') counts[mishap] += 1;
    const pass = () => forward(target, incoming, body);
    const cut = () => answer.socket?.resetAndDestroy();
    try {
      if (mishap === 'reset') return cut();
      if (mishap === 'lost') return later(500, cut);
      if (mishap === 'hung') {
        await pass();
        return later(3000, cut);
      }
      if (mishap === 'doubled') void pass().catch(() => undefined);
      if (mishap === 'late') await new Promise((resolve) => setTimeout(resolve, 200 + random() * 1500));
      const whole = await pass();
      if (mishap === 'answer lost') cut();
      else send(answer, whole);
    } catch {
      cut();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    counts,
    calm: () => {
      isCalm = true;
    },
    stop: () => close(server),
  };
}

function later(wait: number, act: () => void): void {
  setTimeout(act, wait);
}

/** Half of them pass. */
function pick(random: () => number): Mishap {
  return random() < 0.5 ? 'none' : (MISHAPS[1 + Math.floor(random() * (MISHAPS.length - 1))] as Mishap);
}

interface Whole {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

function forward(target: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Whole> {
  return new Promise((resolve, reject) => {
    const outgoing = request(target + url, { method: method ?? 'GET', headers: { ...headers, connection: 'close' } }, async (response) => {
      resolve({ status: response.statusCode ?? 502, headers: response.headers, body: await readAll(response) });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function send(answer: ServerResponse, { status, headers, body }: Whole): void {
  const { 'transfer-encoding': _chunked, connection: _connection, ...rest } = headers;
  answer.writeHead(status, rest).end(body);
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
