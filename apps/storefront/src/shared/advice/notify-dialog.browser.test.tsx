import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anEntry, aRefusal } from '../api/test-harness/a-failure.ts';
import { answerCalls } from '../test-harness/answer-calls.ts';
import { renderScreen } from '../test-harness/render-screen.tsx';
import { NotifyDialog } from './notify-dialog.tsx';

const SKU = {
  identifier: 'TS2001',
  name: 'Alba',
  color: 'Tortoise',
  url: '/eng-us/products/TH2001/TS2001',
  mediaUrl: '/media/th2001-tortoise/front',
};
const open = (onClose = () => undefined) => renderScreen(<NotifyDialog sku={SKU} onClose={onClose} />);

describe('the dialog for a piece that comes back', () => {
  beforeEach(() => localStorage.clear());

  it('[R4.002, R7.067] sends the address once the shopper has agreed, and says where the message goes', async () => {
    const sent = answerCalls({ subscribeBackInStock: { body: {} } });
    const screen = await open();
    await screen.getByLabelText('E-mail').fill('ana@example.com');
    await screen.getByRole('button', { name: 'Notify me' }).click();
    await expect.element(screen.getByText(/Please tick this box/u)).toBeVisible();
    expect(sent).toEqual([]);
    await screen.getByRole('checkbox').click();
    await screen.getByRole('button', { name: 'Notify me' }).click();
    await expect.element(screen.getByText('Thank you. We will write to ana@example.com.')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ sku: 'TS2001', identifiers: [{ value: 'ana@example.com' }] });
  });

  it('[R8.050] says why the service refused', async () => {
    const body = aRefusal(anEntry({ errorCode: 'too_many_requests', scope: 'global' }));
    answerCalls({ subscribeBackInStock: { status: 429, body } });
    const screen = await open();
    await screen.getByLabelText('E-mail').fill('ana@example.com');
    await screen.getByRole('checkbox').click();
    await screen.getByRole('button', { name: 'Notify me' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Too many attempts.');
  });

  it('[R2.078] closes by Escape, once', async () => {
    const onClose = vi.fn<() => undefined>();
    const screen = await open(onClose);
    await screen.getByLabelText('E-mail').click();
    const { userEvent } = await import('vitest/browser');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
