import type { Browser } from '@playwright/test';

/** A page without Playwright's own wiring: commands of the Chrome DevTools Protocol, and what an expression comes to. */
export interface BarePage {
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  /** The expression's value, awaited, as JSON has it. Throws what it throws. */
  evaluate<Value>(expression: string): Promise<Value>;
  close(): Promise<void>;
}

interface Answer {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message: string };
}

/**
 * Opens a page in a browser context of its own, in which the Runtime domain of the protocol stays off, as for visitors. Playwright,
 * Puppeteer and Lighthouse switch it on in each of their pages, and then V8 works out where each error was made as soon as it is made:
 * for the three that React makes when it is loaded it parses all of React DOM once more, 160 ms of a phone's time.
 */
export async function openBarePage(browser: Browser, { width, height }: { width: number; height: number }): Promise<BarePage> {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
  // Not flattened: Playwright's sessions reach only targets that it opened itself.
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (answer: Answer) => void>();
  root.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const answer = JSON.parse(event.message) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  const send: BarePage['send'] = async (method, params = {}) => {
    const id = waiting.size + 1;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    await root.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  };
  await send('Page.enable');
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 2, mobile: true });
  return {
    send,
    async evaluate<Value>(expression: string) {
      const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      const { result, exceptionDetails } = answer as { result: { value: Value }; exceptionDetails?: { text: string } };
      if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
      return result.value;
    },
    async close() {
      await root.send('Target.disposeBrowserContext', { browserContextId });
      await root.detach();
    },
  };
}
