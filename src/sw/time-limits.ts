import { networkInformation } from '#src/shared/isomorphic/connection.ts';

/** A request at which nothing arrives for this long, in milliseconds, has failed. */
const STALL_TIMEOUT = 8000;

interface StallLimit {
  signal: AbortSignal;
  /** The answer, whose body from now on has to keep coming. */
  watch(response: Response): Response;
  end(): void;
}

/** Ends a request that stands still: its signal aborts when neither the head of the answer nor the next part of its body comes in time. */
function stallLimit(outer?: AbortSignal | null): StallLimit {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => controller.abort(outer?.reason);
  const end = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  };
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new DOMException(`nothing came for ${STALL_TIMEOUT} ms`, 'TimeoutError')), STALL_TIMEOUT);
  };
  restart();
  if (outer?.aborted) stop();
  else outer?.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    end,
    watch(response) {
      // A copy would not say that it was redirected.
      if (!response.body || response.redirected) {
        end();
        return response;
      }
      restart();
      const watched = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, stream) {
          restart();
          stream.enqueue(chunk);
        },
        flush: end,
      });
      const { status, statusText, headers } = response;
      return new Response(response.body.pipeThrough(watched, { signal: controller.signal }), { status, statusText, headers });
    },
  };
}

/** Fetches, and rejects with a `TimeoutError`, at once or while the body is read, when the network stands still. */
export async function fetchMoving(address: string, { signal, ...init }: RequestInit = {}): Promise<Response> {
  const limit = stallLimit(signal);
  try {
    return limit.watch(await fetch(address, { ...init, signal: limit.signal }));
  } catch (error) {
    limit.end();
    throw error;
  }
}

interface Hook {
  state?: { limit?: StallLimit };
}

/** Workbox plugin: a file that stands still on its way fails, so that who waits for it can say so. */
export const endStalled = {
  async requestWillFetch({ request, state = {} }: Hook & { request: Request }): Promise<Request> {
    state.limit = stallLimit(request.signal);
    return new Request(request, { signal: state.limit.signal });
  },
  async fetchDidSucceed({ response, state }: Hook & { response: Response }): Promise<Response> {
    return state?.limit?.watch(response) ?? response;
  },
  async fetchDidFail({ state }: Hook): Promise<void> {
    state?.limit?.end();
  },
};

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
