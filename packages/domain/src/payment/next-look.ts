/** From here on the timetable's own look, once a minute, comes as soon. */
const TIMETABLE_EVERY_MS = 60_000;

/**
 * [R4.033, R7.129] How long to wait before the provider is asked again about a payment that has been open for
 * `openForMs`: most outages are over within seconds, so the first looks come soon, and each pause is half of what went
 * by, so that a long outage is not answered with a flood. Undefined once the timetable's look comes as soon.
 */
export function nextLookAfterMs(openForMs: number, firstLookAfterMs: number): number | undefined {
  const pauseMs = Math.max(firstLookAfterMs, openForMs / 2);
  return pauseMs < TIMETABLE_EVERY_MS ? pauseMs : undefined;
}
