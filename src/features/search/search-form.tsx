import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_QUERY_LENGTH } from '#core/posts/list-posts.ts';
import { normalizeSearchText } from '#core/search/read-search-query.ts';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { useIsHydrated } from '#src/shared/dom/use-is-hydrated.ts';
import { showAlert } from '#src/state/show-alert.ts';
import { useAppDispatch } from '#src/state/store.ts';
import { SearchField } from '#src/ui/form/fields.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import s from './search.module.css';

interface Props {
  id: string;
  locale: Locale;
  q?: string;
  onSearch: (q: string) => void;
  onType?: (text: string) => void;
  /** The dialog it stands in opens with the focus here. */
  takesFocus?: boolean;
  field?: Omit<ComponentProps<'input'>, 'id'>;
}

/** The search's form: a real one, which leads to the results' address without the app, too. */
export function SearchForm({ id, locale, q = '', onSearch, onType, takesFocus = false, field }: Props) {
  const { t } = useTranslation(['search', 'common']);
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef('');
  const isHydrated = useIsHydrated();
  const isStarted = useRef(false);
  // What was typed before the app ran stays; only a new address fills the field anew.
  useEffect(() => {
    const isTyped = !isStarted.current && input.current?.value !== '';
    if (input.current && shown.current !== q && !isTyped) input.current.value = q;
    shown.current = q;
    isStarted.current = isHydrated;
  }, [q, isHydrated]);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = normalizeSearchText(input.current?.value ?? '');
    if (text) return onSearch(text);
    void dispatch(showAlert({ message: t('empty') })).then(() => {
      input.current?.focus();
      // The caret, too: in Chromium it may have stayed in the alert, and what is typed then is lost.
      input.current?.select();
    });
  };
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    onType?.('');
  };
  return (
    <form
      className={s.form}
      role="search"
      aria-label={t('common:ui.search')}
      method="get"
      action={hrefFor(locale, 'search')}
      onSubmit={submit}
    >
      <SearchField
        {...field}
        ref={input}
        id={id}
        name="q"
        label={t('label')}
        placeholder={t('common:ui.searchPlaceholder')}
        submitLabel={t('common:ui.search')}
        maxLength={MAX_QUERY_LENGTH}
        onInput={(event) => onType?.(event.currentTarget.value)}
      >
        <button className={s.clear} type="button" aria-label={t('clear')} onClick={clear}>
          <Icon name="close" />
        </button>
      </SearchField>
    </form>
  );
}
