import { LOCALES } from '@vitrine/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aStore } from '../../shared/test-harness/a-store.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { storePlace, toLine } from './store-places.ts';
import { StoresPage } from './stores-page.tsx';

const locale = LOCALES['eng-us'];
const STORES = [
  aStore({}),
  aStore({ id: 's-3', slug: 'mercer', name: 'Maison Aurèle Mercer', latitude: 40.72, longitude: -74 }),
  aStore({
    id: 's-4',
    slug: 'tokyo',
    name: 'Maison Aurèle Ginza',
    city: 'Tokyo',
    country: 'JP',
    latitude: 35.7,
    longitude: 139.7,
  }),
];
const NOTHING = { words: '', service: '', isOpenNow: false };
const place = storePlace(STORES, {}, locale);
const screenOf = (found?: typeof STORES) => {
  if (place === undefined) throw new Error('There are stores');
  const lines = found?.map((store) => toLine(store, locale));
  return renderScreen(<StoresPage place={place} wish={NOTHING} services={['repair']} found={lines} />);
};
/** The device says that it is in Osaka, or says nothing. */
const deviceIs = (answer: 'in Osaka' | 'silent') =>
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((tell, fail) => {
    const coords = { latitude: 34.7, longitude: 135.5 };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page reads these two alone
    if (answer === 'in Osaka') tell({ coords } as GeolocationPosition);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it reads nothing of it
    else fail?.({} as GeolocationPositionError);
  });

afterEach(() => vi.restoreAllMocks());

describe('the page of stores', () => {
  it('[R2.015] puts the nearest first, by a place that is sent nowhere', async () => {
    deviceIs('in Osaka');
    const sent = vi.spyOn(globalThis, 'fetch');
    const screen = await screenOf();
    await screen.getByRole('button', { name: 'Nearest to me' }).click();
    const names = screen.getByRole('heading', { level: 3 });
    await expect.element(names.first()).toHaveTextContent('Maison Aurèle Ginza');
    await expect.element(screen.getByText(/mi away/u).first()).toBeVisible();
    expect(JSON.stringify(sent.mock.calls)).not.toMatch(/34\.7|135\.5/u);
  });

  it('[R2.015] says what to do where the device is silent', async () => {
    deviceIs('silent');
    const screen = await screenOf();
    await screen.getByRole('button', { name: 'Nearest to me' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('search for a city');
  });

  it('[R2.015] says how many were found, and the way on where none was', async () => {
    const screen = await screenOf([]);
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('No store matches');
    await expect.element(screen.getByRole('link', { name: 'All stores' })).toBeVisible();
  });

  it('[R2.015] has a map of buttons that comes when it is looked at, closer at every press', async () => {
    const screen = await screenOf();
    const open = screen.getByRole('button', { name: 'Map', exact: true });
    if (open.elements().length > 0) await open.click();
    await screen.getByRole('button', { name: '2 stores, New York' }).click();
    const pin = screen.getByRole('button', { name: 'Maison Aurèle Mercer' });
    await pin.click();
    await expect.element(pin).toHaveAttribute('aria-pressed', 'true');
    await expect.element(screen.getByRole('link', { name: 'See the store' })).toBeVisible();
    await screen.getByRole('button', { name: 'All stores' }).click();
    await expect.element(screen.getByRole('button', { name: '2 stores, New York' })).toBeVisible();
  });
});
