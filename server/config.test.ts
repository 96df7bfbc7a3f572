import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('keeps to this machine when nothing is said', () => {
    expect(readConfig({}, '/dist')).toEqual({ port: 4173, host: '127.0.0.1', distDir: '/dist', dataDir: 'data/', trustProxy: false });
  });
  it('takes what it is told', () => {
    expect(readConfig({ PORT: '0', HOST: '0.0.0.0', DATA_DIR: '/var/site' }, '/dist')).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      dataDir: '/var/site',
    });
  });
  it.each([
    ['true', true],
    ['false', false],
    ['2', 2],
    ['loopback', 'loopback'],
    ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
    ['::1', '::1'],
  ])('trusts the proxies named by %s', (value, expected) => {
    expect(readConfig({ TRUST_PROXY: value }, '/dist').trustProxy).toBe(expected);
  });
  it('names every fault at once, each with its cure', () => {
    expect(() => readConfig({ PORT: '80a', HOST: 'a b', DATA_DIR: ' ', TRUST_PROXY: 'everyone' }, '/dist')).toThrow(
      [
        'The server cannot start:',
        "  PORT is '80a': give a number from 0 to 65535",
        "  HOST is 'a b': give an address or a name, such as 0.0.0.0",
        '  DATA_DIR is empty: leave it unset, or name a folder',
        "  TRUST_PROXY is 'everyone': give true, a number of hops, or addresses separated by commas",
      ].join('\n'),
    );
  });
  it.each(['-1', '65536', '1.5', 'http'])('refuses %s as a port', (PORT) => expect(() => readConfig({ PORT }, '/dist')).toThrow('PORT'));
});
