import { accepted, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { addAddress, changeAddress, listAddresses } from './address-book.service.ts';
import { removeAddress } from './address-book.store.ts';

export { addressCountry } from './address-country.store.ts';
export { findAddress } from './address-book.store.ts';
export { keepDeliveryAddress, postedAddress } from './address-book.service.ts';
export { checkedAddress, type KeptAddress, orderAddress } from './checked-address.ts';

/** [R7.024, R7.036–R7.039] The addresses that customers keep. */
export function mountAddressBook(mount: MountCall, deps: ServiceDeps): void {
  mount('getAddresses', async ({ principal: { customerId }, locale, params }) =>
    accepted(await listAddresses(deps, { customerId, locale }, params.type)),
  );
  mount('getAddressBook', async ({ principal: { customerId }, locale, query }) =>
    accepted(await listAddresses(deps, { customerId, locale }, query.filter)),
  );
  mount('addAddress', async ({ principal: { customerId }, locale, body }) =>
    addAddress(deps, { customerId, locale }, body.postalAddress),
  );
  mount('changeAddress', async ({ principal: { customerId }, locale, params, body }) =>
    changeAddress(deps, { customerId, locale }, { id: params.id, changed: body.postalAddress }),
  );
  mount('removeAddress', async ({ principal: { customerId }, params }) =>
    (await removeAddress(deps.db, customerId, params.id))
      ? accepted(undefined)
      : refused({ code: 'not_found' }),
  );
}
