import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { rootMarks } from '#src/shared/dom/document-marks.ts';
import { getScrollKey } from '#src/shared/dom/scroll-key.ts';
import type { SiteRouter } from '../navigation/router-state.tsx';
import { useQueryOfAddress } from '../navigation/use-after-navigation.ts';

const isPageReady = () => rootMarks().app === 'ready';

/**
 * The page. React hydrates it by itself once its code is there; until then the document's markup stays, and links and forms in it are the
 * browser's. A page that is left before is replaced, since another cannot be hydrated from its markup.
 */
export function PageBoundary({ router, children }: { router: SiteRouter; children: ReactNode }) {
  const [isLeft, setLeft] = useState(false);
  useLayoutEffect(() => {
    const { pathname, search } = router.state.location;
    const stop = router.subscribe(({ location }) => {
      const isSame = location.pathname === pathname && location.search === search;
      if (isSame && !isPageReady()) return;
      stop();
      if (!isPageReady()) setLeft(true);
    });
    return stop;
  }, [router]);
  return <Suspense key={isLeft ? 'next' : 'document'}>{children}</Suspense>;
}

/** What the page's own router adds to it. */
export function PageFrame() {
  useQueryOfAddress();
  useEffect(reportReady, []);
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={getScrollKey} />
    </>
  );
}

/** Tells the boot script that the page answers: it then repeats what the visitor has used under data saver. */
function reportReady(): void {
  rootMarks().app = 'ready';
  // From here on each picture says itself when it is missing.
  delete rootMarks().kit;
  dispatchEvent(new Event('site:ready'));
}
