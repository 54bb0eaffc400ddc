import type { OrderDetailsBody, ReturnableLine, Store } from '@vitrine/contracts';
import {
  creditSums,
  DEFAULT_RETURN_REASON,
  type PaperSums,
  refundDue,
  type ReturnFormLine,
  type ReturnKind,
  type ReturnReason,
  type ReturnWay,
} from '@vitrine/domain';
import type { Sister } from './use-sisters.ts';

/** What is chosen of a line. */
export interface ChosenLine {
  readonly quantity: number;
  readonly reasonCode: ReturnReason;
  /** Of an exchange: what is wanted. */
  readonly wanted?: Sister | undefined;
}
export interface ReturnForm {
  readonly kind: ReturnKind;
  readonly way: ReturnWay;
  /** Where the pieces are brought to, of a return in a store. */
  readonly store: Store | undefined;
  /** By the id of the line. */
  readonly lines: Readonly<Record<string, ChosenLine>>;
}

export const EMPTY_FORM: ReturnForm = { kind: 'return', way: 'parcel', store: undefined, lines: {} };

/** [R5.023] Nothing of a line, for the usual reason. */
export const NONE: ChosenLine = { quantity: 0, reasonCode: DEFAULT_RETURN_REASON };

/** A line of the order beside what may come back of it. */
export interface FormLine {
  readonly line: OrderDetailsBody['lines'][number];
  readonly may: ReturnableLine;
}

export function formLines({ lines, returnable }: OrderDetailsBody): readonly FormLine[] {
  return lines.flatMap((line) => {
    const may = returnable.find(({ itemId }) => itemId === line.itemId);
    return may === undefined ? [] : [{ line, may }];
  });
}

/** [R5.022] The lines as they are sent; those without a requestId or pieces are left out of the request. */
export function sentLines(form: ReturnForm, lines: readonly FormLine[]): readonly ReturnFormLine[] {
  return lines.map(({ line: { itemId }, may: { requestId } }) => ({
    requestId,
    itemId,
    quantity: form.lines[itemId]?.quantity ?? 0,
    reasonCode: form.lines[itemId]?.reasonCode,
  }));
}

/** Whether there is something to send: pieces, a size for each of an exchange, and a store where they are brought to one. */
export function isComplete(form: ReturnForm): boolean {
  const chosen = Object.values(form.lines).filter(({ quantity }) => quantity > 0);
  const hasSizes = form.kind === 'return' || chosen.every(({ wanted }) => wanted !== undefined);
  return chosen.length > 0 && hasSizes && (form.way !== 'store' || form.store !== undefined);
}

/**
 * [R7.043] What comes back for the chosen pieces, minor units, by the rule that the refund is made by: what the order's
 * returns are worth beyond what has come back of it or is on its way. With what of it is for delivery, and for tax.
 */
export function refundOf(
  {
    lines,
    returns,
    totals,
    refundsDelivery,
  }: Pick<OrderDetailsBody, 'lines' | 'returns' | 'totals' | 'refundsDelivery'>,
  form: ReturnForm,
): PaperSums {
  const priceOf = (itemId: string): number =>
    lines.find((line) => line.itemId === itemId)?.unitPrice.amount ?? 0;
  const before = returns
    .filter(({ kind, state }) => kind === 'return' && state !== 'refused')
    .flatMap((one) => one.lines)
    .reduce((sum, { itemId, quantity, accepted = quantity }) => sum + priceOf(itemId) * accepted, 0);
  const chosen = Object.entries(form.lines).reduce(
    (sum, [itemId, { quantity }]) => sum + priceOf(itemId) * quantity,
    0,
  );
  const cost = {
    subtotal: totals.subtotal.amount,
    shipping: totals.shipping.amount,
    total: totals.total.amount,
  };
  const due = (goods: number) => refundDue(cost, goods, { refundsDelivery });
  const refund = due(before + chosen) - due(before);
  const { taxIncluded } = totals;
  return creditSums({ ...cost, tax: totals.tax.amount, taxIncluded }, [], { goods: chosen, refund });
}
