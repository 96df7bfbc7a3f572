import { useTranslation } from 'react-i18next';
import type { OverlayContentsProps, OverlayModule } from '#src/ui/feedback/overlay-module.ts';
import { OfflineLibrary } from './offline-library.tsx';

export const look: OverlayModule['look'] = 'sheet';

export function useHeading(): string {
  return useTranslation('offline').t('title');
}

/** The overlay at `#offline-library`. Its argument is the thing that the link offers to save, `{type}/{id}`, or empty. */
export function Contents({ argument }: OverlayContentsProps) {
  return <OfflineLibrary wanted={argument || undefined} />;
}
