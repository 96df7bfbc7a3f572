/** Marks the link of the part that crosses the line a third down the screen, and keeps it in the bar's sight. */
export function markCurrentPart(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const links = [...bar.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const mark = (id: string) => {
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
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) mark(target.id);
    },
    { rootMargin: '-33% 0px -66% 0px' },
  );
  for (const { hash } of links) {
    const part = document.getElementById(hash.slice(1));
    if (part) observer.observe(part);
  }
  return () => observer.disconnect();
}
