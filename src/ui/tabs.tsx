import { type ReactNode, useEffect, useRef } from 'react';
import { tendTabs } from '#src/lib/web/tend-tabs.ts';
import s from './tabs.module.css';

export interface Tab {
  /** The panel's anchor. */
  id: string;
  label: string;
  panel: ReactNode;
}

/**
 * Tabs that are anchors: without JavaScript and in print all panels stand in their order below a list of links; with it
 * the style sheet shows the targeted one, and once the app runs they are tabs to assistive technology and arrow keys.
 * What makes them so works on the document, since pages with tabs may stand still (src/app/still-page.tsx).
 */
export function Tabs({ label, tabs, small = false }: { label: string; tabs: readonly Tab[]; small?: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => tendTabs(root.current), []);
  return (
    <div ref={root} className={`${s.tabs} ${small ? s.small : ''}`} data-tabs="">
      <div className={s.list} role="group" aria-label={label}>
        {tabs.map(({ id, label: name }) => (
          <a key={id} href={`#${id}`} className={s.tab}>
            {name}
          </a>
        ))}
      </div>
      <div className={s.panels}>
        {tabs.map(({ id, panel }) => (
          <div key={id} id={id} className={s.panel}>
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
