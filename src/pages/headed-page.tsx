import { Children, type ComponentProps, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { usePage } from './page-module.ts';

type HeadProps = Omit<ComponentProps<typeof KeyVisual>, 'page' | 'locale'>;

export function HeadedPage({ children, ...head }: HeadProps & { children?: ReactNode }) {
  const { page, locale } = usePage();
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} {...head} />
      {children}
    </TopFirst>
  );
}

/**
 * Shows the top parts of a page one frame before the others, so that a click is answered early. On a first load, back, forward, and where
 * the address leads to a part, all parts come at once.
 * @param top How many parts are the top: what the first screen shows.
 */
export function TopFirst({ children, top = 1 }: { children: ReactNode; top?: number }) {
  const isFollowed = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const { page } = usePage();
  const [isWhole, setWhole] = useState(!isFollowed || hash !== '' || page.keepScroll === true || document.hidden);
  useEffect(() => {
    if (isWhole) return undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setWhole(true)));
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWhole]);
  const parts = Children.toArray(children);
  return (
    <>
      {isWhole ? parts : parts.slice(0, top)}
      {!isWhole && <div className="rest-of-page" />}
    </>
  );
}
