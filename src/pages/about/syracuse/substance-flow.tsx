import { useTranslation } from 'react-i18next';
import { inoculationSuites, purificationSuites } from '#content/facts.json';
import { Icon } from '#src/ui/media/icon.tsx';
import { Vessels } from '#src/ui/media/vessels.tsx';
import s from './substance-flow.module.css';

const countOf = (fact: { en: string }) => Number.parseInt(fact.en, 10);
const HEIGHT = 150;
const ROOM = 96;
const PITCH = 112;

/** The way of drug substance through the plant, drawn with as many rooms and vessels as there are. */
export function SubstanceFlow() {
  const { t } = useTranslation('syracuse');
  return (
    <ol className={s.flow}>
      <li className={s.stage}>
        <Rooms
          count={countOf(inoculationSuites)}
          className={s.inoculation}
          content={<path d="M42 30v22L30 76q-3 8 5 8h26q8 0 5-8L54 52V30M37 30h22" />}
          level="M34 68h28"
        />
        <p className={s.label}>{t('substance.flow.inoculation')}</p>
        <Icon name="arrow" className={s.arrow} />
      </li>
      <li className={s.stage}>
        <Vessels count={8} height={HEIGHT} className={s.culture} />
        <p className={s.label}>{t('substance.flow.culture')}</p>
        <Icon name="arrow" className={s.arrow} />
      </li>
      <li className={s.stage}>
        <Rooms
          count={countOf(purificationSuites)}
          className={s.purification}
          content={<path d="M36 24h24v60H36zM32 24h32M32 84h32M48 12v12M48 84v12" />}
          level="M36 46h24"
        />
        <p className={s.label}>{t('substance.flow.purification')}</p>
      </li>
    </ol>
  );
}

/** Suites side by side, standing on the vessels' ground. */
function Rooms({ count, content, level, className }: { count: number; content: React.ReactNode; level: string; className?: string }) {
  const top = HEIGHT + 1 - ROOM;
  return (
    <svg className={className} viewBox={`0 0 ${count * PITCH - 12} ${HEIGHT + 2}`} fill="none" stroke="#2d2926" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal drawings
        <g key={at} transform={`translate(${at * PITCH + 1} ${top})`}>
          <path fill="#f0f0ee" vectorEffect="non-scaling-stroke" d={`M0 ${ROOM}V4q0-4 4-4h88q4 0 4 4v92z`} />
          {content}
          <path stroke="#cb333b" strokeWidth="2" vectorEffect="non-scaling-stroke" d={level} />
        </g>
      ))}
    </svg>
  );
}
