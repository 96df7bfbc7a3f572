import { memo, Suspense, useEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigate } from 'react-router';
import { LOADING_BAR } from '#core/site/constants.ts';
import type { Locale } from '#core/site/locales.ts';
import { Analytics } from '#src/features/analytics/analytics.tsx';
import { ConnectionNotice } from '#src/features/connection/connection-notice.tsx';
import { CookieBanner } from '#src/features/consent/cookie-banner.tsx';
import { InstallSlot } from '#src/features/install/install-slot.tsx';
import { OfferSlot } from '#src/features/language/offer-slot.tsx';
import { UpdatePrompt } from '#src/features/updates/update-prompt.tsx';
import { CurrentPage, PageData, PageNavigate } from '#src/pages/page-module.ts';
import { rootMarks } from '#src/shared/dom/document-marks.ts';
import { getScrollKey } from '#src/shared/dom/scroll.ts';
import { useIsHydrated } from '#src/shared/dom/use-is-hydrated.ts';
import { useAppDispatch, useAppSelector, viewportMeasured } from '#src/state/store.ts';
import s from '#src/ui/feedback/progress-line.module.css';
import { PlainHeader } from '#src/ui/layout/plain-header.tsx';
import type { AppContext } from '../app-context.ts';
import { PageFailed } from '../errors/route-errors.tsx';
import { LoadedHead } from '../head/load-head.tsx';
import { useAfterNavigation, useQueryOfAddress } from '../navigation/use-after-navigation.ts';
import { OverlayHost } from '../overlays/overlay-host.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useCurrentPage } from './use-current-page.ts';

/**
 * The element of the root route: what stands around every page. The router reports each step of a navigation here; by contexts that change
 * with the page only, what stands below is spared it.
 */
export function AppLayout({ app }: { app: AppContext }) {
  const { current, data, reportFailure } = useCurrentPage(app);
  return (
    <CurrentPage.Provider value={current}>
      <PageData.Provider value={data}>
        <PageNavigate.Provider value={useNavigate()}>
          <I18nextProvider i18n={app.i18n.get(current.locale)}>
            <LoadedHead />
            <PageFailed.Provider value={reportFailure}>
              <Frame app={app} locale={current.locale} hasApp={!current.page.withoutApp} />
            </PageFailed.Provider>
          </I18nextProvider>
        </PageNavigate.Provider>
      </PageData.Provider>
    </CurrentPage.Provider>
  );
}

/** Rendered again for another language only. */
const Frame = memo(function Frame({ app, locale, hasApp }: { app: AppContext; locale: Locale; hasApp: boolean }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  useEffect(() => measureViewport((width) => dispatch(viewportMeasured(width))), [dispatch]);
  // Each part is a boundary: where somebody else has changed the document in one, React makes that one anew and leaves the others.
  return (
    <>
      <Suspense>
        <a className="skip" href="#main">
          {t('ui.skip')}
        </a>
        <LoadingLine />
      </Suspense>
      <PlainHeader>
        <Suspense>
          <Header />
        </Suspense>
        <main id="main" tabIndex={-1}>
          <Suspense>
            <PageSlot />
          </Suspense>
        </main>
      </PlainHeader>
      <Suspense>
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
          </>
        )}
        <AfterNavigation />
      </Suspense>
    </>
  );
});

function PageSlot() {
  useQueryOfAddress();
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={getScrollKey} />
    </>
  );
}

function AfterNavigation() {
  const announcement = useAfterNavigation();
  useEffect(reportReady, []);
  return (
    <div className="visually-hidden" aria-live="polite">
      {announcement}
    </div>
  );
}

/** Tells the boot script that the app answers: it then repeats what the visitor has used under data saver. */
function reportReady(): void {
  rootMarks().app = 'ready';
  // From here on each picture says itself when it is missing.
  delete rootMarks().kit;
  dispatchEvent(new Event('site:ready'));
}

/** Navigation and data requests share one line; the navigation takes precedence. */
function LoadingLine() {
  const progress = useAppSelector((state) => state.loading.progress);
  const navigation = useAppSelector((state) => state.pageIndicator);
  if (navigation.phase === 'running') return <ProgressLine value={navigation.progress} visible />;
  if (navigation.phase === 'finished') return <ProgressLine value={100} visible />;
  if (navigation.phase === 'failed') return <ProgressLine value={100} visible failed />;
  return <ProgressLine value={progress} visible={progress > 0 && progress < LOADING_BAR.full} />;
}

/** Reports the viewport's width, as the style sheet's media queries have it, now and after each resize, once a frame at most. */
function measureViewport(report: (width: number) => void): () => void {
  let frame = 0;
  const measure = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => report(innerWidth));
  };
  report(innerWidth);
  addEventListener('resize', measure);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('resize', measure);
  };
}

function ProgressLine({ value, visible, failed = false }: { value: number; visible: boolean; failed?: boolean }) {
  const { t } = useTranslation(['common', 'messages']);
  const isHydrated = useIsHydrated();
  const text = failed ? t('messages:loading.failed') : t('a11y.loadingBar');
  return (
    <div
      className={s.line}
      role="progressbar"
      aria-label={text}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      hidden={!isHydrated || !visible}
    >
      {/* Set through the object model once hydrated: style attributes are against the policy. */}
      <span className={`${s.bar} ${failed ? s.failed : ''}`} style={isHydrated ? { transform: `scaleX(${value / 100})` } : undefined} />
    </div>
  );
}
