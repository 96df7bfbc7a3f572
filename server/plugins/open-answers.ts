import type { FastifyInstance } from 'fastify';

/** Requests of one connection that may wait for their answers at once. Browsers send one, proxies a few. */
const MAX_OPEN_ANSWERS = 20;

/**
 * Closes a connection that sends more requests than it reads answers (pipelining, RFC 9112, 9.3.2). Node hands out every request of a
 * block of 64 KB at once, so that a few connections could fill the memory with answers.
 */
export function limitOpenAnswers(app: FastifyInstance): void {
  const open = new WeakMap<object, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (open.get(socket) ?? 0) + 1;
    // A closed connection's requests come all the same, as long as its block lasts.
    if (count > MAX_OPEN_ANSWERS || socket.destroyed) {
      socket.destroy();
      reply.hijack();
      return;
    }
    open.set(socket, count);
    reply.raw.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    done();
  });
}
