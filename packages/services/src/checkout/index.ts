import type { ShippingMethod } from '@vitrine/contracts';
import {
  accepted,
  BARE_DAYS,
  checkField,
  deliveryLabel,
  isRequired,
  type LeadDays,
  leadDaysOf,
  makingOf,
  PLAIN,
  refused,
} from '@vitrine/domain';
import { createLookUntil } from '@vitrine/database';
import { addressCountry } from '../addressbook/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { viewerValues } from '../http/session.ts';
import { findDraft, SETTLED, shippingMethodBody } from '../order/index.ts';
import { houseOffers } from '../setup/index.ts';
import { changeShippingAddress } from './change-address.service.ts';
import { commitOrder } from './commit-order.service.ts';
import { windowOf } from './delivery.ts';
import { parcelsOf } from './send-parcels.ts';
import { prepareOrder } from './prepare-order.service.ts';
import { setBillingAddress, shipToHome } from './ship-to-home.service.ts';
import { findOpenSku, methodsOf } from './shipping.store.ts';

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
  mount('commitOrder', async ({ session, header }) => {
    const idempotencyKey = header('Idempotency-Key');
    if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey)) {
      return refused({ code: 'bad_request', about: 'Idempotency-Key' });
    }
    return commitOrder({ ...deps, lookUntil }, { session, idempotencyKey });
  });
  mountDelivery(mount, deps);
}

function mountDelivery(mount: MountCall, deps: ServiceDeps): void {
  mount('getShippingMethods', async ({ session, locale }) => {
    const draft = await findDraft(deps.db, session, deps.clock.now());
    if (draft === undefined) return refused({ code: 'no_current_order' });
    const methods = await methodsOf(deps.db, draft.country);
    const place = { country: draft.country, now: deps.clock.now() };
    const offered = (making?: LeadDays): ShippingMethod[] =>
      methods.map((method) => {
        const { min: eddMin, max: eddMax } = windowOf(method, making, place);
        return shippingMethodBody({ ...method, eddMin, eddMax }, locale);
      });
    const planned = await parcelsOf(deps.db, draft);
    const parcels = planned.map(({ readiness, making, lineIds }) => ({
      readiness,
      itemIds: [...lineIds],
      shippingMethods: offered(making),
    }));
    return accepted({ shippingMethods: offered(planned[0]?.making), parcels });
  });
  mount('getLeadTime', async ({ session, locale }) => {
    const draft = await findDraft(deps.db, session, deps.clock.now());
    if (draft === undefined) return refused({ code: 'no_current_order' });
    const last = (await parcelsOf(deps.db, draft)).at(-1)?.making;
    const ways = (await methodsOf(deps.db, draft.country)).map((method) =>
      leadDaysOf({ min: method.leadDaysMin, max: method.leadDaysMax }, last),
    );
    const leadTime = Math.min(...ways.map(({ min }) => min));
    return accepted({ leadTime, label: leadTimeLabel(leadTime, locale.bcp47) });
  });
  mount('getDeliveryDate', async ({ params, query: { postalCode }, locale, session }) => {
    const now = deps.clock.now();
    const { addressRules: rules = {} } = (await addressCountry(deps.db, locale.country)) ?? {};
    if (postalCode !== undefined && checkField('postalCode', postalCode, rules) !== undefined)
      return refused({ code: 'bad_request', about: 'postalCode' });
    const [method] = await methodsOf(deps.db, locale.country);
    const sku = await findOpenSku(deps.db, params.id, viewerValues(session, now));
    if (method === undefined || sku === undefined) return refused({ code: 'not_found' });
    const making = makingOf({ isFluid: sku.isFluid, configuration: PLAIN });
    const window = windowOf(method, making, { country: locale.country, now, postalCode });
    return accepted({
      hasPostalCodes: isRequired('postalCode', rules),
      eddMinDate: window.min,
      eddMaxDate: window.max,
      label: deliveryLabel(method.texts[locale.language] ?? BARE_DAYS, window, locale.bcp47),
    });
  });
}

/** [R7.110] So many days as a language (BCP 47) writes them: '3 days', '3 jours', '3 أيام'. */
function leadTimeLabel(days: number, bcp47: string): string {
  return new Intl.NumberFormat(bcp47, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
}
