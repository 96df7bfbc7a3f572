interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): unknown };
}

const WORKER = '/sw.js';
/** How long to wait for `controllerchange`, which some engines never fire. */
const PATIENCE = 2500;

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

let reloading = false;

function reload(): void {
  if (reloading) return;
  reloading = true;
  location.reload();
}

/** A tab whose worker was replaced shows a build that is no longer served: it reloads, once. The first worker replaces none. */
export function reloadWhenControlled(): void {
  let hadController = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadController) reload();
    hadController = true;
  });
}

export async function takeOver(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
  setTimeout(reload, PATIENCE);
}
