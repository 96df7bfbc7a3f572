import type { ReactNode } from 'react';
import { usePlainHeader } from '#src/ui/layout/plain-header.tsx';
import { LinkedText } from '#src/ui/layout/text.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import s from './error-message.module.css';

interface Props {
  code?: string;
  heading: string;
  body?: string;
  link?: { href: string; label: string };
  /** What else can be done, below the words. */
  children?: ReactNode;
}

export function ErrorMessage({ code, heading, body, link, children }: Props) {
  // It stands where the page's picture would.
  usePlainHeader(true);
  return (
    <div className={`wrap ${s.message}`}>
      {code && (
        <p className={s.code} aria-hidden="true">
          {code}
        </p>
      )}
      {/* The first paint waits for all words, which stand in the middle: it would move them when more came. */}
      <div id="title" className={s.words}>
        <h1 className={s.heading}>{heading}</h1>
        {body && (
          <p className={s.body}>
            <LinkedText text={body} />
          </p>
        )}
        {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
        {children}
      </div>
    </div>
  );
}
