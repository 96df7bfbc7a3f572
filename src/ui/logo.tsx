import inputs from 'site:inputs';
import s from './logo.module.css';

/** The signature: monogram and name. The name is drawn in Latin letters in both languages. */
export function Logo() {
  const [first, ...rest] = inputs.logoName.split(' ');
  return (
    <span className={s.logo} lang="en">
      <svg className={s.mark} width="40" height="40" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path
          d="M6.5 35V14.5C6.5 7 15 6.2 17.6 13.2l4.8 13.6C25 33.8 33.5 33 33.5 25.5V12"
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
        />
        <path className={s.dot} d="M31 5h5v7h-5z" />
      </svg>
      <span className={s.name}>
        {first} <span className={s.rest}>{rest.join(' ')}</span>
      </span>
    </span>
  );
}
