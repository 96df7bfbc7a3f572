import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let subject: typeof import('./worker-url.ts');

beforeEach(async () => {
  vi.resetModules();
  subject = await import('./worker-url.ts');
});
afterEach(() => vi.unstubAllGlobals());

describe('workerUrl', () => {
  it('is /sw.js for ever', () => expect(subject.workerUrl()).toBe('/sw.js'));
  it('comes from a policy, made once, that knows no other address', () => {
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    expect([subject.workerUrl(), subject.workerUrl()]).toEqual(['/sw.js', '/sw.js']);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['app-sw']);
    const rules = createPolicy.mock.calls[0]?.[1];
    for (const url of ['/other.js', 'https://x.example/sw.js', '/sw.js?x', '']) {
      expect(() => rules?.createScriptURL(url)).toThrow(`'${url}' is not the worker`);
    }
  });
});
