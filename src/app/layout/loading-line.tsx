import { LOADING_BAR } from '#core/site/constants.ts';
import { useAppSelector } from '#src/state/hooks.ts';
import { ProgressLine } from '#src/ui/feedback/progress-line.tsx';

/** Navigation and data requests share one line; the navigation takes precedence. */
export function LoadingLine() {
  const progress = useAppSelector((state) => state.loading.progress);
  const navigation = useAppSelector((state) => state.pageIndicator);
  if (navigation.phase === 'running') return <ProgressLine value={navigation.progress} visible />;
  if (navigation.phase === 'finished') return <ProgressLine value={100} visible />;
  if (navigation.phase === 'failed') return <ProgressLine value={100} visible failed />;
  return <ProgressLine value={progress} visible={progress > 0 && progress < LOADING_BAR.full} />;
}
