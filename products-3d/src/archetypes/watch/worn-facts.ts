import { WRIST } from './wrist.ts';

/** Where the hands point, in degrees clockwise from 12. */
interface ShownTimeDeg {
  readonly hour: number;
  readonly minute: number;
  readonly seconds: number;
}

/** What every watch tells of the wrist it is closed around, and of the time it shows. */
export const wornFacts = ({ hour, minute, seconds }: ShownTimeDeg): Readonly<Record<string, number>> => ({
  wristWidthMm: WRIST.halfWidthMm * 2,
  wristDepthMm: WRIST.halfDepthMm * 2,
  handHourDeg: hour,
  handMinuteDeg: minute,
  handSecondsDeg: seconds,
});
