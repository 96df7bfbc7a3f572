import { countCodePoints, normalizeText } from '../../core/contact/inquiry.ts';
import type { Database } from './open-database.ts';
import type { InquiryTable } from './tables.ts';

const MAX_NAME_LENGTH = 50;

export interface Reply {
  /** When the reply was complete, in milliseconds since the epoch. */
  at: number;
  /** Name of the member of staff. */
  by: string;
  /** Replaces a reply that was recorded before. */
  force?: boolean;
}

/** The name of a member of staff as it is stored; undefined unless it has 1 to 50 characters. */
export function readStaffName(text: string): string | undefined {
  const name = normalizeText(text);
  return name !== '' && countCodePoints(name) <= MAX_NAME_LENGTH ? name : undefined;
}

/**
 * Records that an inquiry was replied to, from which on its personal data has five days (spec 9). Gives the inquiry as it was before when
 * nothing was changed: it was replied to already, or its personal data was destroyed.
 */
export async function recordReply({ db }: Database, id: string, { at, by, force = false }: Reply): Promise<InquiryTable | undefined> {
  let update = db
    .updateTable('inquiries')
    .set({ replied_at: new Date(at).toISOString(), replied_by: by })
    .where('id', '=', id)
    .where('purged_at', 'is', null);
  if (!force) update = update.where('replied_at', 'is', null);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows > 0n ? undefined : db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
