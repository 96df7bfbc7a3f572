import { Fragment } from 'react';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './lists.module.css';

/** In their order: a list, or an object as files of words have it. */
export type Ordered<Item> = readonly Item[] | Readonly<Record<string, Item>>;

/** Text whose compounds, such as `single-use`, are not broken at their hyphens, nor a particle from its parenthesis, as in `(ADC)는`. */
export function Compounds({ text }: { text: string }) {
  return text.split(/((?<!\S)\S+-\S+|\([^\s()]*\)[가-힣]\S*)/).map((part, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text never move
      <span key={at} className={s.compound}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** `linked`: mail addresses and telephone numbers in it are links. */
export function Paragraph({ text, linked = false }: { text: string; linked?: boolean }) {
  return <p>{linked ? <LinkedText text={text} /> : <Compounds text={text} />}</p>;
}

const MAIL_OR_PHONE = /((?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d-]+\d)/;

/** Running text in which mail addresses and telephone numbers are links; a number stays on one line. */
export function LinkedText({ text }: { text: string }) {
  return text.split(MAIL_OR_PHONE).map((part, at) =>
    at % 2 === 1 ? (
      <a key={part} href={part.startsWith('+') ? `tel:${part}` : `mailto:${part}`}>
        {part.startsWith('+') ? <Compounds text={part} /> : part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text never move
      <Compounds key={at} text={part} />
    ),
  );
}

/** Text with its permitted line breaks (` / ` in a heading, `\n` in the words). */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never move
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}

const SENTENCE_END = /(?<=[.!?])\s+/;

/** Large words that open a page: the first sentence is stressed, the others are quieter. */
export function LeadText({ text }: { text: string }) {
  const [first = '', ...others] = text.split(SENTENCE_END);
  return (
    <p className={s.lead}>
      <span className={s.first}>
        <Compounds text={first} />
      </span>{' '}
      <Compounds text={others.join(' ')} />
    </p>
  );
}

/** The first words below the key visual, larger than the rest; with a heading where the page has one. */
export function Intro({ heading, text }: { heading?: string; text: string }) {
  return (
    <Reveal as="section" className={`wrap ${s.intro} ${heading ? s.split : ''}`} aria-labelledby={heading && 'intro-heading'}>
      {heading && <h2 id="intro-heading">{heading}</h2>}
      <LeadText text={text} />
    </Reveal>
  );
}

/** A status behind the line that stands for it: solid in operation, dashed planned, dotted under review, a pale field for what is not decided; red and dashed where a planned product flow is drawn so. */
export function StatusLine({ status, children }: { status: 'running' | 'planned' | 'plannedFlow' | 'review' | 'room'; children: string }) {
  return <span className={status === 'running' ? s.status : `${s.status} ${s[status]}`}>{children}</span>;
}

/** Points of one kind, a line each. `numbered` where texts refer to them by number. */
export function Checklist({ items, label, numbered = false }: { items: Ordered<string>; label?: string; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={`${s.list} ${numbered ? s.numbered : ''}`} aria-label={label}>
      {Object.values(items).map((item) => (
        <li key={item} className={s.item}>
          {item}
        </li>
      ))}
    </List>
  );
}

interface Props {
  items: Ordered<string>;
  label: string;
  /** Down the line on wide screens too: beside a picture, in a column. */
  down?: boolean;
}

/** Steps in their order, strung on a line; the last one is filled. Across to the right margin on wide screens, down on narrow ones. */
export function Steps({ items, label, down = false }: Props) {
  return (
    <ol className={`${s.steps} ${down ? '' : s.across}`} aria-label={label}>
      {Object.values(items).map((item, at) => (
        <li key={item} className={s.step}>
          <span className="note" aria-hidden="true">
            {at + 1}
          </span>
          <span className={s.name}>{item}</span>
        </li>
      ))}
    </ol>
  );
}
