import { useTranslation } from 'react-i18next';
import { FigureNumber } from '#src/ui/media/figure-number.tsx';
import s from './logo.module.css';
import { BOX, SignatureShape } from './signature.tsx';

/** The smallest sizes, shown at their real height. */
export function MinimumSize() {
  const { t } = useTranslation('logo');
  return (
    <ul className={s.sizes}>
      {(['screen', 'print'] as const).map((medium) => (
        <li key={medium} className={s[medium]}>
          <div className={s.measure}>
            <svg viewBox={`${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}`} aria-hidden="true">
              <SignatureShape />
            </svg>
          </div>
          <p>
            <FigureNumber text={t(`size.${medium}`)} />
          </p>
        </li>
      ))}
    </ul>
  );
}
