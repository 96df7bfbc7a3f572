import type { Command } from '../command.ts';
import { formatCount } from '../format-count.ts';
import { findId } from './find-id.ts';

export const resend: Command = {
  summary: 'Sends mails again that have failed',
  operands: '[ID]',
  options: {},
  async run({ database: { db }, operands: [prefix], now, print }) {
    const id = prefix === undefined ? undefined : await findId(db, prefix);
    let update = db
      .updateTable('mails')
      .set({ state: 'waiting', attempts: 0, due_at: new Date(now).toISOString(), leased_until: null, last_error: null })
      .where('state', '=', 'failed');
    if (id) update = update.where('inquiry_id', '=', id);
    const { numUpdatedRows } = await update.executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Error(`No mail ${id ? `of ${id} ` : ''}has failed: there is nothing to send again`);
    print(`${formatCount(numUpdatedRows, 'mail')} to be sent again; a running server does it within half a minute.`);
  },
};
