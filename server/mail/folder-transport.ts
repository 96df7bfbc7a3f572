import { mkdir, open, rename } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import { dayInSeoul } from '../../core/site/seoul-time.ts';
import { mailFileName, mailFolder, removeMailFiles } from './mail-files.ts';
import { type MailTransport, toMessage } from './transport.ts';

/**
 * Writes mails to files, for a machine without a mail server: `data/mail/2026-11-21-team-ID.eml`, which any mail program opens.
 * A mail that is sent twice is one file. Only the user that runs the process may read the files.
 */
export function openFolderTransport(dataDir: string): MailTransport {
  const mailer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = mailFolder(dataDir);
  return {
    async send(message, mail, createdAt) {
      const { message: content } = await mailer.sendMail(toMessage(message));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = `${folder}/${mailFileName(dayInSeoul(Date.parse(createdAt)), mail.kind, mail.inquiry_id)}`;
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        await file.writeFile(content as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
    async deleteFiles(inquiryId) {
      await removeMailFiles(dataDir, async () => new Set([inquiryId]));
    },
  };
}
