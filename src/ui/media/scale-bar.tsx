import { useTranslation } from 'react-i18next';
import { BAR_LITRES } from './vessel-size.ts';
import s from './vessels.module.css';

/** Says at which scale vessels are drawn: a bar of the area of 1,000 litres (src/ui/media/vessel-size.ts). */
export function ScaleBar() {
  const { t } = useTranslation('common');
  return (
    <p className={s.scale}>
      <svg className={s.bar} viewBox="0 0 195 80" width="1.95em" height="0.8em" aria-hidden="true">
        <path vectorEffect="non-scaling-stroke" d="M0 0h195v80H0z" />
      </svg>
      {t('vesselScale', { n: BAR_LITRES.toLocaleString('en-US') })}
    </p>
  );
}
