const ids = (part: Element) => `${part.id}-tab`;

/**
 * Makes tabs of a list of anchors and the panels below it (src/ui/tabs.tsx), for assistive technology and arrow keys.
 * The address says which is open: its own panel, or the one that holds its target.
 */
export function tendTabs(root: HTMLElement | null): (() => void) | undefined {
  const [list, panels] = (root?.children ?? []) as unknown as [HTMLElement?, HTMLElement?];
  if (!root || !list || !panels) return undefined;
  const tabs = [...list.children] as HTMLAnchorElement[];
  const boxes = [...panels.children] as HTMLElement[];
  let active = 0;

  const show = (at: number) => {
    active = at;
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === at));
      tab.tabIndex = index === at ? 0 : -1;
      boxes[index]?.toggleAttribute('data-open', index === at);
    });
    // Where the list itself scrolls, the open tab stays in sight.
    const tab = tabs[at] as HTMLElement;
    list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.clientWidth) / 2 });
  };
  const follow = () => {
    const target = document.getElementById(location.hash.slice(1));
    const at = boxes.findIndex((box) => box.contains(target));
    show(target && at >= 0 ? at : active);
  };
  const open = (at: number) => {
    const wanted = (at + tabs.length) % tabs.length;
    // Not a step of its own: back leads to where the visitor came from.
    history.replaceState(history.state, '', `#${boxes[wanted]?.id}`);
    show(wanted);
    tabs[wanted]?.focus({ preventScroll: true });
  };
  const onClick = (event: MouseEvent) => {
    const at = tabs.indexOf((event.target as Element).closest('a') as HTMLAnchorElement);
    // Into a tab or window of the browser: its own business.
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = { ArrowRight: active + 1, ArrowLeft: active - 1, Home: 0, End: tabs.length - 1, ' ': active }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    open(to);
  };

  list.setAttribute('role', 'tablist');
  boxes.forEach((box, at) => {
    const tab = tabs[at];
    if (!tab) return;
    tab.id = ids(box);
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', box.id);
    box.setAttribute('role', 'tabpanel');
    box.setAttribute('aria-labelledby', tab.id);
    box.tabIndex = 0;
  });
  follow();
  root.setAttribute('data-live', '');
  list.addEventListener('click', onClick);
  list.addEventListener('keydown', onKeyDown);
  addEventListener('popstate', follow);
  return () => {
    list.removeEventListener('click', onClick);
    list.removeEventListener('keydown', onKeyDown);
    removeEventListener('popstate', follow);
  };
}
