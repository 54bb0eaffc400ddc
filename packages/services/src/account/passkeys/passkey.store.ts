import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import type { Device } from '@vitrine/domain';

/** Whose a key is: one of the two, and never both. */
type OwnerValues = [customerId: string | null, agentId: string | null];

const OF_OWNER = named('passkeys-of-owner')<OwnerValues>(
  `SELECT id, credential_id, device, created_at, used_at FROM passkey WHERE customer_id = $1 OR agent_id = $2
   ORDER BY created_at, id`,
);
const BY_CREDENTIAL = named('passkey-by-credential')<[credentialId: string]>(
  `SELECT id, customer_id, agent_id, credential_id, public_key, counter::int AS "counter!" FROM passkey
   WHERE credential_id = $1`,
);
const ADD = named('passkey-add')<
  [
    id: string,
    customerId: string | null,
    agentId: string | null,
    credentialId: string,
    publicKey: Buffer,
    counter: number,
    transports: readonly string[],
    device: string,
    now: Date,
  ]
>(`INSERT INTO passkey (id, customer_id, agent_id, credential_id, public_key, counter, transports, device, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id`);
/** Of two uses at the same time that say the same count one is a copy; devices that do not count say zero. */
const USE = named('passkey-use')<[id: string, counter: number, now: Date]>(
  `UPDATE passkey SET counter = $2, used_at = $3 WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id`,
);
const REMOVE = named('passkey-remove')<[...OwnerValues, id: string]>(
  'DELETE FROM passkey WHERE (customer_id = $1 OR agent_id = $2) AND id = $3 RETURNING id',
);

export type PasskeyRow = RowOf<typeof OF_OWNER>;

/** Who has keys: a customer, or an agent of the house. */
export type KeyOwner = { readonly customerId: string } | { readonly agentId: string };

const ownerValues = (owner: KeyOwner): OwnerValues =>
  'agentId' in owner ? [null, owner.agentId] : [owner.customerId, null];

export interface AddedPasskey {
  readonly id: string;
  readonly owner: KeyOwner;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly device: Device;
  readonly now: Date;
}

export function passkeysOf(db: Queryable, owner: KeyOwner): Promise<readonly PasskeyRow[]> {
  return db.all(OF_OWNER, ownerValues(owner));
}

export function passkeyByCredential(db: Queryable, credentialId: string) {
  return db.first(BY_CREDENTIAL, [credentialId]);
}

/** False where the shop knows the key already. */
export async function insertPasskey(transaction: Transaction, added: AddedPasskey): Promise<boolean> {
  const { id, owner, credentialId, publicKey, counter, transports, device, now } = added;
  const row = await transaction.first(ADD, [
    ...([id, ...ownerValues(owner), credentialId, Buffer.from(publicKey), counter, transports] as const),
    ...([JSON.stringify(device), now] as const),
  ]);
  return row !== undefined;
}

/** Notes a use; false where the device's count says that the key is a copy. */
export async function notePasskeyUse(
  transaction: Transaction,
  { id, counter, now }: { readonly id: string; readonly counter: number; readonly now: Date },
): Promise<boolean> {
  return (await transaction.first(USE, [id, counter, now])) !== undefined;
}

export async function removePasskey(db: Queryable, owner: KeyOwner, id: string): Promise<boolean> {
  return (await db.first(REMOVE, [...ownerValues(owner), id])) !== undefined;
}
