import type { OrderDetailsBody, ReturnableLine } from '@vitrine/contracts';
import {
  DEFAULT_RETURN_REASON,
  type ReturnFormLine,
  type ReturnKind,
  type ReturnReason,
  type ReturnWay,
} from '@vitrine/domain';

/** What is chosen of a line. */
export interface ChosenLine {
  readonly quantity: number;
  readonly reasonCode: ReturnReason;
  /** Of an exchange: the SKU that is wanted. */
  readonly wantedSkuId?: string | undefined;
}
export interface ReturnForm {
  readonly kind: ReturnKind;
  readonly way: ReturnWay;
  readonly storeId: string | undefined;
  /** By the id of the line. */
  readonly lines: Readonly<Record<string, ChosenLine>>;
}

export const EMPTY_FORM: ReturnForm = { kind: 'return', way: 'parcel', storeId: undefined, lines: {} };

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
  const hasSizes = form.kind === 'return' || chosen.every(({ wantedSkuId }) => wantedSkuId !== undefined);
  return chosen.length > 0 && hasSizes && (form.way !== 'store' || form.storeId !== undefined);
}
