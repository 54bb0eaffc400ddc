import { returnAddressOf } from '@vitrine/domain';
import type { PageScope } from '../../shared/server/page-scope.ts';

/** Where a market's parcels come back to, as the house's configuration `front/returns` says it; nothing where it cannot be read. */
export async function loadReturnAddress({ ask, locale }: PageScope): Promise<readonly string[]> {
  const config = await ask('getConfig', { params: { group: 'front', name: 'returns' } });
  return config.ok ? returnAddressOf(config.body, locale.market) : [];
}
