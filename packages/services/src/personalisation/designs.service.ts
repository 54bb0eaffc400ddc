import type { BodyOf, DesignBody } from '@vitrine/contracts';
import type { Queryable } from '@vitrine/database';
import {
  accepted,
  canonicalText,
  type Design,
  type DesignRefusal,
  designedPrice,
  type DesignWish,
  type LinePersonalisation,
  type Locale,
  makingDays,
  type PersonalisationOffer,
  readDesign,
  refused,
  type Result,
  type SkuId,
  skuUrl,
} from '@vitrine/domain';
import { toPrice } from '../catalog/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { moderate } from './moderation.ts';
import { findDesign, findFonts, findPiece, type PersoPiece, saveDesign } from './personalisation.store.ts';
import { toShownDesign } from './shown-design.ts';

type WishRefusal = DesignRefusal | { readonly code: 'letters_refused'; readonly about: string };
/** Random bytes of the id of a design [R2.024]. */
const ID_BYTES = 16;

interface Wished {
  readonly skuId: SkuId;
  readonly offer: PersonalisationOffer | undefined;
  readonly wish: DesignWish;
  readonly locale: Locale;
}

/**
 * [R1.007, R7.166] A wish as a line of the cart has it: checked against the offer, its words moderated, and kept under an
 * id that names its picture.
 */
export async function designOf(
  deps: ServiceDeps,
  db: Queryable,
  { skuId, offer, wish, locale }: Wished,
): Promise<Result<LinePersonalisation, WishRefusal>> {
  const fonts = await findFonts(
    db,
    (offer?.fonts ?? []).map(({ code }) => code),
  );
  const design = readDesign(offer, wish, fonts);
  if (!design.ok) return design;
  const text = design.value.letters?.text;
  // Outside of the caller's transaction, which a failure would end.
  const found = text === undefined ? 'clean' : await moderate(deps, text, locale);
  if (found === 'listed') return refused({ code: 'letters_refused', about: 'personalisation.text' });
  const designId = await saveDesign(db, {
    id: deps.random.bytes(ID_BYTES).toString('base64url'),
    skuId,
    design: design.value,
    key: canonicalText(design.value),
    now: deps.clock.now(),
  });
  const isUnmoderated = found === 'unmoderated';
  return accepted({ ...design.value, designId, ...(isUnmoderated ? { isUnmoderated } : {}) });
}

/** [R2.024] Keeps a design for who is given its address. */
export async function keepDesign(
  deps: ServiceDeps,
  { skuId, ...wish }: BodyOf<'saveDesign'>,
  locale: Locale,
): Promise<
  Result<
    { readonly configId: string },
    WishRefusal | { readonly code: 'unknown_sku'; readonly about: string }
  >
> {
  const piece = await findPiece(deps.db, skuId, locale);
  if (piece === undefined) return refused({ code: 'unknown_sku', about: skuId });
  const kept = await designOf(deps, deps.db, { skuId, offer: piece.options ?? undefined, wish, locale });
  return kept.ok ? accepted({ configId: kept.value.designId }) : kept;
}

/** A saved design with its piece. */
export interface FoundDesign {
  readonly piece: PersoPiece;
  readonly offer: PersonalisationOffer;
  readonly design: Design;
}

/** A design whose piece anybody may see, and on which the house still writes; undefined for every other. */
export async function openDesign(
  db: Queryable,
  configId: string,
  locale: Locale,
): Promise<FoundDesign | undefined> {
  const row = await findDesign(db, configId);
  if (row === undefined) return undefined;
  const piece = await findPiece(db, row.skuId, locale);
  const offer = piece?.options ?? undefined;
  return piece === undefined || offer === undefined ? undefined : { piece, offer, design: row.design };
}

/** [R2.024] A saved design, without a word about who made it. */
export function designBody(
  configId: string,
  { piece, offer, design }: FoundDesign,
  locale: Locale,
): DesignBody {
  const { skuId, productId, slug, name, media, currency } = piece;
  const configuration = { personalisation: design };
  const amount = designedPrice({ amount: piece.amount, offer, configuration }, locale.country);
  const price = toPrice({ amount, currency }, locale);
  const { width = 4, height = 5 } = media.find(({ view }) => view === offer.view) ?? {};
  return {
    configId,
    skuId,
    productId,
    name,
    url: skuUrl(locale.code, { id: productId, slug }, skuId),
    wish: { ...design.letters, ...(design.parts === undefined ? {} : { parts: { ...design.parts } }) },
    design: toShownDesign({ ...design, designId: configId }, offer, locale),
    ...(price === undefined ? {} : { price }),
    makingDays: makingDays(offer, design),
    picture: { width, height },
  };
}
