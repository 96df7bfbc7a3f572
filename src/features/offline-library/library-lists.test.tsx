import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { SavedItem } from '#core/offline/messages.ts';
import offline from '#locales/en/offline.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { SavedList } from './library-lists.tsx';
import type { OfflineLibrary } from './use-offline-library.ts';

const item = { id: 'en/notice/a', kind: 'notice', title: 'A', url: '/en/a', bytes: 1000, files: [] } as const;
const { actions } = offline;

/** The actions that the list has for something saved, by their names. */
function actionsOf(saved: Partial<SavedItem>, isOnline = true): string[] {
  const { files: _, ...own } = item;
  const library = {
    saved: [{ ...own, savedAt: 0, state: 'whole', ...saved }],
    offered: isOnline ? { files: [], items: [item] } : undefined,
    progressOf: () => undefined,
  } as unknown as OfflineLibrary;
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n('en', { offline })}>
      <SavedList library={library} />
    </I18nextProvider>,
  );
  return [...html.matchAll(/<button[^>]*>([^<]*)</g)].map(([, name]) => name as string);
}

it('offers to save again what is whole, and to go on with what is not', () => {
  expect(actionsOf({})).toEqual([actions.again, actions.remove]);
  expect(actionsOf({ state: 'partial' })).toEqual([actions.continue, actions.remove]);
  expect(actionsOf({ state: 'partial' }, false)).toEqual([actions.continue, actions.remove]);
});
it('offers only to remove what is no longer offered, such as a section that an earlier build saved', () => {
  expect(actionsOf({ id: 'en/section/esg' })).toEqual([actions.remove]);
});
