import { ArrowLink } from './arrow-link.tsx';
import s from './error-message.module.css';

interface Props {
  /** Drawn large before the words: 404. */
  code?: string;
  heading: string;
  body?: string;
  link?: { href: string; label: string };
}

export function ErrorMessage({ code, heading, body, link }: Props) {
  return (
    <div className={`wrap ${s.message}`} data-plain="">
      {code && (
        <p className={s.code} aria-hidden="true">
          {code}
        </p>
      )}
      <div className={s.words}>
        <h1 className={s.heading}>{heading}</h1>
        {body && <p className={s.body}>{body}</p>}
        {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
      </div>
    </div>
  );
}
