import { cpSync, rmSync, statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildRun, digestTree, ProjectCopy } from '../support/project-copy.ts';

const POST = 'newsroom/20240516-songdo-groundbreaking';
const DOCUMENT = `site/en/public/${POST}.html`;
const OTHER = 'site/en/public/newsroom/20230919-boston-office-opens.html';
const NEW_POST = 'content/posts/notice/20260602-browser-support-again';

let project: ProjectCopy;
let before: Record<string, number>;

/** A file that was taken over is the same file still; one that was written anew is another. */
const places = (...files: string[]) => Object.fromEntries(files.map((file) => [file, statSync(`${project.folder}/dist/${file}`).ino]));
const kept = (after: Record<string, number>) => Object.keys(after).filter((file) => after[file] === before[file]);
/** The build says how many only where it left some out. */
const rendered = ({ output }: BuildRun) => Number(/(\d+) of \d+ pages rendered/.exec(output)?.[1] ?? Number.POSITIVE_INFINITY);
const compressed = ({ output }: BuildRun) => Number(/(\d+) of \d+ files compressed/.exec(output)?.[1] ?? Number.POSITIVE_INFINITY);
const FILES = [DOCUMENT, `${DOCUMENT}.br`, OTHER, `${OTHER}.br`, `${OTHER}.gz`];

const digestBuild = () => digestTree(`${project.folder}/dist`);

function expectEqual(here: Record<string, string>, clean: Record<string, string>): void {
  const names = [...new Set([...Object.keys(here), ...Object.keys(clean)])];
  expect(names.filter((name) => here[name] !== clean[name])).toEqual([]);
  expect(names.length).toBeGreaterThan(1000);
}

beforeAll(async () => {
  project = new ProjectCopy();
  await project.build();
}, 600_000);
afterAll(() => project.remove());

type Edit = [name: string, edit: () => void, check: (run: BuildRun) => void];
const GROUPS: { edits: Edit[] }[] = [
  {
    edits: [
      [
        'a fact',
        () => project.edit('content/facts.json', '"F-07", "en": "2027"', '"F-07", "en": "2028"'),
        () => expect(kept(places(...FILES))).toEqual([]),
      ],
    ],
  },
  {
    edits: [
      [
        'a component',
        () => project.edit('src/app/layout/app-layout.tsx', 'id="main"', 'id="main" data-edited="1"'),
        (run) => expect(rendered(run)).toBeGreaterThan(150),
      ],
      [
        'a word of the shell',
        () => project.edit('locales/en/menu.json', '"home": "Home"', '"home": "Start"'),
        (run) => {
          expect(run.output).toContain('the bundles are those of an earlier build');
          expect(rendered(run)).toBeGreaterThan(70);
          expect(rendered(run)).toBeLessThan(90);
        },
      ],
      [
        'a picture',
        () => project.edit('content/media/media.json', '[18, 0, 52, 61.6]', '[16, 0, 52, 61.6]'),
        (run) => expect(compressed(run)).toBeLessThan(400),
      ],
      [
        'a word of a page',
        () => project.edit('locales/en/home.json', 'One team, two campuses', 'Two campuses, one team'),
        (run) => {
          // That page, and the two with a form.
          expect(rendered(run)).toBe(3);
          expect(compressed(run)).toBeLessThan(10);
          expect(kept(places(...FILES))).toEqual(FILES);
        },
      ],
      [
        'a post',
        () => project.edit(`content/posts/${POST}/en.md`, 'safety comes before schedule', 'safety comes before any schedule'),
        (run) => {
          expect(rendered(run)).toBeLessThan(20);
          expect(compressed(run)).toBeLessThan(20);
          expect(kept(places(...FILES))).toEqual(FILES.slice(2));
        },
      ],
    ],
  },
];

// The edits of a group go from what is in every page to what is in few: what one left out of date, the next would not mend, and the
// clean build after the group shows it.
describe.each(GROUPS)('group %$ of edits', ({ edits }) => {
  it.each(edits)('of %s: what depends on it is made anew', { timeout: 600_000 }, async (_name, edit, check) => {
    before = places(...FILES);
    edit();
    check(await project.build());
  });

  it('the build equals a clean one', { timeout: 600_000 }, async () => {
    expectEqual(digestBuild(), digestTree((await project.buildClean()).folder));
  });
});

it('a new post makes nothing of the others anew; taken away, it leaves the build as it was', { timeout: 600_000 }, async () => {
  const [without, folder] = [digestBuild(), `${project.folder}/${NEW_POST}`];
  before = places(...FILES);
  cpSync(`${project.folder}/content/posts/notice/20260601-browser-support`, folder, { recursive: true });
  await project.build();
  expect(kept(places(...FILES))).toEqual(FILES);
  expectEqual(digestBuild(), digestTree((await project.buildClean()).folder));
  rmSync(folder, { recursive: true });
  await project.build();
  expect(kept(places(...FILES))).toEqual(FILES);
  expectEqual(digestBuild(), without);
});

it('without an edit only the pages with a form are rendered, and nothing is compressed', { timeout: 600_000 }, async () => {
  const earlier = digestBuild();
  before = places(...FILES);
  const run = await project.build();
  expect([rendered(run), compressed(run)]).toEqual([2, 0]);
  expect(kept(places(...FILES))).toEqual(FILES);
  expectEqual(digestBuild(), earlier);
});
