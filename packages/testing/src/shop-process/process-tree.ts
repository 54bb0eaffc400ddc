import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly hasEnded: boolean;
}

/** A process and everything it started, directly or not, that still runs; read from Linux's /proc. */
export function processTree(rootPid: number): readonly number[] {
  const running = runningProcesses();
  const members = new Set([rootPid]);
  for (let grown = true; grown;) {
    const before = members.size;
    for (const { pid, parent } of running) if (members.has(parent)) members.add(pid);
    grown = members.size > before;
  }
  return running.map(({ pid }) => pid).filter((pid) => members.has(pid));
}

/** Which of these processes still run. A process that ended but was not reaped by its parent does not run. */
export function stillRunning(pids: readonly number[]): readonly number[] {
  const running = new Set(runningProcesses().map(({ pid }) => pid));
  return pids.filter((pid) => running.has(pid));
}

function runningProcesses(): readonly Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((pid) => {
      const stat = statOf(pid);
      return stat === undefined || stat.hasEnded ? [] : [stat];
    });
}

/** proc(5): the name stands in parentheses and may hold anything; state and parent follow it. */
function statOf(pid: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { pid: Number(pid), parent: Number(parent), hasEnded: state === 'Z' || state === 'X' };
  } catch {
    return undefined; // ended between being listed and being read
  }
}
