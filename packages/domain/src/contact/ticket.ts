import { DESK_HOURS, isDeskDay } from '../policy/client-service-hours.ts';
import { dayAt, daysSince1970, fromDayNumber, timeAt, type CalendarDay } from '../shipping/calendar-day.ts';

/** [R2.007] What somebody writes about. */
export const TICKET_TOPICS = ['piece', 'order', 'care', 'account', 'other'] as const;
export type TicketTopic = (typeof TICKET_TOPICS)[number];

/** What becomes of a ticket: one agent takes it, and answers or closes it. */
export const TICKET_STATES = ['open', 'taken', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** After how many days without a change a ticket is deleted, unless the operator says otherwise. */
export const TICKET_KEPT_DAYS = 180;

/** Characters of what is written, by a shopper or by the desk. */
export const TICKET_WORDS = { min: 10, max: 4000 } as const;

export const TICKET_MOVES = ['take', 'release', 'answer', 'close'] as const;
/** What an agent does with a ticket. */
export type TicketMove = (typeof TICKET_MOVES)[number];

/** [R2.007] What becomes of a ticket; undefined where it is another's, or over. One that was answered can be taken again. */
export function nextTicket(state: TicketState, move: TicketMove, isMine: boolean): TicketState | undefined {
  if (move === 'take') return state === 'open' || state === 'answered' ? 'taken' : undefined;
  if (state !== 'taken' || !isMine) return undefined;
  return ({ release: 'open', answer: 'answered', close: 'closed' } as const)[move];
}

/**
 * [R2.007] The day by whose end a ticket is to be answered, by the clock of its desk: the next day on which the desk is open
 * after the one that it reached it on. What is written after hours reaches it the next day.
 */
export function answerDueOn(writtenAt: number, timeZone: string): CalendarDay {
  const day = daysSince1970(dayAt(writtenAt, timeZone));
  const isLate = timeAt(writtenAt, timeZone) >= DESK_HOURS[1];
  return fromDayNumber(nextDeskDay(nextDeskDay(isLate ? day + 1 : day) + 1));
}

function nextDeskDay(from: number): number {
  return isDeskDay(from) ? from : from + 1;
}
