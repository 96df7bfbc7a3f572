import { Compounds } from './compounds.tsx';
import s from './lead-text.module.css';

/** The end of a sentence that another one follows. */
const SENTENCE_END = /(?<=[.!?])\s+/;

/** Large words that open a page: the first sentence is stressed, the others are quieter. */
export function LeadText({ text }: { text: string }) {
  const [first = '', ...others] = text.split(SENTENCE_END);
  return (
    <p className={s.text}>
      <span className={s.first}>
        <Compounds text={first} />
      </span>{' '}
      <Compounds text={others.join(' ')} />
    </p>
  );
}
