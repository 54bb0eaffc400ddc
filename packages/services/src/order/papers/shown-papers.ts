import { callUrl, type ShownPaper } from '@vitrine/contracts';
import type { Queryable } from '@vitrine/database';
import { type Locale, paperNumber, SHOWN_PAPER_KINDS, type ShownPaperKind } from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import type { OrderRow } from '../order-view.store.ts';
import type { OrderKey } from '../settled.store.ts';
import { requestHash } from './paper-link.ts';
import { type PaperRow, papersOfOrder } from './paper.store.ts';

interface Reader {
  readonly locale: Locale;
  /** What opens the order for a guest. */
  readonly linkToken: string | undefined;
}

/** [R2.050, R7.042] The papers of an order that are made, each with where it is read. Nothing before a parcel has left. */
export async function papersShown(
  deps: { readonly db: Queryable } & Pick<ServiceDeps, 'config'>,
  row: OrderRow,
  reader: Reader,
): Promise<readonly ShownPaper[]> {
  const key: OrderKey = { market: row.market, orderId: row.id };
  if (row.placedAt === null) return [];
  return (await papersOfOrder(deps.db, key)).flatMap((paper) => {
    const { madeAt, size } = paper;
    const kind = SHOWN_PAPER_KINDS.find((known) => known === paper.kind);
    if (kind === undefined || madeAt === null || size === null) return [];
    return [
      {
        kind,
        subjectId: paper.subjectId,
        ...(paper.returnNumber === null ? {} : { returnId: paper.returnNumber }),
        ...numberOf(paper),
        issuedAt: paper.issuedAt.toISOString(),
        size,
        url: urlOf(deps, { paper, kind }, reader),
      },
    ];
  });
}

function numberOf({ kind, entity, place }: PaperRow): Pick<ShownPaper, 'number'> {
  const isNumbered = kind === 'invoice' || kind === 'creditNote';
  return isNumbered && place !== null ? { number: paperNumber(kind, entity, place) } : {};
}

/** A customer's receipt has the call of R7.042; whatever a guest reads is opened by their link. */
function urlOf(
  deps: Pick<ServiceDeps, 'config'>,
  { paper: { id, subjectId }, kind }: { readonly paper: PaperRow; readonly kind: ShownPaperKind },
  { locale, linkToken }: Reader,
): string {
  if (kind === 'receipt' && linkToken === undefined) {
    const signedId = `${subjectId}_${requestHash(deps, subjectId)}`;
    return callUrl('getReceipt', {
      locale: locale.code,
      params: { signedId },
      query: { locale: locale.code },
    });
  }
  return callUrl('getPaper', { locale: locale.code, params: { id }, query: { token: linkToken } });
}
