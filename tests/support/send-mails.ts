import { setTimeout as pause } from 'node:timers/promises';
import teams from '../../content/teams.json' with { type: 'json' };
import { openDatabase } from '../../server/db/open-database.ts';
import { sendDueMails } from '../../server/mail/send-due-mails.ts';
import { openSmtpTransport } from '../../server/mail/transports.ts';
import { waitForOthers } from './wait-for-others.ts';

// A process that sends what is due; server/mail/send-due-mails.db.test.ts starts several, and kills one between a mail's
// acceptance and its mark.
const { place, smtpUrl, stayAfterAcceptance } = JSON.parse(process.argv[2] as string);
const database = await openDatabase(place);
const smtp = openSmtpTransport(smtpUrl);
const transport = {
  ...smtp,
  async send(...args: Parameters<typeof smtp.send>) {
    await smtp.send(...args);
    if (!stayAfterAcceptance) return;
    console.log('accepted');
    await pause(60_000);
  },
};
if (!stayAfterAcceptance) await waitForOthers();
const getSender = () => ({ address: 'contact@example.com' });
const getLink = async () => 'https://www.example.com';
await sendDueMails({ database, transport, teams, getSender, getLink, now: Date.now, report: (message) => console.error(message) });
await database.close();
