import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { applyEdits, modify } from 'jsonc-parser';
import { LOCALES } from '../core/site/locales.ts';
import { PAGES } from '../core/site/pages.ts';
import { dayInSeoul } from '../core/site/seoul-time.ts';
import { checkImage, oneOf, type Question } from '../pipeline/content/new-post.ts';
import { DESCRIPTION_LENGTH } from '../pipeline/metadata/site-metadata.ts';
import { ROOT } from '../pipeline/paths.ts';
import { addFlags, findAnswers, readFlags } from './ask-answers.ts';
import { DEV_PORT } from './listen-options.ts';

const FOLDERS = { about: 'about', services: 'services', esg: 'esg', pr: 'public', careers: 'careers' } as const;
const read = (path: string) => readFileSync(ROOT + path, 'utf8');

/** Pictures that open no page yet. */
const images = Object.keys(JSON.parse(read('content/media/media.json'))).filter((name) => PAGES.every(({ visual }) => visual !== name));
const questions: Question[] = [
  { flag: 'section', ask: `Section of the menu: ${Object.keys(FOLDERS).join(', ')}`, check: oneOf(Object.keys(FOLDERS), 'section') },
  {
    flag: 'image',
    ask: 'Key visual, a name in content/media/media.json that opens no other page (part of a name lists what fits; empty: none)',
    optional: true,
    check: checkImage(images),
  },
  ...LOCALES.flatMap((locale): Question[] => {
    const [min, max] = DESCRIPTION_LENGTH[locale];
    return [
      { flag: `title-${locale}`, ask: `Title, also in the menu and the breadcrumb (${locale})` },
      {
        flag: `description-${locale}`,
        ask: `Description for search engines, ${min} to ${max} characters, also below the heading (${locale})`,
        check: ({ length }) => (length < min || length > max ? `it has ${length} characters; give ${min} to ${max}` : undefined),
      },
    ];
  }),
];

const program = addFlags(new Command('npm run new:page --'), questions)
  .description('Makes a page in both languages: all that "Add a page" of CONTRIBUTING.md lists. Asks for what no flag says.')
  .argument('<id>', 'its id in the page table, such as history or safetyReport')
  .showHelpAfterError()
  .parse();
try {
  await newPage(program.args[0] as string);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function newPage(id: string): Promise<void> {
  const name = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (!/^[a-z][a-zA-Z\d]*$/.test(id)) throw new Error(`'${id}' is not an id: use letters and digits, a small letter first`);
  if (PAGES.some((page) => page.id === id) || existsSync(`${ROOT}locales/en/${id}.json`))
    throw new Error(`There is a page or a file of texts '${id}': give another id`);
  const given = readFlags(program);
  const answers = await findAnswers(given, questions, Boolean(given.yes));
  const answer = (flag: string) => answers[flag] ?? '';
  const menu = answer('section') as keyof typeof FOLDERS;
  const { section, path: sibling = '' } = PAGES.find((page) => page.menu?.section === menu) ?? {};
  const path = `${sibling.split('/')[0]}/${name}`;
  const module = `src/pages/${FOLDERS[menu]}/${name}-page.tsx`;

  const files: [path: string, text: string][] = [
    ['core/site/pages.ts', addRow(read('core/site/pages.ts'), { id, path, section: section ?? '', menu, image: answer('image') })],
    ['core/site/pages.test.ts', read('core/site/pages.test.ts').replace(/(const OURS = \[[^\]]*)\]/, `$1  '${path}',\n]`)],
    ['src/i18n/namespaces.ts', addNamespace(read('src/i18n/namespaces.ts'), id)],
    ['content/page-dates.json', addKeys(read('content/page-dates.json'), { [id]: dayInSeoul(Date.now()) })],
    [module, makeModule(id, answer('image'))],
    ...LOCALES.flatMap((locale): [string, string][] => {
      const [title, description] = [answer(`title-${locale}`), answer(`description-${locale}`)];
      const folder = `locales/${locale}`;
      return [
        [`${folder}/${id}.json`, `${JSON.stringify({ heading: title, lead: description }, null, 2)}\n`],
        [`${folder}/meta.json`, addKeys(read(`${folder}/meta.json`), { [`pages.${id}`]: { title, description } })],
        [`${folder}/menu.json`, addKeys(read(`${folder}/menu.json`), { [`items.${id}`]: title, [`crumbs.${id}`]: title })],
      ];
    }),
  ];
  for (const [file, text] of files) writeFileSync(ROOT + file, text);
  const names = files.map(([file]) => file);
  spawnSync('npx', ['biome', 'format', '--write', ...names], { cwd: ROOT, shell: process.platform === 'win32' });
  for (const file of names) console.log(`wrote ${file}`);
  console.log(`\nWhile \`npm run dev\` runs: http://localhost:${DEV_PORT}/en/${path}`);
  console.log(
    `Next: write the page in ${module} and its texts, move its row in core/site/pages.ts to its place in the menu, run \`npm test\`.`,
  );
}

/** Below the last row of its section. */
function addRow(table: string, { id, path, section, menu, image }: Record<'id' | 'path' | 'section' | 'menu' | 'image', string>): string {
  const rows = table.split(/^(?= {2}row\()/m);
  const last = rows.findLastIndex((row) => row.includes(`, '${section}', [`));
  const visual = image && `visual: '${image}', `;
  const row = `  row('${id}', '${path}', '${section}', ['${id}'], { ${visual}menu: { section: '${menu}' } }),\n`;
  return rows.with(last, rows[last]?.replace(/\n(\n?)$/, `\n${row}$1`) ?? '').join('');
}

/** In the order of the alphabet. */
function addNamespace(text: string, id: string): string {
  const lines = text.split('\n');
  const line = `  ${id}: typeof import('#locales/en/${id}.json');`;
  const after = lines.findIndex((one) => (/^ {2}\w/.test(one) && one > line) || one === '}');
  return lines.toSpliced(after, 0, line).join('\n');
}

/** Adds values to a JSON file, each behind those that its object has. */
function addKeys(text: string, values: Readonly<Record<string, unknown>>): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return Object.entries(values).reduce(
    (sum, [key, value]) => applyEdits(sum, modify(sum, key.split('.'), value, { formattingOptions })),
    text,
  );
}

function makeModule(id: string, image: string): string {
  return `${image && `import picture from 'image:${image}';\n`}import { useTranslation } from 'react-i18next';
import { HeadedPage } from '#src/pages/headed-page.tsx';

export function Component() {
  const { t } = useTranslation('${id}');
  return <HeadedPage heading={t('heading')} lead={t('lead')} ${image && 'image={picture} '}/>;
}
`;
}
