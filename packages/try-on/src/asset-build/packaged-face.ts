import type { CanonicalFace } from '../landmarks/canonical-face.ts';
import { readCanonicalFace } from './canonical-face.ts';
import { faceMeshFiles } from './mediapipe-files.ts';

/** The canonical face as it lies in the package, without building anything. */
export async function packagedFace(): Promise<CanonicalFace> {
  const file = await faceMeshFiles();
  return readCanonicalFace(file('geometry_pipeline_metadata_landmarks.binarypb'));
}
