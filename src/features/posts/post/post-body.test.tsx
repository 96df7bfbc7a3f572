import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mount } from '#tests/support/mount.tsx';
import { PostBody, useRevealChildren } from './post-body.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key, i18n: { language: 'en' } }) }));

const render = (pc: string, mobile = pc) => renderToString(<PostBody pc={pc} mobile={mobile} />);

describe('PostBody', () => {
  it('lets pictures and films through, as the compiler and as the browser writes them', () => {
    const html =
      '<figure><picture><source type="image/avif" srcset="/images/live/u/a-480.avif 480w, /images/live/u/a-736.avif 736w" sizes="46rem"><img src="/images/live/u/a-736.jpg" width="3" height="2" alt="a &amp; b" loading="lazy" decoding="async"></picture><figcaption>c</figcaption></figure>' +
      '<video controls="" playsinline="" preload="none" poster="/clear.svg" aria-label="d"><source src="/films/a.mp4" type="video/mp4" media="(max-width: 720px)"><track kind="captions" src="/films/a.vtt" srclang="en" label="English"></video>';
    expect(render(html)).toContain(html);
  });
  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<iframe src="//x.example"></iframe>',
    '<p onclick="alert(1)">x</p>',
    "<p ONCLICK = 'alert(1)'>x</p>",
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JavaScript:alert(1)">x</a>',
    '<a href="http://www.example.org/">x</a>',
    '<a href="//www.example.org/">x</a>',
    '<a href="https://www.example.org/?a=1&#58;b">x</a>',
    '<style>p{}</style>',
    '<img src="https://www.example.org/a.jpg" alt="">',
    '<img src="//www.example.org/a.jpg" alt="">',
    '<img src="/a.jpg" onerror="alert(1)" alt="">',
    '<source srcset="/a.avif 480w, https://www.example.org/a.avif 736w">',
    '<video src="/a.mp4" autoplay=""></video>',
    '<video preload="auto"></video>',
    '<form action="/x"></form>',
    '<!-- x -->',
    '<p<img src=x onerror=alert(1)>',
    '<pre>x</pre>',
  ])('throws on %s', (html) => {
    expect(() => render(`<p>before</p>${html}<p>after</p>`)).toThrow('may not stand in a post');
    expect(() => render('<p>x</p>', html)).toThrow('may not stand in a post');
  });
});

describe('where the browser has Trusted Types', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('asks the policy post-html, made once', async () => {
    const createPolicy = vi.fn((_name: string, rules: { createHTML: (html: string) => string }) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    expect(render('<p>x</p>', '<p>y</p>')).toContain('<p>y</p>');
    expect(() => render('<script></script>')).toThrow(TypeError);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['post-html']);
  });
});

const dom = vi.hoisted(() => ({ hides: new Map<Element, () => void>(), refreshAos: vi.fn() }));
vi.mock('#src/shared/dom/reveal-on-scroll.ts', () => ({
  revealOnScroll: (element: Element, hide: () => void) => {
    dom.hides.set(element, hide);
    return () => dom.hides.delete(element);
  },
  refreshAos: dom.refreshAos,
}));

function Body({ html }: { html: string }) {
  const ref = useRevealChildren<HTMLDivElement>(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the hook is for
  return <div ref={ref} dangerouslySetInnerHTML={{ __html: html }} />;
}

it('reveals each element of compiled HTML, and those of other HTML after it', async () => {
  const root = await mount(<Body html="<p>a</p><ul><li>b</li></ul>" />);
  const watched = () => [...dom.hides.keys()].map(({ outerHTML }) => outerHTML);
  expect(watched()).toEqual(['<p>a</p>', '<ul><li>b</li></ul>']);
  for (const hide of dom.hides.values()) hide();
  expect([document.querySelectorAll('[data-aos="rise"]').length, dom.refreshAos.mock.calls.length]).toEqual([2, 2]);
  act(() => root.render(<Body html="<p>c</p>" />));
  expect(watched()).toEqual(['<p>c</p>']);
  act(() => root.unmount());
  expect(watched()).toEqual([]);
});
