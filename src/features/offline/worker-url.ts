interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): unknown };
}

const WORKER = '/sw.js';

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The worker's address, which Trusted Types want by policy: the only address the policy lets through. */
export function workerUrl(): unknown {
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
