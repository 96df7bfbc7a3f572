const CHECKBOXES: readonly string[] = ['privacyAgreement', 'marketingAgreement'];

/** What a ticked box says: our form's own word, and that of a browser where a box has none. */
const TICKED: readonly (string | undefined)[] = ['true', 'on'];

/** A form's fields as the inquiry schema takes them; a box that is not ticked is not among them. */
export function readForm(params: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const [value, ...more] = params.getAll(name);
      // A field that comes twice is none of ours, and the schema refuses the list.
      if (more.length > 0) return [name, [value, ...more]];
      return [name, TICKED.includes(value) && CHECKBOXES.includes(name) ? true : value];
    }),
  );
}
