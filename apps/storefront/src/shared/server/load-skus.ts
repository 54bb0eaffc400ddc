import type { Sku } from '@vitrine/contracts';
import { type AskSkus, readSkus } from '../api/read-skus.ts';
import type { PageScope } from './page-scope.ts';

/**
 * [R3.003, R3.037] SKUs by id for the HTML; undefined in a navigation within the shop, where the browser asks for them.
 * [R7.194] Those that could not be had are left out, and the page is not kept.
 */
export async function loadSkus(
  scope: Pick<PageScope, 'ask' | 'isNavigation' | 'reportError' | 'setPartial'>,
  ids: readonly string[],
  precision?: 'low' | 'high',
): Promise<readonly Sku[] | undefined> {
  const { ask, isNavigation, reportError, setPartial } = scope;
  if (isNavigation) return undefined;
  const askOnce: AskSkus = async (params) => {
    const answer = await ask('getSkuList', { params: { ...params } }).catch(reportError);
    if (answer?.ok === true) return answer.body.skuList;
    setPartial();
    return [];
  };
  return readSkus(ids, { ask: askOnce, ...(precision && { precision }) });
}
