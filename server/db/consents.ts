import { eraseFreedSpace } from '../retention/destroy-personal-data.ts';
import type { Database } from './open-database.ts';
import type { ConsentWithdrawalTable } from './tables.ts';

/**
 * Withdraws every consent to marketing that was given with an address: deletes it, records when and by whom, and makes what is left on
 * the disk unreadable. Gives the records, none where there was no consent.
 */
export async function withdrawConsents(
  database: Database,
  email: string,
  { at, by }: { at: number; by: ConsentWithdrawalTable['withdrawn_by'] },
): Promise<ConsentWithdrawalTable[]> {
  const withdrawals = await database.db.transaction().execute(async (trx) => {
    const withdrawn = await trx
      .deleteFrom('consents')
      .where(({ fn, eb }) => eb(fn('lower', ['email']), '=', email.trim().toLowerCase()))
      .returning(['id', 'locale', 'text_version', 'given_at'])
      .execute();
    const records = withdrawn.map((consent) => ({ ...consent, withdrawn_at: new Date(at).toISOString(), withdrawn_by: by }));
    if (records.length > 0) await trx.insertInto('consent_withdrawals').values(records).execute();
    return records;
  });
  if (withdrawals.length > 0) await eraseFreedSpace(database);
  return withdrawals;
}
