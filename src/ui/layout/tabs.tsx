import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hasModifier, isComposing } from '#src/shared/dom/keys.ts';
import { getScrollKey, type ScrollState } from '#src/shared/dom/scroll.ts';
import s from './tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

/**
 * Tabs that are anchors: without JavaScript and in print all panels stand in their order below a list of links, and until
 * the app runs the style sheet shows the targeted one. Mounted, they are tabs to assistive technology and arrow keys (ARIA practices,
 * automatic activation). The address says which is open: the panel that its hash names, or the one that holds the hash's target.
 */
export function Tabs({ label, tabs, small = false }: { label: string; tabs: readonly Tab[]; small?: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  const location = useLocation();
  const { search, hash } = location;
  const navigate = useNavigate();
  // Undefined until mounted: the first render is the prerendered list of anchors.
  const [open, setOpen] = useState<number>();
  const [target, setTarget] = useState<string>();
  const isChosenHere = (location.state as ScrollState | null)?.scrollKey !== undefined;

  useLayoutEffect(() => {
    const element = document.getElementById(hash.slice(1));
    const addressed = [...(panels.current?.children ?? [])].findIndex((panel) => panel.contains(element));
    setOpen((current = 0) => (addressed >= 0 ? addressed : current));
    setTarget(addressed >= 0 && !isChosenHere ? hash : undefined);
  }, [hash, isChosenHere]);

  // The panel was closed when the router looked for the place to scroll to.
  useLayoutEffect(() => {
    if (target) document.getElementById(target.slice(1))?.scrollIntoView();
  }, [target]);

  // Where the list itself scrolls, the open tab stays in sight.
  useLayoutEffect(() => {
    const tab = open === undefined ? undefined : (list.current?.children[open] as HTMLElement | undefined);
    if (tab && list.current) list.current.scrollTo({ left: tab.offsetLeft - (list.current.clientWidth - tab.clientWidth) / 2 });
  }, [open]);

  const choose = (at: number) => {
    const wanted = (at + tabs.length) % tabs.length;
    setOpen(wanted);
    (list.current?.children[wanted] as HTMLElement | undefined)?.focus({ preventScroll: true });
    // Not an entry of its own in the history: back leads to where the visitor came from. Nor does the page scroll to the panel:
    // to ScrollRestoration it is the entry of before.
    const state: ScrollState = { ...location.state, scrollKey: getScrollKey(location) };
    navigate({ search, hash: `#${tabs[wanted]?.id}` }, { replace: true, preventScrollReset: true, state });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (open === undefined || hasModifier(event) || isComposing(event)) return;
    const wanted = { ArrowRight: open + 1, ArrowLeft: open - 1, Home: 0, End: tabs.length - 1, ' ': open }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    // A key that is held turns one tab: browsers refuse an address that changes too often.
    if (!event.repeat) choose(wanted);
  };
  const onClick = (at: number) => (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    choose(at);
  };

  const isMounted = open !== undefined;
  const listProps = { role: isMounted ? 'tablist' : 'group', 'aria-label': label, onKeyDown };
  return (
    <div className={`${s.tabs} ${small ? s.small : ''} ${isMounted ? s.live : ''}`}>
      <div ref={list} {...listProps} className={s.list}>
        {tabs.map(({ id, label: name }, at) => (
          <a
            key={id}
            href={`#${id}`}
            className={s.tab}
            {...(isMounted && {
              id: `${id}-tab`,
              role: 'tab',
              'aria-controls': id,
              'aria-selected': at === open,
              tabIndex: at === open ? 0 : -1,
              onClick: onClick(at),
            })}
          >
            {name}
          </a>
        ))}
      </div>
      <div ref={panels} className={s.panels}>
        {tabs.map(({ id, panel }, at) => (
          <div
            key={id}
            id={id}
            className={`${s.panel} ${at === open ? s.open : ''}`}
            {...(isMounted && { role: 'tabpanel', 'aria-labelledby': `${id}-tab`, tabIndex: 0 })}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
