import { CAMERA_ALLOWED, cameraShowing, startChromium, startChromiumWithoutGraphics } from '@vitrine/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';

/** Headless Chromium names itself a robot, and robots get no error page [R2.114]: journeys are walked by people. */
export const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

export interface VisitorOptions {
  /** Y4M file that the camera shows, or how many cameras there are that show a test card; without it there is none. */
  readonly camera?: string | number;
  /** What the visitor answers when the page asks for the camera. */
  readonly cameraAllowed?: boolean;
  /** Held in the hand, 390×844: its main pointer is a finger. */
  readonly phone?: boolean;
  readonly width?: number;
  readonly height?: number;
  readonly javaScript?: boolean;
  readonly acceptLanguage?: string;
  /** Was never asked which country's shop is wanted. */
  readonly isNew?: boolean;
  readonly reducedMotion?: boolean;
  /** Wears something or turns it in 3D. */
  readonly draws?: boolean;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about: uncaught errors and console errors. A good journey ends with none. */
  readonly complaints: readonly string[];
  /** Every request that left the page: method, address, type and the size of what it carried in bytes. */
  readonly requests: readonly SentRequest[];
  leave(): Promise<void>;
}

export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly contentType: string;
  readonly bodyBytes: number;
  readonly cookie: string;
}

/**
 * The browsers of this worker by the cameras they show: starting one takes longer than many a journey, so the next file
 * goes on with it. Playwright ends them with the worker.
 */
const browsers = new Map<string, Promise<Browser>>();

/** Another camera needs another browser; those that nobody uses any more make room for it. */
async function browserWith(flags: readonly string[], draws: boolean): Promise<Browser> {
  const key = [draws, ...flags].join(' ');
  const known = browsers.get(key);
  if (known !== undefined) return known;
  await closeUnused();
  const started = draws ? startChromium(flags) : startChromiumWithoutGraphics(flags);
  browsers.set(key, started);
  return started;
}

async function closeUnused(): Promise<void> {
  for (const [key, started] of browsers) {
    const browser = await started;
    if (browser.contexts().length > 0) continue;
    browsers.delete(key);
    await browser.close();
  }
}

/** A person with a profile of their own, fresh and shared with nobody; optional fake camera. */
export async function newVisitor(origin: string, options: VisitorOptions = {}): Promise<Visitor> {
  const draws = options.draws ?? inject('draws');
  const browser = await browserWith(cameraFlags(options), draws);
  const context = await browser.newContext({
    baseURL: origin,
    userAgent: PERSON,
    ...deviceOf(options),
    javaScriptEnabled: options.javaScript ?? true,
    locale: options.acceptLanguage ?? 'en-US',
    reducedMotion: options.reducedMotion === true ? 'reduce' : 'no-preference',
    permissions: options.camera !== undefined && options.cameraAllowed !== false ? ['camera'] : [],
  });
  // Most visitors have said before which country they shop in, and no banner lies over what they press.
  if (options.isNew !== true) await context.addInitScript(answerGeobanner);
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: SentRequest[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('request', (request) => {
    const headers = request.headers();
    requests.push({
      method: request.method(),
      url: request.url(),
      contentType: headers['content-type'] ?? '',
      bodyBytes: request.postDataBuffer()?.byteLength ?? 0,
      cookie: headers['cookie'] ?? '',
    });
  });
  return {
    page,
    context,
    complaints,
    requests,
    leave: () => context.close(),
  };
}

/** Runs in the browser, in documents without storage too. */
function answerGeobanner(): void {
  try {
    localStorage.setItem('vitrine-geobanner', 'answered');
  } catch {
    // Nothing is remembered then.
  }
}

function deviceOf({ phone = false, width, height }: VisitorOptions) {
  const usual = phone ? { width: 390, height: 844 } : { width: 1280, height: 900 };
  const viewport = { width: width ?? usual.width, height: height ?? usual.height };
  return { viewport, isMobile: phone, hasTouch: phone };
}

function cameraFlags({ camera, cameraAllowed }: VisitorOptions): readonly string[] {
  if (camera === undefined) return [];
  const shown =
    typeof camera === 'number'
      ? [`--use-fake-device-for-media-stream=device-count=${camera}`]
      : cameraShowing(camera);
  return cameraAllowed === false ? shown : [...shown, CAMERA_ALLOWED];
}

/** More bytes than any call of the shop sends. A picture has more. */
const LARGEST_BODY_BYTES = 20_000;

/** Requests to other origins than the named ones, or with a body that may be a picture. */
export function leaks({ requests }: Visitor, origins: readonly string[]): readonly SentRequest[] {
  const isOurs = (url: string) =>
    [...origins.map((origin) => `${origin}/`), 'blob:', 'data:'].some((start) => url.startsWith(start));
  return requests.filter(
    ({ url, contentType, bodyBytes }) =>
      !isOurs(url) || /^image\/|^multipart\//u.test(contentType) || bodyBytes > LARGEST_BODY_BYTES,
  );
}
