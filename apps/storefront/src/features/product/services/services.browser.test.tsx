import type { Store } from '@vitrine/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shopper } from '../../../shared/session/shopper.ts';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { aSku } from '../../../shared/test-harness/a-sku.ts';
import { Services } from './services.tsx';

const SKU = aSku();
const WINDOW = { eddMinDate: '2026-12-01', eddMaxDate: '2026-12-03', hasPostalCodes: true };
const delivery = (label: string) => ({ body: { ...WINDOW, label } });
const aStore = (id: string, country: string, latitude: number): Store => ({
  id,
  slug: id,
  name: `Aurèle ${id}`,
  description: '',
  country,
  city: id,
  address: { address1: '1 Main Street' },
  latitude,
  longitude: 0,
  timeZone: 'UTC',
  phone: '',
  hours: [],
  closures: [],
  services: [],
  clickAndCollect: true,
  appointmentTypes: [],
});

describe('the services of a piece', () => {
  beforeEach(() => {
    localStorage.clear();
    shopper.set({ inStock: { [SKU.identifier]: true } });
  });

  it('[R3.055, R7.113] ask for nothing before somebody is there, and then for the delivery', async () => {
    const sent = answerCalls({ getDeliveryDate: delivery('Between December 1 and December 3') });
    const screen = await renderScreen(<Services sku={SKU} />);
    await expect.element(screen.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(sent).toEqual([]);
    window.dispatchEvent(new Event('scroll'));
    await expect.element(screen.getByText('Delivery Between December 1 and December 3')).toBeVisible();
  });

  it('[R7.113] say when it would be delivered, and then to a postal code, which the next piece remembers', async () => {
    answerCalls({ getDeliveryDate: delivery('Between December 1 and December 3') });
    const screen = await renderScreen(<Services sku={SKU} />);
    await expect.element(screen.getByText('Delivery Between December 1 and December 3')).toBeVisible();
    await screen.getByRole('button', { name: 'To my postal code' }).click();
    await screen.getByRole('textbox', { name: 'Postal code' }).fill('10001');
    const asked = vi.spyOn(globalThis, 'fetch');
    await screen.getByRole('button', { name: 'Show' }).click();
    await expect.element(screen.getByText(/December 3, to \u206610001\u2069/u)).toBeVisible();
    expect(asked.mock.calls.map(([url]) => url)).toEqual([
      `/api/eng-us/shipping/sku/${SKU.identifier}/delivery-date?postalCode=10001`,
    ]);
    await screen.unmount();
    const next = await renderScreen(<Services sku={SKU} />);
    await expect.element(next.getByText(/to \u206610001\u2069/u)).toBeVisible();
  });

  it('[R7.113] say which postal code the country does not have, and keep the dates of the country', async () => {
    localStorage.setItem('vitrine-postal-code-US', 'SW1A');
    const answers = [{ status: 400 }, delivery('Between December 1 and December 3')];
    answerCalls({ getDeliveryDate: () => answers.shift() ?? { status: 500 } });
    const screen = await renderScreen(<Services sku={SKU} />);
    await expect
      .element(screen.getByRole('textbox', { name: 'Postal code' }))
      .toHaveAttribute('aria-invalid', 'true');
    await expect.element(screen.getByText('Delivery Between December 1 and December 3')).toBeVisible();
  });

  it('[R7.113] promise no date for what is sold out', async () => {
    shopper.set({ inStock: { [SKU.identifier]: false } });
    const sent = answerCalls({ getDeliveryDate: delivery('Between December 1 and December 3') });
    const screen = await renderScreen(<Services sku={SKU} />);
    await expect.element(screen.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('[R7.182] name the stores that have it, those of the country first, then the nearest', async () => {
    const hits = [aStore('Paris', 'FR', 48), aStore('Lyon', 'FR', 45), aStore('New York', 'US', 40)];
    const sent = answerCalls({
      getDeliveryDate: { status: 404 },
      queryStores: { body: { hits, nbHits: hits.length } },
    });
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((tell) =>
      tell(JSON.parse('{"coords":{"latitude":46,"longitude":0}}')),
    );
    const screen = await renderScreen(<Services sku={SKU} />);
    await screen.getByRole('button', { name: 'Find in a store near me' }).click();
    const stores = screen.getByRole('dialog').getByRole('link');
    await expect.element(stores.first()).toHaveTextContent('Aurèle New York');
    await screen.getByRole('button', { name: 'Nearest to me' }).click();
    await expect.element(stores.first()).toHaveTextContent(/Aurèle Lyon.*69 mi/u);
    expect(sent.find(({ name }) => name === 'queryStores')?.body).toEqual({
      skuId: SKU.identifier,
      clickAndCollect: true,
    });
  });
});
