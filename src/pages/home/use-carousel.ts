import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type Swiper from 'swiper';
import { whenIdle } from '#src/shared/dom/when-idle.ts';
import { shouldSaveData } from '#src/shared/isomorphic/connection.ts';
import { useAppSelector } from '#src/state/hooks.ts';

/** Milliseconds after which the second slide's picture is fetched; the slide itself comes after 6.5 s. */
const NEXT_PICTURE_AFTER = 4000;

/** Nobody sees it; or another page is being made, of whose frames autoplay, which counts its time in each, would take a part. */
type HoldReason = 'out of view' | 'navigation';

export interface Carousel {
  element: RefObject<HTMLDivElement | null>;
  /** From 0. */
  active: number;
  isRunning: boolean;
  /** The slide after the shown one is due soon: its picture may come. */
  isNextDue: boolean;
  /** Swiper is here: the strip has become a carousel. */
  isReady: boolean;
  /** Holds what runs, for a reason, or ends that reason: it goes on when none is left. */
  hold: (reason: HoldReason, isWanted: boolean) => void;
  goTo: (slide: number) => void;
  previous: () => void;
  next: () => void;
  toggle: () => void;
}

/**
 * Boots Swiper on the strip when the browser is idle: core, Autoplay and Keyboard only, since its other modules
 * write markup through a policy of their own (spec 15). `rewind`, not `loop`, so that no slide is copied.
 */
export function useCarousel(count: number): Carousel {
  const element = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(undefined);
  const reasons = useRef(new Set<HoldReason>());
  /** Stopped by the page, not by the visitor. */
  const isHeld = useRef(false);
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
      swiper.current = library.createSwiper(element.current, mayMove);
      swiper.current.on('slideChange', (current) => setActive(current.activeIndex));
      swiper.current.on('autoplayStart', () => !isHeld.current && setIsRunning(true));
      swiper.current.on('autoplayStop', () => !isHeld.current && setIsRunning(false));
      setIsRunning(mayMove);
      setIsReady(true);
    });
    return () => {
      gone = true;
      swiper.current?.destroy(true, false);
      swiper.current = undefined;
    };
  }, []);

  /** For good, also where the page holds it at the moment. */
  const stop = useCallback(() => {
    isHeld.current = false;
    swiper.current?.autoplay.stop();
    setIsRunning(false);
  }, []);
  // A carousel that runs would fetch its pictures.
  const isSavingData = useAppSelector((state) => state.connection.saveData);
  useEffect(() => {
    if (isReady && isSavingData) stop();
  }, [isReady, isSavingData, stop]);

  // A visitor who leaves at once has paid for one picture.
  useEffect(() => {
    if (!isReady || active !== 0) return undefined;
    const due = setTimeout(() => setIsNextDue(true), NEXT_PICTURE_AFTER);
    return () => clearTimeout(due);
  }, [isReady, active]);

  const hold = useCallback((reason: HoldReason, isWanted: boolean) => {
    if (isWanted) reasons.current.add(reason);
    else reasons.current.delete(reason);
    const autoplay = swiper.current?.autoplay;
    if (autoplay?.running && reasons.current.size > 0) {
      isHeld.current = true;
      autoplay.stop();
    } else if (isHeld.current && reasons.current.size === 0) {
      autoplay?.start();
      isHeld.current = false;
    }
  }, []);
  useEffect(() => {
    if (!isReady || !element.current) return undefined;
    const observer = new IntersectionObserver((entries) => hold('out of view', entries.at(-1)?.isIntersecting === false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isReady, hold]);

  const goTo = useCallback((slide: number) => swiper.current?.slideTo((slide + count) % count), [count]);
  return {
    element,
    active,
    isRunning,
    isNextDue: isNextDue || active > 0,
    isReady,
    hold,
    goTo,
    previous: () => goTo(active - 1),
    next: () => goTo(active + 1),
    toggle: () => {
      if (isRunning) stop();
      else swiper.current?.autoplay.start();
    },
  };
}

/** Holds the carousel while a navigation is under way. A component of its own: the carousel need not be rendered for that. */
export function HoldWhileNavigating({ hold }: Pick<Carousel, 'hold'>): null {
  const isNavigating = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!isNavigating) return undefined;
    hold('navigation', true);
    return () => hold('navigation', false);
  }, [isNavigating, hold]);
  return null;
}
