export { addProducts, aProduct, type CatalogueProduct } from './builders/a-product.ts';
export { aFakeClock, type FakeClock } from './clock/fake-clock.ts';
export { openTestDatabase, type TestDatabase } from './database/open-test-database.ts';
export { freePort } from './shop-process/free-port.ts';
export { stillRunning } from './shop-process/process-tree.ts';
export { type RunningShop, startShop, type StartOptions } from './shop-process/start-shop.ts';
export { type RunningShops, startShops } from './shop-process/start-shops.ts';
export { type SplitShop, startSplitShop } from './shop-process/start-split-shop.ts';
export { cardToken } from './payment/card-token.ts';
