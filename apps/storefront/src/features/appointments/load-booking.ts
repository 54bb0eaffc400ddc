import type { Store } from '@vitrine/contracts';
import type { Locale } from '@vitrine/domain';
import { regionName } from '../../shared/i18n/region-names.ts';
import type { PageScope } from '../../shared/server/page-scope.ts';
import { serverLabels } from '../../shared/server/page-labels.server.ts';
import { serviceName } from '../../shared/stores/service-name.ts';
import { type DaysView, loadDays } from './load-days.ts';

/** A store that an appointment can be booked in. */
export interface BookableStore {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly city: string;
}
/** What has been chosen of an appointment so far, and what there is to choose next. */
export interface BookingView {
  /** By country, the visitor's own first; empty once a store is chosen. */
  readonly countries: readonly { readonly name: string; readonly stores: readonly BookableStore[] }[];
  readonly store: BookableStore | undefined;
  readonly kinds: readonly { readonly type: string; readonly name: string }[];
  readonly type: string | undefined;
  readonly days: DaysView | undefined;
}

/** [R2.064] The steps of a booking as the address says them. A store with one kind of appointment needs no choice of it. */
export async function loadBooking(
  scope: PageScope,
  isStore: ((store: Store) => boolean) | undefined,
): Promise<BookingView> {
  // A read by POST, for which a customer's page says where it comes from.
  const headers = { origin: scope.url.origin };
  const { hits } = await scope.need('queryStores', { body: {}, headers });
  const stores = hits.filter(({ appointmentTypes }) => appointmentTypes.length > 0);
  const store = isStore && stores.find(isStore);
  if (store === undefined) return { ...NOTHING, countries: countriesOf(stores, scope.locale) };
  const labels = serverLabels(scope);
  const kinds = store.appointmentTypes.map((type) => ({ type, name: serviceName(type, labels) }));
  const asked = scope.url.searchParams.get('type');
  const type =
    kinds.find((kind) => kind.type === asked)?.type ?? (kinds.length === 1 ? kinds[0]?.type : undefined);
  const days = type === undefined ? undefined : await loadDays(scope, { storeId: store.id, type });
  return { countries: [], store: toBookable(store), kinds, type, days };
}

const NOTHING = { store: undefined, kinds: [], type: undefined, days: undefined } as const;

const toBookable = ({ id, slug, name, city }: Store): BookableStore => ({ id, slug, name, city });

function countriesOf(stores: readonly Store[], { bcp47, country: own }: Locale): BookingView['countries'] {
  return [...Map.groupBy(stores, ({ country }) => country)]
    .map(([code, those]) => ({ code, name: regionName(code, bcp47), stores: those.map(toBookable) }))
    .toSorted(
      (one, other) =>
        Number(other.code === own) - Number(one.code === own) || one.name.localeCompare(other.name, bcp47),
    )
    .map(({ name, stores: those }) => ({ name, stores: those }));
}
