import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { Store } from '#src/state/store.ts';
import { Button } from '#src/ui/button.tsx';
import s from './consent-choice.module.css';
import { tendChoice } from './tend-choice.ts';

/** Says what the visitor has chosen, and lets them choose otherwise at any time. */
export function ConsentChoice({ inDialog = false }: { inDialog?: boolean }) {
  const { t } = useTranslation(['cookies', 'messages']);
  const store = useStore() as Store;
  const root = useRef<HTMLElement>(null);
  useEffect(() => tendChoice(root.current, store), [store]);
  const Heading = inDialog ? 'h3' : 'h2';
  return (
    <section ref={root} className={s.choice} aria-labelledby="consent-choice" data-consent-choice="" data-needs-app="">
      <Heading id="consent-choice">{t('choice.heading')}</Heading>
      <p role="status" data-none={t('choice.none')} data-accepted={t('choice.accepted')} data-rejected={t('choice.rejected')}>
        {t('choice.none')}
      </p>
      <div className={s.buttons}>
        <Button look="outline" data-choose="rejected">
          {t('messages:cookie.reject')}
        </Button>
        <Button look="outline" data-choose="accepted">
          {t('messages:cookie.accept')}
        </Button>
        <Button data-choose="other" hidden>
          {t('choice.change')}
        </Button>
      </div>
      <noscript>
        <p>{t('choice.needsScript')}</p>
      </noscript>
    </section>
  );
}
