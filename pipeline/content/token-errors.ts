import type { Tokens } from '../../core/site/tokens.ts';
import { didYouMean } from './nearest.ts';

/** Names in braces that mean nothing, in a text of content, which no page fills in. */
export function tokenErrors(text: string, tokens: Tokens): string[] {
  const unknown = Array.from(text.matchAll(/\{([\w.]+)\}/g), ([, token = '']) => token).filter((token) => !Object.hasOwn(tokens, token));
  return unknown.map(
    (token) => `token {${token}} is neither in content/brand.json nor in content/facts.json${didYouMean(token, Object.keys(tokens))}`,
  );
}

/** The same for every text of a value, with its field; entries of lists are counted from 1. */
export function tokenErrorsIn(value: unknown, tokensOf: (field: string) => Tokens, path: readonly (string | number)[] = []): string[] {
  if (typeof value === 'string') return tokenErrors(value, tokensOf(String(path.at(-1)))).map((error) => `'${path.join('.')}': ${error}`);
  if (Array.isArray(value)) return value.flatMap((item, at) => tokenErrorsIn(item, tokensOf, [...path, at + 1]));
  return Object.entries(value ?? {}).flatMap(([name, item]) => tokenErrorsIn(item, tokensOf, [...path, name]));
}
