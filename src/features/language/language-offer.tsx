import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { DAY_MS } from '#core/site/constants.ts';
import type { Locale } from '#core/site/locales.ts';
import { switchLocale } from '#core/site/urls.ts';
import { useNamespace } from '#src/i18n/use-namespace.ts';
import { writeCache } from '#src/shared/dom/local-cache.ts';
import { languageOfferShown, useAppDispatch } from '#src/state/store.ts';
import { Icon } from '#src/ui/media/icon.tsx';
import s from './language-switch.module.css';

/** Asked again after half a year. */
const ANSWER_LIFETIME = 180 * DAY_MS;

/** In the language it offers. Following it or closing it, either is an answer; with the next page it goes for this visit. */
export function LanguageOffer({ to, onClose }: { to: Locale; onClose: () => void }) {
  const { pathname, search, hash } = useLocation();
  const t = useNamespace('offer', to);
  const dispatch = useAppDispatch();
  const isShown = t !== undefined;
  useEffect(() => {
    dispatch(languageOfferShown(isShown));
    return () => void dispatch(languageOfferShown(false));
  }, [dispatch, isShown]);
  const offeredAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== offeredAt.current) onClose();
  }, [pathname, onClose]);
  const answer = () => writeCache('languageOffer', true, ANSWER_LIFETIME);
  if (!t) return null;
  return (
    <aside className={s.offer} lang={to} aria-label={t('label')}>
      <p>
        {t('text')}{' '}
        <a href={switchLocale(pathname, to) + search + hash} hrefLang={to} onClick={answer}>
          {t('go')}
        </a>
      </p>
      <button
        type="button"
        className={s.close}
        aria-label={t('close')}
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
