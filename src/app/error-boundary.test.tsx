// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const state = vi.hoisted(() => ({ isErrorPageBroken: false }));
vi.mock('#src/ui/error-message.tsx', async (original) => {
  const { ErrorMessage } = await original<typeof import('#src/ui/error-message.tsx')>();
  type Props = Parameters<typeof ErrorMessage>[0];
  return {
    ErrorMessage: (props: Props) => {
      if (state.isErrorPageBroken && !props.link) throw new Error('the error page fails too');
      return ErrorMessage(props);
    },
  };
});
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const msg = {
  serviceError: 'Service Error',
  nestedError: 'An error occurred while showing the error page',
  goHome: 'Go back to home',
};
const i18n = createI18n('ko', { common: {}, messages: { msg, loading: { failed: 'The page could not be loaded.' } } });
const Broken = (): ReactNode => {
  throw new Error('no status');
};
let root: Root;
let place: HTMLElement;

async function show(children: ReactNode) {
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <ErrorBoundary locale="ko">{children}</ErrorBoundary>
      </I18nextProvider>,
    ),
  );
  return place;
}

describe('ErrorBoundary (spec 8)', () => {
  beforeEach(() => {
    state.isErrorPageBroken = false;
    place = document.createElement('div');
    // React reports what a boundary caught.
    root = createRoot(place, { onCaughtError: () => {} });
  });
  afterEach(() => act(async () => root.unmount()));

  it('shows the page while nothing fails', async () => {
    expect((await show(<p>page</p>)).innerHTML).toBe('<p>page</p>');
  });
  it('shows the service error for an error without a status', async () => {
    const shown = await show(<Broken />);
    expect(shown.querySelector('h1')?.textContent).toBe('Service Error');
    expect(shown.textContent).toContain('The page could not be loaded.');
    expect(shown.querySelector('a')).toBeNull();
  });
  it("shows the nested error's words and its link home when the error page fails too", async () => {
    state.isErrorPageBroken = true;
    const shown = await show(<Broken />);
    expect(shown.querySelector('h1')?.textContent).toBe('An error occurred while showing the error page');
    expect([shown.querySelector('a')?.getAttribute('href'), shown.querySelector('a')?.textContent]).toEqual(['/ko', 'Go back to home']);
  });
});
