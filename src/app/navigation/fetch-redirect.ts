import { REDIRECTS_URL, type RedirectTable } from '#core/build/redirects.ts';
import { findRedirect } from '#core/site/moved.ts';

/**
 * Where an address that leads nowhere has moved to. The table is asked for only then: no bundle carries it, and an app
 * from before the move knows of it, too. Without the network nothing has moved.
 */
export async function fetchRedirect(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(REDIRECTS_URL);
    return answer.ok ? findRedirect(url, (await answer.json()) as RedirectTable) : undefined;
  } catch {
    return undefined;
  }
}
