import { mkdir, open, rename } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import { dayInSeoul } from '../../core/site/seoul-time.ts';
import { mailFileName, mailFolder, removeMailFiles } from './mail-files.ts';
import { type MailTransport, toMessage } from './transport.ts';

/**
 * Mails as files, for a machine without a mail server: `data/mail/2026-11-21-team-ID.eml`, which any mail program opens.
 * A mail that is written twice is one file. Only the owner of the process may read them.
 */
export function openFolderTransport(dataDir: string): MailTransport {
  const mailer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = mailFolder(dataDir);
  return {
    async send(letter, mail, createdAt) {
      const { message } = await mailer.sendMail(toMessage(letter));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = `${folder}/${mailFileName(dayInSeoul(Date.parse(createdAt)), mail.kind, mail.inquiry_id)}`;
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        await file.writeFile(message as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
    async forget(inquiryId) {
      await removeMailFiles(dataDir, async () => new Set([inquiryId]));
    },
  };
}
