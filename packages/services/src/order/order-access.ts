import { ORDER_LINK_HEADER } from '@vitrine/contracts';
import type { ServiceDeps } from '../deps.ts';
import type { Exchange } from '../http/call.ts';
import type { Session } from '../http/session.ts';
import { readOrderLink } from './order-link.ts';
import { isOwnOrder } from './order-view.store.ts';
import type { OrderKey } from './settled.store.ts';

/** A request about an order: whose session it comes from, and the signed link that it may show. */
export interface OrderRequest extends Pick<Exchange, 'header'> {
  readonly session: Session;
}
type AccessDeps = Pick<ServiceDeps, 'db' | 'clock' | 'config'>;

/** The order that the link of a request opens; undefined without a good one. */
export function linkedOrder(deps: AccessDeps, { header }: Pick<Exchange, 'header'>): OrderKey | undefined {
  return readOrderLink(deps, header(ORDER_LINK_HEADER), deps.clock.now());
}

/**
 * [R7.040, R7.127] The order that a request may see and change: one of its session or customer, or the one that its link
 * opens. Undefined for any other, as for one that does not exist.
 */
export async function accessibleOrder(
  deps: AccessDeps,
  request: OrderRequest,
  orderId: string,
): Promise<OrderKey | undefined> {
  const linked = linkedOrder(deps, request);
  if (linked?.orderId === orderId) return linked;
  const isOwn = await isOwnOrder(deps.db, request.session, orderId);
  return isOwn ? { market: request.session.market, orderId } : undefined;
}
