import en from '#locales/en/install.json';
import ko from '#locales/ko/install.json';
import { createLoadingBar } from '#src/state/loading-bar.ts';
import { alertShown } from '#src/state/slices.ts';
import type { Store } from '#src/state/store.ts';

const WORDS = { en, ko };

/**
 * In the installed app a PDF would take the window, which has no way back: it goes to another app by the system's share
 * sheet, or to the downloads where there is none.
 */
export function keepPdfsOut(store: Store): void {
  const bar = createLoadingBar(store.dispatch);
  const open = async (url: URL, name: string) => {
    bar.start();
    try {
      const response = await fetch(url);
      if (!response.ok || !response.headers.get('content-type')?.includes('pdf')) throw new TypeError(`${url.pathname} is not there`);
      const file = new File([await response.blob()], name, { type: 'application/pdf' });
      if (!(await share(file))) download(file);
    } catch {
      store.dispatch(alertShown({ message: WORDS[store.getState().locale.locale].pdfFailed }));
    } finally {
      bar.end();
    }
  };
  // Before anything else follows the link.
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
      if (!link || link.origin !== location.origin || !/\.pdf$/i.test(link.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      void open(new URL(link.href), link.download || (link.pathname.split('/').pop() as string));
    },
    true,
  );
}

/** Says whether the visitor was asked where the file should go. */
async function share(file: File): Promise<boolean> {
  if (!navigator.canShare?.({ files: [file] })) return false;
  try {
    await navigator.share({ files: [file], title: file.name });
    return true;
  } catch (error) {
    // Closing the sheet is an answer; a file that took too long to load for the click to count is none.
    return (error as Error).name === 'AbortError';
  }
}

function download(file: File): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
