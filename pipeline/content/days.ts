/** A day of the calendar, written `2026-01-31`. */
export function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(value);
}
