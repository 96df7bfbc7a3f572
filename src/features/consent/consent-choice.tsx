import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#src/state/hooks.ts';
import { type ConsentChoice as Choice, consentSet } from '#src/state/slices.ts';
import { Button } from '#src/ui/button.tsx';
import s from './consent-choice.module.css';
import { keepConsent } from './consent-store.ts';

/** Says what the visitor has chosen, and lets them choose otherwise at any time. */
export function ConsentChoice({ inDialog = false }: { inDialog?: boolean }) {
  const { t } = useTranslation(['cookies', 'messages']);
  const dispatch = useAppDispatch();
  const choice = useAppSelector((state) => state.consent.choice);
  const Heading = inDialog ? 'h3' : 'h2';
  const choose = (value: Choice) => {
    keepConsent(value);
    dispatch(consentSet(value));
  };
  return (
    <section className={s.choice} aria-labelledby="consent-choice" data-needs-app="">
      <Heading id="consent-choice">{t('choice.heading')}</Heading>
      <p role="status">{choice ? t(`choice.${choice}`) : t('choice.none')}</p>
      <div className={s.buttons}>
        {choice ? (
          <Button onClick={() => choose(choice === 'accepted' ? 'rejected' : 'accepted')}>{t('choice.change')}</Button>
        ) : (
          <>
            <Button look="outline" onClick={() => choose('rejected')}>
              {t('messages:cookie.reject')}
            </Button>
            <Button look="outline" onClick={() => choose('accepted')}>
              {t('messages:cookie.accept')}
            </Button>
          </>
        )}
      </div>
      <noscript>
        <p>{t('choice.needsScript')}</p>
      </noscript>
    </section>
  );
}
