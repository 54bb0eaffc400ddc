/**
 * What showing a product's model takes, wherever it is shown: the second door of the package, for `packages/product-view`.
 * It knows no face and no camera.
 */
export { createDisposers, type Disposers } from './disposers.ts';
export { watchGraphics } from './engine/graphics-watch.ts';
export { accepted, refused, type Result } from '@vitrine/domain/result';
export { applyVariant } from './scene/apply-variant.ts';
export { disposeObject, materialsOf } from './scene/dispose-object.ts';
export { createDrawing, type Drawing } from './scene/drawing.ts';
export { glazeLenses } from './scene/glaze-lenses.ts';
export { fetchModel, parseModel } from './scene/load-model.ts';
export { type RadianceAt, mirrorCube } from './scene/environment-map.ts';
