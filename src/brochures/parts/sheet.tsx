import type { ReactNode } from 'react';
import { PageFoot } from './page-foot.tsx';
import s from './sheet.module.css';

interface Props {
  heading: string;
  lead?: string;
  /** The first words, larger than the rest. */
  intro?: string;
  /** A picture at the head of the page, to its edges. */
  picture?: ReactNode;
  children?: ReactNode;
  /** The page ends in a dark field. */
  darkFoot?: boolean;
}

/** A page with its heading on a rule, and the foot. */
export function Sheet({ heading, lead, intro, picture, children, darkFoot = false }: Props) {
  return (
    <section className={`${s.sheet} ${picture ? s.pictured : ''}`}>
      {picture}
      <header className={`wrap ${s.head}`}>
        <h1 className={s.heading}>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </header>
      {intro && <p className={`wrap ${s.intro}`}>{intro}</p>}
      {children}
      <PageFoot dark={darkFoot} />
    </section>
  );
}
