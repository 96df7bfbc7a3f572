import { createServer, request } from 'node:http';

export interface LossyProxy {
  url: string;
  /** How many inquiries went through to the server. */
  passed(): number;
  /** From now on its answers arrive. */
  mend(): void;
  stop(): Promise<void>;
}

/** Stands before a server and loses its answers to inquiries until it is mended: the server has done its work, nobody hears of it. */
export async function startLossyProxy(target: string): Promise<LossyProxy> {
  let posts = 0;
  let isLossy = true;
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const isInquiry = incoming.method === 'POST';
    const onward = request({ hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers }, (answer) => {
      if (isInquiry) posts += 1;
      if (isInquiry && isLossy) {
        answer.resume();
        outgoing.destroy();
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as { port: number };
  return {
    url: `http://localhost:${own}`,
    passed: () => posts,
    mend: () => {
      isLossy = false;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
