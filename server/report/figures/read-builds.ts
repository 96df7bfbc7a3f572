import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export interface Build {
  /** `A` for the first of the period, `B`, … `Z`, `A2`, … */
  letter: string;
  name: string;
  first: string;
  last: string;
}

/** The builds that visitors had, the oldest first. */
export async function readBuilds(db: Kysely<Tables>, since: string): Promise<Build[]> {
  const rows = await db
    .selectFrom('vitals')
    .select(({ fn }) => ['build', fn.min('day').as('first'), fn.max('day').as('last')])
    .where('day', '>=', since)
    .groupBy('build')
    .execute();
  return rows
    .map(({ build, first, last }) => ({ name: build, first: String(first), last: String(last) }))
    .sort((a, b) => (`${a.first} ${a.last} ${a.name}` < `${b.first} ${b.last} ${b.name}` ? -1 : 1))
    .map((build, at) => ({ ...build, letter: letterOf(at) }));
}

function letterOf(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : `${letter}${1 + Math.floor(at / 26)}`;
}
