import { useTranslation } from 'react-i18next';
import { drawCampusFile } from '#src/ui/media/campus/campus-file.ts';
import { PLANS } from '#src/ui/media/campus/campus-plans.ts';
import { useBrochure } from './brochure-context.ts';
import s from './print-picture.module.css';

interface Props {
  /** Key of content/media/media.json. */
  image: string;
  /** Said below the picture: where a campus is shown, that it is a visualisation. */
  caption?: string;
}

/**
 * A picture from edge to edge that takes up the space the page leaves. The script that prints the brochure measures the box and cuts the
 * picture to it (scripts/brochures/crop-pictures.ts).
 */
export function PrintPicture({ image, caption }: Props) {
  return (
    <figure className={s.figure}>
      <PrintImage image={image} />
      {caption && <figcaption className={s.caption}>{caption}</figcaption>}
    </figure>
  );
}

/** The picture alone, in a box that its surroundings give it. */
export function PrintImage({ image, className = s.picture }: { image: string; className?: string }) {
  const { alts } = useBrochure();
  return <img className={className} data-picture={image} alt={alts[image]} />;
}

/** The drawing of a campus in place of a picture, within the margins. */
export function PrintDrawing({ site }: { site: 'songdo' | 'syracuse' }) {
  const { t } = useTranslation('campus');
  return (
    <figure className={s.drawing}>
      <img src={`data:image/svg+xml,${encodeURIComponent(drawCampusFile(PLANS[site]))}`} alt={t(`${site}.alt`)} />
      <figcaption className={s.caption}>{t('short')}</figcaption>
    </figure>
  );
}
