import type { ReactNode } from 'react';
import type { ImageAsset } from '#core/site/image.ts';
import type { Locale } from '#core/site/locales.ts';
import type { PageId } from '#core/site/pages.ts';
import { Compounds } from '#src/ui/layout/text.tsx';
import { TitleEnd } from '#src/ui/layout/title-end.tsx';
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx';
import s from './picture.module.css';
import { Picture } from './picture.tsx';

interface Props {
  page: PageId;
  locale: Locale;
  heading: string;
  lead: string;
  image?: ImageAsset;
  /** Last step of the breadcrumb, where it is not the page's own label. */
  crumb?: string;
  /** In place of a picture: what the page is about, drawn over the width of the grid. */
  drawing?: ReactNode;
  /** In place of a picture: words as large as a heading, before which the page's own heading steps back. */
  statement?: string;
}

/**
 * The head of a page, in three forms: a picture with a white field set into its corner for a story, type and a drawing for facts,
 * and type alone for lists and documents.
 */
export function KeyVisual({ page, locale, heading, lead, image, crumb, drawing, statement }: Props) {
  return (
    <div className={`${s.visual} ${image ? '' : s.plain}`} data-tone={image?.tone} data-under-header={image && ''}>
      {image && <Picture image={image} sizes="100vw" className={s.image} first decorative portraitOnPhones />}
      <div className={s.field}>
        <Breadcrumb page={page} locale={locale} title={crumb} />
        <h1 className={statement ? s.label : s.heading}>{heading}</h1>
        <p className="lead">
          <Compounds text={lead} />
        </p>
        <TitleEnd />
      </div>
      {statement && <p className={`wrap ${s.statement}`}>{statement}</p>}
      {drawing && <div className={`wrap ${s.drawing}`}>{drawing}</div>}
    </div>
  );
}
