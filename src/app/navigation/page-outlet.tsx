import type { ComponentType } from 'react';
import { ErrorPage } from '#src/app/errors/error-page.tsx';
import { usePage } from '#src/pages/page-module.ts';

/** A route's page, or the error page where the address led to nothing. */
export function PageOutlet({ Component }: { Component?: ComponentType }) {
  const { page } = usePage();
  return page.status || !Component ? <ErrorPage status={page.status ?? 500} /> : <Component />;
}
