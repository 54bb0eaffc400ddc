import { createHash } from 'node:crypto';
import type { Queryable } from '@vitrine/database';
import { accepted, FALLBACK_LANGUAGE, type Locale, readDesign, refused } from '@vitrine/domain';
import { LRUCache } from 'lru-cache';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { limitConcurrency } from '../http/limit-concurrency.ts';
import { drawDesign } from './design-picture.ts';
import { type FoundDesign, openDesign } from './designs.service.ts';
import { findFonts, findPiece, type PersoPiece } from './personalisation.store.ts';

/** Pictures that were drawn, so that a piece that many look at is not drawn again. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** Pictures that may wait to be drawn. */
const DRAWINGS_IN_LINE = 40;
/** Pixels. */
const USUAL_WIDTH = 640;

/** [R2.023, R2.024] Pictures of designs. A house with other letters or colours starts the process anew, which forgets them. */
export function mountPictures(mount: MountCall, deps: ServiceDeps): void {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  // One after the other: drawing takes the processor, and pages come first.
  const inTurn = limitConcurrency({ atOnce: 1, waiting: DRAWINGS_IN_LINE });
  const send = async (key: string, found: FoundDesign, width: number) => {
    const drawn = await inTurn(async () => kept.get(key) ?? draw(deps, found, width));
    if (!drawn.ok) return refused({ code: 'too_many_requests', retryAfterSeconds: 1 });
    const bytes = drawn.value;
    if (bytes === undefined) return refused({ code: 'not_found' });
    kept.set(key, bytes);
    return accepted({ bytes, version: createHash('sha256').update(bytes).digest('base64url') });
  };
  mount('getDesignPicture', async ({ params: { configId }, query: { width = USUAL_WIDTH }, locale }) => {
    const found = await openDesign(deps.db, configId, locale);
    if (found === undefined) return refused({ code: 'not_found', about: 'configId' });
    return send(`${configId} ${width}`, found, width);
  });
  mount('getPartsPicture', async ({ params: { id }, query: { parts = {}, width = USUAL_WIDTH }, locale }) => {
    const piece = await findPiece(deps.db, id, locale);
    const offer = piece?.options ?? undefined;
    if (piece === undefined || offer === undefined || offer.parts.length === 0) {
      return refused({ code: 'not_found', about: id });
    }
    const read = readDesign(offer, { parts }, new Map());
    if (!read.ok) return refused({ code: 'personalisation_not_offered', about: read.refusal.about });
    return send(`${id} ${JSON.stringify(read.value)} ${width}`, { piece, offer, design: read.value }, width);
  });
}

/** A picture of a saved design; undefined where there is no such design any more. */
export async function drawSavedDesign(
  deps: DrawingDeps,
  { configId, locale, width }: { readonly configId: string; readonly locale: Locale; readonly width: number },
): Promise<Uint8Array | undefined> {
  const found = await openDesign(deps.db, configId, locale);
  return found && draw(deps, found, width);
}

type DrawingDeps = Pick<ServiceDeps, 'db' | 'readPicture' | 'readPartMask'>;

async function draw(deps: DrawingDeps, found: FoundDesign, width: number): Promise<Uint8Array | undefined> {
  const { piece, offer, design } = found;
  const code = design.letters?.font;
  const fonts = code === undefined ? undefined : await findFonts(deps.db, [code]);
  const shown = await pieceInPicture(deps.db, found);
  return drawDesign(deps, {
    productId: piece.productId,
    colourCode: shown.colourCode,
    picture: { look: shown.look, view: offer.view },
    offer,
    design,
    font: fonts?.get(code ?? ''),
    width,
  });
}

/** A piece that is made to order is drawn from the default one of its product, whose leather is light enough to be tinted. */
async function pieceInPicture(db: Queryable, { piece, offer }: FoundDesign): Promise<PersoPiece> {
  if (offer.parts.length === 0 || piece.defaultSkuId === null) return piece;
  return (await findPiece(db, piece.defaultSkuId, ANYWHERE)) ?? piece;
}

/** The words and prices of a picture are nobody's. */
const ANYWHERE = { language: FALLBACK_LANGUAGE, country: '' };
