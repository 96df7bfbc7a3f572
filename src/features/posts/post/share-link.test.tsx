import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { ShareLink } from './share-link.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('./share-link.css?url', () => ({ default: '/share-link.css' }));

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

it.each([
  ['that is used', undefined, 0],
  ['that the visitor closes', 'AbortError', 0],
  ['that cannot be shown', 'NotAllowedError', 1],
])('hands title and address to a sheet %s', async (_name, refusal, failures) => {
  const share = vi.fn(async () => {
    if (refusal) throw new DOMException('refused', refusal);
  });
  Object.assign(navigator, { share });
  document.title = 'A post';
  const onFailure = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<ShareLink className={undefined} url={() => 'https://www.example.com/en/a'} onFailure={onFailure} />));
  await act(async () => document.querySelector('button')?.click());
  expect([share.mock.calls, onFailure.mock.calls.length]).toEqual([[[{ title: 'A post', url: 'https://www.example.com/en/a' }]], failures]);
  await act(async () => root.unmount());
});
