import { networkInformation } from '#src/shared/isomorphic/connection.ts';

/** How long a page or an answer may take before a copy is used, in milliseconds; shorter where the network is known to be slow. */
const WITH_COPY = 3000;
const SLOW_WITH_COPY = 1500;
/** Where there is no copy: after this long the visitor is told. */
export const TIMEOUT_WITHOUT_COPY = 8000;

export function timeoutWithCopy(): number {
  const isSlow = /2g|3g/.test(networkInformation()?.effectiveType ?? '') || !navigator.onLine;
  return isSlow ? SLOW_WITH_COPY : WITH_COPY;
}
