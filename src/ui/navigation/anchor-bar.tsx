import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import s from './navigation.module.css';

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
      <ul ref={list} className={`wrap ${s.anchors}`}>
        {items.map(({ id, label }) => (
          <li key={id}>
            <a
              ref={id === current ? link : undefined}
              className={s.anchor}
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

/** The id of the section that is being read: the last that begins above the line a third down the screen, else the first. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const isAboveLine = (section: HTMLElement) => section.getBoundingClientRect().top < innerHeight / 3 + 1;
    const observer = new IntersectionObserver(
      () => setCurrent((sections.findLast(isAboveLine) ?? sections[0])?.id),
      // From far above the page down to that line, so that a jump over several sections is noticed too.
      { rootMargin: '10000% 0px -66% 0px' },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);
  return current;
}
