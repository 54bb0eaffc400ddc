import { randomUUID } from 'node:crypto';
import type { SandboxConfig } from './config.ts';
import type { Keys } from './keys.ts';
import type { SignedTexts } from './signed-texts.ts';
import type { Records } from './store/records.ts';

/** What every part of the sandbox works with. */
export interface Sandbox {
  readonly config: SandboxConfig;
  readonly keys: Keys;
  readonly texts: SignedTexts;
  readonly records: Records;
  readonly nowMs: () => number;
}

/** A new id, saying what it is of: `tok_…`, `txn_…`, `pay_…`. */
export function newId(
  prefix: 'apl' | 'card' | 'cod' | 'gft' | 'ctx' | 'opn' | 'tok' | 'txn' | 'pay' | 'evt',
): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`;
}
