import { chmodSync, writeFileSync } from 'node:fs';
import { counted } from './counted.ts';
import { toCsv } from './csv.ts';
import { type Call, type Option, UsageError } from './tool.ts';

export const EXPORT_OPTIONS = {
  csv: { type: 'boolean', help: 'for a spreadsheet; cells that would compute are defused' },
  json: { type: 'boolean', help: 'for programs' },
  out: { type: 'string', value: 'FILE', help: 'a file that only you can read; otherwise to the screen' },
  force: { type: 'boolean', help: 'also over a file that is there' },
} as const satisfies Record<string, Option>;

/** Writes records as a table or as JSON, to where the call says. `what`: one of them, and many. */
export function writeExport(
  { options, print }: Pick<Call, 'options' | 'print'>,
  what: readonly [one: string, many: string],
  records: readonly Readonly<Record<string, unknown>>[],
  columns: readonly string[],
): void {
  if (Boolean(options.csv) === Boolean(options.json)) throw new UsageError('Say how: either --csv or --json');
  const text = options.json
    ? JSON.stringify(records, null, 2)
    : toCsv([columns, ...records.map((record) => columns.map((column) => textOf(record[column])))]);
  if (options.out === undefined) {
    print(text.trimEnd());
    return;
  }
  write(String(options.out), options.json ? `${text}\n` : text, options.force === true);
  print(`Wrote ${counted(records.length, ...what)} to ${options.out}. It holds personal data: delete it as soon as it has served.`);
}

const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value));

function write(path: string, text: string, isForced: boolean): void {
  try {
    writeFileSync(path, text, { mode: 0o600, flag: isForced ? 'w' : 'wx' });
    // A file that was there keeps its own mode otherwise.
    if (isForced) chmodSync(path, 0o600);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new Error(`${path} is there already: give another name, or add --force`);
    throw new Error(`${path} cannot be written (${message}): give a place that can, with --out`);
  }
}
