import { accepted, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import type { Session } from '../http/session.ts';
import { cartSamples } from './cart-samples.ts';
import { takeTurns } from '../http/take-turns.ts';
import { addItems, emptyCart, removeItems, repriceCart, setGift, setQuantity } from './cart.service.ts';
import { cartIdOf } from './cart.store.ts';
import { forgetLine, saveLine, takeSavedLine } from './saved-lines.service.ts';
import { showCart, showLightCart } from './show-cart.ts';

export {
  ageAccessOf,
  ageFacts,
  type AgeFacts,
  hasPendingOrder,
  openCart,
  type OpenCart,
} from './cart.store.ts';
export { cartPlace, type CartPlace } from './cart-place.store.ts';
export { adoptGuestCart, type AdoptedCarts } from './adopt-guest-cart.ts';
export { type CartToFill, fillFromOrder, takeOutOfCart } from './hand-over.ts';
export { returnToCart } from './return-to-cart.ts';
export { tellPrices } from './write-cart.store.ts';

/** Changes of one cart that may wait; a page never sends so many at once. */
const CHANGES_IN_LINE = 100;

/** [R7.099–R7.108] The cart; making an order of it is the checkout's. */
export function mountCart(mount: MountCall, deps: ServiceDeps): void {
  const mountChange = inTurn(mount);
  mount('getCart', async (call) => accepted(await showCart(deps, call)));
  mount('getCartSamples', async (call) => accepted(await cartSamples(deps, call)));
  mount('getTypedCart', async (call) =>
    accepted(await (call.params.type === 'light' ? showLightCart : showCart)(deps, call)),
  );
  mountChange('addToCart', async (call) => addItems(deps, call, call.body));
  mountChange('changeCartLine', async (call) =>
    setQuantity(deps, call, { lineId: call.params.commerceItemId, quantity: call.body.quantity }),
  );
  mountChange('removeCartLine', async (call) => removeItems(deps, call, [call.params.id]));
  mountChange('removeCartLines', async (call) => {
    const lineIds = call.body?.commerceItemIds ?? call.query.commerceItemIds;
    return lineIds === undefined ? emptyCart(deps, call) : removeItems(deps, call, lineIds);
  });
  mountChange('resetCart', async (call) => emptyCart(deps, call));
  mountChange('setGift', async (call) => setGift(deps, call, call.body));
  mountChange('saveCartLine', async (call) => saveLine(deps, call, call.body.commerceItemId));
  mountChange('takeSavedLine', async (call) => takeSavedLine(deps, call, call.params.id));
  mountChange('removeSavedLine', async (call) => forgetLine(deps, call, call.params.id));
  mountChange('repriceCart', async (call) => repriceCart(deps, call, call.body.dispatchCountry));
}

/**
 * Changes of one cart wait for each other here. In the database each would hold a connection while it waits for the cart's
 * row, and a burst of changes would leave no connection for other shoppers.
 */
function inTurn(mount: MountCall): MountCall {
  const turns = takeTurns(CHANGES_IN_LINE);
  return (name, handle) =>
    mount(name, async (call) => {
      const session: Session | undefined = call.session;
      const changed = await turns(session === undefined ? '' : cartIdOf(session), () => handle(call));
      return changed.ok ? changed.value : refused({ code: 'too_many_requests', retryAfterSeconds: 1 });
    });
}
