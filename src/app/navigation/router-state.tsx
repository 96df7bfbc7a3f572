import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { type createBrowserRouter, type Navigator, Router } from 'react-router';

/** The browser's router, or the prerenderer's, which never changes. */
export type SiteRouter = ReturnType<typeof createBrowserRouter>;

/** The router's state for what stands around the page. It is set together with that of `RouterProvider`: both are rendered at once. */
export function useRouterState(router: SiteRouter): SiteRouter['state'] {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    setState(router.state);
    return router.subscribe((next) => setState(next));
  }, [router]);
  return state;
}

/**
 * Gives what stands around the page the hooks for the address and for navigating. `RouterProvider` gives them to the page, whose code may
 * come later: around the page's Suspense boundary no context may change with the address, or React would discard its markup.
 */
export function ShellRouter({ router, children }: { router: SiteRouter; children: ReactNode }) {
  const { location, historyAction } = useRouterState(router);
  const navigator = useMemo(() => navigatorOf(router), [router]);
  return (
    <Router location={location} navigationType={historyAction} navigator={navigator} useTransitions={false}>
      {children}
    </Router>
  );
}

function navigatorOf(router: SiteRouter): Navigator {
  return {
    createHref: router.createHref,
    encodeLocation: router.encodeLocation,
    go: (steps) => void router.navigate(steps),
    push: (to, state, options) => void router.navigate(to, { ...options, state }),
    replace: (to, state, options) => void router.navigate(to, { ...options, state, replace: true }),
  };
}
