import type { ToWorker } from '#core/offline/messages.ts';
import { OWN_CHOICE } from '#core/offline/own-choice.ts';
import en from '#locales/en/saver.json';
import ko from '#locales/ko/saver.json';
import { isSaving, networkInformation } from '#src/lib/any/connection.ts';

/** In the form of the local cache (src/state/local-cache.ts), whose code a page under data saver does without. */
const KEY = 'site:dataSaver';

/** The visitor's own word, as the boot script left it in the document. */
const own = () => document.documentElement.dataset.saver;

/** Sets the footer's switch as things stand, and says beside it who decided. */
export function showDataSaver(): void {
  const box = document.querySelector<HTMLInputElement>('#data-saver');
  const note = document.querySelector('#saver small');
  if (!box || !note) return;
  const words = document.documentElement.lang === 'ko' ? ko : en;
  box.checked = isSaving();
  if (own()) note.textContent = box.checked ? words.on : words.off;
  else note.textContent = box.checked ? words.browser : '';
}

/**
 * Takes the visitor's word for it from now on, in every page and in the worker. A word that says what the browser says
 * anyway is none: switched back, the browser decides again.
 */
export function chooseDataSaver(wanted: boolean): void {
  const { dataset } = document.documentElement;
  if (wanted === (networkInformation()?.saveData === true)) delete dataset.saver;
  else dataset.saver = String(wanted);
  try {
    // For good: the boot script, which reads it, asks for no date.
    if (own()) localStorage.setItem(KEY, JSON.stringify({ value: wanted, expire: Number.MAX_SAFE_INTEGER }));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is refused: it counts for this page.
  }
  // A full or refused storage: pictures go on as before.
  tellWorker().catch(() => undefined);
  // A carousel that runs would fetch its pictures.
  if (wanted) document.querySelector<HTMLElement & { swiper?: Carousel }>('.swiper')?.swiper?.autoplay.stop();
  showDataSaver();
}

interface Carousel {
  autoplay: { stop(): void };
}

/** The worker fetches pictures, and decides what is installed: it has to know, also one that is only about to be registered. */
export async function keepForWorker(): Promise<void> {
  const cache = await caches.open(OWN_CHOICE.cache);
  const word = own();
  if (word) await cache.put(OWN_CHOICE.key, new Response(word));
  else await cache.delete(OWN_CHOICE.key);
}

async function tellWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await keepForWorker();
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'DATA_SAVER' } satisfies ToWorker);
}
