import leven from 'leven';

/** The name that was probably meant, as the end of an error: `; did you mean 'home'?`, or nothing where none is near. */
export function didYouMean(written: string, known: Iterable<string>): string {
  const most = Math.max(1, Math.floor(written.length / 3));
  const near = [...known]
    .map((name) => ({ name, distance: distanceOf(written.toLowerCase(), name.toLowerCase(), most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)[0];
  return near && near.name !== written ? `; did you mean '${near.name}'?` : '';
}

/** A name that was cut short is near too. */
function distanceOf(written: string, known: string, most: number): number {
  if (written.length >= 3 && known.startsWith(written)) return 1;
  return leven(written, known, { maxDistance: most + 1 });
}
