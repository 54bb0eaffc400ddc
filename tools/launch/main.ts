import { build } from './build.ts';
import { check } from './check.ts';
import { dev } from './dev.ts';
import { startShop } from './start-shop.ts';
import { studio } from './studio.ts';
import { checkTracking, drawnJourneys, journeys, test } from './test.ts';
import { run } from './run.ts';
import { join } from 'node:path';
import { BIN } from './root.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a workspace's own program on the pinned Node, after a build. */
const program = (file: string) => async (rest: readonly string[]) => {
  await build(say);
  await run(join(BIN, 'node'), [file, ...rest]);
};

const COMMANDS: Readonly<Record<string, (rest: readonly string[]) => Promise<void>>> = {
  start: async () => {
    await build(say);
    await startShop(say);
  },
  build: async () => build(say),
  check: async () => check(say),
  dev: async () => dev(say),
  test: async () => test(say),
  journeys: async (rest) => journeys(say, rest),
  'journeys:drawn': async (rest) => drawnJourneys(say, rest),
  'check:tracking': async () => checkTracking(say),
  studio: async () => studio(say),
  attack: program('attack/src/run.ts'),
  'attack:kills': program('attack/src/run-kills.ts'),
  bench: program('bench/src/run.ts'),
  'try-on:browsers': program('packages/try-on/fidelity/other-browsers/run.ts'),
  'try-on:goldens': program('packages/try-on/fidelity/golden/retake.ts'),
  'bench:chats': program('bench/src/run-chats.ts'),
  'bench:large': program('bench/src/run-large.ts'),
  'bench:load': program('bench/src/run-load.ts'),
  'bench:clients': program('bench/src/run-clients.ts'),
  'bench:sale': program('bench/src/run-sale.ts'),
  'bench:search': program('bench/src/run-search.ts'),
  'bench:try-on': program('bench/src/run-try-on.ts'),
};

const [name = 'start', ...rest] = process.argv.slice(2);
const command = COMMANDS[name];
if (command === undefined) {
  process.stderr.write(`There is no command ${name}. Known: ${Object.keys(COMMANDS).join(', ')}.\n`);
  process.exit(1);
}
try {
  await command(rest);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
