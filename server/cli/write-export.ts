import { chmodSync, writeFileSync } from 'node:fs';
import { type CommandContext, type Option, UsageError } from './command.ts';
import { toCsv } from './csv.ts';
import { formatCount } from './format-count.ts';

export const EXPORT_OPTIONS = {
  csv: { type: 'boolean', help: 'for a spreadsheet; formulas are escaped' },
  json: { type: 'boolean', help: 'for programs' },
  out: { type: 'string', value: 'FILE', help: 'write to a file that only you can read, instead of the screen' },
  force: { type: 'boolean', help: 'overwrite an existing file' },
} as const satisfies Record<string, Option>;

/**
 * Writes records as CSV or JSON, to a file or to standard output.
 * @param noun Singular and plural of the records, for the message.
 */
export function writeExport(
  { options, print }: Pick<CommandContext, 'options' | 'print'>,
  noun: readonly [one: string, many: string],
  records: readonly Readonly<Record<string, unknown>>[],
  columns: readonly string[],
): void {
  if (Boolean(options.csv) === Boolean(options.json)) throw new UsageError('Give either --csv or --json');
  const text = options.json
    ? JSON.stringify(records, null, 2)
    : toCsv([columns, ...records.map((record) => columns.map((column) => toText(record[column])))]);
  if (options.out === undefined) {
    print(text.trimEnd());
    return;
  }
  write(String(options.out), options.json ? `${text}\n` : text, options.force === true);
  print(
    `Wrote ${formatCount(records.length, ...noun)} to ${options.out}. It holds personal data: delete it as soon as it is not needed any more.`,
  );
}

const toText = (value: unknown) => (value === null || value === undefined ? null : String(value));

function write(path: string, text: string, isForced: boolean): void {
  try {
    writeFileSync(path, text, { mode: 0o600, flag: isForced ? 'w' : 'wx' });
    // Writing does not change the mode of an existing file.
    if (isForced) chmodSync(path, 0o600);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new Error(`${path} already exists: give another name, or add --force`);
    throw new Error(`${path} cannot be written (${message}): give another path with --out`);
  }
}
