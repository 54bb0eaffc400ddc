import { type Locale, pageUrl } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { readSealedLink, sealedLink } from '../mail/index.ts';
import type { OrderRow } from './order-view.store.ts';
import type { OrderKey } from './settled.store.ts';

type LinkDeps = { readonly config: Pick<ServiceDeps['config'], 'tokenKey' | 'orders' | 'ownOrigins'> };

/**
 * [R7.127] What the signed link of an order says. The same order always has the same link, so that each of its mails carries it.
 */
export function orderLinkToken({ config }: LinkDeps, { market, orderId }: OrderKey, orderedAt: Date): string {
  const days = config.orders.linkDays;
  return sealedLink(config, { purpose: 'order-link', market, id: orderId }, { from: orderedAt, days });
}

/** The order that a link opens at `now`; undefined for one that is not of this shop or is no longer good. */
export function readOrderLink(
  { config }: LinkDeps,
  token: string | undefined,
  now: Date,
): OrderKey | undefined {
  const linked = readSealedLink(config, { purpose: 'order-link', token }, now);
  return linked && { market: linked.market, orderId: linked.id };
}

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
