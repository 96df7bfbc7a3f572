const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an element or a quoted attribute, of HTML and XML alike. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] as string);
}
