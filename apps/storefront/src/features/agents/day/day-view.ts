import type { AgentDayBody, DeskCallback, StoreParcel } from '@vitrine/contracts';
import {
  appointmentTimeText,
  calendarDayOf,
  dayLabel,
  fullName,
  type Locale,
  localeOf,
  phoneText,
} from '@vitrine/domain';
import type { Labels } from '../../../shared/i18n/labels.ts';
import { serviceName } from '../../../shared/stores/service-name.ts';

/** A call-back as an agent reads it. */
export interface CallbackView extends Pick<DeskCallback, 'id' | 'state' | 'isMine' | 'phone' | 'topic'> {
  readonly when: string;
  readonly who: string;
  /** The piece, and the language to be spoken. */
  readonly facts: readonly string[];
  readonly agent: string | undefined;
  readonly note: string | undefined;
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
  readonly parcels: readonly StoreParcel[];
}

interface Reading {
  readonly locale: Locale;
  readonly labels: Pick<Labels, 't'>;
  readonly now: number;
}

/** The day in the words and by the clocks that it is read by; made on the server, whose words a browser may not have. */
export function dayView(
  { store, appointments, waiting, callbacks, parcels }: AgentDayBody,
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
    parcels,
  };
}

function toCallbackView(callback: DeskCallback, bcp47: string): CallbackView {
  const { id, state, isMine, phone, topic, startsAt, timeZone, name, piece, locale, agent, note } = callback;
  const { date, time } = appointmentTimeText(Date.parse(startsAt), timeZone, bcp47);
  const language = (localeOf(locale)?.bcp47 ?? locale).split('-')[0] ?? locale;
  const spoken = new Intl.DisplayNames(bcp47, { type: 'language' }).of(language);
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
