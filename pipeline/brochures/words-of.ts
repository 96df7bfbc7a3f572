import type { Locale } from '../../core/site/locales.ts';
import { readWords } from '../content/words.ts';
import type { Key } from './brochure.ts';

// biome-ignore lint/suspicious/noExplicitAny: words are trees of strings
type Tree = any;

/** The words of one locale by their keys, with every missing one named at once by `errors`. */
export interface Words {
  text(key: Key): string;
  /** The entries of a tree in their written order: `1`, `2`, … */
  entries(key: Key): [name: string, value: Tree][];
  errors: string[];
}

export function wordsOf(locale: Locale): Words {
  const trees = new Map<string, Tree>();
  const errors: string[] = [];
  const find = (key: Key): Tree => {
    const [namespace = '', path = ''] = key.split(':');
    if (!trees.has(namespace)) trees.set(namespace, tryRead(locale, namespace));
    return path.split('.').reduce((tree: Tree, name) => tree?.[name], trees.get(namespace));
  };
  const addError = (key: Key, wanted: string) => {
    errors.push(`locales/${locale}/${key.replace(':', '.json: ')} is not ${wanted}; a brochure prints it (pipeline/brochures)`);
  };
  return {
    errors,
    text: (key) => {
      const found = find(key);
      if (typeof found !== 'string') addError(key, 'there');
      return typeof found === 'string' ? bindMore(found) : key;
    },
    entries: (key) => {
      const found = find(key);
      if (!found || typeof found !== 'object') addError(key, 'a list');
      return Object.entries(bindAll(found ?? {})) as [string, Tree][];
    },
  };
}

function tryRead(locale: Locale, namespace: string): Tree {
  try {
    return readWords(locale, namespace);
  } catch {
    return undefined;
  }
}

/** What print binds beyond the screen: the multiplication sign after a unit, and a small number to what it counts. */
function bindMore(text: string): string {
  return text.replace(/ ×/g, '\u00a0×').replace(/(?<![\d,.])(\d{1,3}) (?=\p{L})/gu, '$1\u00a0');
}

function bindAll(value: Tree): Tree {
  if (typeof value === 'string') return bindMore(value);
  if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, bindAll(item)]));
  return value;
}
