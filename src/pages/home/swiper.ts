import Swiper from 'swiper';
import { Autoplay, Keyboard } from 'swiper/modules';

const SLIDE_SHOWN = 6500;

export function createSwiper(element: HTMLElement, isRunning: boolean): Swiper {
  return new Swiper(element, {
    modules: [Autoplay, Keyboard],
    rewind: true,
    speed: 700,
    keyboard: { enabled: true, onlyInViewport: true },
    autoplay: { enabled: isRunning, delay: SLIDE_SHOWN, pauseOnMouseEnter: true, disableOnInteraction: false },
    watchOverflow: false,
  });
}
