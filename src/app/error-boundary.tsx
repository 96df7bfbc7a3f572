import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { ErrorMessage } from '#src/ui/error-message.tsx';

interface Props {
  locale: Locale;
  children: ReactNode;
}

/** An error without a status is 500 (spec 8). An error while showing that is the nested error. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <NestedErrorBoundary locale={this.props.locale}>
        <ServiceError />
      </NestedErrorBoundary>
    );
  }
}

function ServiceError() {
  const { t } = useTranslation('messages');
  return <ErrorMessage heading={t('msg.serviceError')} body={t('loading.failed')} />;
}

class NestedErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <NestedError locale={this.props.locale} /> : this.props.children;
  }
}

/** What is left when even the error page fails: the spec's words and its link, a plain reload away. */
export function NestedError({ locale }: { locale: Locale }) {
  const { t } = useTranslation('messages');
  return <ErrorMessage heading={t('msg.nestedError')} link={{ href: hrefFor(locale, 'home'), label: t('msg.goHome') }} />;
}
