import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type HistoryEntry, parseHistory } from '../../core/lighthouse/history.ts';
import { ROOT } from '../../pipeline/paths.ts';

/** Outside `.lighthouseci/`, which every run empties. Git ignores it: figures belong to the machine that measured them. */
export const HISTORY_FILE = `${ROOT}.lighthouse/history.jsonl`;

export function addToHistory(entry: HistoryEntry, file = HISTORY_FILE): void {
  mkdirSync(dirname(file), { recursive: true });
  // A run that was killed may have left half a line.
  const isCut = existsSync(file) && !/(?:^|\n)$/.test(readFileSync(file, 'utf8'));
  appendFileSync(file, `${isCut ? '\n' : ''}${JSON.stringify(entry)}\n`);
}

/** All entries, oldest first, and what is wrong with the lines that are none. They stay in the file. */
export function readHistory(file = HISTORY_FILE): ReturnType<typeof parseHistory> {
  return parseHistory(existsSync(file) ? readFileSync(file, 'utf8') : '', file);
}
