import { Component, createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { resolveRoute } from '#core/site/guard.ts';
import { DEFAULT_LOCALE } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { isMissingNodeError, reloadOnce } from '#src/shared/dom/reload-guard.ts';
import { ErrorMessage } from '#src/ui/feedback/error-message.tsx';
import type { AppContext } from '../app-context.ts';
import { ErrorPage } from './error-page.tsx';
import { isUnreachable } from './is-unreachable.ts';
import { UnreachablePage } from './unreachable-page.tsx';

/** Is told while a page has failed in rendering, which the router does not report: head and announcement are then the error's (spec 8). */
export const PageFailed = createContext<(isFailed: boolean) => void>(() => undefined);

/** A page that cannot be shown: its code or data did not come, somebody else has changed the document, or it failed. An error without a status is 500 (spec 8). */
export function PageError() {
  const error = useRouteError();
  return isUnreachable(error) ? <UnreachablePage error={error} /> : <FailedPage />;
}

function FailedPage() {
  const report = useContext(PageFailed);
  useLayoutEffect(() => {
    report(true);
    return () => report(false);
  }, [report]);
  return <ErrorPage status={500} />;
}

/** What is left of a page when even its error page fails. */
export function NestedRouteError({ app }: { app: AppContext }) {
  return <NestedError app={app} error={useRouteError()} />;
}

interface BoundaryProps {
  app: AppContext;
  children: ReactNode;
}

/** What is left when what stands around the page fails. */
export class AppErrorBoundary extends Component<BoundaryProps, { caught?: { error: unknown } }> {
  override state: { caught?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override render() {
    const { caught } = this.state;
    return caught ? <NestedError app={this.props.app} error={caught.error} /> : this.props.children;
  }
}

/** The spec's words and its link (spec 8). Where somebody else has changed the document, the page is loaded once more. */
function NestedError({ app, error }: { app: AppContext; error: unknown }) {
  const isNodeMissing = isMissingNodeError(error);
  const [isSaid, setSaid] = useState(!isNodeMissing);
  useEffect(() => {
    if (isNodeMissing) void reloadOnce().then((isReloading) => setSaid(!isReloading));
  }, [isNodeMissing]);
  const match = resolveRoute(location.pathname);
  const locale = match.kind === 'page' ? match.locale : DEFAULT_LOCALE;
  const known = [locale, DEFAULT_LOCALE, 'ko' as const].find((candidate) => app.i18n.has(candidate));
  if (!known || !isSaid) return null;
  return (
    <I18nextProvider i18n={app.i18n.get(known)}>
      <NestedErrorMessage href={hrefFor(known, 'home')} />
    </I18nextProvider>
  );
}

function NestedErrorMessage({ href }: { href: string }) {
  const { t } = useTranslation('messages');
  return <ErrorMessage heading={t('msg.nestedError')} link={{ href, label: t('msg.goHome') }} />;
}
