import type { CollectStoresBody } from '@vitrine/contracts';
import { accepted, collectionLabel, type Locale, refused, weekLabels } from '@vitrine/domain';
import { createVersionMemory } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { findDraft, textIn } from '../order/index.ts';
import { openStores, type StoreRecord, toStore } from '../store/index.ts';
import { collectInStore, readyAt } from './collect-in-store.service.ts';
import { type CollectMethod, findCollectMethod, poolsWithAll } from './collection.store.ts';
import { parcelsOf } from './send-parcels.ts';

/** [R7.112] Collecting the current order in a store. */
export function mountCollection(mount: MountCall, deps: ServiceDeps): void {
  const open = createVersionMemory<readonly StoreRecord[]>(deps);
  mount('collectInStore', (call) => collectInStore(deps, call));
  mount('getCollectStores', async ({ session, locale }) => {
    const now = deps.clock.now();
    const draft = await findDraft(deps.db, session, now);
    if (draft === undefined) return refused({ code: 'no_current_order' });
    const method = await findCollectMethod(deps.db, draft.country);
    if (method === undefined) return accepted({ stores: [] });
    const { language } = locale;
    const stores = (await open.get(language, () => openStores(deps.db, language))).filter(
      ({ country, clickAndCollect }) => country === draft.country && clickAndCollect,
    );
    const parcels = await parcelsOf(deps.db, draft);
    const order = { market: draft.market, orderId: draft.id };
    const pools = await poolsWithAll(
      deps.db,
      order,
      stores.map(({ id }) => id),
    );
    const isMade = parcels.some(({ readiness }) => readiness === 'made_to_order');
    return accepted({
      stores: stores.map((store) => ({
        store: toStore(store, language, now),
        week: weekLabels(store.hours, locale.bcp47).map(({ day, spans }) => ({ day, spans: [...spans] })),
        ...offerOf(store, { method, hasAll: pools.has(store.id), locale, now }),
      })),
      ...(isMade ? { cannot: 'made_to_order' as const } : {}),
    });
  });
}

interface Asked {
  readonly method: CollectMethod;
  /** The store has every piece of the order. */
  readonly hasAll: boolean;
  readonly locale: Locale;
  readonly now: Date;
}

function offerOf(
  store: StoreRecord,
  { method, hasAll, locale, now }: Asked,
): Omit<CollectStoresBody['stores'][number], 'store' | 'week'> {
  if (!hasAll) return { cannot: 'no_stock' };
  const ready = readyAt(store, method, now);
  if (ready === undefined) return { cannot: 'closed' };
  const label = collectionLabel(textIn(method.texts, locale), ready, locale.bcp47);
  return { label, collectionDate: ready.day };
}
