import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { useAppDispatch } from '#src/state/hooks.ts';
import { alertShown } from '#src/state/slices.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { Note } from '#src/ui/text-field.tsx';
import s from './search.module.css';
import { isTooShort, LONGEST, tidyText } from './search-address.ts';

interface Props {
  id: string;
  locale: Locale;
  /** What is searched for now, from the address. */
  q?: string;
  onSearch: (q: string) => void;
  /** Called with what stands in the field, at each key. */
  onType?: (text: string) => void;
  /** The dialog it stands in opens with the focus here. */
  first?: boolean;
  field?: Omit<ComponentProps<'input'>, 'id'>;
  children?: ReactNode;
}

/** The search's form: a real one, which leads to the results' address without the app, too. */
export function SearchForm({ id, locale, q = '', onSearch, onType, first = false, field, children }: Props) {
  const { t } = useTranslation(['search', 'common']);
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef('');
  const [isShort, setShort] = useState(false);
  // What was typed before the app ran stays; only a new address fills the field anew.
  useEffect(() => {
    if (input.current && shown.current !== q) input.current.value = q;
    shown.current = q;
    setShort(q !== '' && isTooShort(q));
  }, [q]);
  // The browser looks for the attribute when the dialog opens, which is after this and before the first paint.
  useLayoutEffect(() => void input.current?.toggleAttribute('autofocus', first), [first]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = tidyText(input.current?.value ?? '');
    // The focus returns here from the alert.
    if (text === '' || isTooShort(text)) input.current?.focus();
    setShort(text !== '' && isTooShort(text));
    if (text === '') dispatch(alertShown({ message: t('empty') }));
    else if (!isTooShort(text)) onSearch(text);
  };
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    onType?.('');
    setShort(false);
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
        maxLength={LONGEST}
        aria-invalid={isShort || undefined}
        aria-describedby={`${id}-status`}
        onInput={(event) => {
          setShort(false);
          onType?.(event.currentTarget.value);
        }}
      >
        <button className={s.clear} type="button" aria-label={t('clear')} onClick={clear}>
          <Icon name="close" />
        </button>
      </SearchField>
      <div id={`${id}-status`} role="status">
        {isShort && <Note id={id} error={t('tooShort')} />}
      </div>
      {children}
    </form>
  );
}
