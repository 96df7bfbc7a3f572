import inputs from 'site:inputs';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isCounting } from '#core/analytics/settings.ts';
import type { ConsentChoice as Choice } from '#src/state/slices.ts';
import { Button } from '#src/ui/form/button.tsx';
import { useConsent } from './consent.ts';
import s from './consent-choice.module.css';

/** Says what the visitor has chosen, and lets them choose otherwise at any time. */
export function ConsentChoice({ inDialog = false }: { inDialog?: boolean }) {
  const { t } = useTranslation(['cookies', 'messages']);
  const { choice, choose } = useConsent();
  const firstButton = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pressed button is gone once the choice has changed
  useEffect(() => {
    if (isPressed.current) firstButton.current?.focus();
    isPressed.current = false;
  }, [choice]);
  const press = (value: Choice) => {
    isPressed.current = true;
    choose(value);
  };
  if (!isCounting(inputs.analytics)) return null;
  const Heading = inDialog ? 'h3' : 'h2';
  return (
    <section className={s.choice} aria-labelledby="consent-choice" data-needs-app="">
      <Heading id="consent-choice">{t('choice.heading')}</Heading>
      <p role="status">{t(`choice.${choice ?? 'none'}`)}</p>
      <div className={s.buttons}>
        {choice === null ? (
          <>
            <Button ref={firstButton} look="outline" onClick={() => press('rejected')}>
              {t('messages:cookie.reject')}
            </Button>
            <Button look="outline" onClick={() => press('accepted')}>
              {t('messages:cookie.accept')}
            </Button>
          </>
        ) : (
          <Button ref={firstButton} onClick={() => press(choice === 'accepted' ? 'rejected' : 'accepted')}>
            {t('choice.change')}
          </Button>
        )}
      </div>
      <noscript>
        <p>{t('choice.needsScript')}</p>
      </noscript>
    </section>
  );
}
