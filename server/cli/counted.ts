/** `1 inquiry`, `2 inquiries`. */
export function counted(count: number | bigint, one: string, many = `${one}s`): string {
  return `${count} ${Number(count) === 1 ? one : many}`;
}
