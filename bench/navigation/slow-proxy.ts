import { connect, createServer, type Socket } from 'node:net';

export interface SlowProxy {
  url: string;
  /** Whether the network is slow, or as fast as the machine. */
  setSlow(isSlow: boolean): void;
  stop(): Promise<void>;
}

export interface SlowNetwork {
  /** Milliseconds to the server and back. */
  roundTrip: number;
  /** Of all connections together, to the browser. */
  bitsPerSecond: number;
}

/** So small that answers which come at the same time share the bandwidth. */
const PIECE = 1448;

/**
 * A network of one round trip and one bandwidth for a page and its service worker alike: the emulation of the browser's
 * developer tools slows the page alone. Connections open at once, as they do there.
 */
export async function startSlowProxy(target: string, { roundTrip, bitsPerSecond }: SlowNetwork): Promise<SlowProxy> {
  const { port } = new URL(target);
  const sockets = new Set<Socket>();
  let isSlow = false;
  let freeAt = 0;
  const sendLater = (to: Socket, piece: Buffer, takes: number) => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + takes;
    const wait = (takes > 0 ? freeAt : now) + roundTrip / 2 - now;
    setTimeout(() => to.writable && to.write(piece), wait);
  };
  const server = createServer((browser) => {
    const upstream = connect(Number(port), '127.0.0.1');
    for (const socket of [browser, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
    }
    browser.on('data', (data) => (isSlow ? sendLater(upstream, data, 0) : upstream.write(data)));
    upstream.on('data', (data) => {
      if (!isSlow) return browser.write(data);
      for (let at = 0; at < data.length; at += PIECE) {
        const piece = data.subarray(at, at + PIECE);
        sendLater(browser, piece, (piece.length * 8000) / bitsPerSecond);
      }
      return undefined;
    });
    browser.on('close', () => upstream.destroy());
    upstream.on('close', () => setTimeout(() => browser.destroy(), roundTrip));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as { port: number }).port}`,
    setSlow: (slow) => {
      isSlow = slow;
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
