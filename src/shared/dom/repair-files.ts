/**
 * Fetches files past the cache, once a session, and reloads the page. Rarely, when a connection ends early, Chromium caches the beginning of
 * a compressed script as the whole: evaluating it gives a SyntaxError.
 */
export async function repairFiles(urls: readonly string[]): Promise<void> {
  try {
    if (sessionStorage.getItem('site:repaired')) return;
    sessionStorage.setItem('site:repaired', '1');
    const fetched = await Promise.all(urls.map(refetch));
    if (fetched.every(Boolean)) location.reload();
  } catch {
    // Without the network or storage the document stays as it is.
  }
}

async function refetch(url: string): Promise<boolean> {
  const answer = await fetch(url, { cache: 'reload' });
  await answer.arrayBuffer();
  return answer.ok;
}
