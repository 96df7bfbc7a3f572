import { useTranslation } from 'react-i18next';
import type { OverlayModule } from '#src/ui/feedback/overlay-module.ts';
import { PrivacyText } from './privacy-text.tsx';

export const look: OverlayModule['look'] = 'sheet';

export function useHeading(): string {
  return useTranslation('privacy').t('heading');
}

/** The privacy policy above another page. */
export function Contents() {
  return <PrivacyText inDialog />;
}
