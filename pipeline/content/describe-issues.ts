import type * as v from 'valibot';

/**
 * What a schema found, each as `FILE: 'FIELD' MESSAGE`. An entry of a list is named by its number and id: `FILE, entry 2 ('ceo'): …`.
 * @param file The file's path, which begins each.
 */
export function describeIssues(file: string, issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map(({ path = [], message }) => {
    const [first, ...others] = path;
    const isEntry = first?.type === 'array';
    const entry = isEntry ? `, entry ${Number(first.key) + 1} ('${idOf(first.value)}')` : '';
    const field = (isEntry ? others : path).map(({ type, key }) => (type === 'array' ? Number(key) + 1 : String(key))).join('.');
    return `${file}${entry}: ${field && `'${field}' `}${message}`;
  });
}

function idOf(value: unknown): string {
  const { id } = (value ?? {}) as { id?: unknown };
  return id === undefined ? '' : String(id);
}
