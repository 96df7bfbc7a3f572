interface SchedulerOfBrowser {
  scheduler?: { yield?: () => Promise<void> };
}

/** Lets the browser answer a touch or a key before the caller goes on, where it can (Scheduler.yield). */
export async function yieldToBrowser(): Promise<void> {
  await (window as SchedulerOfBrowser).scheduler?.yield?.();
}
