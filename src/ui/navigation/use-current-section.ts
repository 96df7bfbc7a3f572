import { useEffect, useState } from 'react';

/** The id of the section that is being read: the last that begins above the line a third down the screen, else the first. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
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
