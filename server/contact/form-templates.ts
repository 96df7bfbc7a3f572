import { readFileSync } from 'node:fs';
import type { DocumentTemplate } from '../../core/build/form-template.ts';
import type { Locale } from '../../core/site/locales.ts';

export type FormTemplates = Readonly<Record<Locale, DocumentTemplate>>;

/** Reads the templates that the build wrote. Throws with a hint when there are none. */
export function readTemplates(distDir: string): FormTemplates {
  const read = (locale: Locale) => {
    const path = `${distDir}/templates/contact.${locale}.json`;
    try {
      return JSON.parse(readFileSync(path, 'utf8')) as DocumentTemplate;
    } catch (error) {
      throw new Error(`The contact form's page cannot be read (${(error as Error).message}): run npm run build`);
    }
  };
  return { en: read('en'), ko: read('ko') };
}
