import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../core/site/locales.ts';
import { SITE } from '../../pipeline/paths.ts';

const worker = readFileSync(`${SITE}/sw.js`, 'utf8');
const entries = [...worker.matchAll(/\{"revision":(null|"\w+"),"url":"([^"]+)"\}/g)].map(([, revision, url]) => ({
  revision: JSON.parse(revision as string) as string | null,
  url: url as string,
}));
const fileOf = (url: string) => `${SITE}${/\.\w+$/.test(url) ? url : `${url}.html`}`;

// A deploy costs each visitor what changed, and no more (failure mode 8).
describe('the worker’s list', () => {
  it('names files that are there, by their content: a hash in the name, or the hash of the bytes', () => {
    expect(entries.length).toBeGreaterThan(20);
    for (const { url, revision } of entries) {
      const bytes = readFileSync(fileOf(url));
      const isHashed = /^\/assets\/.+-[\w-]{8}\.(js|css)$/.test(url);
      expect(revision, url).toBe(isHashed ? null : createHash('md5').update(bytes).digest('hex'));
    }
  });
  it('has the offline page of each locale, and no other document: those change with every build', () => {
    const documents = entries.map(({ url }) => url).filter((url) => !/\.\w+$/.test(url));
    expect(documents.sort()).toEqual(LOCALES.map((locale) => `/${locale}/offline`).sort());
    for (const url of documents) {
      const named = [...readFileSync(fileOf(url), 'utf8').matchAll(/\/assets\/[\w.-]+/g)].map(([file]) => file);
      // Its style sheet and faces, and no script of the app.
      expect(named.filter((file) => !/\.css$/.test(file))).toEqual([]);
      for (const file of named) expect(existsSync(SITE + file), file).toBe(true);
    }
  });
  it('has what an update shows, so that the prompt can be had while the server is already another build', () => {
    expect(entries.filter(({ url }) => url.startsWith('/assets/update-notice-'))).not.toEqual([]);
  });
});

describe('the changelog', () => {
  it.each(LOCALES)('is there in %s: ids, days, words with names filled in, newest first', (locale) => {
    const changes = JSON.parse(readFileSync(`${SITE}/data/changelog.${locale}.json`, 'utf8')) as Record<string, string>[];
    expect(changes.length).toBeLessThanOrEqual(5);
    for (const change of changes) expect(Object.keys(change)).toEqual(['id', 'date', 'text']);
    const days = changes.map(({ date }) => date as string);
    expect(days).toEqual([...days].sort().reverse());
    expect(changes.map(({ text }) => text).join()).not.toMatch(/\{[\w.]+\}/);
  });
});
