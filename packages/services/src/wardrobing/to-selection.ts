import type { SelectedSku, SelectionBody, SelectionInList } from '@vitrine/contracts';
import { type Locale, readIn, SELECTION_PIECES_LIMIT } from '@vitrine/domain';
import { mainPicture, toPiece, toPrice } from '../catalog/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { type Session, viewerValues } from '../http/session.ts';
import { ownInteractions } from './interaction.store.ts';
import { piecesOf, type SelectionPieceRow, type SelectionRow, selectionsOf } from './selection.store.ts';

/** Pictures that stand for a selection in a list. */
const PICTURES = 4;

interface Reading {
  /** Undefined for who has no token: a selection says then what is the same for everybody. */
  readonly session: Session | undefined;
  readonly locale: Locale;
}

/** [R7.141] A selection with its pieces as they are now. */
export async function toSelection(
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  row: SelectionRow,
  { session, locale, withInteractions }: Reading & { readonly withInteractions: boolean },
): Promise<SelectionBody> {
  const viewer = session === undefined ? ([null, clock.now()] as const) : viewerValues(session, clock.now());
  const pieces = await piecesOf(db, [row.id], { most: SELECTION_PIECES_LIMIT, locale, viewer });
  const asksOwn = withInteractions && session !== undefined;
  return {
    id: row.id,
    sharing: toSharing(row, locale),
    interactions: asksOwn ? [...(await ownInteractions(db, row.id, session))] : [],
    skus: pieces.map((piece) => toSelectedSku(piece, locale)),
  };
}

/** [R7.142] A customer's list, the youngest first. */
export async function toSelections(
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  { session, locale }: { readonly session: Session; readonly locale: Locale },
): Promise<SelectionInList[]> {
  const rows = await selectionsOf(db, session);
  const viewer = viewerValues(session, clock.now());
  const ids = rows.map(({ id }) => id);
  const pieces = await piecesOf(db, ids, { most: PICTURES, locale, viewer });
  const bySelection = Map.groupBy(pieces, ({ selectionId }) => selectionId);
  return rows.map((row) => ({
    ...toSharing(row, locale),
    pieceCount: row.pieceCount,
    pictures: (bySelection.get(row.id) ?? []).map((piece) => ({
      identifier: piece.skuId,
      name: piece.name,
      mediaUrl: toPiece(piece, locale).mediaUrl,
      media: mainPicture(piece.media),
    })),
  }));
}

/** The agent is named to whom they chose for, and to nobody else who has the link. */
function toSharing(row: SelectionRow, { language }: Locale): SelectionBody['sharing'] {
  const { id, createdAt, isPublic, words, isOwn, isForReader, firstName, lastName, texts } = row;
  const isNamed = isForReader && firstName !== null && lastName !== null && texts !== null;
  return {
    id,
    createdAt: createdAt.toISOString(),
    isPublic,
    ...(words === null ? {} : { words }),
    ...(isNamed && {
      adviser: { firstName, lastName, store: readIn(texts, language).text.name },
    }),
    isOwn,
  };
}

function toSelectedSku(row: SelectionPieceRow, locale: Locale): SelectedSku {
  const { skuId, media, sellable, cscSellable, backInStock, free, tryOnType, tryOnEnabled, words } = row;
  return {
    identifier: skuId,
    ...toPiece(row, locale),
    media: mainPicture(media),
    price: toPrice(row, locale),
    sellable,
    cscSellable,
    backInStock,
    inStock: free > 0,
    tryOnType: tryOnType ?? undefined,
    tryOnEnabled,
    ...(words === null ? {} : { words }),
  };
}
