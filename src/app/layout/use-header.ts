import { type FocusEvent, type KeyboardEvent, type ToggleEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LAPTOP } from '#core/site/media-queries.ts';
import { isComposing } from '#src/shared/dom/is-composing.ts';

/**
 * What the app adds to the header: it sticks on pictures, and Escape, leaving and navigation close its menus. The mobile menu is a native
 * popover; the sections are native disclosures, of which `openSection` is open.
 */
export function useHeader() {
  const header = useRef<HTMLElement>(null);
  const menu = useRef<HTMLElement>(null);
  const [openSection, setOpenSection] = useState<string>();
  // A pointer that still rests on the menu does not open it again until it has left.
  const [isQuiet, setQuiet] = useState(false);
  const isStuck = useIsStuck();
  const { key } = useLocation();
  const shownKey = useRef(key);

  const closeMenus = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
    setOpenSection(undefined);
    setQuiet(header.current?.matches(':hover') === true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes what was open
  useEffect(() => {
    // What was opened before the app ran stays open.
    if (shownKey.current !== key) closeMenus();
    else setOpenSection(header.current?.querySelector<HTMLElement>('details[open]')?.id);
    shownKey.current = key;
  }, [key]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    const section = header.current?.querySelector('details[open]');
    // The panel held the focus: its toggle is where the focus came from.
    if (section?.parentElement?.contains(document.activeElement)) section.querySelector('summary')?.focus();
    closeMenus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget) return;
    const section = header.current?.querySelector('details[open]')?.parentElement;
    if (section && !section.contains(relatedTarget) && matchMedia(LAPTOP).matches) setOpenSection(undefined);
    if (menu.current?.matches(':popover-open') && !header.current?.contains(relatedTarget)) menu.current.hidePopover();
  };
  const onSectionToggle = useCallback(
    ({ currentTarget: { id, open } }: ToggleEvent<HTMLDetailsElement>) =>
      setOpenSection((current) => (open ? id : current === id ? undefined : current)),
    [],
  );
  /** The mobile menu opens with the section of the page that is shown. */
  const onMenuToggle = useCallback(({ newState }: ToggleEvent) => {
    if (newState === 'open') setOpenSection(menu.current?.querySelector('[data-active] > details')?.id);
  }, []);
  return {
    headerProps: {
      ref: header,
      'data-stuck': isStuck ? '' : undefined,
      'data-quiet': isQuiet ? '' : undefined,
      onKeyDown,
      onBlur,
      onPointerLeave: () => setQuiet(false),
    },
    menu,
    openSection,
    onSectionToggle,
    onMenuToggle,
  };
}

/** Whether the page has been scrolled, so that the header needs a ground of its own. */
function useIsStuck(): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const onScroll = () => setStuck(scrollY > 8);
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return isStuck;
}
