import type { Store } from '#src/state/store.ts';

type Tend = (part: HTMLElement, store: Store) => (() => void) | undefined;

const PARTS: Record<string, () => Promise<Tend>> = {
  '[data-tabs]': async () => (await import('#src/lib/web/tend-tabs.ts')).tendTabs,
  '[data-copy-values]': async () => (await import('#src/lib/web/copy-values.ts')).copyValues,
  '[data-consent-choice]': async () => (await import('#src/features/consent/tend-choice.ts')).tendChoice,
  '[data-contact-form]': async () => (await import('#src/features/contact/start-contact-form.ts')).startContactForm,
};

/** Brings to life what stands in a page that is not rendered again (src/app/still-page.tsx): each by its own module. */
export async function tendParts(body: HTMLElement, store: Store): Promise<() => void> {
  const endings = await Promise.all(
    Object.entries(PARTS).map(async ([selector, load]) => {
      const parts = [...body.querySelectorAll<HTMLElement>(selector)];
      // One that cannot be loaded leaves the others alone.
      const tend = parts.length > 0 ? await load().catch(() => undefined) : undefined;
      return tend ? parts.map((part) => tend(part, store)) : [];
    }),
  );
  return () => {
    for (const end of endings.flat()) end?.();
  };
}
