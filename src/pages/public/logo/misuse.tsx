import fillingLine from 'image:filling-line';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOGO_NAME_TRANSFORM, LOGO_STROKE } from '#core/site/logo-shapes.ts';
import { PHONE } from '#core/site/media-queries.ts';
import { Icon } from '#src/ui/media/icon.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import s from './logo.module.css';
import { SIGNATURE_WIDTH, SignatureShape } from './signature.tsx';

const IDS = ['stretch', 'rotate', 'recolor', 'outline', 'effect', 'busy'] as const;

/** Each misuse as a drawing on a field of 420 × 240 with the signature at its middle. */
const DRAWINGS: Record<(typeof IDS)[number], ReactNode> = {
  stretch: (
    <g transform="translate(0 -13) scale(1 1.7)">
      <SignatureShape />
    </g>
  ),
  rotate: (
    <g transform={`rotate(-14 ${SIGNATURE_WIDTH / 2} 20)`}>
      <SignatureShape />
    </g>
  ),
  recolor: (
    <g color="#2f7d6b">
      <SignatureShape dot="#7a4fb5" />
    </g>
  ),
  outline: (
    <>
      <path d={LOGO_STROKE} fill="none" stroke="currentColor" strokeWidth="5" />
      <path d={LOGO_STROKE} fill="none" stroke="#fff" strokeWidth="3.4" />
      <path d="M31 5h5v7h-5z" fill="#fff" stroke="#cb333b" strokeWidth="0.8" />
      <use href="#logo-name" fill="#fff" stroke="currentColor" strokeWidth="30" transform={LOGO_NAME_TRANSFORM} />
    </>
  ),
  effect: (
    <>
      <g color="#75787b" opacity="0.25" transform="translate(6 7)">
        <SignatureShape dot="#75787b" />
      </g>
      <g color="#75787b" opacity="0.4" transform="translate(3.5 4)">
        <SignatureShape dot="#75787b" />
      </g>
      <SignatureShape />
    </>
  ),
  busy: <SignatureShape />,
};

/** What must not be done to the logo: shown, crossed out and named. */
export function Misuse() {
  const { t } = useTranslation('logo');
  return (
    <ul className={s.cases}>
      {IDS.map((id) => (
        <li key={id}>
          <div className={s.case}>
            {id === 'busy' && <Picture image={fillingLine} sizes={`${PHONE} 92vw, 33vw`} decorative />}
            <svg viewBox={`${SIGNATURE_WIDTH / 2 - 210} -100 420 240`} aria-hidden="true">
              {DRAWINGS[id]}
              <path d={`M${SIGNATURE_WIDTH / 2 - 210} 140l420-240`} stroke="#cb333b" strokeWidth="1.2" />
            </svg>
          </div>
          <p className={s.name}>
            <Icon name="close" className={s.cross} />
            {t(`misuse.items.${id}`)}
          </p>
        </li>
      ))}
    </ul>
  );
}
