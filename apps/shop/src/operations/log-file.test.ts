import { execFile } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { LogFile } from './log-file.ts';

/** A device on which every write fails as on a full disk. */
const FULL = '/dev/full';
const LINE = `${'x'.repeat(999)}\n`;

const folder = mkdtempSync(join(tmpdir(), 'vitrine-log-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fill = (log: LogFile): void => {
  for (let line = 0; line < 5; line += 1) log.write(LINE);
};

it('writes its lines in blocks, and the rest at the end', async () => {
  const file = join(folder, 'shop.log');
  const log = new LogFile({ to: openSync(file, 'a'), say: () => undefined });
  fill(log);
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(LINE.repeat(5));
  log.write('the last\n');
  log.flushSync();
  expect(readFileSync(file, 'utf8')).toBe(`${LINE.repeat(5)}the last\n`);
});

it('says once that the disk is full, names the fault, and goes on', async () => {
  const said: string[] = [];
  const log = new LogFile({ to: FULL, say: (line) => said.push(line) });
  fill(log);
  await expect.poll(() => log.fault).toBe('ENOSPC');
  for (let round = 0; round < 20; round += 1) fill(log);
  log.flushSync();
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^The log cannot be written \(ENOSPC: no space left on device, write\)/u);
});

it('lets a process end on a full disk', async () => {
  const program = `
    import { createLogger } from ${JSON.stringify(join(import.meta.dirname, 'logger.ts'))};
    const { log } = createLogger({ level: 'info', file: '${FULL}' });
    log.info({ path: 'x'.repeat(5000) }, 'answered');
    log.info('the last');
    process.exit(0);`;
  const ended = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    timeout: 170_000,
  });
  expect((await ended).stderr).toMatch(/The log cannot be written/u);
});
