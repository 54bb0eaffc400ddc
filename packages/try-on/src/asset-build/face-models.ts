import { cutModel, tensorNames } from './cut-model.ts';

/** Tensors at which the attention model is cut, with the names they bear in the package's file. */
const TENSORS = {
  features: [35, 'p_re_lu_3'],
  faceFlag: [710, 'conv_faceflag'],
  mesh: [719, 'output_mesh_identity'],
  lipsRegion: [199, 'transform_tensor_bilinear_v2'],
  lips: [697, 'reshape_1'],
  leftEyeRegion: [200, 'transform_tensor_bilinear_v2_1'],
  leftEye: [700, 'reshape_3'],
  leftIris: [703, 'reshape_4'],
  rightEyeRegion: [201, 'transform_tensor_bilinear_v2_2'],
  rightEye: [704, 'reshape_6'],
  rightIris: [707, 'reshape_7'],
} as const satisfies Record<string, readonly [index: number, name: string]>;
type Tensor = keyof typeof TENSORS;

const IMAGE = 0;

/** The pieces of `face_landmark_with_attention.tflite` between its three custom operators. */
export function cutFaceModel(attention: Uint8Array) {
  assertKnown(attention);
  const piece = (inputs: readonly number[], outputs: readonly Tensor[]) =>
    cutModel(attention, { inputs, outputs: outputs.map((tensor) => TENSORS[tensor][0]) });

  return {
    'face-base': piece([IMAGE], ['mesh', 'faceFlag', 'features']),
    'face-lips': piece([TENSORS.lipsRegion[0]], ['lips']),
    'face-left-eye': piece([TENSORS.leftEyeRegion[0]], ['leftEye', 'leftIris']),
    'face-right-eye': piece([TENSORS.rightEyeRegion[0]], ['rightEye', 'rightIris']),
  };
}

function assertKnown(attention: Uint8Array): void {
  const names = tensorNames(attention);
  for (const [index, name] of Object.values(TENSORS)) {
    if (names[index] !== name) throw new Error(`Tensor ${index} of the face model is not ${name}`);
  }
}
