import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { ANSWER_WITHIN_MS } from './other-browser.ts';
import type { Installed, OtherBrowser } from './other-browser.ts';
import { openVirtualScreen, screenIsInstalled } from './virtual-screen.ts';

const FIREFOX = '/usr/bin/firefox-esr';
/** Firefox makes no requests of its own, and draws on the processor in place of a graphics card. */
const PREFERENCES = {
  'webgl.force-enabled': true,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

/** Debian's Firefox, driven by WebDriver BiDi. */
export function firefox(): Installed {
  const name = 'Firefox';
  if (!existsSync(FIREFOX)) return { name, absent: `${FIREFOX} is not installed (apt: firefox-esr)` };
  if (!screenIsInstalled()) return { name, absent: 'Xvfb is not installed (apt: xvfb)' };
  return { start };
}

async function start(): Promise<OtherBrowser> {
  const screen = await openVirtualScreen();
  const home = await mkdtemp(join(tmpdir(), 'try-on-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: false,
    protocolTimeout: ANSWER_WITHIN_MS,
    extraPrefsFirefox: PREFERENCES,
    env: {
      DISPLAY: screen.display,
      HOME: home,
      LIBGL_ALWAYS_SOFTWARE: '1',
      MOZ_CRASHREPORTER_DISABLE: '1',
      PATH: '/usr/bin:/bin',
    },
  });
  const page = await browser.newPage();
  return {
    name: await browser.version(),
    open: async (url) => {
      await page.goto(url);
    },
    ask: async (expression) => page.evaluate(expression),
    close: async () => {
      await browser.close();
      screen.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}
