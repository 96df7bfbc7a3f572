import { type ReactNode, useDeferredValue, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useLocation, useNavigate } from 'react-router';
import { usePage } from '#src/pages/page-module.ts';
import { rootMarks } from '#src/shared/dom/document-marks.ts';
import { isChunkError, reloadOnce } from '#src/shared/dom/reload-guard.ts';
import { useIsHydrated } from '#src/shared/dom/use-is-hydrated.ts';
import s from '#src/ui/feedback/dialog.module.css';
import type { OverlayModule } from '#src/ui/feedback/overlay-module.ts';
import { Icon } from '#src/ui/media/icon.tsx';
import type { AppContext } from '../app-context.ts';
import { RetryButton } from '../errors/retry-button.tsx';
import { withTimeLimit } from '../navigation/with-time-limit.ts';
import { type AddressedOverlay, findOverlay } from './overlay-table.ts';

/** History state of an overlay that a page of this app has opened: closing goes back to that page. */
export interface OverlayState {
  isOpenedHere?: boolean;
  /** Part of the overlay's text that its link leads to. */
  anchor?: string;
}

/** Shows the overlay that the address names, above the page it is a hash of: back closes it, a reload shows both again. */
export function OverlayHost({ app }: { app: AppContext }) {
  const address = useLocation();
  const { hash, search, state } = address;
  const { page, locale } = usePage();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const overlay = isHydrated ? findOverlay(hash, page.id) : undefined;
  const loaded = useOverlayModule(app, overlay);
  /** The visit to the overlay's address that ends: each visit has a location of its own. */
  const closing = useRef<Location>(undefined);
  if (!overlay || !loaded) return null;
  const { isOpenedHere, anchor } = (state ?? {}) as OverlayState;
  const close = () => {
    // The browser goes back later than it is asked to, and the dialog is there until then. Asked again, or while a step back of the
    // visitor's own is under way, it would leave the page below, too.
    if (closing.current === address || window.location.hash !== hash) return;
    closing.current = address;
    if (isOpenedHere) navigate(-1);
    else navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  };
  if (loaded === 'failed') return <UnreachableOverlay close={close} />;
  return <OverlayDialog key={`${locale}${overlay.hash}`} module={loaded} argument={overlay.argument} anchor={anchor} close={close} />;
}

type DialogProps = { module: OverlayModule; argument: string; anchor: string | undefined; close: () => void };

function OverlayDialog({ module: { Contents, useHeading, look }, argument, anchor, close }: DialogProps) {
  const heading = useHeading(argument);
  // A sheet is opened first, and holds its long text a moment later.
  const isFilled = useDeferredValue(true, look !== 'sheet');
  useEffect(() => {
    if (anchor && isFilled) document.querySelector(`dialog[open] [data-anchor="${CSS.escape(anchor)}"]`)?.scrollIntoView();
  }, [anchor, isFilled]);
  if (heading === undefined) return null;
  return (
    <Dialog title={heading} look={look} onClose={close}>
      {isFilled && <Contents argument={argument} close={close} />}
    </Dialog>
  );
}

/** An overlay whose code or words did not come. The page below stays as it is, with what has been written in it. */
function UnreachableOverlay({ close }: { close: () => void }) {
  const { t } = useTranslation('errors');
  return (
    <Dialog title={t('navigation.heading')} look="narrow" onClose={close}>
      <p>{t('navigation.body')}</p>
      <RetryButton />
    </Dialog>
  );
}

type Loaded = OverlayModule | 'failed';

/** Loads an overlay's code and words together, within the time of a navigation. A missing chunk reloads page and overlay once (spec 4). */
function useOverlayModule(app: AppContext, overlay: AddressedOverlay | undefined): Loaded | undefined {
  const { locale } = usePage();
  const [loaded, setLoaded] = useState<{ key: string; module: Loaded }>();
  const key = overlay ? `${locale}${overlay.hash}` : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the overlay
  useEffect(() => {
    if (!overlay) return setLoaded((last) => (last?.module === 'failed' ? undefined : last));
    if (loaded?.key === key) return undefined;
    let isCurrent = true;
    const show = (module: Loaded) => isCurrent && setLoaded({ key, module });
    withTimeLimit(Promise.all([overlay.load(), app.i18n.load(locale, overlay.namespaces)])).then(
      ([module]) => show(module),
      async (error: unknown) => (isChunkError(error) && (await reloadOnce(() => isCurrent && location.reload()))) || show('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [app, key]);
  return loaded?.key === key ? loaded.module : undefined;
}

type Props = { title: string; onClose: () => void; children: ReactNode; look: OverlayModule['look'] };

/** A native modal dialog: it keeps the focus while it is open and gives it back to its opener when it goes. */
export function Dialog({ title, onClose, children, look }: Props) {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const hasHeading = look === 'narrow' || look === 'sheet';
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const root = document.documentElement;
    // The scroll bar goes, and what it took stays free: the page keeps its width, and what is measured by the window its size.
    root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`);
    rootMarks().dialog = look;
    return () => {
      delete rootMarks().dialog;
      root.style.removeProperty('--scroll-bar');
      // Closed before it leaves the document: only then does the focus return.
      element?.close();
    };
  }, [look]);
  const closeButton = (
    <button type="button" className={`${s.close} ${hasHeading ? '' : s.corner}`} aria-label={t('ui.close')} onClick={onClose}>
      <Icon name="close" />
    </button>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the element brings along
    <dialog
      ref={dialog}
      className={`${s.dialog} ${s[look]}`}
      {...(hasHeading ? { 'aria-labelledby': heading } : { 'aria-label': title })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {hasHeading ? (
        <div className={s.sheetInner}>
          <header className={s.head}>
            <h2 id={heading} className={s.title}>
              {title}
            </h2>
            {closeButton}
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <div className={s.body} tabIndex={0} role="region" aria-labelledby={heading}>
            {children}
          </div>
        </div>
      ) : (
        <>
          {children}
          {closeButton}
        </>
      )}
    </dialog>
  );
}
