import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Locale } from '#core/site/locales.ts';
import { isComposing } from '#src/shared/dom/is-composing.ts';
import type { OverlayModule } from '#src/ui/feedback/overlay-module.ts';
import s from './search.module.css';
import { searchHref } from './search-api.ts';
import { SearchForm } from './search-form.tsx';
import { SearchStart } from './search-start.tsx';
import { listOptions, optionId, Suggestions, useSuggestions } from './suggestions.tsx';

const LIST_ID = 'search-suggestions';

export const look: OverlayModule['look'] = 'sheet';

export function useHeading(): string {
  return useTranslation('search').t('overlay.heading');
}

/** The search above any page: a combobox after the ARIA practices, whose list stands below it in the dialog. */
export function Contents() {
  const { t, i18n } = useTranslation(['search', 'messages']);
  const locale = i18n.language as Locale;
  const navigate = useNavigate();
  const { result, type } = useSuggestions(locale);
  const [isWanted, setWanted] = useState(true);
  const [active, setActive] = useState(-1);
  const options = result && isWanted ? listOptions(result, locale) : [];
  const isOpen = options.length > 0;

  // What is chosen takes the overlay's place: back leads to the page below.
  const goTo = (href: string | undefined) => href && navigate(href, { replace: true });
  const move = (to: number) => {
    setActive(to);
    document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Keys that belong to a syllable being put together.
    if (isComposing(event) || !isOpen) return;
    const { key } = event;
    if (key === 'ArrowDown') move(active + 1 < options.length ? active + 1 : -1);
    else if (key === 'ArrowUp') move(active < 0 ? options.length - 1 : active - 1);
    else if (key === 'Enter' && active >= 0) goTo(options[active]);
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
        takesFocus
        onSearch={(q) => goTo(searchHref(locale, { q }))}
        onType={(text) => {
          type(text);
          setWanted(true);
          setActive(-1);
        }}
        field={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? LIST_ID : undefined,
          'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
          onKeyDown,
        }}
      />
      <div role="status">
        {isOpen ? (
          <p className="visually-hidden">{t('suggest.status', { count: result?.total ?? 0 })}</p>
        ) : (
          result?.total === 0 && <p className={s.none}>{t('messages:list.noHit')}</p>
        )}
      </div>
      {isOpen && result ? (
        <Suggestions id={LIST_ID} locale={locale} result={result} active={active} />
      ) : (
        <SearchStart locale={locale} heading="h3" />
      )}
    </>
  );
}
