import { useTranslation } from 'react-i18next';
import s from './logo.module.css';
import { Signature } from './signature.tsx';

/** The smallest sizes, shown at their real height. */
export function MinimumSize() {
  const { t } = useTranslation('logo');
  return (
    <dl className={s.sizes}>
      {(['screen', 'print'] as const).map((medium) => (
        <div key={medium} className={s[medium]}>
          <dt>
            <span className={s.measure}>
              <Signature />
            </span>
            {t(`size.${medium}.label`)}
          </dt>
          <dd>{t(`size.${medium}.figure`)}</dd>
        </div>
      ))}
    </dl>
  );
}
