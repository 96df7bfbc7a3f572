import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** As it came over the wire. */
  raw: string;
}

export interface RunningMailServer {
  url: string;
  mails: ReceivedMail[];
  stop(): Promise<void>;
}

/** A real mail server on this machine that keeps what it gets. Its answers can be replaced. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<RunningMailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, { envelope }, callback) {
      text(stream).then((raw) => {
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
        });
        callback();
      }, callback);
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, mails, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** How a mail server says no: 4xx for now, 5xx for good. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
