import { networkInformation } from '#src/shared/isomorphic/connection.ts';

/** So long a file, an offline kit or what is stored of a visit may take to come whole, in milliseconds: on a slow network too. */
export const TRANSFER_TIMEOUT = 60_000;

/** Rejects when there is no answer within so many milliseconds. The request itself goes on. */
export function withTimeout<T>(answer: Promise<T>, timeout: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${timeout} ms`)), timeout);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** How long a page or an answer may take before a copy is used, in milliseconds; shorter where the network is known to be slow. */
const WITH_COPY = 3000;
const SLOW_WITH_COPY = 1500;
/** Where there is no copy: after this long the visitor is told. */
export const TIMEOUT_WITHOUT_COPY = 8000;

export function timeoutWithCopy(): number {
  const isSlow = /2g|3g/.test(networkInformation()?.effectiveType ?? '') || !navigator.onLine;
  return isSlow ? SLOW_WITH_COPY : WITH_COPY;
}
