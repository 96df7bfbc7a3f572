import { readFileSync } from 'node:fs';
import type { FormTemplate } from '../../core/contact/form-template.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';

export type FormTemplates = Readonly<Record<Locale, FormTemplate>>;

/** The contact page of each locale, as the build left it to be filled. Throws with the cure where there is none. */
export function readTemplates(distDir: string): FormTemplates {
  const read = (locale: Locale) => {
    const path = `${distDir}/templates/contact.${locale}.json`;
    try {
      return JSON.parse(readFileSync(path, 'utf8')) as FormTemplate;
    } catch (error) {
      throw new Error(`The contact form's page cannot be read (${(error as Error).message}): run npm run build`);
    }
  };
  return Object.fromEntries(LOCALES.map((locale) => [locale, read(locale)])) as unknown as FormTemplates;
}
