import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { EDITED_FILES } from '../../pipeline/editor/editor-config.ts';
import type { ProjectCopy } from './project-copy.ts';

type Language = 'English' | 'Korean';

/**
 * The editor over a clone. A browser asks its user for a folder: here it gets the origin's private one, filled with the content of the copy, and
 * what is saved there is written back, as if both were one.
 */
export class Editor {
  readonly #page: Page;
  readonly #copy: ProjectCopy;
  readonly #address: string;
  #files: Record<string, string> = {};

  constructor(page: Page, copy: ProjectCopy, address: string) {
    this.#page = page;
    this.#copy = copy;
    this.#address = address;
  }

  /** @param more Files beside those of the copy. */
  async open(more: Readonly<Record<string, string>> = {}): Promise<void> {
    const page = this.#page;
    const cwd = this.#copy.folder;
    const names = [...globSync('content/posts/*/*/*.md', { cwd }), ...Object.values(EDITED_FILES).map((file) => `content/${file}`)];
    this.#files = { ...Object.fromEntries(names.map((name) => [name, readFileSync(`${cwd}/${name}`, 'utf8')])), ...more };
    await page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await page.goto(`${this.#address}/admin/config.en.json`);
    await page.evaluate(
      async (files) => {
        const root = await navigator.storage.getDirectory();
        for (const [path, text] of Object.entries(files)) {
          const folders = path.split('/');
          const name = folders.pop() as string;
          let folder = root;
          for (const one of folders) folder = await folder.getDirectoryHandle(one, { create: true });
          const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
          await writable.write(text);
          await writable.close();
        }
      },
      { ...this.#files, '.git/HEAD': '' },
    );
    await page.goto(`${this.#address}/admin/`);
    await page.getByRole('button', { name: 'Work with Local Repository' }).click({ timeout: 60_000 });
    await this.#waitForList();
  }

  /** @param path `newsroom/ID`, or the name of a file. */
  async edit(path: string): Promise<void> {
    const [collection, id] = path.split('/');
    const place = id ? `${collection}/entries/${id}/index` : `_singletons/entries/${collection}`;
    await this.#page.goto(`${this.#address}/admin/#/collections/${place}`);
    await this.#page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    await this.#page
      .getByRole('group', { name: / Field$/ })
      .first()
      .waitFor();
  }

  async create(collection: string): Promise<void> {
    await this.#page.goto(`${this.#address}/admin/#/collections/${collection}/new`);
    await this.field('English', 'Title').waitFor();
  }

  /** The pane of a language. The second one shows the preview until it is asked for the other language. */
  pane(language: Language): Locator {
    return this.#page.getByRole('group', { name: new RegExp(`^Edit .?${language}.? Content$`) });
  }

  /** A field with its label, control, hint and what is wrong with it. */
  field(language: Language, label: string): Locator {
    return this.pane(language).getByRole('group', { name: new RegExp(`^“.?${label}.?” Field$`) });
  }

  /** The right side shows the page of the post, or else the other language. */
  async showPreview(): Promise<void> {
    await this.#page.getByRole('radio', { name: 'Preview' }).last().click();
  }

  /** The control of a post's text. */
  text(language: Language): Locator {
    return this.field(language, 'Text').getByRole('textbox', { name: 'Text' });
  }

  /** Chooses from one of the lists above the text, of what there is. */
  async insert(language: Language, list: string, value: string): Promise<void> {
    await this.field(language, 'Text').getByRole('combobox', { name: list }).selectOption(value);
  }

  async chooseFile(language: Language, label: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.field(language, label).locator('input[type=file]').first().setInputFiles(file);
  }

  async showKorean(): Promise<void> {
    await this.#page.getByRole('radio', { name: 'Korean' }).last().click();
    await this.pane('Korean').waitFor();
  }

  /** Saves, and gives the names of the files that were written. */
  async save(): Promise<string[]> {
    await this.#page.getByRole('button', { name: 'Save', exact: true }).click();
    await this.#waitForList();
    return this.takeOver();
  }

  async #waitForList(): Promise<void> {
    await this.#page.getByRole('group', { name: 'Content Library' }).waitFor();
  }

  /** Writes what has been saved into the copy. */
  async takeOver(): Promise<string[]> {
    const files = await this.#page.evaluate(async () => {
      const found: Record<string, string> = {};
      // What is no text comes in Base64, as an address of data.
      const read = (file: File) =>
        new Promise<string>((resolve) => {
          const reader = new FileReader();
          reader.onload = () => resolve(reader.result as string);
          if (/\.(?:json|md|vtt)$/.test(file.name)) reader.readAsText(file);
          else reader.readAsDataURL(file);
        });
      const walk = async (folder: FileSystemDirectoryHandle, at: string) => {
        for await (const [name, handle] of (folder as unknown as { entries(): AsyncIterable<[string, FileSystemHandle]> }).entries()) {
          if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, `${at}${name}/`);
          else found[`${at}${name}`] = await read(await (handle as FileSystemFileHandle).getFile());
        }
      };
      await walk(await navigator.storage.getDirectory(), '');
      return found;
    });
    const changed = Object.entries(files).filter(([name, text]) => name.startsWith('content/') && this.#files[name] !== text);
    for (const [name, text] of changed) {
      mkdirSync(dirname(`${this.#copy.folder}/${name}`), { recursive: true });
      const [, base64] = /^data:[^,]*;base64,(.*)$/s.exec(text) ?? [];
      writeFileSync(`${this.#copy.folder}/${name}`, base64 === undefined ? text : Buffer.from(base64, 'base64'));
    }
    this.#files = files;
    return changed.map(([name]) => name).sort();
  }

  read(name: string): string {
    return this.#files[name] ?? '';
  }
}

/** What `npm run check:content` says of the copy. */
export function checkContent({ folder }: ProjectCopy): string {
  try {
    return execFileSync(process.execPath, ['scripts/check-content.ts'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`.trim();
  }
}
