import { describe, expect, it } from 'vitest';
import { assetsOf, builtFile, partsBeyondShell } from './assets.ts';

const manifest = {
  'index.html': { file: 'assets/app-1.js', imports: ['_ui.js'], css: ['assets/app-1.css'] },
  '_ui.js': { file: 'assets/ui-1.js', css: ['assets/ui-1.css'], imports: ['_ui.js'] },
  'src/pages/home-page.tsx': {
    file: 'assets/home-page-1.js',
    imports: ['_ui.js', '_lazy.js'],
    css: ['assets/home-page-1.css', 'assets/ui-1.css'],
  },
  '_lazy.js': { file: 'assets/lazy-1.js' },
  'src/pages/other-page.tsx': { file: 'assets/other-1.js', css: ['assets/other-1.css'] },
  'locales/en/home.json': { file: 'assets/home-en-1.js' },
  'src/i18n/shell-en.ts': { file: 'assets/words-en-1.js' },
  'src/i18n/shell-ko.ts': { file: 'assets/words-ko-1.js' },
};

describe('assetsOf', () => {
  it("follows entry, page and the locale's words, each file once, imports first", () => {
    expect(assetsOf(manifest, { page: '/src/pages/home-page.tsx', words: { home: '/locales/en/home.json' } }, 'en')).toEqual({
      entry: '/assets/app-1.js',
      preload: ['/assets/ui-1.js', '/assets/lazy-1.js', '/assets/home-page-1.js', '/assets/home-en-1.js', '/assets/words-en-1.js'],
      styles: ['/assets/ui-1.css', '/assets/app-1.css', '/assets/home-page-1.css'],
      parts: { page: '/assets/home-page-1.js', words: 'home=/assets/home-en-1.js' },
    });
  });
  it('takes nothing of other pages and locales', () => {
    const { preload, styles } = assetsOf(manifest, undefined, 'ko');
    expect([preload, styles]).toEqual([
      ['/assets/ui-1.js', '/assets/words-ko-1.js'],
      ['/assets/ui-1.css', '/assets/app-1.css'],
    ]);
  });
  it("knows a page's files beyond the shell, which are what following a link loads", () => {
    const parts = { page: '/src/pages/home-page.tsx', words: { home: '/locales/en/home.json' } };
    expect(partsBeyondShell(manifest, parts, 'en')).toEqual(['/assets/lazy-1.js', '/assets/home-page-1.js', '/assets/home-en-1.js']);
  });
  it('names what the build did not make', () => {
    expect(() => assetsOf(manifest, { page: '/src/pages/gone-page.tsx', words: {} }, 'en')).toThrow(
      "the build's manifest has no 'src/pages/gone-page.tsx'",
    );
    expect(() => assetsOf(manifest, undefined, 'ja')).toThrow("the build's manifest has no 'src/i18n/shell-ja.ts'");
    expect(() => builtFile(manifest, 'src/app/register-worker.ts')).toThrow("no 'src/app/register-worker.ts'");
    expect(builtFile(manifest, 'src/pages/other-page.tsx')).toBe('/assets/other-1.js');
  });
});
