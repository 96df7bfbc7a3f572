export type HoldReason = 'out of view' | 'hidden tab' | 'pointer' | 'focus' | 'touch' | 'navigation';

/** Milliseconds for which a slide stands, and in which the next one comes. */
const SLIDE_SHOWN = 6500;
export const SLIDE_SPEED = 700;

/** After these a slide is shown for its whole time again; after the others for what was left of it. */
const BEGINS_ANEW: ReadonlySet<HoldReason> = new Set(['out of view', 'touch', 'navigation']);

export type SlideTimer = ReturnType<typeof createSlideTimer>;

/** Calls `next` when a slide has stood for its time. A timer, not Swiper's Autoplay: that asks for a frame all the time, to count it. */
export function createSlideTimer(next: () => void) {
  const reasons = new Set<HoldReason>();
  let isOn = false;
  let left = SLIDE_SHOWN;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left = Math.max(0, left - (performance.now() - startedAt));
  };
  const run = () => {
    if (!isOn || reasons.size > 0 || timer !== undefined) return;
    startedAt = performance.now();
    timer = setTimeout(() => {
      next();
      restart();
    }, left);
  };
  const restart = () => {
    pause();
    left = SLIDE_SPEED + SLIDE_SHOWN;
    run();
  };
  return {
    start: () => {
      isOn = true;
      left = SLIDE_SHOWN;
      run();
    },
    stop: () => {
      isOn = false;
      pause();
    },
    restart,
    /** Stands still for a reason, or ends that reason: it goes on when none is left. */
    hold: (reason: HoldReason, isWanted: boolean) => {
      if (isWanted) {
        pause();
        reasons.add(reason);
      } else if (reasons.delete(reason)) {
        if (BEGINS_ANEW.has(reason)) left = SLIDE_SHOWN;
        run();
      }
    },
  };
}
