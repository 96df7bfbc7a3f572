import { useLocation } from 'react-router';
import type { Locale } from '#core/site/locales.ts';
import { switchLocale } from '#core/site/urls.ts';
import en from '#locales/en/offer.json';
import ko from '#locales/ko/offer.json';
import { DAY, writeCache } from '#src/state/local-cache.ts';
import { Icon } from '#src/ui/icon.tsx';
import s from './language-offer.module.css';

export interface OfferProps {
  to: Locale;
  onClose: () => void;
}

const WORDS = { en, ko };

/** Asked again after half a year. */
const LIFETIME = 180 * DAY;

/** In the language it offers. Following it or closing it, either is an answer. */
export function LanguageOffer({ to, onClose }: OfferProps) {
  const { pathname } = useLocation();
  const words = WORDS[to];
  const answer = () => writeCache('languageOffer', true, LIFETIME);
  return (
    <aside className={s.offer} lang={to} aria-label={words.label}>
      <p>
        {words.text}{' '}
        <a href={switchLocale(pathname, to)} hrefLang={to} onClick={answer}>
          {words.go}
        </a>
      </p>
      <button
        type="button"
        className={s.close}
        aria-label={words.close}
        onClick={() => {
          answer();
          onClose();
        }}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
