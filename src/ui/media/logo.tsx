import inputs from 'site:inputs';
import { LOGO_DOT, LOGO_STROKE } from '#core/site/logo-shapes.ts';
import s from './logo.module.css';

/** The signature: monogram and name. The name is drawn in Latin letters in both languages. */
export function Logo() {
  const [first, ...rest] = inputs.logoName.split(' ');
  return (
    <span className={s.logo} lang="en">
      <svg className={s.mark} width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
        <path d={LOGO_STROKE} fill="none" stroke="currentColor" strokeWidth="5" />
        <path className={s.dot} d={LOGO_DOT} />
      </svg>
      <span className={s.name}>
        {first} <span className={s.rest}>{rest.join(' ')}</span>
      </span>
    </span>
  );
}
