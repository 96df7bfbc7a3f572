import teams from '../content/teams.json' with { type: 'json' };
import type { Teams } from '../core/contact/inquiry.ts';
import type { Locale } from '../core/site/locales.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open-database.ts';
import { startMailLoop } from './mail/mail-loop.ts';
import type { Mailbox } from './mail/outgoing-mail.ts';
import { openFolderTransport, openSmtpTransport } from './mail/transports.ts';
import { startPublishing } from './publishing-timer.ts';
import { startRetention } from './retention/retention-timer.ts';
import { createLink, type LinkedKind, readLinkKey } from './staff/inquiry-link.ts';
import { DEFAULT_SENDER_ADDRESS, TRANSLATIONS } from './translations.ts';

export type Services = ReturnType<typeof startServices>;

/**
 * The background work of the server: sending mails, reminding teams, destroying personal data when it is due, publishing posts.
 * @param origin Scheme and host of this server, as the public reaches it: for links in mails.
 */
export function startServices(
  database: Database,
  { dataDir, smtpUrl, mailFrom, publishFrom }: Pick<Config, 'dataDir' | 'smtpUrl' | 'mailFrom' | 'publishFrom'>,
  origin: string,
  report: (message: string) => void = (message) => console.error(message),
) {
  const transport = smtpUrl ? openSmtpTransport(smtpUrl) : openFolderTransport(dataDir);
  const getSender = (locale: Locale): Mailbox => ({ name: TRANSLATIONS[locale].company, address: DEFAULT_SENDER_ADDRESS, ...mailFrom });
  const getLink = async (kind: LinkedKind, id: string) => createLink(await readLinkKey(database, kind), origin, kind, id);
  const mails = startMailLoop({ database, transport, teams: teams satisfies Teams, getSender, getLink, now: Date.now, report });
  const retention = startRetention({ database, dataDir, now: Date.now, report });
  const publishing = publishFrom ? startPublishing(publishFrom, report) : undefined;
  return {
    /** To be called when an inquiry was stored, so that its mails are sent at once. */
    wake: mails.wake,
    /** To be called when a request has destroyed personal data, so that the freed space is erased. */
    erase: retention.erase,
    /** Resolves when the background work has ended, and the database can be closed. */
    async stop() {
      await Promise.all([mails.stop(), retention.stop(), publishing?.stop()]);
    },
  };
}
