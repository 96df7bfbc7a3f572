import { memo, useEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigate } from 'react-router';
import type { Locale } from '#core/site/locales.ts';
import { Analytics } from '#src/features/analytics/analytics.tsx';
import { ConnectionNotice } from '#src/features/connection/connection-notice.tsx';
import { CookieBanner } from '#src/features/consent/cookie-banner.tsx';
import { InstallSlot } from '#src/features/install/install-slot.tsx';
import { OfferSlot } from '#src/features/language/offer-slot.tsx';
import { UpdatePrompt } from '#src/features/updates/update-prompt.tsx';
import { CurrentPage, PageData, PageNavigate } from '#src/pages/page-module.ts';
import { measureViewport } from '#src/shared/dom/measure-viewport.ts';
import { getScrollKey } from '#src/shared/dom/scroll-key.ts';
import { useAppDispatch } from '#src/state/hooks.ts';
import { viewportMeasured } from '#src/state/slices.ts';
import { PlainHeader } from '#src/ui/layout/plain-header.tsx';
import type { AppContext } from '../app-context.ts';
import { Head } from '../head/head.tsx';
import { useAfterNavigation, useQueryOfAddress } from '../navigation/use-after-navigation.ts';
import { OverlayHost } from '../overlays/overlay-host.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingLine } from './loading-line.tsx';
import { useCurrentPage } from './use-current-page.ts';

/**
 * What stands around every page. The router reports each step of a navigation here; by contexts that change with the page only, what
 * stands below is spared it.
 */
export function AppLayout({ app }: { app: AppContext }) {
  const { current, data } = useCurrentPage(app);
  return (
    <CurrentPage.Provider value={current}>
      <PageData.Provider value={data}>
        <PageNavigate.Provider value={useNavigate()}>
          <I18nextProvider i18n={app.i18n.get(current.locale)}>
            <Head />
            <Frame app={app} locale={current.locale} hasApp={!current.page.withoutApp} />
          </I18nextProvider>
        </PageNavigate.Provider>
      </PageData.Provider>
    </CurrentPage.Provider>
  );
}

interface FrameProps {
  app: AppContext;
  locale: Locale;
  /** The offline page is a document without the app. */
  hasApp: boolean;
}

/** Rendered again for another language only. */
const Frame = memo(function Frame({ app, locale, hasApp }: FrameProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  useEffect(() => measureViewport((width) => dispatch(viewportMeasured(width))), [dispatch]);
  useEffect(reportReady, []);
  return (
    <>
      <a className="skip" href="#main">
        {t('ui.skip')}
      </a>
      <LoadingLine />
      <PlainHeader>
        <Header />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </PlainHeader>
      <Footer locale={locale} />
      {hasApp && (
        <>
          <OfferSlot locale={locale} />
          <CookieBanner locale={locale} />
          <Analytics locale={locale} />
          <ConnectionNotice />
          <UpdatePrompt />
          <InstallSlot />
          <AlertDialog />
          <OverlayHost app={app} />
          <ScrollRestoration getKey={getScrollKey} />
        </>
      )}
      <AfterNavigation />
    </>
  );
});

/** Says the name of a new page to screen readers. */
function AfterNavigation() {
  const announcement = useAfterNavigation();
  useQueryOfAddress();
  return (
    <div className="visually-hidden" aria-live="polite">
      {announcement}
    </div>
  );
}

/** Tells the boot script that the page answers: it then repeats what the visitor has used under data saver. */
function reportReady(): void {
  document.documentElement.dataset.app = 'ready';
  // From here on each picture says itself when it is missing.
  delete document.documentElement.dataset.kit;
  dispatchEvent(new Event('site:ready'));
}
