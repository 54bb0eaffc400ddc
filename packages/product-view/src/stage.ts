/**
 * The stage by itself, without hands, keys or a life of its own: the second door of the package, for `products-3d`, which
 * films on it.
 */
export type { MadeToOrder } from './made/made-to-order.ts';
export type { Orbit } from './motion/orbit.ts';
export { createStage, type Stage } from './scene/stage.ts';
export type { Stance } from './scene/stance.ts';
