import fillingLine from 'image:filling-line';
import type { ReactNode, SVGProps } from 'react';
import { useTranslation } from 'react-i18next';
import nameShape from '#content/logo-name.json';
import { PHONE } from '#core/site/constants.ts';
import { CAP_HEIGHT, LOGO_DOT, LOGO_INK, LOGO_NAME_TRANSFORM } from '#core/site/logo-shapes.ts';
import { Icon } from '#src/ui/media/icon.tsx';
import { FigureNumber } from '#src/ui/media/key-figures.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import s from './logo.module.css';

/** Right edge of the name, in the monogram's units. */
const SIGNATURE_WIDTH = Math.ceil(52 + nameShape.width * 0.03);

/** The name's shape stands once in the page; every drawing refers to it. */
export function SignatureSource() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <path id="logo-name" d={nameShape.path} />
    </svg>
  );
}

/** What the signature fills of its field: from the monogram's edges to the name's end and its lowest letter. */
const BOX = { x: 4, y: 5, width: SIGNATURE_WIDTH - 4, height: 32 };

/** The signature, or its monogram alone, inside a drawing of 40 units' height, in the current colour. */
function SignatureShape({
  dot = 'var(--red)',
  name = true,
  ...group
}: { dot?: string; name?: boolean } & Omit<SVGProps<SVGGElement>, 'name'>) {
  return (
    <g {...group}>
      <path {...LOGO_INK} />
      <path d={LOGO_DOT} fill={dot} />
      {name && <use href="#logo-name" fill="currentColor" transform={LOGO_NAME_TRANSFORM} />}
    </g>
  );
}

const GROUNDS = { light: '', dark: s.dark, monogram: s.monogram } as const;

export function LogoForms() {
  const { t } = useTranslation('logo');
  return (
    <ul className={s.forms}>
      {(['light', 'dark', 'monogram'] as const).map((form) => (
        <li key={form}>
          <div className={`${s.ground} ${GROUNDS[form]}`}>
            <svg viewBox={`0 0 ${form === 'monogram' ? 40 : SIGNATURE_WIDTH} 40`} aria-hidden="true">
              <SignatureShape name={form !== 'monogram'} />
            </svg>
          </div>
          <p className={s.name}>{t(`signature.${form}`)}</p>
        </li>
      ))}
    </ul>
  );
}

const RED = 'var(--red)';

/** The free area around the signature, drawn with its measure: the height of a capital letter on all sides. */
export function ClearSpace({ letter }: { letter: string }) {
  const { t } = useTranslation('logo');
  const { x, y, width, height } = BOX;
  const c = CAP_HEIGHT;
  const [right, bottom] = [x + width, y + height];
  const [middle, centre] = [x + width / 2, y + height / 2 + c / 2];
  const letters = [
    [x - c / 2, centre],
    [right + c / 2, centre],
    [middle, y],
    [middle, bottom + c],
  ];
  const frame = (by: number) => `M${x - by} ${y - by}H${right + by}V${bottom + by}H${x - by}z`;
  return (
    <svg
      className={s.space}
      viewBox={`${x - c - 1} ${y - c - 1} ${width + 2 * c + 2} ${height + 2 * c + 2}`}
      role="img"
      aria-label={t('space.figure')}
    >
      <path d={`${frame(c)}${frame(0)}`} fill="var(--gold)" fillOpacity="0.16" fillRule="evenodd" />
      <path d={frame(c)} fill="none" stroke="#75787b" strokeWidth="0.4" strokeDasharray="2 2" />
      <path d={frame(0)} fill="none" stroke={RED} strokeWidth="0.4" />
      <g fontSize="30" textAnchor="middle" fill="none" stroke={RED} strokeWidth="0.4">
        {letters.map(([left, base]) => (
          <text key={`${left} ${base}`} x={left} y={base}>
            {letter}
          </text>
        ))}
      </g>
      <SignatureShape />
    </svg>
  );
}

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

const IDS = ['stretch', 'rotate', 'recolor', 'outline', 'effect', 'busy'] as const;

/** Each misuse as a drawing on a field of 420 × 240 with the signature at its middle. */
const DRAWINGS: Record<(typeof IDS)[number], ReactNode> = {
  stretch: <SignatureShape transform="translate(0 -13) scale(1 1.7)" />,
  rotate: <SignatureShape transform={`rotate(-14 ${SIGNATURE_WIDTH / 2} 20)`} />,
  recolor: <SignatureShape color="#2f7d6b" dot="#7a4fb5" />,
  outline: (
    <>
      <path {...LOGO_INK} />
      <path d={LOGO_INK.d} fill="none" stroke="#fff" strokeWidth="3.4" />
      <path d={LOGO_DOT} fill="#fff" stroke="var(--red)" strokeWidth="0.8" />
      <use href="#logo-name" fill="#fff" stroke="currentColor" strokeWidth="30" transform={LOGO_NAME_TRANSFORM} />
    </>
  ),
  effect: (
    <>
      <SignatureShape color="#75787b" dot="#75787b" opacity="0.25" transform="translate(6 7)" />
      <SignatureShape color="#75787b" dot="#75787b" opacity="0.4" transform="translate(3.5 4)" />
      <SignatureShape />
    </>
  ),
  busy: <SignatureShape />,
};

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
              <path d={`M${SIGNATURE_WIDTH / 2 - 210} 140l420-240`} stroke="var(--red)" strokeWidth="1.2" />
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
