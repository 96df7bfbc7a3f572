import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Locale } from '#core/site/locales.ts';
import s from './search.module.css';
import { searchHref } from './search-address.ts';
import { SearchForm } from './search-form.tsx';
import { SearchStart } from './search-start.tsx';
import { ShortcutNote } from './shortcut-note.tsx';
import { optionId, optionsOf, Suggestions } from './suggestions.tsx';
import { useSuggestions } from './use-suggestions.ts';

const LIST = 'search-suggestions';

/** The search above any page: a combobox after the ARIA practices, whose list stands below it in the dialog. */
export function SearchOverlay({ locale }: { locale: Locale }) {
  const { t } = useTranslation(['search', 'messages']);
  const navigate = useNavigate();
  const { found, type } = useSuggestions(locale);
  const [isWanted, setWanted] = useState(true);
  const [active, setActive] = useState(-1);
  const options = found && isWanted ? optionsOf(found, locale) : [];
  const isOpen = options.length > 0;

  const move = (to: number) => {
    setActive(to);
    document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Keys that belong to a syllable being put together.
    if (event.nativeEvent.isComposing || !isOpen) return;
    const { key } = event;
    if (key === 'ArrowDown') move(active + 1 < options.length ? active + 1 : -1);
    else if (key === 'ArrowUp') move(active < 0 ? options.length - 1 : active - 1);
    else if (key === 'Enter' && active >= 0) document.getElementById(optionId(active))?.click();
    else if (key === 'Escape') {
      // The list first; the dialog with the next one.
      setWanted(false);
      setActive(-1);
    } else return;
    event.preventDefault();
  };
  return (
    <>
      <SearchForm
        id="search-overlay"
        locale={locale}
        first
        // The results take the overlay's place: back leads to the page below.
        onSearch={(q) => navigate(searchHref(locale, { q }), { replace: true })}
        onType={(text) => {
          type(text);
          setWanted(true);
          setActive(-1);
        }}
        field={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? LIST : undefined,
          'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
          onKeyDown,
        }}
      />
      <div role="status">
        {isOpen ? (
          <p className="visually-hidden">{t('suggest.status', { n: found?.total })}</p>
        ) : (
          found?.total === 0 && <p className={s.none}>{t('messages:list.noHit')}</p>
        )}
      </div>
      {isOpen && found ? (
        <Suggestions id={LIST} locale={locale} found={found} active={active} />
      ) : (
        <>
          <SearchStart locale={locale} heading="h3" />
          <ShortcutNote />
        </>
      )}
    </>
  );
}
