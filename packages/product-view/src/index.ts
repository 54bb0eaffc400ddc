export { createProductView, type ProductView, type ProductViewOptions } from './product-view.ts';
export type { Sight } from './engine/eye.ts';
export type { WrittenLetters } from './made/written-letters.ts';
export type { Move } from './motion/move.ts';
export type { Side } from './motion/side.ts';
export type { Stance } from './scene/stance.ts';
export type { ViewFailure, ViewStatus } from './status.ts';
