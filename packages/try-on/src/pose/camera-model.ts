/** A pinhole camera: one focal length in pixels of the picture, its axis through the middle. */
export interface CameraModel {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly focalPx: number;
}

/**
 * Angle across the longer side. Laptop and front cameras lie between 60° and 75°; a face fills a third of the picture,
 * where the difference moves a worn frame by less than a millimetre.
 */
const LIVE_FIELD = (63 * Math.PI) / 180;
/** Portraits are taken from afar or cropped: nearly parallel rays. Trials put the earlobes right at 24°. */
const PHOTO_FIELD = (26 * Math.PI) / 180;

export function cameraModel(kind: 'live' | 'photo', widthPx: number, heightPx: number): CameraModel {
  const field = kind === 'live' ? LIVE_FIELD : PHOTO_FIELD;
  return { widthPx, heightPx, focalPx: Math.max(widthPx, heightPx) / 2 / Math.tan(field / 2) };
}

/** The vertical field of view in degrees, as renderers want it. */
export function verticalFieldDegrees({ heightPx, focalPx }: CameraModel): number {
  return (2 * Math.atan(heightPx / 2 / focalPx) * 180) / Math.PI;
}
