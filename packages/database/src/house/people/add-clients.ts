import type { Transaction } from '../../connection/in-transaction.ts';
import { named } from '../../connection/statement.ts';
import type { House } from '../reading/read-house.ts';
import type { RowChange } from '../writing/write-table.ts';

/** A number that another client has by now stays theirs. */
const NUMBERS = named('house-client-numbers')<
  [login: string, sgid: string | null, dreamId: string | null]
>(`UPDATE customer SET golden_id = coalesce(golden_id, $2), dream_id = coalesce(dream_id, $3)
   WHERE login = $1 AND NOT EXISTS (
     SELECT FROM customer other WHERE other.login <> $1 AND (other.golden_id = $2 OR other.dream_id = $3))`);
const STORES = named('house-client-stores')<
  [login: string, stores: readonly string[], now: Date]
>(`INSERT INTO client_store (store_id, customer_id, reason, since)
   SELECT store_id, c.id, 'registered', $3 FROM customer c CROSS JOIN unnest($2::text[]) AS store_id WHERE c.login = $1
   ON CONFLICT DO NOTHING RETURNING store_id`);
/** They are found in the new store as well. */
const TO_BE_KEYED = named('house-client-to-be-keyed')<[login: string]>(
  'UPDATE customer SET keyed_hash = NULL WHERE login = $1',
);

/** Says whose clients the customers are. A store that is not in the file any more keeps the clients that it has. */
export async function addClients(
  transaction: Transaction,
  { clients }: House,
): Promise<readonly RowChange[]> {
  const changes: RowChange[] = [];
  const now = new Date();
  for (const { kind, id, row } of clients.entries) {
    await transaction.all(NUMBERS, [row.login, row.sgid ?? null, row.dreamId ?? null]);
    const added = await transaction.all(STORES, [row.login, row.stores, now]);
    if (added.length === 0) continue;
    await transaction.all(TO_BE_KEYED, [row.login]);
    changes.push({ table: 'clientStore', change: 'added', kind, id });
  }
  return changes;
}
