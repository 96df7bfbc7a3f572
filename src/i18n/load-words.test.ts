import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isChunkError } from '#src/shared/dom/reload-guard.ts';

vi.mock('site:words', () => ({ shape: 'abc', readWords: undefined }));

vi.mock('/assets/home.ko-11111111.js', () => ({ default: { title: 'of the list' } }));
vi.mock('/assets/shell.ko-22222222.js', () => ({ default: { common: { company: 'x' } } }));
vi.mock('/assets/home.en-12345678.js', () => ({ default: { title: 'of the document' } }));
const answers = vi.fn<(url: string) => Promise<Response>>();
let subject: typeof import('./load-words.ts');

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', (url: string) => answers(url));
  answers.mockReset().mockImplementation(async () => Response.json({ home: '11111111', shell: '22222222' }));
  document.body.innerHTML = '';
  subject = await import('./load-words.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('words in a browser', () => {
  it('come from the files that the list names, which is asked for once', async () => {
    expect(await subject.loadPageWords('ko', ['home'])).toEqual({ home: { title: 'of the list' } });
    expect(await subject.loadShellWords('ko')).toEqual({ common: { company: 'x' } });
    expect(answers.mock.calls).toEqual([['/words/abc.ko.json']]);
  });
  it('come from the files that the document names, in its language', async () => {
    document.body.innerHTML = '<script id="boot" data-preload="/assets/app-1.js /assets/home.en-12345678.js"></script>';
    expect(await subject.loadPageWords('en', ['home'])).toEqual({ home: { title: 'of the document' } });
    expect(answers).not.toHaveBeenCalled();
    expect(await subject.loadPageWords('ko', ['home'])).toEqual({ home: { title: 'of the list' } });
  });
  it.each<[string, () => Promise<Response>]>([
    ['fails', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is another server’s error', async () => new Response('', { status: 502 })],
    ['is a page to log in', async () => new Response('<h1>Log in</h1>')],
  ])('are missing as a chunk is when the list %s, and are asked for again', async (_case, answer) => {
    answers.mockImplementationOnce(answer);
    const error = await subject.loadPageWords('ko', ['home']).catch((reason: unknown) => reason);
    const { isChunkError: isChunkErrorNow } = await import('#src/shared/dom/reload-guard.ts');
    expect(isChunkErrorNow(error)).toBe(true);
    expect(isChunkError(new Error('another one'))).toBe(false);
    expect(await subject.loadPageWords('ko', ['home'])).toEqual({ home: { title: 'of the list' } });
  });
  it('are missing when the list does not name them', async () => {
    await expect(subject.loadPageWords('ko', ['nope'])).rejects.toThrow("no words named 'nope' in 'ko'");
  });
});
