import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import s from './tabs.module.css';

export interface Tab {
  /** The panel's anchor. */
  id: string;
  label: string;
  panel: ReactNode;
  /** Anchors inside the panel that open it too. */
  inner?: readonly string[];
}

const never = () => () => undefined;

/**
 * Tabs that are anchors: without JavaScript and in print all panels stand in their order below a list of links; with it
 * the style sheet shows the targeted one, and once the app runs they are tabs to assistive technology and arrow keys.
 */
export function Tabs({ label, tabs, small = false }: { label: string; tabs: readonly Tab[]; small?: boolean }) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  // Live from the first render of a page one navigates to, so that its hash finds an open panel to scroll to.
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const wanted = tabs.findIndex(({ id, inner }) => [id, ...(inner ?? [])].some((anchor) => hash === `#${anchor}`));
  const [last, setLast] = useState(0);
  const active = wanted < 0 ? last : wanted;
  useEffect(() => setLast(active), [active]);

  // Where the list itself scrolls, the open tab stays in sight.
  useEffect(() => {
    const tab = list.current?.children[active] as HTMLElement;
    list.current?.scrollTo({ left: tab.offsetLeft - (list.current.clientWidth - tab.clientWidth) / 2 });
  }, [active]);

  const open = (at: number) => {
    const tab = (at + tabs.length) % tabs.length;
    navigate({ search, hash: `#${tabs[tab]?.id}` }, { replace: true, state: { still: true } });
    (list.current?.children[tab] as HTMLElement | undefined)?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = { ArrowRight: active + 1, ArrowLeft: active - 1, Home: 0, End: tabs.length - 1, ' ': active }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    open(to);
  };
  return (
    <div className={`${s.tabs} ${small ? s.small : ''}`} data-live={isLive || undefined}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: links before the app runs, tabs after */}
      <div ref={list} className={s.list} role={isLive ? 'tablist' : 'group'} aria-label={label}>
        {tabs.map(({ id, label: name }, at) => (
          <a
            key={id}
            href={`#${id}`}
            className={s.tab}
            {...(isLive && {
              id: `${id}-tab`,
              role: 'tab',
              'aria-selected': at === active,
              'aria-controls': id,
              tabIndex: at === active ? 0 : -1,
              onKeyDown,
              onClick: (event) => {
                // Into a tab or window of the browser: its own business.
                if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                open(at);
              },
            })}
          >
            {name}
          </a>
        ))}
      </div>
      <div className={s.panels}>
        {tabs.map(({ id, panel }, at) => (
          <div
            key={id}
            id={id}
            className={s.panel}
            {...(isLive && { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': `${id}-tab`, 'data-open': at === active || undefined })}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
