import { LOCALES } from '../../core/site/locales.ts';
import { didYouMean } from './nearest.ts';
import { isRecord, readJson } from './read-json.ts';

/** Errors of content/brand.json and content/facts.json, and the names that texts may use in braces. */
export function checkNames(content: string): { errors: string[]; tokens: ReadonlySet<string> } {
  const errors: string[] = [];
  const brand = readJson(content, 'brand.json', errors);
  const facts = readJson(content, 'facts.json', errors);
  const tokens = new Set(['year']);
  if (isRecord(brand)) {
    const parts = ['shared', ...LOCALES].map((part) => [part, isRecord(brand[part]) ? brand[part] : undefined] as const);
    for (const [part, values] of parts) {
      if (!values) errors.push(`content/brand.json: '${part}' is missing; it holds names, each with a text`);
      for (const [name, text] of Object.entries(values ?? {})) {
        tokens.add(name);
        if (!isText(text)) errors.push(`content/brand.json: ${part}.${name} is no text; write it in quotation marks`);
      }
    }
    const [en, ko] = LOCALES.map((locale) => (isRecord(brand[locale]) ? Object.keys(brand[locale]) : []));
    // Particles are part of the name in Korean only.
    for (const name of (en ?? []).filter((one) => ko && !ko.includes(one)))
      errors.push(`content/brand.json: ko.${name} is missing; each name is in both languages${didYouMean(name, ko ?? [])}`);
  } else if (brand !== undefined) errors.push('content/brand.json: has another shape; write `"shared": {…}, "en": {…}, "ko": {…}`');
  if (isRecord(facts)) {
    for (const [name, fact] of Object.entries(facts)) {
      tokens.add(`facts.${name}`);
      for (const field of ['id', ...LOCALES]) {
        const text = isRecord(fact) ? fact[field] : undefined;
        if (!isText(text)) errors.push(`content/facts.json: '${name}': ${field} is missing; write "id", "en" and "ko", each as a text`);
      }
    }
  } else if (facts !== undefined) errors.push('content/facts.json: has another shape; write `"name": { "id": …, "en": …, "ko": … }`');
  return { errors, tokens };
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
