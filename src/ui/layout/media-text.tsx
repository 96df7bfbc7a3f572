import type { ReactNode } from 'react';
import type { ImageAsset } from '#core/site/image.ts';
import { PHONE, UP_TO_WIDE } from '#core/site/media-queries.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './media-text.module.css';
import { Compounds, Paragraph } from './text.tsx';

interface Props {
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
export function MediaText({ id, heading, lead, body, image, drawing, side, caption, children }: Props) {
  return (
    <section id={id} className={side === 'left' ? s.block : `${s.block} ${s.right}`} aria-labelledby={`${id}-heading`}>
      <Reveal as="figure" className={s.figure}>
        <div className={s.picture}>
          {image && <Picture image={image} sizes={`${PHONE} 100vw, ${UP_TO_WIDE} 78vw, 62vw`} />}
          {drawing}
        </div>
        {caption && <figcaption className={s.caption}>{caption}</figcaption>}
      </Reveal>
      <Reveal className={s.words}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {lead && (
          <p className={s.lead}>
            <Compounds text={lead} />
          </p>
        )}
        {body && <Paragraph text={body} />}
        {children}
      </Reveal>
    </section>
  );
}
