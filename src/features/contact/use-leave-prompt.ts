import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { useAppDispatch } from '#src/state/hooks.ts';
import { showAlert } from '#src/state/show-alert.ts';

/**
 * Asks before the page is left and what is written would be lost: within the site by the site's own question, otherwise by the
 * browser's. Overlays, whose address is a hash of the same page, lose nothing.
 */
export function useLeavePrompt(isNeeded: boolean): void {
  const { t } = useTranslation('contact');
  const dispatch = useAppDispatch();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isNeeded && currentLocation.pathname !== nextLocation.pathname);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const question = {
      message: t('message.leave.question'),
      type: 'btn-choice',
      confirmLabel: t('message.leave.yes'),
      cancelLabel: t('message.leave.no'),
    } as const;
    void dispatch(showAlert(question)).then((isConfirmed) => (isConfirmed ? blocker.proceed() : blocker.reset()));
  }, [blocker, dispatch, t]);

  useEffect(() => {
    if (!isNeeded) return undefined;
    const prevent = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', prevent);
    return () => removeEventListener('beforeunload', prevent);
  }, [isNeeded]);
}
