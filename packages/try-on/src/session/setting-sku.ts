import { isTryOnType, type TryOnType } from '@vitrine/domain/try-on';
import { TRY_ON_ERRORS } from '../init/check-init.ts';
import { accepted, refused, type Result } from '../result.ts';
import type { TryOnSessionEvent } from './session.ts';

/** [R8.027] The event that makes a SKU the current one; a SKU that does not say how it is tried on cannot be. */
export function settingSku({
  skuId,
  tryOnType,
}: {
  readonly skuId: string;
  readonly tryOnType: TryOnType | undefined;
}): Result<Extract<TryOnSessionEvent, { type: 'sku-chosen' }>, string> {
  return isTryOnType(tryOnType)
    ? accepted({ type: 'sku-chosen', skuId })
    : refused(TRY_ON_ERRORS.missingType(skuId));
}
