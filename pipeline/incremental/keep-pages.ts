import { DIST, EARLIER, offlineDocuments, SITE } from '../paths.ts';
import type { DocumentTask, WrittenPage } from '../prerender/make-document.ts';
import type { BuildRecord, PageRecord } from './build-record.ts';
import { linkFile } from './link-file.ts';

/** Decides which documents of the earlier build are those of this one, and notes what this one's were made from. */
export class PageKeeper {
  readonly #earlier: BuildRecord;
  readonly #data: ReadonlyMap<string, string>;
  readonly #keys = new Map<string, string>();
  readonly pages: Record<string, PageRecord> = {};
  readonly #lists = new Map<string, string[]>();

  /** @param data Digests of the files of posts and of words, by their names. */
  constructor(earlier: BuildRecord, data: ReadonlyMap<string, string>) {
    this.#earlier = earlier;
    this.#data = data;
  }

  /** Takes the document over when it would be rendered from the same. False: it has to be rendered. */
  keep({ path, isForKit }: DocumentTask, key: string): boolean {
    this.#keys.set(path, key);
    const known = this.#earlier.pages[path];
    if (known?.key !== key) return false;
    if (Object.entries(known.reads).some(([name, digest]) => digest !== this.#digest(name))) return false;
    if (!linkFile(`${EARLIER}/site${path}.html`, `${SITE}${path}.html`)) return false;
    if (isForKit && !linkFile(`${offlineDocuments(EARLIER)}${path}.html`, `${offlineDocuments(DIST)}${path}.html`)) return false;
    this.pages[path] = known;
    return true;
  }

  /** Notes a rendered document. One with a form is rendered each time: the form's template is made from what only rendering gives. */
  note({ path, reads, facts, form }: WrittenPage): void {
    const key = form ? '' : (this.#keys.get(path) ?? '');
    const { files, beyondShell } = facts;
    const shared = { files: { ...files, needed: this.#share(files.needed) }, beyondShell: this.#share(beyondShell) };
    this.pages[path] = { key, reads: Object.fromEntries(reads.map((name) => [name, this.#digest(name)])), facts: { ...facts, ...shared } };
  }

  /** Thousands of posts need the same files: each list is kept once. A thread's answer has its own. */
  #share(list: string[]): string[] {
    const key = list.join(' ');
    const known = this.#lists.get(key) ?? list;
    this.#lists.set(key, known);
    return known;
  }

  /** A file that is not there is an input as well: it may come. */
  #digest(name: string): string {
    return this.#data.get(name) ?? '';
  }
}
