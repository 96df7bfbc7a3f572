import { setTimeout as pause } from 'node:timers/promises';
import { Builder, error, Key, type WebElement } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';
import { DriverService } from 'selenium-webdriver/remote';
import { findShown, type Visitor, WAIT_MS } from './visitor.ts';

/** WebKitGTK's own small browser with nothing stored, driven by its driver. */
export async function openWebKit(driverPath: string, display: string): Promise<Visitor> {
  // That screen even where there is another, and no desktop that reads it aloud.
  const environment = { ...(process.env as Record<string, string>), DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' };
  const service = new DriverService.Builder(driverPath).setLoopback(true).setEnvironment(environment).build();
  const capabilities = { browserName: 'MiniBrowser', timeouts: { script: 30_000, pageLoad: 30_000 } };
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(capabilities)
    .build();
  const run: Visitor['run'] = (script, ...args) => driver.executeScript(script as never, ...args);
  const find = async (selector: string) => {
    const found = () => driver.executeScript<WebElement | null>(findShown, selector);
    const element = (await driver.wait(found, WAIT_MS, `nothing to be seen: ${selector}`)) as WebElement;
    // This driver does not always scroll to what it is told to use.
    await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
    return element;
  };
  const consoleErrors: string[] = [];
  const gather = async () => {
    consoleErrors.push(...(await run(() => (window as Watched).consoleErrors?.splice(0) ?? [])));
    return consoleErrors.filter((text) => !INSTALLED_ALREADY.test(text));
  };
  return {
    run,
    open: async (url) => {
      await gather();
      await driver.get(url);
      await run(watchPage);
    },
    // What moves at that moment, a header that is about to stick, is not taken for clickable: it is tried again.
    click: async (selector) => {
      const click = async () => (await find(selector)).click().then(() => true, refuseUnlessMoving);
      await driver.wait(click, WAIT_MS, `cannot be clicked: ${selector}`);
    },
    type: async (selector, text) => (await find(selector)).sendKeys(text),
    press: async (key) =>
      driver
        .switchTo()
        .activeElement()
        .sendKeys(key === 'Enter' ? Key.ENTER : Key.ESCAPE),
    choose: async (selector, value) => new Select(await find(selector)).selectByValue(value),
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
    consoleErrors: gather,
    leave: async () => {
      // The driver hangs now and then and answers no command from then on. Its browser ends with the screen, then.
      await Promise.race([driver.quit().catch(() => undefined), pause(5_000)]);
      await service.kill();
    },
  };
}

function refuseUnlessMoving(cause: Error): false {
  if (!(cause instanceof error.ElementNotInteractableError)) throw cause;
  return false;
}

/** workbox-window takes a worker to be installing when it hears of it. WebKit may tell it later, on a busy machine. */
const INSTALLED_ALREADY = /^error: TypeError: null is not an object \(evaluating '\w+\.scriptURL'\)$/;

type Watched = Window & { consoleErrors?: string[] };

/** Runs in the page, once it has loaded and before the app starts: this driver has no commands for the console. */
function watchPage(): void {
  const list: string[] = [];
  (window as Watched).consoleErrors = list;
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    console[level] = (...said: unknown[]) => list.push(`${level}: ${said.join(' ')}`);
  addEventListener('error', (event) => list.push(`error: ${event.message}`));
  addEventListener('unhandledrejection', (event) => list.push(`error: ${event.reason}`));
  addEventListener('securitypolicyviolation', (event) => list.push(`policy violation: ${event.violatedDirective}`));
}
