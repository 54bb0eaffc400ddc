import type { ConsentText } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { BookingForm } from './booking-form.tsx';

const ASKED: readonly ConsentText[] = [
  { type: 'STORE_APPOINTMENT', label: 'For the appointment', text: 'All of it', version: '1' },
];
const FREE = { startsAt: '2026-12-01T10:00:00.000Z', time: '11:00', isFree: true };
const OTHER = { startsAt: '2026-12-01T11:00:00.000Z', time: '12:00', isFree: true };
const FORM = {
  store: { id: 'rome', slug: 'rome', name: 'Maison Roma', city: 'Roma' },
  type: 'repair',
  day: {
    day: '2026-12-01',
    date: 'Tuesday, December 1',
    weekday: 'Tue',
    short: 'Dec 1',
    isFull: false,
    slots: [{ ...FREE, startsAt: '2026-12-01T09:00:00.000Z', time: '10:00', isFree: false }, FREE, OTHER],
  },
  timeZone: 'Europe/Rome',
  asked: [],
  isGuest: false,
  onBooked: () => undefined,
} as const;

describe('booking an appointment', () => {
  it.each([
    { body: { message: 'M' }, text: 'M' },
    { body: { error: 'E' }, text: 'Error: E' },
    { body: {}, text: 'Error' },
  ])('[R8.048] says of a refusal with $body: $text', async ({ body, text }) => {
    answerCalls({ bookAppointment: { status: 400, body } });
    const screen = await renderScreen(<BookingForm {...FORM} />);
    await screen.getByRole('button', { name: 'Book this time' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(new RegExp(`^${text}$`, 'u'));
  });

  it('[R2.064, R4.034] sends the time that was chosen, who comes, and what Korea asks', async () => {
    const sent = answerCalls({ bookAppointment: { status: 201, body: {} } });
    const screen = await renderScreen(<BookingForm {...FORM} asked={ASKED} isGuest />);
    await expect.element(screen.getByRole('radio', { name: /10:00/u })).toBeDisabled();
    await expect.element(screen.getByRole('radio', { name: /11:00/u })).toBeChecked();
    await screen.getByRole('radio', { name: /12:00/u }).click({ force: true });
    await screen.getByLabelText('First name').fill('Ana');
    await screen.getByLabelText('Last name').fill('Silva');
    await screen.getByLabelText('E-mail').fill('ana@example.com');
    await screen.getByRole('button', { name: 'Book this time' }).click();
    // A box that is not ticked holds it back.
    expect(sent).toEqual([]);
    await screen.getByRole('checkbox', { name: 'For the appointment' }).click();
    await screen.getByRole('button', { name: 'Book this time' }).click();
    await expect
      .poll(() => sent)
      .toMatchObject([
        {
          name: 'bookAppointment',
          body: {
            storeId: 'rome',
            appointmentType: 'repair',
            gmtStartDateTime: OTHER.startsAt,
            contact: { firstName: 'Ana', lastName: 'Silva', email: 'ana@example.com' },
            consents: [{ type: 'STORE_APPOINTMENT', value: true }],
          },
        },
      ]);
  });
});
