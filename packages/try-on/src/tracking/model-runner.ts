import type { AssetName } from '../assets/asset-manifest.ts';

/** Shapes of the models' inputs, batch first, channels last, by the names of their assets. */
export const INPUT_SHAPES = {
  'face-detector': [1, 128, 128, 3],
  'face-base': [1, 192, 192, 3],
  'face-lips': [1, 16, 16, 32],
  'face-left-eye': [1, 16, 16, 32],
  'face-right-eye': [1, 16, 16, 32],
  'palm-lite': [1, 192, 192, 3],
  'palm-full': [1, 192, 192, 3],
  'hand-lite': [1, 224, 224, 3],
  'hand-full': [1, 224, 224, 3],
  'pose-detector': [1, 224, 224, 3],
  'pose-full': [1, 256, 256, 3],
} as const satisfies Partial<Record<AssetName, readonly number[]>>;
export type ModelName = keyof typeof INPUT_SHAPES;

/** Runs a model on one input tensor and answers all its output tensors. */
export interface ModelRunner {
  /** A model that was not made ready before is fetched and compiled first. */
  run(model: ModelName, input: Float32Array<ArrayBuffer>): Promise<readonly Float32Array[]>;
}
