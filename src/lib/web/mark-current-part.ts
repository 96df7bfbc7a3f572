/** Marks the link of the last part that begins above the line a third down the screen, else the first, and keeps it in the bar's sight. */
export function markCurrentPart(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const links = [...bar.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const mark = (id: string | undefined) => {
    for (const link of links) {
      const isCurrent = link.hash === `#${id}`;
      if (isCurrent === link.hasAttribute('aria-current')) continue;
      if (!isCurrent) link.removeAttribute('aria-current');
      else {
        link.setAttribute('aria-current', 'true');
        const list = link.closest('ul');
        list?.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.clientWidth) / 2 });
      }
    }
  };
  const parts = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
  const observer = new IntersectionObserver(
    () => {
      const isAbove = (part: HTMLElement) => part.getBoundingClientRect().top < innerHeight / 3 + 1;
      mark((parts.filter(isAbove).at(-1) ?? parts[0])?.id);
    },
    // From far above the page down to that line, so that a jump over several parts is noticed too.
    { rootMargin: '10000% 0px -66% 0px' },
  );
  for (const part of parts) observer.observe(part);
  return () => observer.disconnect();
}
