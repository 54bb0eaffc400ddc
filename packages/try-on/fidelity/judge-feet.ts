import type { Raster } from '../src/tracking/raster.ts';
import { createFeetTracker } from '../src/tracking/feet-tracker.ts';
import { FOOT_SIDES } from '../src/tracking/detected-feet.ts';
import type { DetectedFeet, DetectedFoot } from '../src/tracking/detected-feet.ts';
import { upSeenFrom } from '../src/pose/feet-pose.ts';
import { FOOT_CLIPS } from './foot-clips.ts';
import type { FootClip } from './foot-clips.ts';
import type { FootTruth } from './picture/foot-truth.ts';
import type { FootStudioPage } from './runner/foot-studio.ts';

export type FootVerdict = {
  readonly name: string;
  /**
   * The error of the worst heel or toe, as a share of the foot's length: in the last picture, and in the worst picture.
   */
  readonly drift: number;
  readonly worst: number;
  /** The root mean square of the errors, in pixels. */
  readonly rmsPx: number;
  readonly lost: number;
  readonly faults: readonly string[];
};

const MOST_TREMBLE_PX = 0.5;

/** Places the feet at their true places in the first picture of each clip, and measures how they are followed. */
export async function judgeFeet(studio: FootStudioPage): Promise<readonly FootVerdict[]> {
  const verdicts: FootVerdict[] = [];
  for (const clip of FOOT_CLIPS) verdicts.push(await judgeClip(studio, clip));
  return verdicts;
}

type FootError = { readonly px: number; readonly share: number };

async function judgeClip(studio: FootStudioPage, { name, frames, most }: FootClip): Promise<FootVerdict> {
  const tracker = createFeetTracker(async () => Promise.resolve(undefined));
  const errors: FootError[] = [];
  let lost = 0;
  for (const [frame, scene] of frames.entries()) {
    const { i420, truth } = await studio.drawFrame(scene);
    if (frame === 0) tracker.place(placedAt(truth, scene.camera.lookDownDeg));
    const feet = (await tracker.follow(rasterOf(i420, truth)))?.feet;
    lost += feet?.left && feet.right ? 0 : 1;
    if (frame > 0 && feet) errors.push(errorOf(feet, truth));
  }
  const figures = { name, lost, ...figuresOf(errors) };
  return { ...figures, faults: faultsOf(figures, most) };
}

function figuresOf(errors: readonly FootError[]) {
  return {
    drift: errors.at(-1)?.share ?? Infinity,
    worst: Math.max(...errors.map(({ share }) => share)),
    rmsPx: Math.sqrt(errors.reduce((sum, { px }) => sum + px * px, 0) / Math.max(1, errors.length)),
  };
}

function faultsOf(
  { name, drift, rmsPx, lost }: Omit<FootVerdict, 'faults'>,
  most: number,
): readonly string[] {
  const trembles = name === 'held still' && rmsPx > MOST_TREMBLE_PX;
  return [
    ...(lost > 0 ? [`lost in ${lost} pictures`] : []),
    ...(drift > most ? [`drifted by ${(100 * drift).toFixed(1)} % of the foot`] : []),
    ...(trembles ? [`trembles by ${rmsPx.toFixed(2)} px`] : []),
  ];
}

/** The placement of a shopper who makes no error. */
export function placedAt(truth: FootTruth, lookDownDeg: number): DetectedFeet {
  const foot = ({ heel, toe }: FootTruth['left']): DetectedFoot => ({
    heel: { x: heel[0], y: heel[1] },
    toe: { x: toe[0], y: toe[1] },
    up: upSeenFrom((lookDownDeg * Math.PI) / 180),
  });
  return { left: foot(truth.left), right: foot(truth.right) };
}

/** The error of the worst heel or toe of both feet. */
function errorOf(feet: DetectedFeet, truth: FootTruth): FootError {
  const errors = FOOT_SIDES.flatMap((side) => {
    const [foot, { heel, toe }] = [feet[side], truth[side]];
    if (!foot) return [];
    const lengthPx = Math.hypot(toe[0] - heel[0], toe[1] - heel[1]);
    return [
      Math.hypot(foot.heel.x - heel[0], foot.heel.y - heel[1]),
      Math.hypot(foot.toe.x - toe[0], foot.toe.y - toe[1]),
    ].map((px) => ({ px, share: px / lengthPx }));
  });
  return errors.reduce((worst, error) => (error.share > worst.share ? error : worst), { px: 0, share: 0 });
}

function rasterOf(i420: Buffer, { widthPx, heightPx }: FootTruth): Raster {
  const [luma, chroma] = [widthPx * heightPx, (widthPx / 2) * (heightPx / 2)];
  return {
    format: 'i420',
    widthPx,
    heightPx,
    luma: { bytes: i420, offset: 0, stride: widthPx },
    chromaBlue: { bytes: i420, offset: luma, stride: widthPx / 2 },
    chromaRed: { bytes: i420, offset: luma + chroma, stride: widthPx / 2 },
    colour: { matrix: 'bt601', fullRange: false },
  };
}
