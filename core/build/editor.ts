/** Where the editor of the content is: in the development server, and on the site where `EDITOR_REPOSITORY` is set. */
export const EDITOR_URL = '/admin/';

export type EditorWords = typeof import('../../locales/en/editor.json');

type Option = { value: string; label: string };

/** What the editor is made of, in one language: `/admin/config.{locale}.json`. */
export interface EditorConfig {
  /** The configuration of Sveltia CMS, as its documentation describes it. */
  cms: object;
  words: EditorWords;
  pictures: readonly { name: string; url: string; alt: string }[];
  /** What a form offers by names that people know. */
  options: Readonly<Record<'fact' | 'page' | 'post' | 'film', readonly Option[]>>;
  /** The development server is there: it shows the page of a post, and takes new pictures. */
  isDev: boolean;
}
