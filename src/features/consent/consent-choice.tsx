import inputs from 'site:inputs';
import { useTranslation } from 'react-i18next';
import { isCounting } from '#core/analytics/settings.ts';
import { Button } from '#src/ui/form/button.tsx';
import s from './cookie-banner.module.css';
import { useConsent } from './cookie-banner.tsx';

export function ConsentChoice({ inDialog = false }: { inDialog?: boolean }) {
  const { t } = useTranslation(['cookies', 'messages']);
  const { choice, choose } = useConsent();
  if (!isCounting(inputs.analytics)) return null;
  const Heading = inDialog ? 'h3' : 'h2';
  return (
    <section className={s.choice} aria-labelledby="consent-choice" data-needs-app="">
      <Heading id="consent-choice">{t('choice.heading')}</Heading>
      <p role="status">{t(`choice.${choice ?? 'none'}`)}</p>
      <div className={s.buttons}>
        <Button look="outline" onClick={() => choose('rejected')}>
          {t('messages:cookie.reject')}
        </Button>
        <Button look="outline" onClick={() => choose('accepted')}>
          {t('messages:cookie.accept')}
        </Button>
      </div>
      <noscript>
        <p>{t('choice.needsScript')}</p>
      </noscript>
    </section>
  );
}
