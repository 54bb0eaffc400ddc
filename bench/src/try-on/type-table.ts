import {
  MOTION_TOLERANCE,
  type Following,
  type Spread,
  type Subject,
  type TypeFigures,
} from '@vitrine/try-on/fidelity';
import { table, type Figure } from '../figures/figure.ts';
import type { TypeRow } from '../figures/figures-file.ts';
import type { TypeCost } from './type-cost.ts';

/** All that is measured of one type. */
export interface TypeReport {
  readonly type: string;
  readonly subject: Subject;
  readonly figures: TypeFigures;
  /** How it follows a head or a hand that turns in space. */
  readonly turning: Following | undefined;
  readonly cost: TypeCost;
  /** Pictures of the collection, in which nobody is, and those of them in which it was worn all the same. */
  readonly collection: { readonly pictures: number; readonly worn: number };
}

interface Limits {
  readonly must?: number;
  readonly aim?: number;
}
interface Asked {
  readonly position: Limits;
  readonly rotation?: Limits;
  readonly scale?: Limits;
}

const half = (must: number): Limits => ({ must, aim: must / 2 });

/** What must hold of each type on drawn people. */
const ASKED: Readonly<Record<string, Asked>> = {
  sunglasses: { position: half(4), rotation: half(6), scale: half(12) },
  earrings: { position: half(8), rotation: half(6), scale: half(12) },
  lipsticks: { position: half(4), scale: half(5) },
  eyeshadows: { position: half(4), scale: half(5) },
  rings: { position: half(35), scale: half(15) },
  watches: { position: half(35), rotation: half(10), scale: half(15) },
};
const TRACKING: Readonly<Record<Subject, Limits>> = { head: { must: 25 }, hand: { must: 40 } };
const MEGABYTE = 1_000_000;

/** One type's table, what came of photographs below it. */
export function typeTable(report: TypeReport): string {
  const { type, figures } = report;
  const rows = [...placeRows(report), ...motionRows(report), ...emptyRows(report), ...costRows(report)];
  const photographs =
    figures.photographed === undefined
      ? ['The shared photographs are absent.']
      : figures.photographed.map((line) => `- ${line}`);
  return [`### ${type}`, '', table(rows), '', ...photographs].join('\n');
}

/** What `bench/figures.json` keeps of a type. */
export function typeRow({ type, figures }: TypeReport): Omit<TypeRow, 'on' | 'how'> {
  const { position, partName, pictures, rotationDeg, scalePercent, motion } = figures;
  return {
    type,
    position: { ...position, ...ASKED[type]?.position },
    partName,
    pictures,
    ...(rotationDeg && { turnDeg: rotationDeg }),
    scalePercent,
    ...(motion && {
      tremblePx: motion.tremblePx,
      lagFrames: motion.lagFrames,
      trailPx: motion.trailPx,
    }),
  };
}

function placeRows({ type, figures }: TypeReport): readonly Figure[] {
  const { position, rotationDeg, scalePercent, pictures, partName } = figures;
  const asked = ASKED[type];
  const worst = (
    name: string,
    { mean, worst: measured }: Spread,
    limits: Limits & { readonly unit: string },
  ) =>
    figure(`${name}: worst of ${pictures} (mean ${mean.toFixed(1)})`, limits.unit, { measured, ...limits });
  return [
    worst(`position, of ${partName}`, position, { unit: '%', ...asked?.position }),
    ...(rotationDeg ? [worst('rotation', rotationDeg, { unit: '°', ...asked?.rotation })] : []),
    worst('scale', scalePercent, { unit: '%', ...asked?.scale }),
  ];
}

function motionRows({ figures, turning }: TypeReport): readonly Figure[] {
  const { motion } = figures;
  const { tremblePx, lagFrames } = MOTION_TOLERANCE;
  return [
    ...(motion
      ? [
          figure('jitter, held still with sensor noise', 'px', {
            measured: motion.tremblePx,
            must: tremblePx,
          }),
          figure('lag, a still panned, zoomed and turned', 'frames', {
            measured: motion.lagFrames,
            must: lagFrames,
          }),
          figure('distance that makes (root mean square)', 'px', { measured: motion.trailPx }),
          figure('drift, back where it began', 'px', { measured: motion.driftPx }),
        ]
      : []),
    ...(turning
      ? [
          figure('lag, turning in space', 'frames', { measured: turning.lagFrames, must: lagFrames }),
          figure('distance from the truth then', 'px', { measured: turning.trailPx }),
        ]
      : []),
  ];
}

function emptyRows({ figures, collection }: TypeReport): readonly Figure[] {
  const { empty } = figures;
  const none = { must: 0, aim: 0 };
  return [
    figure(`worn by nobody, of ${empty.pictures} pictures`, '', { measured: empty.worn, ...none }),
    figure(`worn by nobody, of ${collection.pictures} pictures of products`, '', {
      measured: collection.worn,
      ...none,
    }),
  ];
}

function costRows({ subject, cost }: TypeReport): readonly Figure[] {
  return [
    figure('the worker, per frame (CPU)', 'ms', { measured: cost.trackMs, ...TRACKING[subject] }),
    figure('script per worn frame, p95 (CPU)', 'ms', { measured: cost.scriptMs, must: 8, aim: 5 }),
    figure('first worn frame after consent, cold', 'ms', { measured: cost.coldMs, must: 8000, aim: 4000 }),
    figure('the same, the engine ready behind the dialog', 'ms', {
      measured: cost.warmMs,
      must: 4000,
      aim: 1500,
    }),
    figure('download without the model, brotli', 'MB', { measured: cost.downloadBytes / MEGABYTE }),
    figure('memory of the browser while worn', 'MB', { measured: cost.memoryBytes / MEGABYTE }),
  ];
}

const figure = (name: string, unit: string, figures: Pick<Figure, 'measured' | 'must' | 'aim'>): Figure => ({
  name,
  unit,
  ...figures,
  better: 'lower',
});
