import { describe, expect, it } from 'vitest';
import { getBuiltFile, listAssets } from './assets.ts';

const manifest = {
  'src/entry-client.tsx': { file: 'assets/app-1.js', imports: ['_ui.js'] },
  '_ui.js': { file: 'assets/ui-1.js', imports: ['_ui.js'] },
  'src/pages/home/home-page.tsx': {
    file: 'assets/home-page-1.js',
    imports: ['_shared.js'],
  },
  '_shared.js': { file: 'assets/shared-1.js', imports: ['_ui.js'] },
  'src/pages/other-page.tsx': { file: 'assets/other-1.js' },
  'src/app/boot/boot.ts': { file: 'assets/boot-1.js' },
  'locales/en/home.json': { file: 'assets/home-1.js' },
  'src/i18n/shell-messages.ts?en': { file: 'assets/shell-messages.en-1.js' },
  'src/i18n/shell-messages.ts?ko': { file: 'assets/shell-messages.ko-1.js' },
  'style.css': { file: 'assets/style-1.css' },
};
const home = { moduleFile: 'src/pages/home/home-page.tsx', namespaces: ['home'] };

describe('the assets of a document', () => {
  it("are those of entry, page and the locale's messages, each once, imports first", () => {
    expect(listAssets(manifest, home, 'en')).toEqual({
      boot: '/assets/boot-1.js',
      entry: '/assets/app-1.js',
      preload: ['/assets/ui-1.js', '/assets/shell-messages.en-1.js'],
      page: ['/assets/shared-1.js', '/assets/home-page-1.js', '/assets/home-1.js'],
      sheet: '/assets/style-1.css',
    });
  });
  it('are refused when the build did not make them', () => {
    const gone = { moduleFile: 'src/pages/gone-page.tsx', namespaces: [] };
    expect(() => listAssets(manifest, gone, 'en')).toThrow("the build's manifest has no 'src/pages/gone-page.tsx'");
    expect(() => listAssets(manifest, { ...home, namespaces: ['gone'] }, 'en')).toThrow(
      "the build's manifest has no 'locales/en/gone.json'",
    );
    expect(() => getBuiltFile(manifest, 'src/app/boot/register-worker.ts')).toThrow("no 'src/app/boot/register-worker.ts'");
    expect(getBuiltFile(manifest, 'src/pages/other-page.tsx')).toBe('/assets/other-1.js');
  });
});
