import type { TFunction } from 'i18next';
import { memo, type Ref, type ToggleEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { getMenuPage, getMenuSection, MENU, type MenuItem, type MenuSection } from '#core/site/menu.ts';
import type { PageId } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { LanguageSwitch } from '#src/features/language/language-switch.tsx';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import s from './menu.module.css';

interface Props {
  ref: Ref<HTMLElement>;
  locale: Locale;
  pageId: PageId;
  openSection: string | undefined;
  onSectionToggle: ToggleEventHandler<HTMLDetailsElement>;
  onMenuToggle: ToggleEventHandler<HTMLElement>;
}

/** The three-level menu: one list, which the style sheet lays out as panels or as an accordion. */
export const Menu = memo(function Menu({ ref, locale, pageId, openSection, onSectionToggle, onMenuToggle }: Props) {
  const { t } = useTranslation(['menu', 'common']);
  const active = getMenuSection(pageId);
  const shown = getMenuPage(pageId);
  return (
    <nav ref={ref} id="menu" popover="auto" className={s.menu} aria-label={t('common:a11y.mainMenu')} onBeforeToggle={onMenuToggle}>
      <ul className={s.sections}>
        {MENU.map((section) => (
          <Section
            key={section.id}
            section={section}
            locale={locale}
            shown={section === active ? shown : undefined}
            isOpen={openSection === sectionElementId(section)}
            onToggle={onSectionToggle}
          />
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
});

interface SectionProps {
  section: MenuSection;
  locale: Locale;
  /** The page on the screen, where it belongs to this section. */
  shown: PageId | undefined;
  isOpen: boolean;
  onToggle: ToggleEventHandler<HTMLDetailsElement>;
}

const sectionElementId = ({ id }: MenuSection) => `menu-${id}`;

/** Another page concerns the section that it belongs to and the one before; the others are not rendered again. */
const Section = memo(function Section({ section, locale, shown, isOpen, onToggle }: SectionProps) {
  const { t } = useTranslation(['menu', 'common']);
  const label = t(`groups.${section.id}`);
  const first = section.items[0] as MenuItem;
  return (
    <li className={s.section} data-active={shown !== undefined || undefined}>
      <a className={s.top} href={hrefFor(locale, first.page)}>
        {label}
      </a>
      <details id={sectionElementId(section)} className={s.toggle} name="menu" open={isOpen} onToggle={onToggle}>
        <summary aria-label={t('common:ui.expandSection', { title: label })}>
          <span className={s.toggleLabel}>{label}</span>
          <Icon name="plus" className={s.plus} />
          <Icon name="minus" className={s.minus} />
          <Icon name="chevron" className={s.chevron} />
        </summary>
      </details>
      <div className={s.panel} data-late="">
        <div className={s.sheet}>
          <div className={`wrap ${s.inner}`}>
            <div className={s.intro}>
              <p className={s.name}>{label}</p>
              <p className={s.lead}>{t(`leads.${section.id}`)}</p>
            </div>
            <ul className={s.items}>
              {section.items.map((item) => (
                <Item key={item.page} item={item} locale={locale} shown={holds(item, shown) ? shown : undefined} t={t} />
              ))}
            </ul>
          </div>
        </div>
      </div>
    </li>
  );
});

type ItemProps = { item: MenuItem; locale: Locale; shown: PageId | undefined; t: TFunction<['menu', 'common']> };

const holds = ({ page, children = [] }: MenuItem, shown: PageId | undefined) =>
  page === shown || children.some((leaf) => leaf.page === shown);

const Item = memo(function Item({ item, locale, shown, t }: ItemProps) {
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
});
