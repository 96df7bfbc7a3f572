import { useTranslation } from 'react-i18next';
import s from './campus-picture.module.css';
import songdo from './songdo.svg';
import syracuse from './syracuse.svg';

/** Drawings without words. */
export const CAMPUS_FILES = { songdo, syracuse };

export type Campus = keyof typeof CAMPUS_FILES;

/** A campus in lines, for a card: what it shows is said beside it. Its page loads the namespace `campus`. */
export function CampusPicture({ site }: { site: Campus }) {
  const { t } = useTranslation('campus');
  return (
    <figure>
      <img className={s.picture} src={CAMPUS_FILES[site]} alt={t(`${site}.alt`)} width={1330} height={614} loading="lazy" />
      <figcaption className={s.note}>{t('short')}</figcaption>
    </figure>
  );
}
