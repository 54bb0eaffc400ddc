import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Account } from './account.ts';

const ENTER_OTHERS = 0o001;
const ENTER_GROUP = 0o010;
const ENTER_OWNER = 0o100;

/** Can the account walk into this folder? Every folder above it must let it through; missing ones are not asked. */
export async function isReachable(folder: string, account: Account): Promise<boolean> {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const facts = await stat(at).catch(() => undefined);
    if (facts !== undefined && !mayEnter(facts, account)) return false;
    if (at === dirname(at)) return true;
  }
}

function mayEnter(facts: { mode: number; uid: number; gid: number }, account: Account): boolean {
  if (facts.uid === account.uid) return (facts.mode & ENTER_OWNER) !== 0;
  if (facts.gid === account.gid) return (facts.mode & ENTER_GROUP) !== 0;
  return (facts.mode & ENTER_OTHERS) !== 0;
}
