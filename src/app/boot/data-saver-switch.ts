import { rootMarks } from '#src/shared/dom/document-marks.ts';
import { networkInformation } from '#src/shared/isomorphic/connection.ts';
import { whenLoaded, whenParsed } from './document-moments.ts';

/** Reads whether data is saved, and writes it on the document (`data-saver`). The visitor's own choice goes before the browser's. */
export function readDataSaver(): { hasChosen: boolean; isSaving: boolean } {
  const chosen = readChoice();
  const { saveData = false, effectiveType = '' } = networkInformation() ?? {};
  if (chosen) rootMarks().saver = chosen;
  else if (saveData) rootMarks().saver = 'browser';
  return { hasChosen: chosen !== undefined, isSaving: (chosen ? chosen === 'true' : saveData) || /2g/.test(effectiveType) };
}

function readChoice(): 'true' | 'false' | undefined {
  try {
    return /"value":(true|false)/.exec(localStorage.getItem('site:dataSaver') ?? '')?.[1] as 'true' | 'false' | undefined;
  } catch {
    // Storage is refused: the browser's word counts.
    return undefined;
  }
}

/** The switch of the site settings works without the app: what it does comes with its first use, or at once where data is saved. */
export function serveDataSaverSwitch(module: string | undefined, { isLoadedAtOnce }: { isLoadedAtOnce: boolean }): void {
  if (!module) return;
  const isSwitch = (target: EventTarget | null): target is HTMLInputElement => (target as Element | null)?.id === 'data-saver';
  whenParsed(() => {
    const box = document.getElementById('data-saver');
    if (isSwitch(box)) box.checked = /true|browser/.test(rootMarks().saver ?? '');
  });
  if (isLoadedAtOnce) whenLoaded(() => void import(/* @vite-ignore */ module));
  addEventListener('change', ({ target }) => {
    // Once it runs, the app does this itself.
    if (!isSwitch(target) || rootMarks().app) return;
    const isWanted = target.checked;
    import(/* @vite-ignore */ module).then(
      ({ chooseDataSaver }) => chooseDataSaver(isWanted),
      // Nothing has changed.
      () => {
        target.checked = !isWanted;
      },
    );
  });
}
