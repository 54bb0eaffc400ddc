import type { Address } from '@vitrine/contracts';
import type { AddressKind } from '@vitrine/domain';
import type { PageScope } from '../../../shared/server/page-scope.ts';

/** [R7.024, R7.036] What a signed-in customer keeps for parcels or bills; undefined for a guest. Without an answer the book is empty. */
export async function loadSavedAddresses(
  { ask, locale }: PageScope,
  type: AddressKind,
): Promise<readonly Address[] | undefined> {
  const context = await ask('getUserContext');
  if (!context.ok || !context.body.userIsLogged) return undefined;
  const book =
    type === 'billing'
      ? await ask('getAddresses', { params: { type } })
      : await ask('getAddressBook', { query: { locale: locale.code, filter: type } });
  return book.ok ? book.body.addresses : [];
}
