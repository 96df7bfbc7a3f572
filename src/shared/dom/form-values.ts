import { ELEMENT_MARKS } from './document-marks.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Values = Record<string, string | boolean>;
type TextValues = Readonly<Record<string, string>>;

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

const findContactForm = () => document.querySelector<HTMLFormElement>(`form[${ELEMENT_MARKS.contactForm}]`);

/** What is written in the contact form before the app has taken it over, and keeps a draft of it, survives a reload as well. */
export function storeContactForm(): void {
  const form = findContactForm();
  if (form) storeFormValues(form);
}

export function restoreContactForm(): void {
  const form = findContactForm();
  if (form) restoreFormValues(form);
}

/**
 * Gives the fields of these names the values that they now begin with, unless the visitor has changed them since they began with the last
 * ones. Says what they begin with: the first option of a select that does not offer the wanted one yet.
 */
export function setInitialValues(form: HTMLFormElement, wanted: TextValues, last: TextValues = {}): TextValues {
  const named = fieldsOf(form).flatMap((field) => {
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

/**
 * Keeps what the visitor enters while the app starts. Where an extension or a proxy has changed the document, React makes it anew: the
 * function that is returned then carries entries and focus over to the new fields, each once.
 */
export function keepEntries(root: HTMLElement): () => void {
  const fields = new Set(fieldsOf(root));
  let focused = document.activeElement;
  const follow = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  root.addEventListener('focusin', follow);
  return () => {
    for (const old of fields) {
      const field = old.isConnected || !isChanged(old) ? null : document.getElementById(old.id);
      if (!field) continue;
      fields.delete(old);
      if (field instanceof HTMLInputElement && isCheckable(old)) field.checked = old.checked;
      else if ('value' in field) field.value = old.value;
    }
    // Who has gone on to something else stays there.
    if (focused && !focused.isConnected && focused.id && document.activeElement === document.body)
      document.getElementById(focused.id)?.focus({ preventScroll: true });
  };
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

function fieldsOf(root: HTMLElement): Field[] {
  return [...root.querySelectorAll<Field>(':is(input, select, textarea)[id]')];
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function isChanged(field: Field): boolean {
  if (isCheckable(field)) return field.checked !== field.defaultChecked;
  return field.value !== initialValueOf(field);
}

function initialValueOf(field: Field): string {
  if (!('options' in field)) return field.defaultValue;
  const options = [...field.options];
  // A select without a chosen option shows its first one.
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}
