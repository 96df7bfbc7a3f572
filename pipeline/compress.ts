import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SITE } from './paths.ts';
import type { Report } from './report.ts';

const TEXT = /\.(html|js|css|json|svg|xml|txt|vtt|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Ways to write distances back (postfix bits, direct codes), of which the first is the encoder's own. */
const DISTANCES = [
  [0, 0],
  [2, 16],
  [0, 15],
] as const;

/** Brotli at its best. Scripts, whose bytes are counted, are tried with other codes, too: one in a thousand less. */
async function squeeze(bytes: Buffer, isScript: boolean): Promise<Buffer> {
  const tries = DISTANCES.slice(0, isScript ? undefined : 1).map(([postfix, direct]) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: direct,
      },
    }),
  );
  return (await Promise.all(tries)).reduce((best, one) => (one.length < best.length ? one : best));
}

export async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  const [br, gz] = await Promise.all([squeeze(bytes, file.endsWith('.js')), zip(bytes, { level: 9 })]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

/** Writes brotli and gzip beside every text file, so that the server only picks one. */
export async function compressSite(report: Report): Promise<void> {
  const files = readdirSync(SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  let done = 0;
  const work = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      await compressFile(file);
      done += 1;
      report.progress(done, done + files.length, 'files');
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
}
