/** Writes a whole number as both languages do, in groups of three digits. `Intl.NumberFormat` takes 80 ms (CPU × 4) at its first use. */
export function groupDigits(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
