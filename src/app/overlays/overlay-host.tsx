import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useLocation, useNavigate } from 'react-router';
import { usePage } from '#src/pages/page-module.ts';
import { isChunkError, reloadOnce } from '#src/shared/dom/reload-guard.ts';
import { useIsHydrated } from '#src/shared/dom/use-is-hydrated.ts';
import { Dialog } from '#src/ui/feedback/dialog.tsx';
import type { OverlayModule } from '#src/ui/feedback/overlay-module.ts';
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

interface DialogProps {
  module: OverlayModule;
  argument: string;
  anchor: string | undefined;
  close: () => void;
}

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
