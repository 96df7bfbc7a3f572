import brand from '../content/brand.json' with { type: 'json' };
import facts from '../content/facts.json' with { type: 'json' };
import type { Locale } from '../core/site/locales.ts';
import { createTokens, fillAll } from '../core/site/tokens.ts';
import contactEn from '../locales/en/contact.json' with { type: 'json' };
import countriesEn from '../locales/en/countries.json' with { type: 'json' };
import mailEn from '../locales/en/mail.json' with { type: 'json' };
import staffEn from '../locales/en/staff.json' with { type: 'json' };
import contactKo from '../locales/ko/contact.json' with { type: 'json' };
import countriesKo from '../locales/ko/countries.json' with { type: 'json' };
import mailKo from '../locales/ko/mail.json' with { type: 'json' };
import staffKo from '../locales/ko/staff.json' with { type: 'json' };

export interface Translations {
  mail: typeof mailEn;
  /** Of the page that staff open from a mail. */
  staff: typeof staffEn;
  categories: Readonly<Record<string, string>>;
  countries: Readonly<Record<string, string>>;
  company: string;
}

/** The server's own texts in each language, with names and figures filled in. */
export const TRANSLATIONS: Readonly<Record<Locale, Translations>> = {
  en: createTranslations('en', { mail: mailEn, staff: staffEn }, contactEn.categories, countriesEn),
  ko: createTranslations('ko', { mail: mailKo, staff: staffKo }, contactKo.categories, countriesKo),
};

/** The sender's address unless MAIL_FROM is set. */
export const DEFAULT_SENDER_ADDRESS = brand.shared.emailContact;

type OwnTexts = Pick<Translations, 'mail' | 'staff'>;

function createTranslations(locale: Locale, texts: OwnTexts, categories: object, countries: object): Translations {
  const tokens = createTokens(locale, brand, facts, '');
  return {
    ...(fillAll(texts, tokens) as OwnTexts),
    categories: categories as Translations['categories'],
    countries: countries as Translations['countries'],
    company: brand[locale].company,
  };
}
