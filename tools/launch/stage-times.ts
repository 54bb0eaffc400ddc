import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './root.ts';

export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

export interface StageTime {
  readonly name: string;
  readonly seconds: number;
  /** Of all processes of the stage together, as far as the system counted them. */
  readonly cpuSeconds: number;
  readonly slowest: readonly FileTime[];
}

const SLOWEST_SHOWN = 5;

/** Where vitest writes its report of one project. */
export const timesFile = (project: string): string => join(ROOT, 'build', 'times', `${project}.json`);

/** The part of vitest's JSON report that is read here; times are milliseconds. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

/** The files that took longest, from vitest's report; none where it wrote none. */
export function slowestFiles(reportFile: string): readonly FileTime[] {
  if (!existsSync(reportFile)) return [];
  const { testResults }: Report = JSON.parse(readFileSync(reportFile, 'utf8'));
  return testResults
    .map(({ name, startTime, endTime }) => ({
      file: relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST_SHOWN);
}

/** proc(5) counts in hundredths of a second; fields 16 and 17 are of children that ended and were waited for. */
const TICKS_PER_SECOND = 100;
const FIELDS_BEFORE_STATE = 2;
const CHILDREN_FIELDS = [16, 17] as const;

/** The CPU time of all processes that this one started and that have ended; 0 where the system does not say. */
export function childrenCpuSeconds(): number {
  if (!existsSync('/proc/self/stat')) return 0;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = CHILDREN_FIELDS.map((field) => Number(fields[field - FIELDS_BEFORE_STATE - 1]));
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND;
}

/** A table of where the time went: every stage, and below a stage of tests its slowest files. */
export function timeTable(stages: readonly StageTime[]): string {
  const total = {
    name: 'all',
    seconds: stages.reduce((sum, { seconds }) => sum + seconds, 0),
    cpuSeconds: stages.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    slowest: [],
  };
  const rows = [...stages, total].flatMap(({ name, seconds, cpuSeconds, slowest }) => [
    [name, seconds.toFixed(1), cpuSeconds.toFixed(1)],
    ...slowest.map((one) => [`  ${one.file}`, one.seconds.toFixed(1), '']),
  ]);
  const all = [['', 'seconds', 'CPU seconds'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map(([name = '', ...figures]) =>
      [
        name.padEnd(widths[0] ?? 0),
        ...figures.map((figure, index) => figure.padStart(widths[index + 1] ?? 0)),
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
