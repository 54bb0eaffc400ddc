import { AVAILABILITY_BATCH, readInBatches } from '@vitrine/domain';
import { shopClient } from '../api/shop-client.ts';
import { createStore } from '../session/store.ts';

interface ChosenStore {
  readonly id: string;
  readonly name: string;
}

/** What is known of the store that the shopper looks in. */
interface InStore {
  readonly store: ChosenStore | undefined;
  /** By product: whether the store has a piece of it. Those that were not asked for are missing. */
  readonly has: Readonly<Record<string, boolean>>;
  /** Only the pieces that the store has are shown. */
  readonly isOnly: boolean;
  /** The last answer did not come. */
  readonly hasFailed: boolean;
}

const NOWHERE: InStore = { store: undefined, has: {}, isOnly: false, hasFailed: false };
/** Which store a shopper looks in is nobody's business: it is kept on the device, and each page is the same for all. */
export const inStore = createStore(NOWHERE);

const KEY = 'vitrine-store';

/** Looks in a store from now on, also on the next visit; in none where it is left out. */
export function chooseStore(store?: ChosenStore): void {
  inStore.set({ ...NOWHERE, store });
  try {
    if (store === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify([store.id, store.name]));
  } catch {
    // A browser that keeps nothing forgets the store with the page.
  }
}

/** Looks in the store of the last visit. */
export function recallStore(): void {
  if (inStore.get().store !== undefined) return;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const [id, name]: readonly unknown[] = Array.isArray(kept) ? kept : [];
    if (typeof id === 'string' && typeof name === 'string') inStore.set({ store: { id, name } });
  } catch {
    // What cannot be read was never chosen.
  }
}

/** Asks which of these products the chosen store has; those that are known are not asked for again. */
export async function lookInStore(productIds: readonly string[]): Promise<void> {
  const { store, has } = inStore.get();
  if (store === undefined) return;
  const unknown = productIds.filter((id) => has[id] === undefined);
  await readInBatches(unknown, AVAILABILITY_BATCH, (ids) => ask(store, ids));
}

/** What the store has of these is told to the page. */
async function ask(store: ChosenStore, ids: readonly string[]): Promise<readonly string[]> {
  const answer = await shopClient().call('getPiecesOfStore', {
    params: { id: store.id, productIds: ids.join(',') },
  });
  if (inStore.get().store?.id !== store.id) return [];
  if (!answer.ok) {
    // A store that closed for good is forgotten.
    if (answer.failure.status === 404) chooseStore();
    else inStore.set({ hasFailed: true });
    return [];
  }
  const { productIds } = answer.value;
  const told = Object.fromEntries(ids.map((id) => [id, productIds.includes(id)]));
  inStore.set({ has: { ...inStore.get().has, ...told }, hasFailed: false });
  return productIds;
}
