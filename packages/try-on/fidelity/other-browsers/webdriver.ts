import { ANSWER_WITHIN_MS } from './other-browser.ts';

/** The part of W3C WebDriver that our pages need. */
export type WebDriverSession = {
  readonly version: string;
  readonly open: (url: string) => Promise<void>;
  readonly ask: (expression: string) => Promise<unknown>;
  readonly end: () => Promise<void>;
};

const END_WITHIN_MS = 8_000;

/** Evaluates an expression in the page. An error comes back as text, because drivers say little about errors. */
const WORK_OUT = `
  const [expression, done] = arguments;
  Promise.resolve().then(() => (0, eval)(expression)).then(
    (value) => done({ value: JSON.stringify(value) }),
    (error) => done({ error: String(error && error.message || error) }),
  );`;

/** Opens a session of a driver at `origin`; throws the error that the driver reports. */
export async function openSession(origin: string, capabilities: object): Promise<WebDriverSession> {
  const opened = await put(`${origin}/session`, { capabilities: { alwaysMatch: capabilities } });
  const path = `${origin}/session/${String(read(opened, 'sessionId'))}`;
  await put(`${path}/timeouts`, { script: ANSWER_WITHIN_MS, pageLoad: ANSWER_WITHIN_MS });
  return {
    version: String(read(read(opened, 'capabilities'), 'browserVersion')),
    open: async (url) => {
      await put(`${path}/url`, { url });
    },
    ask: async (expression) => {
      const answer = await put(`${path}/execute/async`, { script: WORK_OUT, args: [expression] });
      const error = read(answer, 'error');
      if (typeof error === 'string') throw new Error(error);
      const value = read(answer, 'value');
      return typeof value === 'string' ? JSON.parse(value) : undefined;
    },
    end: async () => {
      await fetch(path, { method: 'DELETE', signal: AbortSignal.timeout(END_WITHIN_MS) }).catch(
        () => undefined,
      );
    },
  };
}

async function put(url: string, body: object): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const value = read(await answer.json(), 'value');
  const error = read(value, 'error');
  if (!answer.ok) throw new Error(`${String(error)}: ${String(read(value, 'message'))}`);
  return value;
}

const read = (value: unknown, key: string): unknown => Reflect.get(Object(value), key);
