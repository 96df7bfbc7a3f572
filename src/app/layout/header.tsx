import { type MouseEvent, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { hrefFor } from '#core/site/urls.ts';
import { JaNotice, LanguageSwitch } from '#src/features/language/language-switch.tsx';
import { focusSearchField } from '#src/features/search/search-field-focus.ts';
import { useSearchShortcut } from '#src/features/search/use-search-shortcut.ts';
import { usePage } from '#src/pages/page-module.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { useIsHeaderPlain } from '#src/ui/layout/plain-header.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { HomeLink } from '#src/ui/media/logo.tsx';
import s from './header.module.css';
import { Menu } from './menu.tsx';
import { useHeader } from './use-header.ts';

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
  const navigate = useNavigate();
  return useCallback(() => {
    if (isSearchPage) focusSearchField();
    // It may be on its way, when the key is held.
    else if (location.hash !== '#search')
      navigate({ search, hash: '#search' }, { preventScrollReset: true, state: { isOpenedHere: true } });
  }, [isSearchPage, search, navigate]);
}

function toSearchField(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  focusSearchField();
}
