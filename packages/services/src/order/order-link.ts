import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Locale, pageUrl } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { OrderRow } from './order-view.store.ts';
import type { OrderKey } from './settled.store.ts';

type LinkDeps = { readonly config: Pick<ServiceDeps['config'], 'tokenKey' | 'orders' | 'ownOrigins'> };

const DAY_MS = 24 * 60 * 60 * 1000;
const VERSION = 1;
/** The version, and the last day that the link is good on, in days since 1970. */
const HEAD_BYTES = 3;
const SEAL_BYTES = 32;
const TOKEN = /^[\w-]{50,200}$/u;

/**
 * [R7.127] What the signed link of an order says: the order and the last day that it is good on, under a seal that only
 * the shop can make. The same order always has the same link, so that each of its mails carries it.
 */
export function orderLinkToken(deps: LinkDeps, key: OrderKey, orderedAt: Date): string {
  const lastDay = Math.floor(orderedAt.getTime() / DAY_MS) + deps.config.orders.linkDays;
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(VERSION);
  head.writeUInt16BE(lastDay, 1);
  const said = Buffer.concat([head, Buffer.from(`${key.market}.${key.orderId}`)]);
  return Buffer.concat([said, sealOf(deps, said)]).toString('base64url');
}

/** The order that a link opens at `now`; undefined for one that is not of this shop or is no longer good. */
export function readOrderLink(deps: LinkDeps, token: string | undefined, now: Date): OrderKey | undefined {
  if (token === undefined || !TOKEN.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= HEAD_BYTES + SEAL_BYTES) return undefined;
  const said = bytes.subarray(0, -SEAL_BYTES);
  if (!timingSafeEqual(bytes.subarray(-SEAL_BYTES), sealOf(deps, said))) return undefined;
  const isGood = said.readUInt8() === VERSION && said.readUInt16BE(1) * DAY_MS >= now.getTime() - DAY_MS;
  const [market, orderId] = said.subarray(HEAD_BYTES).toString().split('.', 2);
  return isGood && market !== undefined && orderId !== undefined ? { market, orderId } : undefined;
}

const sealOf = ({ config }: LinkDeps, said: Buffer): Buffer =>
  createHmac('sha256', config.tokenKey).update('order-link\n').update(said).digest();

/** Where a mail leads to: a customer to the order in their account, a guest to what the signed link opens. */
export function orderPageUrl(
  deps: LinkDeps,
  { market, id: orderId, customerId, committedAt, createdAt }: OrderRow,
  { code }: Locale,
): string {
  const [origin = ''] = deps.config.ownOrigins;
  if (customerId !== null) return origin + pageUrl(code, `mylv/orders/${orderId}`);
  const token = orderLinkToken(deps, { market, orderId }, committedAt ?? createdAt);
  return origin + pageUrl(code, `order?token=${token}`);
}
