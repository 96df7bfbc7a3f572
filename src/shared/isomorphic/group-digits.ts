/** Writes a whole number as both languages do, in groups of three digits. `Intl.NumberFormat` takes 80 ms (CPU × 4) at its first use. */
export function groupDigits(value: number): string {
  const digits = String(value);
  const first = digits.length % 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].filter(Boolean).join(',');
}
