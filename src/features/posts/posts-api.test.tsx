import { expect, it, vi } from 'vitest';
import { createStore } from '#src/state/store.ts';
import { mount } from '#tests/support/mount.tsx';

const fetched = vi.fn(async () => Response.json({ items: [] }));
vi.stubGlobal('fetch', fetched);

let subject: typeof import('./posts-api.ts');

function Post() {
  return <p>{JSON.stringify(subject.useGetPostQuery({ type: 'newsroom', locale: 'en', id: 'a' }).data)}</p>;
}

it('a store that was there before serves the hooks of an API that comes later', async () => {
  const store = createStore();
  store.dispatch({ type: 'before' });
  subject = await import('./posts-api.ts');
  await mount(<Post />, { store });
  await vi.waitUntil(() => document.querySelector('p')?.textContent === '{"items":[]}');
  expect(fetched).toHaveBeenCalledOnce();
});
