import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { JaNotice } from '#src/features/language/ja-notice.tsx';
import { LanguageSwitch } from '#src/features/language/language-switch.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { HomeLink } from '#src/ui/home-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type { View } from '../view.ts';
import s from './header.module.css';
import { closeMenus, tendHeader } from './header-behaviour.ts';
import { Menu } from './menu.tsx';

/**
 * Menu, language, search and contact. All of it works without the app: the mobile menu is a native popover,
 * its sections are native disclosures, the desktop panels open on hover or by their toggle.
 */
export function Header({ view }: { view: View }) {
  const { t } = useTranslation(['common', 'menu']);
  const { locale, page } = view;
  const header = useRef<HTMLElement>(null);
  const isOverImage = page.visual !== undefined;
  useEffect(() => tendHeader(header.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new view closes what was open
  useEffect(() => closeMenus(header.current), [view]);
  return (
    <header ref={header} className={`${s.header} ${isOverImage ? s.over : ''}`}>
      <div className={`wrap ${s.bar}`}>
        <HomeLink locale={locale} />
        <Menu view={view} />
        <div className={s.tools}>
          <div className={s.languages}>
            <LanguageSwitch locale={locale} />
          </div>
          <a className={s.tool} href={hrefFor(locale, 'search')} aria-label={t('ui.search')}>
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
      {/* Elsewhere it stands in the document itself, outside the app (prerender.tsx). */}
      {import.meta.env.DEV && <JaNotice />}
    </header>
  );
}
