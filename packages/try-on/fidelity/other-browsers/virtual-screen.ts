import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const XVFB = '/usr/bin/Xvfb';
const UP_WITHIN_MS = 10_000;

export const screenIsInstalled = (): boolean => existsSync(XVFB);

/** A screen without a monitor. Browsers offer WebGL only on a screen. */
export async function openVirtualScreen(): Promise<{
  readonly display: string;
  readonly close: () => void;
}> {
  const screen = spawn(XVFB, ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('Xvfb did not come up')), UP_WITHIN_MS);
    screen.once('error', reject);
    screen.stdout.once('data', (bytes: Buffer) => {
      clearTimeout(late);
      resolve(bytes.toString().trim());
    });
  });
  return { display: `:${number}`, close: () => void screen.kill() };
}
