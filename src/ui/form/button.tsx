import type { ReactNode } from 'react';
import s from './form.module.css';

interface Common {
  look?: 'solid' | 'outline' | 'red' | 'ghost';
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
export function ButtonLink({ look = 'outline', href, children, download }: Common & { href: string; download?: boolean }) {
  return (
    <a href={href} className={`${s.button} ${s[look]}`} download={download}>
      {children}
    </a>
  );
}
