// @vitest-environment node
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Locale } from '../../core/site/locales.ts';
import { inEachDatabase } from '../../tests/support/each-database.ts';
import { callTool } from '../../tests/support/run-cli.ts';
import { type Database, type DatabaseLocation, openDatabase } from '../db/open-database.ts';
import { daysAgo, historyLine, vitalRow } from '../report/report.fixture.ts';
import { REPORT } from './report/tool.ts';

vi.setConfig({ testTimeout: 20_000 });

await inEachDatabase((makePlace) => {
  let place: DatabaseLocation;
  let empty: DatabaseLocation;
  let database: Database;
  let document: Document;
  const fileIn = ({ dataDir }: DatabaseLocation, name: string) => `${dataDir}/${name}`;
  const write = async (at: DatabaseLocation, ...args: string[]) => {
    const [out, history] = [fileIn(at, 'reports/report.html'), fileIn(at, 'history.jsonl')];
    const ended = await callTool(REPORT, at, '--out', out, '--history', history, ...args);
    return { ...ended, html: existsSync(out) ? readFileSync(out, 'utf8') : '' };
  };
  const parse = (html: string) => new JSDOM(html).window.document;
  const tableOf = (id: string, locale: Locale = 'en', from = document) =>
    [...(from.getElementById(`${locale}-${id}`)?.closest('table')?.querySelectorAll('tr') ?? [])].map((row) =>
      [...row.children].map((cell) => cell.textContent ?? ''),
    );
  const tile = (name: string) => [...document.querySelectorAll('main[lang=en] .tiles li')].find((one) => one.textContent?.startsWith(name));

  beforeAll(async () => {
    place = await makePlace();
    empty = await makePlace();
    await (await openDatabase(empty)).close();
    database = await openDatabase(place);
    const offline = { connection: 'offline', source: 'kit' } as const;
    const rows = [
      ...[vitalRow('LCP', 1000, 60), vitalRow('LCP', 3000, 40), vitalRow('TTFB', 100, 100), vitalRow('CLS', 0.02, 100)],
      vitalRow('LCP', 8000, 5, { page: 'services/adc', day: daysAgo(1), build: 'B0-older' }),
      vitalRow('LCP', 500, 40, { page: 'contactUs', day: daysAgo(1), build: 'B0-older' }),
      vitalRow('TTFB', 100, 45, { page: 'contactUs', day: daysAgo(1), build: 'B0-older', ...offline }),
      vitalRow('navigation', 200, 55),
      vitalRow('offline-reading', 120_000, 4, offline),
      vitalRow('LCP.render-delay', 400, 40),
      vitalRow('LCP', 9000, 5000, { day: daysAgo(50) }),
    ];
    await database.db.insertInto('vitals').values(rows).execute();
    const views = [
      { day: daysAgo(0), page: 'home', locale: 'en', views: 1200 },
      { day: daysAgo(1), page: 'home', locale: 'ko', views: 34 },
      { day: daysAgo(1), page: '<img src=x onerror=alert(1)>', locale: 'ko', views: 1 },
    ] as const;
    await database.db.insertInto('page_views').values(views).execute();
    const runs = [
      historyLine('/en/old', 90, { LCP: 1 }),
      historyLine('/en', 2, { score: 0.99, LCP: 1000, totalBytes: 204_800 }),
      historyLine('/en', 1, { score: 0.9, LCP: 1100, totalBytes: 307_200 }, '</title><script>'),
      historyLine('/ko', 1, { score: 1, LCP: 900, totalBytes: 102_400 }),
    ];
    writeFileSync(fileIn(place, 'history.jsonl'), `${runs.join('\n')}\n`);
    document = parse((await write(place)).html);
  });
  afterAll(async () => {
    await database.close();
    for (const { dataDir } of [place, empty]) rmSync(dataDir, { recursive: true, force: true });
  });

  it('shows the percentiles of the period, and those over their limit', () => {
    const big = tile('LCP')?.querySelector('.big');
    // 145 samples: 40 of 500, 60 of 1000, 40 of 3000, 5 of 8000.
    expect(Math.abs(Number.parseFloat(big?.textContent?.replace(',', '') ?? '') / 3000 - 1)).toBeLessThan(0.025);
    expect(big?.classList.contains('over')).toBe(true);
    expect(tile('LCP')?.textContent).toMatch(/Limit 2,500\sms.*69% within the limit.*145 samples/);
    expect(tile('TTFB')?.querySelector('.big')?.classList.contains('over')).toBe(false);
    expect(document.getElementById('en-summary')?.textContent).toContain('Over the limit: LCP.');
  });

  it('shows days, builds and pages, the slowest first, and marks what few samples say', () => {
    const column = (rows: string[][], head: string) => rows.map((row) => row[rows[0]?.indexOf(head) ?? -1]);
    const days = tableOf('days-table');
    expect(days).toHaveLength(1 + 31);
    expect(days.at(-1)?.[0]).toBe(daysAgo(0));
    expect(
      days
        .at(-3)
        ?.slice(1)
        .every((cell) => cell === '–'),
    ).toBe(true);
    expect(tableOf('builds-table').map(([name, first]) => [name, first])).toEqual([
      ['Build', 'First day'],
      ['A B0-older', daysAgo(1)],
      ['B B1-first', daysAgo(0)],
    ]);
    const pages = tableOf('pages-table');
    expect(pages.map(([page, shown]) => [page, shown])).toEqual([
      ['Page', 'Pages shown'],
      ['home', '155'],
      ['contactUs', '45'],
      ['services/adc', '0'],
    ]);
    expect(column(pages, 'LCP (ms)').at(-1)).toMatch(/^[78],\d{3} \(few samples\)$/);
    const [lcp] = document.querySelectorAll('#en-pages svg');
    expect(lcp?.getAttribute('aria-label')).toMatch(/home [23],\d{3} · n=100, contactUs 50\d · n=40, services\/adc .*few samples/);
  });

  it('shows conditions as shares of all pages shown, and how long visitors read offline', () => {
    const shares = new Map(tableOf('conditions-table').map(([name, share]) => [name, share]));
    expect(shares.get('Where the page came from: Offline kit')).toBe('22.5%');
    expect(shares.get('Way to the page: Within the site')).toBe('27.5%');
    const offline = document.getElementById('en-offline')?.textContent;
    expect(offline).toContain('22.5% of all pages shown (45) were opened without a connection.');
    expect(offline).toContain('at most 2 min in half of the cases');
    expect(tableOf('offline-table')).toContainEqual(['How long pages stayed readable: Up to 5 minutes', '4']);
    expect(tableOf('parts-table').map(([name]) => name)).toContain('LCP: Waiting to render');
  });

  it('shows page views, and the history of Lighthouse with what is over its budget', () => {
    expect(tableOf('views-pages')[1]).toEqual(['home', '1,200', '34', '1,234']);
    const pages = tableOf('lighthouse-pages');
    expect(pages[1]).toEqual(['/en', '90 (−9)', '1,100 (+100)', '300 (+100)']);
    expect(pages).toHaveLength(3);
    const over = [...(document.getElementById('en-lighthouse-pages')?.closest('table')?.querySelectorAll('.over') ?? [])];
    expect(over.map((cell) => cell.textContent)).toEqual(['90 (−9)', '300 (+100)']);
  });

  it('has the same in Korean, and shows first what is asked for', async () => {
    expect(tableOf('pages-table', 'ko').map((row) => row[0])).toEqual(['페이지', 'home', 'contactUs', 'services/adc']);
    expect(document.querySelector('main[lang=ko] h1')?.textContent).toBe('성능 보고서');
    expect(document.querySelectorAll('main[lang=ko] svg')).toHaveLength(document.querySelectorAll('main[lang=en] svg').length);
    expect(document.documentElement.lang).toBe('en');
    const korean = parse((await write(place, '--locale', 'ko')).html);
    expect(korean.documentElement.lang).toBe('ko');
    expect(korean.querySelector('input[checked]')?.id).toBe('show-ko');
  });

  it('escapes what the database and the history hold, and has no script', () => {
    expect(document.querySelectorAll('script, img, link, iframe')).toHaveLength(0);
    expect(tableOf('views-pages').map(([page]) => page)).toContain('<img src=x onerror=alert(1)>');
    expect(document.getElementById('en-lighthouse')?.textContent).toContain('</title><script>');
    expect(document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content')).toContain("default-src 'none'");
    for (const node of document.querySelectorAll('[src], [href]')) expect(node.getAttribute('href')).toMatch(/^#/);
  });

  it('says in words what there is not', async () => {
    const { html, code } = await write(empty, '--locale', 'ko');
    const without = parse(html);
    expect(code).toBe(0);
    expect(without.querySelectorAll('svg, table')).toHaveLength(0);
    const texts = [...without.querySelectorAll('main[lang=en] section')].map((one) => one.textContent);
    expect(texts.map((text) => text?.slice(0, 11))).toEqual(['At a glance', 'Page viewsN', 'LighthouseT']);
    expect(texts.join()).toMatch(/No visit was measured.*No page views were counted.*history\.jsonl is missing/);
    expect(
      [...without.querySelectorAll('main[lang=en] nav a')].map((link) => without.querySelector(link.getAttribute('href') ?? '')),
    ).not.toContain(null);
  });

  it('says what is wrong', async () => {
    expect((await write(place, '--locale', 'fr')).err).toContain("--locale: 'fr' is none of en, ko");
    expect((await write(place, '--since', 'soon')).code).toBe(2);
    // Lighthouse's figures are more than the report shows.
    writeFileSync(fileIn(empty, 'history.jsonl'), `${historyLine('/en', 1, { LCP: 1, documentBytes: 14_000 })}\n{"at":"yesterday"}\n`);
    const { code, out } = await write(empty);
    expect([code, out]).toEqual([0, expect.stringMatching(/history\.jsonl:2: skipped, .*: mend or remove the line\n.*the report since/)]);
    expect((await callTool(REPORT, place, '--help')).out).toContain('Usage: npm run report');
    expect((await callTool(REPORT, place, 'write', '--help')).out).toContain('--history FILE');
  });
});
