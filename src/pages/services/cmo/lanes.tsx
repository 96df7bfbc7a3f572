import { useTranslation } from 'react-i18next';
import s from './lanes.module.css';

/** From cell bank to vial in two lanes; the frozen bulk is handed from the end of one to the start of the other. */
export function Lanes() {
  const { t } = useTranslation('cmo');
  const lane = (id: 'substance' | 'product') => (
    <>
      <h3 id={`flow-${id}`} className={s.heading}>
        {t(`flow.${id}.heading`)}
      </h3>
      <ol className={s.steps} aria-labelledby={`flow-${id}`}>
        {Object.values(t(`flow.${id}.steps`, { returnObjects: true })).map((step) => (
          <li key={step} className={s.step}>
            {step}
          </li>
        ))}
      </ol>
    </>
  );
  return (
    <figure className={s.lanes} aria-label={t('flow.alt')}>
      <div className={s.substance}>{lane('substance')}</div>
      <p className={s.handover}>{t('flow.handover')}</p>
      <div className={s.product}>{lane('product')}</div>
      <figcaption className={s.note}>{t('flow.note')}</figcaption>
    </figure>
  );
}
