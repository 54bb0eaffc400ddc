import type { Stance } from '@vitrine/product-view/stage';

/** How a silent film of one look is taken. It ends where it began, so that it can run for ever. */
export interface VideoShot {
  /** The name of its files, and its id in the shop. */
  readonly id: string;
  readonly product: string;
  readonly colour: string;
  readonly stance: Stance;
  readonly move: VideoMove;
  readonly seconds: number;
  /** Light on the film as a share of the usual: white goods keep their shape in less. */
  readonly light?: number;
}

type VideoMove =
  /** Once around on the turntable, at an even pace. */
  | { readonly kind: 'turn' }
  /** Closer by this many doublings, from so many degrees at one side to as many at the other, and the same way back. */
  | { readonly kind: 'approach'; readonly stops: number; readonly swayDeg: number };

export const VIDEO_FPS = 25;
/** As the pictures of the shop, 4 to 5. */
export const VIDEO_PX = [960, 1200] as const;

export const framesOf = ({ seconds }: VideoShot): number => Math.round(seconds * VIDEO_FPS);
