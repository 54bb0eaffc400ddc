import { existsSync } from 'node:fs';
import { CHROMIUM } from '../../packages/testing/src/browser/chromium-settings.ts';
import { run } from './run.ts';

const INSTALL = 'apt-get update && apt-get install -y --no-install-recommends chromium fonts-noto-core';

/** The browser journeys need the system's Chromium: installs it where that is allowed, else says exactly what to do. */
export async function ensureChromium(say: (line: string) => void): Promise<void> {
  if (existsSync(CHROMIUM)) return;
  const asRoot = process.getuid?.() === 0;
  if (!asRoot || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`The journeys need Chromium at ${CHROMIUM}. Install it with:\n  sudo sh -c '${INSTALL}'`);
  }
  say('Installing Chromium for the journeys …');
  await run('sh', ['-c', INSTALL], { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
}
