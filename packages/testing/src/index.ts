export { onServer } from './database/template-database.ts';
export {
  CAMERA_ALLOWED,
  cameraShowing,
  startChromium,
  startChromiumThatKeepsPages,
  startChromiumWithoutGraphics,
} from './browser/index.ts';
export { addProducts, aProduct, type CatalogueProduct } from './builders/a-product.ts';
export { aFakeClock, type FakeClock } from './clock/fake-clock.ts';
export { openReleasedDatabase, type ReleasedDatabase } from './database/open-released-database.ts';
export { openTestDatabase, type TestDatabase } from './database/open-test-database.ts';
export { layTestHouse } from './house/lay-test-house.ts';
export { PERMANENT } from './large-house/large-categories.ts';
export { makeLargeHouse, type LargeHouseWish } from './large-house/make-large-house.ts';
export { freePort } from './shop-process/free-port.ts';
export { launch, type Launched } from './shop-process/launch.ts';
export { stillRunning } from './shop-process/process-tree.ts';
export { type RunningShops, startShops } from './shop-process/start-shops.ts';
export { type ShopOnServer, startShopOnServer } from './shop-process/start-on-server.ts';
export {
  enterableFolder,
  type RunningShop,
  startShop,
  type StartOptions,
} from './shop-process/start-shop.ts';
export { type SplitShop, startSplitShop } from './shop-process/start-split-shop.ts';
export { cardToken } from './payment/card-token.ts';
export { emptyBags } from './shopper/empty-bags.ts';
export { newAgent } from './shopper/new-agent.ts';
export { closeSaleRoom, openSaleRoom } from './shopper/sale-room.ts';
export { newShopper, shopperWith, type TestShopper } from './shopper/new-shopper.ts';
export { ADDRESS_IN_NEW_YORK, purchaseSteps, readyToCommit } from './shopper/ready-to-commit.ts';
