import { readdirSync, readFileSync } from 'node:fs';

/** What the processes below (and including) one have used: read from Linux's /proc. */
interface Usage {
  /** User and system time in ms; the kernel counts in ticks of 10 ms, so measure over many requests. */
  readonly cpuMs: number;
  /** Resident memory in bytes, pages shared between processes counted in proportion. */
  readonly memoryBytes: number;
}

export interface TreeUsage {
  /** The launcher and the shop. */
  readonly shop: Usage;
  readonly postgres: Usage;
  /** The demo's mailbox, payment provider and workshop: other companies' machines in real life. */
  readonly neighbours: Usage;
}

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
  readonly cpuMs: number;
}

const MS_PER_TICK = 10;

/** Usage of a process and its descendants, PostgreSQL apart from the rest. */
export function treeUsage(rootPid: number, { withMemory = false } = {}): TreeUsage {
  const processes = readProcesses();
  const members = new Set([rootPid]);
  for (let grown = true; grown;) {
    const before = members.size;
    for (const { pid, parent } of processes) if (members.has(parent)) members.add(pid);
    grown = members.size > before;
  }
  const own = processes.filter(({ pid }) => members.has(pid));
  const sum = (list: readonly Process[]): Usage => ({
    cpuMs: list.reduce((total, { cpuMs }) => total + cpuMs, 0),
    memoryBytes: withMemory ? list.reduce((total, { pid }) => total + processMemoryBytes(pid), 0) : 0,
  });
  const part = (wanted: keyof TreeUsage): Usage => sum(own.filter((process) => partOf(process) === wanted));
  return { shop: part('shop'), postgres: part('postgres'), neighbours: part('neighbours') };
}

const NEIGHBOURS = /apps\/(payment-sandbox|mailbox|workshop)\//u;

function partOf({ pid, name }: Process): keyof TreeUsage {
  if (name === 'postgres') return 'postgres';
  return NEIGHBOURS.test(readOrNothing(`/proc/${pid}/cmdline`) ?? '') ? 'neighbours' : 'shop';
}

function readProcesses(): readonly Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((pid) => {
      const stat = readOrNothing(`/proc/${pid}/stat`);
      return stat === undefined ? [] : [parseStat(Number(pid), stat)];
    });
}

/** proc(5): the name stands in parentheses and may hold spaces; fields 4, 14–17 are parent, utime, stime, and the waited-for children's. */
function parseStat(pid: number, stat: string): Process {
  const close = stat.lastIndexOf(')');
  const fields = stat
    .slice(close + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const ticks = fields.slice(11, 15).reduce((total, value) => total + value, 0);
  return { pid, parent, name: stat.slice(stat.indexOf('(') + 1, close), cpuMs: ticks * MS_PER_TICK };
}

/** Resident memory of one process in bytes (PSS); 0 once it has ended. */
export function processMemoryBytes(pid: number): number {
  const rollup = readOrNothing(`/proc/${pid}/smaps_rollup`) ?? '';
  const kilobytes = /^Pss:\s+(\d+) kB$/mu.exec(rollup)?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** A process may end between being listed and being read. */
function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
