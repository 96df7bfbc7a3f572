import { useTranslation } from 'react-i18next';
import s from './logo.module.css';
import { Signature } from './signature.tsx';

/** The smallest sizes, shown at their real height. */
export function MinimumSize() {
  const { t } = useTranslation('logo');
  return (
    <ul className={s.sizes}>
      {(['screen', 'print'] as const).map((medium) => (
        <li key={medium} className={s[medium]}>
          <div className={s.measure}>
            <Signature />
          </div>
          <p>
            <strong>{t(`size.${medium}.figure`)}</strong> {t(`size.${medium}.label`)}
          </p>
        </li>
      ))}
    </ul>
  );
}
