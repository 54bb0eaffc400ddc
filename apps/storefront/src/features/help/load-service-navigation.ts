import type { ServiceNavigationBody } from '@vitrine/contracts';
import type { PageScope } from '../../shared/server/page-scope.ts';

/** [R7.081] The pages of the client service; undefined where the house wrote none: a page is whole without them. */
export async function loadServiceNavigation(
  scope: PageScope,
): Promise<ServiceNavigationBody['items'] | undefined> {
  const navigation = await scope.ask('getClientServiceNavigation');
  return navigation.ok ? navigation.body.items : undefined;
}
