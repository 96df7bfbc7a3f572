import { it } from 'vitest';
import { killServerUnderLoad } from '../support/kill-server-under-load.ts';

it('a server killed fifty times under load loses no inquiry that it answered and doubles none', { timeout: 530_000 }, () =>
  killServerUnderLoad(50),
);
