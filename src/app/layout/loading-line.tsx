import { useEffect, useState } from 'react';
import { LOADING_BAR } from '#core/site/constants.ts';
import type { PageIndicatorState } from '#src/lib/web/page-indicator.ts';
import { useAppSelector } from '#src/state/hooks.ts';
import { ProgressLine } from '#src/ui/progress-line.tsx';
import { onPageIndicator } from '../indicator-channel.ts';

/** Navigation and data requests share one line; the navigation has the first word. */
export function LoadingLine() {
  const progress = useAppSelector((state) => state.loading.progress);
  const [navigation, setNavigation] = useState<PageIndicatorState>({ phase: 'idle' });
  useEffect(() => onPageIndicator(setNavigation), []);
  if (navigation.phase === 'running') return <ProgressLine value={navigation.progress} visible />;
  if (navigation.phase === 'finished') return <ProgressLine value={100} visible />;
  if (navigation.phase === 'failed') return <ProgressLine value={100} visible failed />;
  return <ProgressLine value={progress} visible={progress > 0 && progress < LOADING_BAR.full} />;
}
