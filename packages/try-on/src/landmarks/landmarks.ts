/** Landmarks are x, y, z one after another: picture pixels, z of the same unit and growing away from the camera. */
export type Landmarks = Float32Array<ArrayBuffer>;

/** Of the body, as its owner counts: the wearer's own left and right. */
export type BodySide = 'left' | 'right';
