import { existsSync } from 'node:fs';
import { CONTENT } from '../paths.ts';
import { type BrochureEntry, type BrochureManifest, type Part, pdfPath, readManifest } from './manifest.ts';
import { hashSources } from './source-hashes.ts';

const CHANGED: Record<Part, string> = {
  words: 'words that it prints',
  pictures: 'its pictures',
  code: 'the pages of the brochures (src/brochures and what they show)',
  pdf: 'the file itself',
};

/**
 * Brochures that no longer say what the site says, each with what has changed and the command that prints it anew. Paper and page must
 * not differ, so the build stops; `OLD_BROCHURES=1` lets it pass, for measurements and trials.
 */
export function checkBrochures(
  content: string = CONTENT,
  { code, brochures }: BrochureManifest = readManifest(content),
  env: NodeJS.ProcessEnv = process.env,
): string[] {
  return brochures.flatMap((entry) => {
    const name = `content/brochures/${entry.id}-${entry.locale}.pdf`;
    const cure = `run 'npm run brochures -- ${entry.id}' and commit content/brochures`;
    if (!existsSync(pdfPath(entry.id, entry.locale, content))) return [`${name}: is missing; ${cure}`];
    if (env.OLD_BROCHURES) return [];
    const changed = changedParts(entry, code, content);
    return changed.length > 0 ? [`${name}: is out of date, since ${changed.join(' and ')} changed; ${cure}`] : [];
  });
}

function changedParts(entry: BrochureEntry, code: readonly string[], content: string): string[] {
  const now = hashSources(entry, code, content);
  return (Object.keys(CHANGED) as Part[]).filter((part) => now[part] !== entry.hashes[part]).map((part) => CHANGED[part]);
}
