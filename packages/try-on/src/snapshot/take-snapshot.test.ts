import { expect, it } from 'vitest';
import { SNAPSHOT_TYPE } from './take-snapshot.ts';

it('[R9.029] takes snapshots as PNG', () => {
  expect(SNAPSHOT_TYPE).toBe('image/png');
});
