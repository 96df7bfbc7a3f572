import type { ReactNode } from 'react';
import s from './button.module.css';

type Look = 'solid' | 'outline' | 'red' | 'ghost';

interface Common {
  look?: Look;
  children: ReactNode;
}

type ButtonProps = Common & Omit<React.ComponentProps<'button'>, 'className' | 'children'>;

export function Button({ look = 'solid', type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={`${s.button} ${s[look]}`}>
      {children}
    </button>
  );
}

/** `download`: the target is a file to keep, not a page. */
export function ButtonLink(props: Common & { href: string; download?: boolean }) {
  const { look = 'outline', href, children, download } = props;
  return (
    <a href={href} className={`${s.button} ${s[look]}`} download={download}>
      {children}
    </a>
  );
}
