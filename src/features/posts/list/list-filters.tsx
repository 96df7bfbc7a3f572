import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListQuery } from '#core/posts/list-posts.ts';
import { MAX_QUERY_LENGTH, readListQuery } from '#core/posts/list-query.ts';
import type { PostType } from '#core/site/pages.ts';
import { setInitialValues } from '#src/shared/dom/form-values.ts';
import { useFormValuesAcrossReload } from '#src/shared/dom/use-form-values-across-reload.ts';
import { Button } from '#src/ui/form/button.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { useCategoryName } from '../use-category-name.ts';
import s from './list-filters.module.css';

interface Props {
  type: PostType;
  /** What is applied now. */
  query: ListQuery;
  categories: readonly string[];
  years: readonly string[];
  onApply: (query: ListQuery) => void;
}

/**
 * Category, year, sort and search within the list; nothing changes before Apply. A GET form, so that it is an address. Closed, it is one line
 * with the search; it opens by itself where one of the others is applied.
 */
export function ListFilters({ type, query, categories, years, onApply }: Props) {
  const { t } = useTranslation();
  const nameOf = useCategoryName(type);
  const form = useRef<HTMLFormElement>(null);
  /** What the fields held before the visitor changed them. */
  const begun = useRef<Readonly<Record<string, string>>>(undefined);
  const applied = { category: query.category ?? '', year: query.year ?? '', sort: query.sort ?? 'desc', q: query.q ?? '' };
  useFormValuesAcrossReload(form);
  const isApplied = Boolean(query.category || query.year || query.sort === 'asc');
  const [isOpen, setOpen] = useState(isApplied);
  useLayoutEffect(() => {
    if (isApplied) setOpen(true);
  }, [isApplied]);
  // Read from the form, not from state: what was typed before the app ran counts too.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new URLSearchParams(new FormData(event.currentTarget) as unknown as Record<string, string>);
    begun.current = Object.fromEntries(fields);
    onApply(readListQuery(type, fields).query);
  };
  // The fields follow the address. They are not made anew: the focus stays, and what is typed meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a year can be chosen once the list has brought it
  useLayoutEffect(() => {
    if (form.current) begun.current = setInitialValues(form.current, applied, begun.current);
  }, [query, years]);
  const all = { value: '', label: t('ui.filterAll') };
  return (
    <form ref={form} className={s.form} role="search" aria-label={t('a11y.listFilter')} method="get" onSubmit={submit} data-needs-app="">
      <details className={s.more} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {t('ui.filter')}
          <Icon name="plus" className={s.plus} />
          <Icon name="minus" className={s.minus} />
        </summary>
      </details>
      <div className={s.selects}>
        <Select
          id="filter-category"
          name="category"
          label={t('ui.filterCategory')}
          defaultValue={applied.category}
          options={[all, ...categories.map((value) => ({ value, label: nameOf(value) }))]}
        />
        <Select
          id="filter-year"
          name="year"
          label={t('ui.filterYear')}
          defaultValue={applied.year}
          options={[all, ...years.map((value) => ({ value, label: value }))]}
        />
        <Select
          id="filter-sort"
          name="sort"
          label={t('ui.filterSort')}
          defaultValue={applied.sort}
          options={[
            { value: 'desc', label: t('ui.sortDesc') },
            { value: 'asc', label: t('ui.sortAsc') },
          ]}
        />
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
