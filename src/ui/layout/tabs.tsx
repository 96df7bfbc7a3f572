import type { ReactNode } from 'react';
import s from './tabs.module.css';
import { useTabs } from './use-tabs.ts';

export interface Tab {
  /** The panel's anchor. */
  id: string;
  label: string;
  panel: ReactNode;
}

/**
 * Tabs that are anchors: without JavaScript and in print all panels stand in their order below a list of links, and until
 * the app runs the style sheet shows the targeted one. Mounted, they are tabs to assistive technology and arrow keys.
 */
export function Tabs({ label, tabs, small = false }: { label: string; tabs: readonly Tab[]; small?: boolean }) {
  const { open, listProps, panelsProps, tabProps, panelProps } = useTabs(
    label,
    tabs.map(({ id }) => id),
  );
  return (
    <div className={`${s.tabs} ${small ? s.small : ''} ${open === undefined ? '' : s.live}`}>
      <div {...listProps} className={s.list}>
        {tabs.map(({ id, label: name }, at) => (
          <a key={id} href={`#${id}`} className={s.tab} {...tabProps(at)}>
            {name}
          </a>
        ))}
      </div>
      <div {...panelsProps} className={s.panels}>
        {tabs.map(({ id, panel }, at) => (
          <div key={id} id={id} className={`${s.panel} ${at === open ? s.open : ''}`} {...panelProps(at)}>
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
