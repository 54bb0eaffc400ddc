import type { Raster } from './raster.ts';
import type { DetectedFeet } from './detected-feet.ts';

/** Follows one kind of thing from picture to picture; what it sees of it is `Seen`. */
export interface Tracker<Seen> {
  /** Looks near where it was last seen, and in the whole picture only if it was not. */
  follow(raster: Raster): Promise<Seen | undefined>;
  /** Looks once and closely, in parts of the picture too; forgets what it followed. */
  study(raster: Raster): Promise<Seen | undefined>;
  forget(): void;
  /** Takes the shopper's word for where feet are in the next picture; without them, its own again. */
  place?(feet: DetectedFeet | undefined): void;
}
