/** What is read of an event of a Chromium trace (the Trace Event Format): complete events have both times, in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** How long it lasted, and for how much of that its thread had a processor. */
  dur?: number;
  tdur?: number;
  args?: { name?: unknown };
}

interface Work {
  lasted: number;
  computed: number;
}

/**
 * The part of its time in which the main thread of the page, the one that is busiest, had a processor, from 0 to 1. Lighthouse reckons
 * with how long tasks lasted: where other processes keep the thread waiting, it reports a slow page. 1 where the trace does not say.
 */
export function processorShare(events: readonly TraceEvent[]): number {
  const threads = new Map<string, Work>();
  const keyOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  for (const event of events) {
    if (event.name === 'thread_name' && event.args?.name === 'CrRendererMain') threads.set(keyOf(event), { lasted: 0, computed: 0 });
  }
  for (const event of events) {
    const work = event.ph === 'X' && event.name.endsWith('RunTask') && threads.get(keyOf(event));
    if (!work || event.tdur === undefined) continue;
    work.lasted += event.dur ?? 0;
    work.computed += event.tdur;
  }
  const busiest = [...threads.values()].sort((a, b) => b.lasted - a.lasted)[0];
  return busiest?.lasted ? busiest.computed / busiest.lasted : 1;
}
