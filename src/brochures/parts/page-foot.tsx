import { useContext } from 'react';
import { Logo } from '#src/ui/media/logo.tsx';
import { PageContext, useBrochure } from './brochure-context.ts';
import s from './page-foot.module.css';

/** Of the scale, in units of its drawing. */
const WIDTH = 120;

/** Signature, title and number of a page, on a scale whose needle stands at the page. */
export function PageFoot({ dark = false }: { dark?: boolean }) {
  const { number, total } = useContext(PageContext);
  const { title } = useBrochure();
  const step = WIDTH / (total - 1);
  return (
    <footer className={`${s.foot} ${dark ? s.dark : ''}`}>
      <span className={s.logo}>
        <Logo />
      </span>
      <span className={s.title}>{title}</span>
      <svg className={s.scale} width={WIDTH + 2} height="14" viewBox={`0 0 ${WIDTH + 2} 14`} fill="none" aria-hidden="true">
        <path
          className={s.ticks}
          d={Array.from({ length: total }, (_, at) => `M${Math.round((at * step + 1) * 10) / 10} 14V8`).join('')}
          strokeWidth="1"
        />
        <path className={s.needle} d={`M${Math.round(((number - 1) * step + 1) * 10) / 10} 14V0`} strokeWidth="2" />
      </svg>
      <span className={s.number}>{number}</span>
    </footer>
  );
}
