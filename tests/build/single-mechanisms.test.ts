import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../pipeline/paths.ts';

// What the browser half does in one place only. A second place would have to agree with the first.
const files = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .sort();
const sources = new Map(files.map((name) => [name, withoutComments(readFileSync(ROOT + name, 'utf8'))]));
/** The files that hold the pattern. */
const filesWith = (pattern: RegExp) => files.filter((name) => pattern.test(sources.get(name) ?? ''));
/** How often it occurs in all of them. */
const countOf = (pattern: RegExp) => [...sources.values()].reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);

describe('the browser half has one', () => {
  it('React root', () => {
    expect(filesWith(/\b(?:hydrateRoot|createRoot)\(/)).toEqual(['src/entry-client.tsx']);
    expect(countOf(/\bhydrateRoot\(/g)).toBe(1);
    // The development server has no document to hydrate.
    expect(countOf(/\bcreateRoot\(/g)).toBe(1);
  });

  it('delegated click listener', () => {
    // The boot script, which runs before the app, repeats the first click under data saver.
    const early = ['src/app/boot/boot.ts'];
    const found = filesWith(/(?:document|window|\b(?<!\.)(?:self|globalThis))?\.?addEventListener\(\s*'click'/);
    expect(found.filter((name) => !early.includes(name) && !name.startsWith('src/sw/'))).toEqual(['src/app/navigation/link-listener.ts']);
  });

  it('overlay mechanism, beside the alert', () => {
    // The popup of the day is not modal: it neither takes the focus nor covers the page.
    const popup = 'src/features/popup/popups.tsx';
    const modal = ['src/app/layout/alert-dialog.tsx', 'src/ui/feedback/dialog.tsx'];
    expect(filesWith(/<dialog\b/).filter((name) => name !== popup)).toEqual(modal);
    expect(filesWith(/\.showModal\(/)).toEqual(modal);
    expect(filesWith(/<Dialog\b/)).toEqual(['src/app/overlays/overlay-host.tsx']);
  });

  it('reader and one writer of list and search addresses, both in core', () => {
    // The category of an inquiry; and whether the browser has sent an empty search.
    const others = ['src/features/contact/use-form-fields.ts', 'src/features/search/use-empty-search-alert.ts'];
    expect(filesWith(/\.get\(\s*['"](?:q|type|page|category|year|sort)['"]/)).toEqual(others);
    expect(filesWith(/[?&](?:q|type|page|category|year|sort)=\$\{/)).toEqual([]);
    expect(filesWith(/\.set\(\s*['"](?:q|type|page|category|year|sort)['"]/)).toEqual([]);
  });
});

describe('markup comes from React alone', () => {
  it('but for the compiled bodies of posts', () => {
    expect(filesWith(/dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML/)).toEqual(['src/features/posts/post/post-body.tsx']);
  });
  it('no element that is shown is made by hand', () => {
    // Links of the head, before there is React; a link that starts a download; the hidden frame for tags, and the script in it.
    const unseen = [
      'src/app/boot/boot.ts',
      'src/features/analytics/recorder.ts',
      'src/features/install/open-pdf-externally.ts',
      'src/tags/tags.ts',
    ];
    expect(filesWith(/document\.createElement\b|\.cloneNode\(/)).toEqual(unseen);
  });
  it('no type is forced', () => {
    expect(filesWith(/\bas never\b/)).toEqual([]);
  });
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}
