import { appointmentTimeText, type Locale, localeOf, LOCALES, pageUrl } from '@vitrine/domain';
import { noticeMail } from '../mail/index.ts';
import type { AppointmentNews } from '../jobs/index.ts';
import { addressOf, calendarOf, storeName } from './appointment-body.ts';
import type { AppointmentRow } from './appointment.store.ts';
import { APPOINTMENT_WORDS, kindText } from './appointment-words.ts';

interface ToldAppointment {
  readonly row: AppointmentRow;
  readonly kind: AppointmentNews['kind'];
  /** Of the shop. */
  readonly origin: string;
  readonly token: string;
}

export const localeOfAppointment = ({ locale }: Pick<AppointmentRow, 'locale'>): Locale =>
  localeOf(locale) ?? LOCALES['eng-us'];

/** [R2.062, R2.064] A mail about an appointment: when it is by the store's clock, where, and the link that changes it. */
export function appointmentMail({ row, kind, origin, token }: ToldAppointment) {
  const locale = localeOfAppointment(row);
  const words = APPOINTMENT_WORDS[locale.language];
  const { subject, heading, text } = words[kind];
  const isOn = kind !== 'cancelled';
  const path = isOn ? `mylv/modify-appointment?token=${token}` : `point-of-sale/${row.slug}/appointment`;
  return {
    ...noticeMail({
      locale,
      subject: filled(subject, row, locale),
      heading,
      paragraphs: [
        text,
        `${kindText(row.type, locale.language)} · ${whenText(row, locale)}`,
        [storeName(row, locale.language), ...addressOf(row)].join(', '),
      ],
      action: { label: isOn ? words.change : words.again, url: origin + pageUrl(locale.code, path) },
      footnote: isOn ? words.personal : words.farewell,
    }),
    calendar: calendarOf(row, locale, new URL(origin).hostname),
  };
}

/** [R7.185] The same as a text message. */
export function appointmentText({ row, kind, origin, token }: ToldAppointment): string {
  const locale = localeOfAppointment(row);
  const text = filled(APPOINTMENT_WORDS[locale.language].texts[kind], row, locale);
  if (kind === 'cancelled') return text;
  return `${text} ${origin}${pageUrl(locale.code, `mylv/modify-appointment?token=${token}`)}`;
}

function filled(text: string, row: AppointmentRow, locale: Locale): string {
  return text.replace('%s', () => storeName(row, locale.language)).replace('%d', () => whenText(row, locale));
}

/** By the store's own clock. */
function whenText({ startsAt, timeZone }: AppointmentRow, { bcp47, language }: Locale): string {
  const { date, time } = appointmentTimeText(startsAt.getTime(), timeZone, bcp47);
  return APPOINTMENT_WORDS[language].when.replace('%d', () => date).replace('%t', () => time);
}
