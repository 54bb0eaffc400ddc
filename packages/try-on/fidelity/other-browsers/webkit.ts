import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Installed, OtherBrowser } from './other-browser.ts';
import { openVirtualScreen, screenIsInstalled } from './virtual-screen.ts';
import { openSession } from './webdriver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const UP_WITHIN_MS = 15_000;

/** Debian's WebKitGTK. It is the browser on Linux that is most similar to Safari, but it is not Safari. */
export function webkit(): Installed {
  const name = 'WebKit';
  if (!existsSync(DRIVER) || !existsSync(BROWSER))
    return { name, absent: `${DRIVER} is not installed (apt: webkit2gtk-driver)` };
  if (!screenIsInstalled()) return { name, absent: 'Xvfb is not installed (apt: xvfb)' };
  return { start };
}

async function start(): Promise<OtherBrowser> {
  const screen = await openVirtualScreen();
  const home = await mkdtemp(join(tmpdir(), 'try-on-webkit-'));
  const port = await freePort();
  // The driver has a process group of its own, so that its processes can be ended even when a page hangs and the
  // session does not end.
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      DISPLAY: screen.display,
      HOME: home,
      LIBGL_ALWAYS_SOFTWARE: '1',
      PATH: '/usr/bin:/bin',
      // Its own sandbox does not start as root in containers.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await isUp(origin);
  const session = await openSession(origin, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
  });
  return {
    name: `WebKitGTK ${session.version}`,
    open: session.open,
    ask: session.ask,
    close: async () => {
      await session.end();
      if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGKILL');
      screen.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function isUp(origin: string): Promise<void> {
  const until = performance.now() + UP_WITHIN_MS;
  for (;;) {
    const answer = await fetch(`${origin}/status`).catch(() => undefined);
    if (answer?.ok === true) return;
    if (performance.now() > until) throw new Error('WebKitWebDriver did not come up');
    await after(200);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}
