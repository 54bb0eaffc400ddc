import { named, type Queryable, type Transaction } from '@vitrine/database';
import type { RepairPhotoType } from '@vitrine/domain';

const COUNT = named('repair-photo-count')<[repairId: string]>(
  `SELECT count(*)::int AS "count!" FROM repair_photo WHERE repair_id = $1`,
);
const ADD = named('repair-photo-add')<
  [repairId: string, place: number, type: RepairPhotoType, sealed: Buffer, now: Date]
>(`INSERT INTO repair_photo (repair_id, place, type, sealed, created_at) VALUES ($1, $2, $3, $4, $5)`);
const FIND = named('repair-photo-find')<[repairId: string, place: number]>(
  `SELECT type, sealed FROM repair_photo WHERE repair_id = $1 AND place = $2`,
);
const DROP = named('repair-photo-drop')<
  [before: Date, limit: number]
>(`DELETE FROM repair_photo WHERE (repair_id, place) IN (
     SELECT repair_id, place FROM repair_photo WHERE created_at < $1
     ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING place`);

/** How many a request has. It is locked, so that no two photos get the same place. */
export async function countPhotos(transaction: Transaction, repairId: string): Promise<number> {
  return (await transaction.first(COUNT, [repairId]))?.count ?? 0;
}

export async function addPhoto(
  transaction: Transaction,
  photo: {
    readonly repairId: string;
    readonly place: number;
    readonly type: RepairPhotoType;
    readonly sealed: Buffer;
  },
  now: Date,
): Promise<void> {
  await transaction.all(ADD, [photo.repairId, photo.place, photo.type, photo.sealed, now]);
}

/** A photo as it is kept. Whose it is was asked before. */
export function findPhoto(db: Queryable, repairId: string, place: number) {
  return db.first(FIND, [repairId, place]);
}

/** Deletes photos that are older; how many it found. */
export async function dropRepairPhotos(db: Queryable, before: Date, limit: number): Promise<number> {
  return (await db.all(DROP, [before, limit])).length;
}
