import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SITE } from './paths.ts';
import { type Report, workThrough } from './report.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXT = /\.(html|js|css|json|svg|xml|txt|vtt|webmanifest|bin)$/;

/** Writes brotli and gzip beside every text file, so that the server only picks one. */
export async function compressSite(report: Report): Promise<void> {
  const files = readdirSync(SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  await workThrough(files, 'files', report, compressFile);
}

/** A visitor loads few documents, which are most files: quality 10 takes two fifths of the time of 11 for 1.7 % more bytes. */
async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const quality = file.endsWith('.html') ? 10 : 11;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    brotli(bytes, { params }).then((small) => writeFile(`${file}.br`, small)),
    zip(bytes).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
