import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type Swiper from 'swiper';
import { whenIdle } from '#src/shared/dom/when-idle.ts';
import { shouldSaveData } from '#src/shared/isomorphic/connection.ts';

/** Milliseconds after which the second slide's picture is fetched; the slide itself comes after 6.5 s. */
const NEXT_PICTURE_AFTER = 4000;

/**
 * Boots Swiper on the strip when the browser is idle: core and Keyboard only, since its other modules write markup through a policy
 * of their own (spec 15). `rewind`, not `loop`, so that no slide is copied.
 */
export function useCarousel(count: number) {
  const element = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(undefined);
  const timer = useRef<SlideTimer>(undefined);
  const [active, setActive] = useState(0);
  const [isRunning, setIsRunning] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const [isNextDue, setIsNextDue] = useState(false);

  useEffect(() => {
    let gone = false;
    const mayMove = !shouldSaveData() && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    whenIdle(async () => {
      const library = await import('./swiper.ts').catch(() => undefined);
      if (gone || !library || !element.current) return;
      // Before the next render: Swiper measures the slides as this attribute lays them out.
      element.current.dataset.ready = '';
      element.current.firstElementChild?.scrollTo({ left: 0 });
      const shown = library.createSwiper(element.current, SLIDE_SPEED);
      swiper.current = shown;
      timer.current = createSlideTimer(() => isCovered() || shouldSaveData() || shown.slideNext());
      shown.on('slideChange', ({ activeIndex }) => {
        setActive(activeIndex);
        // What had the focus on the slide before has lost it.
        timer.current?.hold('focus', false);
        timer.current?.restart();
      });
      shown.on('sliderFirstMove', () => timer.current?.hold('touch', true));
      shown.on('touchEnd', () => timer.current?.hold('touch', false));
      setIsRunning(mayMove);
      setIsReady(true);
    });
    return () => {
      gone = true;
      timer.current?.stop();
      swiper.current?.destroy(true, false);
      swiper.current = undefined;
    };
  }, []);
  useEffect(() => {
    if (isRunning) timer.current?.start();
    else timer.current?.stop();
  }, [isRunning]);

  // A visitor who leaves at once has paid for one picture.
  useEffect(() => {
    if (!isRunning || active !== 0) return undefined;
    const due = setTimeout(() => setIsNextDue(true), NEXT_PICTURE_AFTER);
    return () => clearTimeout(due);
  }, [isRunning, active]);

  const hold = useCallback((reason: HoldReason, isWanted: boolean) => timer.current?.hold(reason, isWanted), []);
  useEffect(() => {
    const slides = element.current;
    if (!isReady || !slides) return undefined;
    const observer = new IntersectionObserver((entries) => hold('out of view', entries.at(-1)?.isIntersecting === false));
    observer.observe(slides);
    const left = new AbortController();
    const { signal } = left;
    const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
    slides.addEventListener('pointerenter', (event) => isMouse(event) && hold('pointer', true), { signal });
    slides.addEventListener('pointerleave', (event) => isMouse(event) && hold('pointer', false), { signal });
    // The link that has the focus stays.
    hold('focus', slides.contains(document.activeElement));
    slides.addEventListener('focusin', () => hold('focus', true), { signal });
    slides.addEventListener('focusout', () => hold('focus', false), { signal });
    const onVisibility = () => hold('hidden tab', document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', onVisibility, { signal });
    onVisibility();
    return () => {
      left.abort();
      observer.disconnect();
    };
  }, [isReady, hold]);

  const goTo = useCallback((slide: number) => swiper.current?.slideTo((slide + count) % count), [count]);
  return {
    element,
    active,
    isRunning,
    /** The slide after the shown one is due soon: its picture may come. */
    isNextDue: isNextDue || active > 0,
    /** Swiper is here: the strip has become a carousel. */
    isReady,
    hold,
    goTo,
    previous: () => goTo(active - 1),
    next: () => goTo(active + 1),
    toggle: () => setIsRunning(!isRunning),
  };
}

/** Something stands over the page. In `:is()`, a browser that does not know one of them ignores it. */
const isCovered = () => document.querySelector(':is(dialog:modal, :popover-open)') !== null;

/** Holds the carousel while a navigation is under way. A component of its own: the carousel need not be rendered for that. */
export function HoldWhileNavigating({ hold }: Pick<ReturnType<typeof useCarousel>, 'hold'>): null {
  const isNavigating = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!isNavigating) return undefined;
    hold('navigation', true);
    return () => hold('navigation', false);
  }, [isNavigating, hold]);
  return null;
}

type HoldReason = 'out of view' | 'hidden tab' | 'pointer' | 'focus' | 'touch' | 'navigation';

/** Milliseconds for which a slide stands, and in which the next one comes. */
const SLIDE_SHOWN = 6500;
const SLIDE_SPEED = 700;

/** After these a slide is shown for its whole time again; after the others for what was left of it. */
const BEGINS_ANEW: ReadonlySet<HoldReason> = new Set(['out of view', 'touch', 'navigation']);

type SlideTimer = ReturnType<typeof createSlideTimer>;

/** Calls `next` when a slide has stood for its time. A timer, not Swiper's Autoplay: that asks for a frame all the time, to count it. */
function createSlideTimer(next: () => void) {
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
