import type { DrawnHeadPose, HeadScene } from './picture/head-scene.ts';
import type { HeadTruth } from './picture/head-truth.ts';

export type ClipFrame<Truth = HeadTruth> = { readonly i420: Buffer; readonly truth: Truth };
type Moving = Pick<HeadScene, 'pose' | 'camera'>;

/** The largest movement away from the pose of the scene, in each direction. */
const SWING = { yawDeg: 22, pitchDeg: 6, rollDeg: 5, towardsCm: 3 } as const;

/** The scene at one moment of a movement that ends where it began. `share` is the passed share of its length, 0 to 1. */
export function sceneAt<Scene extends Moving>(scene: Scene, share: number): Scene {
  const turn = 2 * Math.PI * share;
  const pose: DrawnHeadPose = {
    yawDeg: scene.pose.yawDeg + SWING.yawDeg * Math.sin(turn),
    pitchDeg: scene.pose.pitchDeg + SWING.pitchDeg * Math.sin(2 * turn),
    rollDeg: scene.pose.rollDeg + SWING.rollDeg * Math.sin(turn),
  };
  const distanceCm = scene.camera.distanceCm - SWING.towardsCm * (1 - Math.cos(turn));
  return { ...scene, pose, camera: { ...scene.camera, distanceCm } };
}

/** A loop in which something turns from side to side, nods and comes nearer, with the truth of every frame. */
export async function drawClip<Scene extends Moving, Truth>(
  studio: { readonly drawFrame: (scene: Scene) => Promise<ClipFrame<Truth>> },
  scene: Scene,
  frames: number,
): Promise<readonly ClipFrame<Truth>[]> {
  const clip: ClipFrame<Truth>[] = [];
  for (let frame = 0; frame < frames; frame += 1)
    clip.push(await studio.drawFrame(sceneAt(scene, frame / frames)));
  return clip;
}

type Format = { readonly widthPx: number; readonly heightPx: number; readonly framesPerSecond: number };

/** I420 frames as one YUV4MPEG2 file; throws a RangeError when a frame is not of the stated size. */
export function y4mFrom(frames: readonly Buffer[], { widthPx, heightPx, framesPerSecond }: Format): Buffer {
  const header = `YUV4MPEG2 W${widthPx} H${heightPx} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`;
  const size = (widthPx * heightPx * 3) / 2;
  const parts = frames.flatMap((frame) => {
    if (frame.length !== size) throw new RangeError(`a frame of ${frame.length} bytes, expected ${size}`);
    return [Buffer.from('FRAME\n'), frame];
  });
  return Buffer.concat([Buffer.from(header), ...parts]);
}
