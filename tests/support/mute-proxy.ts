import { connect, createServer, type Socket } from 'node:net';

export interface MuteProxy {
  port: number;
  /** Connections that are open now carry nothing any more, and are not closed either. New ones work. */
  mute(): void;
  stop(): Promise<void>;
}

/** A network before a server, here one that listens on a socket of this machine, which can lose all packets of its connections. */
export async function startMuteProxy(path: string): Promise<MuteProxy> {
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect({ path });
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    client.pipe(upstream).pipe(client);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => pairs.delete(pair));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const muted: Socket[] = [];
  return {
    port: (server.address() as { port: number }).port,
    mute() {
      for (const [client, upstream] of pairs) {
        client.unpipe(upstream).pause();
        upstream.unpipe(client).pause();
        muted.push(client, upstream);
      }
    },
    stop() {
      for (const socket of [...muted, ...[...pairs].flat()]) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
