import { describe, expect, it } from 'vitest';
import { readPostFile } from './source-files.ts';

describe('readPostFile', () => {
  it('splits front matter, body and the mobile variant', () => {
    const text = '---\ntitle: A\ndate: 2026-01-31\n---\n\n## One\n\nText\n\n<!-- mobile -->\n\nShort\n';
    expect(readPostFile(text)).toEqual({ fields: { title: 'A', date: '2026-01-31' }, body: '## One\n\nText', mobile: 'Short' });
  });
  it('has no mobile variant where none is written', () => {
    expect(readPostFile('---\ntitle: A\n---\nText, not a mark: <!-- mobile -->')).toEqual({
      fields: { title: 'A' },
      body: 'Text, not a mark: <!-- mobile -->',
      mobile: undefined,
    });
  });
  it('reads the line ends of Windows and every value as text', () => {
    expect(readPostFile('---\r\nyear: 2026\r\ndraft: yes\r\nratio: 1e3\r\n---\r\nText\r\n')).toMatchObject({
      fields: { year: '2026', draft: 'yes', ratio: '1e3' },
      body: 'Text',
    });
  });
  it('keeps a rule in the body apart from the front matter', () => {
    expect(readPostFile('---\ntitle: A\n---\nOne\n\n---\n\nTwo').body).toBe('One\n\n---\n\nTwo');
  });
});
