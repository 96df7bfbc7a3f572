import { Lines } from '#src/ui/layout/lines.tsx';
import { Logo } from '#src/ui/media/logo.tsx';
import { useBrochure } from './brochure-context.ts';
import s from './cover.module.css';
import { PrintImage } from './print-picture.tsx';

/** The cover: a picture to the edges, a white field with the words set into its corner, and the signature on a rule. */
export function Cover({ heading, lead }: { heading: string; lead: string }) {
  const { locale, image, title, date, tagline } = useBrochure();
  const edition = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date));
  return (
    <section className={s.cover}>
      <PrintImage image={image} className={s.picture} />
      <div className={s.field}>
        {title !== heading && <p className={s.title}>{title}</p>}
        <h1 className={s.heading}>
          <Lines text={heading} />
        </h1>
        <p className="lead">{lead}</p>
      </div>
      <footer className={s.foot}>
        <Logo />
        <span className={s.tagline}>{tagline}</span>
        <time className={s.tagline} dateTime={date}>
          {edition}
        </time>
      </footer>
    </section>
  );
}
