import { useTranslation } from 'react-i18next';
import s from './organization-chart.module.css';

/** Who decides, prepares and carries out: the levels from top to bottom, joined by lines. */
export function OrganizationChart() {
  const { t } = useTranslation('esg');
  return (
    <figure aria-label={t('organization.figure')}>
      <ol className={s.levels}>
        {Object.values(t('organization.levels', { returnObjects: true })).map(({ title, text }) => (
          <li key={title} className={s.level}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
