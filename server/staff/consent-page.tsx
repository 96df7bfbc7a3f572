import { formatReference } from '../../core/contact/reference.ts';
import { longDate } from '../../core/site/dates.ts';
import { dayInSeoul, timeInSeoul } from '../../core/site/seoul-time.ts';
import { fillTokens } from '../../core/site/tokens.ts';
import type { ConsentTable, ConsentWithdrawalTable } from '../db/tables.ts';
import { TRANSLATIONS } from '../translations.ts';
import { type PageOptions, renderPage } from './linked-page.tsx';

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

/** Renders the proof that a consent was withdrawn. */
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
