import { type Command, InvalidArgumentError } from 'commander';

export const DEV_PORT = 5173;

export interface ListenOptions {
  /** True for all addresses of this machine. */
  host?: string | true;
  port?: number;
}

/** Adds what users of Vite know: where a server of this machine listens. */
export function addListenOptions(program: Command): Command {
  return program
    .option('--host [address]', 'address to listen on; alone: all, so that a phone in the same network sees the site')
    .option('--port <number>', 'port to listen on', readPort);
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('Give a number from 0 to 65535.');
  return port;
}
