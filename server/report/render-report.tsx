import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGE_NAMES, LOCALES, type Locale } from '../../core/site/locales.ts';
import type { ReportData } from './figures/read-report-data.ts';
import { ReportBody } from './report-body.tsx';
import { REPORT_STYLE } from './report-style.ts';
import { createView } from './view.ts';
import { REPORT_WORDS } from './words.ts';

/** Nothing is loaded and nothing runs: the file is whole, and may be opened anywhere. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * Renders the report as one HTML file in both languages. It has no script: the style shows the language that is chosen above it.
 * @param locale The language that is shown first.
 */
export function renderReport(data: ReportData, locale: Locale): string {
  const { document, company } = REPORT_WORDS[locale];
  const page = (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`${document} | ${company}`}</title>
        <style
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React escapes text in a style; this is a constant of ours
          dangerouslySetInnerHTML={{ __html: REPORT_STYLE }}
        />
      </head>
      <body>
        <header>
          <fieldset>
            <legend>{LOCALES.map((one) => REPORT_WORDS[one].language).join(' / ')}</legend>
            {LOCALES.map((one) => (
              <label key={one} lang={one}>
                <input type="radio" name="language" id={`show-${one}`} defaultChecked={one === locale} />
                {LANGUAGE_NAMES[one]}
              </label>
            ))}
          </fieldset>
        </header>
        {LOCALES.map((one) => (
          <ReportBody key={one} data={data} view={createView(one)} />
        ))}
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}
