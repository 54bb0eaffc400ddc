/** What is kept of an appointment. */
export const APPOINTMENT_STATES = ['booked', 'cancelled', 'past'] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/** [R7.185] How an appointment stands: one that has begun is over, and cannot be changed any more. */
export function appointmentState(
  kept: Exclude<AppointmentState, 'past'>,
  { startsAt, now }: { readonly startsAt: number; readonly now: number },
): AppointmentState {
  return kept === 'booked' && startsAt <= now ? 'past' : kept;
}
