import { at } from './geometry/point.ts';
import { beyondTolerance, measured, TOLERANCE, TOLERANCE_IN_THE_DARK } from './measure.ts';
import type { Measurement } from './measure.ts';
import { judgeMotion } from './motion/judge-motion.ts';
import type { FollowedSubject, Motions } from './motion/judge-motion.ts';
import { ON_HEADS } from './motion/worn-places.ts';
import type { HeadTruth } from './picture/head-truth.ts';
import type { ClipStudio } from './runner/clip-studio.ts';
import type { HeadStudio } from './runner/head-studio.ts';
import type { Probe, Probed, SteadiedPoints } from './runner/probe.ts';
import { aScene, WEBCAM } from './scenes.ts';
import type { Expectation, NamedScene } from './scenes.ts';
import { sceneAt } from './video.ts';

/** The verdict on one picture. `faults` are in words; an empty list means that it passed. */
export type Verdict = {
  readonly name: string;
  readonly expects: Expectation;
  readonly found: boolean;
  readonly flag?: number;
  readonly measurement?: Measurement;
  /** The hint that the engine gives the shopper. */
  readonly hint?: string;
  readonly faults: readonly string[];
  readonly drawnInMs: number;
  readonly answeredInMs: number;
};

type Pages = { readonly studio: HeadStudio; readonly probe: Probe };

/** Draws every scene and compares the answer of the engine with the truth. */
export async function judgeScenes(
  scenes: readonly NamedScene[],
  { studio, probe }: Pages,
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const scene of scenes) {
    const startedAt = performance.now();
    const { png, truth } = await studio.drawPng(scene);
    const drawnAt = performance.now();
    const answer = await probe.detect(png);
    const times = { drawnInMs: drawnAt - startedAt, answeredInMs: performance.now() - drawnAt };
    verdicts.push({ ...judged(answer, scene, truth), ...times });
  }
  return verdicts;
}

/** Draws a head that moves before a camera and compares the engine's answer to each frame with the truth. */
export async function judgeMovement(
  scene: NamedScene,
  frameCount: number,
  { studio, probe }: Pages,
): Promise<readonly Verdict[]> {
  const startedAt = performance.now();
  const frames = [];
  for (let frame = 0; frame < frameCount; frame += 1) {
    const moment = { ...sceneAt(scene, frame / frameCount), name: `${scene.name}, frame ${frame + 1}` };
    frames.push({ moment, ...(await studio.drawPng(moment)) });
  }
  const drawnAt = performance.now();
  const answers = await probe.follow(frames.map(({ png }) => png));
  const times = {
    drawnInMs: (drawnAt - startedAt) / frameCount,
    answeredInMs: (performance.now() - drawnAt) / frameCount,
  };
  return frames.map(({ moment, truth }, index) => ({
    ...judged(at(answers, index), moment, truth),
    ...times,
  }));
}

const STILL = aScene('still', { camera: WEBCAM, pose: { yawDeg: 8, pitchDeg: 3, rollDeg: 4 } });

/** How the products of a head follow a still head before a noisy camera, and a moving head. */
export async function judgeHeadMotion({ studio, probe }: Pages, clips: ClipStudio): Promise<Motions> {
  const { png } = await studio.drawPng(STILL);
  const { widthPx, heightPx } = STILL.camera;
  return judgeMotion({ still: { png, widthPx, heightPx }, follow: followHead(probe) }, ON_HEADS, clips);
}

/** The face in each picture of a clip. */
export const followHead =
  (probe: Probe) =>
  async (pictures: readonly Uint8Array[]): Promise<FollowedSubject<SteadiedPoints>> => {
    const answers = await probe.follow(pictures);
    return { frames: answers.map(({ steady }) => steady), trackMs: answers.map(({ trackMs }) => trackMs) };
  };

function judged(
  answer: Probed,
  scene: NamedScene,
  truth: HeadTruth,
): Omit<Verdict, 'drawnInMs' | 'answeredInMs'> {
  if (answer.none === true) {
    const faults = scene.expects === 'found' ? ['a face is there, none was found'] : [];
    return { name: scene.name, expects: scene.expects, found: false, faults, ...hintOf(answer) };
  }
  const measurement = measured(answer, truth);
  return {
    name: scene.name,
    expects: scene.expects,
    found: true,
    flag: answer.flag,
    measurement,
    faults: faultsOf(scene, measurement),
    ...hintOf(answer),
  };
}

const hintOf = ({ hint }: Probed): Pick<Verdict, 'hint'> => (hint === undefined ? {} : { hint });

function faultsOf({ expects }: NamedScene, measurement: Measurement): readonly string[] {
  if (expects === 'nothing') return ['nobody is there, a face was found'];
  return beyondTolerance(measurement, expects === 'found' ? TOLERANCE : TOLERANCE_IN_THE_DARK);
}
