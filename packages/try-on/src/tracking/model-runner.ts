/** The models of the face tracker, by the names of their assets. */
export const FACE_MODELS = [
  'face-detector',
  'face-base',
  'face-lips',
  'face-left-eye',
  'face-right-eye',
] as const;
export type FaceModel = (typeof FACE_MODELS)[number];

/** Runs a model on one input tensor and answers all its output tensors. */
export interface ModelRunner {
  run(model: FaceModel, input: Float32Array<ArrayBuffer>): Promise<readonly Float32Array[]>;
}

/** Shapes of the inputs, batch first, channels last. */
export const INPUT_SHAPES = {
  'face-detector': [1, 128, 128, 3],
  'face-base': [1, 192, 192, 3],
  'face-lips': [1, 16, 16, 32],
  'face-left-eye': [1, 16, 16, 32],
  'face-right-eye': [1, 16, 16, 32],
} as const satisfies Record<FaceModel, readonly number[]>;
