import { named, type Queryable } from '@vitrine/database';
import type { HouseLanguage } from '@vitrine/domain';

type Texts<Value> = Readonly<Partial<Record<HouseLanguage, Value>>> & { readonly eng: Value };
type Day = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/** An open store as the house wrote it. */
export interface StoreRecord {
  readonly id: string;
  readonly slug: string;
  readonly country: string;
  /** In the language asked for, else in English; empty for a country that the house knows no rules of. */
  readonly country_name: string;
  readonly city: string;
  readonly address: {
    readonly address1: string;
    readonly address2?: string;
    readonly postalCode?: string;
  };
  readonly latitude: number;
  readonly longitude: number;
  readonly time_zone: string;
  readonly phone: string;
  readonly hours: Readonly<Partial<Record<Day, readonly (readonly [open: string, close: string])[]>>>;
  readonly closures: readonly {
    readonly from: string;
    readonly until: string;
    readonly reason: Texts<string>;
  }[];
  readonly services: readonly string[];
  readonly click_and_collect: boolean;
  readonly appointments: readonly { readonly type: string }[];
  readonly texts: Texts<{ readonly name: string; readonly description: string }>;
}

const openStores = named<[language: string], StoreRecord>(
  'open-stores',
  `SELECT s.id, s.slug, s.country, coalesce(c.names->>$1, c.names->>'eng', '') AS country_name, s.city, s.address,
     s.latitude, s.longitude, s.time_zone, s.phone, s.hours, s.closures, s.services, s.click_and_collect,
     s.appointments, s.texts
   FROM store s LEFT JOIN country c ON c.iso = s.country
   WHERE s.is_open
   ORDER BY s.country, s.city, s.id`,
);

const poolsWithStock = named<[skuId: string], { readonly pool: string }>(
  'pools-with-stock',
  'SELECT pool FROM stock WHERE sku_id = $1 AND on_hand - reserved > 0',
);

export const createStoreStore = (db: Queryable) => ({
  /** All that are open, by country and city. */
  openIn: (language: string): Promise<readonly StoreRecord[]> => db.all(openStores, [language]),
  /** The pools that have a piece of a SKU that nobody holds: stores, and the shop on line. */
  poolsWith: async (skuId: string): Promise<ReadonlySet<string>> => {
    const records = await db.all(poolsWithStock, [skuId]);
    return new Set(records.map(({ pool }) => pool));
  },
});
