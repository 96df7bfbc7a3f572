import type { FastifyInstance } from 'fastify';

/**
 * Reads `X-Forwarded-For` as the addresses alone. Some gateways write ports, brackets or quotation marks, with which each connection of a
 * visitor would be a visitor of its own, and a trusted proxy would be a stranger. Register it before anything asks for `request.ip`.
 */
export function registerForwardedAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const forwarded = headers['x-forwarded-for'];
    if (forwarded) headers['x-forwarded-for'] = String(forwarded).split(',').map(readAddress).join(', ');
    done();
  });
}

/** `203.0.113.8:4711`, `"[2001:db8::1]:443"` and `fe80::1%eth0` without what is no part of the address. */
function readAddress(text: string): string {
  const bare = text.replace(/["\s]/g, '');
  const [, address = bare] = /^\[(.*)\](?::\d+)?$/.exec(bare) ?? /^([\d.]+):\d+$/.exec(bare) ?? [];
  return address.replace(/%.*$/, '');
}
