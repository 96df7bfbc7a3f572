import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../pipeline/paths.ts';
import { ProjectCopy } from '../support/project-copy.ts';

const TEXTS = {
  'title-en': 'Safety Report',
  'title-ko': '안전 보고서',
  'description-en':
    'How people at both campuses keep one another safe: what was measured in the last year, what was learnt, and what is to be better next.',
  'description-ko': '두 캠퍼스에서 서로의 안전을 지키는 방법을 소개합니다. 지난해의 측정 결과와 배운 점, 앞으로 개선할 점을 담았습니다.',
};

describe('npm run new:page', () => {
  let copy: ProjectCopy;
  beforeAll(() => {
    copy = new ProjectCopy();
  });
  afterAll(() => copy.remove());
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy.folder, encoding: 'utf8', stdio: 'pipe' });
  const newPage = (id: string, answers: Readonly<Record<string, string>>) =>
    run('scripts/new-page.ts', id, ...Object.entries(answers).flatMap(([flag, text]) => [`--${flag}`, text]));

  it('names all that is wrong, and writes nothing', () => {
    expect(() => newPage('ceo', TEXTS)).toThrow("There is a page or a file of texts 'ceo': give another id");
    expect(() => newPage('Safety-Report', TEXTS)).toThrow("'Safety-Report' is not an id");
    expect(() =>
      newPage('safetyReport', { ...TEXTS, section: 'home', image: 'no-such-picture', 'title-ko': '', 'description-ko': '짧습니다.' }),
    ).toThrow(
      /--section home: 'home' is no section.*--image no-such-picture: there is no picture.*--title-ko is missing.*--description-ko 짧습니다\.: it has 5 characters; give 60 to 80/s,
    );
    expect(existsSync(`${copy.folder}/locales/en/safetyReport.json`)).toBe(false);
  });

  // A check of types, unit tests and a build, beside three other long runs.
  it('makes a page that passes check, types, format, unit tests and build, in both languages', { timeout: 300_000 }, async () => {
    expect(newPage('safetyReport', { ...TEXTS, section: 'esg', image: 'shovels' })).toContain('http://localhost:5173/en/esg/safety-report');
    run('scripts/check-content.ts');
    run(`${ROOT}node_modules/typescript/bin/tsc`, '-b', 'tsconfig.web.json');
    run(`${ROOT}node_modules/@biomejs/biome/bin/biome`, 'check', '--vcs-enabled=false', 'core', 'locales', 'src');
    for (const name of ['tests', 'vitest.config.ts', '.vscode']) cpSync(ROOT + name, `${copy.folder}/${name}`, { recursive: true });
    run(`${ROOT}node_modules/vitest/vitest.mjs`, 'run', '--project', 'pure', 'core/site', 'tests/unit/content-schemas.test.ts');
    await copy.build();
    for (const locale of ['en', 'ko']) expect(existsSync(`${copy.folder}/dist/site/${locale}/esg/safety-report.html`)).toBe(true);
  });
});
