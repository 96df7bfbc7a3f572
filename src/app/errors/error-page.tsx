import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { usePage } from '#src/pages/page-module.ts';
import { ErrorMessage } from '#src/ui/feedback/error-message.tsx';

/** The pages 404 and 500 (spec 8). Part of the shell, so that they can be shown when nothing can be loaded. */
export function ErrorPage({ status }: { status: 404 | 500 }) {
  const { t } = useTranslation(['errors', 'messages']);
  const { locale } = usePage();
  const home = { href: hrefFor(locale, 'home'), label: t('messages:msg.backHome') };
  if (status === 500) return <ErrorMessage heading={t('messages:msg.serviceError')} body={t('error500.body')} />;
  return <ErrorMessage code="404" heading={t('messages:msg.notFound')} body={t('error404.body')} link={home} />;
}
