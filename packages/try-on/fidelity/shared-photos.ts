import { mean } from '../src/geometry/numbers.ts';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { at } from './geometry/point.ts';
import type { Verdict } from './judge-scenes.ts';
import { TOLERANCE } from './measure.ts';
import type { Measurement } from './measure.ts';
import type { Found, Probe } from './runner/probe.ts';

/** Photographs that are no part of the project. Tests use them when they lie beside the checkout. */
export const SHARED_PHOTOS = fileURLToPath(new URL('../../../../shared/inputs/photos', import.meta.url));

type Part = 'eyes' | 'lips' | 'iris';
const PARTS: readonly Part[] = ['eyes', 'lips', 'iris'];

/** The name of a point in the shared ground truth (left and right as in the picture), and its landmark number. */
const NAMED_POINTS = {
  eye_left_outer: { landmark: 33, of: 'eyes' },
  eye_left_inner: { landmark: 133, of: 'eyes' },
  eye_right_inner: { landmark: 362, of: 'eyes' },
  eye_right_outer: { landmark: 263, of: 'eyes' },
  pupil_left: { landmark: 468, of: 'iris' },
  pupil_right: { landmark: 473, of: 'iris' },
  mouth_left: { landmark: 61, of: 'lips' },
  mouth_right: { landmark: 291, of: 'lips' },
  upper_lip_outer_mid: { landmark: 0, of: 'lips' },
  upper_lip_inner_mid: { landmark: 13, of: 'lips' },
  lower_lip_inner_mid: { landmark: 14, of: 'lips' },
  lower_lip_outer_mid: { landmark: 17, of: 'lips' },
} as const satisfies Record<string, { landmark: number; of: Part }>;

/** The lower ends of the earlobes, in the order of the answer. */
const LOBES = ['ear_lobe_left_bottom', 'ear_lobe_right_bottom'] as const;

/** The tolerance, in addition to the uncertainty of the marks. */
const ALLOWED_PERCENT = {
  eyes: TOLERANCE.eyesPercent,
  lips: TOLERANCE.lipsPercent,
  iris: TOLERANCE.irisPercent,
} as const;

/** Pictures without a person. */
const NOBODY = ['negatives/chelsea.png', 'negatives/coffee.png'] as const;

type MarkedPoint = { readonly x: number; readonly y: number; readonly tolerancePx: number };
type MarkedFace = { readonly file: string; readonly points: ReadonlyMap<string, MarkedPoint> };

/** Whether the photographs lie beside this checkout. */
export function sharedPhotosArePresent(): boolean {
  return existsSync(join(SHARED_PHOTOS, 'ground-truth.json'));
}

/** Tracks the shared photographs: faces against points marked by eye, and pictures of no person. */
export async function judgeSharedPhotos(probe: Probe): Promise<readonly Verdict[]> {
  const faces = markedFaces(JSON.parse(await readFile(join(SHARED_PHOTOS, 'ground-truth.json'), 'utf8')));
  const verdicts: Verdict[] = [];
  for (const face of faces) {
    const { answer, answeredInMs } = await ask(probe, face.file);
    const judged = answer.none === true ? notFound : judgeFace(answer, face);
    verdicts.push({ name: face.file, expects: 'found', answeredInMs, drawnInMs: 0, ...judged });
  }
  for (const file of NOBODY) {
    const { answer, answeredInMs } = await ask(probe, file);
    const faults = answer.none === true ? [] : ['nobody is there, a face was found'];
    verdicts.push({
      name: file,
      expects: 'nothing',
      found: answer.none !== true,
      faults,
      drawnInMs: 0,
      answeredInMs,
    });
  }
  return verdicts;
}

const notFound = { found: false, faults: ['a face is there, none was found'] } as const;

async function ask(
  probe: Probe,
  file: string,
): Promise<{ answer: Awaited<ReturnType<Probe['detect']>>; answeredInMs: number }> {
  const picture = await readFile(join(SHARED_PHOTOS, file));
  const startedAt = performance.now();
  const answer = await probe.detect(picture);
  return { answer, answeredInMs: performance.now() - startedAt };
}

function judgeFace(
  answer: Found,
  face: MarkedFace,
): Pick<Verdict, 'found' | 'flag' | 'measurement' | 'faults'> {
  const interpupillaryPx = distance(marked(face, 'pupil_left'), marked(face, 'pupil_right'));
  const errors = Object.entries(NAMED_POINTS).map(([name, { landmark, of }]) => {
    const mark = marked(face, name);
    return { of, errorPx: distance(landmarkOf(answer, landmark), mark), tolerancePx: mark.tolerancePx };
  });
  const chosen = (of?: Part): typeof errors => errors.filter((error) => of === undefined || error.of === of);
  const percentOf = (of?: Part): number =>
    (100 * mean(chosen(of).map(({ errorPx }) => errorPx))) / interpupillaryPx;
  const seenPx = distance(landmarkOf(answer, 468), landmarkOf(answer, 473));
  const lobes = LOBES.flatMap((name, ear) => {
    const mark = face.points.get(name);
    const [x = NaN, y = NaN] = at(answer.lobes, ear);
    return mark ? [{ errorPx: distance({ x, y }, mark), tolerancePx: mark.tolerancePx }] : [];
  });
  const measurement: Measurement = {
    ...(lobes.length > 0 && {
      lobesPercent: (100 * Math.max(...lobes.map(({ errorPx }) => errorPx))) / interpupillaryPx,
    }),
    meanPercent: percentOf(),
    eyesPercent: percentOf('eyes'),
    lipsPercent: percentOf('lips'),
    irisPercent: percentOf('iris'),
    pupilDistancePercent: (100 * Math.abs(seenPx - interpupillaryPx)) / interpupillaryPx,
  };
  const faults = PARTS.flatMap((of) => {
    const markingPercent = (100 * mean(chosen(of).map(({ tolerancePx }) => tolerancePx))) / interpupillaryPx;
    const allowed = ALLOWED_PERCENT[of] + markingPercent;
    return percentOf(of) <= allowed
      ? []
      : [`${of} are ${percentOf(of).toFixed(1)} % off, allowed are ${allowed.toFixed(1)}`];
  });
  return {
    found: true,
    flag: answer.flag,
    measurement,
    faults: [...faults, ...lobeFaults(lobes, interpupillaryPx)],
  };
}

type MarkedError = { readonly errorPx: number; readonly tolerancePx: number };

function lobeFaults(lobes: readonly MarkedError[], interpupillaryPx: number): readonly string[] {
  const percent = (px: number): number => (100 * px) / interpupillaryPx;
  return lobes
    .filter(({ errorPx, tolerancePx }) => percent(errorPx - tolerancePx) > TOLERANCE.lobesPercent)
    .map(({ errorPx }) => `a lobe is ${percent(errorPx).toFixed(1)} % off`);
}

function landmarkOf({ points }: Found, landmark: number): { x: number; y: number } {
  const point = at(points, landmark);
  return { x: at(point, 0), y: at(point, 1) };
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function marked({ file, points }: MarkedFace, name: string): MarkedPoint {
  const point = points.get(name);
  if (point === undefined) throw new Error(`${file}: no point ${name} in the ground truth`);
  return point;
}

/** The pictures of the ground truth in which pupils are marked. */
function markedFaces(truth: unknown): readonly MarkedFace[] {
  const images = isRecord(truth) && isRecord(truth['images']) ? truth['images'] : {};
  return Object.entries(images).flatMap(([file, image]) => {
    const points = isRecord(image) && isRecord(image['points']) ? image['points'] : {};
    if (!('pupil_left' in points)) return [];
    return [
      { file, points: new Map(Object.entries(points).flatMap(([name, point]) => parsedPoint(name, point))) },
    ];
  });
}

function parsedPoint(name: string, point: unknown): readonly (readonly [string, MarkedPoint])[] {
  if (!isRecord(point)) return [];
  const { x, y, tol_px: tolerancePx } = point;
  if (typeof x !== 'number' || typeof y !== 'number' || typeof tolerancePx !== 'number') return [];
  return [[name, { x, y, tolerancePx }]];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
