import { describe, expect, it } from 'vitest';
import { anEntry, aRefusal } from '../api/test-harness/a-failure.ts';
import { answerCalls } from '../test-harness/answer-calls.ts';
import { renderScreen } from '../test-harness/render-screen.tsx';
import { CallbackForm } from './callback-form.tsx';

const SLOTS = {
  timeZone: 'Pacific/Kiritimati',
  slots: [
    { startsAt: '2027-03-01T20:00:00.000Z', day: '2027-03-02', time: '10:00', isFree: false },
    { startsAt: '2027-03-01T20:30:00.000Z', day: '2027-03-02', time: '10:30', isFree: true },
    { startsAt: '2027-03-02T20:00:00.000Z', day: '2027-03-03', time: '10:00', isFree: true },
  ],
};
const ASKED = { startsAt: '2027-03-02T20:00:00.000Z', timeZone: 'Pacific/Kiritimati' };

describe('the form to be called back', () => {
  it('[R7.186, R2.103] sends number, half hour and topic, and says by both clocks when the telephone rings', async () => {
    const sent = answerCalls({
      getCallbackSlots: { body: SLOTS },
      askForCallback: { status: 201, body: ASKED },
    });
    const screen = await renderScreen(<CallbackForm skuId="TS2001" />);
    await expect
      .element(screen.getByRole('combobox', { name: /^Time/u }))
      .toHaveTextContent(/by your clock/u);
    await screen.getByRole('combobox', { name: 'Day' }).selectOptions('2027-03-03');
    await screen.getByRole('textbox', { name: 'Telephone number' }).fill('(212) 555-0142');
    await screen.getByRole('button', { name: 'Call me back' }).click();
    await expect.element(screen.getByText(/We will call .* by your clock/u)).toBeVisible();
    expect(sent.at(-1)?.body).toEqual({
      phone: '(212) 555-0142',
      slot: '2027-03-02T20:00:00.000Z',
      topic: 'piece',
      skuId: 'TS2001',
    });
  });

  it('[R7.186] shows a captcha once one is asked for, and says so', async () => {
    const entry = anEntry({ errorCode: 'captcha_not_good', scope: 'field', statusDetails: 'key' });
    answerCalls({
      getCallbackSlots: { body: SLOTS },
      askForCallback: { status: 400, body: aRefusal(entry) },
      getCaptcha: { body: { image: 'data:image/png;base64,', randomstr: 'name' } },
    });
    const screen = await renderScreen(<CallbackForm skuId={undefined} />);
    await screen.getByRole('textbox', { name: 'Telephone number' }).fill('(212) 555-0142');
    await screen.getByRole('button', { name: 'Call me back' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Please type the digits');
    await expect.element(screen.getByRole('textbox', { name: 'Digits of the picture' })).toBeVisible();
  });

  it('[R7.186] says beside the time that it was taken meanwhile', async () => {
    const entry = anEntry({ errorCode: 'slot_taken', scope: 'field', statusDetails: 'slot' });
    answerCalls({
      getCallbackSlots: { body: SLOTS },
      askForCallback: { status: 409, body: aRefusal(entry) },
    });
    const screen = await renderScreen(<CallbackForm skuId={undefined} />);
    await screen.getByRole('textbox', { name: 'Telephone number' }).fill('(212) 555-0142');
    await screen.getByRole('button', { name: 'Call me back' }).click();
    await expect.element(screen.getByText(/taken in the meantime/u)).toBeVisible();
  });

  it('[R2.103] is not there while no time can be read', async () => {
    answerCalls({ getCallbackSlots: { status: 503, body: {} } });
    const screen = await renderScreen(<CallbackForm skuId={undefined} />);
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });
});
