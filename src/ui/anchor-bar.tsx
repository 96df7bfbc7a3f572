import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { markCurrentPart } from '#src/lib/web/mark-current-part.ts';
import s from './anchor-bar.module.css';

/** Links to the parts of a long page; stays in sight and marks the part that is being read. */
export function AnchorBar({ items }: { items: readonly { id: string; label: string }[] }) {
  const { t } = useTranslation();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => markCurrentPart(bar.current), []);
  return (
    <nav ref={bar} className={s.bar} aria-label={t('a11y.onThisPage')} data-anchor-bar="">
      <ul className={`wrap ${s.list}`}>
        {items.map(({ id, label }) => (
          <li key={id}>
            <a className={s.link} href={`#${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
