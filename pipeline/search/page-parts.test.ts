import { describe, expect, it } from 'vitest';
import { parseHtml } from '../prerender/parse-html.ts';
import { pageParts } from './page-parts.ts';

const parts = (main: string, options = {}) => pageParts(parseHtml(`<html><body><main id="main">${main}</main></body></html>`), options);

describe('pageParts', () => {
  it('begins a part at each heading and each place', () => {
    const main =
      '<div><h1>Plant</h1><p>Lead.</p></div><section id="tanks" aria-labelledby="tanks-heading"><h2 id="tanks-heading">Tanks</h2><p>One.</p>' +
      '<h3>Large</h3><p>Two.</p></section><section aria-labelledby="more"><h2 id="more">More</h2><p>Three.</p></section><p>Four.</p>';
    expect(parts(main)).toEqual([
      { heading: 'Plant', text: 'Lead.' },
      { id: 'tanks', heading: 'Tanks', text: 'One.' },
      { id: 'tanks', heading: 'Large', text: 'Two.' },
      { id: 'more', heading: 'More', text: 'Three.' },
      { text: 'Four.' },
    ]);
  });
  it('sets labels and figures apart, and sentences not', () => {
    const main =
      '<dl><dt>Capacity</dt><dd><span>40,000</span><span>\u00a0L</span></dd></dl><p>One.</p><p>Two</p>' +
      '<p><span>승인</span> <span>62</span><span>건</span></p><p><a href="https://x.example"><span>Korea</span><span>Openings</span></a></p>';
    expect(parts(main)[0]?.text).toBe('Capacity · 40,000 L · One. Two · 승인 62건 · Korea Openings');
  });
  it('reads a heading as it is seen', () => {
    expect(parts('<h2><span>Over</span><span>62</span><span>approvals</span></h2><p>Text.</p>')[0]?.heading).toBe('Over 62 approvals');
    expect(parts('<h2>Songdo<br>Bio <a href="/en/x">Campus</a></h2><p>Text.</p>')[0]?.heading).toBe('Songdo Bio Campus');
  });
  it('composes letters, and leaves out signs that nobody sees', () => {
    const main = `<h2>${'송도'.normalize('NFD')}</h2><p>Bio\u00adsafety, ${'위탁'.normalize('NFD')}\u2060개발</p>`;
    expect(parts(main)).toEqual([{ heading: '송도', text: 'Biosafety, 위탁개발' }]);
  });
  it('leaves out what is no copy of the page', () => {
    const main =
      '<div><div><nav>Home</nav><h1>A</h1></div><p>Caption of the picture</p></div>' +
      '<p>Kept.</p><p><a href="/en/b">Learn more</a></p><p>See <a href="/en/c">this</a>.</p><form>Filter</form><noscript><p>No</p></noscript>' +
      '<p aria-hidden="true">1</p><p hidden="">2</p><span class="visually-hidden">3</span><button>Go</button><svg><title>4</title></svg>' +
      '<figure><figcaption>5</figcaption></figure><p><a href="mailto:a@example.com">a@example.com</a></p>' +
      '<section aria-labelledby="contact"><h2 id="contact">Write to us</h2></section>';
    expect(parts(main)).toEqual([{ heading: 'A', text: 'Kept. See this. a@example.com' }]);
  });
  it('leaves posts to themselves', () => {
    const main =
      '<h2>News</h2><ul><li><article><h3><a href="/en/public/newsroom/x">X</a></h3><p>Summary.</p></article></li></ul>' +
      '<table><tr><td><a href="/en/public/newsroom/y">Y</a></td></tr><tr><td>Kept</td></tr></table>';
    expect(parts(main, { postPaths: ['/en/public/newsroom/'] })).toEqual([{ heading: 'News', text: 'Kept' }]);
    expect(parts('<p>Lead.</p><p role="status">Total 6</p><article><h2>Film</h2></article>', { isList: true })).toEqual([
      { text: 'Lead.' },
    ]);
  });
  it('names a document that it cannot read', () => expect(() => pageParts(parseHtml('<html></html>'))).toThrow('no <main>'));
});
