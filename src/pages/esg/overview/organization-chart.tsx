import { useTranslation } from 'react-i18next';
import s from './organization-chart.module.css';

const LEVELS = ['1', '2', '3', '4'] as const;

/** Who decides, prepares and carries out: four levels from top to bottom, joined by lines. */
export function OrganizationChart() {
  const { t } = useTranslation('esg');
  return (
    <figure aria-label={t('organization.figure')}>
      <ol className={s.levels}>
        {LEVELS.map((n) => (
          <li key={n} className={s.level}>
            <h3>{t(`organization.levels.${n}.title`)}</h3>
            <p>{t(`organization.levels.${n}.text`)}</p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
