import teams from '../content/teams.json' with { type: 'json' };
import { type Teams, teamFaults } from '../core/contact/teams.ts';
import type { Locale } from '../core/site/locales.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open-database.ts';
import { openFolderTransport } from './mail/folder-transport.ts';
import type { Mailbox } from './mail/letter.ts';
import { startMailLoop } from './mail/mail-loop.ts';
import { openSmtpTransport } from './mail/smtp-transport.ts';
import { OWN_ADDRESS, WORDS } from './mail/words.ts';
import { startRetention } from './retention/retention-timer.ts';

/** What the server does beside answering: it sends mails and destroys personal data in time. */
export interface Services {
  /** Call it when an inquiry was registered: its mails go out at once. */
  wake(): void;
  /** Resolves when nothing uses the database any more. */
  stop(): Promise<void>;
}

export interface ServiceOptions {
  now?: () => number;
  /** For the operator; never holds personal data. */
  report?: (message: string) => void;
}

/** Throws when content/teams.json lacks a category. */
export function startServices(
  database: Database,
  { dataDir, smtpUrl, mailFrom }: Pick<Config, 'dataDir' | 'smtpUrl' | 'mailFrom'>,
  { now = Date.now, report = (message) => console.error(message) }: ServiceOptions = {},
): Services {
  const faults = teamFaults(teams);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const transport = smtpUrl ? openSmtpTransport(smtpUrl) : openFolderTransport(dataDir);
  const fromIn = (locale: Locale): Mailbox => ({ name: WORDS[locale].company, address: OWN_ADDRESS, ...mailFrom });
  const mails = startMailLoop({ database, transport, teams: teams as Teams, fromIn, now, report });
  const retention = startRetention({ database, dataDir, now, report });
  return {
    wake: mails.wake,
    async stop() {
      await Promise.all([mails.stop(), retention.stop()]);
    },
  };
}
