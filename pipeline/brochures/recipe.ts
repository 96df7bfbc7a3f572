import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Locale } from '../../core/site/locales.ts';
import { readTokens, readWords } from '../content/words.ts';
import { CONTENT } from '../paths.ts';
import type { Brochure } from './brochure.ts';
import { GEIST, PRETENDARD } from './faces.ts';
import type { Facts } from './facts-of.ts';
import { masterOf } from './pictures.ts';

/** The places that every closing page names. */
const ALWAYS = 'common';

/** A hash over everything a brochure is made of: equal recipe, equal bytes. */
export function recipeOf(brochure: Brochure, locale: Locale, facts: Facts): string {
  const hash = createHash('sha256')
    .update(locale)
    .update(JSON.stringify([brochure, facts, readTokens(locale)]));
  const data = JSON.stringify(brochure);
  const namespaces = new Set([ALWAYS, ...[...data.matchAll(/"([\w-]+):[\w.]+"/g)].map(([, name]) => name as string)]);
  for (const name of [...namespaces].sort()) hash.update(name).update(tryRead(locale, name));
  const pictures = new Set([facts.image, ...[...data.matchAll(/"image":"([\w-]+)"/g)].map(([, key]) => key as string)]);
  for (const key of [...pictures].sort()) {
    const master = masterOf(key);
    hash.update(JSON.stringify(master));
    for (const file of [master.file, master.portrait?.file]) if (file) hash.update(readFileSync(`${CONTENT}/media/${file}`));
  }
  return hash.update(maker()).digest('hex').slice(0, 16);
}

/** The programs and faces that make brochures. */
let known: string | undefined;
function maker(): string {
  if (known) return known;
  const hash = createHash('sha256');
  const folder = import.meta.dirname;
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  for (const name of sources.sort()) hash.update(name).update(readFileSync(`${folder}/${name}`));
  for (const face of [GEIST, PRETENDARD]) hash.update(readFileSync(face));
  const lock = JSON.parse(readFileSync(`${CONTENT}/../package-lock.json`, 'utf8')) as { packages: Record<string, { version: string }> };
  for (const name of ['pdfkit', 'fontkit', 'sharp', 'subset-font']) hash.update(lock.packages[`node_modules/${name}`]?.version ?? '');
  known = hash.digest('hex');
  return known;
}

function tryRead(locale: Locale, namespace: string): string {
  try {
    return JSON.stringify(readWords(locale, namespace));
  } catch {
    // Printing says which words are missing.
    return '';
  }
}
