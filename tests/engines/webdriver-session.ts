import { setTimeout as pause } from 'node:timers/promises';

/** An element, as the protocol writes it. */
export type ElementReference = Record<string, string>;

/** One session of the WebDriver protocol (https://www.w3.org/TR/webdriver2/): a browser that a driver has started. */
export interface WebDriverSession {
  readonly browserVersion: string;
  /** Sends a command of the session, such as `POST`, `/url`. Throws with the driver's own words. */
  send<Value = void>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value>;
  end(): Promise<void>;
}

export async function startSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  const session = await command<{ sessionId: string; capabilities: { browserVersion: string } }>(driver, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const base = `${driver}/session/${session.sessionId}`;
  return {
    browserVersion: session.capabilities.browserVersion,
    send: (method, path, body) => command(base, method, path, body),
    // A browser that hangs does not end either: whoever started its driver ends both.
    end: () => Promise.race([command<void>(base, 'DELETE', ''), pause(5_000)]),
  };
}

/** How long a driver may take to answer: longer than any wait that it was told of, shorter than a test may take. */
const ANSWER_MS = 35_000;

async function command<Value>(base: string, method: string, path: string, body?: object): Promise<Value> {
  const response = await fetch(base + path, {
    method,
    body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
  return value;
}
