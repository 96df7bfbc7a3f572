/** Litres that the address of the contact form may name: those of the smallest and of the largest vessel. */
export const VOLUME = { name: 'volume', min: 100, max: 15_000 } as const;

/** The volume in litres that a visitor came to ask about, where the address names one. */
export function readVolume(search: string): number | undefined {
  const text = new URLSearchParams(search).get(VOLUME.name) ?? '';
  const litres = /^\d{3,5}$/.test(text) ? Number(text) : Number.NaN;
  return litres >= VOLUME.min && litres <= VOLUME.max ? litres : undefined;
}
