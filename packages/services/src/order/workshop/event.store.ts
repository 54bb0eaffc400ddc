import { named, type Transaction } from '@vitrine/database';

type Key = readonly [market: string, id: string];

const CLAIM = named('workshop-claim-event')<readonly [...Key, digest: string, now: Date]>(
  `INSERT INTO workshop_event (market, id, digest, received_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT DO NOTHING RETURNING id`,
);
const FIND = named('workshop-find-event')<Key>(
  `SELECT digest, state FROM workshop_event WHERE market = $1 AND id = $2`,
);
const KEEP = named('workshop-keep-event')<readonly [...Key, state: string]>(
  `UPDATE workshop_event SET state = $3 WHERE market = $1 AND id = $2`,
);
const DROP = named('workshop-drop-event')<Key>(`DELETE FROM workshop_event WHERE market = $1 AND id = $2`);

export interface EventKey {
  readonly market: string;
  readonly id: string;
}
/** An event that was acted upon: what its body was, and what its parcel or return became. */
export interface KnownEvent {
  readonly digest: string;
  readonly state: string;
}

/** Takes an event for this transaction; whoever brings the same one waits for its end. Otherwise what became of it. */
export async function claimEvent(
  transaction: Transaction,
  { market, id, digest }: EventKey & { readonly digest: string },
  now: Date,
): Promise<KnownEvent | undefined> {
  const claimed = await transaction.first(CLAIM, [market, id, digest, now]);
  if (claimed !== undefined) return undefined;
  const known = await transaction.first(FIND, [market, id]);
  return { digest: known?.digest ?? '', state: known?.state ?? '' };
}

export async function keepEvent(
  transaction: Transaction,
  { market, id }: EventKey,
  state: string,
): Promise<void> {
  await transaction.all(KEEP, [market, id, state]);
}

/** Nothing came of it: it may come again, and be judged anew. */
export async function dropEvent(transaction: Transaction, { market, id }: EventKey): Promise<void> {
  await transaction.all(DROP, [market, id]);
}
