import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { mountAccess } from './access.ts';
import { mountAvailability } from './availability.ts';
import { mountBackInStock } from './back-in-stock.ts';
import type { CardMemory } from './card-memory.ts';
import { mountGuides } from './guides.ts';
import { mountLooks } from './looks.ts';
import { mountMenu } from './menu.ts';
import { mountProducts } from './products.ts';
import { mountSamples } from './samples.ts';
import { mountSkus } from './skus.ts';

export { checkAccess, mayHaveOfSale } from './access.ts';
export { type CardMemory, createCardMemory } from './card-memory.ts';
export { noticeRestocked, sendBackInStockMail, sendBackInStockText } from './back-in-stock.jobs.ts';
export { isTextedFrom, readPhoneNumber } from './phone-number.ts';
export { toAgecSheet } from './to-agec-sheet.ts';
export { toCard } from './to-card.ts';
export { toLookName } from './to-look.ts';
export { mainMediaUrl, toMedias } from './to-media.ts';
export {
  linePrices,
  mainPicture,
  OFFER_FIELDS,
  type OfferRow,
  PIECE_FIELDS,
  type PieceRow,
  toOffer,
  toPart,
  toPiece,
} from './to-piece.ts';
export { findSamples } from './sample.store.ts';
export { toSample } from './samples.ts';
export { FREE, piecePrice, toPrice } from './to-price.ts';
export { toBreadcrumb } from './to-product.ts';
export { toSku } from './to-sku.ts';
export { unsubscribeRoutes } from './unsubscribe.routes.ts';

/** The catalogue: products, SKUs, prices, stock, and the menu. */
export function mountCatalog(mount: MountCall, deps: ServiceDeps, cards: CardMemory): void {
  mountMenu(mount, deps);
  mountProducts(mount, deps, cards);
  mountSkus(mount, deps);
  mountGuides(mount, deps);
  mountSamples(mount, deps);
  mountLooks(mount, deps);
  mountAccess(mount, deps);
  mountAvailability(mount, deps);
  mountBackInStock(mount, deps);
}
