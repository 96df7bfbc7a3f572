import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CookieBanner } from '#src/features/consent/cookie-banner.tsx';
import { OfferSlot } from '#src/features/language/offer-slot.tsx';
import { ConnectionNotice } from '#src/features/offline/connection-notice.tsx';
import { UpdatePrompt } from '#src/features/offline/update-prompt.tsx';
import { measureViewport } from '#src/lib/web/measure-viewport.ts';
import { useAppDispatch } from '#src/state/hooks.ts';
import { viewportMeasured } from '#src/state/slices.ts';
import type { View } from '../view.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingLine } from './loading-line.tsx';

/** What stands around every page. */
export function Layout({ view, children }: { view: View; children: ReactNode }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  useEffect(() => measureViewport((width) => dispatch(viewportMeasured(width))), [dispatch]);
  return (
    <>
      <a className="skip" href="#main">
        {t('ui.skip')}
      </a>
      <LoadingLine />
      <Header view={view} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer locale={view.locale} />
      {view.page.id !== 'offline' && (
        <>
          <OfferSlot locale={view.locale} />
          <CookieBanner locale={view.locale} />
          <ConnectionNotice />
          <UpdatePrompt />
          <AlertDialog />
        </>
      )}
      <div id="announcer" className="visually-hidden" aria-live="polite" />
    </>
  );
}
