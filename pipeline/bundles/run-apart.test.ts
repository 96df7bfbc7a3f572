import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { runApart } from './run-apart.ts';

const folder = mkdtempSync(`${tmpdir()}/apart-`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('runs a module with its arguments in another process, and rejects where that fails', async () => {
  const module = pathToFileURL(`${folder}/note.mts`);
  writeFileSync(
    `${folder}/note.mts`,
    `import { writeFileSync } from 'node:fs';
const [file, code]: string[] = process.argv.slice(2);
writeFileSync(file as string, String(process.pid));
process.exit(Number(code));`,
  );
  await runApart(module, `${folder}/pid`, '0');
  expect(Number(readFileSync(`${folder}/pid`, 'utf8'))).not.toBe(process.pid);
  await expect(runApart(module, `${folder}/pid`, '3')).rejects.toThrow(/note\.mts ended with code 3/);
});
