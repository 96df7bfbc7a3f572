import { useTranslation } from 'react-i18next';
import { Person } from './person.tsx';
import { PERSON } from './vessel-size.ts';
import s from './vessels.module.css';

/** Says at which scale vessels are drawn, by a person at the same scale, and of what shape they are taken to be. */
export function ScaleNote() {
  const { t } = useTranslation('common');
  return (
    <p className={s.scale}>
      <Person className={s.person} />
      {t('vesselScale', { n: PERSON })}
    </p>
  );
}
