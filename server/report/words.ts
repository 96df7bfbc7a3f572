import brand from '../../content/brand.json' with { type: 'json' };
import type { Locale } from '../../core/site/locales.ts';
import en from '../../locales/en/report.json' with { type: 'json' };
import ko from '../../locales/ko/report.json' with { type: 'json' };

export type ReportWords = typeof en & { company: string };

/** The words of the report in each language. */
export const REPORT_WORDS: Readonly<Record<Locale, ReportWords>> = {
  en: { ...en, company: brand.en.company },
  ko: { ...ko, company: brand.ko.company },
};
