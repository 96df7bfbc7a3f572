import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePage } from '#src/pages/page-module.ts';
import { useIsHydrated } from '#src/shared/dom/use-is-hydrated.ts';
import { Dialog } from '#src/ui/feedback/dialog.tsx';
import type { OverlayModule } from '#src/ui/feedback/overlay-module.ts';
import type { AppContext } from '../app-context.ts';
import { type AddressedOverlay, findOverlay } from './overlay-table.ts';

/** History state of an overlay that a page of this app has opened: closing goes back to that page. */
export interface OverlayState {
  isOpenedHere?: boolean;
  /** Part of the overlay's text that its link leads to. */
  anchor?: string;
}

/** Shows the overlay that the address names, above the page it is a hash of: back closes it, a reload shows both again. */
export function OverlayHost({ app }: { app: AppContext }) {
  const { hash, search, state } = useLocation();
  const { page, locale } = usePage();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const overlay = isHydrated ? findOverlay(hash, page.id) : undefined;
  const module = useOverlayModule(app, overlay);
  if (!overlay || !module) return null;
  const { isOpenedHere, anchor } = (state ?? {}) as OverlayState;
  const close = () => {
    if (isOpenedHere) navigate(-1);
    else navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  };
  return <OverlayDialog key={`${locale}${overlay.hash}`} module={module} argument={overlay.argument} anchor={anchor} close={close} />;
}

interface DialogProps {
  module: OverlayModule;
  argument: string;
  anchor: string | undefined;
  close: () => void;
}

function OverlayDialog({ module: { Contents, useHeading, look }, argument, anchor, close }: DialogProps) {
  const heading = useHeading(argument);
  useEffect(() => {
    if (anchor) document.querySelector(`dialog[open] [data-anchor="${CSS.escape(anchor)}"]`)?.scrollIntoView();
  }, [anchor]);
  if (heading === undefined) return null;
  return (
    <Dialog title={heading} look={look} onClose={close}>
      <Contents argument={argument} close={close} />
    </Dialog>
  );
}

/** Loads an overlay's code and words together. What cannot be loaded is not shown: the link's own address still leads to its page. */
function useOverlayModule(app: AppContext, overlay: AddressedOverlay | undefined): OverlayModule | undefined {
  const { locale } = usePage();
  const [loaded, setLoaded] = useState<{ key: string; module: OverlayModule }>();
  const key = overlay ? `${locale}${overlay.hash}` : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the overlay
  useEffect(() => {
    if (!overlay || loaded?.key === key) return undefined;
    let isCurrent = true;
    Promise.all([overlay.load(), app.i18n.load(locale, overlay.namespaces)]).then(
      ([module]) => isCurrent && setLoaded({ key, module }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [app, key]);
  return loaded?.key === key ? loaded.module : undefined;
}
