import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#src/state/hooks.ts';
import { Notice } from '#src/ui/notice.tsx';
import { acceptUpdate } from './worker-bridge.ts';

/** A new version takes over only when the visitor says so (design 8). */
export function UpdatePrompt() {
  const { t } = useTranslation();
  const waiting = useAppSelector((state) => state.connection.updateWaiting);
  return (
    <Notice label={t('ui.update')} action={waiting ? { label: t('ui.updateAction'), run: acceptUpdate } : undefined} raised>
      {waiting ? t('ui.update') : ''}
    </Notice>
  );
}
