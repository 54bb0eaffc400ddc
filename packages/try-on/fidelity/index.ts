/** Heads of our own making with exact ground truth, and how truly the engine tracks them. Runs in Node, for tests. */
export { makeFakeCamera, makeTestPhoto } from './test-pictures.ts';
export type { CameraOptions, CameraTruth, PhotoOptions } from './test-pictures.ts';
export { runFidelity } from './run-fidelity.ts';
export type { FidelityOptions, FidelityReport } from './run-fidelity.ts';
export type { Verdict } from './judge-scenes.ts';
export type { Measurement } from './measure.ts';
export { verdictTable } from './verdict-table.ts';
export { aScene, PORTRAIT, ROOM, SCENES, WEBCAM } from './scenes.ts';
export type { Expectation, NamedScene } from './scenes.ts';
export { drawClip } from './video.ts';
export type { ClipFrame } from './video.ts';
export { openHeadStudio } from './runner/head-studio.ts';
export type { HeadStudio } from './runner/head-studio.ts';
export type { HeadTruth } from './picture/head-truth.ts';
