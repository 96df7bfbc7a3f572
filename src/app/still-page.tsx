import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { revealOnScroll } from '#src/lib/web/reveal-on-scroll.ts';
import type { PageModule } from '#src/pages/page-module.ts';
import type { Store } from '#src/state/store.ts';

/**
 * The body of a page on which nothing moves (`still` in the page table) stays as it stands in the document: neither its
 * module nor its words are loaded to draw it a second time (docs/decisions). Any later visit renders it like every page.
 */
function StillPage() {
  const { t } = useTranslation();
  const body = useRef<HTMLDivElement>(null);
  const store = useStore() as Store;
  useEffect(() => tend(body.current, t('ui.imagePending'), store), [t, store]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and never written: it tells React to leave the document's own children
  return <div ref={body} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

export const STILL_MODULE: PageModule<unknown> = { Page: StillPage };

/** Settles when the parts of the page on the screen can be used. */
export let partsTended: Promise<void> = Promise.resolve();

/** What the components of a rendered page do for themselves: reveal on scroll, fallback pictures, the mark of an anchor bar. */
function tend(body: HTMLElement | null, pending: string, store: Store): (() => void) | undefined {
  if (!body) return undefined;
  const endings = [...body.querySelectorAll<HTMLElement>('[data-reveal]')].map(revealOnScroll);
  // Few pages have these: they come with the first that does. Without them anchors stay anchors, and a form posts itself.
  if (body.querySelector('[data-tabs],[data-copy-values],[data-consent-choice],[data-contact-form]')) {
    partsTended = import('./tend-parts.ts')
      .then((module) => module.tendParts(body, store))
      .then(
        (end) => void (body.isConnected ? endings.push(end) : end()),
        () => undefined,
      );
  }
  const replace = (image: HTMLImageElement) => {
    for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
    image.src = '/image-pending.svg';
    image.alt = pending;
  };
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && !target.src.endsWith('/image-pending.svg')) replace(target);
  };
  body.addEventListener('error', onError, true);
  // Some may have failed before the app ran.
  for (const image of body.querySelectorAll('img')) if (image.complete && image.currentSrc && image.naturalWidth === 0) replace(image);
  return () => {
    body.removeEventListener('error', onError, true);
    for (const end of endings) end?.();
  };
}
