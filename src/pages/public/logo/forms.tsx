import { useTranslation } from 'react-i18next';
import s from './logo.module.css';
import { Signature } from './signature.tsx';

const LOOKS = { light: '', dark: s.dark, monogram: s.monogram } as const;

/** The forms the logo has: on white, reversed, and the monogram. */
export function LogoForms() {
  const { t } = useTranslation('logo');
  return (
    <ul className={s.forms}>
      {(['light', 'dark', 'monogram'] as const).map((form) => (
        <li key={form}>
          <div className={`${s.ground} ${LOOKS[form]}`}>
            <Signature mark={form === 'monogram'} />
          </div>
          <p className={s.name}>{t(`signature.${form}`)}</p>
        </li>
      ))}
    </ul>
  );
}
