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
  const words = [state.padEnd(WIDTH.state), what.padEnd(WIDTH.what), where.padEnd(WIDTH.where), note];
  return oneLine(words.join(' ').trimEnd());
}

/** Files and what is said of them may hold signs that break a line or move the cursor. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, (sign) => NAMED_SIGNS.get(sign) ?? escaped(sign));
}

const NAMED_SIGNS: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Lines of each state that are said one by one; the others are only counted. */
const SAID_OF_EACH = 200;
/** Reasons of refusals that are said with their number, the most frequent first. */
const SAID_REASONS = 20;
const ORDER = ['added', 'changed', 'withdrawn', 'refused', 'unchanged'] as const;

interface ReportWish {
  /** Also what stays as it is. */
  readonly all: boolean;
  readonly say: (line: string) => void;
  /** Gets every line, however many. */
  readonly write?: (line: string) => void;
}

/** A report that is given lines as they come, and remembers none of them. */
export interface ImportReport {
  add(lines: readonly PrintedLine[]): void;
  /** How many lines of each kind there are: `2 added, 1 refused, 310 unchanged`. */
  summary(): string;
  /** Says what was only counted. */
  end(): void;
  hasRefusals(): boolean;
}

/** Says the first lines of each state, and of refusals how often each reason was given. */
export function createReport({ all, say, write }: ReportWish): ImportReport {
  const counts = new Map<PrintedLine['state'], number>();
  const reasons = new Map<string, number>();
  const count = (state: PrintedLine['state']): number => counts.get(state) ?? 0;
  const addOne = (line: PrintedLine): void => {
    const { state } = line;
    counts.set(state, count(state) + 1);
    if (state === 'unchanged' && !all) return;
    if (state === 'refused') reasons.set(reasonOf(line), (reasons.get(reasonOf(line)) ?? 0) + 1);
    write?.(printed(line));
    if (count(state) <= SAID_OF_EACH) say(printed(line));
  };
  return {
    add: (lines) => lines.forEach(addOne),
    summary() {
      const parts = ORDER.flatMap((state) => (counts.has(state) ? [`${count(state)} ${state}`] : []));
      return parts.length === 0 ? 'nothing' : parts.join(', ');
    },
    end() {
      const said = ORDER.filter((state) => all || state !== 'unchanged');
      for (const state of said)
        if (count(state) > SAID_OF_EACH) say(`… and ${count(state) - SAID_OF_EACH} more ${state}`);
      if (count('refused') <= SAID_OF_EACH) return;
      const often = [...reasons].toSorted(([, left], [, right]) => right - left);
      for (const [reason, times] of often.slice(0, SAID_REASONS))
        say(oneLine(`${times} × refused: ${reason}`));
    },
    hasRefusals: () => counts.has('refused'),
  };
}

/** The same for faults of one kind, whatever row has it: places in lists and ids are left out. */
function reasonOf({ note }: PrintedLine): string {
  return note.replaceAll(/\[\d+\]/gu, '[]').replace(/^(.*: (?:no|sku) [a-z ]*).*$/u, '$1…');
}
