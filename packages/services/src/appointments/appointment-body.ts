import type { AppointmentBody } from '@vitrine/contracts';
import { appointmentState, calendarFile, type Locale, placeLine, readIn } from '@vitrine/domain';
import type { AppointmentRow } from './appointment.store.ts';
import { kindText } from './appointment-words.ts';

/** An appointment as the wire has it, its store in the language of the page or in English. */
export function toAppointment(row: AppointmentRow, { language }: Locale, now: Date): AppointmentBody {
  return {
    id: row.id,
    appointmentType: row.type,
    state: appointmentState(row.state, { startsAt: row.startsAt.getTime(), now: now.getTime() }),
    gmtStartDateTime: row.startsAt.toISOString(),
    gmtEndDateTime: row.endsAt.toISOString(),
    store: {
      id: row.storeId,
      slug: row.slug,
      name: storeName(row, language),
      address: addressOf(row),
      phone: row.storePhone,
      timeZone: row.timeZone,
    },
    ...(row.wish === null ? {} : { wish: row.wish }),
  };
}

export const storeName = ({ texts }: Pick<AppointmentRow, 'texts'>, language: Locale['language']): string =>
  readIn(texts, language).text.name;

/** The lines of a store's address. */
export function addressOf({
  address,
  city,
  country,
}: Pick<AppointmentRow, 'address' | 'city' | 'country'>): string[] {
  const { address1, address2, postalCode } = address;
  const place = placeLine({ city, postalCode, countryCode: country });
  return [address1, address2, place].filter((line) => line !== undefined);
}

/** [R7.185] The calendar file of an appointment. `host`: of the shop, so that no other calendar has such a name. */
export function calendarOf(row: AppointmentRow, { language }: Locale, host: string): string {
  return calendarFile({
    uid: `${row.id}@${host}`,
    sequence: row.change,
    madeAt: row.changedAt.getTime(),
    startsAt: row.startsAt.getTime(),
    endsAt: row.endsAt.getTime(),
    summary: `${kindText(row.type, language)} · ${storeName(row, language)}`,
    location: addressOf(row).join(', '),
    isCancelled: row.state === 'cancelled',
  });
}
