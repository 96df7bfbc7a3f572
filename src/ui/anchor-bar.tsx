import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import s from './anchor-bar.module.css';

/** Links to the parts of a long page; stays in sight and marks the part that is being read. */
export function AnchorBar({ items }: { items: readonly { id: string; label: string }[] }) {
  const { t } = useTranslation();
  const bar = useRef<HTMLElement>(null);
  const current = useCurrentPart(items);
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    const list = link?.closest('ul');
    if (link && list) list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.clientWidth) / 2 });
  }, [current]);
  return (
    <nav ref={bar} className={s.bar} aria-label={t('a11y.onThisPage')}>
      <ul className={`wrap ${s.list}`}>
        {items.map(({ id, label }) => (
          <li key={id}>
            <a className={s.link} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last part that begins above the line a third down the screen; the first one as long as none does. */
function useCurrentPart(items: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState(items[0]?.id);
  const ids = items.map(({ id }) => id).join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      () => {
        const parts = ids.split(' ');
        const isAbove = (id: string) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) < innerHeight / 3 + 1;
        setCurrent(parts.filter(isAbove).at(-1) ?? parts[0]);
      },
      // From far above the page down to that line, so that a jump over several parts is noticed too.
      { rootMargin: '10000% 0px -66% 0px' },
    );
    for (const id of ids.split(' ')) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
