import { launch } from 'chrome-launcher';
import lighthouse, { type Config, defaultConfig, type Result } from 'lighthouse';
import { findChromium } from '../find-chromium.mjs';
import { CI } from './assertions.ts';
import { CPU_SLOWDOWN, DESKTOP_INDEX } from './machine.ts';
import { processorShare } from './processor-share.ts';

const { chromeFlags, ...settings } = CI.collect.settings;
const skipAudits = adviceOnly();

export interface LighthouseRun {
  report: Result;
  html: string;
  /** How much of its time the page's main thread had a processor. */
  share: number;
}

/**
 * One run, as `lhci collect` does it: in a browser with a profile of its own, but in this process, which is started once.
 *
 * @param benchmarkIndex what an earlier run measured of this machine. Below a desktop computer's the CPU is slowed down less, in
 *   proportion: the simulated phone stays the same.
 */
export async function runLighthouse(url: string, benchmarkIndex = DESKTOP_INDEX): Promise<LighthouseRun> {
  const browser = await launch({ chromePath: findChromium(), chromeFlags: chromeFlags.split(' ') });
  try {
    const throttling = { cpuSlowdownMultiplier: CPU_SLOWDOWN * Math.min(1, benchmarkIndex / DESKTOP_INDEX) };
    const result = await lighthouse(url, { port: browser.port, output: 'html', logLevel: 'error', skipAudits, throttling, ...settings });
    if (!result) throw new Error(`Lighthouse has no report of ${url}`);
    const { traceEvents } = result.artifacts.Trace;
    return { report: result.lhr, html: result.report as string, share: processorShare(traceEvents) };
  } finally {
    await browser.kill();
  }
}

/** Audits that count in no score and that nothing asserts: advice, which takes a fifth of a run. */
function adviceOnly(): string[] {
  const { categories, audits } = defaultConfig as Config;
  const asserted = CI.assert.assertMatrix.flatMap(({ assertions }) => Object.keys(assertions).map((name) => name.split(':')[0]));
  const refs = Object.values(categories ?? {}).flatMap((category) => category?.auditRefs ?? []);
  const counted = new Set([...asserted, ...refs.flatMap(({ id, weight }) => (weight > 0 ? id : []))]);
  const names = (audits ?? []).flatMap((path) => (typeof path === 'string' ? path.split('/').at(-1) : undefined) ?? []);
  return names.filter((name) => !counted.has(name));
}
