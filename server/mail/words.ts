import brand from '../../content/brand.json' with { type: 'json' };
import facts from '../../content/facts.json' with { type: 'json' };
import type { Locale } from '../../core/site/locales.ts';
import { fillAll, tokensOf } from '../../core/site/tokens.ts';
import contactEn from '../../locales/en/contact.json' with { type: 'json' };
import countriesEn from '../../locales/en/countries.json' with { type: 'json' };
import mailEn from '../../locales/en/mail.json' with { type: 'json' };
import contactKo from '../../locales/ko/contact.json' with { type: 'json' };
import countriesKo from '../../locales/ko/countries.json' with { type: 'json' };
import mailKo from '../../locales/ko/mail.json' with { type: 'json' };

export interface MailWords {
  mail: typeof mailEn;
  categories: Readonly<Record<string, string>>;
  countries: Readonly<Record<string, string>>;
  company: string;
}

/** What mails say in each language, names and figures filled in. */
export const WORDS: Readonly<Record<Locale, MailWords>> = {
  en: wordsOf('en', mailEn, contactEn.categories, countriesEn),
  ko: wordsOf('ko', mailKo, contactKo.categories, countriesKo),
};

/** The address of our own that mails come from unless another is configured. */
export const OWN_ADDRESS = brand.shared.emailContact;

function wordsOf(locale: Locale, mail: typeof mailEn, categories: object, countries: object): MailWords {
  const tokens = tokensOf(locale, brand, facts, '');
  return {
    mail: fillAll(mail, tokens) as typeof mailEn,
    categories: categories as MailWords['categories'],
    countries: countries as MailWords['countries'],
    company: brand[locale].company,
  };
}
