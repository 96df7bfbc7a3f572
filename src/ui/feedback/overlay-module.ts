import type { ComponentType } from 'react';

export interface OverlayContentsProps {
  /** What the hash says beyond its name: the id in `#leader-{id}`, the number in `#photo-{n}`; empty where it says no more. */
  argument: string;
  close: () => void;
}

/** The contract of a module that the one dialog of overlays shows (src/app/overlays/overlay-table.ts). */
export interface OverlayModule {
  Contents: ComponentType<OverlayContentsProps>;
  /** A hook: the dialog's heading, or undefined when there is nothing of that name to show. */
  useHeading: (argument: string) => string | undefined;
  /** `sheet` has a visible heading; `plain` leaves all but the close button to the contents; `full` covers the screen. */
  look: 'narrow' | 'sheet' | 'plain' | 'full';
}
