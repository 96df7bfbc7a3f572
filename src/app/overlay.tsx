import type { BrowserHistory, Location } from '@remix-run/router';
import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type Navigator, Router } from 'react-router';
import { Dialog } from '#src/ui/dialog.tsx';
import { arriveAbove } from './arrival.ts';
import { titleOf } from './head.tsx';
import type { View } from './view.ts';

export interface OverlayProps {
  view: View;
  location: Location;
  history: BrowserHistory;
}

/** A page above the page one is on (design 4): what is below stays as it is; back, Escape and the button close it. */
export function Overlay({ view, location, history }: OverlayProps) {
  const { page, locale, params, data, module } = view;
  useEffect(() => {
    arriveAbove(view, location);
    // Its anchors are not the document's: the page below has its own.
    if (location.hash) document.querySelector(`dialog[open] [data-anchor="${location.hash.slice(1)}"]`)?.scrollIntoView();
  }, [view, location]);
  return (
    <Router location={location} navigator={history as unknown as Navigator}>
      <I18nextProvider i18n={view.i18n}>
        <Dialog
          key={location.pathname}
          wide
          title={module.overlayHeading ? view.i18n.t(module.overlayHeading) : titleOf(view)}
          onClose={() => history.go(-1)}
        >
          {module.Overlay ? (
            <module.Overlay page={page} locale={locale} params={params} />
          ) : (
            <module.Page page={page} locale={locale} params={params} data={data} />
          )}
        </Dialog>
      </I18nextProvider>
    </Router>
  );
}
