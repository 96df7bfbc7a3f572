import type { ReactNode } from 'react';
import { Icon } from '#src/ui/media/icon.tsx';
import s from './accordion.module.css';

interface Props {
  summary: string;
  /** Accessible name, where several on a page say the same. */
  label?: string;
  children: ReactNode;
  /** Accordions of one name close each other. */
  name?: string;
  open?: boolean;
}

/** A native disclosure with the site's plus and minus. */
export function Accordion({ summary, label, children, name, open }: Props) {
  return (
    <details className={s.item} name={name} open={open}>
      <summary className={s.summary} aria-label={label}>
        {summary}
        <Icon name="plus" className={s.plus} />
        <Icon name="minus" className={s.minus} />
      </summary>
      <div className={s.body}>{children}</div>
    </details>
  );
}
