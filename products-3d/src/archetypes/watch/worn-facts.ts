import { SHOWN_TIME_DEG } from './dial.ts';
import { WRIST } from './wrist.ts';

/** What every watch tells of the wrist it is closed around, and of the time it shows. */
export const WORN_FACTS = {
  wristWidthMm: WRIST.halfWidthMm * 2,
  wristDepthMm: WRIST.halfDepthMm * 2,
  handHourDeg: SHOWN_TIME_DEG.hour,
  handMinuteDeg: SHOWN_TIME_DEG.minute,
  handSecondsDeg: SHOWN_TIME_DEG.seconds,
} as const;
