type WorkerUrl = ConstructorParameters<typeof import('workbox-window').Workbox>[0];

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): Exclude<WorkerUrl, string> };
}

const WORKER = '/sw.js';

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The address of the worker. Where Trusted Types are required it comes from the policy `app-sw`, which lets no other address through. */
export function workerUrl(): WorkerUrl {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return WORKER;
  policy ??= trustedTypes.createPolicy('app-sw', {
    createScriptURL: (url) => {
      if (url !== WORKER) throw new TypeError(`'${url}' is not the worker`);
      return url;
    },
  });
  return policy.createScriptURL(WORKER);
}
