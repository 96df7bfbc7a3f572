import { startLoadingBar } from '#src/state/loading-bar.ts';
import { showAlert } from '#src/state/show-alert.ts';
import type { AppDispatch, RootState, ThunkExtra } from '#src/state/store.ts';

/**
 * Gives a PDF to another app by the system's share sheet, or to the downloads where there is none: in the installed app it
 * would take the window, which has no way back.
 */
export function openPdfExternally(link: HTMLAnchorElement) {
  return async (dispatch: AppDispatch, getState: () => RootState, { loadI18n }: ThunkExtra): Promise<void> => {
    const endLoadingBar = startLoadingBar(dispatch);
    try {
      const file = await loadPdf(link);
      if (!(await share(file))) download(file);
    } catch {
      const i18n = await loadI18n?.(getState().locale.locale, ['messages']);
      if (i18n) await dispatch(showAlert({ message: i18n.t('messages:pdf.failed') }));
    } finally {
      endLoadingBar();
    }
  };
}

async function loadPdf({ href, pathname, download: name }: HTMLAnchorElement): Promise<File> {
  const response = await fetch(href);
  if (!response.ok || !response.headers.get('content-type')?.includes('pdf')) throw new TypeError(`there is no PDF at ${pathname}`);
  return new File([await response.blob()], name || (pathname.split('/').at(-1) as string), { type: 'application/pdf' });
}

/** Whether the visitor was asked where the file should go. */
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

/** A browser downloads what a link with a file name leads to; the link need not stand in the document. */
function download(file: File): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
