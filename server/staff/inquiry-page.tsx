import type { ReactNode } from 'react';
import { formatReference } from '../../core/contact/reference.ts';
import { getDestructionTime } from '../../core/contact/retention.ts';
import { timeInSeoul } from '../../core/site/dates.ts';
import { fillTokens } from '../../core/site/tokens.ts';
import type { InquiryTable } from '../db/tables.ts';
import { TRANSLATIONS } from '../translations.ts';
import { type PageOptions, renderPage } from './linked-page.tsx';

interface InquiryPageOptions extends PageOptions {
  /** The name that was sent and cannot be used. */
  wrongName?: string | undefined;
}

/** Renders the page of an inquiry for staff: all its fields, and the forms that record what became of it. It needs no script. */
export function renderInquiryPage(inquiry: InquiryTable, { wrongName, ...options }: InquiryPageOptions): string {
  const { mail, staff, categories, countries } = TRANSLATIONS[options.locale];
  const { labels } = mail.team;
  const fields: [label: string, value: ReactNode][] = [
    [labels.reference, formatReference(inquiry.id)],
    [labels.received, timeInSeoul(Date.parse(inquiry.created_at))],
    [labels.category, categories[inquiry.category] ?? inquiry.category],
    [labels.language, mail.languages[inquiry.locale]],
    [labels.name, inquiry.name],
    [labels.company, inquiry.company],
    [labels.jobTitle, inquiry.job_title ?? mail.team.notGiven],
    [labels.country, countries[inquiry.country ?? ''] ?? inquiry.country],
    [labels.phone, inquiry.phone ?? mail.team.notGiven],
    [labels.email, inquiry.email],
  ];
  return renderPage(
    { ...options, title: staff.title },
    <>
      <h1>{inquiry.subject}</h1>
      <p className="state">{staff.state}</p>
      <dl>{fields.map(([label, value]) => [<dt key={`${label} term`}>{label}</dt>, <dd key={label}>{value}</dd>])}</dl>
      <h2>{labels.message}</h2>
      <p className="message" lang={inquiry.locale}>
        {inquiry.message}
      </p>
      <h2>{staff.actions}</h2>
      <p>
        <a
          href={`mailto:${encodeURIComponent(inquiry.email ?? '').replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${inquiry.subject}`)}`}
        >
          {staff.mail}
        </a>
      </p>
      <details name="action" open={wrongName !== undefined}>
        <summary>{staff.answered.open}</summary>
        <form method="post">
          <p>{staff.answered.note}</p>
          <input type="hidden" name="action" value="answered" />
          <label htmlFor="name">{staff.answered.name}</label>
          <input
            id="name"
            name="name"
            autoComplete="name"
            required
            maxLength={50}
            defaultValue={wrongName}
            {...(wrongName !== undefined && { 'aria-invalid': true, 'aria-describedby': 'name-error' })}
          />
          {wrongName !== undefined && (
            <p className="error" id="name-error">
              {staff.answered.nameError}
            </p>
          )}
          <button type="submit">{staff.answered.confirm}</button>
        </form>
      </details>
      <details name="action">
        <summary>{staff.spam.open}</summary>
        <form method="post">
          <p>{staff.spam.note}</p>
          <input type="hidden" name="action" value="spam" />
          <button type="submit" className="delete">
            {staff.spam.confirm}
          </button>
        </form>
      </details>
    </>,
  );
}

/** Renders what became of an inquiry whose link is used up. It tells nothing of the person. */
export function renderDonePage({ id, replied_at, replied_by, purged_at }: InquiryTable, options: PageOptions): string {
  const { staff, mail } = TRANSLATIONS[options.locale];
  const time = (moment: number) => timeInSeoul(moment);
  const repliedAt = Date.parse(replied_at ?? '');
  const outcome = purged_at
    ? fillTokens(staff.done.deleted, { time: time(Date.parse(purged_at)) })
    : fillTokens(staff.done.answered, { time: time(repliedAt), name: replied_by ?? '', end: time(getDestructionTime(repliedAt)) });
  return renderPage(
    { ...options, title: staff.title },
    <>
      <h1>{staff.title}</h1>
      <p>{outcome}</p>
      <p>{staff.done.used}</p>
      <dl>
        <dt>{mail.team.labels.reference}</dt>
        <dd>{formatReference(id)}</dd>
      </dl>
    </>,
  );
}

export function renderTooManyPage(seconds: number, options: PageOptions): string {
  const { staff } = TRANSLATIONS[options.locale];
  return renderPage(
    { ...options, title: staff.title },
    <>
      <h1>{staff.title}</h1>
      <p>{fillTokens(staff.tooMany, { seconds: String(seconds) })}</p>
    </>,
  );
}
