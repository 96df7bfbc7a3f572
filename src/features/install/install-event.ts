/** What Chromium browsers fire when the site can be installed; no other engine does. */
interface InstallEvent extends Event {
  prompt(): Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The boot script holds the browser's event back in this property (src/app/boot/boot.ts). */
const holder = () => window as { installOffer?: InstallEvent };

export function hasInstallEvent(): boolean {
  return holder().installOffer !== undefined;
}

export function keepInstallEvent(event: Event): void {
  event.preventDefault();
  holder().installOffer = event as InstallEvent;
}

/** Opens the browser's own dialog, which an event does only once. Answers what the visitor chose; undefined where there is no event. */
export async function promptInstall(): Promise<'accepted' | 'dismissed' | undefined> {
  const event = holder().installOffer;
  delete holder().installOffer;
  await event?.prompt();
  return (await event?.userChoice)?.outcome;
}
