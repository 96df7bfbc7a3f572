import { useTranslation } from 'react-i18next';
import { usePage } from '#src/pages/page-module.ts';
import type { OverlayModule } from '#src/ui/feedback/overlay-module.ts';
import { PartnershipText } from './partnership-text.tsx';

export const look: OverlayModule['look'] = 'sheet';

export function useHeading(): string {
  return useTranslation('partnerships').t('heading');
}

/** The partnerships page above another page. */
export function Contents() {
  return <PartnershipText locale={usePage().locale} inDialog />;
}
