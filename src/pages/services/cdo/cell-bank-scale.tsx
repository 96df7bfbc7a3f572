import { useTranslation } from 'react-i18next';
import { Ruler } from '#src/ui/media/ruler.tsx';
import s from './cell-bank-scale.module.css';

/** Degrees between two marks, from room temperature down to that of the cell bank. */
const STEP = 10;
const ROOM = 20;
const BANK = -190;
const STEPS = (ROOM - BANK) / STEP;

/** How cold the cell bank is kept, on a scale of temperature with a longer mark every 50 °C. */
export function CellBankScale() {
  const { t } = useTranslation('cdo');
  return (
    <figure>
      <Ruler steps={STEPS} isLong={(at) => (ROOM - at * STEP) % 50 === 0} needle={STEPS} />
      <figcaption className={s.words}>
        <span>{t('bank.room')}</span>
        <span className={s.bank}>{t('bank.held')}</span>
      </figcaption>
    </figure>
  );
}
