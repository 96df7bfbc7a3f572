/** `1 inquiry`, `2 inquiries`. */
export function formatCount(count: number | bigint, one: string, many = `${one}s`): string {
  return `${count} ${Number(count) === 1 ? one : many}`;
}
