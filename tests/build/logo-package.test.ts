import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { SITE } from '../../pipeline/paths.ts';

it('the logo package holds vector files and pictures of the widths they name', () => {
  const files = unzipSync(new Uint8Array(readFileSync(`${SITE}/downloads/logo-package.zip`)));
  expect(Object.keys(files)).toHaveLength(16);
  for (const [file, bytes] of Object.entries(files)) {
    const width = /-(\d+)\.png$/.exec(file)?.[1];
    if (width) expect(new DataView(bytes.buffer, bytes.byteOffset).getUint32(16), file).toBe(Number(width));
    else expect(new TextDecoder().decode(bytes), file).toMatch(/^<svg .*<path .*<\/svg>\n$/);
  }
});
