import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import s from './anchor-bar.module.css';
import { useCurrentSection } from './use-current-section.ts';

/** Links to the sections of a long page; stays in sight and marks the section that is being read. */
export function AnchorBar({ items }: { items: readonly { id: string; label: string }[] }) {
  const { t } = useTranslation();
  const current = useCurrentSection(items.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is another one then; where the list itself scrolls, it stays in sight
  useEffect(() => {
    if (list.current && link.current)
      list.current.scrollTo({ left: link.current.offsetLeft - (list.current.clientWidth - link.current.clientWidth) / 2 });
  }, [current]);
  return (
    <nav className={s.bar} aria-label={t('a11y.onThisPage')}>
      <ul ref={list} className={`wrap ${s.list}`}>
        {items.map(({ id, label }) => (
          <li key={id}>
            <a
              ref={id === current ? link : undefined}
              className={s.link}
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
