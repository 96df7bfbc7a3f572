import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { createCounter } from './counts.ts';

it('holds no more rows than a database takes soon, while it takes none', async () => {
  let canWrite = false;
  const written: object[] = [];
  const write = async (sums: object[]) => {
    if (!canWrite) throw new Error('database is locked');
    written.push(...sums);
  };
  const counter = createCounter<{ value: number }>(write, { interval: 60_000, report: vi.fn() });
  const at = new Date().toISOString();
  const add = (from: number) =>
    counter.add(
      { id: randomUUID(), at },
      Array.from({ length: 10_000 }, (_, n) => ({ value: from + n })),
    );
  for (let from = 0; from < 50_000; from += 10_000) {
    add(from);
    await expect(counter.flush()).rejects.toThrow('database is locked');
  }
  // What is known already is still added up.
  add(0);
  canWrite = true;
  await counter.close();
  expect(written).toHaveLength(20_000);
  expect(written[0]).toMatchObject({ value: 0, count: 2 });
});
