import inputs from 'site:inputs';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { Logo } from '#src/ui/media/logo.tsx';
import s from './home-link.module.css';

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
