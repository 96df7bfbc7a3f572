import { type FocusEvent, type MouseEvent, type ToggleEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LAPTOP } from '#core/site/constants.ts';
import { hrefFor } from '#core/site/urls.ts';
import { JaNotice, LanguageSwitch } from '#src/features/language/language-switch.tsx';
import { focusSearchField, useSearchShortcut } from '#src/features/search/use-search-shortcut.ts';
import { usePage, usePageNavigate } from '#src/pages/page-module.ts';
import { hasModifier, useEscape } from '#src/shared/dom/keys.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { useIsHeaderPlain } from '#src/ui/layout/plain-header.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { HomeLink } from '#src/ui/media/logo.tsx';
import s from './header.module.css';
import { Menu } from './menu.tsx';

/**
 * Menu, language, search and contact. All of it works without the app: the mobile menu is a native popover,
 * its sections are native disclosures, the desktop panels open on hover or by their toggle.
 */
export function Header() {
  const { t } = useTranslation(['common', 'menu']);
  const { locale, page } = usePage();
  const { headerProps, menu, openSection, onSectionToggle, onMenuToggle } = useHeader();
  const isSearchPage = page.id === 'search';
  useSearchShortcut(useOpenSearch(isSearchPage));
  const isPlain = useIsHeaderPlain();
  const isOverImage = page.visual !== undefined && !page.opensWithType && !isPlain;
  return (
    <header {...headerProps} className={`${s.header} ${isOverImage ? s.over : ''}`}>
      {/* The key: another language has elements of its own, as the page below has (src/routes.tsx). */}
      <div key={locale} className={`wrap ${s.bar}`}>
        <HomeLink locale={locale} />
        <Menu
          ref={menu}
          locale={locale}
          pageId={page.id}
          openSection={openSection}
          onSectionToggle={onSectionToggle}
          onMenuToggle={onMenuToggle}
        />
        <div className={s.tools}>
          <div className={s.languages}>
            <LanguageSwitch locale={locale} />
          </div>
          <a
            className={s.tool}
            href={hrefFor(locale, 'search')}
            aria-label={t('ui.search')}
            onClick={isSearchPage ? toSearchField : undefined}
          >
            <Icon name="search" />
          </a>
          <div className={s.contact}>
            <ButtonLink href={hrefFor(locale, 'contact')}>{t('menu:items.contact')}</ButtonLink>
          </div>
          <button className={`${s.tool} ${s.menuButton}`} type="button" popoverTarget="menu" aria-label={t('ui.menuOpen')}>
            <Icon name="menu" className={s.whenClosed} />
            <Icon name="close" className={s.whenOpen} />
          </button>
        </div>
      </div>
      {/* Elsewhere it stands in the document itself, outside the app (src/app/prerender/render-page.tsx). */}
      {import.meta.env.DEV && <JaNotice />}
    </header>
  );
}

/** The search opens above the page; on its own page its field takes the focus. */
function useOpenSearch(isSearchPage: boolean): () => void {
  const { search } = useLocation();
  const navigate = usePageNavigate();
  return useCallback(() => {
    if (isSearchPage) focusSearchField();
    // It may be on its way, when the key is held.
    else if (location.hash !== '#search')
      navigate({ search, hash: '#search' }, { preventScrollReset: true, state: { isOpenedHere: true } });
  }, [isSearchPage, search, navigate]);
}

function toSearchField(event: MouseEvent): void {
  if (hasModifier(event)) return;
  event.preventDefault();
  focusSearchField();
}

/**
 * What the app adds to the header: it sticks on pictures, and Escape, leaving, a touch beside it and navigation close its menus. The mobile menu is a native
 * popover; the sections are native disclosures, of which `openSection` is open.
 */
export function useHeader() {
  const header = useRef<HTMLElement>(null);
  const menu = useRef<HTMLElement>(null);
  const [openSection, setOpenSection] = useState<string>();
  // A pointer that still rests on the menu does not open it again until it has left.
  const [isQuiet, setQuiet] = useState(false);
  const isStuck = useIsStuck();
  const { key } = useLocation();
  const shownKey = useRef(key);

  const closeMenus = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
    setOpenSection(undefined);
    setQuiet(header.current?.matches(':hover') === true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes what was open
  useEffect(() => {
    // What was opened before the app ran stays open.
    if (shownKey.current !== key) closeMenus();
    else setOpenSection(header.current?.querySelector<HTMLElement>('details[open]')?.id);
    shownKey.current = key;
  }, [key]);

  useEscape(() => {
    const section = header.current?.querySelector('details[open]');
    // The panel held the focus: its toggle is where the focus came from.
    if (section?.parentElement?.contains(document.activeElement)) section.querySelector('summary')?.focus();
    closeMenus();
  });
  useEffect(() => {
    if (!openSection) return undefined;
    const close = ({ target }: PointerEvent) => {
      if (!header.current?.contains(target as Node) && matchMedia(LAPTOP).matches) setOpenSection(undefined);
    };
    addEventListener('pointerdown', close);
    return () => removeEventListener('pointerdown', close);
  }, [openSection]);
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget) return;
    const section = header.current?.querySelector('details[open]')?.parentElement;
    if (section && !section.contains(relatedTarget) && matchMedia(LAPTOP).matches) setOpenSection(undefined);
    if (menu.current?.matches(':popover-open') && !header.current?.contains(relatedTarget)) menu.current.hidePopover();
  };
  const onSectionToggle = useCallback(
    ({ currentTarget: { id, open } }: ToggleEvent<HTMLDetailsElement>) =>
      setOpenSection((current) => (open ? id : current === id ? undefined : current)),
    [],
  );
  /** The mobile menu opens with the section of the page that is shown. */
  const onMenuToggle = useCallback(({ newState }: ToggleEvent) => {
    if (newState === 'open') setOpenSection(menu.current?.querySelector('[data-active] > details')?.id);
  }, []);
  return {
    headerProps: {
      ref: header,
      'data-stuck': isStuck ? '' : undefined,
      'data-quiet': isQuiet ? '' : undefined,
      onBlur,
      onPointerLeave: () => setQuiet(false),
    },
    menu,
    openSection,
    onSectionToggle,
    onMenuToggle,
  };
}

/** Whether the page has been scrolled, so that the header needs a ground of its own. */
function useIsStuck(): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const onScroll = () => setStuck(scrollY > 8);
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return isStuck;
}
