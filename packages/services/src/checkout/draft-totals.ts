import type { Transaction } from '@vitrine/database';
import { orderTotals } from '@vitrine/domain';
import { type DraftRow, setDraftTotals } from '../order/index.ts';

/** What changed about a draft's money; the rest stays. Minor units. */
export interface ChangedMoney {
  readonly subtotal?: number;
  readonly shipping?: number;
  readonly shipTo?: Readonly<Record<string, string>>;
}

/** Reckons a locked draft anew: tax follows where it goes. */
export async function renewTotals(
  transaction: Transaction,
  draft: DraftRow,
  changed: ChangedMoney,
): Promise<void> {
  const shipTo = changed.shipTo ?? draft.shipTo ?? undefined;
  const totals = orderTotals({
    subtotal: changed.subtotal ?? draft.subtotal,
    shipping: changed.shipping ?? draft.shippingAmount,
    taxIncluded: draft.taxIncluded,
    // Prices that contain their tax contain that of the country they are made for.
    destination:
      shipTo === undefined
        ? undefinedUnlessIncluded(draft)
        : { country: draft.country, state: shipTo['state'] },
  });
  await setDraftTotals(transaction, draft, totals);
}

function undefinedUnlessIncluded(draft: DraftRow): { readonly country: string } | undefined {
  return draft.taxIncluded ? { country: draft.country } : undefined;
}
