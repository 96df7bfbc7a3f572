import { expect, it } from 'vitest';
import { processorShare, type TraceEvent } from './processor-share.ts';

const thread = (tid: number, name: string): TraceEvent => ({ name: 'thread_name', ph: 'M', pid: 1, tid, args: { name } });
const task = (tid: number, dur: number, tdur?: number): TraceEvent => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  pid: 1,
  tid,
  dur,
  ...(tdur !== undefined && { tdur }),
});

it('counts the tasks of the busiest main thread', () => {
  const threads = [thread(1, 'CrRendererMain'), thread(2, 'CrRendererMain'), thread(3, 'Compositor')];
  const tasks = [task(1, 10, 10), task(2, 300, 100), task(2, 100, 100), task(3, 5000, 5000)];
  expect(processorShare([...threads, ...tasks])).toBe(0.5);
});

it('counts neither the parts of a task nor tasks whose processor time is not known', () => {
  const part = { ...task(1, 100, 0), name: 'Layout' };
  expect(processorShare([thread(1, 'CrRendererMain'), task(1, 100, 90), part, task(1, 100)])).toBe(0.9);
});

it('is 1 where the trace says nothing', () => {
  expect(processorShare([])).toBe(1);
  expect(processorShare([thread(1, 'CrRendererMain')])).toBe(1);
});
