/** A request at which nothing arrives for this long, in milliseconds, has failed. */
const STALL_TIMEOUT = 8000;

export interface StallLimit {
  signal: AbortSignal;
  /** The answer, whose body from now on has to keep coming. */
  watch(response: Response): Response;
  end(): void;
}

/** Ends a request that stands still: its signal aborts when neither the head of the answer nor the next part of its body comes in time. */
export function stallLimit(outer?: AbortSignal | null): StallLimit {
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
