import { readFileSync } from 'node:fs';

/**
 * Reads a file that people write: UTF-8, with or without a byte order mark. Throws where it is in another encoding, and says in which
 * one and what to do.
 */
export function readSource(path: string): string {
  const bytes = readFileSync(path);
  const text = tryDecode(bytes, 'utf-8');
  if (text !== undefined && !text.includes('\0')) return text;
  throw new Error(`is not UTF-8, but ${nameEncoding(bytes)}: save it as UTF-8 (in Notepad: Save As, Encoding: UTF-8)`);
}

/** Old Korean editors write CP949, an extension of EUC-KR; Windows calls UTF-16 "Unicode". */
function nameEncoding(bytes: Buffer): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || bytes.includes(0)) return 'UTF-16';
  const korean = tryDecode(bytes, 'euc-kr');
  return korean !== undefined && /[가-힣]{2}/.test(korean) ? 'CP949 (EUC-KR)' : 'another encoding';
}

/** A byte order mark at its beginning is left out. */
function tryDecode(bytes: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
