import { ProblemError } from '../problem.ts';

const CHECKBOXES: readonly string[] = ['privacyAgreement', 'marketingAgreement'];

/** The values of a ticked checkbox: that of our form, and the default of browsers. */
const TICKED_VALUES: readonly (string | undefined)[] = ['true', 'on'];

/** Our form has thirteen. A body can hold tens of thousands, and each unknown one would be an error to report. */
export const MAX_FORM_FIELDS = 50;

/**
 * Converts a form to the input of the inquiry schema. Unticked checkboxes are absent. Throws a ProblemError (413) for a form with
 * more than MAX_FORM_FIELDS; each value of a repeated field counts.
 */
export function readForm(params: URLSearchParams): Record<string, unknown> {
  if (params.size > MAX_FORM_FIELDS) throw createTooManyFields();
  const fields = new Map<string, string[]>();
  for (const [name, value] of params) {
    const values = fields.get(name);
    if (values) values.push(value);
    else fields.set(name, [value]);
  }
  return Object.fromEntries([...fields].map(([name, values]) => [name, readValue(name, values)]));
}

function readValue(name: string, values: string[]): unknown {
  const [value, ...more] = values;
  // Our form repeats no field, so the schema refuses the list.
  if (more.length > 0) return values;
  return TICKED_VALUES.includes(value) && CHECKBOXES.includes(name) ? true : value;
}

function createTooManyFields(): ProblemError {
  const detail = `The form has more than ${MAX_FORM_FIELDS} fields: send those of the inquiry alone.`;
  return new ProblemError({ status: 413, title: 'Content Too Large', detail });
}
