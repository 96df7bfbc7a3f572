import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { CACHE, ROOT } from '../../pipeline/paths.ts';

const SOURCES = ['content', 'core', 'locales', 'pipeline', 'public', 'scripts', 'server', 'src'];
const FILES = ['biome.json', 'index.html', 'package.json', 'package-lock.json', 'vite.config.ts'];
/** What is encoded once and is no matter of the build's own steps. */
const ENCODED = ['fonts', 'media'];

/** How a build went. */
export interface BuildRun {
  seconds: number;
  /** What it computed, in all of its threads. */
  cpuSeconds: number;
  /** The largest memory it held, in megabytes. */
  megabytes: number;
  output: string;
}

/** The project's sources in a folder of their own, where a test or a bench edits and builds them. */
export class ProjectCopy {
  readonly folder = mkdtempSync(`${tmpdir()}/project-`);

  constructor() {
    const settings = readdirSync(ROOT).filter((name) => /^tsconfig.*\.json$/.test(name));
    for (const name of [...SOURCES, ...FILES, ...settings]) cpSync(`${ROOT}${name}`, `${this.folder}/${name}`, { recursive: true });
    symlinkSync(`${ROOT}node_modules`, `${this.folder}/node_modules`, 'junction');
    this.#copyEncoded();
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

  /** Forgets what has been built: the next build is a first one. */
  forget(): void {
    for (const name of ['dist', '.cache']) rmSync(`${this.folder}/${name}`, { recursive: true, force: true });
    this.#copyEncoded();
  }

  /** Builds with what has been encoded. */
  async build(settings: NodeJS.ProcessEnv = {}): Promise<BuildRun> {
    const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
    const paths = { OUT_DIR: `${this.folder}/dist`, CACHE_DIR: `${this.folder}/.cache`, KEEP_BUILDS: '0' };
    const usage = `${this.folder}/usage.json`;
    const atExit = `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(usage)}, JSON.stringify(process.resourceUsage())))`;
    writeFileSync(`${this.folder}/usage.cjs`, atExit);
    const begun = performance.now();
    const child = spawn(process.execPath, ['--require', `${this.folder}/usage.cjs`, '--max-old-space-size=400', 'pipeline/build.ts'], {
      cwd: this.folder,
      env: { ...Object.fromEntries(inherited), ...settings, ...paths },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
    if (code !== 0) throw new Error(`the build ended with code ${code}:\n${output}`);
    const seconds = (performance.now() - begun) / 1000;
    const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(readFileSync(usage, 'utf8')) as NodeJS.ResourceUsage;
    return { seconds, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024, output };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #copyEncoded(): void {
    for (const kind of ENCODED)
      if (existsSync(`${CACHE}/${kind}`)) cpSync(`${CACHE}/${kind}`, `${this.folder}/.cache/${kind}`, { recursive: true });
  }
}
