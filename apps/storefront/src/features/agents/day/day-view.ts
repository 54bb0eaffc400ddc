import type { AgentDayBody, DeskCallback, DeskTicket, StoreParcel } from '@vitrine/contracts';
import {
  appointmentTimeText,
  calendarDayOf,
  dayLabel,
  fullName,
  type Locale,
  phoneText,
} from '@vitrine/domain';
import type { Labels } from '../../../shared/i18n/labels.ts';
import { serviceName } from '../../../shared/stores/service-name.ts';
import { languageName } from './language-name.ts';

/** A call-back as an agent reads it. */
export interface CallbackView extends Pick<DeskCallback, 'id' | 'state' | 'isMine' | 'phone' | 'topic'> {
  readonly when: string;
  readonly who: string;
  /** The piece, and the language to be spoken. */
  readonly facts: readonly string[];
  readonly agent: string | undefined;
  readonly note: string | undefined;
}
/** What was written to the desk, as an agent reads it. */
export interface TicketView extends Pick<
  DeskTicket,
  'id' | 'number' | 'state' | 'isMine' | 'isLate' | 'email' | 'topic' | 'message' | 'answers'
> {
  readonly who: string;
  /** When it was written, in which language, and about which order. */
  readonly facts: readonly string[];
  readonly due: string;
  readonly agent: string | undefined;
  readonly files: readonly { readonly url: string; readonly label: string }[];
}
export interface AgentDayView {
  readonly store: string;
  readonly date: string;
  readonly appointments: readonly {
    readonly id: string;
    readonly time: string;
    readonly name: string;
    readonly kind: string;
    readonly phone: string | undefined;
    readonly wish: string | undefined;
  }[];
  readonly waiting: readonly { readonly key: string; readonly text: string; readonly facts: string }[];
  readonly callbacks: readonly CallbackView[];
  readonly tickets: readonly TicketView[];
  readonly parcels: readonly StoreParcel[];
}

interface Reading {
  readonly locale: Locale;
  readonly labels: Pick<Labels, 't'>;
  readonly now: number;
}

/** The day in the words and by the clocks that it is read by; made on the server, whose words a browser may not have. */
export function dayView(
  { store, appointments, waiting, callbacks, tickets, parcels }: AgentDayBody,
  { locale, labels, now }: Reading,
): AgentDayView {
  const { bcp47, country } = locale;
  return {
    store: store.name,
    date: appointmentTimeText(now, store.timeZone, bcp47).date,
    appointments: appointments.map(({ id, startsAt, appointmentType, phone, wish, ...person }) => ({
      id,
      time: appointmentTimeText(Date.parse(startsAt), store.timeZone, bcp47).time,
      name: fullName(person, country),
      kind: serviceName(appointmentType, labels),
      phone,
      wish,
    })),
    waiting: waiting.map(({ appointmentType, day, email, since }) => {
      const wanted = day === undefined ? undefined : calendarDayOf(day);
      return {
        key: `${email} ${since} ${appointmentType}`,
        text: email,
        facts: [
          serviceName(appointmentType, labels),
          wanted === undefined ? labels.t('workday_any_day') : dayLabel(wanted, bcp47),
        ].join(' · '),
      };
    }),
    callbacks: callbacks.map((callback) => toCallbackView(callback, bcp47)),
    tickets: tickets.map((ticket) => toTicketView(ticket, { store, bcp47, labels })),
    parcels,
  };
}

function toCallbackView(callback: DeskCallback, bcp47: string): CallbackView {
  const { id, state, isMine, phone, topic, startsAt, timeZone, name, piece, locale, agent, note } = callback;
  const { date, time } = appointmentTimeText(Date.parse(startsAt), timeZone, bcp47);
  const spoken = languageName(locale, bcp47);
  return {
    id,
    state,
    isMine,
    phone,
    topic,
    when: `${date}, ${time}`,
    // A number reads from left to right in Arabic, too.
    who: name ?? `\u2066${phoneText(phone)}\u2069`,
    facts: [piece, spoken].filter((fact) => fact !== undefined),
    agent,
    note,
  };
}

interface TicketReading {
  readonly store: AgentDayBody['store'];
  readonly bcp47: string;
  readonly labels: Pick<Labels, 't'>;
}

function toTicketView(ticket: DeskTicket, { store, bcp47, labels }: TicketReading): TicketView {
  const { id, number, state, isMine, isLate, email, topic, message, answers, reference, agent } = ticket;
  const { date, time } = appointmentTimeText(Date.parse(ticket.writtenAt), store.timeZone, bcp47);
  const due = calendarDayOf(ticket.dueOn);
  return {
    id,
    number,
    state,
    isMine,
    isLate,
    email,
    topic,
    message,
    answers,
    agent,
    who: ticket.name,
    facts: [
      `${date}, ${time}`,
      languageName(ticket.locale, bcp47),
      ...(reference === undefined ? [] : [`\u2066${reference}\u2069`]),
    ],
    due: due === undefined ? '' : dayLabel(due, bcp47),
    files: ticket.files.map(({ url, type }, at) => ({
      url,
      label: labels.t('workday_ticket_file', {
        number: at + 1,
        kind: type.slice(type.indexOf('/') + 1).toUpperCase(),
      }),
    })),
  };
}
