import { createTransport } from 'nodemailer';
import { DEADLINE, type MailTransport, toMessage } from './transport.ts';

/** A mail server at `smtp://` or `smtps://`. What stands in the address's query goes before our settings. */
export function openSmtpTransport(smtpUrl: string, deadline: number = DEADLINE): MailTransport {
  const mailer = createTransport(smtpSettings(smtpUrl));
  return {
    async send(letter) {
      await mailer.sendMail({ ...toMessage(letter), signal: AbortSignal.timeout(deadline) });
    },
    async forget() {},
  };
}

export function smtpSettings(smtpUrl: string) {
  const { protocol, hostname } = new URL(smtpUrl);
  return {
    url: smtpUrl,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Personal data crosses a network encrypted, or not at all.
    ...(protocol === 'smtp:' && { requireTLS: !isThisMachine(hostname) }),
  };
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
