/** The trackers the worker can open, by name. Each is opened once, when something worn needs it. */
import { addressOf, type AssetFolder, type TrackerName } from '../assets/asset-manifest.ts';
import { parseCanonicalFace } from '../landmarks/canonical-face.ts';
import { createEarDetector } from './ear-detection.ts';
import { createFaceTracker } from './face-tracker.ts';
import { createFeetTracker } from './feet-tracker.ts';
import { findFeetByBody } from './find-feet-by-body.ts';
import { createHandTracker } from './hand-tracker.ts';
import { faceLuminance, landmarkColours, luminancesOf } from './luminance.ts';
import { mirrorPartnersIn } from './mirror.ts';
import type { ModelName, ModelRunner } from './model-runner.ts';
import type { Raster } from './raster.ts';
import type { TrackedFace } from './read-landmarks.ts';
import type { Tracker } from './tracker.ts';
import type { Seen, SeenFace } from './worker-protocol.ts';

interface Opening {
  readonly models: ModelRunner;
  readonly folder: AssetFolder;
}

interface TrackerSource {
  /** Made ready when the tracker is opened; others it runs are fetched at their first use. */
  readonly models: readonly ModelName[];
  /** Made ready as soon as a camera is expected; a photo needs none of them. */
  readonly followModels: readonly ModelName[];
  open(opening: Opening): Promise<Tracker<Partial<Seen>>>;
}

export const TRACKERS: Readonly<Record<TrackerName, TrackerSource>> = {
  face: {
    models: ['face-detector', 'face-base', 'face-lips', 'face-left-eye', 'face-right-eye'],
    followModels: [],
    open: openFaceTracker,
  },
  hands: {
    models: [],
    followModels: ['palm-lite', 'hand-lite'],
    open: ({ models }) => Promise.resolve(openHandTracker(models)),
  },
  feet: { models: [], followModels: [], open: ({ models }) => Promise.resolve(openFeetTracker(models)) },
};

async function openFaceTracker({ models, folder }: Opening): Promise<Tracker<Pick<Seen, 'face'>>> {
  const face = parseCanonicalFace(await json(addressOf(folder, 'canonical-face')));
  if (!face) throw new Error('The canonical face cannot be read');
  const faces = createFaceTracker(models, mirrorPartnersIn(face.positions));
  const earsIn = createEarDetector(face);
  const seen = (raster: Raster, found: TrackedFace | undefined): Pick<Seen, 'face'> | undefined =>
    found && { face: { ...found, ...coloursOf(raster, found), ears: earsIn(raster, found.landmarks) } };
  return {
    follow: async (raster) => seen(raster, await faces.follow(raster)),
    study: async (raster) => seen(raster, await faces.study(raster)),
    forget: () => faces.forget(),
  };
}

function coloursOf(
  raster: Raster,
  { landmarks }: TrackedFace,
): Pick<SeenFace, 'luminance' | 'shades' | 'colours'> {
  const colours = landmarkColours(raster, landmarks);
  return { luminance: faceLuminance(raster, landmarks), shades: luminancesOf(colours), colours };
}

function openHandTracker(models: ModelRunner): Tracker<Pick<Seen, 'hands'>> {
  const hands = createHandTracker(models);
  return {
    follow: async (raster) => seenHands(await hands.follow(raster)),
    study: async (raster) => seenHands(await hands.study(raster)),
    forget: () => hands.forget(),
  };
}

const openFeetTracker = (models: ModelRunner): Tracker<Partial<Seen>> =>
  createFeetTracker((raster) => findFeetByBody(models, raster));

const seenHands = (hands: Seen['hands'] | undefined) => hands && { hands };

async function json(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
