import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import brand from '../../content/brand.json' with { type: 'json' };
import { ROOT } from '../../pipeline/paths.ts';
import { ProjectCopy } from '../support/project-copy.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';

// Another company's site by docs/adopt.md: its name, its color and logo, three pages fewer, and German, whose words are the English ones in brackets.

const COLOR = '#0b6e4f';
const DOT = 'M30 4h6v6h-6z';
const OLD_NAMES = [brand.en.groupRoot, brand.ko.groupRoot] as const;
const LEFT_OUT = { testing: '/services/testing', governance: '/esg/governance', logo: '/public/logo' };
/** All that may be changed, by docs/adopt.md. */
const MAY_CHANGE = /^(?:content|locales|public)\/|^core\/site\/(?:pages|locales)\.ts$/;

const project = new ProjectCopy();
const release = `${project.folder}/dist/current`;
let server: RunningServer;

beforeAll(async () => {
  nameTheCompany();
  // A new site has no addresses that have moved.
  writeFileSync(`${project.folder}/content/redirects.json`, '{}');
  project.edit('content/theme.json', '#cb333b', COLOR);
  project.edit(
    'core/site/pages.ts',
    'LEFT_OUT: readonly TextPageId[] = []',
    `LEFT_OUT: readonly TextPageId[] = ['${Object.keys(LEFT_OUT).join("', '")}']`,
  );
  project.edit('content/logo.svg', 'M31 5h5v7h-5z', DOT);
  execFileSync(process.execPath, ['scripts/logo.ts'], { cwd: project.folder });
  addGerman();
  await project.build();
  server = await startServer({ dist: release, args: [`${release}/server/index.mjs`] });
}, 600_000);
afterAll(async () => {
  await server?.stop();
  project.remove();
});

it('touches content, words and the two tables that the document names, no code', () => {
  const files = ['content', 'core', 'locales', 'pipeline', 'public', 'scripts', 'server', 'src'].flatMap((folder) =>
    globSync(`${folder}/**/*.*`, { cwd: project.folder }),
  );
  const touched = files.filter(
    (file) => !existsSync(ROOT + file) || !readFileSync(ROOT + file).equals(readFileSync(`${project.folder}/${file}`)),
  );
  expect(touched.length).toBeGreaterThan(100);
  expect(touched.filter((file) => !MAY_CHANGE.test(file))).toEqual([]);
});

it.each([
  ['home', '/de', 200],
  ['a text page', '/de/services/cdo', 200],
  ['a list', '/de/public/newsroom', 200],
  ['the form', '/de/contactUs', 200],
  ['an address that leads nowhere', '/de/nope', 404],
])('%s is in the third language', async (_name, path, status) => {
  const answer = await fetch(server.url + path);
  const html = await answer.text();
  expect(answer.status).toBe(status);
  expect(html).toContain('<html lang="de"');
  expect(/<title[^>]*>(.*?)<\/title>/.exec(html)?.[1]).toMatch(/^\[.*Acme Biologics/);
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toContain('[');
  expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(new RegExp(OLD_NAMES.join('|')));
  if (status !== 200) return;
  const alternates = [...html.matchAll(/<link[^>]*rel="alternate"[^>]*>/g)].map(([link]) => /hreflang="([^"]+)"/i.exec(link)?.[1]);
  expect(alternates.filter(Boolean).sort()).toEqual(['de', 'en', 'ko', 'x-default']);
  expect(html.match(/og:locale:alternate" content="(?:en_US|ko_KR)"/g)).toHaveLength(2);
});

it('dates, feed, search and mail have it, too', async () => {
  const text = async (path: string) => (await fetch(server.url + path)).text();
  expect(await text('/de/public/newsroom')).toMatch(/\d\. [A-Z][a-zä]+ 20\d\d/);
  expect(await text('/de/feed.xml')).toContain('<title>[');
  expect(JSON.parse(await text('/api/v1/search?q=capacity&locale=de')).total).toBeGreaterThan(0);
  expect(existsSync(`${release}/site/data/offline-kit.de.bin`)).toBe(true);
});

it('the color is that of the sheet, the documents, the manifest and the pages of mails', async () => {
  const site = `${release}/site`;
  const [sheet = ''] = globSync(`${site}/assets/style-*.css`);
  expect(readFileSync(sheet, 'utf8')).toContain(`--red:${COLOR}`);
  expect(await (await fetch(`${server.url}/de`)).text()).toContain(`<meta name="theme-color" content="${COLOR}">`);
  expect(await (await fetch(`${server.url}/de/app.webmanifest`)).json()).toMatchObject({
    theme_color: COLOR,
    name: '[Acme Biologics]',
    lang: 'de',
  });
  expect(
    readdirSync(`${release}/server`).some(
      (name) => name.endsWith('.mjs') && readFileSync(`${release}/server/${name}`, 'utf8').includes(COLOR),
    ),
  ).toBe(true);
});

it('the logo is that of the header and of the icons', async () => {
  for (const path of ['/de', '/favicon.svg']) expect(await (await fetch(server.url + path)).text()).toContain(`d="${DOT}"`);
  expect(await (await fetch(`${server.url}/image-pending.svg`)).text()).toContain(COLOR);
});

it('pages that are left out have no document, and nothing leads to them', async () => {
  const map = await (await fetch(`${server.url}/sitemap.xml`)).text();
  expect(map).toContain('/de/services/cdo</loc>');
  const documents = globSync(`${release}/site/{en,ko,de}{,/**/*}.html`).map((file) => readFileSync(file, 'utf8'));
  expect(documents.length).toBeGreaterThan(200);
  for (const path of Object.values(LEFT_OUT)) {
    expect((await fetch(`${server.url}/en${path}`)).status).toBe(404);
    expect(map).not.toContain(path);
    expect(documents.filter((html) => new RegExp(`href="/(?:en|ko|de)${path}["#?]`).test(html))).toHaveLength(0);
  }
});

it('what the third language lacks is named, and a link to a page that is left out', () => {
  const post = 'content/posts/newsroom/20240516-songdo-groundbreaking';
  rmSync(`${project.folder}/${post}/index.de.md`);
  project.edit('content/leaders.json', '"de"', '"dé"');
  const check = () =>
    spawnSync(process.execPath, ['scripts/check-content.ts'], {
      cwd: project.folder,
      env: { ...process.env, CONTENT_LANGUAGE: 'en' },
      encoding: 'utf8',
    });
  const ofContent = check();
  expect(ofContent.status).toBe(1);
  expect(ofContent.stdout + ofContent.stderr).toContain(`${post}/index.de.md: missing`);
  expect(ofContent.stdout + ofContent.stderr).toMatch(/content\/leaders\.json, entry 1 .*'name\.de' is missing/);
  writeFileSync(
    `${project.folder}/${post}/index.en.md`,
    `${readFileSync(`${project.folder}/${post}/index.en.md`, 'utf8')}\n\n[Tests](page:testing)\n`,
  );
  expect(check().stderr).toContain("link to 'page:testing': 'testing' is left out of the site; take the link out");
  changeJson('locales/de/home.json', (words) => ({ ...(words as object), about: {} }));
  expect(check().stderr).toContain("locales/de/home.json: 'about.heading' is missing");
});

function nameTheCompany(): void {
  project.edit('content/brand.json', OLD_NAMES[0], 'Acme');
  project.edit('content/brand.json', OLD_NAMES[1], '아크미');
}

function addGerman(): void {
  const months = ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'];
  const dates = "{ short: 'D. MMMM YYYY', long: 'D. MMMM YYYY', month: 'MMMM' }";
  project.edit(
    'core/site/locales.ts',
    '} satisfies',
    `  de: { short: 'DEU', name: 'Deutsch', openGraph: 'de_DE', script: 'Latin', dates: ${dates}, months: ${JSON.stringify(months)}, description: [120, 155] },\n} satisfies`,
  );
  project.copyFolder('locales/en', 'locales/de');
  for (const file of globSync('locales/de/*.json', { cwd: project.folder })) changeJson(file, inBrackets);
  for (const file of globSync('locales/*/*.json', { cwd: project.folder })) changeJson(file, withGerman);
  // Its languages are those of a notice, not of the site.
  const others = globSync('content/{*,media/media}.json', { cwd: project.folder }).filter((file) => !/ja-notice|schema/.test(file));
  for (const file of others) changeJson(file, withGerman);
  for (const file of globSync('content/posts/**/index.en.md', { cwd: project.folder })) {
    const text = readFileSync(`${project.folder}/${file}`, 'utf8');
    const german = text.replace(/^pdf:.*\n/m, '').replace(/^(title|summary): (.*)$/gm, (_, name, words) => `${name}: ${bracketed(words)}`);
    writeFileSync(`${project.folder}/${file.replace('.en.', '.de.')}`, german);
  }
  for (const file of globSync('content/films/*/en.vtt', { cwd: project.folder }))
    cpSync(`${project.folder}/${file}`, `${project.folder}/${file.replace(/en\.vtt$/, 'de.vtt')}`);
}

const bracketed = (words: string) => (/^["']/.test(words) ? `${words[0]}[${words.slice(1, -1)}]${words[0]}` : `"[${words}]"`);

function changeJson(path: string, change: (value: unknown) => unknown): void {
  const file = `${project.folder}/${path}`;
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8'))), null, 2));
}

/** Wherever a value has English and Korean, it gets German. */
function withGerman(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withGerman);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, own]) => [name, withGerman(own)] as const);
  return Object.fromEntries('en' in value && 'ko' in value ? [...entries, ['de', inBrackets(value.en)]] : entries);
}

function inBrackets(value: unknown): unknown {
  if (typeof value === 'string') return `[${value}]`;
  if (Array.isArray(value)) return value.map(inBrackets);
  return Object.fromEntries(Object.entries(value as object).map(([name, own]) => [name, inBrackets(own)]));
}
