import { describe, expect, it } from 'vitest';
import { readInputs } from './inputs.ts';

describe('build inputs', () => {
  it('are our own origin and folder when nothing is said', () => {
    expect(readInputs({ ORIGIN: 'https://www.example.com' })).toEqual({
      origin: 'https://www.example.com',
      apiBase: '',
      assets: { base: '/images', env: 'live' },
      keepBuilds: 3,
    });
    expect(readInputs({}).origin).toMatch(/^https:\/\/[^/]+$/);
    expect(readInputs({ ORIGIN: '', API_BASE: '', ASSET_BASE: '', ASSET_ENV: '' })).toEqual(readInputs({}));
  });
  it('drop a slash at the end', () => {
    const inputs = readInputs({
      ORIGIN: 'http://localhost:4173/',
      API_BASE: 'https://api.example.com/',
      ASSET_BASE: '/a/b/',
      ASSET_ENV: 'stage',
      KEEP_BUILDS: '0',
    });
    expect(inputs).toEqual({
      origin: 'http://localhost:4173',
      apiBase: 'https://api.example.com',
      assets: { base: '/a/b', env: 'stage' },
      keepBuilds: 0,
    });
  });
  it('are refused all at once, each with its name and hint', () => {
    const env = {
      ORIGIN: 'https://a.example/path',
      API_BASE: 'api.example',
      ASSET_BASE: 'https://cdn.example',
      ASSET_ENV: '../x',
      KEEP_BUILDS: 'all',
    };
    expect(() => readInputs(env)).toThrow(
      [
        "ORIGIN is 'https://a.example/path': give scheme and host only, such as https://www.example.com",
        "API_BASE is 'api.example': leave it empty, or give scheme and host only",
        "ASSET_BASE is 'https://cdn.example': give a path on our own origin, such as /images",
        "ASSET_ENV is '../x': use letters, digits and hyphens only",
        "KEEP_BUILDS is 'all': give a number from 0 to 99",
      ].join('\n'),
    );
  });
  it.each(['www.example.com', 'https://', 'https://user@example.com', 'https://example.com?x'])('refuse %s as an origin', (origin) => {
    expect(() => readInputs({ ORIGIN: origin })).toThrow('ORIGIN');
  });
});
