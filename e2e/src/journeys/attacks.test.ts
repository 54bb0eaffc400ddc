import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startShop } from '@vitrine/testing';
import { expect, it } from 'vitest';

it('a started shop stands the short form of `npm run attack`', async () => {
  const shop = await startShop({ env: { FLOOD_FACTOR: '1000' } });
  try {
    const program = ['attack/src/run.ts', '--short', shop.origin];
    const { stdout } = await promisify(execFile)(process.execPath, program);
    expect(stdout).toMatch(/Nothing went through\.$/mu);
    // Each attack found something to try.
    expect(stdout.match(/^\| [^|]+ \| [1-9]\d* \| 0 \|$/gmu)).toHaveLength(11);
  } finally {
    await shop.remove();
  }
});
