/**
 * The face of average shape that the landmark model was made with: centimetres, +X to the wearer's left, +Y up,
 * +Z out of the face, origin inside the head between the ears' fronts.
 */
export interface CanonicalFace {
  /** x, y, z of the 468 points, one after another. */
  readonly positions: readonly number[];
  /** Three point indices per triangle. */
  readonly triangles: readonly number[];
  /** The points that keep their places when a face moves, with MediaPipe's own weights. */
  readonly rigid: readonly { readonly landmark: number; readonly weight: number }[];
}

export const CANONICAL_POINTS = 468;

/** The canonical face in a parsed `canonical-face` asset, or undefined if it is none. */
export function parseCanonicalFace(value: unknown): CanonicalFace | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { positions, triangles, rigid }: Partial<Record<keyof CanonicalFace, unknown>> = value;
  if (!isNumbers(positions) || positions.length !== 3 * CANONICAL_POINTS) return undefined;
  if (!isNumbers(triangles) || triangles.length % 3 !== 0) return undefined;
  if (!Array.isArray(rigid) || !rigid.every(isWeighted)) return undefined;
  return { positions, triangles, rigid };
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'number');

function isWeighted(value: unknown): value is { landmark: number; weight: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { landmark, weight }: { landmark?: unknown; weight?: unknown } = value;
  return typeof landmark === 'number' && typeof weight === 'number';
}
