/** The errors of the content as they are said: how many, then each. */
export function formatErrors(errors: readonly string[]): string {
  return `${errors.length} error(s) in the content:\n  ${errors.join('\n  ')}`;
}
