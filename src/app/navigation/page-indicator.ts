import { PAGE_LOADING } from '#core/site/constants.ts';
import type { PageIndicatorState } from '#src/state/slices.ts';

/**
 * The page loading indicator of navigations (spec 4): nothing for the first 200 ms, then it rises over 5 s,
 * hides 500 ms after the end, and turns to failed on an error.
 */
export function createPageIndicator(show: (state: PageIndicatorState) => void) {
  let throttle: ReturnType<typeof setTimeout> | undefined;
  let rising: ReturnType<typeof setInterval> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let visible = false;
  const clear = () => {
    clearTimeout(throttle);
    clearInterval(rising);
    clearTimeout(hiding);
  };
  return {
    start() {
      clear();
      throttle = setTimeout(() => {
        visible = true;
        const begun = Date.now();
        const rise = () =>
          show({ phase: 'running', progress: Math.min(100, Math.round(((Date.now() - begun) / PAGE_LOADING.duration) * 100)) });
        rise();
        rising = setInterval(rise, 100);
      }, PAGE_LOADING.throttle);
    },
    finish() {
      clear();
      if (!visible) return;
      show({ phase: 'finished' });
      hiding = setTimeout(() => {
        visible = false;
        show({ phase: 'idle' });
      }, PAGE_LOADING.hideDelay);
    },
    fail() {
      clear();
      visible = true;
      show({ phase: 'failed' });
    },
  };
}

export type PageIndicator = ReturnType<typeof createPageIndicator>;
