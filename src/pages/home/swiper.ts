import Swiper from 'swiper';
import { Keyboard } from 'swiper/modules';

export function createSwiper(element: HTMLElement, speed: number): Swiper {
  return new Swiper(element, {
    modules: [Keyboard],
    rewind: true,
    speed,
    keyboard: { enabled: true, onlyInViewport: true },
    watchOverflow: false,
  });
}
