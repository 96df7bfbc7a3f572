import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/open-database.ts';
import { readState, writeStateOnce } from '../db/server-state.ts';

/**
 * The address in the team's mail at which staff read one inquiry and record what became of it. Service workers of the site store nothing
 * of an address with a `token`, and the log has paths without queries.
 * @param origin Scheme and host of this server, as the public reaches it.
 */
export function createInquiryLink(key: string, origin: string, inquiryId: string): string {
  return `${origin}/staff/inquiries/${inquiryId}?token=${sign(key, inquiryId).toString('base64url')}`;
}

/** Whether a token was made for this inquiry. The time it takes does not tell how much of it is right. */
export function isTokenOf(key: string, inquiryId: string, token: string): boolean {
  const given = Buffer.from(token, 'base64url');
  const right = sign(key, inquiryId);
  return given.length === right.length && timingSafeEqual(given, right);
}

function sign(key: string, inquiryId: string): Buffer {
  return createHmac('sha256', key).update(`inquiry ${inquiryId}`).digest();
}

/**
 * The key that signs the links of the teams' mails. It is made once for a database and stored there, so that all servers of the database
 * know it, and a backup that is restored keeps the links of mails that were sent.
 */
export async function readLinkKey({ db }: Database): Promise<string> {
  const stored = await readState(db, 'link_key');
  if (stored) return stored;
  await writeStateOnce(db, 'link_key', randomBytes(32).toString('base64url'));
  // Another server may have been first.
  return (await readState(db, 'link_key')) as string;
}
