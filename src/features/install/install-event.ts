import type { InstallOffer } from '#src/shared/dom/document-marks.ts';

export function hasInstallEvent(): boolean {
  return window.installOffer !== undefined;
}

export function keepInstallEvent(event: Event): void {
  event.preventDefault();
  window.installOffer = event as InstallOffer;
}

/** Opens the browser's own dialog, which an event does only once. Answers what the visitor chose; undefined where there is no event. */
export async function promptInstall(): Promise<'accepted' | 'dismissed' | undefined> {
  const event = window.installOffer;
  delete window.installOffer;
  await event?.prompt();
  return (await event?.userChoice)?.outcome;
}
