import inputs from 'site:inputs';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCounting } from '#core/analytics/settings.ts';
import { DAY_MS } from '#core/site/constants.ts';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { rootMarks } from '#src/shared/dom/document-marks.ts';
import { readCache, writeCache } from '#src/shared/dom/local-cache.ts';
import { type ConsentChoice, consentSet, useAppDispatch, useAppSelector } from '#src/state/store.ts';
import { Button } from '#src/ui/form/button.tsx';
import s from './cookie-banner.module.css';

/**
 * Prerendered hidden; an attribute of the root element shows it while no choice is stored. Until then nothing is tracked. Where the app
 * waits for the visitor, under data saver, the boot script sets the attribute, and the banner's buttons start the app.
 */
export function CookieBanner({ locale }: { locale: Locale }) {
  const { t } = useTranslation(['messages', 'common', 'menu']);
  const dispatch = useAppDispatch();
  const { choice, choose } = useConsent();
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    dispatch(consentSet(readConsent()));
    setIsRead(true);
  }, [dispatch]);
  const isOpen = isRead && choice === null;
  useEffect(() => {
    // Under data saver the boot script has shown the banner before the app came.
    const root = rootMarks();
    if (isOpen) root.consent = 'open';
    else if (isRead) delete root.consent;
    return () => void delete root.consent;
  }, [isOpen, isRead]);
  // Where nothing is counted there is nothing to ask.
  if (!isCounting(inputs.analytics)) return null;
  return (
    // The key: another language has elements of its own, as the page has (src/routes.tsx).
    <div key={locale} className={s.slot} data-late="">
      <section className={s.banner} aria-label={t('common:a11y.cookieBanner')}>
        <div className={s.words}>
          <h2 className={s.title}>{t('cookie.title')}</h2>
          <p>
            {t('cookie.body')} <a href={hrefFor(locale, 'cookies')}>{t('menu:items.cookies')}</a>
          </p>
        </div>
        <div className={s.choices} data-needs-app="">
          <Button look="outline" onClick={() => choose('rejected')}>
            {t('cookie.reject')}
          </Button>
          <Button look="outline" onClick={() => choose('accepted')}>
            {t('cookie.accept')}
          </Button>
        </div>
      </section>
    </div>
  );
}

/** The choice is asked for again after half a year. */
const CONSENT_LIFETIME = 180 * DAY_MS;

/** The visitor's choice, or null when none was made. Global Privacy Control counts as Reject. */
export function readConsent(): ConsentChoice | null {
  if ((navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl) return 'rejected';
  const choice = readCache<ConsentChoice>('consent', { longest: CONSENT_LIFETIME });
  return choice === 'accepted' || choice === 'rejected' ? choice : null;
}

export function useConsent() {
  const dispatch = useAppDispatch();
  const choice = useAppSelector((state) => state.consent.choice);
  const choose = (value: ConsentChoice) => {
    writeCache('consent', value, CONSENT_LIFETIME);
    dispatch(consentSet(value));
  };
  return { choice, choose };
}
