/** The longest path above a bar, beside its figures. */
const LONGEST = 27;

/** Cuts the middle out of a path that has no room: both ends of a path tell more than one. */
export function shortenPath(path: string): string {
  if (path.length <= LONGEST) return path;
  const half = (LONGEST - 1) / 2;
  return `${path.slice(0, Math.ceil(half))}…${path.slice(-Math.floor(half))}`;
}
