/** The channel of that name between pages and worker. Undefined where the browser has none: each page then knows of itself alone. */
export function openChannel(name: string): BroadcastChannel | undefined {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
}
