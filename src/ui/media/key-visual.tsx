import type { ImageAsset } from '#core/site/image.ts';
import type { Locale } from '#core/site/locales.ts';
import type { PageId } from '#core/site/pages.ts';
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx';
import s from './key-visual.module.css';
import { Picture } from './picture.tsx';

interface Props {
  page: PageId;
  locale: Locale;
  heading: string;
  lead: string;
  image?: ImageAsset;
  /** A banner above a list: the picture stays low, so that the list is near. */
  low?: boolean;
  /** Last step of the breadcrumb, where it is not the page's own label. */
  crumb?: string;
  /** Said below the picture: where a campus is shown, that it is a visualisation. */
  caption?: string;
}

/** The head of a page: its picture, and a white field set into its corner with breadcrumb, heading and lead. */
export function KeyVisual({ page, locale, heading, lead, image, low = false, crumb, caption }: Props) {
  return (
    <div className={`${s.visual} ${low ? s.low : ''} ${image ? '' : s.plain}`}>
      {image && <Picture image={image} sizes="100vw" className={s.image} first decorative portraitOnPhones={!low} />}
      <div className={s.field}>
        <Breadcrumb page={page} locale={locale} title={crumb} />
        <h1 className={s.heading}>{heading}</h1>
        <p className="lead">{lead}</p>
      </div>
      {caption && <p className={s.caption}>{caption}</p>}
    </div>
  );
}
