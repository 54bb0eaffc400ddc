import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anEntry, aRefusal } from '../../../shared/api/test-harness/a-failure.ts';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { anOrder, TO_ANA } from '../test-harness/an-order.ts';
import { ApprovalPage } from './approval-page.tsx';

const sent = (kind: 'approval' | 'pay_by_link', state: 'sent' | 'approved' = 'sent') => ({
  ...anOrder({ shippingGroups: TO_ANA, state: 'awaiting_client' }),
  actions: [],
  returns: [],
  returnable: [],
  refundsDelivery: true,
  papers: [],
  customOrder: {
    kind,
    state,
    expiresAt: '2026-12-03T10:00:00Z',
    preparedBy: { firstName: 'Léa', lastName: 'Marchand' },
  },
});
const show = (order: ReturnType<typeof sent>) =>
  renderScreen(<ApprovalPage order={order} rules={{}} token="a-token" />);

describe("the page of an agent's order", () => {
  it('[R2.045] tells who prepared it and until when, and sends nothing by itself', async () => {
    const calls = answerCalls({});
    const screen = await show(sent('approval'));
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Prepared for you' })).toBeVisible();
    await expect.element(screen.getByText('Léa Marchand has prepared this order for you.')).toBeVisible();
    await expect.element(screen.getByText('Agreed until December 3, 2026')).toBeVisible();
    await expect.element(screen.getByText('Alba')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('[R2.045, R7.126] approves and then loads the order', async () => {
    const calls = answerCalls({
      answerCustomOrder: { body: { orderId: 'o-1', state: 'approved' } },
      loadOrder: { status: 409, body: aRefusal(anEntry({ errorCode: 'PENDING_PAYMENT_ORDER' })) },
    });
    const screen = await show(sent('approval'));
    await screen.getByRole('button', { name: 'Approve and pay' }).click();
    await expect.element(screen.getByText('You have approved this order.')).toBeVisible();
    expect(calls).toEqual([
      { name: 'answerCustomOrder', body: { token: 'a-token', answer: 'approve' } },
      { name: 'loadOrder', body: { orderId: 'o-1', token: 'a-token' } },
    ]);
    // What stands in the way of the payment takes no approval back.
    await expect.element(screen.getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
  });

  it('[R2.045] asks once more before it declines, and shows nothing of the order afterwards', async () => {
    const calls = answerCalls({ answerCustomOrder: { body: { orderId: 'o-1', state: 'declined' } } });
    const screen = await show(sent('approval'));
    await screen.getByRole('button', { name: 'Decline' }).click();
    await expect.element(screen.getByRole('button', { name: 'Keep the order' })).toHaveFocus();
    expect(calls).toEqual([]);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'You have declined this order' })).toHaveFocus();
    await expect.element(screen.getByText('Alba')).not.toBeInTheDocument();
    expect(calls).toEqual([{ name: 'answerCustomOrder', body: { token: 'a-token', answer: 'decline' } }]);
  });

  it('[R7.126] of a pay-by-link, and of one that is approved, offers the payment alone', async () => {
    answerCalls({});
    for (const order of [sent('pay_by_link'), sent('approval', 'approved')]) {
      const screen = await show(order);
      await expect.element(screen.getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
      await expect.element(screen.getByRole('button', { name: 'Decline' })).not.toBeInTheDocument();
      await screen.unmount();
    }
  });
});
