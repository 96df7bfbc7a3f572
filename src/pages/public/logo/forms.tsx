import { useTranslation } from 'react-i18next';
import s from './logo.module.css';
import { Signature } from './signature.tsx';

/** The forms the logo has: on white, reversed, and the monogram. */
export function LogoForms() {
  const { t } = useTranslation('logo');
  return (
    <ul className={s.forms}>
      {(['light', 'dark', 'monogram'] as const).map((form) => (
        <li key={form}>
          <div className={form === 'dark' ? `${s.ground} ${s.dark}` : s.ground}>
            <Signature mark={form === 'monogram'} />
          </div>
          <p className={s.name}>{t(`signature.${form}`)}</p>
        </li>
      ))}
    </ul>
  );
}
