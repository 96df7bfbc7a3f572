import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '#tests/support/mount.tsx';
import { useHeader } from './header.tsx';

let router: ReturnType<typeof createMemoryRouter>;
const hidePopover = vi.fn();

function Header() {
  const { headerProps, menu, openSection, onSectionToggle, onMenuToggle } = useHeader();
  return (
    <>
      <header {...headerProps}>
        <nav
          popover="auto"
          // As on wide screens: what it holds can be focused.
          style={{ display: 'block' }}
          onBeforeToggle={onMenuToggle}
          ref={(nav) => {
            // jsdom has no popovers.
            menu.current = nav && Object.assign(nav, { hidePopover, matches: () => true });
          }}
        >
          {['a', 'b'].map((id) => (
            <div key={id} data-active={id === 'b' || undefined}>
              <details id={id} open={openSection === id} onToggle={onSectionToggle}>
                <summary id={`${id}-toggle`}>{id}</summary>
              </details>
              <a id={`${id}-link`} href={`/${id}`}>
                {id}
              </a>
            </div>
          ))}
        </nav>
      </header>
      <button type="button">outside</button>
    </>
  );
}

let isDesktop = true;
beforeEach(async () => {
  isDesktop = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isDesktop }));
  hidePopover.mockClear();
  router = createMemoryRouter([{ path: '*', element: <Header /> }], { initialEntries: ['/en'] });
  await mount(<RouterProvider router={router} />);
});
afterEach(() => void scrollTo(0));

const one = (selector: string) => document.querySelector(selector) as HTMLElement;
const header = () => one('header');
const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
/** As the browser does when the summary is pressed. */
const toggle = (id: string) =>
  act(async () => {
    const details = one(`#${id}`) as HTMLDetailsElement;
    details.open = !details.open;
    details.dispatchEvent(new Event('toggle'));
  });
const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  dispatchEvent(new Event('scroll'));
};

describe('useHeader', () => {
  it('marks a header that stands above scrolled content', () => {
    expect(header().hasAttribute('data-stuck')).toBe(false);
    act(() => scrollTo(9));
    expect(header().getAttribute('data-stuck')).toBe('');
    act(() => scrollTo(8));
    expect(header().hasAttribute('data-stuck')).toBe(false);
  });
  it('opens the mobile menu with the section of the page that is shown', async () => {
    const opening = Object.assign(new Event('beforetoggle'), { oldState: 'closed', newState: 'open' });
    await act(async () => void one('nav').dispatchEvent(opening));
    expect(open()).toEqual(['b']);
  });
  it('closes what is open with a navigation, an overlay too, and not before', async () => {
    await toggle('a');
    expect([open(), hidePopover.mock.calls.length]).toEqual([['a'], 0]);
    await act(() => router.navigate('/en#search'));
    expect([open(), hidePopover.mock.calls.length]).toEqual([[], 1]);
  });
  it('keeps a panel closed under a pointer that rests on it, until the pointer has left', async () => {
    vi.spyOn(header(), 'matches').mockReturnValue(true);
    await act(() => router.navigate('/en/next'));
    expect(header().getAttribute('data-quiet')).toBe('');
    act(() => void header().dispatchEvent(new MouseEvent('pointerout', { bubbles: true })));
    expect(header().hasAttribute('data-quiet')).toBe(false);
  });
  it('Escape closes and gives the focus back to the toggle of the section', async () => {
    await toggle('b');
    one('#b-link').focus();
    const pressEscape = (init: KeyboardEventInit = {}) =>
      act(async () => void one('#b-link').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...init })));
    await pressEscape({ keyCode: 229 });
    expect(open()).toEqual(['b']);
    await pressEscape();
    expect([open(), document.activeElement?.id, hidePopover.mock.calls.length]).toEqual([[], 'b-toggle', 1]);
  });
  it('Escape closes a panel that a pointer holds open, wherever the focus is', async () => {
    vi.spyOn(header(), 'matches').mockReturnValue(true);
    await act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(header().getAttribute('data-quiet')).toBe('');
  });
  it('a touch beside the header closes its panel on wide screens, one in it does not', async () => {
    const touch = (selector: string) => act(async () => void one(selector).dispatchEvent(new Event('pointerdown', { bubbles: true })));
    await toggle('a');
    await touch('#a-link');
    expect(open()).toEqual(['a']);
    await touch('button');
    expect(open()).toEqual([]);
    isDesktop = false;
    await toggle('a');
    await touch('button');
    expect(open()).toEqual(['a']);
  });
  it('the focus that leaves a section closes it on wide screens, that which leaves the header closes the menu', async () => {
    await toggle('a');
    await act(async () => one('#a-link').focus());
    await act(async () => one('#a-toggle').focus());
    expect(open()).toEqual(['a']);
    await act(async () => one('#b-link').focus());
    expect([open(), hidePopover.mock.calls.length]).toEqual([[], 0]);
    isDesktop = false;
    await toggle('b');
    await act(async () => one('button').focus());
    expect([open(), hidePopover.mock.calls.length]).toEqual([['b'], 1]);
  });
});
