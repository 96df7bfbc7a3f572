import brand from '../content/brand.json' with { type: 'json' };
import facts from '../content/facts.json' with { type: 'json' };
import { eachLocale, LOCALES, type Locale } from '../core/site/locales.ts';
import { createTokens, fillAll } from '../core/site/tokens.ts';

export interface Translations {
  mail: typeof import('../locales/en/mail.json');
  /** Of the page that staff open from a mail. */
  staff: typeof import('../locales/en/staff.json');
  categories: Readonly<Record<string, string>>;
  countries: Readonly<Record<string, string>>;
  company: string;
}

/** The server's own texts in each language, with names and figures filled in. */
export const TRANSLATIONS: Readonly<Record<Locale, Translations>> = await readTranslations();

/** The sender's address unless MAIL_FROM is set. */
export const DEFAULT_SENDER_ADDRESS = brand.shared.emailContact;

async function readTranslations(): Promise<Record<Locale, Translations>> {
  const read = await Promise.all(LOCALES.map(readLocale));
  return eachLocale((locale) => read[LOCALES.indexOf(locale)] as Translations);
}

async function readLocale(locale: Locale): Promise<Translations> {
  // Each a path of its own: the bundler takes files that it can name.
  const files = await Promise.all([
    import(`../locales/${locale}/mail.json`, { with: { type: 'json' } }),
    import(`../locales/${locale}/staff.json`, { with: { type: 'json' } }),
    import(`../locales/${locale}/contact.json`, { with: { type: 'json' } }),
    import(`../locales/${locale}/countries.json`, { with: { type: 'json' } }),
  ]);
  const [mail, staff, { categories }, countries] = files.map((file) => file.default);
  const texts = fillAll({ mail, staff }, createTokens(locale, brand, facts, '')) as Pick<Translations, 'mail' | 'staff'>;
  return { ...texts, categories, countries, company: brand[locale].company };
}
