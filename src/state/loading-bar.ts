import type { Dispatch } from '@reduxjs/toolkit';
import { LOADING_BAR } from '#core/site/constants.ts';
import { loadingEnded, loadingStarted, loadingStepped } from './slices.ts';

/**
 * The loading bar's course (spec 4): starts at 10, rises in steps, and its end sets 100 after 750 ms.
 * Several requests at once are one course, which ends with the last of them.
 */
export function createLoadingBar(dispatch: Dispatch) {
  let open = 0;
  let stepping: ReturnType<typeof setInterval> | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  return {
    start() {
      open += 1;
      if (open > 1) return;
      clearTimeout(ending);
      clearInterval(stepping);
      dispatch(loadingStarted());
      stepping = setInterval(() => dispatch(loadingStepped()), LOADING_BAR.interval);
    },
    end() {
      open = Math.max(0, open - 1);
      if (open > 0) return;
      ending = setTimeout(() => {
        clearInterval(stepping);
        dispatch(loadingEnded());
      }, LOADING_BAR.endDelay);
    },
  };
}

export type LoadingBar = ReturnType<typeof createLoadingBar>;
