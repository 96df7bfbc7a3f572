import type { ReactNode } from 'react';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { Compounds } from './compounds.tsx';
import s from './document-part.module.css';

interface Props {
  heading: string;
  /** 3 where the document stands in a section that has a heading. */
  level?: 2 | 3;
  lead?: string;
  children: ReactNode;
}

/** A part of a charter, policy or code: its heading on the left, its words on the right. */
export function DocumentPart({ heading, level = 2, lead, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <Reveal className={s.part}>
      <Heading className={s.heading}>{heading}</Heading>
      <div className={s.words}>
        {lead && (
          <p className={s.lead}>
            <Compounds text={lead} />
          </p>
        )}
        {children}
      </div>
    </Reveal>
  );
}
