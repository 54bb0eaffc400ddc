export { manifestFileIn, type MediaManifest } from './media-manifest.ts';
export type { MediaLine, MediaPlace, NamedMedia } from './media-place.ts';
export { takeModel } from './model/take-model.ts';
export { type MediaIntake, takeMedia } from './take-media.ts';
export { writeWhole } from './write-whole.ts';
