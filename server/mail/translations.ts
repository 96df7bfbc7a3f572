import brand from '../../content/brand.json' with { type: 'json' };
import facts from '../../content/facts.json' with { type: 'json' };
import type { Locale } from '../../core/site/locales.ts';
import { createTokens, fillAll } from '../../core/site/tokens.ts';
import contactEn from '../../locales/en/contact.json' with { type: 'json' };
import countriesEn from '../../locales/en/countries.json' with { type: 'json' };
import mailEn from '../../locales/en/mail.json' with { type: 'json' };
import contactKo from '../../locales/ko/contact.json' with { type: 'json' };
import countriesKo from '../../locales/ko/countries.json' with { type: 'json' };
import mailKo from '../../locales/ko/mail.json' with { type: 'json' };

export interface MailTranslations {
  mail: typeof mailEn;
  categories: Readonly<Record<string, string>>;
  countries: Readonly<Record<string, string>>;
  company: string;
}

/** The texts of mails in each language, with names and figures filled in. */
export const TRANSLATIONS: Readonly<Record<Locale, MailTranslations>> = {
  en: createTranslations('en', mailEn, contactEn.categories, countriesEn),
  ko: createTranslations('ko', mailKo, contactKo.categories, countriesKo),
};

/** The sender's address unless MAIL_FROM is set. */
export const DEFAULT_SENDER_ADDRESS = brand.shared.emailContact;

function createTranslations(locale: Locale, mail: typeof mailEn, categories: object, countries: object): MailTranslations {
  const tokens = createTokens(locale, brand, facts, '');
  return {
    mail: fillAll(mail, tokens) as typeof mailEn,
    categories: categories as MailTranslations['categories'],
    countries: countries as MailTranslations['countries'],
    company: brand[locale].company,
  };
}
