import { expect, test } from 'vitest';
import { readAddress } from './postgres-backup.ts';

test.each([
  [
    'postgres://site:p%40ss@db.example:5433/site?sslmode=require',
    { PGHOST: 'db.example', PGPORT: '5433', PGUSER: 'site', PGPASSWORD: 'p@ss', PGDATABASE: 'site', PGSSLMODE: 'require' },
  ],
  [
    'postgres://db.example/site?sslmode=verify-full&sslrootcert=/ca.pem&sslcert=/me.pem&sslkey=/me.key',
    {
      ...{ PGHOST: 'db.example', PGDATABASE: 'site', PGSSLMODE: 'verify-full' },
      ...{ PGSSLROOTCERT: '/ca.pem', PGSSLCERT: '/me.pem', PGSSLKEY: '/me.key' },
    },
  ],
  ['postgresql:///site?host=/run/postgresql&user=site', { PGHOST: '/run/postgresql', PGUSER: 'site', PGDATABASE: 'site' }],
])('%s becomes environment variables', (address, expected) => expect(readAddress(address)).toEqual(expected));
