#!/usr/bin/env node
/**
 * The one entry of every command: `npm start`, `npm test`, `npm run dev | build | check | bench | e2e`.
 *
 * It must run on a bare checkout with the Node of the machine (20 or newer), so it uses nothing but Node itself:
 * it installs what the lock file names when that is missing or has changed, then hands over to tools/launch/ on
 * the Node that the project pins.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(fileURLToPath(import.meta.url));
const STAMP = join(ROOT, 'node_modules', '.installed');
const NODE = join(ROOT, 'node_modules', '.bin', 'node');
const [command = 'start', ...rest] = process.argv.slice(2);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Vitrine needs Node 20.19 or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}

install();
handOver();

/** The installed packages are those of the lock file, exactly; a stamp inside node_modules says which lock file. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  process.stdout.write('Installing packages (once, about a minute) …\n');
  const npm = process.env.npm_execpath;
  // Not `npm ci`: it refuses a lock file that lacks the packages of platforms its registry did not carry. With
  // `--no-save` the lock file is obeyed and left as it is.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const done =
    npm === undefined
      ? spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit' })
      : spawnSync(process.execPath, [npm, ...args], { cwd: ROOT, stdio: 'inherit' });
  if (done.status !== 0) process.exit(done.status ?? 1);
  writeFileSync(STAMP, lock);
}

/**
 * Runs the command on the pinned Node. In a terminal Ctrl-C reaches the whole group, so this process only waits;
 * a supervisor's SIGTERM reaches this process alone and is passed on. npm passes nothing on: when it is killed,
 * its disappearance is the signal.
 */
function handOver() {
  const child = spawn(
    NODE,
    ['--disable-warning=ExperimentalWarning', join(ROOT, 'tools', 'launch', 'main.ts'), command, ...rest],
    {
      cwd: ROOT,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH ?? ''}` },
    },
  );
  const parent = process.ppid;
  const stop = () => child.kill('SIGTERM');
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
  process.on('SIGINT', () => {});
  const watch = setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500);
  child.on('exit', (code, signal) => {
    clearInterval(watch);
    process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
  });
}
