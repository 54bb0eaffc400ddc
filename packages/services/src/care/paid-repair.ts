import { type Locale, ownerOf, type PaymentMethod, paymentMethodOf, type Shopper } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { clientOfRepair, repairOf, type RepairRow } from './repair.store.ts';
import { linkedAccess } from './repair-link.ts';
import { paidPaymentOf } from './repair-payment.store.ts';

/** A repair with what its receipt says beside. */
export interface PaidRepair {
  readonly row: RepairRow;
  readonly client: { readonly firstName: string; readonly lastName: string };
  /** Minor units of the currency of the repair. */
  readonly amount: number;
  readonly method: PaymentMethod;
  readonly paidAt: Date;
}

/** [R2.052] A repair that money was paid for, for who may see it; undefined for any other. */
export async function paidRepair(
  deps: Pick<ServiceDeps, 'db' | 'config' | 'clock'>,
  {
    principal,
    id,
    token,
  }: { readonly principal: Shopper; readonly id: string; readonly token: string | undefined },
  { language }: Locale,
): Promise<PaidRepair | undefined> {
  const access = linkedAccess(deps, token) ?? ownerOf(principal);
  const row = await repairOf(deps.db, { access, id }, language);
  const payment = row && (await paidPaymentOf(deps.db, id));
  const paidAt = row?.times[row.states.indexOf('paid')];
  if (row === undefined || payment === undefined || paidAt === undefined) return undefined;
  const { firstName, lastName } = (await clientOfRepair(deps.db, id)) ?? {};
  return {
    row,
    client: { firstName: firstName ?? '', lastName: lastName ?? '' },
    amount: payment.amount,
    method: paymentMethodOf(payment.method),
    paidAt: new Date(paidAt),
  };
}
