import { type ComponentProps, type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListQuery, MAX_QUERY_LENGTH, PARAMETERS, readListQuery, writeListQuery } from '#core/posts/list-posts.ts';
import { filterValues, type SelectFilter, selectFiltersOf } from '#core/posts/post.ts';
import type { PostType } from '#core/site/pages.ts';
import { Button } from '#src/ui/form/button.tsx';
import { SearchField, Select } from '#src/ui/form/fields.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { useFilterWords } from '../post-marks.tsx';
import s from './post-list.module.css';

/** Chosen from a list; `q` is typed, and pages have links. */
type SelectName = SelectFilter | 'year' | 'sort';

type Props = { type: PostType; query: ListQuery; years: readonly string[]; onApply: (query: ListQuery) => void };

/**
 * Selects, sort and search within the list; nothing changes before Apply. A GET form, so that it is an address. Closed, it is one line
 * with the search; it opens by itself where one of the others is applied.
 */
export function ListFilters({ type, query, years, onApply }: Props) {
  const { t } = useTranslation();
  const words = useFilterWords(type);
  const names: SelectName[] = [...selectFiltersOf(type), 'year', 'sort'];
  const form = useRef<HTMLFormElement>(null);
  /** What the fields held before the visitor changed them. */
  const begun = useRef<Readonly<Record<string, string>>>(undefined);
  /** The address that was shown when the form was sent: a late answer to it must not take back what was sent. */
  const sentFrom = useRef<string>(undefined);
  const applied = Object.fromEntries([...names, 'q' as const].map((name) => [name, query[name] ?? PARAMETERS[name].schema.default ?? '']));
  const written = writeListQuery(query);
  const isApplied = names.some((name) => written.has(name));
  const [isOpen, setOpen] = useState(isApplied);
  useLayoutEffect(() => {
    if (isApplied) setOpen(true);
  }, [isApplied]);
  // Read from the form, not from state: what was typed before the app ran counts too.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new URLSearchParams(Array.from(new FormData(event.currentTarget), ([name, value]) => [name, String(value)]));
    begun.current = Object.fromEntries(fields);
    const { query: wanted } = readListQuery(type, fields);
    if (String(writeListQuery(wanted)) !== String(written)) sentFrom.current = String(written);
    onApply(wanted);
  };
  // The fields follow the address. They are not made anew: the focus stays, and what is typed meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a year can be chosen once the list has brought it
  useLayoutEffect(() => {
    if (!form.current || sentFrom.current === String(written)) return;
    sentFrom.current = undefined;
    begun.current = setInitialValues(form.current, applied, begun.current);
  }, [query, years]);
  const all = { value: '', label: t('ui.filterAll') };
  const others: Record<'year' | 'sort', Pick<ComponentProps<typeof Select>, 'label' | 'options'>> = {
    year: { label: t('ui.filterYear'), options: [all, ...years.map((value) => ({ value, label: value }))] },
    sort: {
      label: t('ui.filterSort'),
      options: [
        { value: 'desc', label: t('ui.sortDesc') },
        { value: 'asc', label: t('ui.sortAsc') },
      ],
    },
  };
  const selectOf = (name: SelectName) => {
    if (name === 'year' || name === 'sort') return others[name];
    const options = filterValues(name, type).map((value) => ({ value, label: words.nameOf(name, value) }));
    return { label: words.labelOf(name), options: [all, ...options] };
  };
  return (
    <form ref={form} className={s.form} role="search" aria-label={t('a11y.listFilter')} method="get" onSubmit={submit} data-needs-app="">
      <details className={s.filter} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {t('ui.filter')}
          <Icon name="plus" className={s.plus} />
          <Icon name="minus" className={s.minus} />
        </summary>
      </details>
      <div className={s.selects}>
        {names.map((name) => (
          <Select key={name} id={`filter-${name}`} name={name} defaultValue={applied[name]} {...selectOf(name)} />
        ))}
      </div>
      <div>
        <SearchField
          id="filter-q"
          name="q"
          label={t('ui.search')}
          placeholder={t('ui.searchPlaceholder')}
          submitLabel={t('ui.search')}
          maxLength={MAX_QUERY_LENGTH}
          defaultValue={applied.q}
        />
      </div>
      <div className={s.buttons}>
        <Button type="submit">{t('ui.filterApply')}</Button>
        <Button look="ghost" type="reset" onClick={() => onApply({})}>
          {t('ui.filterReset')}
        </Button>
      </div>
    </form>
  );
}

type Field = HTMLInputElement | HTMLSelectElement;
type TextValues = Readonly<Record<string, string>>;

/**
 * Gives the fields of these names the values that they now begin with, unless the visitor has changed them since they began with the last
 * ones. Says what they begin with: the first option of a select that does not offer the wanted one yet.
 */
export function setInitialValues(form: HTMLFormElement, wanted: TextValues, last: TextValues = {}): TextValues {
  const named = [...form.querySelectorAll<Field>('input, select')].flatMap((field) => {
    const value = wanted[field.name];
    return value === undefined ? [] : [{ field, value }];
  });
  return Object.fromEntries(
    named.map(({ field, value }) => {
      const entered = field.value === (last[field.name] ?? initialValueOf(field)) ? undefined : field.value;
      if ('options' in field) for (const option of field.options) option.defaultSelected = option.value === value;
      else field.defaultValue = value;
      const initial = initialValueOf(field);
      field.value = entered ?? initial;
      return [field.name, initial];
    }),
  );
}

function initialValueOf(field: Field): string {
  if (!('options' in field)) return field.defaultValue;
  const options = [...field.options];
  // A select without a chosen option shows its first one.
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}
