/** How a command is called on this machine: one that has the build alone has no npm scripts (docs/operations.md). */
export function commandOf(name: string): string {
  return import.meta.url.endsWith('.ts') ? `npm run ${name} --` : `node dist/server/${name.replace(':', '-')}.mjs`;
}
