/**
 * Fetches files past the cache, once a session, and then loads the page again. Chromium takes the beginning of a script for the whole, and
 * keeps it, when a connection ends where as many bytes are unpacked as the packed file has: evaluating it gives a SyntaxError.
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
