import type { Browser, Page } from '@playwright/test';

export interface TraceEvent {
  name: string;
  /** `X`: has a beginning and a duration. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of the thread's own time, which does not pass while other programs have the processor. */
  tdur?: number;
  args: { elementCount?: number };
}

export interface MainThreadWork {
  /** Milliseconds of the thread's own time for scripts, style, layout and paint. */
  computing: number;
  /** Elements that were given a style anew, counted each time. */
  restyled: number;
  kinds: Record<string, number>;
}

/** The categories of Chromium's tracing that name what the main thread does. */
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'v8.execute'];

const KINDS: Record<string, string> = {
  EvaluateScript: 'script',
  'v8.run': 'script',
  FunctionCall: 'script',
  EventDispatch: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  TimerFire: 'script',
  RunMicrotasks: 'script',
  'v8.callFunction': 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  UpdateLayerTree: 'paint',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};

export async function traceBrowser(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  let trace: Buffer;
  try {
    await act();
  } finally {
    trace = await browser.stopTracing();
  }
  return (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}

/** What the page's main thread computed between two marks that it has set (`performance.mark`). */
export function readWork(events: TraceEvent[], begin: string, end: string): MainThreadWork {
  const first = events.find(({ name }) => name === begin);
  const last = events.find(({ name, pid }) => name === end && pid === first?.pid);
  if (!first || !last) throw new Error(`the trace has no marks '${begin}' and '${end}'`);
  const work = events
    .filter(({ ph, pid, tid, ts, name }) => ph === 'X' && pid === first.pid && tid === first.tid && name in KINDS && ts < last.ts)
    .filter(({ ts, dur = 0 }) => ts + dur > first.ts)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const kinds: Record<string, number> = { script: 0, style: 0, layout: 0, paint: 0 };
  let restyled = 0;
  const open: { end: number; kind: string }[] = [];
  for (const { name, ts, dur = 0, tdur = 0, args } of work) {
    while (open.length > 0 && (open.at(-1) as { end: number }).end <= ts) open.pop();
    const parent = open.at(-1);
    const kind = KINDS[name] as string;
    // Its own time is not its parent's: a script that asks for a measure has the layout done at once.
    const spent = tdur / 1000;
    kinds[kind] = (kinds[kind] ?? 0) + spent;
    if (parent) kinds[parent.kind] = (kinds[parent.kind] ?? 0) - spent;
    open.push({ end: ts + dur, kind });
    if (name === 'UpdateLayoutTree') restyled += args.elementCount ?? 0;
  }
  return { computing: Object.values(kinds).reduce((sum, time) => sum + time, 0), restyled, kinds };
}
