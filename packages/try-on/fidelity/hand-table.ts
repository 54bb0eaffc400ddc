import { meanOf } from '../src/geometry/numbers.ts';
import type { WornError } from './hand-measure.ts';
import type { HandVerdict } from './judge-hands.ts';

const COLUMNS = [
  'flag',
  'points %',
  'watch',
  'scale %',
  'width %',
  'axis °',
  'back °',
  'roll °',
  'rings',
  'scale %',
  'worst',
  'scale %',
];

/**
 * The verdicts as a table of text. Distances are shares of the width of the case or the finger. The table shows the mean
 * and the worst of the five rings.
 */
export function handTable(verdicts: readonly HandVerdict[]): string {
  const width = Math.max(8, ...verdicts.map(({ name }) => name.length));
  const line = (name: string, cells: readonly string[]): string =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join('');
  const rows = verdicts.map((verdict) => {
    const faults = verdict.faults.length === 0 ? '' : `   ✗ ${verdict.faults.join('; ')}`;
    return line(verdict.name, cellsOf(verdict)) + faults;
  });
  return [line('scene', COLUMNS), ...rows].join('\n');
}

function cellsOf({ found, flag, measurement }: HandVerdict): readonly string[] {
  if (!found || !measurement) return COLUMNS.map(() => '–');
  const { pointsPercent, watch, rings } = measurement;
  const mean = (name: keyof WornError): number => meanOf(rings, (ring) => Math.abs(ring[name]));
  const worst = (name: keyof WornError): number =>
    rings.reduce((most, ring) => (Math.abs(ring[name]) > Math.abs(most) ? ring[name] : most), 0);
  return [
    (flag ?? 0).toFixed(2),
    pointsPercent.toFixed(1),
    watch.off.toFixed(2),
    watch.scalePercent.toFixed(0),
    watch.widthPercent.toFixed(0),
    watch.axisDeg.toFixed(1),
    watch.backDeg.toFixed(0),
    watch.rollDeg.toFixed(0),
    mean('off').toFixed(2),
    mean('scalePercent').toFixed(0),
    worst('off').toFixed(2),
    worst('scalePercent').toFixed(0),
  ];
}
