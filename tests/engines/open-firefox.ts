import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { findShown, type Visitor, WAIT_MS } from './visitor.ts';

/** Firefox with nothing stored. It speaks WebDriver BiDi by itself. */
export async function openFirefox(executablePath: string): Promise<Visitor> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  const consoleErrors: string[] = [];
  page.on('console', (message) => consoleErrors.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => consoleErrors.push(`error: ${error}`));
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', (event) => console.error(`policy violation: ${event.violatedDirective}`));
  });
  const find = async (selector: string) =>
    (await page.waitForFunction(findShown, { polling: 100, timeout: WAIT_MS }, selector).catch((error) => {
      throw new Error(`nothing to be seen: ${selector}`, { cause: error });
    })) as ElementHandle<Element>;
  return {
    open: async (url) => void (await page.goto(url)),
    run: (script, ...args) => page.evaluate(script as (...given: unknown[]) => unknown, ...args) as never,
    click: async (selector) => (await find(selector)).click(),
    type: async (selector, text) => (await find(selector)).type(text),
    press: (key) => page.keyboard.press(key),
    choose: async (selector, value) => void (await (await find(selector)).select(value)),
    resize: (width, height) => page.setViewport({ width, height }),
    consoleErrors: async () => consoleErrors.filter((text) => !CUT_OFF.test(text)),
    leave: () => browser.close(),
  };
}

/** What Firefox says of files on their way when a page is left (2152398850: aborted). A page whose script fails never gets ready. */
const CUT_OFF =
  /Failed to load ‘[^’]*\/images\/|download failed .* status=2152398850|A ServiceWorker intercepted the request and encountered/;
