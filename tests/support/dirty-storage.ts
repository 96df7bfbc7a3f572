/** Runs in the page before its scripts: what a browser may hold that other versions, other sites or a failing disk have left. */
export async function makeStorageDirty(): Promise<void> {
  if (!location.protocol.startsWith('http')) return;
  const names = 'consent dataSaver draft install library locale newest outbox popup searches slash visits entries prefetched reloaded';
  const values = ['not json', '{"value":{"a":1},"expire":"soon"}', '{"expire":9e15}', '7', 'null', ''];
  for (const [at, name] of names.split(' ').entries()) {
    localStorage.setItem(`site:${name}`, values[at % values.length] as string);
    sessionStorage.setItem(`site:${name}`, values[(at + 1) % values.length] as string);
  }
  localStorage.setItem('other', '{"value":1');
  for (const name of ['site-v0-pages', 'other-app-v1']) {
    const cache = await caches.open(name);
    await cache.put(location.pathname, new Response('<h1>Another page</h1>', { headers: { 'content-type': 'text/html' } }));
  }
}
