import type { Transaction } from '@vitrine/database';
import { returnAddressOf } from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import { marketOf } from '../../http/session.store.ts';
import { configFiles } from '../../setup/index.ts';
import type { ReturnRow } from '../returns/return.store.ts';
import { linesOfStore } from '../returns/shown-returns.ts';
import type { PaperOrder } from './paper-content.ts';

interface Returned {
  readonly deps: Pick<ServiceDeps, 'config'>;
  readonly transaction: Transaction;
  readonly order: PaperOrder;
}

/** [R7.043] Where the pieces of a return go: the store that takes them, or the house's address for parcels. */
export async function returnPlace(
  { deps, transaction, order: { row, locale } }: Returned,
  returned: ReturnRow,
): Promise<readonly string[]> {
  const store = linesOfStore(returned, locale);
  if (store !== undefined) return store;
  const files = await configFiles(transaction, deps.config.nodeEnv ?? 'production');
  const file = files.find(({ group, name }) => group === 'front' && name === 'returns');
  return returnAddressOf(file?.body, marketOf(row.market));
}
