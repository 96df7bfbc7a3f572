import type { Kysely } from 'kysely';
import { CONSENT_RETENTION_YEARS } from '../../../core/contact/retention.ts';
import { isoInSeoul } from '../../../core/site/seoul-time.ts';
import type { Tables } from '../../db/tables.ts';
import type { CommandContext, Option } from '../command.ts';
import { parseMoment } from '../parse-moment.ts';

/** A consent to marketing, as the commands show and export it. */
export interface ConsentRecord {
  id: string;
  givenAt: string;
  endsAt: string;
  locale: string;
  name: string;
  company: string;
  email: string;
  phone: string | null;
  textVersion: string;
}

export const CONSENT_FILTERS = {
  since: { type: 'string', value: 'DAY', help: 'given since 2026-11-21, or within 7d, 12h' },
} as const satisfies Record<string, Option>;

/** Finds consents, newest first. */
export async function findConsents(
  db: Kysely<Tables>,
  { options, now }: Pick<CommandContext, 'options' | 'now'>,
): Promise<ConsentRecord[]> {
  let query = db.selectFrom('consents').selectAll().orderBy('given_at', 'desc').orderBy('id');
  if (options.since !== undefined)
    query = query.where('given_at', '>=', new Date(parseMoment('since', String(options.since), now)).toISOString());
  return (await query.execute()).map((row) => {
    const end = new Date(row.given_at);
    end.setUTCFullYear(end.getUTCFullYear() + CONSENT_RETENTION_YEARS);
    return {
      id: row.id,
      givenAt: isoInSeoul(Date.parse(row.given_at)),
      endsAt: isoInSeoul(end.getTime()),
      locale: row.locale,
      name: row.name,
      company: row.company,
      email: row.email,
      phone: row.phone,
      textVersion: row.text_version,
    };
  });
}
