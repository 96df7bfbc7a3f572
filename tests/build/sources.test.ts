import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../../core/site/pages.ts';
import { namespacesOf } from '../../pipeline/content/page-messages.ts';
import { CONTENT, LOCALES_DIR, ROOT } from '../../pipeline/paths.ts';

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
/** What git tracks, or would: the project as it is checked out. */
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((name) => name && existsSync(ROOT + name));
const texts = tracked.filter((name) => /\.(ts|tsx|mjs|css|html|json|md|svg|txt)$/.test(name) && name !== 'package-lock.json');
const read = (name: string) => readFileSync(ROOT + name, 'utf8');

/** Strings of a tree by their key paths. */
function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, item]) => flatten(item, path ? `${path}.${key}` : key));
}

describe('words', () => {
  // The same keys, plural forms and tokens: what the build refuses otherwise.
  it.each(namespacesOf())('%s: no text is the same in both locales without a reason', (name) => {
    const ko = new Map(flatten(json(`${LOCALES_DIR}/ko/${name}.json`)));
    const same = flatten(json(`${LOCALES_DIR}/en/${name}.json`)).filter(
      ([key, text]) => ko.get(key) === text && /[a-z]/.test(text.replace(/\{[\w.]+\}/g, '')),
    );
    // Legal line and the abbreviations of methods stay Latin in both.
    expect(same.filter(([key, text]) => key !== 'footer.copyright' && text !== 'icIEF, IEX').map(([key]) => key)).toEqual([]);
  });

  it('English has a form for one of what it counts', () => {
    const faults = namespacesOf().flatMap((name) =>
      flatten(json(`${LOCALES_DIR}/en/${name}.json`))
        .filter(
          ([key, text]) => !/_(?:one|other)$/.test(key) && /\{(?!company|group)\w+\} (?!is\b|has\b|was\b)[a-z]+s\b|\{count\}/.test(text),
        )
        .map(([key]) => `${name}.${key}`),
    );
    expect(faults).toEqual([]);
  });

  it('Korean is in 합니다체 and has no particle that changes after a name', () => {
    const faults = namespacesOf().flatMap((name) =>
      flatten(json(`${LOCALES_DIR}/ko/${name}.json`))
        .filter(([, text]) => /(?:어요|아요|세요)[.!]|\{(?:company|group)\}(?:은|는|이|가|을|를|과|와|으로|로)(?=[\s,.])|!/.test(text))
        .map(([key]) => `${name}.${key}`),
    );
    expect(faults).toEqual([]);
  });
});

describe('names and figures', () => {
  const brand = json(`${CONTENT}/brand.json`);
  it('no company name outside content/brand.json', () => {
    const names = new RegExp([brand.en.groupRoot, brand.ko.groupRoot].join('|'), 'i');
    expect(texts.filter((name) => name !== 'content/brand.json' && names.test(read(name)))).toEqual([]);
  });

  it('fact figures only from content/facts.json', () => {
    const facts = json(`${CONTENT}/facts.json`) as Record<string, { en: string; ko: string }>;
    const figures = [
      ...new Set(
        Object.values(facts)
          .flatMap(({ en, ko }) => [en, ko])
          .flatMap((text) => text.match(/-?\d[\d,.]*(?: (?:L|°C|ng\/m³)|년|건)?/g) ?? []),
      ),
    ].filter((figure) => /[,L°]|ng|2027|62건/.test(figure));
    expect(figures).toContain('120,000 L');
    const words = tracked.filter((name) => /^(?:locales|content\/posts)\/.*\.(?:json|md)$/.test(name));
    const pattern = new RegExp(
      `(?<![\\d,])(?:${figures.map((figure) => figure.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\d,])`,
    );
    expect(words.filter((name) => pattern.test(read(name)))).toEqual([]);
  });

  it('no code computes with the words of a fact: its numbers stand beside them', () => {
    const code = tracked.filter((name) => /^(?:src|core|server|pipeline)\/.*\.tsx?$/.test(name));
    const users = code.filter((name) => read(name).includes('content/facts.json'));
    expect(users).toContain('core/contact/retention.ts');
    const ofAFact = Object.keys(json(`${CONTENT}/facts.json`)).join('|');
    expect(users.filter((name) => new RegExp(`\\b(?:${ofAFact})\\.(?:en|ko)\\b`).test(read(name)))).toEqual([]);
  });
});

describe('documents and configuration', () => {
  const scripts = Object.keys(json(`${ROOT}package.json`).scripts);
  const documents = tracked.filter((name) => /^(?:(?:README|CONTRIBUTING|SECURITY|bench\/README)|docs\/.+)\.md$/.test(name));
  const folders = new Set(tracked.flatMap((name) => name.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))));
  const fileNames = new Set(tracked.map((name) => name.split('/').pop()));

  /** What a document sets as code: between backticks, and in blocks. */
  const codeOf = (text: string) =>
    [...text.matchAll(/^ *```[^\n]*\n([\s\S]*?)^ *```|`([^`\n]+)`/gm)].map(([, block, span]) => (block ?? span) as string);
  /** Whether a path leads to a file or folder, or to a page; `*` and `{id}` stand for any name. */
  const leadsSomewhere = (path: string) => {
    const exact = path.replace(/\/$/, '');
    if (existsSync(ROOT + exact) || PAGES.some((page) => page.path === exact.replace(/\{(\w+)\}/, ':$1'))) return true;
    if (!/[*{]/.test(exact)) return false;
    const pattern = new RegExp(`^${exact.replace(/[.+()|[\]\\]/g, '\\$&').replace(/\*|\{[^}]*\}/g, '[^/]+')}$`);
    return tracked.some((name) => pattern.test(name)) || [...folders].some((name) => pattern.test(name));
  };

  it('comments name files that are there, from the root or from their own folder, and nothing outside the project', () => {
    const code = tracked.filter((name) => /\.(?:ts|tsx|mjs|css)$/.test(name));
    expect(code.length).toBeGreaterThan(500);
    const faults = code.flatMap((name) => {
      const comments = [...read(name).matchAll(/(?<=^|\s)\/\/ .*|\/\*[\s\S]*?\*\//gm)].map(([comment]) => comment);
      const paths = [...comments.join('\n').matchAll(/(?<![\w#@.*{}/])(?:[\w-]+\/)+[\w.-]+\.(?:ts|tsx|mjs|css|md|json|html)\b/g)];
      const lost = paths.map(([path]) => path).filter((path) => ![ROOT + path, join(ROOT, dirname(name), path)].some(existsSync));
      return [...lost, ...(/\(brief\b/i.test(comments.join()) ? ['brief'] : [])].map((word) => `${name}: ${word}`);
    });
    expect(faults).toEqual([]);
  });

  it.each(documents)('%s: its links lead to files, and to headings that are there', (name) => {
    const headingsOf = (path: string) =>
      [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
        (heading as string)
          .toLowerCase()
          .replace(/[^\p{L}\p{N} _-]/gu, '')
          .replaceAll(' ', '-'),
      );
    const prose = read(name).replace(/^ *```[\s\S]*?^ *```|`[^`\n]+`/gm, '');
    const broken = [...prose.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
      .map(([, target, heading]) => ({ path: target ? join(dirname(name), target) : name, heading }))
      .filter(({ path, heading }) => !existsSync(ROOT + path) || (heading !== undefined && !headingsOf(path).includes(heading)));
    expect(broken).toEqual([]);
  });

  it.each(documents)('%s: the paths and commands that it names exist', (name) => {
    const code = codeOf(read(name));
    const words = code.flatMap((text) => text.split(/[\s'",;()]+/)).map((word) => word.replace(/^#|[.:]$/g, ''));
    const paths = words.filter((word) =>
      /^(?:\.github|bench|content|core|deploy|docs|locales|pipeline|public|scripts|server|src|tests)\//.test(word),
    );
    expect(paths.filter((path) => !leadsSomewhere(path))).toEqual([]);
    // A name alone is that of some file of the project; those of other places are written with their folder.
    const names = code.filter((text) => /^[\w.-]+\.(?:tsx?|mjs|css|json|md|svg|service|timer|conf)$/.test(text));
    expect(names.filter((text) => !fileNames.has(text) && !existsSync(ROOT + text))).toEqual([]);
    const commands = code.flatMap((text) =>
      [...text.matchAll(/\bnpm (?:run )?(?:--silent )?([a-z][\w:-]*)/g)].map(([, command]) => command as string),
    );
    expect(
      commands.filter((command) => !['ci', 'install', 'outdated', 'audit', 'sbom'].includes(command) && !scripts.includes(command)),
    ).toEqual([]);
  });

  it('CONTRIBUTING.md lists every command', () => {
    const named = codeOf(read('CONTRIBUTING.md')).join('\n');
    const isNamed = (script: string) => new RegExp(`npm (?:run )?${script}(?![\\w:-])`).test(named);
    expect(scripts.filter((script) => !script.startsWith('pre') && !isNamed(script))).toEqual([]);
  });

  it('no registry address in any file, and none in the lock', () => {
    expect(
      texts
        .concat('package-lock.json')
        .filter((name) => /registry\.npmjs|"resolved":/.test(read(name)) && !name.endsWith('sources.test.ts')),
    ).toEqual([]);
  });
});
