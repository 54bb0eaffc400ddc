import type { ScenePlan } from './scene-plan.ts';
import { OUTDOORS } from './scenes-outdoors.ts';
import { ROOMS } from './scenes-rooms.ts';
import { STONES } from './scenes-stone.ts';
import { TABLES } from './scenes-tables.ts';

/** The places in which the house shows its pieces. */
export const SCENES: readonly ScenePlan[] = [...ROOMS, ...TABLES, ...STONES, ...OUTDOORS];
