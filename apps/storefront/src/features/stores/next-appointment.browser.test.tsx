import { describe, expect, it } from 'vitest';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { NextAppointment } from './next-appointment.tsx';

const SLOT = { gmtStartDateTime: '2030-05-01T16:30Z', startTime: '01:30' };
const next = (body: object) => {
  answerCalls({ getStoreNextAvailibility: { body } });
  return renderScreen(<NextAppointment storeId="tokyo-ginza" />);
};

describe('the next appointment of a store', () => {
  it('[R3.040] is by the clock of the store', async () => {
    const screen = await next({
      storeSlotInfoList: [{ appointmentType: 'repair', storeTimeZone: 'Asia/Tokyo' }],
      availabilitySlotInfoList: [SLOT],
    });
    await expect.element(screen.getByRole('status')).toHaveTextContent(/May 2, 1:30.AM/u);
  });

  it('[R9.037] is by UTC where no zone is said', async () => {
    const screen = await next({
      storeSlotInfoList: [{ appointmentType: 'repair' }],
      availabilitySlotInfoList: [SLOT],
    });
    await expect.element(screen.getByRole('status')).toHaveTextContent(/May 1, 4:30.PM/u);
  });

  it.each([{}, { storeSlotInfoList: [], availabilitySlotInfoList: [] }])(
    '[R3.041] is a message where there is no record: %j',
    async (record) => {
      const screen = await next(record);
      await expect.element(screen.getByText('No appointment is free at the moment.')).toBeVisible();
      expect(screen.getByRole('status').element().textContent).not.toMatch(/\d/u);
    },
  );
});
