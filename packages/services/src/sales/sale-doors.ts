import { ROOM_POLICY } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { lookAtDoor } from './place.store.ts';

/** Who waits before a sale, as it was a moment ago. */
export interface SaleQueue {
  /** How many wait before each customer. */
  readonly aheadOf: ReadonlyMap<string, number>;
  readonly inside: number;
}
/** Looks at the door of a sale; whoever asks within the same second shares one look. */
export type SaleDoors = (saleId: string) => Promise<SaleQueue>;

/**
 * [R4.042] The doors of the waiting rooms. Nobody watches them but those who wait: each of their questions has the door looked at,
 * at most once a second, so that a room without people costs nothing, and one whose process was killed goes on with the
 * first question after the start. All that must last is in the database.
 */
export function createSaleDoors({ db, clock }: Pick<ServiceDeps, 'db' | 'clock'>): SaleDoors {
  const looks = new Map<string, { readonly atMs: number; readonly queue: Promise<SaleQueue> }>();
  return async (saleId) => {
    const now = clock.now();
    const last = looks.get(saleId);
    if (last !== undefined && now.getTime() - last.atMs < ROOM_POLICY.lookEveryMs) return last.queue;
    const look = { atMs: now.getTime(), queue: lookOnce(db, saleId, now) };
    looks.set(saleId, look);
    try {
      return await look.queue;
    } catch (error) {
      if (looks.get(saleId) === look) looks.delete(saleId);
      throw error;
    }
  };
}

async function lookOnce(db: ServiceDeps['db'], saleId: string, now: Date): Promise<SaleQueue> {
  const { customerIds, inside } = (await lookAtDoor(db, saleId, now)) ?? { customerIds: [], inside: 0 };
  return { aheadOf: new Map(customerIds.map((id, ahead) => [id, ahead])), inside };
}
