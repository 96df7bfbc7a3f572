/** The title of a document as text, without the name of the site that follows it; of the home page only that name. */
export function readTitle(html: string): string {
  const start = html.indexOf('>', html.indexOf('<title')) + 1;
  const [name = ''] = html.slice(start, html.indexOf('</title>', start)).split(/ - (?=[^-]*$)/);
  return decodeEntities(name.trim());
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: '\u00a0' };

/** A worker has no DOM parser. These are the entities that the build writes. */
function decodeEntities(text: string): string {
  return text.replace(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
