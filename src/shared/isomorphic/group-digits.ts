/** Writes a whole number as both languages do, in groups of three digits. The first use of `Intl.NumberFormat` takes a phone 80 ms. */
export function groupDigits(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
