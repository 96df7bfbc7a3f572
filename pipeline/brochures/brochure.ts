/** Address of words: namespace, colon, path (`songdo:figures`). The words themselves live in locales/. */
export type Key = string;

/** A brochure as data: which words stand in which block, sheet by sheet. Blocks lay them out. */
export interface Brochure {
  /** Name of the files and, for brochures that are posts, of the post: `adc-brochure`. */
  id: string;
  /** Where title, summary, date and cover picture come from: the post of this id, or words (and the newest content's date). */
  about: 'post' | { title: Key; subject: Key; image: string };
  cover: { title: Key; lead: Key };
  /** The pages after the cover. */
  sheets: readonly Sheet[];
}

export interface Sheet {
  /** The bookmarks of the page: headings on it, the first one its title. */
  bookmarks: readonly [Key, ...Key[]];
  blocks: readonly Block[];
}

export type Block =
  | { block: 'title'; heading: Key; lead?: Key }
  | { block: 'text'; label?: Key; heading?: Key; lead?: Key; body?: Key; list?: Key; numbered?: boolean; note?: Key; large?: boolean }
  | { block: 'list'; items: Key; note?: Key }
  | { block: 'figures'; heading?: Key; items: Key; only?: readonly string[]; columns?: 2 | 3 }
  | { block: 'steps'; heading?: Key; lead?: Key; items: Key; base?: Key }
  | { block: 'lanes'; heading?: Key; lanes: readonly Key[]; note?: Key }
  | {
      block: 'table';
      heading?: Key;
      lead?: Key;
      caption?: Key;
      head?: readonly Key[];
      rows: readonly Cells[] | Rows;
      widths: readonly number[];
    }
  | { block: 'terms'; heading?: Key; lead?: Key; items: Key; term: string; text: string; columns: 1 | 2; numbered?: boolean }
  | { block: 'chapters'; heading: Key; lead?: Key; items: Key }
  | { block: 'picture'; image: string; place: 'top' | 'wide'; height?: number; caption?: Key }
  | { block: 'capacity'; heading: Key; plant: Key; total: Key; alt: Key; list: Key; note: Key }
  | { block: 'antibody'; body: Key; alt: Key; labels: readonly Key[] }
  | { block: 'levels'; heading: Key; items: Key }
  /** With a picture a closing page of its own, without one a field at the foot of a page. */
  | { block: 'contact'; heading: Key; lead: Key; image?: string };

/** A row of a table, cell by cell. */
export type Cells = readonly Key[];
/** Every entry of a tree of words becomes a row; `cells` names what stands in each column. */
export interface Rows {
  of: Key;
  cells: readonly string[];
}

/** What a block becomes: how high it is, and how it is drawn with its upper left corner at a point. */
export interface Laid {
  height: number;
  draw(x: number, y: number): void | Promise<void>;
  /** Takes up what is left of a page: laid again with this height. */
  grow?: (height: number) => Laid;
}
