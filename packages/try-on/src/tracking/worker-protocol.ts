import type { AssetFolder, TrackerName } from '../assets/asset-manifest.ts';
import type { DetectedEars } from './ear-detection.ts';
import type { PictureLuminance } from './luminance.ts';
import type { DetectedFeet } from './detected-feet.ts';
import type { DetectedHand } from './detected-hand.ts';
import type { TrackedFace } from './read-landmarks.ts';

/** What the page asks of the worker. Every request is answered under the same id, by any `advanced` and one other. */
export type WorkerRequest = { readonly id: number } &
  /** Makes the runtime and these trackers ready, beside those that are already. */
  (
    | {
        readonly type: 'start';
        readonly folder: AssetFolder;
        readonly sees: readonly TrackerName[];
        /** A camera is expected: the models that follow are made ready as well. A photo needs none of them. */
        readonly willFollow: boolean;
      }
    /** The picture is transferred, and comes back with the answer. Only trackers that were started look at it. */
    | { readonly type: 'follow'; readonly picture: SourceImage; readonly sees: readonly TrackerName[] }
    | {
        readonly type: 'study';
        readonly file: Blob;
        readonly widthPx: number;
        readonly heightPx: number;
        /** It may have transparent pixels, which are laid on white paper. */
        readonly mayBeTransparent: boolean;
        readonly sees: readonly TrackerName[];
      }
    /** The shopper put the feet there in the next picture to be followed; without them, they are no longer held. */
    | { readonly type: 'place'; readonly feet?: DetectedFeet }
    | { readonly type: 'forget' }
  );

export type WorkerAnswer = { readonly id: number } &
  /** Share of the start that is done. */
  (
    | { readonly type: 'advanced'; readonly share: number }
    | { readonly type: 'started' }
    | ({
        readonly type: 'followed';
        readonly picture: SourceImage;
        /** The time to get at the frame's pixels, which may wait for the graphics card to finish a drawing. */
        readonly copyMs: number;
        /** The time to crop and to find the landmarks. */
        readonly trackMs: number;
      } & Detection)
    | ({ readonly type: 'studied'; readonly picture: ImageBitmap } & Detection)
    | { readonly type: 'undecodable' }
    | { readonly type: 'placed' }
    | { readonly type: 'forgot' }
    | { readonly type: 'threw'; readonly message: string }
  );

/** One frame: WebCodecs' where the browser has it, because its pixels can be read without a canvas. */
export type SourceImage = VideoFrame | ImageBitmap;

export function isVideoFrame(picture: SourceImage): picture is VideoFrame {
  return 'displayWidth' in picture;
}

/** Size of the pixels a picture holds, upright. A camera's frame may hold more of them than it is to be shown with. */
export function sizeOf(picture: SourceImage): { readonly width: number; readonly height: number } {
  if (!isVideoFrame(picture)) return { width: picture.width, height: picture.height };
  const { visibleRect, displayWidth, displayHeight } = picture;
  return visibleRect && !isTurned(picture)
    ? { width: visibleRect.width, height: visibleRect.height }
    : { width: displayWidth, height: displayHeight };
}

/** Frames of a phone held upright may come lying, with a turn noted; canvases honour it, copied bytes do not. */
export function isTurned(frame: VideoFrame): boolean {
  const rotation: unknown = Reflect.get(frame, 'rotation') ?? 0;
  const flip: unknown = Reflect.get(frame, 'flip') ?? false;
  return rotation !== 0 || flip !== false;
}

/** What each tracker answers, under its name. */
export interface Seen {
  readonly face: SeenFace;
  /** One or two, the larger first. */
  readonly hands: readonly DetectedHand[];
  /** Placed by hand, and held there. */
  readonly feet: DetectedFeet;
  /** Roughly where feet are in a photo: nothing is worn there. */
  readonly feetGuess: DetectedFeet;
}

/** What was seen in a picture, by the trackers that looked. */
export interface Detection extends Partial<Seen> {
  readonly luminance: PictureLuminance;
}

export interface SeenFace extends TrackedFace {
  /** Its mean linear luminance, 0 to 1. */
  readonly luminance: number;
  /** Linear luminance of the picture at each landmark, 0 to 1. */
  readonly shades: Float32Array<ArrayBuffer>;
  /** Its colour there: red, green and blue one after another, in linear light. */
  readonly colours: Float32Array<ArrayBuffer>;
  /** What shows of the ears, and of hair over them. */
  readonly ears: DetectedEars;
}
