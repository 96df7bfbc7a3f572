import type { ReactNode } from 'react';
import s from './part.module.css';

interface Props {
  /** Small, above the heading. */
  label?: string;
  heading: string;
  lead?: string;
  /** Beside the heading. */
  children?: ReactNode;
  /** Below both, over the whole width: figures, tables, drawings. */
  wide?: ReactNode;
}

/** A part of a page of print: as the site's section, heading on the left and words on the right, with the distances of paper. */
export function Part({ label, heading, lead, children, wide }: Props) {
  return (
    <section className={`wrap ${s.part}`}>
      <div>
        {label && <p className={s.label}>{label}</p>}
        <h2>{heading}</h2>
      </div>
      {(lead || children) && (
        <div className={s.body}>
          {lead && <p className={s.lead}>{lead}</p>}
          {children}
        </div>
      )}
      {wide && <div className={s.wide}>{wide}</div>}
    </section>
  );
}
