/** The faults of the content as they are said: how many, then each. */
export function listFaults(faults: readonly string[]): string {
  return `${faults.length} fault(s) in the content:\n  ${faults.join('\n  ')}`;
}
