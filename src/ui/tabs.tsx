import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
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

/**
 * Tabs that are anchors: without JavaScript and in print all panels stand in their order below a list of links; with it
 * the style sheet shows the targeted one, and once the app runs they are tabs to assistive technology and arrow keys.
 */
export function Tabs({ label, tabs, small = false }: { label: string; tabs: readonly Tab[]; small?: boolean }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [isLive, setLive] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => setLive(true), []);
  const target = hash.slice(1);
  const wanted = tabs.findIndex(({ id, inner }) => id === target || inner?.includes(target));
  const [last, setLast] = useState(0);
  const active = wanted < 0 ? last : wanted;
  useEffect(() => setLast(active), [active]);

  const open = (at: number) => {
    const tab = tabs[(at + tabs.length) % tabs.length];
    if (!tab) return;
    navigate({ search: location.search, hash: `#${tab.id}` }, { replace: true, state: { still: true } });
    list.current?.querySelector<HTMLElement>(`[href="#${tab.id}"]`)?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: active + 1, ArrowLeft: active - 1, Home: 0, End: tabs.length - 1 }[event.key];
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
            {...(isLive && { role: 'tabpanel', 'aria-labelledby': `${id}-tab`, 'data-open': at === active || undefined })}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
