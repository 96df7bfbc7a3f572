import { expect, it } from 'vitest';
import { listOfflineCode } from './list-code.ts';

it('a module that offline pages do without is missed where it has another name', () => {
  const manifest = { 'src/app/boot/register-worker-2.ts': { file: 'assets/register-worker.js' } };
  expect(() => listOfflineCode('', manifest)).toThrow("the build's manifest has no 'src/app/boot/register-worker.ts'");
});
