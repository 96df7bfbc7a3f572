import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { useLocation, useRouteError } from 'react-router';
import { resolveRoute } from '#core/site/guard.ts';
import { DEFAULT_LOCALE, LOCALES } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { usePage } from '#src/pages/page-module.ts';
import { canReachSite } from '#src/shared/dom/can-reach-site.ts';
import { isChunkError, isMissingNodeError, reloadForDocument, reloadOnce } from '#src/shared/dom/reload-guard.ts';
import s from '#src/ui/feedback/message.module.css';
import { usePlainHeader } from '#src/ui/layout/plain-header.tsx';
import { LinkedText } from '#src/ui/layout/text.tsx';
import { TitleEnd } from '#src/ui/layout/title-end.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import type { AppContext } from '../app-context.ts';
import { isUnreachable } from '../navigation/with-time-limit.ts';
import { isControlled, RetryButton } from './retry-button.tsx';

/** Why a page is not shown. `title`: the words of one that did not come; without them it is the page 500. */
export interface PageFailure {
  title?: string;
}

/** Is told while a page is not shown, which the router does not report: head and announcement are then the error's (spec 8). */
export const PageFailed = createContext<(failure?: PageFailure) => void>(() => undefined);

/** A page that cannot be shown: its code or data did not come, somebody else has changed the document, or it failed. An error without a status is 500 (spec 8). */
export function PageError() {
  const error = useRouteError();
  return isUnreachable(error) ? <UnreachablePage error={error} /> : <FailedPage />;
}

function FailedPage() {
  const report = useContext(PageFailed);
  useLayoutEffect(() => {
    report({});
    return () => report();
  }, [report]);
  return <ErrorPage status={500} />;
}

/** What is left when what stands around the page fails: the spec's words and its link (spec 8). Where somebody else has changed the document, the page is loaded once more. */
export function NestedRouteError({ app }: { app: AppContext }) {
  const isNodeMissing = isMissingNodeError(useRouteError());
  const [isSaid, setSaid] = useState(!isNodeMissing);
  useEffect(() => {
    if (isNodeMissing) void reloadOnce().then((isReloading) => setSaid(!isReloading));
  }, [isNodeMissing]);
  const match = resolveRoute(location.pathname);
  const locale = match.kind === 'page' ? match.locale : DEFAULT_LOCALE;
  const known = [locale, DEFAULT_LOCALE, ...LOCALES].find((candidate) => app.i18n.has(candidate));
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

/** The pages 404 and 500 (spec 8). Part of the shell, so that they can be shown when nothing can be loaded. */
export function ErrorPage({ status }: { status: 404 | 500 }) {
  const { t } = useTranslation(['errors', 'messages']);
  const { locale } = usePage();
  const home = { href: hrefFor(locale, 'home'), label: t('messages:msg.backHome') };
  if (status === 500) return <ErrorMessage heading={t('messages:msg.serviceError')} body={t('error500.body')} />;
  return <ErrorMessage code="404" heading={t('messages:msg.notFound')} body={t('error404.body')} link={home} />;
}

/** What brings the page may take this long, in milliseconds, before the visitor is told: most reloads take less. */
const WORDS_DELAY = 300;

/**
 * A page whose code or data did not come, or whose document React no longer recognises. The browser loads the page's document; after a deploy
 * it reloads once in 60 s (spec 4). Else the page offers a retry.
 */
function UnreachablePage({ error }: { error: unknown }) {
  const isChunkMissing = isChunkError(error);
  // Somebody else has changed the document so that React could not go on with it.
  const isNodeMissing = isMissingNodeError(error);
  const { t } = useTranslation('errors');
  const { pathname } = useLocation();
  const [isAnswering, setAnswering] = useState(false);
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(setSaid, WORDS_DELAY, true);
    // The visitor may have gone elsewhere while the server was asked.
    const reload = () => isCurrent && location.reload();
    const recover = async () => {
      const comes = isControlled() || (isNodeMissing && (await canReachSite()));
      const isReloading = comes ? reloadForDocument(pathname, reload) : isChunkMissing && (await reloadOnce(reload));
      if (isReloading) return;
      const answers = isChunkMissing && (await canReachSite());
      if (!isCurrent) return;
      setAnswering(answers);
      setSaid(true);
    };
    recover().catch(() => isCurrent && setSaid(true));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [pathname, isChunkMissing, isNodeMissing]);
  const report = useContext(PageFailed);
  const heading = t('navigation.heading');
  useLayoutEffect(() => {
    if (isSaid) report({ title: heading });
    return () => report();
  }, [report, isSaid, heading]);
  if (!isSaid) return null;
  const cause = isNodeMissing ? 'changed' : isAnswering ? 'missing' : 'body';
  return (
    <ErrorMessage heading={heading} body={t(`navigation.${cause}`)}>
      <RetryButton />
    </ErrorMessage>
  );
}

type Props = { code?: string; heading: string; body?: string; link?: { href: string; label: string }; children?: ReactNode };

function ErrorMessage({ code, heading, body, link, children }: Props) {
  // It stands where the page's picture would.
  usePlainHeader(true);
  return (
    <div className={`wrap ${s.message}`}>
      {code && (
        <p className={s.code} aria-hidden="true">
          {code}
        </p>
      )}
      <div className={s.words}>
        <h1 className={s.heading}>{heading}</h1>
        {body && (
          <p className={s.body}>
            <LinkedText text={body} />
          </p>
        )}
        {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
        {children}
        <TitleEnd />
      </div>
    </div>
  );
}
