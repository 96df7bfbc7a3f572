/** A small file that the worker leaves to the network, and that a captive portal does not answer with the same type. */
const PROBE = '/robots.txt';
const TIMEOUT = 3000;

/** Asks the server, past every cache. Only an answer of the site itself counts. */
export async function canReachSite(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) });
    return ok && headers.get('content-type')?.startsWith('text/plain') === true;
  } catch {
    return false;
  }
}
