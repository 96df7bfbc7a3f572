import { setTimeout as pause } from 'node:timers/promises';
import { findPort } from '../support/find-port.ts';
import { type Child, startChild } from './start-child.ts';
import { findShown, type Target, type Visitor } from './visitor.ts';
import { type ElementReference, startSession, type WebDriverSession } from './webdriver-session.ts';

const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK's own small browser, on a screen that nobody sees, driven by its driver. A session begins with nothing stored. */
export async function openWebKit(driverPath: string, screenPath: string): Promise<Visitor & { version: string }> {
  const screen = startChild(screenPath, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const children: Child[] = [screen];
  try {
    const port = await findPort();
    const driver = startChild(driverPath, [`--port=${port}`], { DISPLAY: `:${await screen.told}`, ...ALONE });
    children.unshift(driver);
    const session = await begin(`http://127.0.0.1:${port}`);
    return { version: session.browserVersion, ...visitorOf(session, () => endAll(children)) };
  } catch (error) {
    endAll(children);
    throw error;
  }
}

/** That screen even where there is another, and no desktop that reads it aloud. */
const ALONE = { GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' };

function endAll(children: Child[]): void {
  for (const child of children) child.end();
}

async function begin(driver: string): Promise<WebDriverSession> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await startSession(driver, { timeouts: { script: 30_000, pageLoad: 30_000 } });
    } catch (error) {
      // The driver does not say when it listens.
      if (tries === 100 || !(error instanceof TypeError)) throw error;
      await pause(100);
    }
  }
}

function visitorOf(session: WebDriverSession, end: () => void): Visitor {
  const consoleErrors: string[] = [];
  const run = <Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args) =>
    session.send<Awaited<Result>>('POST', '/execute/async', {
      script: `const done = arguments[${args.length}]; Promise.resolve((${script})(...arguments)).then(done, (error) => done(String(error)));`,
      args,
    });
  const find = async ({ selector, words }: Target): Promise<string> => {
    for (let tries = 0; tries < 100; tries += 1) {
      const found = await session.send<ElementReference | null>('POST', '/execute/sync', {
        script: `return (${findShown})(...arguments)`,
        args: [selector, words ?? null],
      });
      if (found) {
        // This driver does not always scroll to what it is told to use.
        const script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
        await session.send('POST', '/execute/sync', { script, args: [found] });
        return `/element/${found[ELEMENT]}`;
      }
      await pause(100);
    }
    throw new Error(`nothing to be seen: ${selector} ${words ?? ''}`);
  };
  const gather = async () => {
    consoleErrors.push(...(await run(takeConsoleErrors).catch(() => [])));
  };
  return {
    run,
    open: async (url) => {
      await gather();
      await session.send('POST', '/url', { url });
      await run(watchPage);
    },
    back: () => session.send('POST', '/back'),
    click: async (target) => session.send('POST', `${await find(target)}/click`),
    type: async (target, text) => session.send('POST', `${await find(target)}/value`, { text }),
    press: async (key) => {
      const focused = await session.send<ElementReference>('GET', '/element/active');
      await session.send('POST', `/element/${focused[ELEMENT]}/value`, { text: KEYS[key] });
    },
    choose: async (target, option) => {
      await find(target);
      const wanted = await session.send<ElementReference>('POST', '/execute/sync', {
        script: `return [...(${findShown})(arguments[0], arguments[1]).options].find(({ text }) => text === arguments[2])`,
        args: [target.selector, target.words ?? null, option],
      });
      await session.send('POST', `/element/${wanted[ELEMENT]}/click`);
    },
    draw: async (target) => Buffer.from(await session.send<string>('GET', `${await find(target)}/screenshot`), 'base64'),
    resize: async (width, height) => {
      await session.send('POST', '/window/rect', { width, height });
    },
    consoleErrors: async () => {
      await gather();
      return consoleErrors.splice(0);
    },
    leave: async () => {
      await session.end().catch(() => undefined);
      end();
    },
  };
}

interface Watched extends Window {
  consoleErrors?: string[];
}

/**
 * Runs in the page, once it has loaded and before the app starts: this driver has no commands for the console, and none
 * that runs before a page.
 */
function watchPage(): void {
  const list: string[] = [];
  (window as Watched).consoleErrors = list;
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    console[level] = (...said: unknown[]) => list.push(`${level}: ${said.join(' ')}`);
  }
  addEventListener('error', (event) => list.push(`error: ${event.message}`));
  addEventListener('unhandledrejection', (event) => list.push(`error: ${event.reason}`));
  addEventListener('securitypolicyviolation', (event) => list.push(`policy violation: ${event.violatedDirective} ${event.blockedURI}`));
}

/** Runs in the page. */
function takeConsoleErrors(): string[] {
  return (window as Watched).consoleErrors?.splice(0) ?? [];
}
