import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { useAppDispatch, useAppSelector } from '#src/state/hooks.ts';
import { type ConsentChoice, consentSet } from '#src/state/slices.ts';
import { Button } from '#src/ui/button.tsx';
import { keepConsent, readConsent } from './consent-store.ts';
import s from './cookie-banner.module.css';

/** Prerendered hidden; the app shows it while no choice is stored. Until then nothing is tracked (design 8). */
export function CookieBanner({ locale }: { locale: Locale }) {
  const { t } = useTranslation('messages');
  const { t: common } = useTranslation('common');
  const dispatch = useAppDispatch();
  const choice = useAppSelector((state) => state.consent.choice);
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    dispatch(consentSet(readConsent()));
    setIsRead(true);
  }, [dispatch]);
  const choose = (value: ConsentChoice) => {
    keepConsent(value);
    dispatch(consentSet(value));
  };
  return (
    <section className={s.banner} aria-label={common('a11y.cookieBanner')} hidden={!isRead || choice !== null} data-cookie-banner="">
      <div className={s.words}>
        <h2 className={s.title}>{t('cookie.title')}</h2>
        <p>
          {t('cookie.body')} <a href={hrefFor(locale, 'cookies')}>{t('cookie.more')}</a>
        </p>
      </div>
      <div className={s.choices}>
        <Button look="outline" onClick={() => choose('rejected')}>
          {t('cookie.reject')}
        </Button>
        <Button look="outline" onClick={() => choose('accepted')}>
          {t('cookie.accept')}
        </Button>
      </div>
    </section>
  );
}
