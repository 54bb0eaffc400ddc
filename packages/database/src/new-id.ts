import { v7 } from 'uuid';

/** An id for a new row: uuid version 7, so ids of one process grow with time and indexes stay compact. */
export function newId(): string {
  return v7();
}
