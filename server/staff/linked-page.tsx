import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import theme from '../../content/theme.json' with { type: 'json' };
import { formatReference } from '../../core/contact/reference.ts';
import { dayInSeoul, longDate, timeInSeoul } from '../../core/site/dates.ts';
import type { Locale } from '../../core/site/locales.ts';
import { fillTokens } from '../../core/site/tokens.ts';
import type { ConsentTable, ConsentWithdrawalTable } from '../db/tables.ts';
import { TRANSLATIONS } from '../translations.ts';

/** The style of the pages that are opened from a mail. It stands in the page, which shall need no file of a build. */
const PAGE_STYLE = `
:root { color-scheme: light; --ink: ${theme.shared.ink}; --quiet: ${theme.shared.muted}; --line: ${theme.shared.line}; --red: ${theme.shared.red}; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 44rem; padding: 1.25rem 1.25rem 4rem; color: var(--ink); background: #fff; font: 1rem/1.6 system-ui, sans-serif; word-break: keep-all; overflow-wrap: anywhere; }
header { display: flex; justify-content: space-between; gap: 1rem; padding-bottom: 0.75rem; border-bottom: 1px solid var(--line); color: var(--quiet); font-size: 0.875rem; }
h1 { margin: 2rem 0 0; font-size: 1.75rem; font-weight: 500; line-height: 1.25; }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.125rem; font-weight: 500; }
.state { margin: 0.5rem 0 0; color: var(--quiet); }
dl { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; margin: 1.5rem 0 0; border-top: 1px solid var(--line); }
dt, dd { margin: 0; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
dt { padding-right: 1.5rem; color: var(--quiet); }
.message { margin: 0; padding-left: 1rem; border-left: 2px solid var(--line); white-space: pre-wrap; }
a { color: inherit; }
a:hover { color: var(--red); }
details { border-top: 1px solid var(--line); }
details:last-child { border-bottom: 1px solid var(--line); }
summary { padding: 0.875rem 0; font-weight: 500; cursor: pointer; }
details form { padding: 0 0 1.5rem 1.25rem; }
form p { margin: 0 0 1rem; }
label { display: block; font-size: 0.875rem; }
input { display: block; width: 100%; max-width: 22rem; min-height: 2.75rem; margin: 0.25rem 0 1rem; padding: 0 0.75rem; border: 1px solid #75787b; border-radius: 0; font: inherit; }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; color: #fff; background: var(--ink); font: inherit; cursor: pointer; }
button.delete { background: var(--red); }
:focus-visible { outline: 2px solid var(--red); outline-offset: 2px; }
.error { color: var(--red); }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dt { padding-bottom: 0; border-bottom: 0; } dd { padding-top: 0; } }
@media print { details, header a { display: none; } }
`;

/** Source expression (Content Security Policy) of the page's inline style. */
export const PAGE_STYLE_HASH = `'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`;

export interface PageOptions {
  locale: Locale;
  /** The same page in the other languages. */
  otherLanguages: readonly { locale: Locale; href: string }[];
}

/** Renders a page that a link in a mail opens. It needs no file of a build, and no script. */
export function renderPage({ locale, otherLanguages, title }: PageOptions & { title: string }, content: ReactNode): string {
  const { company } = TRANSLATIONS[locale];
  const page = (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`${title} | ${company}`}</title>
        <style
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React escapes text in a style; this is a constant of ours
          dangerouslySetInnerHTML={{ __html: PAGE_STYLE }}
        />
      </head>
      <body>
        <header>
          <span>{company}</span>
          {otherLanguages.map(({ locale: other, href }) => (
            <a key={other} href={href} lang={other} hrefLang={other}>
              {TRANSLATIONS[other].mail.languages[other]}
            </a>
          ))}
        </header>
        <main>{content}</main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** Renders the page on which a person withdraws a consent to marketing. It tells nothing of the person but the day of the consent. */
export function renderConsentPage({ given_at }: ConsentTable, options: PageOptions): string {
  const { withdrawal } = TRANSLATIONS[options.locale].mail;
  return renderPage(
    { ...options, title: withdrawal.title },
    <>
      <h1>{withdrawal.title}</h1>
      <p>{fillTokens(withdrawal.text, { date: longDate(dayInSeoul(Date.parse(given_at)), options.locale) })}</p>
      <form method="post">
        <button type="submit">{withdrawal.confirm}</button>
      </form>
    </>,
  );
}

export function renderWithdrawnPage({ id, withdrawn_at }: ConsentWithdrawalTable, options: PageOptions): string {
  const { withdrawal } = TRANSLATIONS[options.locale].mail;
  return renderPage(
    { ...options, title: withdrawal.title },
    <>
      <h1>{withdrawal.title}</h1>
      <p role="status">{fillTokens(withdrawal.done, { time: timeInSeoul(Date.parse(withdrawn_at)) })}</p>
      <dl>
        <dt>{withdrawal.number}</dt>
        <dd>{formatReference(id)}</dd>
      </dl>
    </>,
  );
}
