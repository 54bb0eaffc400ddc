import type { Store } from '@vitrine/contracts';

/** For tests: a store in New York that hands over orders, unless it is said otherwise. */
export const aStore = (changes: Partial<Store> = {}): Store => ({
  id: 's-2',
  slug: 'madison',
  name: 'Maison Aurèle Madison',
  description: '',
  country: 'US',
  city: 'New York',
  address: { address1: '700 Madison Avenue', state: 'NY', postalCode: '10065' },
  latitude: 40.7,
  longitude: -73.9,
  timeZone: 'America/New_York',
  phone: '+12125550100',
  hours: [],
  closures: [],
  services: [],
  clickAndCollect: true,
  appointmentTypes: [],
  ...changes,
});
