import { describe, expect, it } from 'vitest';
import { fillOfflinePage, itemsSlot, type OfflineSection, PAGE_GROUPS, shownSlot } from './offline-page-template.ts';

const LISTS = ['news', 'rest', ...PAGE_GROUPS] as const;
const template = [
  ...(['usual', 'none', 'pages'] as const).map((name) => `<section id="${name}" data-shown="${shownSlot(name)}">$&</section>`),
  ...LISTS.map((name) => `<section id="${name}" data-shown="${shownSlot(name)}"><ul>${itemsSlot(name)}</ul></section>`),
].join('');
const empty = { news: [], rest: [], main: [], aboutus: [], services: [], esg: [], public: [], careers: [] };
const shown = (html: string) =>
  (['usual', 'none', 'pages', ...LISTS] satisfies OfflineSection[]).filter((name) => html.includes(`id="${name}" data-shown="true"`));

describe('fillOfflinePage', () => {
  it('shows the lists that have links, and their links', () => {
    const html = fillOfflinePage(template, { ...empty, news: [{ href: '/en/a', title: 'A' }], esg: [{ href: '/en', title: 'B' }] });
    expect(shown(html)).toEqual(['pages', 'news', 'esg']);
    expect(html).toContain('<ul><li><a href="/en/a">A</a></li></ul>');
  });
  it('says so when nothing is stored', () => expect(shown(fillOfflinePage(template, empty))).toEqual(['none']));
  it('escapes titles and addresses, and takes them as they are', () => {
    const html = fillOfflinePage(template, { ...empty, rest: [{ href: '/a?b&c', title: '$& <b>"A"</b> \uE000news.items\uE000' }] });
    expect(html).toContain('<a href="/a?b&amp;c">$&amp; &lt;b&gt;&quot;A&quot;&lt;/b&gt; \uE000news.items\uE000</a>');
  });
  it('leaves no slot', () => expect(fillOfflinePage(template, empty)).not.toContain('\uE000'));
});
