/** Calls back when the document has been parsed, or now. */
export function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', callback);
  else callback();
}

/** Calls back when the document's own files have loaded, or now. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', callback);
}

/**
 * Resolves when the whole style sheet is there, or after three seconds. The document has the rules of what it shows; app and cookie banner
 * show more.
 */
export function whenStyled(): Promise<void> {
  return new Promise((resolve) => {
    // The script that asks for the sheet stands at the document's end.
    whenParsed(() => void Promise.resolve(window.styled).then(() => resolve()));
    setTimeout(resolve, 3000);
  });
}

/** Resolves after first paint and the pictures that belong to it: their bytes go first. A picture that never ends holds nothing up. */
export async function whenFirstViewShown(): Promise<void> {
  await firstPaint();
  await new Promise<void>((resolve) => {
    whenLoaded(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
    setTimeout(resolve, 2500);
  });
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    try {
      new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length > 0 && resolve()).observe({
        type: 'paint',
        buffered: true,
      });
    } catch {
      requestAnimationFrame(() => resolve());
    }
    // A tab in the background does not paint.
    whenLoaded(() => setTimeout(resolve, 3000));
  });
}

/** Adds a link to the head: a preload, a style sheet or the manifest. */
export function addLink(rel: string, href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}
