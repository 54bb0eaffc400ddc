import type { ReportLine } from '@vitrine/database';
import type { MediaLine } from '@vitrine/media-intake';

/** One line of the report, whatever it is about. */
export interface PrintedLine {
  readonly state: ReportLine['state'];
  readonly what: string;
  /** File and, of what is refused, line. */
  readonly where: string;
  readonly note: string;
}

export function rowLine({ state, kind, id, file, line, note }: ReportLine): PrintedLine {
  return { state, what: `${kind} ${id}`, where: line === undefined ? file : `${file}:${line}`, note };
}

export function mediaLine({ state, file, note }: MediaLine): PrintedLine {
  return { state, what: KINDS.get(file.split('/', 1).join()) ?? 'picture', where: file, note };
}

/** By the folder of a house. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['models', 'model'],
  ['size-guides', 'PDF'],
]);

const WIDTH = { state: 10, what: 34, where: 40 } as const;

/** A line as it is printed: what happened, to what, where, why. */
export function printed({ state, what, where, note }: PrintedLine): string {
  return [state.padEnd(WIDTH.state), what.padEnd(WIDTH.what), where.padEnd(WIDTH.where), note]
    .join(' ')
    .trimEnd();
}

/** How many lines of each kind there are: `2 added, 1 refused, 310 unchanged`. */
export function summary(lines: readonly PrintedLine[]): string {
  const counts = new Map<string, number>();
  for (const { state } of lines) counts.set(state, (counts.get(state) ?? 0) + 1);
  const order = ['added', 'changed', 'withdrawn', 'refused', 'unchanged'];
  const parts = order.flatMap((state) => (counts.has(state) ? [`${counts.get(state)} ${state}`] : []));
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}
