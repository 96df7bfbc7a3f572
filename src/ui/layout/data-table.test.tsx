import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { DataTable } from './data-table.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

it('keeps compounds on one line, each value in one element beside its label', () => {
  const markup = renderToStaticMarkup(<DataTable caption="Vessels" head={['', 'Kind']} rows={[['In-process', 'Two single-use units']]} />);
  const table = new DOMParser().parseFromString(markup, 'text/html');
  const value = table.querySelector('td') as HTMLElement;
  expect([value.dataset.label, value.textContent, value.childNodes.length]).toEqual(['Kind', 'Two single-use units', 1]);
  expect([...table.querySelectorAll('tbody span span, tbody th span')].map(({ textContent }) => textContent)).toEqual([
    'In-process',
    'single-use',
  ]);
});
