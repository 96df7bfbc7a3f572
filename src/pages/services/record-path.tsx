import { useTranslation } from 'react-i18next';
import s from './record-path.module.css';

/** A batch record's way through the systems of quality: a station for each, batch release the last. */
export function RecordPath() {
  const { t } = useTranslation('quality');
  const stations = [
    ...Object.values(t('qms.items', { returnObjects: true })),
    ...Object.values(t('qms.checks', { returnObjects: true })),
    t('qms.release', { returnObjects: true }),
  ];
  return (
    <ol className={s.path}>
      {stations.map(({ term, text }) => (
        <li key={term} className={s.station}>
          <h3 className={s.term}>{term}</h3>
          <p className={s.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
