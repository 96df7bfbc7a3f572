const CHECKBOXES: readonly string[] = ['privacyAgreement', 'marketingAgreement'];

/** A form's fields as the inquiry schema takes them: a ticked box says `on`, one that is not ticked says nothing. */
export function readForm(params: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const [value, ...more] = params.getAll(name);
      // A field that comes twice is none of ours, and the schema refuses the list.
      if (more.length > 0) return [name, [value, ...more]];
      return [name, value === 'on' && CHECKBOXES.includes(name) ? true : value];
    }),
  );
}
