import type { ReactNode } from 'react';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './lists.module.css';
import { LinkedText, Paragraph } from './text.tsx';

/** An article as a file of words has it. */
export interface ArticleWords {
  heading: string;
  text?: string;
  list?: Readonly<Record<string, string>>;
}

interface Props {
  /** By number: the articles in their order. */
  words: Readonly<Record<string, ArticleWords>>;
  /** Below text and list, by the article's number: a table. */
  more?: Readonly<Record<string, ReactNode>>;
  /** Anchors that others lead to, by the article's number. */
  anchors?: Readonly<Record<string, string>>;
  inDialog?: boolean;
}

/** The numbered articles of a policy. In a dialog, whose title is an `h2`, their headings are a level lower, and anchors of a page below stay its own. */
export function Articles({ words, more = {}, anchors = {}, inDialog = false }: Props) {
  const Heading = inDialog ? 'h3' : 'h2';
  return (
    <ol className={s.articles}>
      {Object.entries(words).map(([n, { heading, text, list }], at) => {
        const id = anchors[n] ?? `article-${at + 1}`;
        return (
          <Reveal as="li" key={id} {...(inDialog ? { 'data-anchor': id } : { id })} className={s.article}>
            <Heading className={s.heading}>
              <span className={s.number}>{at + 1}.</span> {heading}
            </Heading>
            <div className={s.text}>
              {text && <Paragraph linked text={text} />}
              {list && (
                <ul className={s.points}>
                  {Object.values(list).map((line) => (
                    <li key={line}>
                      <LinkedText text={line} />
                    </li>
                  ))}
                </ul>
              )}
              {more[n]}
            </div>
          </Reveal>
        );
      })}
    </ol>
  );
}
