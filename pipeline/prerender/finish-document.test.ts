import { describe, expect, it } from 'vitest';
import { type Finishing, finishDocument } from './finish-document.ts';

const finishing: Finishing = {
  inline: { style: 'body{margin:0}', styleHash: "'sha256-a'", boot: "boot('$&')", bootHash: "'sha256-b'" },
  assets: { entry: '/assets/app.js', preload: ['/assets/ui.js', '/assets/words.js'], styles: ['/assets/ui.css', '/assets/app.css'] },
  fonts: '/assets/fonts-en.css',
  worker: '/assets/register-worker.js',
  state: '<script type="application/json" id="state">{"page":"home"}</script>',
};
const document = (body: string, head = '<title data-rh="true">T</title>') =>
  `<!DOCTYPE html><html lang="en" data-rh="true"><head>${head}</head><body><div id="root" data-server-rendered="true">${body}</div></body></html>`;

describe('finishDocument', () => {
  it('makes the whole document, in its order', () => {
    expect(finishDocument(document('<h1>Hello</h1>'), finishing)).toBe(
      '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>T</title><style>body{margin:0}</style>' +
        '<link rel="stylesheet" href="/assets/ui.css"><link rel="stylesheet" href="/assets/app.css">' +
        '<noscript><link rel="stylesheet" href="/assets/fonts-en.css"></noscript>' +
        '<script data-fonts="/assets/fonts-en.css" data-entry="/assets/app.js" data-preload="/assets/ui.js /assets/words.js"' +
        ' data-worker="/assets/register-worker.js">boot(\'$&\')</script><script nomodule src="/upgrade.js"></script></head>' +
        '<body><div id="root" data-server-rendered="true"><h1>Hello</h1></div>' +
        '<script type="application/json" id="state">{"page":"home"}</script></body></html>',
    );
  });
  it.each(['$&', "$'", '$`', '$$', '$1', '$<name>'])('leaves %s in content, state and title as it is', (dollar) => {
    const text = dollar.replace(/[<>]/g, '');
    const state = `<script type="application/json" id="state">{"data":"${text}"}</script>`;
    const page = finishDocument(document(`<p>costs ${text} more</p>`, `<title>${text}</title>`), { ...finishing, state });
    expect(page).toContain(`<p>costs ${text} more</p>`);
    expect(page).toContain(`<title>${text}</title>`);
    expect(page).toContain(state);
    expect(page.match(/<\/body>/g)).toHaveLength(1);
  });
  it("takes out the generator's scripts, preloads, style sheets and marks", () => {
    const head =
      '<title data-rh="true">T</title>\n<script type="module" crossorigin src="/assets/app.js"></script>\n' +
      '<link rel="modulepreload" crossorigin href="/assets/x.js">\n<link rel="stylesheet" crossorigin href="/assets/old.css">' +
      '<script>/* __PLACEHOLDER__ */ window.x = 1</script>';
    const page = finishDocument(document('<p>x</p>', head), finishing);
    expect(page).toBe(finishDocument(document('<p>x</p>'), finishing));
    expect(page).not.toMatch(/PLACEHOLDER|modulepreload" c|old\.css|data-rh|type="module"/);
  });
  it('starts no app in a document without state', () => {
    const { state: _state, ...without } = finishing;
    const page = finishDocument(document('<p>x</p>'), without);
    expect(page).toContain('<script data-fonts="/assets/fonts-en.css">boot');
    expect(page).not.toMatch(/data-entry|data-preload|data-worker|application\/json/);
  });
  it('refuses a script the policy forbids, and a style attribute', () => {
    expect(() => finishDocument(document('<script>alert(1)</script>'), finishing)).toThrow('script that the policy forbids');
    expect(() => finishDocument(document('<script async src="https://x.example/a.js"></script>'), finishing)).toThrow('script');
    expect(() => finishDocument(document('<p class="a" style="color:red">x</p>'), finishing)).toThrow('<p class="a" style="color:red">');
  });
  it('lets data stand, and nothing that only looks like it', () => {
    const data = '<script type="application/ld+json">{}</script>';
    expect(finishDocument(document('<p>x</p>', data), finishing)).toContain(data);
    for (const type of ['application/javascript', 'application/jsonp', 'application/ld+jsonx', 'text/json'])
      expect(() => finishDocument(document(`<script type="${type}">{}</script>`), finishing), type).toThrow('script');
  });
  it('puts what machines read at the end of the head, dollar signs too', () => {
    const found = '<meta property="og:title" content="costs $& and $1">';
    expect(finishDocument(document('<p>x</p>'), { ...finishing, found })).toContain(`</script>${found}</head><body>`);
  });
});

describe('picture preloads', () => {
  const source = (media: string, name: string) => `<source type="image/avif"${media} srcset="/${name}.avif 480w" sizes="100vw">`;
  const preload = (media: string, name: string) =>
    `<link rel="preload" as="image" type="image/avif" imagesrcset="/${name}.avif 480w" imagesizes="100vw"${media} fetchpriority="high">`;
  const picture = (sources: string, priority = ' fetchpriority="high"') =>
    `<picture>${sources}<img src="/x.jpg" alt=""${priority}></picture>`;

  it('stand for both media, behind the charset, and exclude each other', () => {
    const sources = source(' media="(max-width: 720px)"', 'tall') + source('', 'wide');
    expect(finishDocument(document(picture(sources)), finishing)).toContain(
      `<head><meta charset="utf-8">${preload(' media="(max-width: 720px)"', 'tall')}${preload(' media="not all and (max-width: 720px)"', 'wide')}<title>`,
    );
  });
  it('need no media for a picture of one form', () => {
    expect(finishDocument(document(picture(source('', 'wide'))), finishing)).toContain(preload('', 'wide'));
  });
  it('are of the important picture only, and of none where none is', () => {
    const page = finishDocument(document(picture(source('', 'other'), ' loading="lazy"') + picture(source('', 'hero'))), finishing);
    expect(page.match(/rel="preload"/g)).toHaveLength(1);
    expect(page).toContain(preload('', 'hero'));
    expect(finishDocument(document(picture(source('', 'other'), '')), finishing)).not.toContain('rel="preload"');
  });
});
