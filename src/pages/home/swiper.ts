import Swiper from 'swiper';
import { Keyboard } from 'swiper/modules';
import { SLIDE_SPEED } from './slide-timer.ts';

export function createSwiper(element: HTMLElement): Swiper {
  return new Swiper(element, {
    modules: [Keyboard],
    rewind: true,
    speed: SLIDE_SPEED,
    keyboard: { enabled: true, onlyInViewport: true },
    watchOverflow: false,
  });
}
