import type { Raster } from './raster.ts';
import type { DetectedFeet } from './detected-feet.ts';

/** Follows one kind of target from picture to picture; `Seen` is the type of its answer. */
export interface Tracker<Seen> {
  /** Looks near where it was last seen, and in the whole picture only if it was not. */
  follow(raster: Raster): Promise<Seen | undefined>;
  /** Looks once and closely, in parts of the picture too; forgets what it followed. */
  study(raster: Raster): Promise<Seen | undefined>;
  forget(): void;
  /** Takes the shopper's places of the feet for the next picture; without them, its own again. */
  place?(feet: DetectedFeet | undefined): void;
}
