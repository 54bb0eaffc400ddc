import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { mountAvailability } from './availability.ts';
import { mountBackInStock } from './back-in-stock.ts';
import { mountGuides } from './guides.ts';
import { mountMenu } from './menu.ts';
import { mountProducts } from './products.ts';
import { mountSamples } from './samples.ts';
import { mountSkus } from './skus.ts';

export { noticeRestocked, sendBackInStockMail } from './back-in-stock.jobs.ts';
export { toAgecSheet } from './to-agec-sheet.ts';
export { toCard } from './to-card.ts';
export { toMedias } from './to-media.ts';
export { toBreadcrumb } from './to-product.ts';
export { unsubscribeRoutes } from './unsubscribe.routes.ts';

/** The catalogue: products, SKUs, prices, stock, and the menu. */
export function mountCatalog(mount: MountCall, deps: ServiceDeps): void {
  mountMenu(mount, deps);
  mountProducts(mount, deps);
  mountSkus(mount, deps);
  mountGuides(mount, deps);
  mountSamples(mount, deps);
  mountAvailability(mount, deps);
  mountBackInStock(mount, deps);
}
