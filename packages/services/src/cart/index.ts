import { accepted } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { addItems, emptyCart, removeItems, repriceCart, setQuantity } from './cart.service.ts';
import { showCart, showLightCart } from './show-cart.ts';

export { ageAccessOf, ageFacts, type AgeFacts, hasPendingOrder, openCart } from './cart.store.ts';
export { cartPlace, type CartPlace } from './cart-place.store.ts';
export { adoptGuestCart, type AdoptedCarts } from './adopt-guest-cart.ts';
export { returnToCart } from './return-to-cart.ts';

/** [R7.099–R7.108] The cart; making an order of it is the checkout's. */
export function mountCart(mount: MountCall, deps: ServiceDeps): void {
  mount('getCart', async (call) => accepted(await showCart(deps, call)));
  mount('getTypedCart', async (call) =>
    accepted(await (call.params.type === 'light' ? showLightCart : showCart)(deps, call)),
  );
  mount('addToCart', async (call) => addItems(deps, call, call.body));
  mount('changeCartLine', async (call) =>
    setQuantity(deps, call, { lineId: call.params.commerceItemId, quantity: call.body.quantity }),
  );
  mount('removeCartLine', async (call) => removeItems(deps, call, [call.params.id]));
  mount('removeCartLines', async (call) => {
    const lineIds = call.body?.commerceItemIds ?? call.query.commerceItemIds;
    return lineIds === undefined ? accepted(await emptyCart(deps, call)) : removeItems(deps, call, lineIds);
  });
  mount('resetCart', async (call) => accepted(await emptyCart(deps, call)));
  mount('repriceCart', async (call) => repriceCart(deps, call, call.body.dispatchCountry));
}
