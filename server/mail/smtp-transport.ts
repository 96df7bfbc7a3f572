import { createTransport } from 'nodemailer';
import { type MailTransport, SEND_TIMEOUT_MS, toMessage } from './transport.ts';

/** Sends mails to a server at `smtp://` or `smtps://`. Parameters in the URL's query override our settings. */
export function openSmtpTransport(smtpUrl: string, timeout: number = SEND_TIMEOUT_MS): MailTransport {
  const mailer = createTransport(createSmtpOptions(smtpUrl));
  return {
    async send(message) {
      await mailer.sendMail({ ...toMessage(message), signal: AbortSignal.timeout(timeout) });
    },
    async deleteFiles() {},
  };
}

export function createSmtpOptions(smtpUrl: string) {
  const { protocol, hostname } = new URL(smtpUrl);
  return {
    url: smtpUrl,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Personal data must be encrypted on any network.
    ...(protocol === 'smtp:' && { requireTLS: !isLoopback(hostname) }),
  };
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
