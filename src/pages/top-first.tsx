import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { usePage } from './page-module.ts';
import s from './top-first.module.css';

interface Props {
  children: ReactNode;
  /** How many parts are the top: what the first screen shows. */
  top?: number;
}

/**
 * The parts of a page, of which those at the top are shown a frame before the others: a link is answered by what is seen first. On a first
 * load, back, forward, and where the address leads to a part or the place is kept, all are there at once.
 */
export function TopFirst({ children, top = 1 }: Props) {
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
      {!isWhole && <div className={s.rest} />}
    </>
  );
}
