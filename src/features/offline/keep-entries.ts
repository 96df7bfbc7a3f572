import { ENTRIES } from './follow-updates.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields of the forms that only ask, a list's filters say. A form that is sent keeps a draft of its own. */
const FIELDS = 'form:not([method="post"]) :is(input, select, textarea)[id]';

interface Kept {
  address: string;
  entries: Record<string, string | boolean>;
}

const here = () => location.pathname + location.search;

/** Keeps what the visitor has entered, for the reload that follows. */
export function keepEntries(): void {
  const changed = [...document.querySelectorAll<Field>(FIELDS)].filter(isChanged);
  const entries = Object.fromEntries(changed.map((field) => [field.id, isTicked(field) ? field.checked : field.value]));
  try {
    if (changed.length > 0) sessionStorage.setItem(ENTRIES, JSON.stringify({ address: here(), entries } satisfies Kept));
  } catch {
    // Without storage the filters start anew.
  }
}

/** Puts the entries back after a reload, into fields nobody has touched since; after anything else they are of no use. */
export function putEntriesBack(): void {
  const kept = JSON.parse(sessionStorage.getItem(ENTRIES) ?? 'null') as Kept | null;
  sessionStorage.removeItem(ENTRIES);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (kept?.address !== here() || visit?.type !== 'reload') return;
  for (const [id, value] of Object.entries(kept.entries)) {
    const field = document.getElementById(id) as Field | null;
    if (!field?.matches(FIELDS) || isChanged(field)) continue;
    if (isTicked(field)) field.checked = value === true;
    else field.value = String(value);
  }
}

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function isChanged(field: Field): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if ('options' in field) return [...field.options].some((one) => one.selected !== one.defaultSelected);
  return field.value !== field.defaultValue;
}
