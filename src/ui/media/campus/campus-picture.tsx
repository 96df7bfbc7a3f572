import { useTranslation } from 'react-i18next';
import { FILES, type Site } from './campus-files.ts';
import s from './campus-picture.module.css';

/** A campus in lines, for a card: what it shows is said beside it. Its page loads the namespace `campus`. */
export function CampusPicture({ site }: { site: Site }) {
  const { t } = useTranslation('campus');
  return (
    <figure>
      <img className={s.picture} src={FILES[site]} alt={t(`${site}.alt`)} width={1330} height={614} loading="lazy" />
      <figcaption className={s.note}>{t('short')}</figcaption>
    </figure>
  );
}
