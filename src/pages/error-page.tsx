import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import type { PageProps } from './page-module.ts';

/** 404 and 500 (spec 8, brief 4.30). */
export function Page({ page, locale }: PageProps) {
  const { t } = useTranslation(['errors', 'messages']);
  if (page.status === 500) return <ErrorMessage heading={t('messages:msg.serviceError')} body={t('error500.body')} />;
  return (
    <ErrorMessage
      code="404"
      heading={t('messages:msg.notFound')}
      body={t('error404.body')}
      link={{ href: hrefFor(locale, 'home'), label: t('messages:msg.backHome') }}
    />
  );
}
