import { within } from './pause.ts';
import type { LivedOrder } from './lived-orders.ts';
import { ask } from './shop-records.ts';
import type { ShopUnderFire } from './shop-under-fire.ts';

/** Every parcel that left has its receipt and invoice, every refund its credit note, each once and printed whole. */
export async function papersAtFault(
  shop: ShopUnderFire,
  orders: readonly LivedOrder[],
  limitMs: number,
): Promise<readonly string[]> {
  const read = async (): Promise<readonly string[]> => {
    const rows = await ask(
      shop,
      `SELECT order_id, kind, subject_id, place,
         coalesce(encode(sha256(bytes), 'hex') = hash AND length(bytes) = size
           AND substring(bytes FOR 5) = '%PDF-'::bytea, false) AS is_whole FROM paper`,
    );
    return orders.flatMap((order) => {
      const own = rows.filter(({ order_id: id }) => id === order.orderId);
      const torn = own.filter(({ is_whole: isWhole }) => isWhole !== true);
      const made = own.map(({ kind, subject_id: subject }) => `${String(kind)} of ${String(subject)}`);
      const { always, perhaps } = papersOf(order);
      return [
        ...torn.map((paper) => `a paper is not printed whole: ${JSON.stringify(paper)}`),
        ...always.filter((paper) => !made.includes(paper)).map((paper) => `${paper} is missing`),
        ...made
          .filter((paper, at) => made.indexOf(paper) !== at || ![...always, ...perhaps].includes(paper))
          .map((paper) => `${paper} should not be there`),
      ];
    });
  };
  await within(limitMs, async () => ((await read()).length === 0 ? true : undefined));
  return read();
}

/** A sheet and a label are not made any more once nobody needs them. */
function papersOf({ parcel, parcelState, returned, refund }: LivedOrder): {
  readonly always: readonly string[];
  readonly perhaps: readonly string[];
} {
  const left = parcelState === 'delivered' ? [`receipt of ${parcel}`, `invoice of ${parcel}`] : [];
  const credit = refund > 0 ? [`creditNote of ${returned}`] : [];
  return {
    always: [...left, ...credit],
    perhaps: [`workshopSheet of ${parcel}`, `returnLabel of ${returned}`],
  };
}
