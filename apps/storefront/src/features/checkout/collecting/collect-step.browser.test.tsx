import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anEntry, aRefusal } from '../../../shared/api/test-harness/a-failure.ts';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { DeliveryStep, type DeliveryStepProps } from '../delivery-step.tsx';
import { PaymentStep } from '../payment/payment-step.tsx';
import { anOrder, TO_ANA } from '../test-harness/an-order.ts';
import { aCollectStore } from '../test-harness/collect-stores.ts';

const STORES = [
  aCollectStore('madison', {}, { label: undefined, collectionDate: undefined, cannot: 'no_stock' }),
  aCollectStore('mercer'),
  aCollectStore('la', { city: 'Los Angeles', postalCode: '90069', latitude: 34, longitude: -118 }),
];
const PARCELS = [
  { readiness: 'in_stock' as const, itemIds: ['1'], shippingMethods: TO_ANA.map(({ method }) => method) },
];
const COLLECTED = TO_ANA.map((group) => ({
  ...group,
  kind: 'collect' as const,
  store: { id: 'la', slug: 'la', name: 'Maison la', phone: '+12125550100' },
  collector: { firstName: 'Bob', lastName: 'Reyes', phone: '+1 212 555 0111' },
}));

const step = (collect: DeliveryStepProps['collect'], groups: typeof TO_ANA = []) =>
  renderScreen(
    <DeliveryStep
      order={anOrder({ shippingGroups: groups })}
      parcels={PARCELS}
      collect={collect}
      rules={{}}
      savedAddresses={undefined}
    />,
  );

describe('the two ways to receive an order', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('[R7.111] is sent where the house has no store for it', async () => {
    const screen = await step({ stores: [] });
    await expect.element(screen.getByRole('textbox', { name: 'City' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Collect it in a store' }).all()).toEqual([]);
  });

  it('[R7.112] is not collected with a piece that is made to order, and says so', async () => {
    const screen = await step({ stores: STORES, cannot: 'made_to_order' });
    const collect = screen.getByRole('radio', { name: /Collect it in a store.*made to order/u });
    await expect.element(collect).toBeDisabled();
  });

  it('[R7.112] is collected, with the keyboard, in a store that has all, by the buyer', async () => {
    const sent = answerCalls({ collectInStore: { body: anOrder({ shippingGroups: COLLECTED }) } });
    const screen = await step({ stores: STORES });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const madison = screen.getByRole('radio', { name: /Maison madison.*Not all of your pieces/u });
    await expect.element(madison).toBeDisabled();
    await expect
      .element(screen.getByRole('radio', { name: /Maison mercer.*Ready on November 27/u }))
      .toBeChecked();
    await screen.getByRole('textbox', { name: 'First name' }).fill('Ana');
    await screen.getByRole('textbox', { name: 'Last name' }).fill('Duarte');
    await screen.getByRole('button', { name: 'Continue to payment' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Telephone' })).toBeInvalid();
    await screen.getByRole('textbox', { name: 'Telephone' }).fill('+1 212 555 0110');
    await userEvent.keyboard('{Enter}');
    await expect.poll(screen.path).toBe('/eng-us/checkout/payment');
    expect(sent).toEqual([
      {
        name: 'collectInStore',
        body: {
          storeId: 'mercer',
          contact: { firstName: 'Ana', lastName: 'Duarte', phone: '+1 212 555 0110' },
        },
      },
    ]);
  });

  it('[R7.112] has the nearest store first once a place is named, and keeps who else comes for it', async () => {
    const refusal = aRefusal(
      anEntry({ errorCode: 'store_without_stock', scope: 'item', statusDetails: 'S' }),
    );
    const sent = answerCalls({ collectInStore: { status: 409, body: refusal } });
    const screen = await step({ stores: STORES }, COLLECTED);
    const stores = () => screen.getByRole('radio', { name: /Maison/u }).all();
    await expect.element(screen.getByRole('radio', { name: /Maison la/u })).toBeChecked();
    await screen.getByRole('searchbox', { name: 'City or postal code' }).fill('los angeles');
    await expect.poll(() => stores()[0]?.element().getAttribute('value')).toBe('la');
    await expect.element(screen.getByRole('group', { name: 'Who collects it?' })).toBeVisible();
    await screen.getByRole('button', { name: 'Continue to payment' }).click();
    await expect.element(screen.getByText(/does not have all of your pieces any more/u)).toBeVisible();
    expect(sent).toMatchObject([{ body: { storeId: 'la', collector: { firstName: 'Bob' } } }]);
  });

  it('[R7.112] is collected nearest to where a store is looked for, until the shopper has chosen one', async () => {
    answerCalls({});
    const screen = await step({ stores: STORES });
    await screen.getByRole('radio', { name: 'Collect it in a store' }).click();
    const radio = (name: RegExp) => screen.getByRole('radio', { name });
    await expect.element(radio(/Maison mercer/u)).toBeChecked();
    await screen.getByRole('searchbox', { name: 'City or postal code' }).fill('90210');
    await expect.element(radio(/Maison la/u)).toBeChecked();
    await radio(/Maison mercer/u).click();
    await screen.getByRole('searchbox', { name: 'City or postal code' }).fill('Los Angeles');
    await expect.element(radio(/Maison mercer/u)).toBeChecked();
  });

  it('[R7.112] says that the store was emptied meanwhile, and where no store has all', async () => {
    const short = await step(
      { stores: STORES },
      COLLECTED.map((group) => ({ ...group, isStoreShort: true })),
    );
    await expect.element(short.getByText(/The store you chose/u)).toBeVisible();
    const none = await step({ stores: STORES.slice(0, 1) });
    await none.getByRole('radio', { name: 'Collect it in a store' }).nth(1).click();
    await expect.element(none.getByText(/No store has all of your pieces/u)).toBeVisible();
  });

  it('[R7.112] asks for the address of the bill, because a store is none, and shows the store', async () => {
    answerCalls({});
    const screen = await renderScreen(
      <PaymentStep
        order={anOrder({ shippingGroups: COLLECTED })}
        rules={{}}
        payment={{ methods: ['creditCard'], providerOrigins: [] }}
      />,
    );
    await expect.element(screen.getByRole('heading', { name: /Collect at/u })).toBeVisible();
    await expect.element(screen.getByText('Collected by Bob Reyes')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');
    await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveValue('');
    expect(screen.getByText('The same as the delivery address').all()).toEqual([]);
  });
});
