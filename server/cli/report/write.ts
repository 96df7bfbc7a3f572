import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isLocale, LOCALES, type Locale } from '../../../core/site/locales.ts';
import { dayInSeoul } from '../../../core/site/seoul-time.ts';
import { readReportData } from '../../report/figures/read-report-data.ts';
import { renderReport } from '../../report/render-report.tsx';
import { type Command, UsageError } from '../command.ts';
import { parseMoment } from '../parse-moment.ts';

const DEFAULTS = { since: '30d', out: '.cache/report.html', locale: 'en', history: '.lighthouse/history.jsonl' } as const;

export const write: Command = {
  summary: 'Writes the report as one HTML file in both languages, which opens anywhere and loads nothing',
  options: {
    since: { type: 'string', value: 'DAY', help: `since 2026-11-21, yesterday, 7d, '2 weeks ago'; default: ${DEFAULTS.since}` },
    out: { type: 'string', value: 'FILE', help: `where it is written; default: ${DEFAULTS.out}` },
    locale: {
      type: 'string',
      value: 'LOCALE',
      help: `the language that is shown first, ${LOCALES.join(' or ')}; default: ${DEFAULTS.locale}`,
    },
    history: { type: 'string', value: 'FILE', help: `what Lighthouse has measured; default: ${DEFAULTS.history}` },
  },
  async run({ database: { db }, options, now, print }) {
    const since = dayInSeoul(parseMoment('since', String(options.since ?? DEFAULTS.since), now));
    const locale = readLocale(String(options.locale ?? DEFAULTS.locale));
    const file = String(options.out ?? DEFAULTS.out);
    const data = await readReportData({ db, since, now, historyFile: String(options.history ?? DEFAULTS.history) });
    writeReport(file, renderReport(data, locale));
    for (const fault of data.lighthouse.faults) print(fault);
    print(`${file}: the report since ${since}`);
  },
};

function readLocale(value: string): Locale {
  if (!isLocale(value)) throw new UsageError(`--locale: '${value}' is none of ${LOCALES.join(', ')}`);
  return value;
}

function writeReport(file: string, html: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  } catch (error) {
    throw new Error(`${file} cannot be written (${(error as Error).message}): give another path with --out`);
  }
}
