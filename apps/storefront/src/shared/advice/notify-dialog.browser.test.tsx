import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anEntry, aRefusal } from '../api/test-harness/a-failure.ts';
import { chooseStore } from '../finding/in-store.ts';
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
    await screen.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.com');
    await screen.getByRole('button', { name: 'Notify me' }).click();
    await expect.element(screen.getByText(/Please tick this box/u)).toBeVisible();
    expect(sent).toEqual([]);
    await screen.getByRole('checkbox').click();
    await screen.getByRole('button', { name: 'Notify me' }).click();
    await expect.element(screen.getByText('Thank you. We will write to ana@example.com.')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ sku: 'TS2001', identifiers: [{ value: 'ana@example.com' }] });
  });

  it('[R3.051, R9.032, R9.033, R9.034] sends all the fields, by mail with the store that the shopper looks in', async () => {
    const sent = answerCalls({ subscribeBackInStock: { body: {} } });
    chooseStore({ id: 'st-0001', name: 'Alba, Square' });
    const screen = await open();
    await screen.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.com');
    await screen.getByRole('checkbox').click();
    await screen.getByRole('button', { name: 'Notify me' }).click();
    await expect.element(screen.getByText(/Thank you/u)).toBeVisible();
    expect(sent[0]?.body).toEqual({
      sku: 'TS2001',
      identifiers: [{ type: 'Email', value: 'ana@example.com' }],
      source: 'LV_COM',
      stockChannel: 'ECO',
      consent: 'YES',
      storeCode: 'st-0001',
      productPageURL: `${location.origin}/eng-us/products/TH2001/TS2001`,
      productImage: '/media/th2001-tortoise/front',
      productName: 'Alba',
      countryCode: 'US',
    });
    chooseStore();
  });

  it('[R3.051] sends a telephone number where the shopper wants a text message', async () => {
    const sent = answerCalls({ subscribeBackInStock: { body: {} } });
    const screen = await open();
    await screen.getByRole('radio', { name: 'Text message' }).click();
    await screen.getByRole('textbox', { name: 'Mobile number' }).fill('(212) 555-0142');
    await screen.getByRole('checkbox').click();
    await screen.getByRole('button', { name: 'Notify me' }).click();
    await expect.element(screen.getByText(/send a text message to/u)).toBeVisible();
    expect(sent[0]?.body).toMatchObject({
      identifiers: [{ type: 'Phone', value: '(212) 555-0142' }],
      storeCode: '',
    });
  });

  it('[R3.051] says beside the field that a number is of another country', async () => {
    const entry = anEntry({
      errorCode: 'phone_of_other_country',
      scope: 'field',
      statusDetails: 'identifiers',
    });
    answerCalls({ subscribeBackInStock: { status: 400, body: aRefusal(entry) } });
    const screen = await open();
    await screen.getByRole('radio', { name: 'Text message' }).click();
    const field = screen.getByRole('textbox', { name: 'Mobile number' });
    await field.fill('+33 6 12 34 56 78');
    await screen.getByRole('checkbox').click();
    await screen.getByRole('button', { name: 'Notify me' }).click();
    await expect.element(screen.getByText(/belongs to a country that we do not deliver to/u)).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  it('[R8.050] says why the service refused', async () => {
    const body = aRefusal(anEntry({ errorCode: 'too_many_requests', scope: 'global' }));
    answerCalls({ subscribeBackInStock: { status: 429, body } });
    const screen = await open();
    await screen.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.com');
    await screen.getByRole('checkbox').click();
    await screen.getByRole('button', { name: 'Notify me' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Too many attempts.');
  });

  it('[R2.078] closes by Escape, once', async () => {
    const onClose = vi.fn<() => undefined>();
    const screen = await open(onClose);
    await screen.getByRole('textbox', { name: 'E-mail' }).click();
    const { userEvent } = await import('vitest/browser');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
