import { chmodSync, writeFileSync } from 'node:fs';
import { type Command, InvalidArgumentError } from 'commander';
import stringWidth from 'string-width';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** `1 inquiry`, `2 inquiries`. */
export function formatCount(count: number | bigint, one: string, many = `${one}s`): string {
  return `${count} ${Number(count) === 1 ? one : many}`;
}

/** Formats rows with aligned columns by their width in a terminal. @param right Indexes of columns aligned to the right. */
export function formatTable(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths: number[] = [];
  for (const row of rows) for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, stringWidth(cell));
  const pad = (cell: string, at: number) => {
    const space = ' '.repeat((widths[at] ?? 0) - stringWidth(cell));
    return right.includes(at) ? space + cell : cell + space;
  };
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

export function truncateToWidth(text: string, columns: number): string {
  if (stringWidth(text) <= columns) return text;
  let cut = '';
  for (const { segment } of graphemes.segment(text)) {
    if (stringWidth(cut + segment) >= columns) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}

/** Removes characters of a visitor's text that would control the terminal or change the direction of its lines. */
export function removeControlCharacters(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, '');
}

/** First characters that make a spreadsheet treat a cell as a formula, also in full width. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** CSV with a byte order mark, which Excel needs. An apostrophe makes text of a cell that a spreadsheet would take for a formula. */
export function toCsv(rows: readonly (readonly (string | null)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}

function toCell(value: string | null): string {
  const text = value ?? '';
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

export interface ExportOptions {
  csv?: true;
  json?: true;
  out?: string;
  force?: true;
}

export function addExportOptions(command: Command): Command {
  return command
    .option('--csv', 'for a spreadsheet; formulas are escaped')
    .option('--json', 'for programs')
    .option('--out <FILE>', 'write to a file that only you can read, instead of the screen')
    .option('--force', 'overwrite an existing file');
}

/** Writes records as CSV or JSON, to a file or standard output. @param noun Singular and plural, for the message. */
export function writeExport<Field extends string>(
  { csv, json, out, force }: ExportOptions,
  print: (text: string) => void,
  noun: readonly [one: string, many: string],
  records: readonly Readonly<Record<Field, unknown>>[],
  columns: readonly Field[],
): void {
  if (csv === json) throw new InvalidArgumentError('Give either --csv or --json');
  const text = json
    ? JSON.stringify(records, null, 2)
    : toCsv([columns, ...records.map((record) => columns.map((name) => toText(record[name])))]);
  if (out === undefined) {
    print(text.trimEnd());
    return;
  }
  write(out, json ? `${text}\n` : text, force === true);
  print(`Wrote ${formatCount(records.length, ...noun)} to ${out}. It holds personal data: delete it as soon as it is not needed any more.`);
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
