import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { CACHE, ROOT } from '../../pipeline/paths.ts';

const SOURCES = ['content', 'core', 'locales', 'pipeline', 'public', 'scripts', 'server', 'src'];
const FILES = ['index.html', 'package.json', 'package-lock.json', 'vite.config.ts'];
/** What is encoded once and is no matter of the build's own steps. */
const ENCODED = ['brochures', 'fonts', 'media', 'og'];

/** How a build went. */
export interface BuildRun {
  seconds: number;
  /** What all of its processes and threads computed. */
  cpuSeconds: number;
  /** The largest memory of the process that needs most, in megabytes. */
  megabytes: number;
  /** The same of all of its processes added, which is more than they need at any moment: not all run at the same time. */
  allMegabytes: number;
  output: string;
}

/** The project's sources in a folder of their own, where a test or a bench edits and builds them. */
export class ProjectCopy {
  readonly folder = mkdtempSync(`${tmpdir()}/project-`);

  constructor() {
    const settings = readdirSync(ROOT).filter((name) => /^tsconfig.*\.json$/.test(name));
    for (const name of [...SOURCES, ...FILES, ...settings]) cpSync(`${ROOT}${name}`, `${this.folder}/${name}`, { recursive: true });
    symlinkSync(`${ROOT}node_modules`, `${this.folder}/node_modules`, 'junction');
    this.#copyEncoded('.cache');
  }

  /** Replaces a text in a file. Throws where it does not stand, since then nothing would be edited. */
  edit(path: string, from: string, to: string): void {
    const file = `${this.folder}/${path}`;
    const text = readFileSync(file, 'utf8');
    if (!text.includes(from)) throw new Error(`${path} has no '${from}' to edit`);
    writeFileSync(file, text.replaceAll(from, to));
  }

  /** Gives a folder a second place, such as a post that is to become another one. */
  copyFolder(from: string, to: string): void {
    cpSync(`${this.folder}/${from}`, `${this.folder}/${to}`, { recursive: true });
  }

  /** Builds over the last build and with its cache. */
  build(settings: NodeJS.ProcessEnv = {}): Promise<BuildRun> {
    return this.#run('dist', '.cache', settings);
  }

  /** Builds the same sources where nothing has been built. Gives the folder. */
  async buildClean(): Promise<{ folder: string; run: BuildRun }> {
    for (const name of ['clean', 'clean-cache']) rmSync(`${this.folder}/${name}`, { recursive: true, force: true });
    this.#copyEncoded('clean-cache');
    return { folder: `${this.folder}/clean`, run: await this.#run('clean', 'clean-cache') };
  }

  /** Forgets what has been built: the next build is a first one. */
  forget(): void {
    for (const name of ['dist', '.cache']) rmSync(`${this.folder}/${name}`, { recursive: true, force: true });
    this.#copyEncoded('.cache');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #copyEncoded(cache: string): void {
    for (const kind of ENCODED) {
      mkdirSync(`${this.folder}/${cache}`, { recursive: true });
      if (existsSync(`${CACHE}/${kind}`)) cpSync(`${CACHE}/${kind}`, `${this.folder}/${cache}/${kind}`, { recursive: true });
    }
  }

  async #run(out: string, cache: string, settings: NodeJS.ProcessEnv = {}): Promise<BuildRun> {
    // An edited word would make a brochure out of date, and the build would end.
    const env = {
      ...process.env,
      ...settings,
      OUT_DIR: `${this.folder}/${out}`,
      CACHE_DIR: `${this.folder}/${cache}`,
      KEEP_BUILDS: '0',
      OLD_BROCHURES: '1',
    };
    const report = `${this.folder}/usage.jsonl`;
    rmSync(report, { force: true });
    // Each of the build's processes says what it used.
    const line = "JSON.stringify(process.resourceUsage()) + '\\n'";
    const atExit = `require('node:fs').appendFileSync(${JSON.stringify(report)}, ${line})`;
    writeFileSync(`${this.folder}/usage.cjs`, `if (require('node:worker_threads').isMainThread) process.on('exit', () => ${atExit})`);
    const begun = performance.now();
    const child = spawn(process.execPath, ['pipeline/build.ts'], {
      cwd: this.folder,
      // Its child processes inherit it.
      env: {
        ...Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('VITEST'))),
        NODE_OPTIONS: `--require "${this.folder}/usage.cjs"`,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
    if (code !== 0) throw new Error(`the build ended with code ${code}:\n${output}`);
    const seconds = (performance.now() - begun) / 1000;
    const used = readFileSync(report, 'utf8')
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text) as NodeJS.ResourceUsage);
    const sum = (of: (usage: NodeJS.ResourceUsage) => number) => used.reduce((total, usage) => total + of(usage), 0);
    return {
      seconds,
      cpuSeconds: sum(({ userCPUTime, systemCPUTime }) => userCPUTime + systemCPUTime) / 1e6,
      megabytes: Math.max(...used.map(({ maxRSS }) => maxRSS)) / 1024,
      allMegabytes: sum(({ maxRSS }) => maxRSS) / 1024,
      output,
    };
  }
}

/** Digests of all files of a folder, by their names. */
export function digestTree(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const path = `${entry.parentPath}/${entry.name}`;
      return [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}
