import { isTryOnType, type TryOnType } from '@vitrine/domain/try-on';
import { accepted, refused, type Result } from '@vitrine/domain/result';

/** [R8.023–R8.032] The messages of the try-on, letter by letter. */
export const TRY_ON_ERRORS = {
  initArguments: 'Either product or product id, and skuId are required to run the init method',
  containerId: 'containerId is not defined, please provide a container id',
  serverSide: "This method can't be used server side",
  unknownProduct: (productId: string) => `Unable to get the product ${productId}`,
  storeNotFound: 'app store not found',
  initializing: 'Error initializing TryOn',
  mounting: 'Error mounting component',
  notAVariation: 'The skuId is not present as a product variaton',
  skuWithoutType: 'The sku is missing tryOnType property',
} as const;

/** As much of a product as the try-on must know to be opened. */
export interface TryOnProduct {
  readonly id: string;
  readonly variations: readonly { readonly skuId: string; readonly tryOnType?: string | undefined }[];
}

export interface InitArguments<Product> {
  /** The product itself, or its id. */
  readonly product?: Product | string | undefined;
  readonly skuId?: string | undefined;
  readonly containerId?: string | undefined;
}

/** Arguments of which none is missing. */
export interface CompleteArguments<Product> {
  readonly product: Product | string;
  readonly skuId: string;
  readonly containerId: string;
}

/** [R5.007, R8.023, R8.024] What the engine's init wants: the product is looked at before the container. */
export function checkInit<Product>(
  given: InitArguments<Product>,
): Result<CompleteArguments<Product>, typeof TRY_ON_ERRORS.initArguments | typeof TRY_ON_ERRORS.containerId> {
  const { product, skuId, containerId } = given;
  if (!product || !skuId) return refused(TRY_ON_ERRORS.initArguments);
  if (!containerId) return refused(TRY_ON_ERRORS.containerId);
  return accepted({ product, skuId, containerId });
}

/** [R5.008, R8.031, R8.032] The SKU must be one of the product's and must say how it is tried on. */
export function tryOnSku(
  product: TryOnProduct,
  skuId: string,
): Result<
  { readonly skuId: string; readonly tryOnType: TryOnType },
  typeof TRY_ON_ERRORS.notAVariation | typeof TRY_ON_ERRORS.skuWithoutType
> {
  const sku = product.variations.find((variation) => variation.skuId === skuId);
  if (!sku) return refused(TRY_ON_ERRORS.notAVariation);
  const { tryOnType } = sku;
  return isTryOnType(tryOnType) ? accepted({ skuId, tryOnType }) : refused(TRY_ON_ERRORS.skuWithoutType);
}
