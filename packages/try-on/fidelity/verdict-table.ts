import type { Verdict } from './judge-scenes.ts';
import type { Measurement } from './measure.ts';

const COLUMNS = [
  'found',
  'flag',
  'mean',
  'eyes',
  'lips',
  'iris',
  'pupils',
  'lobes',
  'turn °',
  'size %',
  'draw ms',
  'ms',
] as const;

/** The verdicts as a table of text; errors in percent of the interpupillary distance. */
export function verdictTable(verdicts: readonly Verdict[]): string {
  const width = Math.max(8, ...verdicts.map(({ name }) => name.length));
  const line = (name: string, cells: readonly string[]): string =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join('');
  const rows = verdicts.map((verdict) => {
    const hint = verdict.hint === undefined ? '' : `   ${verdict.hint}`;
    const faults = verdict.faults.length === 0 ? '' : `   ✗ ${verdict.faults.join('; ')}`;
    return line(verdict.name, cellsOf(verdict)) + hint + faults;
  });
  return [line('scene', COLUMNS), ...rows].join('\n');
}

function cellsOf({ found, flag, measurement, drawnInMs, answeredInMs }: Verdict): readonly string[] {
  const errors =
    measurement === undefined ? Array<string>(8).fill(shown(undefined, 0)) : errorCells(measurement);
  return [found ? 'yes' : 'no', shown(flag, 2), ...errors, shown(drawnInMs, 0), shown(answeredInMs, 0)];
}

function errorCells(measurement: Measurement): readonly string[] {
  const { pose, ...percents } = measurement;
  const { meanPercent, eyesPercent, lipsPercent, irisPercent, pupilDistancePercent, lobesPercent } = percents;
  const shares = [meanPercent, eyesPercent, lipsPercent, irisPercent, pupilDistancePercent, lobesPercent];
  return [
    ...shares.map((share) => shown(share, 2)),
    shown(pose?.rotationDeg, 1),
    shown(pose?.sizePercent, 1),
  ];
}

function shown(value: number | undefined, digits: number): string {
  return value === undefined ? '–' : value.toFixed(digits);
}
