import { expect, it } from 'vitest';
import { listDuePopups } from './content.ts';

it('a popup is due from its start to its end, and without an end for good', () => {
  const [bounded, open] = [{ start: 10, end: 20 }, { start: 15 }];
  const due = (now: number) => listDuePopups([bounded, open], now);
  expect([due(9), due(10), due(19), due(20)]).toEqual([[], [bounded], [bounded, open], [open]]);
});
