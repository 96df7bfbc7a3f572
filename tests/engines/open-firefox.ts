import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { findShown, type Target, type Visitor } from './visitor.ts';

/** Firefox, which speaks WebDriver BiDi by itself. Every visitor begins with nothing stored. */
export async function openFirefox(executablePath: string): Promise<Visitor & { version: string }> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  const consoleErrors: string[] = [];
  page.on('console', (message) => consoleErrors.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => {
    if (!CUT_OFF.test(String(error))) consoleErrors.push(`error: ${error}`);
  });
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  const find = async ({ selector, words = undefined }: Target): Promise<ElementHandle<Element>> => {
    const found = await page.waitForFunction(findShown, { polling: 100, timeout: 15_000 }, selector, words ?? null).catch((error) => {
      throw new Error(`nothing to be seen: ${selector} ${words ?? ''} (${error})`);
    });
    return found.asElement() as ElementHandle<Element>;
  };
  return {
    version: (await browser.version()).replace('firefox/', ''),
    open: async (url) => {
      await page.goto(url);
    },
    back: async () => {
      await page.goBack();
    },
    run: (script, ...args) => page.evaluate(script as (...given: unknown[]) => unknown, ...args) as never,
    click: async (target) => (await find(target)).click(),
    type: async (target, text) => (await find(target)).type(text),
    press: (key) => page.keyboard.press(key),
    choose: async (target, option) => {
      const select = await find(target);
      const value = await select.evaluate(
        (element, text) => [...(element as HTMLSelectElement).options].find((one) => one.text === text)?.value,
        option,
      );
      await select.select(value as string);
    },
    draw: async (target) => Buffer.from(await (await find(target)).screenshot()),
    resize: (width, height) => page.setViewport({ width, height }),
    consoleErrors: async () => consoleErrors.splice(0),
    leave: () => browser.close(),
  };
}

/** What Firefox says of a picture or a font that was on its way when the visitor left the page (2152398850: aborted). */
const CUT_OFF = /Failed to load ‘[^’]*\/images\/|download failed .* status=2152398850/;
