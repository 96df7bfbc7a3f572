import { useTranslation } from 'react-i18next';
import { ConsentChoice } from '#src/features/consent/consent-choice.tsx';
import type { OverlayModule } from '#src/ui/feedback/overlay-module.ts';
import { CookiesText } from './cookies-text.tsx';

export const look: OverlayModule['look'] = 'sheet';

export function useHeading(): string {
  return useTranslation('cookies').t('heading');
}

/** The cookie policy above another page. */
export function Contents() {
  return (
    <>
      <CookiesText inDialog />
      <ConsentChoice inDialog />
    </>
  );
}
