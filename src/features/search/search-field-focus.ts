/** The field of the search's own page. */
export const SEARCH_FIELD_ID = 'search-q';

/** On its own page the search needs no overlay: its field takes the focus, its text selected. */
export function focusSearchField(): void {
  const field = document.getElementById(SEARCH_FIELD_ID) as HTMLInputElement | null;
  field?.focus();
  field?.select();
}
