import inputs from 'site:inputs';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { LOGO_DOT, LOGO_INK } from '#core/site/logo-shapes.ts';
import { hrefFor } from '#core/site/urls.ts';
import s from './logo.module.css';

/** The signature: monogram and name. The name is drawn in Latin letters in both languages. */
export function Logo() {
  const [first, ...rest] = inputs.logoName.split(' ');
  return (
    <span className={s.logo} lang="en">
      <svg className={s.mark} width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
        <path {...LOGO_INK} />
        <path className={s.dot} d={LOGO_DOT} />
      </svg>
      <span className={s.name}>
        {first} <span className={s.rest}>{rest.join(' ')}</span>
      </span>
    </span>
  );
}

/** The signature as the way home. Its name holds what is seen: the Latin name, and the locale's words. */
export function HomeLink({ locale }: { locale: Locale }) {
  const { t } = useTranslation();
  const label = t('a11y.logo');
  return (
    <a
      className={s.link}
      href={hrefFor(locale, 'home')}
      aria-label={label.includes(inputs.logoName) ? label : `${inputs.logoName}, ${label}`}
    >
      <Logo />
    </a>
  );
}
