import type { ReactNode } from 'react';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './articles.module.css';
import { LinkedText } from './linked-text.tsx';

export interface Article {
  id: string;
  heading: string;
  text?: string;
  /** Below the text: what is listed, a line each. */
  list?: readonly string[];
  /** Below both: a table. */
  more?: ReactNode;
}

/** The numbered articles of a policy. In a dialog, whose title is an `h2`, their headings are a level lower, and anchors of a page below stay its own. */
export function Articles({ items, inDialog = false }: { items: readonly Article[]; inDialog?: boolean }) {
  const Heading = inDialog ? 'h3' : 'h2';
  return (
    <ol className={s.articles}>
      {items.map(({ id, heading, text, list, more }, at) => (
        <Reveal as="li" key={id} {...(inDialog ? { 'data-anchor': id } : { id })} className={s.article}>
          <Heading className={s.heading}>
            <span className={s.number}>{at + 1}.</span> {heading}
          </Heading>
          <div className={s.text}>
            {text && (
              <p>
                <LinkedText text={text} />
              </p>
            )}
            {list && (
              <ul className={s.list}>
                {list.map((line) => (
                  <li key={line}>
                    <LinkedText text={line} />
                  </li>
                ))}
              </ul>
            )}
            {more}
          </div>
        </Reveal>
      ))}
    </ol>
  );
}
