import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServiceDeps } from '../deps.ts';

type Keyed = Pick<ServiceDeps['config'], 'tokenKey'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const VERSION = 1;
/** The version, and the last day that the link is good on, in days since 1970. */
const HEAD_BYTES = 3;
const SEAL_BYTES = 32;
const TOKEN = /^[\w-]{50,200}$/u;

/** What a link opens. Another purpose has another seal, so that no link opens what a second one was sent for. */
interface Sealed {
  readonly purpose: 'order-link' | 'repair-link';
  readonly market: string;
  readonly id: string;
}

/** What a signed link says: what it opens and the last day that it is good on, under a seal that only the shop can make. */
export function sealedLink(
  config: Keyed,
  { purpose, market, id }: Sealed,
  { from, days }: { readonly from: Date; readonly days: number },
): string {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(VERSION);
  head.writeUInt16BE(Math.floor(from.getTime() / DAY_MS) + days, 1);
  const said = Buffer.concat([head, Buffer.from(`${market}.${id}`)]);
  return Buffer.concat([said, sealOf(config, purpose, said)]).toString('base64url');
}

/** What a link opens at `now`; undefined for one that is not of this shop or is no longer good. */
export function readSealedLink(
  config: Keyed,
  { purpose, token }: Pick<Sealed, 'purpose'> & { readonly token: string | undefined },
  now: Date,
): Pick<Sealed, 'market' | 'id'> | undefined {
  if (token === undefined || !TOKEN.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= HEAD_BYTES + SEAL_BYTES) return undefined;
  const said = bytes.subarray(0, -SEAL_BYTES);
  if (!timingSafeEqual(bytes.subarray(-SEAL_BYTES), sealOf(config, purpose, said))) return undefined;
  const isGood = said.readUInt8() === VERSION && said.readUInt16BE(1) * DAY_MS >= now.getTime() - DAY_MS;
  const [market, id] = said.subarray(HEAD_BYTES).toString().split('.', 2);
  return isGood && market !== undefined && id !== undefined ? { market, id } : undefined;
}

const sealOf = ({ tokenKey }: Keyed, purpose: Sealed['purpose'], said: Buffer): Buffer =>
  createHmac('sha256', tokenKey).update(`${purpose}\n`).update(said).digest();
