import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { getMenuPage, getMenuSection, MENU, type MenuItem, type MenuSection } from '#core/site/menu.ts';
import type { PageId } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { LanguageSwitch } from '#src/features/language/language-switch.tsx';
import { usePage } from '#src/pages/page-module.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import s from './menu.module.css';
import type { HeaderMenus } from './use-header.ts';

/** The three-level menu: one list, which the style sheet lays out as panels or as an accordion. */
export function Menu({ menus }: { menus: HeaderMenus }) {
  const { t } = useTranslation(['menu', 'common']);
  const { locale, page } = usePage();
  const active = getMenuSection(page.id);
  const shown = getMenuPage(page.id);
  return (
    <nav ref={menus.menu} id="menu" popover="auto" className={s.menu} aria-label={t('common:a11y.mainMenu')}>
      <ul className={s.sections}>
        {MENU.map((section) => (
          <Section key={section.id} section={section} locale={locale} isActive={section === active} shown={shown} menus={menus} />
        ))}
      </ul>
      <div className={s.foot}>
        <LanguageSwitch locale={locale} />
        <ButtonLink look="red" href={hrefFor(locale, 'contact')}>
          {t('items.contact')}
        </ButtonLink>
      </div>
    </nav>
  );
}

interface SectionProps {
  section: MenuSection;
  locale: Locale;
  isActive: boolean;
  shown: PageId;
  menus: HeaderMenus;
}

function Section({ section, locale, isActive, shown, menus: { openSection, onSectionToggle } }: SectionProps) {
  const { t } = useTranslation(['menu', 'common']);
  const label = t(`groups.${section.id}`);
  const first = section.items[0] as MenuItem;
  const id = `menu-${section.id}`;
  return (
    <li className={s.section} data-active={isActive || undefined}>
      <a className={s.top} href={hrefFor(locale, first.page)}>
        {label}
      </a>
      <details id={id} className={s.toggle} name="menu" open={openSection === id} onToggle={onSectionToggle}>
        <summary aria-label={t('common:ui.expandSection', { title: label })}>
          <span className={s.toggleLabel}>{label}</span>
          <Icon name="plus" className={s.plus} />
          <Icon name="minus" className={s.minus} />
          <Icon name="chevron" className={s.chevron} />
        </summary>
      </details>
      <div className={s.panel}>
        <div className={`wrap ${s.inner}`}>
          <div className={s.intro}>
            <p className={s.name}>{label}</p>
            <p className={s.lead}>{t(`leads.${section.id}`)}</p>
          </div>
          <ul className={s.items}>
            {section.items.map((item) => (
              <Item key={item.page} item={item} locale={locale} shown={shown} />
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}

function Item({ item, locale, shown }: { item: MenuItem; locale: Locale; shown: PageId }) {
  const { t } = useTranslation('menu');
  return (
    <li className={s.item}>
      <a className={s.second} href={hrefFor(locale, item.page)} aria-current={!item.group && item.page === shown ? 'page' : undefined}>
        {t(item.label)}
      </a>
      {item.children && (
        <ul className={s.leaves}>
          {item.children.map((leaf) => (
            <li key={`${leaf.page}#${leaf.hash ?? ''}`}>
              <a
                className={s.third}
                href={hrefFor(locale, leaf.page, { hash: leaf.hash })}
                aria-current={!leaf.hash && leaf.page === shown ? 'page' : undefined}
              >
                {t(leaf.label)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
