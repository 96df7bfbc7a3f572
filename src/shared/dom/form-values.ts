type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Values = Record<string, string | boolean>;

interface StoredValues {
  address: string;
  values: Values;
}

const KEY = 'site:entries';

/** What was stored for this page, read once. */
let stored: StoredValues | undefined;

/** Stores what the visitor has entered in a form and not sent, for a reload: an update of the site reloads every tab. */
export function storeFormValues(form: HTMLFormElement): void {
  const changed = fieldsOf(form).filter(isChanged);
  if (changed.length === 0) return;
  const values = Object.fromEntries(changed.map((field) => [field.id, isCheckable(field) ? field.checked : field.value]));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ address: currentAddress(), values } satisfies StoredValues));
  } catch {
    // Without storage the form starts as its address has it.
  }
}

/** Restores the values after a reload of the same address, in fields that nobody has changed since. */
export function restoreFormValues(form: HTMLFormElement): void {
  stored ??= takeStored() ?? { address: '', values: {} };
  if (stored.address !== currentAddress()) return;
  for (const field of fieldsOf(form)) {
    const value = stored.values[field.id];
    if (value === undefined || isChanged(field)) continue;
    if (isCheckable(field)) field.checked = value === true;
    else field.value = String(value);
  }
}

/** After any other navigation than a reload the values are of no use. */
function takeStored(): StoredValues | undefined {
  const values = readStored();
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return undefined;
  }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' ? values : undefined;
}

function readStored(): StoredValues | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoredValues | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function currentAddress(): string {
  return location.pathname + location.search;
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>(':is(input, select, textarea)[id]')];
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function isChanged(field: Field): boolean {
  if (isCheckable(field)) return field.checked !== field.defaultChecked;
  if ('options' in field) return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return field.value !== field.defaultValue;
}
