import type { InfoStaticProductBody, PersoDetails, ProductResponse, Sku } from '@vitrine/contracts';
import { type RowsBeside, rowsBeside } from '../cards/rows-beside.ts';
import { loadSkus } from './load-skus.ts';
import type { PageScope } from './page-scope.ts';

/** What a product page shows beside the product, and can do without. */
export interface BesideProduct {
  /** What is inside the SKU; undefined where it is no bundle, or where the browser is to ask for it. */
  readonly bundle: readonly Sku[] | undefined;
  readonly thelook: ProductResponse['thelook'];
  readonly rows: RowsBeside;
  readonly info: Partial<InfoStaticProductBody>;
  /** [R3.006] What can be written on the SKU; the page that makes a design reads the offer. */
  readonly persoDetails: Partial<Omit<PersoDetails, 'offer'>>;
}

type Asking = Pick<PageScope, 'ask' | 'isNavigation' | 'reportError' | 'setPartial'>;

/** [R7.057, R7.060, R7.062, R7.076, R7.193] Every part by itself: one that is refused or fails is left out alone. */
export async function loadBesideProduct(
  scope: Asking,
  response: ProductResponse,
  sku: Sku,
): Promise<BesideProduct> {
  const { ask } = scope;
  const { identifier: id } = response.product;
  const [bundle, thelook, recommended, push, info, perso] = await Promise.all([
    loadBundle(scope, sku),
    loadLook(scope, response, sku),
    bodyOf(scope, ask('getRecommended', { params: { id: sku.identifier } })),
    bodyOf(scope, ask('getProductPush', { params: { id } })),
    bodyOf(scope, ask('getInfoStaticProduct')),
    bodyOf(scope, ask('getPersoDetails', { params: { id: sku.identifier } })),
  ]);
  const { offer: _, ...persoDetails } = perso ?? {};
  return {
    bundle,
    thelook,
    rows: rowsBeside({
      worn: response.relatedProducts,
      similar: response.similarProducts,
      pushed: push?.products ?? [],
      recommended: recommended?.items ?? [],
    }),
    info: info ?? {},
    persoDetails,
  };
}

/** What a call answers; undefined where it refuses or fails. A page that lacks what failed is not kept. */
async function bodyOf<Body>(
  { reportError, setPartial }: Pick<Asking, 'reportError' | 'setPartial'>,
  asked: Promise<
    { readonly ok: true; readonly body: Body } | { readonly ok: false; readonly status: number }
  >,
): Promise<Body | undefined> {
  try {
    const answer = await asked;
    if (answer.ok) return answer.body;
    if (answer.status >= 500) setPartial();
    return undefined;
  } catch (error) {
    reportError(error);
    setPartial();
    return undefined;
  }
}

/** [R3.003, R9.036] What is inside a bundle, for the HTML; a navigation within the shop asks for it in the browser. */
async function loadBundle(scope: Asking, { bundleSkuIds }: Sku): Promise<readonly Sku[] | undefined> {
  return bundleSkuIds.length === 0 ? undefined : loadSkus(scope, bundleSkuIds, 'high');
}

/** [R7.059] The looks of a product, as long as the call for the first of them answers; {} without any. */
async function loadLook(
  scope: Asking,
  { thelook, product }: ProductResponse,
  shown: Sku,
): Promise<ProductResponse['thelook']> {
  const worn = new Set(thelook.looks?.flatMap(({ skuIds }) => skuIds));
  const id = [shown, ...product.skus].find(({ identifier }) => worn.has(identifier))?.identifier;
  if (id === undefined) return {};
  const answered = await bodyOf(scope, scope.ask('getLook', { params: { id } }));
  return answered === undefined ? {} : thelook;
}
