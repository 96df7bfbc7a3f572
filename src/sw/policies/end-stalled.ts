import { type StallLimit, stallLimit } from '../stall-limit.ts';

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
