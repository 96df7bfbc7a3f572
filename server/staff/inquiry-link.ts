import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/open-database.ts';
import { readState, writeState, writeStateOnce } from '../db/server-state.ts';

/** What a link in a mail opens: to staff, one inquiry; to a person, the withdrawal of a consent to marketing. */
export type LinkedKind = 'inquiry' | 'consent';

const PATHS = { inquiry: '/staff/inquiries', consent: '/consents' } as const satisfies Record<LinkedKind, string>;

/** An address in a mail at which staff record an outcome, or a person withdraws a consent. @param origin This server's, in public. */
export function createLink(key: string, origin: string, kind: LinkedKind, id: string): string {
  return `${origin}${PATHS[kind]}/${id}?token=${sign(key, kind, id)}`;
}

/** Whether a token was made for this inquiry or consent, to the letter. The time it takes does not tell how much of it is right. */
export function isTokenOf(key: string, kind: LinkedKind, id: string, token: string): boolean {
  const given = Buffer.from(token);
  const right = Buffer.from(sign(key, kind, id));
  return given.length === right.length && timingSafeEqual(given, right);
}

function sign(key: string, kind: LinkedKind, id: string): string {
  return createHmac('sha256', key).update(`${kind} ${id}`).digest('base64url');
}

/**
 * The key that signs the links of a kind, made once for a database: all its servers know it. Teams' links have that of the consents until
 * they get one of their own: a consent's link must open as long as the consent lasts, whatever becomes of the teams' links.
 */
export async function readLinkKey({ db }: Database, kind: LinkedKind): Promise<string> {
  const stored = (kind === 'inquiry' && (await readState(db, 'team_link_key'))) || (await readState(db, 'link_key'));
  if (stored) return stored;
  await writeStateOnce(db, 'link_key', makeKey());
  // Another server may have been first.
  return (await readState(db, 'link_key')) as string;
}

/**
 * Gives the teams' links a key of their own, so that those with another one open nothing any more: a new key when a backup has come into
 * wrong hands; when a backup is restored, which may hold a key that leaked, the key from before, or a new one where it is not known.
 */
export async function replaceTeamLinkKey({ db }: Database, key: string = makeKey()): Promise<void> {
  await writeState(db, 'team_link_key', key);
}

const makeKey = () => randomBytes(32).toString('base64url');
