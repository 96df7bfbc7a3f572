import type { ReactNode } from 'react';
import { PHONE, UP_TO_WIDE } from '#core/site/constants.ts';
import type { ImageAsset } from '#core/site/image.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './section.module.css';
import { Compounds, Paragraph } from './text.tsx';

interface Props {
  /** Anchor of the menu; the heading is then `{id}-heading`. */
  id: string;
  heading: ReactNode;
  lead?: string;
  body?: string;
  tone?: 'plain' | 'soft';
  children?: ReactNode;
  wide?: ReactNode;
}

/** A part of a page: heading on the left, words on the right, what needs room below. */
export function Section({ id, heading, lead, body, tone = 'plain', children, wide }: Props) {
  return (
    <section id={id} className={tone === 'plain' ? s.section : `${s.section} ${s.soft}`} aria-labelledby={`${id}-heading`}>
      <div className={`wrap ${s.inner}`}>
        <Reveal as="h2" id={`${id}-heading`} className={s.heading}>
          {typeof heading === 'string' ? <Compounds text={heading} /> : heading}
        </Reveal>
        {(lead || body || children) && (
          <Reveal className={s.body}>
            {lead && (
              <p className={s.lead}>
                <Compounds text={lead} />
              </p>
            )}
            {body && <Paragraph text={body} />}
            {children}
          </Reveal>
        )}
        {wide && <Reveal className={s.wide}>{wide}</Reveal>}
      </div>
    </section>
  );
}

interface PartProps {
  heading: string;
  /** 3 where the document stands in a section that has a heading. */
  level?: 2 | 3;
  lead?: string;
  children: ReactNode;
}

export function DocumentPart({ heading, level = 2, lead, children }: PartProps) {
  const Heading = `h${level}` as const;
  return (
    <Reveal className={s.part}>
      <Heading className={s.partHeading}>{heading}</Heading>
      <div className={s.partWords}>
        {lead && (
          <p className={s.partLead}>
            <Compounds text={lead} />
          </p>
        )}
        {children}
      </div>
    </Reveal>
  );
}

interface MediaProps {
  id: string;
  heading: string;
  lead?: string;
  body?: string;
  image?: ImageAsset;
  drawing?: ReactNode;
  /** Which edge of the page the picture runs to. */
  side: 'left' | 'right';
  /** Said below the picture: that it is a rendering. */
  caption?: string;
  children?: ReactNode;
}

/** A picture that runs to the page's edge, with the words beside it. */
export function MediaText({ id, heading, lead, body, image, drawing, side, caption, children }: MediaProps) {
  return (
    <section id={id} className={side === 'left' ? s.block : `${s.block} ${s.right}`} aria-labelledby={`${id}-heading`}>
      <Reveal as="figure" className={s.figure}>
        <div className={s.picture}>
          {image && <Picture image={image} sizes={`${PHONE} 100vw, ${UP_TO_WIDE} 78vw, 62vw`} />}
          {drawing}
        </div>
        {caption && <figcaption className={s.mediaCaption}>{caption}</figcaption>}
      </Reveal>
      <Reveal className={s.words}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {lead && (
          <p className={s.mediaLead}>
            <Compounds text={lead} />
          </p>
        )}
        {body && <Paragraph text={body} />}
        {children}
      </Reveal>
    </section>
  );
}
