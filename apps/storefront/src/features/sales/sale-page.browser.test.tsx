import type { PrivateSaleBody } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { anEntry, aRefusal } from '../../shared/api/test-harness/a-failure.ts';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { SalePage } from './sale-page.tsx';

const NOW = '2026-03-01T09:00:00.000Z';
const ROOM = { opensAt: '2026-03-01T08:45:00.000Z', visitMinutes: 15 };
const aSale = (over: Partial<PrivateSaleBody> = {}): PrivateSaleBody => ({
  saleId: 'evening',
  title: 'An evening',
  subtitle: 'For friends',
  state: 'open',
  opensAt: '2026-03-01T08:50:00.000Z',
  closesAt: '2026-03-01T11:00:00.000Z',
  now: NOW,
  ...over,
});
const show = async (over: Partial<PrivateSaleBody>) =>
  renderScreen(<SalePage sale={aSale(over)} about={undefined} />);

describe('[R7.030] the page of a private sale', () => {
  it('counts down to the opening by the clock of the house, whatever the device says', async () => {
    const screen = await show({ state: 'coming', opensAt: '2026-03-01T09:02:00.000Z' });
    await expect
      .element(screen.getByRole('timer', { name: 'Opens in' }))
      .toHaveTextContent(/1 minute 5\d seconds/u);
    await expect.element(screen.getByText(/Opens Sunday, March 1, 2026/u)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Enter the sale' })).not.toBeInTheDocument();
  });

  it('leads in while it is open, and says how many pieces each may have', async () => {
    const screen = await show({ url: '/eng-us/evening', pieces: { max: 2, ordered: 1 } });
    await expect.element(screen.getByRole('link', { name: 'Enter the sale' })).toBeVisible();
    await expect.element(screen.getByText('At most 2 pieces each. You have ordered 1 piece.')).toBeVisible();
  });

  it('says when it ended, and leads nowhere', async () => {
    const screen = await show({ state: 'ended', room: ROOM });
    await expect.element(screen.getByText(/This sale ended/u)).toBeVisible();
    await expect.element(screen.getByText('Waiting room')).not.toBeInTheDocument();
  });
});

describe('[R4.042] the waiting room of a private sale', () => {
  it('gives a place at the press of a button, or says why not', async () => {
    const sent = answerCalls({
      takeSalePlace: { status: 409, body: aRefusal(anEntry({ errorCode: 'room_closed' })) },
    });
    const screen = await show({ room: ROOM });
    await screen.getByRole('button', { name: 'Take a place' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The waiting room is not open now.');
    expect(sent.map(({ body }) => body)).toEqual([{ movesHere: false }]);
  });

  it('follows the place by itself, and reads out the time alone', async () => {
    answerCalls({
      followSalePlace: {
        body: { state: 'waiting', ticket: 't', ahead: 1, minutesAtMost: 15, askAgainMs: 60_000 },
      },
    });
    const place = { state: 'waiting', ticket: 't', ahead: 40, minutesAtMost: 30, askAgainMs: 10 } as const;
    const screen = await show({ room: ROOM, place });
    await expect.element(screen.getByText('1 person is ahead of you.')).toBeVisible();
    await expect.element(screen.getByRole('status')).toHaveTextContent('Your turn comes within 15 minutes.');
  });

  it('leads in whose turn it is, for as long as the visit lasts', async () => {
    const place = {
      state: 'inside',
      ticket: 't',
      leavesAt: '2026-03-01T09:05:00.000Z',
      askAgainMs: 60_000,
    } as const;
    const screen = await show({ room: ROOM, place, url: '/eng-us/evening' });
    await expect.element(screen.getByRole('timer', { name: /Your visit lasts until/u })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Enter the sale' })).toBeVisible();
    await expect.element(screen.getByRole('status')).toHaveTextContent('It is your turn.');
  });

  it('says of a place in another browser that it can go on here', async () => {
    const sent = answerCalls({
      takeSalePlace: { body: { state: 'waiting', ticket: 'u', askAgainMs: 60_000 } },
    });
    const screen = await show({ room: ROOM, place: { state: 'elsewhere', askAgainMs: 60_000 } });
    await expect.element(screen.getByText('Your place is kept in another browser.')).toBeVisible();
    await screen.getByRole('button', { name: 'Go on here' }).click();
    await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ movesHere: true }]);
  });
});
