import { treeUsage } from './process-tree.ts';

export interface Cost {
  /** CPU ms per operation of the shop's processes, and of PostgreSQL. */
  readonly shopMs: number;
  readonly postgresMs: number;
}

/** Rounds whose median is taken: the machine is shared, one round says little. */
const ROUNDS = 3;

/** CPU per operation: `work` does some operations and says how many. The first round warms up and is not counted. */
export async function cpuPerOperation(
  pid: number,
  work: () => Promise<number>,
  times = ROUNDS,
): Promise<Cost> {
  await work();
  const rounds: Cost[] = [];
  for (let round = 0; round < times; round += 1) rounds.push(await cpuOf(pid, work));
  return {
    shopMs: median(rounds.map(({ shopMs }) => shopMs)),
    postgresMs: median(rounds.map(({ postgresMs }) => postgresMs)),
  };
}

/** The same for work that can be done but once. */
export async function cpuOf(pid: number, work: () => Promise<number>): Promise<Cost> {
  const before = treeUsage(pid);
  const operations = await work();
  const after = treeUsage(pid);
  return {
    shopMs: (after.shop.cpuMs - before.shop.cpuMs) / operations,
    postgresMs: (after.postgres.cpuMs - before.postgres.cpuMs) / operations,
  };
}

export function median(values: readonly number[]): number {
  const rising = values.toSorted((a, b) => a - b);
  return rising[Math.floor(rising.length / 2)] ?? Number.NaN;
}

export function p95(values: readonly number[]): number {
  const rising = values.toSorted((a, b) => a - b);
  return rising[Math.ceil(rising.length * 0.95) - 1] ?? Number.NaN;
}
