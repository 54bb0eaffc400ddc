import type { CollectStoresBody } from '@vitrine/contracts';
import { aStore } from '../../../shared/test-harness/a-store.ts';

type Offer = CollectStoresBody['stores'][number];
interface Place {
  readonly city?: string;
  readonly postalCode?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** For tests: a store in New York that has the order ready this afternoon, unless it is said otherwise. */
export function aCollectStore(id: string, place: Place = {}, changes: Partial<Offer> = {}): Offer {
  const { city = 'New York', postalCode = '10012', latitude = 40.72, longitude = -74 } = place;
  return {
    store: aStore({
      id,
      slug: id,
      name: `Maison ${id}`,
      city,
      address: { address1: '96 Mercer Street', state: 'NY', postalCode },
      latitude,
      longitude,
    }),
    label: 'Ready on November 27 from 1:00 PM',
    collectionDate: '2026-11-27',
    week: [
      { day: 'Monday', spans: [] },
      { day: 'Tuesday', spans: ['11:00 AM – 7:00 PM'] },
    ],
    ...changes,
  };
}
