import { refused } from '@vitrine/domain';
import { createLookUntil } from '@vitrine/database';
import { consentSubject } from '../consent/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { SETTLED } from '../order/index.ts';
import { houseOffers } from '../setup/index.ts';
import { changeShippingAddress } from './change-address.service.ts';
import { commitOrder } from './commit-order.service.ts';
import { mountCollection } from './collect-calls.ts';
import { mountDelivery } from './delivery-calls.ts';
import { loadOrder } from './load-order.service.ts';
import { prepareOrder } from './prepare-order.service.ts';
import { setBillingAddress, shipToHome } from './ship-to-home.service.ts';

/** What an Idempotency-Key may be: a uuid, or any other short name a client makes up. */
const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/u;

/** [R7.102, R7.110–R7.115, R7.129, R7.132] From the cart to the committed order. */
export function mountCheckout(mount: MountCall, deps: ServiceDeps): void {
  mount('prepareOrder', async (call) => {
    // Everybody who opens the checkout gets a draft; a guest orders by their e-mail address.
    const isByGuest = call.principal.kind === 'guest' && call.body?.email !== undefined;
    if (isByGuest && !(await houseOffers(deps, 'guestCheckout', call.locale)))
      return refused({ code: 'not_offered' });
    return prepareOrder(deps, call);
  });
  mount('shipToHome', (call) => shipToHome(deps, call));
  mount('changeShippingAddress', ({ params, body, ...call }) =>
    changeShippingAddress(deps, { ...call, orderId: params.id, address: body.shippingAddress }),
  );
  mount('setBillingAddress', (call) => setBillingAddress(deps, call));
  const lookUntil = createLookUntil(deps.db.pool, SETTLED);
  mount('commitOrder', async ({ session, header, principal, locale, body }) => {
    const idempotencyKey = header('Idempotency-Key');
    if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey)) {
      return refused({ code: 'bad_request', about: 'Idempotency-Key' });
    }
    const act = {
      context: 'checkout',
      locale,
      who: consentSubject(principal),
      said: body.consents.korea ?? [],
    } as const;
    return commitOrder({ ...deps, lookUntil }, { session, idempotencyKey, header, act });
  });
  mount('loadOrder', (call) => loadOrder(deps, call));
  mountDelivery(mount, deps);
  mountCollection(mount, deps);
}
